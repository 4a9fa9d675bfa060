import { type Clause, isReference, type Reference, type Step } from "@chainwright/card-ir";
import type { Check } from "@chainwright/engine/board";
import { atLeast, slotsIn } from "@chainwright/engine/program";
import { no } from "@chainwright/engine/state";
import { fillsDeck } from "../nouns/illegal-choices.ts";
import type { Part } from "../steps/effect-part.ts";
import { mayBring } from "../steps/feasibility.ts";
import { placesIn } from "../words/places-said.ts";

/** What has to be there before anything is done, for a clause that is done later. */

/** Cards that a player draws afterwards have to be in the Deck already, unless something is put back there before. */
export const mustBeDrawn = ({ step, optional, condition }: Clause, before: readonly Clause[]): boolean =>
  step.verb === "draw" &&
  (step.player ?? "you") === "you" &&
  typeof step.count === "number" &&
  optional !== true &&
  condition === undefined &&
  !before.some(({ step }) => fillsDeck(step));

/** "… and if you do, equip this card to that monster": for this card there has to be a zone already. */
export const mustBeEquipped = ({ step, join, optional, condition }: Clause): boolean =>
  step.verb === "equip" &&
  join === "and-if-you-do" &&
  optional !== true &&
  condition === undefined &&
  isReference(step.what) &&
  step.what.ref === "this-card" &&
  isReference(step.to);

/** Verbs that take cards from where nobody plays them. */
export const FETCHING: ReadonlySet<string> = new Set(["special-summon", "move", "banish", "set"]);

/** Places from which they are taken, and which are no part of the field. */
const KEPT_APART: ReadonlySet<string> = new Set([
  ...["deck", "extra-deck", "face-up-extra-deck"],
  ...["hand", "graveyard", "banished"],
]);

/**
 * "…, and if you do, add 1 “X” from your Deck to your hand", "…, then Special Summon 1 monster from your GY": it has to be there
 * already, where nothing comes there before, and nothing that is asked of it is settled before, but by what is done `first`.
 */
export function mustBeThere(
  { step, optional, condition }: Clause,
  before: readonly Clause[],
  first?: string,
): boolean {
  if (step.verb === "or-if") return mustBeThere({ step: step.then }, before, first);
  if (step.verb === "summon-afterwards")
    return optional !== true && condition === undefined && step.way !== "normal" && step.way !== "tribute";
  if (!FETCHING.has(step.verb) || !("what" in step) || optional === true || condition !== undefined)
    return false;
  if (isReference(step.what))
    return step.verb === "special-summon" && isItself(step) && !before.some(({ step: one }) => isItself(one));
  if (step.what.quantity.kind !== "exactly" && step.what.quantity.kind !== "up-to") return false;
  const places = placesIn(step.what).flatMap(({ names }) => names);
  const asked = slotsIn(step.what);
  return (
    places.length > 0 &&
    places.every((name) => KEPT_APART.has(name)) &&
    !before.some(
      (one) =>
        (!isItself(one.step) && places.some((name) => mayBring(one.step, name))) ||
        (one.step.slot !== first && asked.includes(slotOf(one.step))),
    )
  );
}

/** "Tribute it, and if you do, Special Summon 1 monster whose Level is 2 higher": something has to fit what that is done to. */
export function isMatched([first, ...others]: readonly Clause[]): boolean {
  if (first === undefined || first.optional === true) return false;
  const { slot } = first.step;
  return (
    slot !== undefined &&
    others.some(
      (clause, i) =>
        "what" in clause.step &&
        slotsIn(clause.step.what).includes(slot) &&
        mustBeThere(clause, [first, ...others.slice(0, i)], slot),
    )
  );
}

/** Whether this card itself is brought to where a step takes its cards from. */
export const bringsItself = (step: Step, before: readonly Clause[]): boolean =>
  "what" in step &&
  !isReference(step.what) &&
  placesIn(step.what).some(({ names }) =>
    before.some((one) => isItself(one.step) && names.some((name) => mayBring(one.step, name))),
  );

/** Whether the card of the effect is one that the step takes, wherever it lies now. */
export function itselfFits(part: Part, step: Step): Check | null {
  if (!("what" in step) || isReference(step.what)) return null;
  const where = step.what.where.filter(({ trait }) => trait !== "from" && trait !== "in");
  const cards = part.scope.noun({ ...step.what, where });
  return (duel, context) => cards.test(duel, context, context.card);
}

/** Whether a step does something to the card of the effect. */
export const isItself = (step: Step): boolean =>
  "what" in step && isReference(step.what) && step.what.ref === "this-card";

/** "…, and if you do, Special Summon this card from your hand." */
export const comesItself = ({ step, optional, condition }: Clause): boolean =>
  step.verb === "special-summon" && isItself(step) && optional !== true && condition === undefined;

/** Verbs that do something to a monster that stays where it is. */
export const IN_PLACE: ReadonlySet<string> = new Set([
  ...["change-stat", "change-attribute", "change-type", "change-name", "change-position", "place-counter"],
  ...["more-attacks", "attack-directly", "pierce", "unaffected"],
]);

/** "You can Tribute 1 monster; this card gains 500 ATK": it is not paid with this card. */
export function mustStay(part: Part, step: Step): void {
  if (!("what" in step)) return;
  part.scope.needed.push(part.scope.noun(step.what));
  part.check(
    (duel, context, why) =>
      context.leaving?.includes(context.card) !== true ||
      !no(why, duel.law.wouldDoNothing, context.card, context.effect),
  );
}

const slotOf = (step: Step): string => step.slot ?? "";

/** Whether there is anything to do for a step: what its words point at is there, and its checks hold. */
export function canBeDone(part: Part, step: Step, checks: readonly Check[]): Check {
  const pointed = "what" in step && isReference(step.what) ? part.scope.noun(alone(step.what)) : null;
  return (duel, context) =>
    checks.every((check) => check(duel, context, null)) &&
    (pointed === null || atLeast(pointed, 1, duel, context));
}

/** The card that is meant, without those that are chosen along with it. */
const alone = ({ and, ...one }: Reference): Reference =>
  and === undefined || isReference(and) ? { ...one, ...(and === undefined ? {} : { and }) } : one;
