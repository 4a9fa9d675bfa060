import type { Card } from "@chainwright/card-ir";

export const DECK_PARTS = ["main", "extra", "side"] as const;
export type DeckPart = (typeof DECK_PARTS)[number];

/** How many cards of a group some parts of a deck may have together. */
export interface DeckLimit {
  readonly rules: readonly number[];
  readonly parts: readonly DeckPart[];
  /** What counts together, in English; a card without a group is not limited. */
  groupOf(card: Card): string | undefined;
  most(card: Card): number;
}

/** What a deck has to be as of some day. */
export interface DeckRules {
  /** The smallest and the greatest number of cards of each part. */
  readonly sizes: Readonly<
    Record<DeckPart, { readonly rules: readonly number[]; readonly least: number; readonly most: number }>
  >;
  readonly limits: readonly DeckLimit[];
  /** Whether a card belongs in the Extra Deck, whatever a game calls it, and never in the Main Deck. */
  isExtra(card: Card): boolean;
}

/** What is wrong with a deck: a part is too small or too large, or one card of it, by its place there, is too many. */
export type DeckFault = { readonly rules: readonly number[]; readonly part: DeckPart } & (
  | { readonly kind: "size" }
  | { readonly kind: "limit"; readonly at: number; readonly limit: DeckLimit }
);

/** Everything that the rules say against a deck; nothing where it may be played. */
export function deckFaults(rules: DeckRules, deck: Readonly<Record<DeckPart, readonly Card[]>>): DeckFault[] {
  const faults: DeckFault[] = [];
  for (const part of DECK_PARTS) {
    const size = rules.sizes[part];
    const { length } = deck[part];
    if (length < size.least || length > size.most) faults.push({ kind: "size", rules: size.rules, part });
  }
  for (const limit of rules.limits) {
    const counts = new Map<string, number>();
    for (const part of limit.parts) {
      for (const [at, card] of deck[part].entries()) {
        const group = limit.groupOf(card);
        if (group === undefined) continue;
        const count = (counts.get(group) ?? 0) + 1;
        counts.set(group, count);
        // Said once, of the first that is too many.
        if (count === limit.most(card) + 1)
          faults.push({ kind: "limit", rules: limit.rules, part, at, limit });
      }
    }
  }
  return faults;
}

/** The usual limit: so many copies of a card in the whole deck. */
export const copiesOfACard = (most: number, rules: readonly number[]): DeckLimit => ({
  rules,
  parts: DECK_PARTS,
  groupOf: (card) => card.name.en,
  most: () => most,
});
