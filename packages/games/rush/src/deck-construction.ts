import type { Card } from "@chainwright/card-ir";
import { copiesOfACard, type DeckRules } from "@chainwright/engine/game";
import { RULE } from "@chainwright/rulebook";

const EXTRA_DECK: readonly string[] = ["fusion", "ritual"];

export const isExtra = ({ facts }: Card): boolean =>
  facts.kind === "monster" && facts.categories.some((category) => EXTRA_DECK.includes(category));

/** What a deck has to be: its sizes, three copies of a card, and the Legend Cards, of which there may be few. */
export function deckRulesAt(onePerKind: boolean): DeckRules {
  return {
    sizes: {
      main: { rules: [RULE.RUSH_DECK_01], least: 40, most: 60 },
      extra: { rules: [RULE.RUSH_DECK_03], least: 0, most: 15 },
      side: { rules: [RULE.RUSH_DIFF_08], least: 0, most: 15 },
    },
    limits: [
      copiesOfACard(3, [RULE.RUSH_DECK_04]),
      {
        // Those of a Side Deck don't count before they are exchanged.
        parts: ["main", "extra"],
        rules: [onePerKind ? RULE.RUSH_DECK_05 : RULE.RUSH_DECK_06],
        groupOf({ facts }) {
          if (facts.legend !== true) return undefined;
          return onePerKind ? `Legend ${facts.kind}` : "Legend Card";
        },
        most: () => 1,
      },
    ],
    isExtra,
  };
}
