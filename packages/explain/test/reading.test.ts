import type { Card, CardFacts, GameId } from "@chainwright/card-ir";
import { LANGUAGES } from "@chainwright/card-ir";
import { ocgRoom } from "@chainwright/ocg";
import { readCardAsOf } from "@chainwright/pool/reading";
import { describe, expect, it } from "vitest";
import { message, type ReadingFact, readingOf } from "../src/index.ts";

const monster: CardFacts = { kind: "monster", categories: ["effect"] };

const cardOf = (text: string, facts: CardFacts = monster, game: GameId = "ocg"): Card =>
  readCardAsOf({ game, name: { en: "A card" }, facts, versions: [{ text }] }, "2024-01-01");

const reading = (text: string, facts?: CardFacts) => readingOf(cardOf(text, facts), ocgRoom.game);
const factsOf = (text: string, facts?: CardFacts) =>
  reading(text, facts).flatMap((sentence) => sentence.facts.map(({ fact }) => fact));

describe("a reading", () => {
  it("takes an effect apart, each part with its words", () => {
    const text = "Discard 1 card, then target 1 card on the field; destroy that target.";
    const [effect] = reading(text, { kind: "trap", categories: ["normal"] });
    expect(effect?.parts.map(({ part, start, end, join }) => [part, text.slice(start, end), join])).toEqual([
      ["cost", "Discard 1 card", undefined],
      ["target", ", then target 1 card on the field", "then"],
      ["step", "destroy that target", undefined],
    ]);
  });

  it("has a place for each sentence, also for those that are about an effect", () => {
    const sentences = [
      "If this card is Normal Summoned: You can draw 1 card.",
      "You can only use this effect of “A card” once per turn.",
      "You cannot Special Summon the turn you activate this effect.",
    ];
    const text = sentences.join(" ");
    const read = reading(text);
    expect(read.map(({ sentence }) => sentence)).toEqual(["effect", "limit", "oath"]);
    expect(read.map(({ start, end }) => text.slice(start, end).trim())).toEqual(sentences);
    expect(read[1]?.facts).toEqual([{ fact: "limit", word: "use", scope: "this", per: "turn" }]);
  });

  it("says of a trigger whether it can miss the timing", () => {
    expect(factsOf("When this card is destroyed: You can draw 1 card.")).toContain("can-miss");
    expect(factsOf("If this card is destroyed: You can draw 1 card.")).toContain("waits");
    expect(factsOf("When this card is destroyed: Draw 1 card.")).toEqual(
      expect.arrayContaining(["mandatory", "waits"]),
    );
  });

  it("counts a ruling that a card misses the timing although it says if", () => {
    const card = { ...cardOf("If this card is destroyed: You can draw 1 card."), missesTiming: [1] };
    const facts = readingOf(card, ocgRoom.game).flatMap((one) => one.facts.map(({ fact }) => fact));
    expect(facts).toContain("can-miss");
  });

  it("has the Spell Speed of what is activated, and none of what is not", () => {
    const speeds = (text: string, facts?: CardFacts) =>
      reading(text, facts).flatMap((one) => one.facts.filter(({ fact }) => fact === "speed"));
    expect(speeds("Draw 1 card.", { kind: "spell", categories: ["quick-play"] })).toEqual([
      { fact: "speed", speed: 2 },
    ]);
    expect(factsOf("This card gains 500 ATK.")).toEqual(["kind", "no-activation"]);
  });

  it("can say every fact in every language", () => {
    const facts: readonly ReadingFact[] = [
      { fact: "speed", speed: 2 },
      ...(
        ["optional", "mandatory", "can-miss", "waits", "targets", "once-per-turn", "no-activation"] as const
      ).map((fact) => ({ fact })),
      { fact: "limit", word: "use", scope: "one", per: "turn" },
    ];
    for (const language of LANGUAGES)
      for (const { fact, ...values } of facts)
        if (fact !== "kind") expect(message(`reading.${fact}`, language, values).length).toBeGreaterThan(1);
  });
});
