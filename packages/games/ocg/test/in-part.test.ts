import type { Card, CardFacts } from "@chainwright/card-ir";
import { buildCatalogue, playedInPart } from "@chainwright/compiler";
import { readCardAsOf } from "@chainwright/pool/reading";
import { describe, expect, it } from "vitest";
import { ocgGame } from "../src/game.ts";

/** A card that exists in one test only, whatever of its text is read. */
function card(text: string, facts: Partial<CardFacts> = {}): Card {
  const monster = { attribute: "EARTH", type: "Beast", level: 4, atk: 1000, def: 1000 };
  const kind = facts.kind ?? "monster";
  const categories = kind === "monster" ? ["effect"] : ["normal"];
  const all = { kind, categories, ...(kind === "monster" ? monster : {}), ...facts };
  return readCardAsOf({ game: "ocg", name: { en: "Half" }, facts: all, versions: [{ text }] }, "2024-01-01");
}

const SONG = "Sing a song.";
const DRAW = "Once per turn: You can draw 1 card.";

/** What is played of a card: the words of the sentences, and those that are done by hand. */
function parts(given: Card) {
  const [played = given] = playedInPart(ocgGame, [given]);
  const words = (span?: readonly [number, number]) => (span === undefined ? "" : given.text.slice(...span));
  return {
    played: played.program.sentences
      .filter(({ sentence }) => sentence !== "heading")
      .map((one) => (one.sentence === "summon-rule" && one.span === undefined ? one.rule : words(one.span))),
    byHand: played.byHand?.map(({ span }) => words(span)),
    card: played,
  };
}

const read = (text: string, facts: Partial<CardFacts> = {}) => {
  const { card: _, ...told } = parts(card(text, facts));
  return told;
};

const SPELL: Partial<CardFacts> = { kind: "spell", categories: ["normal"] };

describe("a card of which a sentence is unread", () => {
  it("is the card that it was where all is carried out", () => {
    const whole = card(DRAW);
    expect(playedInPart(ocgGame, [whole])[0]).toBe(whole);
  });

  it("has no effect where none is read", () => {
    expect(read("Draw 2 cards and sing.", SPELL)).toEqual({ played: [], byHand: ["Draw 2 cards and sing."] });
  });

  it("has the effects that are read, and can be played", () => {
    const { played, byHand, card: inPart } = parts(card(`If this card is sent to the GY: ${SONG} ${DRAW}`));
    expect(played).toEqual([DRAW]);
    expect(byHand).toEqual([`If this card is sent to the GY: ${SONG}`]);
    expect(inPart.unread).toBeUndefined();
    expect(buildCatalogue(ocgGame, [inPart])).toMatchObject({ notPlayable: [] });
  });

  it("has an effect whole or not at all: with what goes on with it, and what limits it", () => {
    const then = "Then, sing a song.";
    const firm = "Cannot be destroyed by battle.";
    expect(read(`${firm} ${DRAW} ${then}`)).toEqual({ played: [firm], byHand: [`${DRAW} ${then}`] });
    const limit = 'You can only use this effect of "Half" once per turn.';
    const song = "If this card is destroyed: Sing a song.";
    expect(read(`${song} ${limit} ${DRAW}`)).toEqual({ played: [DRAW], byHand: [`${song} ${limit}`] });
    // "Destroy it" would be another effect, had nobody looked at what stands before it.
    expect(read(`${DRAW} ${song} Destroy this card.`)).toEqual({
      played: [DRAW],
      byHand: [`${song} Destroy this card.`],
    });
  });

  it("has none of several effects of which one is unread", () => {
    const modes = `Once per turn: You can activate 1 of these effects;\n● Draw 1 card.\n● ${SONG}`;
    const banish = "You can banish this card from your GY; draw 1 card.";
    expect(read(`${banish} ${modes}`)).toEqual({ played: [banish], byHand: [modes] });
  });

  it("is not activated for what it does in the GY, where its activation is unread", () => {
    const banish = "You can banish this card from your GY; draw 1 card.";
    const { card: inPart } = parts(card(`Sing a song, then draw 2 cards. ${banish}`, SPELL));
    const { definitions } = buildCatalogue(ocgGame, [inPart]);
    expect(definitions[1]?.effects.map(({ kind }) => kind)).toEqual(["ignition"]);
  });

  it("is left out, too, where the engine does not carry out what is read", () => {
    const late = "When a monster is Special Summoned: Negate the Summon, and if you do, destroy it.";
    const trap = card(`${late} You can banish this card from your GY; draw 1 card.`, {
      kind: "trap",
      categories: ["counter"],
    });
    expect(parts(trap)).toMatchObject({
      played: ["You can banish this card from your GY; draw 1 card."],
      byHand: [late],
    });
  });
});

describe("what is unread makes nothing stronger in silence", () => {
  const flags = (text: string, facts?: Partial<CardFacts>) => parts(card(text, facts)).card.byHand;

  it("says of restrictions that they may bind the rest, and of effects that they do not", () => {
    expect(flags(`${DRAW}\nThis card's singing can only be heard twice.`)).toMatchObject([{ mayBind: true }]);
    expect(flags(`If this card is destroyed: ${SONG} ${DRAW}`)?.[0]).not.toHaveProperty("mayBind");
  });

  it("Summons nothing by a condition that is unread", () => {
    const must = "Must be Special Summoned by singing.";
    expect(read(`Cannot be Normal Summoned/Set. ${must} ${DRAW}`)).toEqual({
      played: ["Cannot be Normal Summoned/Set.", "cannot-special-summon", DRAW],
      byHand: [must],
    });
  });

  it("Summons nothing with materials that are unread", () => {
    const link = { categories: ["link", "effect"], level: 2 };
    const { card: inPart } = parts(card(`2 monsters that can sing\n${DRAW}`, link));
    expect(inPart.byHand).toMatchObject([{ materials: true }]);
    expect(inPart.program.sentences).toContainEqual({
      sentence: "summon-rule",
      rule: "cannot-special-summon",
      ways: ["link"],
    });
  });
});
