import type { EventPattern } from "@chainwright/card-ir";
import type { TriggerCondition } from "@chainwright/engine/board";
import type { TriggerOptions } from "@chainwright/engine/program";
import type { Scope } from "../scope/scope.ts";
import { compileWords, NotCarriedOut } from "../words/not-carried-out.ts";
import { type Events, type OccasionMaker, occasionMaker } from "./event-helpers.ts";
import { changeEvents } from "./events-of-changes.ts";
import { moveEvents } from "./events-of-moves.ts";
import { summonAndBattleEvents } from "./events-of-summons-and-battles.ts";

export const compileEvent = (
  pattern: EventPattern,
  word: "when" | "if",
  waiting: TriggerOptions,
  scope: Scope,
): TriggerCondition => compileWords(pattern, () => occasionOf(pattern, occasionMaker(word, waiting, scope)));

const EVENTS: Events = { ...moveEvents, ...summonAndBattleEvents, ...changeEvents };

function occasionOf(pattern: EventPattern, maker: OccasionMaker): TriggerCondition {
  const compile = EVENTS[pattern.event];
  if (compile === undefined) throw new NotCarriedOut(`the event "${pattern.event}"`);
  return compile(pattern as never, maker);
}
