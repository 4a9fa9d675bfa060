import type { CardText, Effect } from "@chainwright/card-ir";
import { describe, expect, it } from "vitest";
import { normalise, print, type Reading, wordsExpected } from "../src/index.ts";
import { ocg } from "./helpers.ts";

const failed = (reading: Reading) => {
  if (reading.ok) throw new Error("this text should not be read");
  return reading;
};

const program = (reading: Reading): CardText => {
  if (!reading.ok) throw new Error(reading.message);
  return reading.program;
};

const effects = (reading: Reading): Effect[] =>
  program(reading).sentences.filter((s): s is Effect => s.sentence === "effect");

describe("texts that are not understood", () => {
  it("say where reading stopped and what could have stood there", () => {
    const text = "Target 1 monster on the field; frighten that target.";
    const reading = failed(ocg(text));
    expect(reading.problem).toBe("unread");
    expect(text.slice(...reading.at)).toBe("frighten");
    expect(reading.message).toContain('"frighten"');
    expect(wordsExpected(text, reading.at[0], "ocg")).toContain("destroy");
    expect(reading.unread).toHaveLength(1);
  });

  it("say so at the end of a sentence that is cut short", () => {
    const text = "Destroy all monsters on the field";
    const reading = failed(ocg(text));
    expect(reading.message).toContain("the end of the sentence");
    expect(wordsExpected(text, reading.at[0], "ocg")).toContain(".");
    expect(wordsExpected(`${text}.`, reading.at[0], "ocg")).toEqual([]);
  });

  it("still give what the other sentences say", () => {
    const text =
      "When this card is Normal Summoned: You can draw 1 card. Sing a song. Cannot be Special Summoned.";
    const reading = failed(ocg(text, "monster", ["effect"]));
    expect(reading.rest.sentences.map((s) => s.sentence)).toEqual(["effect", "unread", "summon-rule"]);
    expect(reading.unread.map(({ start, end }) => text.slice(start, end))).toEqual(["Sing a song."]);
  });

  it("say where a cause that is said last may be that of either of two", () => {
    const fates = "If this card is Tributed or destroyed by";
    expect(failed(ocg(`${fates} a "X" card effect: Draw 1 card.`, "monster", ["effect"])).message).toContain(
      "2 ways",
    );
    expect(ocg(`${fates} battle: Draw 1 card.`, "monster", ["effect"]).ok).toBe(true);
  });

  it("report a pronoun that nothing before it can be", () => {
    const text = "Destroy that target.";
    const reading = failed(ocg(text));
    expect(text.slice(...reading.at)).toBe("that target");
    expect(reading.message).toContain("that target");
  });

  it("report a text without any known word", () => {
    expect(failed(ocg("?!")).problem).toBe("unread");
    expect(failed(ocg("Destroy")).unread).toHaveLength(1);
  });

  // Each with words that elsewhere are a phrase of another kind.
  it.each([
    "When you draw 1 card: Draw 1 card.",
    "Negate monsters your opponent controls until the end of this turn.",
    "Negate an activated a monster effect.",
    "When the turn player activates an effect: Draw 1 card.",
    "If this card is Special Summoned by monster: Draw 1 card.",
    "Cannot be destroyed by card effect effects that do not target it.",
  ])("are no sentences: %s", (text) => {
    expect(failed(ocg(text)).problem).toBe("unread");
  });
});

