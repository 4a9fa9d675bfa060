import { isReference, type NounPhrase, type Reference } from "@chainwright/card-ir";

/** Words that mean one certain card: that of the effect itself, or the one on which it was left. */

/** The card on which what waits for the event was left. */
export const BOUND_CARD = { ref: "it", slot: "bound" } as const satisfies Reference;

/** This card, by itself or along with others. */
export const meansThisCard = (subject: NounPhrase): boolean =>
  isReference(subject) && (subject.ref === "this-card" || subject.slot === "this-card");

/** … and no other card along with it. */
export const isThisCardAlone = (what: NounPhrase | undefined): boolean =>
  what !== undefined && meansThisCard(what) && !("and" in what);
