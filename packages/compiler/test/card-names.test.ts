import type { Card, CardText } from "@chainwright/card-ir";
import { unknownNames } from "@chainwright/compiler";
import { expect, test } from "vitest";

const card = (en: string, text: string, traits: readonly object[]): Card => ({
  game: "ocg",
  name: { en },
  facts: { kind: "spell", categories: ["normal"] },
  text,
  program: { sentences: [{ sentence: "effect", traits }] } as unknown as CardText,
  handWritten: false,
});

test("names and series that no card bears are told, each with a card that speaks of it", () => {
  const cards = [
    card("Pond Frog", "", []),
    card("Chorus", '"Pond Frogs" "Pond Toad"', [
      { trait: "name", name: "Pond Frogs" },
      { trait: "name", name: "Pond Toad" },
      { trait: "series", series: "Pond" },
      { trait: "series", series: "Lake" },
    ]),
  ];
  expect(unknownNames(cards).map(({ card, said, as }) => [card.name.en, said, as])).toEqual([
    ["Chorus", "Pond Toad", "name"],
    ["Chorus", "Lake", "series"],
  ]);
});
