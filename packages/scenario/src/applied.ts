import type { EffectKind } from "@chainwright/card-ir";
import { dependsOnActivation, lastingAfter, type PastUse, type Room } from "@chainwright/engine";
import {
  type CompiledEffect,
  type Duel,
  holderOf,
  setTurnBit,
  TURN,
  turnBit,
} from "@chainwright/engine/board";
import { addLingering, type NewLingering } from "@chainwright/engine/history";
import { type Action, CARD, type CardId, PASS, type Player } from "@chainwright/engine/state";
import type { FileProblem } from "@chainwright/explain";
import { canDecline, cardsNamed, optionFor, parseReference } from "./actions.ts";
import { type AppliedSource, didYouMean, nearestOf } from "./source.ts";

/** Effects that were used before a position was reached, and what they left behind that still applies. */

/** Effects that are never used by themselves. */
const UNUSED: ReadonlySet<EffectKind> = new Set([
  "continuous",
  "duty",
  "each-time",
  "payment",
  "procedure",
  "replacement",
]);

/** What is wrong with a part of a file, but for its place. */
type Fault = Omit<FileProblem, "line" | "column">;

/** Notes that a card used an effect this turn. */
export function noteUse(duel: Duel, room: Room, player: Player, card: CardId, effect: CompiledEffect): void {
  setTurnBit(duel, card, TURN.used, effect.choiceGroup);
  setTurnBit(duel, card, TURN.activated, effect.index);
  setTurnBit(duel, card, TURN.resolved, effect.index);
  room.countUse?.(duel, player, card, effect);
}

/** Puts in force what a player's effect has left behind. Returns what is wrong, if anything. */
export function applyPast(duel: Duel, room: Room, player: Player, said: AppliedSource): Fault | undefined {
  const { card: name, target = [], choose = [] } = said;
  for (const one of [name, ...target]) if (named(duel, player, one).length === 0) return notThere(duel, one);
  const targets = target.map((one) => named(duel, player, one));
  const copies = copiesUsed(duel, named(duel, player, name));
  const meant = copies.flatMap((card) => usable(duel, card, said.effect).map((effect) => ({ card, effect })));
  if (said.effect !== undefined && meant.length === 0)
    return { told: { key: "file.no-effect", values: { card: name, effect: said.effect } } };
  for (const { card, effect } of meant) {
    if (dependsOnActivation(effect)) continue;
    const { left, unasked } = use(duel, { card, effect, player, targets }, choose);
    if (left.length === 0) continue;
    const [pick] = unasked;
    if (pick !== undefined) return { told: { key: "file.not-asked", values: { card: name, name: pick } } };
    for (const force of left) addLingering(duel, force);
    // What is said to be used of the card itself is this use.
    if (!turnBit(duel, card, TURN.activated, effect.index)) noteUse(duel, room, player, card, effect);
    return undefined;
  }
  if (meant.some(({ effect }) => dependsOnActivation(effect)))
    return { told: { key: "file.hangs-on-more", values: { card: name } } };
  return {
    told: { key: "file.left-nothing", values: { card: name } },
    ...whichTargets(duel, player, copies),
  };
}

/** The cards that a name can mean, those of the player first. */
function named(duel: Duel, player: Player, name: string): readonly CardId[] {
  const cards = cardsNamed(duel, parseReference(name));
  const isOwn = (card: CardId): boolean => holderOf(duel, card) === player;
  return [...cards.filter(isOwn), ...cards.filter((card) => !isOwn(card))];
}

/** A copy that was used is likelier one that lies open. */
function copiesUsed({ state, game }: Duel, cards: readonly CardId[]): readonly CardId[] {
  const isHidden = (card: CardId): boolean =>
    [game.zone.hand, game.zone.deck].includes(state.get(CARD.zone, card));
  return [...cards.filter((card) => !isHidden(card)), ...cards.filter(isHidden)];
}

/** The effects of a card that are used, or the one that is meant of them, counted from 1. */
const usable = (duel: Duel, card: CardId, number: number | undefined): readonly CompiledEffect[] =>
  duel
    .definition(duel.state.get(CARD.def, card))
    .effects.filter(({ kind, index }) => !UNUSED.has(kind) && (number === undefined || number === index + 1));

/** What an effect has left behind, and what was to be chosen for it although nothing asked. */
function use(
  duel: Duel,
  past: Omit<PastUse, "answer">,
  choose: readonly string[],
): { readonly left: readonly NewLingering[]; readonly unasked: readonly string[] } {
  const unasked = [...choose];
  const answer: PastUse["answer"] = (aside, open) => {
    for (const [i, pick] of unasked.entries()) {
      const option = optionFor(aside, open, pick);
      if (option === undefined) continue;
      unasked.splice(i, 1);
      return option;
    }
    return canDecline(open) ? PASS : (open.options[0] as Action);
  };
  return { left: lastingAfter(duel, { ...past, answer }), unasked };
}

const nameOf = (duel: Duel, card: CardId): string =>
  duel.definition(duel.state.get(CARD.def, card)).card.name.en;

const allCards = (duel: Duel): CardId[] =>
  Array.from({ length: Math.max(0, duel.state.count(CARD) - 1) }, (_, i) => (i + 1) as CardId);

function notThere(duel: Duel, name: string): Fault {
  const near = nearestOf(name, [...new Set(allCards(duel).map((card) => nameOf(duel, card)))]);
  return {
    told: { key: "file.not-there", values: { name } },
    ...didYouMean(near === undefined ? [] : [near]),
  };
}

/** The cards that an effect of one of these could have targeted so that something applies to them. */
function whichTargets(duel: Duel, player: Player, cards: readonly CardId[]): Pick<FileProblem, "hint"> {
  const couldTarget = (one: CardId): boolean =>
    cards.some((card) =>
      usable(duel, card, undefined).some(
        (effect) => use(duel, { card, effect, player, targets: [[one]] }, []).left.length > 0,
      ),
    );
  return didYouMean([
    ...new Set(
      allCards(duel)
        .filter(couldTarget)
        .map((card) => nameOf(duel, card)),
    ),
  ]);
}
