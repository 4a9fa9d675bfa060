import { buildCatalogue } from "@chainwright/compiler";
import { describe, expect, it } from "vitest";
import { ocgGame } from "../src/game.ts";
import { ZONES } from "../src/zones.ts";
import { invent, trap } from "./support/cards.ts";

/** From where the effect of a card may be activated. */
function places(card: ReturnType<typeof invent>): readonly string[] {
  const { definitions, notPlayable } = buildCatalogue(ocgGame, [card]);
  expect(notPlayable).toEqual([]);
  const range = definitions.find((one) => one.card === card)?.effects[0]?.range ?? 0;
  return ZONES.flatMap(({ name }, zone) => ((range & (1 << zone)) === 0 ? [] : [name]));
}

describe("from where an effect is activated", () => {
  it.each([
    ["You control a Fiend monster and this card is in your GY", ["graveyard"]],
    ["This card is in your hand and you control no monsters", ["hand"]],
    ["This card is equipped to a monster", ["spell"]],
  ])("%s", (said, zones) => {
    const text = `If ${said.charAt(0).toLowerCase()}${said.slice(1)}: You can Special Summon this card.`;
    expect(places(invent("Card", text))).toEqual(zones);
  });

  it.each([
    ["send this card and 1 other Beast monster from your hand to the GY; draw 1 card", ["hand"]],
    ["banish this card and 1 other Beast monster from your GY; draw 1 card", ["graveyard"]],
    ["banish both this card and 1 other card from your hand; draw 1 card", ["monster"]],
  ])("%s", (said, zones) => {
    expect(places(invent("Card", `You can ${said}.`))).toEqual(zones);
  });

  it("is where it is Special Summoned from with another", () => {
    const text = "Once per turn: You can Special Summon both this card and 1 Beast monster from your hand.";
    expect(places(invent("Card", text))).toEqual(["hand"]);
  });

  it("is on the field where the card is what it is", () => {
    const sent = "send this card from your hand or field to the GY; draw 1 card.";
    expect(places(invent("Card", `You can ${sent}`))).toEqual(["hand", "monster"]);
    expect(
      places(trap("Card", "You can send this card from the field to the GY; draw 1 card.", "continuous")),
    ).toEqual(["spell", "field"]);
  });
});

it("a Summon can only be negated before it has succeeded", () => {
  const late = trap(
    "Late",
    "When a monster is Special Summoned: Negate the Summon, and if you do, destroy it.",
    "counter",
  );
  expect(buildCatalogue(ocgGame, [late]).notPlayable).toMatchObject([{ card: late }]);
});

it("what is said of an effect that is not there makes one card not playable, and no other", () => {
  const [alone, sound] = [
    invent("Alone", "You cannot Special Summon monsters the turn you activate this card."),
    invent("Sound", "Once per turn: You can draw 1 card."),
  ];
  const { notPlayable } = buildCatalogue(ocgGame, [alone, sound]);
  expect(notPlayable.map(({ card }) => card)).toEqual([alone]);
});
