import { type Answered, answer, loadDuel, options, saveDuel, view } from "@chainwright/engine";
import { resample } from "@chainwright/engine/applying";
import { type Duel, holderOf } from "@chainwright/engine/board";
import { type Action, NOW, type Player } from "@chainwright/engine/state";
import { numbers } from "@chainwright/kernel";
import { ROOMS } from "./position.ts";
import { withoutUnrelated } from "./unrelated.ts";

/**
 * Ways of running the same scenario that must not make a difference. Each one answers like the plain run and
 * throws where the engine breaks a promise.
 */
export const MODES = ["plain", "undo", "fork", "save", "hidden", "silent", "unrelated"] as const;
export type Mode = (typeof MODES)[number];

/** A run that behaved differently in one of the modes. */
export class ModeError extends Error {}

/** Answers in a mode. May replace the duel's state by an equal one. */
export function answerIn(mode: Mode, duel: Duel, choice: Action): Answered {
  switch (mode) {
    case "plain":
      return answer(duel, choice);
    case "silent": {
      const { trace } = duel;
      duel.trace = null;
      const answered = answer(duel, choice);
      duel.trace = trace;
      return answered;
    }
    case "undo":
      return answerAndUndo(duel, choice);
    case "fork":
      return answerForked(duel, choice);
    case "save":
      duel.state.copyFrom(loadDuel(ROOMS[duel.game.id], duel.rules, duel.catalogue, saveDuel(duel)).state);
      return answer(duel, choice);
    case "hidden":
      hiddenCardsDontMatter(duel);
      return answer(duel, choice);
    case "unrelated": {
      const { difference } = withoutUnrelated(duel, choice);
      if (difference !== undefined) throw new ModeError(`unrelated cards make a difference: ${difference}`);
      return answer(duel, choice);
    }
  }
}

function silently<T>(duel: Duel, act: () => T): T {
  const { trace } = duel;
  duel.trace = null;
  try {
    return act();
  } finally {
    duel.trace = trace;
  }
}

/** Answer, undo, compare, answer again. */
function answerAndUndo(duel: Duel, choice: Action): Answered {
  duel.state.startJournal();
  const before = duel.state.fork();
  const { mark } = duel.state;
  silently(duel, () => answer(duel, choice));
  const after = duel.state.fork();
  duel.state.undoTo(mark);
  if (!duel.state.equals(before)) throw new ModeError("undo did not bring the state back");
  const answered = answer(duel, choice);
  if (!duel.state.equals(after)) throw new ModeError("the same answer led to another state after undo");
  return answered;
}

/** A fork that gets the same answer must become the same state, and must not touch the original. */
function answerForked(duel: Duel, choice: Action): Answered {
  const before = duel.state.fork();
  const fork = duel.fork();
  answer(fork, choice);
  if (!duel.state.equals(before)) throw new ModeError("a fork changed the original");
  const answered = answer(duel, choice);
  if (!duel.state.equals(fork.state)) throw new ModeError("the fork became another state");
  return answered;
}

/** What the asked player sees and may do must not depend on cards that they do not know. */
function hiddenCardsDontMatter(duel: Duel): void {
  const player = duel.state.read(NOW.asked);
  const resampled = duel.fork();
  // By the state, so that a failure repeats. What one may do with one's own deck may hang on what is in it.
  resample(resampled, player, numbers(duel.state.hash()), (card) => holderOf(duel, card) === player);
  compare(duel, resampled, player);
}

function compare(duel: Duel, resampled: Duel, player: Player): void {
  const seen = JSON.stringify(view(duel, player));
  if (seen !== JSON.stringify(view(resampled, player)))
    throw new ModeError("a view shows what its player may not know");
  const [mine, others]: [Action[], Action[]] = [[], []];
  mine.length = options(duel, mine);
  others.length = options(resampled, others);
  if (mine.join() !== others.join())
    throw new ModeError("a player's options tell what the opponent's hidden cards are");
}
