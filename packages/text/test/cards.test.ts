import { describe, expect, it } from "vitest";

import { normalise, print } from "../src/index.ts";
import { meaning } from "../src/parse.ts";
import { tokenise } from "../src/tokens.ts";
import { allTexts, nodesOf, programOf, readCase } from "./helpers.ts";

const TEXTS = allTexts();

/** Records that every effect has without a step of its own. */
const GIVEN = [
  ...["this-card", "answered", "event", "attacker", "attack-target", "battled", "equipped", "own-equip"],
];

/** Words that some texts say and others leave out, each in ‹› between the words around it. */
const SAID_OR_NOT: readonly RegExp[] = [
  /‹Monster› Type/,
  /\(max‹\.› /,
  /non-Tuner ‹monsters?›/,
  /\b(?:If|When|Each time|Special Summon) ‹a› (?:card|monster)\(s\)/,
  /cannot be targeted by ‹card› effects/,
  /\bSkip your ‹next› /,
  /‹own› effect/,
  // What an effect that resolves is about anyway.
  /‹that› damage calculation only/,
  // All that a battle inflicts is battle damage.
  /‹battle› damage from that battle/,
  /‹Card› is activated\b/,
  /card ‹or› effect (?:is activated|with)\b/,
  /‹'s› effect is activated\b/,
  /‹attack› target to this card/,
  /‹a› "[^"]*" is (?:not )?on the field/,
  /equal ‹to› /,
  /with ‹the› same\b/,
  /of ‹your› opponent's monsters\b/,
  /unaffected by ‹the› effects of\b/,
  // A Continuous Card lies nowhere else and not otherwise.
  /‹face-up›(?: in your Spell & Trap Zone as a)? Continuous (?:Spell|Trap)/,
];

describe.each(TEXTS)("$label", (one) => {
  it("is read in exactly one way", () => {
    const reading = readCase(one);
    expect(reading.ok ? "read" : `${reading.problem}: ${reading.message}`).toBe("read");
  });

  it("prints as it was written", () => {
    expect(print(programOf(one), one.game)).toBe(normalise(one.text, one.game));
  });

  it("points every reference at something", () => {
    const nodes = [...nodesOf(programOf(one))];
    const slots = new Set([...GIVEN, ...nodes.filter((n) => "verb" in n).map((n) => n.slot)]);
    for (const node of nodes.filter((n) => "ref" in n)) {
      expect(node.slot, JSON.stringify(node)).toBeTypeOf("string");
      expect(slots).toContain(node.slot);
    }
  });

  it("notes the words of every sentence, condition, clause, step and noun phrase", () => {
    for (const node of nodesOf(programOf(one))) {
      const noted =
        ["sentence", "step", "ref", "quantity"].some((key) => key in node) ||
        ("kind" in node && "word" in node);
      if (!noted) continue;
      // Parts that the phrase takes for granted have no words of their own.
      if (node.span === undefined) continue;
      const [start, end] = node.span as [number, number];
      expect(start).toBeLessThan(end);
      expect(one.text.slice(start, end).trim()).toBe(one.text.slice(start, end));
    }
  });

  it("loses no word: each one that is left out changes the meaning or stops the reading", () => {
    const program = meaning(programOf(one));
    const text = normalise(one.text, one.game);
    for (const token of tokenise(text)) {
      // "…, and …" and "… and …" are two ways to write the same, and after a full stop a line break is for the eye.
      if (token.text === "," || token.text === "\n") continue;
      const [before, after] = [text.slice(0, token.start), text.slice(token.end)];
      if (SAID_OR_NOT.some((words) => words.test(`${before}‹${token.text}›${after}`))) continue;
      const left = `${before}${after}`;
      const reading = readCase({ ...one, text: left });
      const lost = reading.ok && meaning(reading.program) === program;
      expect(lost, `"${token.text}" can be left out: ${left}`).toBe(false);
    }
  });
});

describe("looseness", () => {
  it("reads at most 5 % of texts with two neighbouring words swapped", { timeout: 180_000 }, () => {
    let swapped = 0;
    const loose: string[] = [];
    for (const one of TEXTS) {
      const words = one.text.split(/(\s+)/);
      for (let i = 0; i + 2 < words.length; i += 2) {
        if (words[i] === words[i + 2]) continue;
        const jumbled = [...words];
        [jumbled[i], jumbled[i + 2]] = [words[i + 2] as string, words[i] as string];
        swapped++;
        if (readCase({ ...one, text: jumbled.join("") }).ok)
          loose.push(`${words[i]} ${words[i + 2]} in ${one.label}`);
      }
    }
    console.info(`looseness: ${loose.length} of ${swapped} swaps are still read ${loose.join("; ")}`);
    expect(loose.length / swapped).toBeLessThanOrEqual(0.05);
  });
});
