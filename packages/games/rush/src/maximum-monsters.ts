import { summonForbiddenBy } from "@chainwright/engine/applying";
import { type Definition, type Duel, definitionOf, eachInPile, isInHand } from "@chainwright/engine/board";
import { attach, move } from "@chainwright/engine/changes";
import { addLingering, nextMoment } from "@chainwright/engine/history";
import {
  ACT,
  type Action,
  action,
  allowed,
  BY_RULE,
  CARD,
  CAUSE,
  type CardId,
  FRAME,
  LINGERING_KIND,
  MANNER,
  NO_CARD,
  NO_LINK,
  no,
  type Player,
  POSITION,
  STAT,
  TRACE,
  UNTIL,
  WAY,
  type Why,
} from "@chainwright/engine/state";
import { comeIntoPlay } from "@chainwright/engine/summons";
import type { FrameId } from "@chainwright/kernel";
import { rushLaw } from "./cited-rules.ts";
import { rushRoutines } from "./registry.ts";
import { ZONE } from "./zones.ts";

/** The zone of the middle part; the others lie on its left and right. */
const MIDDLE = 1;

const partsOf = ({ summonRules }: Definition): readonly string[] =>
  summonRules.find(({ rule }) => rule === "maximum")?.names ?? [];

export const isInMaximumMode = (duel: Duel, card: CardId): boolean =>
  (duel.state.get(CARD.way, card) & WAY.maximum) !== 0;

/** A card of this name in a player's hand, or none. */
function inHand(duel: Duel, player: Player, name: string): CardId {
  let found = NO_CARD;
  eachInPile(duel, player, ZONE.hand, (card) => {
    if (definitionOf(duel, card).card.name.en === name) found = card;
  });
  return found;
}

/** Offers every Maximum Summon whose middle part is in the hand. */
export function offerMaximumSummons(duel: Duel, player: Player, offer: (action: Action) => void): void {
  eachInPile(duel, player, ZONE.hand, (card) => {
    if (partsOf(definitionOf(duel, card)).length > 0) offer(action(ACT.special, card));
  });
}

/** Its original ATK is another as long as it stays. */
export function becomeOriginalAtk(duel: Duel, card: CardId, value: number): void {
  const change = { kind: LINGERING_KIND.originalBecome, what: STAT.atk, value, until: UNTIL.leaves };
  addLingering(duel, { ...change, card, source: card, effect: 0 });
}

/** Whether a player can Maximum Summon: the three parts are in the hand. Their other monsters make room by leaving. */
export function checkMaximumSummon(duel: Duel, player: Player, card: CardId, why: Why | null): boolean {
  const { law } = duel;
  if (!isInHand(duel, player, card) && no(why, law.wrongPlace, card)) return false;
  const parts = partsOf(definitionOf(duel, card));
  const forbidding = summonForbiddenBy(duel, card, player, WAY.special);
  if (forbidding !== NO_CARD && no(why, law.forbidden, forbidding)) return false;
  const complete = parts.length > 0 && parts.every((name) => inHand(duel, player, name) !== NO_CARD);
  if (!complete && no(why, rushLaw(duel).noParts, card)) return false;
  return allowed(why);
}

/**
 * A Maximum Summon: all monsters of the player are sent to the Graveyard, then the three parts come as one monster over
 * all three zones. The middle part is that monster; the others lie under it, where their effects are used from.
 */
export const maximumSummon = rushRoutines.define("maximum summon", ["card", "player"], {
  makeRoom(duel, frame) {
    const { cause, player } = of(duel, frame);
    eachInPile(duel, player, ZONE.monster, (card) => {
      move(duel, card, { zone: ZONE.graveyard }, MANNER.sent, cause);
    });
    nextMoment(duel);
  },
  summon(duel, frame) {
    const { card, cause, player } = of(duel, frame);
    const { state } = duel;
    const definition = definitionOf(duel, card);
    const parts = partsOf(definition).map((name) => inHand(duel, player, name));
    const way = WAY.special | WAY.maximum | WAY.proper;
    if (!comeIntoPlay(duel, card, player, POSITION.attack, way, cause, ZONE.hand, 1 << MIDDLE)) return;
    duel.point(TRACE.alsoBy, rushLaw(duel).maximumSummon);
    for (const part of parts) {
      attach(duel, part, card, cause);
      state.set(CARD.way, part, WAY.maximum);
    }
    becomeOriginalAtk(duel, card, definition.card.facts.maximumAtk ?? definition.atk);
  },
});

function of(duel: Duel, frame: FrameId) {
  const card = duel.state.get(FRAME.r0, frame) as CardId;
  const player = duel.state.get(FRAME.r1, frame) as Player;
  return { card, player, cause: { why: CAUSE.rule | CAUSE.summon, agent: player, link: NO_LINK } };
}

/** A monster in Maximum Mode that has left the field takes its other parts along, wherever it went. */
export function takePartsAlong(duel: Duel, card: CardId): void {
  const { state } = duel;
  for (const player of [0, 1] as const) {
    eachInPile(duel, player, ZONE.material, (part) => {
      if (state.get(CARD.host, part) !== card) return;
      const zone = state.get(CARD.zone, card);
      move(duel, part, { zone }, state.get(CARD.manner, card), BY_RULE);
      duel.point(TRACE.alsoBy, rushLaw(duel).maximumLeaves);
    });
  }
}
