import type { Using } from "@chainwright/engine/program";
import { type Duel, NOW, opponentOf } from "@chainwright/engine/state";
import type { Part } from "./effect-part.ts";

/** Steps that both players do. */

type Seen = (duel: Duel, using: Using) => Using;

/** The turn player is the first of both. */
const TURNS: readonly Seen[] = [
  (duel, using) => ({ ...using, player: duel.state.read(NOW.turnPlayer), user: using.player }),
  (duel, using) => ({ ...using, player: opponentOf(duel.state.read(NOW.turnPlayer)), user: using.player }),
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