describe("kinds of effects", () => {
  const kinds = (text: string, kind: "monster" | "spell" | "trap", ...categories: string[]) =>
    effects(ocg(text, kind, categories)).map((e) => [e.kind, e.optional]);

  it.each([
    ["When this card is Normal Summoned: You can draw 1 card.", "trigger", true],
    ["If this card is sent to the GY: Draw 1 card.", "trigger", false],
    ["During the End Phase: Draw 1 card.", "trigger", false],
    ["Once per turn: You can draw 1 card.", "ignition", true],
    ["You can discard 1 card; draw 1 card.", "ignition", true],
    [
      "During your opponent's Main Phase (Quick Effect): You can discard this card; draw 1 card.",
      "quick",
      true,
    ],
    ["FLIP: Draw 1 card.", "flip", false],
    ["This card gains 500 ATK.", "continuous", false],
  ] as const)("%s", (text, kind, optional) => {
    expect(kinds(text, "monster", "effect")).toEqual([[kind, optional]]);
  });

  it("of Spells and Traps depend on the card", () => {
    expect(kinds("When a Spell Card is activated: Negate the activation.", "trap", "counter")).toEqual([
      ["activation", false],
    ]);
    expect(kinds("When this card is sent to the GY: You can draw 1 card.", "spell", "continuous")).toEqual([
      ["trigger", true],
    ]);
    const two = "Draw 1 card. You can banish this card from your GY; draw 1 card.";
    expect(kinds(two, "spell", "normal").map(([k]) => k)).toEqual(["activation", "ignition"]);
    expect(kinds("If this card is sent to the GY: Draw 1 card.", "trap", "normal")).toEqual([
      ["trigger", false],
    ]);
  });

  it("of a card that stays are used if one can, and otherwise done when it is activated", () => {
    const target = "arget 1 monster you control; it cannot be destroyed by battle.";
    expect(kinds(`T${target}`, "trap", "continuous")).toEqual([["activation", false]]);
    expect(kinds(`You can t${target}`, "trap", "continuous")).toEqual([["ignition", true]]);
    expect(kinds("The equipped monster gains 300 ATK, also it becomes WIND.", "spell", "equip")).toEqual([
      ["continuous", false],
    ]);
  });

  it("a sentence without ':' goes on with the effect before it", () => {
    const [effect, ...others] = effects(ocg("Draw 2 cards. Discard 1 card."));
    expect(others).toEqual([]);
    expect(effect?.resolution.map((c) => [c.join, c.step.verb])).toEqual([
      [undefined, "draw"],
      ["next", "discard"],
    ]);
  });

  it("a first sentence that is a price is the cost", () => {
    const text = "Pay 500 Life Points. Destroy 1 monster on the field. Draw 1 card.";
    const [effect, ...others] = effects(ocg(text));
    expect(others).toEqual([]);
    expect(effect?.cost.map(({ step }) => step.verb)).toEqual(["pay-lp"]);
    expect(effect?.resolution.map((c) => [c.join, c.step.verb])).toEqual([
      [undefined, "destroy"],
      ["next", "draw"],
    ]);
    expect(print(program(ocg(text)), "ocg")).toBe(normalise(text, "ocg"));
    const drawn = effects(ocg("Your opponent discards 1 card. Draw 1 card."));
    expect(drawn.map(({ cost }) => cost)).toEqual([[]]);
  });

  it("what holds of cards of which the same sentence spoke holds by itself", () => {
    const text =
      "Once per turn: You can draw 1 card. Your opponent cannot target Fish monsters you control with card effects, also those monsters cannot be destroyed by card effects.";
    expect(kinds(text, "monster", "effect").map(([kind]) => kind)).toEqual(["ignition", "continuous"]);
  });
});

describe("conjunctions", () => {
  it.each([
    [" and ", "and"],
    [", and if you do, ", "and-if-you-do"],
    [", then ", "then"],
    [", also ", "also"],
    [", also, after that, ", "also-after-that"],
  ])("draw 1 card%sdiscard 1 card", (words, join) => {
    const [effect] = effects(ocg(`Draw 1 card${words}discard 1 card.`));
    expect(effect?.resolution[1]?.join).toBe(join);
  });

  it("a time in front goes for all that it is said of", () => {
    const [effect] = effects(
      ocg(
        "Special Summon 1 monster from your GY, but for the rest of this turn, its effects are negated and it cannot attack.",
      ),
    );
    const untils = effect?.resolution.map(({ step }) => ("until" in step ? step.until : undefined));
    expect(untils).toEqual([undefined, "end-of-turn", "end-of-turn"]);
  });
});

