import { isReference, type NounPhrase, type Trait } from "@chainwright/card-ir";
import type { Scope } from "./scope.ts";

/** What says only where cards are, or which of those that are there. */
const TELLS_NOTHING: ReadonlySet<Trait["trait"]> = new Set([
  "in",
  "from",
  "face",
  "set",
  "random",
  "other",
  "one-of",
  "controlled",
  "possessed",
]);

/** Whether words say of what kind the cards are that they mean: "1 Spell", and not "1 card". */
export function saysWhatKind(what: NounPhrase, scope: Scope): boolean {
  if (isReference(what))
    return (
      what.ref === "this-card" || (what.slot !== undefined && scope.described.has(scope.slotOf(what.slot)))
    );
  const { one, each, both, own = [], where, except } = what;
  if (except !== undefined) return true;
  return [{ ...what, traits: [...what.traits, ...where, ...own] }, one, each, both].every(
    (branch) =>
      branch === undefined ||
      branch.noun !== "card" ||
      [...branch.traits, ...(branch.own ?? [])].some((trait) =>
        trait.trait === "one-of" ? saysWhatKind(trait.group, scope) : !TELLS_NOTHING.has(trait.trait),
      ),
  );
}
