import { hasPrinted } from "@chainwright/engine/applying";
import { type Duel, definitionOf, eachInPile } from "@chainwright/engine/board";
import { attach, move } from "@chainwright/engine/changes";
import { attackerOf, attackTargetOf } from "@chainwright/engine/history";
import { effectContext } from "@chainwright/engine/program";
import {
  BATTLE,
  BY_RULE,
  byRule,
  CARD,
  type CardId,
  EVENT,
  EVENT_LOG,
  type EventId,
  FACE,
  LINGERING,
  type LingeringId,
  MANNER,
  type Player,
  POSITION,
  TRACE,
} from "@chainwright/engine/state";
import { dmLaw } from "./cited-rules.ts";
import { ZONE } from "./zones.ts";

/** The creatures of a player on which an evolution creature can be put. */
export function evolutionBases(duel: Duel, player: Player, card: CardId): CardId[] {
  const { keywordParameters } = definitionOf(duel, card);
  const what = (keywordParameters.get("evolution") ?? keywordParameters.get("star-evolution"))?.what ?? null;
  const found: CardId[] = [];
  eachInPile(duel, player, ZONE.battle, (base) => {
    if (what?.test(duel, effectContext(card, 0, player), base) === true) found.push(base);
  });
  return found;
}

export function evolve(duel: Duel, card: CardId, base: CardId): void {
  const { state } = duel;
  const stamp = state.get(CARD.stamp, card);
  if (attackerOf(duel) === base) {
    state.write(BATTLE.attacker, card);
    state.write(BATTLE.attackerStamp, stamp);
  } else if (attackTargetOf(duel) === base) {
    state.write(BATTLE.target, card);
    state.write(BATTLE.targetStamp, stamp);
  }
  for (let row = 0, n = state.count(LINGERING); row < n; row++) {
    const lingering = row as LingeringId;
    if (state.get(LINGERING.card, lingering) !== base) continue;
    if (state.get(LINGERING.stamp, lingering) !== state.get(CARD.stamp, base)) continue;
    state.set(LINGERING.card, lingering, card);
    state.set(LINGERING.stamp, lingering, stamp);
  }
  for (const lower of under(duel, base)) state.set(CARD.host, lower, card);
  // It is the same creature, and has been there since that one has.
  const since = state.get(CARD.since, base);
  state.set(CARD.since, card, since);
  attach(duel, base, card, byRule(state.get(CARD.controller, card)));
  duel.point(TRACE.alsoBy, dmLaw(duel).evolution);
  state.set(CARD.since, base, since);
}

/** The cards under a creature. */
function under(duel: Duel, card: CardId): CardId[] {
  const found: CardId[] = [];
  eachInPile(duel, duel.state.get(CARD.owner, card), ZONE.under, (lower) => {
    if (duel.state.get(CARD.host, lower) === card) found.push(lower);
  });
  return found;
}

/** What lay under a creature goes where it went; under a star evolution it stays, and is the creature again. */
export function moveCardsUnder(duel: Duel, card: CardId): void {
  const { state } = duel;
  const zone = state.get(CARD.zone, card);
  const lower = under(duel, card);
  const top = lower.at(-1);
  if (top === undefined) return;
  const law = dmLaw(duel);
  const cause = { ...BY_RULE, card };
  if (!hasPrinted(duel, card, "star-evolution")) {
    for (const one of lower) {
      move(duel, one, { zone }, MANNER.put, cause);
      duel.point(TRACE.alsoBy, law.pileMoves);
    }
    return;
  }
  const since = state.get(CARD.since, top);
  const player = state.get(CARD.owner, top);
  const position = positionBefore(duel, card);
  move(duel, top, { zone: ZONE.battle, player, face: FACE.up, position }, MANNER.placed, cause);
  duel.point(TRACE.alsoBy, law.starEvolution);
  state.set(CARD.since, top, since);
  for (const one of lower) if (one !== top) state.set(CARD.host, one, top);
}

/** How a card lay before it moved just now. */
function positionBefore({ state }: Duel, card: CardId): number {
  for (let row = (state.count(EVENT_LOG) - 1) as EventId; row >= 0; row--) {
    const moved = state.get(EVENT_LOG.kind, row) === EVENT.moved && state.get(EVENT_LOG.card, row) === card;
    if (moved) return state.get(EVENT_LOG.position, row);
  }
  return POSITION.attack;
}
