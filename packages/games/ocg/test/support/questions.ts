import type { Duel } from "@chainwright/engine/board";
import { type Action, NOW } from "@chainwright/engine/state";

type Frame = Parameters<Duel["jump"]>[0];

/** Everything that the open question takes into consideration, legal or not. */
export function candidates(duel: Duel): Action[] {
  const { state } = duel;
  const question = [...duel.game.questions, ...duel.catalogue.questions][state.read(NOW.question) - 1];
  const found: Action[] = [];
  question?.candidates(duel, state.read(NOW.askedFrame) as Frame, state.read(NOW.asked), (one) => {
    found.push(one);
  });
  return found;
}
