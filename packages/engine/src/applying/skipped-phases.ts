import type { PhaseName } from "@chainwright/card-ir";
import type { Duel } from "../board/duel.ts";
import { addLingering, someLingeringOn } from "../history/lingering-effects.ts";
import { PHASES } from "../program/phase-words.ts";
import { type CardId, LINGERING, type LingeringId, NO_CARD, NOW } from "../state/schema.ts";
import { LINGERING_KIND, type Player, UNTIL } from "../state/vocabulary.ts";

/**
 * Whether effects make a player skip the phase that would come now. "Your next 2 Draw Phases" are the same two for each
 * effect that says so: one skip of every one of them is used up by it.
 */
export function takeSkip(duel: Duel, player: Player, phase: PhaseName): boolean {
  const { state } = duel;
  let skipped = false;
  someLingeringOn(duel, LINGERING_KIND.skipPhase, NO_CARD, (lingering) => {
    if (
      state.get(LINGERING.player, lingering) === player &&
      PHASES[state.get(LINGERING.what, lingering)] === phase
    ) {
      skipped = true;
      state.set(LINGERING.value, lingering, state.get(LINGERING.value, lingering) - 1);
    }
    return false;
  });
  if (skipped)
    state.retain<LingeringId>(
      LINGERING,
      (lingering) =>
        state.get(LINGERING.kind, lingering) !== LINGERING_KIND.skipPhase ||
        state.get(LINGERING.value, lingering) > 0,
    );
  return skipped;
}

const NOT_THIS_TURN = 1;

/** A player skips the Battle Phase of their next turn: that of this one is not meant. */
export function skipNextTurnsBattle(duel: Duel, player: Player, source: CardId, effect: number): void {
  const own = duel.state.read(NOW.turnPlayer) === player;
  const until = own ? UNTIL.endOfSecondTurn : UNTIL.endOfNextTurn;
  addLingering(duel, {
    kind: LINGERING_KIND.noBattlePhase,
    player,
    source,
    effect,
    value: NOT_THIS_TURN,
    until,
  });
}

const BEFORE_BATTLE: readonly PhaseName[] = ["draw", "standby", "main1"];

/** Whether a player's monsters may still attack this turn: it is theirs, and its Battle Phase is not over. */
export const mayStillAttack = (duel: Duel, player: Player): boolean =>
  duel.state.read(NOW.turnPlayer) === player &&
  [...BEFORE_BATTLE, "battle" as const].some((phase) => duel.rules.isMoment(duel, phase));

/** A player skips their next Battle Phase: that of this turn, if it can still come; there is none in the first turn. */
export function skipNextBattle(duel: Duel, player: Player, source: CardId, effect: number): void {
  const { state } = duel;
  const isAhead =
    state.read(NOW.turnPlayer) === player &&
    state.read(NOW.turn) > 1 &&
    BEFORE_BATTLE.some((phase) => duel.rules.isMoment(duel, phase));
  if (!isAhead) skipNextTurnsBattle(duel, player, source, effect);
  else
    addLingering(duel, {
      kind: LINGERING_KIND.noBattlePhase,
      player,
      source,
      effect,
      until: UNTIL.endOfTurn,
    });
}

/** The card whose effect keeps a player from conducting a Battle Phase, or none. */
export function battlePhaseForbiddenBy(duel: Duel, player: Player): CardId {
  const { state } = duel;
  let source = NO_CARD;
  someLingeringOn(duel, LINGERING_KIND.noBattlePhase, NO_CARD, (lingering) => {
    const later =
      state.get(LINGERING.value, lingering) === NOT_THIS_TURN &&
      state.get(LINGERING.turn, lingering) === state.read(NOW.turn);
    if (state.get(LINGERING.player, lingering) === player && !later)
      source = state.get(LINGERING.source, lingering);
    return source !== NO_CARD;
  });
  return source;
}

/** Whether an effect makes a player go without their normal draw. */
export const givesUpDraw = (duel: Duel, player: Player): boolean =>
  someLingeringOn(
    duel,
    LINGERING_KIND.noNormalDraw,
    NO_CARD,
    (lingering) => duel.state.get(LINGERING.player, lingering) === player,
  );
