import { isReference, type NounPhrase, type Step } from "@chainwright/card-ir";
import type { CardSet } from "@chainwright/engine/board";
import type { Scope } from "../scope/scope.ts";

/** What an effect would do to which cards, for those that answer it: "when an effect that would destroy … is activated". */

export interface AnnouncedAction {
  readonly verb: string;
  /** Null where it cannot be told which. */
  readonly cards: CardSet | null;
  /** The card whose activation it negates: a Spell or Trap that is being activated is no card "on the field". */
  readonly negated: boolean;
}

/** What a step acts on, as far as it can be told before it is done. */
export function announcedActions(step: Step, negates: boolean, scope: Scope): readonly AnnouncedAction[] {
  if (!("what" in step)) return [];
  const what: NounPhrase = step.what;
  if (isReference(what) && what.and !== undefined) {
    const { and, ...one } = what;
    return [one, and].flatMap((part) => announcedActions({ ...step, what: part } as Step, negates, scope));
  }
  const negated = negates && isReference(what) && what.slot === "answered";
  if (!SPECIAL_SUMMONS.has(step.verb)) return [{ verb: step.verb, cards: scope.noun(what), negated }];
  // What is still to be chosen may lie where nobody sees it: the words alone tell what would be Summoned.
  const cards = isReference(what) ? scope.noun(what) : null;
  return [{ verb: "special-summon", cards, negated }];
}

/** Kinds of Special Summon. */
const SPECIAL_SUMMONS: ReadonlySet<string> = new Set(["special-summon", "fusion-summon", "ritual-summon"]);
