import { type Condition, isReference, type Place, type Trait } from "@chainwright/card-ir";
import type { Check, Duel } from "@chainwright/engine/board";
import { eachRecord } from "@chainwright/engine/history";
import { type EffectContext, means } from "@chainwright/engine/program";
import {
  CARD,
  type CardId,
  EVENT,
  EVENT_LOG,
  type EventId,
  FACE,
  NO_CARD,
  type Player,
  POSITION,
  RECORD,
  WAY,
} from "@chainwright/engine/state";
import { onlyZones } from "../nouns/face-up-places.ts";
import { cameFrom } from "../occasions/moves-of-events.ts";
import type { Scope } from "../scope/scope.ts";
import { NotCarriedOut } from "../words/not-carried-out.ts";

/** "If you destroyed a Fusion Monster by this effect": what the effect itself has done, to cards as they were then. */

/** "If you destroyed a Fusion Monster by this effect": of what was done, one at least is so, or as many as are said. */
export function didSo(
  { verb, what, to, position }: Extract<Condition, { kind: "this-way" }>,
  slot: number,
  scope: Scope,
): Check {
  const wanted =
    what && !isReference(what)
      ? { ...what, traits: what.traits.filter(staysTrue), where: what.where.filter(staysTrue) }
      : what;
  if (wanted === undefined) throw new NotCarriedOut("something done to nothing");
  const cards = scope.noun(wanted);
  const maximum = what !== undefined && !isReference(what) ? what.where.find(isMaximum) : undefined;
  const face = what !== undefined && !isReference(what) ? what.traits.find(isFace)?.face : undefined;
  const whose = what !== undefined && !isReference(what) ? what.where.find(isControlled)?.by : undefined;
  const from = what !== undefined && !isReference(what) ? what.where.find(isFrom)?.place : undefined;
  onlyZones(from);
  const exactly = what !== undefined && !isReference(what) && what.quantity.kind === "exactly";
  return (duel, context) => {
    let n = 0;
    eachRecord(duel, context.link, slot, (row, card) => {
      const { state } = duel;
      // A target is one, whatever is done to it.
      if (card === NO_CARD || (verb !== "target" && state.get(RECORD.done, row) === 0)) return;
      if (face !== undefined && !layBefore(duel, context, card, FACE[face])) return;
      if (whose !== undefined && !means(whose, context.player, controllerBefore(duel, context, card))) return;
      if (from !== undefined && !wasIn(duel, context, card, from)) return;
      if (to !== undefined && (duel.zonesOf(to) & (1 << state.get(CARD.zone, card))) === 0) return;
      if (position !== undefined && state.get(CARD.position, card) !== POSITION[position]) return;
      const wasMaximum = (state.get(RECORD.way, row) & WAY.maximum) !== 0;
      if (maximum !== undefined && wasMaximum === (maximum.not === true)) return;
      if (cards.test(duel, context, card)) n++;
    });
    return exactly ? n === cards.min : n >= Math.max(1, cards.min);
  };
}

/** Where a card was, and how it lay, is not so any more when it has been moved. */
const staysTrue = (one: Trait): boolean =>
  one.trait !== "in" && one.trait !== "from" && !isControlled(one) && !isFace(one) && !isMaximum(one);

const isControlled = (one: Trait): one is Extract<Trait, { trait: "controlled" }> =>
  one.trait === "controlled";

const isFrom = (one: Trait): one is Extract<Trait, { trait: "from" }> => one.trait === "from";

const isFace = (one: Trait): one is Extract<Trait, { trait: "face" }> => one.trait === "face";

/** "If you destroyed a face-up monster": how it lay when the effect moved it. */
function layBefore(duel: Duel, { link }: EffectContext, card: CardId, face: number): boolean {
  const move = moveOf(duel, card, link);
  return move !== null && duel.state.get(EVENT_LOG.face, move) === face;
}

/** "If you destroyed a monster you control": whose it was when the effect moved it; if it did not, whose it is. */
function controllerBefore(duel: Duel, { link }: EffectContext, card: CardId): Player {
  const move = moveOf(duel, card, link);
  return move === null ? duel.state.get(CARD.controller, card) : duel.state.get(EVENT_LOG.controller, move);
}

/** "If you Special Summoned a monster from your GY": where it was when the effect moved or Summoned it. */
function wasIn(duel: Duel, context: EffectContext, card: CardId, from: Place): boolean {
  const move = moveOf(duel, card, context.link, MOVES | (1 << EVENT.summoned));
  return move !== null && cameFrom(duel, context, move, from);
}

const MOVES = 1 << EVENT.moved;

/** The last move of a card by what resolves. */
function moveOf({ state }: Duel, card: CardId, link: number, kinds = MOVES): EventId | null {
  for (let row = state.count(EVENT_LOG) - 1; row >= 0; row--) {
    const event = row as EventId;
    const isMove = (kinds & (1 << state.get(EVENT_LOG.kind, event))) !== 0;
    if (isMove && state.get(EVENT_LOG.link, event) === link && state.get(EVENT_LOG.card, event) === card)
      return event;
  }
  return null;
}

/** What it was then is in the record. */
const isMaximum = (one: Trait): one is Extract<Trait, { trait: "maximum-mode" }> =>
  one.trait === "maximum-mode";
