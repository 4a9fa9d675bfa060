import {
  breakLoop,
  CARD,
  type CardId,
  type Duel,
  NO_CARD,
  PENDING,
  PLAYER,
  pileCount,
  someTouched,
  TURN,
  turnBit,
} from "@chainwright/engine";
import type { FrameId, Register } from "@chainwright/kernel";
import { ZONE } from "./zones.ts";

/**
 * Chains of nothing but mandatory triggers, each of which brings the next about: nobody can stop that. Where it goes on
 * without an end of the Duel coming nearer, it is an endless change; that is looked at only after many of them.
 */

/** So many chains in a row lie between two looks. */
const SPAN = 16;

/** Of the routine that makes the chains: how many there were in a row, and what was left to the players at the last look. */
interface Registers {
  readonly forced: Register;
  readonly lp0: Register;
  readonly lp1: Register;
  readonly deck0: Register;
  readonly deck1: Register;
}

/** One more chain has been built; `forced`: nobody chose anything of it. */
export function countChain(duel: Duel, frame: FrameId, reg: Registers, forced: boolean): void {
  duel.state.set(reg.forced, frame, forced ? duel.state.get(reg.forced, frame) + 1 : 0);
}

/** Ends what would go on without end, and says whether it had to: what waits to be activated is dropped then. */
export function endEndlessChains(duel: Duel, frame: FrameId, reg: Registers): boolean {
  const { state } = duel;
  const count = state.get(reg.forced, frame);
  if (count === 0 || count % SPAN !== 0) return false;
  const left = [
    [reg.lp0, state.get(PLAYER.lp, 0)],
    [reg.lp1, state.get(PLAYER.lp, 1)],
    [reg.deck0, pileCount(duel, 0, ZONE.deck)],
    [reg.deck1, pileCount(duel, 1, ZONE.deck)],
  ] as const;
  const endComesNearer = left.some(([register, now]) => now < state.get(register, frame));
  for (const [register, now] of left) state.set(register, frame, now);
  if (count === SPAN || endComesNearer) return false;
  breakLoop(duel, { cards: forcedThisTurn(duel), source: NO_CARD });
  state.truncate(PENDING, 0);
  state.set(reg.forced, frame, 0);
  return true;
}

/** The cards with mandatory triggers that were activated this turn. */
function forcedThisTurn(duel: Duel): readonly CardId[] {
  const cards: CardId[] = [];
  someTouched(duel, (card) => {
    const { effects } = duel.definition(duel.state.get(CARD.def, card));
    const isForced = effects.some(
      ({ kind, optional, index }) =>
        kind === "trigger" && !optional && turnBit(duel, card, TURN.activated, index),
    );
    if (isForced) cards.push(card);
    return false;
  });
  return cards;
}
