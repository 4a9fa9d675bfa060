import type { Duel } from "@chainwright/engine/board";
import { CARD, type CardId, engineSchema, type Player } from "@chainwright/engine/state";
import { int, Schema } from "@chainwright/kernel";

export type WaitingId = number & { readonly __waiting: true };

export const dmSchema = new Schema("duel masters", engineSchema);

/** What only Duel Masters has to remember. */
export const DM = dmSchema.single({
  /** 1: something else than its declaration decided whom the attack meets, so that it is no attack on the player. */
  retargeted: int(),
  /** 1: the attack was declared on a creature. */
  onCreature: int(),
  /** Counts what came to wait: which of several abilities of one card is meant. */
  abilitiesTriggered: int(),
});

export const DM_PLAYER = dmSchema.table<Player>()("dm player", 2, {
  /** How many creatures this player has put into the battle zone this turn without paying for them. */
  putFree: int(),
  /** How many cards this player has used this turn. */
  used: int(),
});

/** What waits to be used: triggered abilities, and shield triggers. */
export const WAITING = dmSchema.table<WaitingId>()("waiting", 24, {
  /** One of `WAITS`. */
  kind: int(),
  card: int<CardId>(),
  stamp: int(),
  effect: int(),
  player: int<Player>(),
  /** The cards that its event was about, with the stamps that they had then. */
  subject: int<CardId>(),
  subjectStamp: int(),
  other: int<CardId>(),
});

/** Lets a card wait to be used, as it is now. */
export function letWait({ state }: Duel, kind: number, card: CardId, player: Player): WaitingId {
  const row = state.add(WAITING);
  state.set(WAITING.kind, row, kind);
  state.set(WAITING.card, row, card);
  state.set(WAITING.stamp, row, state.get(CARD.stamp, card));
  state.set(WAITING.player, row, player);
  return row;
}

/** Whether a card waits in one of these ways. */
export function isWaiting({ state }: Duel, card: CardId, kinds: readonly number[]): boolean {
  for (let row = 0 as WaitingId; row < state.count(WAITING); row++)
    if (state.get(WAITING.card, row) === card && kinds.includes(state.get(WAITING.kind, row))) return true;
  return false;
}

/** What waits: shield triggers come before everything else. */
export const WAITS = {
  ability: 0,
  shieldTrigger: 1,
  invasion: 2,
  gStrike: 3,
  ninjaStrike: 4,
  /** What a Ninja Strike has summoned goes under the deck at the end of the turn. */
  ninjaLeaves: 5,
} as const;
