import type { Duel } from "@chainwright/engine/board";
import type { EffectContext } from "@chainwright/engine/program";
import { NOW, opponentOf } from "@chainwright/engine/state";
import type { Part } from "./effect-part.ts";

/** Steps that both players do. */

type Seen = (duel: Duel, context: EffectContext) => EffectContext;

/** The turn player is the first of both. */
const TURNS: readonly Seen[] = [
  (duel, context) => ({ ...context, player: duel.state.read(NOW.turnPlayer), user: context.player }),
  (duel, context) => ({
    ...context,
    player: opponentOf(duel.state.read(NOW.turnPlayer)),
    user: context.player,
  }),
];

/** Compiles steps twice: as the turn player does them, and as the other one does, for whom "you" are they. */
export function forEachPlayer<T>(part: Part, compile: () => T): readonly T[] {
  const { seenBy } = part;
  const compiled = TURNS.map((seen) => {
    part.seenBy = seen;
    return compile();
  });
  part.seenBy = seenBy;
  return compiled;
}
