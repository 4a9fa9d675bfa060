import type { Card, CardFacts } from "@chainwright/card-ir";
import { type MeaningCheck, meaningWarnings } from "@chainwright/compiler";
import { read } from "@chainwright/text";
import { describe, expect, it } from "vitest";
import { ROOMS } from "../src/index.ts";

const { game } = ROOMS.ocg;

function card(text: string, facts: CardFacts): Card {
  const reading = read(text, { game: "ocg", facts });
  if (!reading.ok) throw new Error(reading.message);
  return { game: "ocg", name: { en: "Odd Card" }, facts, text, program: reading.program, handWritten: false };
}

const spell = (...categories: CardFacts["categories"]): CardFacts => ({ kind: "spell", categories });

const MONSTER: CardFacts = {
  ...{ kind: "monster", categories: ["effect"], attribute: "DARK", type: "Warrior" },
  ...{ level: 4, atk: 1000, def: 1000 },
};

describe("what was read and hardly can be meant", () => {
  it.each<[MeaningCheck, string, CardFacts, string]>([
    ["name", 'Add 1 "Nobody" from your Deck to your hand.', spell("normal"), "Nobody"],
    [
      "other",
      "If you control a Dragon monster: Tribute 2 other monsters; draw 1 card.",
      spell("normal"),
      "2 other monsters",
    ],
    [
      "own-effect",
      "If this card is Special Summoned by its own effect: Draw 1 card.",
      MONSTER,
      "If this card is Special Summoned by its own effect: Draw 1 card.",
    ],
    [
      "paid-once",
      "Discard 1 card, then target 1 monster you control; it gains 500 ATK.",
      { kind: "trap", categories: ["continuous"] },
      "Discard 1 card, then target 1 monster you control; it gains 500 ATK.",
    ],
  ])("%s", (check, text, facts, words) => {
    const odd = card(text, facts);
    expect(meaningWarnings(game, [odd], [odd]).map((one) => [one.check, one.words])).toEqual([
      [check, words],
    ]);
  });

  it("does not warn of what is named elsewhere, or could be meant", () => {
    const cards = [
      card(
        "Target 1 monster you control; it gains ATK equal to the combined ATK of the other monsters you control.",
        spell("normal"),
      ),
      card(
        "You can banish this card from your GY, then target 1 other monster in your GY; banish it.",
        MONSTER,
      ),
      card(
        "Activate this card by discarding 1 card. All monsters you control gain 500 ATK.",
        spell("continuous"),
      ),
      card(
        "You can discard 1 card; Special Summon this card from your hand. If this card is Special Summoned by its own effect: Draw 1 card.",
        MONSTER,
      ),
    ];
    expect(meaningWarnings(game, cards, cards)).toEqual([]);
  });
});