describe("references", () => {
  const slots = (text: string) => {
    const [effect] = effects(ocg(text));
    return effect?.resolution.map(({ step }) =>
      "what" in step && "ref" in step.what ? step.what.slot : undefined,
    );
  };

  it("'it' after a target is the target, also when it was changed in between", () => {
    expect(slots("Target 1 face-up monster on the field; its ATK becomes 0, then destroy it.")).toEqual([
      "target1",
      "target1",
    ]);
  });

  it("'it' after something was destroyed is what was destroyed", () => {
    expect(slots("Target 1 monster on the field; destroy that target, and if you do, banish it.")).toEqual([
      "target1",
      "destroy1",
    ]);
  });

  it("'that monster' passes over cards that it cannot be", () => {
    expect(slots("Target 1 monster on the field; discard 1 Spell, then destroy that monster.")).toEqual([
      undefined,
      "target1",
    ]);
  });

  it("'that monster' is what was called a monster, before a card that may be one", () => {
    expect(
      slots("Target 1 monster on the field; discard 1 card, and if you do, destroy that monster."),
    ).toEqual([undefined, "target1"]);
    const [effect] = effects(
      ocg(
        "You can target 1 monster on the field; this card's Level becomes that monster's Level.",
        "monster",
        ["effect"],
      ),
    );
    expect(effect?.resolution[0]?.step).toMatchObject({ value: { of: { slot: "target1" } } });
  });

  it("'other than “A” or “B”' is neither of them", () => {
    const [effect] = effects(ocg('If you control a "X" monster other than "A" or "B": Draw 1 card.'));
    const traits = [{ trait: "any-of", traits: [{ name: "A" }, { name: "B" }] }];
    expect(effect?.conditions[0]).toMatchObject({
      what: { where: [{ trait: "described", not: true, traits }] },
    });
  });

  it("'it' is not several cards, 'those' are not one", () => {
    expect(slots("Target 1 monster on the field; destroy it, then draw 1 card.")?.[0]).toBe("target1");
    expect(ocg("Target 2 monsters on the field; destroy it.").ok).toBe(false);
    expect(ocg("Target 1 monster on the field; destroy those targets.").ok).toBe(true);
  });
});

describe("what is excepted", () => {
  it.each([
    'All monsters on the field, except "A" monsters, lose 100 ATK.',
    'If a monster(s) you control, except "A", is destroyed by battle: Draw 1 card.',
    'Return all monsters on the field, except "A" monsters, to the hand.',
    'Your opponent cannot target your monsters, except "A", with card effects.',
  ])("is closed by a comma: %s", (text) => {
    expect(print(program(ocg(text)), "ocg")).toBe(text);
  });
});

describe("spelling", () => {
  it("folds what means the same", () => {
    expect(normalise("Send “X”  to the\r\nGraveyard.", "ocg")).toBe('Send "X" to the\nGY.');
    expect(normalise('1 non Tuner and 1 "Siege Cannon Titan"', "ocg")).toBe(
      '1 non-Tuner and 1 "Siege Cannon Titan"',
    );
  });

  it("takes what is listed under a limit for effects, where each line begins like one", () => {
    const limit = 'You can only use 1 of the following effects of "X" per turn, and only once that turn.';
    const listed = (lines: string): string => normalise(`${limit}\n${lines}`, "ocg").slice(limit.length);
    expect(listed("● If you take damage: Draw 1 card.\n● You can banish this card; draw 1 card.")).toBe(
      " If you take damage: Draw 1 card. You can banish this card; draw 1 card.",
    );
    const plain = "\n● If you take damage: Draw 1 card.\n● You can draw 1 card.";
    expect(listed(plain.slice(1))).toBe(plain);
  });

  it("keeps spans in the text as it was given", () => {
    const text = "Target  1 monster in your  Graveyard; Special Summon  that target.";
    const [effect] = effects(ocg(text));
    const target = effect?.cost[0]?.step;
    expect(target?.span && text.slice(...target.span)).toBe("Target  1 monster in your  Graveyard");
    const summon = effect?.resolution[0]?.step;
    expect(summon?.span && text.slice(...summon.span)).toBe("Special Summon  that target");
    expect(print(program(ocg(text)), "ocg")).toBe(normalise(text, "ocg"));
  });
});
