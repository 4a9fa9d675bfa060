import type { Card } from "@chainwright/card-ir";
import { copiesOfACard, DECK_PARTS, type DeckRules } from "@chainwright/engine/game";
import { RULE } from "@chainwright/rulebook";

const of =
  (...categories: readonly string[]) =>
  (card: Card) =>
    card.facts.categories.some((category) => categories.includes(category));
const isGr = of("gr");
const rules = [RULE.DM_BASIC_44];
/** What a deck has to be, with its hyperspatial zone and ultra GR zone. */
export const DECK: DeckRules = {
  sizes: {
    main: { rules, least: 40, most: 40 },
    extra: { rules, least: 0, most: 20 },
    side: { rules: [], least: 0, most: 0 },
  },
  limits: [
    { ...copiesOfACard(4, rules), most: (card) => (isGr(card) ? 2 : 4) },
    {
      rules,
      parts: DECK_PARTS,
      groupOf: (card) => (of("psychic")(card) ? "psychic creatures" : undefined),
      most: () => 8,
    },
    {
      rules,
      parts: DECK_PARTS,
      groupOf: (card) => (isGr(card) ? "GR creatures" : undefined),
      most: () => 12,
    },
  ],
  isExtra: of("psychic", "gr"),
};
