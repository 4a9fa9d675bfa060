import type { CardText } from "@chainwright/card-ir";
import { describe, expect, it } from "vitest";
import { print, type Reading, read } from "../src/index.ts";

const game = "duel-masters";

const program = (reading: Reading): CardText => {
  if (!reading.ok) throw new Error(reading.message);
  return reading.program;
};

/** What the words of the second part are read as. */
const result = (text: string): unknown => {
  const [sentence] = program(read(text, { game })).sentences;
  return JSON.parse(
    JSON.stringify(sentence, (key, value) => (key === "span" || key === "wording" ? undefined : value)),
  ).resolution.at(-1).step;
};

describe("Duel Masters texts", () => {
  it.each([
    "When this creature attacks, you may draw 1 card.",
    "Whenever one of your other creatures is destroyed, draw 1 card.",
    "When this creature leaves the battle zone, draw 1 card.",
    "At the start of your turn, you may untap this creature.",
    "You may discard 1 card. If you do, draw 2 cards.",
    "Your opponent discards 1 card at random. If they do, draw 1 card.",
    "Tap all your opponent's creatures. Then, draw 1 card for each creature tapped this way.",
    "Return all your opponent's creatures to their owners' hands. Then, draw 1 card for each creature returned to a hand this way.",
    "Put the top 3 cards of your deck into your graveyard. Then, return 1 of the creatures put into your graveyard this way to your hand.",
    "Destroy 1 of your creatures. Then, choose 1 of your opponent's creatures with power less than the creature destroyed this way and destroy it.",
    "Destroy 1 of your creatures. Then, you may put 1 creature with cost 1 more than that destroyed creature from your hand into the battle zone.",
    "Destroy 1 of your opponent's creatures. Then, if you destroyed a creature this way, draw 1 card.",
    "Put any number of your shields into your hand. Then, put the same number of cards from your hand into your shields.",
    "Your opponent chooses 1 of their creatures and destroys it.",
    "Destroy all creatures. Then, for each creature destroyed this way, your opponent puts 1 of their shields into their graveyard.",
    "Break 1 of your opponent's shields.",
    "Look at the top 3 cards of your deck. Put 1 of those cards into your hand and the rest on the bottom of your deck.",
    "Choose 1 of your opponent's creatures. It cannot attack this turn.",
    "When one of your other creatures would be destroyed, you may destroy this creature instead.",
    "When this creature would be destroyed, return it to your hand instead.",
    "When this creature would leave the battle zone, it stays instead.",
    "This creature cannot leave the battle zone.",
    "Your other creatures get +1000 power.",
    "Double breaker",
  ])("%s", (text) => {
    const reading = read(text, { game });
    expect(print(program(reading), game)).toBe(text);
  });

  it("keep apart what was destroyed and what a player destroyed", () => {
    const first = "Destroy all your opponent's creatures. Then, draw 1 card for each creature";
    expect(result(`${first} destroyed this way.`)).toMatchObject({
      count: { of: { verb: "destroy", slot: "destroy1" } },
    });
    expect(result(`${first} you destroyed this way.`)).toMatchObject({ count: { of: { voice: "active" } } });
  });
});
