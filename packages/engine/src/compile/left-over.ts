import { isReference, type NounPhrase, type Step } from "@chainwright/card-ir";
import { compileNoun } from "./nouns.ts";
import { mayBring, type Outcome, placesIn } from "./outcomes.ts";
import { paidCards } from "./paid-together.ts";
import type { Slots } from "./slots.ts";

/** The places of which words speak: where they name none, the field. */
function placesOf(what: NounPhrase): readonly string[] {
  const places = placesIn(what).flatMap(({ names }) => names);
  return places.length > 0 ? places : ["field"];
}

/** Verbs that do something to a monster that stays where it is. */
const IN_PLACE: ReadonlySet<string> = new Set([
  ...["change-stat", "change-attribute", "change-type", "change-name", "change-position", "place-counter"],
  ...["more-attacks", "attack-directly", "pierce", "unaffected"],
]);

/** "You can Tribute 1 monster; all monsters you control gain 500 ATK": what is paid with has to leave some to which that is done. */
export function mustBeLeft(step: Step, slots: Slots): readonly Outcome[] {
  if (!("what" in step)) return [];
  const what = step.what as NounPhrase;
  if (isReference(what) && (what.ref !== "this-card" || !IN_PLACE.has(step.verb))) return [];
  const places = placesOf(what);
  if (slots.cost.some((one) => places.some((place) => mayBring(one.step, place)))) return [];
  const cards = compileNoun(what, slots);
  if (cards.settled && !isReference(what)) return [];
  const overlaps = (paid: NounPhrase): boolean =>
    isReference(paid) || placesOf(paid).some((place) => places.includes(place));
  return [...slots.payments]
    .filter(([slot, { said }]) => slots.taken.has(slot) && overlaps(said))
    .map(([dependsOn]) => ({
      dependsOn,
      does(duel, using) {
        const paid = paidCards(using) ?? [];
        let left = 0;
        cards.each(duel, using, (card) => void (paid.includes(card) || left++));
        return left >= Math.max(1, cards.min);
      },
    }));
}
