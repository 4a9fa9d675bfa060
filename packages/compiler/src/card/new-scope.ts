import type { Group } from "@chainwright/card-ir";
import type { CardSet } from "@chainwright/engine/board";
import { compileTrait } from "../nouns/compile-trait.ts";
import { compileGroup, compileNoun } from "../nouns/noun-phrases.ts";
import { compileOccasion } from "../occasions/compile-trigger.ts";
import { type PhraseCompilers, Scope } from "../scope/scope.ts";
import { compileValue } from "../values/compile-value.ts";

const PHRASES: PhraseCompilers = {
  noun: compileNoun,
  group: compileGroup,
  trait: compileTrait,
  value: compileValue,
  occasion: (event, options, scope) => compileOccasion({ kind: "event", word: "if", event }, options, scope),
};

/** A scope in which nothing has been said yet. `first`: the number of its first slot. */
export const newScope = (first?: number): Scope => new Scope(PHRASES, first);

/** What a Summon takes, in words that refer to nothing else. */
export const compileMaterial = (group: Group): CardSet => newScope().material(group);
