import type { Card } from "@chainwright/card-ir";
import type { Routine, Schema } from "@chainwright/kernel";
import type { Question } from "../state/question.ts";
import type { GameTexts } from "./card-texts.ts";
import type { GameCards } from "./cards-now.ts";
import type { GameEffects } from "./effects.ts";
import type { GameMoves } from "./moves.ts";
import type { GamePlacement } from "./placement.ts";
import type { GameSummons } from "./summons.ts";
import type { GameZones } from "./zones.ts";

/** What the engine asks of a game: its zones, words and numbers. Nothing here depends on a date. */
export interface Game<D>
  extends GameZones,
    GamePlacement<D>,
    GameMoves<D>,
    GameCards<D>,
    GameSummons<D>,
    GameEffects<D>,
    GameTexts<D> {
  readonly id: Card["game"];
  readonly schema: Schema;
  /** The names of the parts of its phases, by number; for reports. */
  readonly steps: readonly string[];
  readonly routines: readonly Routine<D>[];
  readonly questions: readonly Question<D>[];
}
