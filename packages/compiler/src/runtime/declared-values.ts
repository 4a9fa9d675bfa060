import type { Duel } from "@chainwright/engine/board";
import { SLOT_DECLARED } from "@chainwright/engine/history";
import type { EffectContext } from "@chainwright/engine/program";
import { DECLARABLE, type Declared, type Word } from "../words/declared-words.ts";
import { recordedNumber } from "./recorded-numbers.ts";

/** The number of what was declared for an effect, else 0; of what lasts, the one that is kept with it. */
export const numberDeclared = (duel: Duel, context: EffectContext, property: Declared): number =>
  context.declared || recordedNumber(duel, context, SLOT_DECLARED[property]);

/** The Type, Attribute or card type that was declared for an effect, or none. */
export const wordDeclared = (duel: Duel, context: EffectContext, property: Word): string | undefined =>
  DECLARABLE[property][numberDeclared(duel, context, property) - 1];
