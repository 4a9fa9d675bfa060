import type { CardRecord } from "@chainwright/card-ir";
import type { DeckEntries } from "@chainwright/formats";
import { type Part, withCopies } from "./draft.ts";

/** A card that is being dragged: from a part of the deck, or from what was found. */
export interface HeldCard {
  readonly record: CardRecord;
  readonly from?: Part;
}

/** Where it may be let go: a part, or beside the deck. */
export interface Target {
  readonly to: Part | "out";
}

/** Whether a card may go there: to the part that its kind belongs to or the Side Deck, and from the deck out of it. */
export const mayMove = ({ from }: HeldCard, { to }: Target, home: Part): boolean =>
  to === "out" ? from !== undefined : to !== from && (to === home || to === "side");

/** The deck after one copy was moved. */
export function moved(deck: DeckEntries, { record, from }: HeldCard, { to }: Target): DeckEntries {
  const { name, passcode } = record;
  const entry = { name: name.en, ...(passcode === undefined ? {} : { passcode }) };
  const without = from === undefined ? deck : withCopies(deck, from, entry, -1);
  return to === "out" ? without : withCopies(without, to, entry, 1);
}
