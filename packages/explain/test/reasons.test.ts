import type { Language } from "@chainwright/card-ir";
import { RULE, RULES, type RuleRecord } from "@chainwright/rulebook";
import { describe, expect, it } from "vitest";
import { nameReason, reasonSentence, ruleLine, ruleStatement, ruleTitle } from "../src/index.ts";
import { names } from "./samples.ts";
import { cardWith, effect, placeCard, Text, tableWith, ZONE } from "./table.ts";

const text = new Text(
  "When this card is destroyed: You can discard 1 card, then target this card; destroy it. You can only use this effect once per turn.",
);
const alchemist = cardWith("Dimensional Alchemist", text.text, [
  effect({
    span: text.span(
      "When this card is destroyed: You can discard 1 card, then target this card; destroy it.",
    ),
    conditions: [
      {
        kind: "event",
        word: "when",
        event: { event: "moved", manner: ["destroyed"], subject: { ref: "this-card" } },
        span: text.span("When this card is destroyed"),
      },
    ],
    cost: [
      { step: { verb: "discard", what: { ref: "this-card" } }, span: text.span("discard 1 card") },
      {
        join: "then",
        step: { verb: "target", what: { ref: "this-card" } },
        span: text.span("target this card"),
      },
    ],
    resolution: [{ step: { verb: "destroy", what: { ref: "this-card" } }, span: text.span("destroy it") }],
  }),
  {
    sentence: "limit",
    word: "use",
    scope: "this",
    name: "Dimensional Alchemist",
    per: "turn",
    span: text.span("You can only use this effect once per turn"),
  },
]);
const duel = tableWith([alchemist]);
const card = placeCard(duel, 1, 0, ZONE.graveyard);
const texts = (): string => text.text;

describe("nameReason", () => {
  it.each([
    ["a condition that is not met", RULE.OCG_CHAIN_05, ["When this card is destroyed"]],
    ["a cost that cannot be paid", RULE.OCG_CHAIN_08, ["discard 1 card"]],
    ["a target that is missing", RULE.OCG_CHAIN_01, ["target this card", "discard 1 card"]],
    ["an effect that would do nothing", RULE.OCG_CHAIN_02, ["destroy it"]],
    ["an effect that is used up", RULE.OCG_CHAIN_03, ["You can only use this effect once per turn"]],
    ["a missed timing", RULE.OCG_TIMING_01, ["When this card is destroyed"]],
  ])("points at the words of %s", (_, rule, words) => {
    const reason = nameReason(duel, { rule, card, effect: 0 });
    expect(reason.card).toEqual({ id: card, card: "Dimensional Alchemist" });
    expect(reason.words.map(({ start, end }) => text.text.slice(start, end))).toEqual(words);
  });

  it("points at the whole effect where no part of it decides", () => {
    const reason = nameReason(duel, { rule: RULE.OCG_SPEED_12, card, effect: 0 });
    expect(reason.words).toMatchObject([{ part: "effect", start: 0 }]);
  });

  it("needs neither a card nor a rule", () => {
    expect(nameReason(duel, { rule: 0 })).toEqual({ rule: "", words: [] });
    expect(nameReason(duel, { rule: RULE.OCG_CHAIN_01 })).toEqual({ rule: "OCG-CHAIN-01", words: [] });
    expect(nameReason(duel, { rule: 0, card }).words).toEqual([]);
  });
});

describe("reasonSentence", () => {
  const reason = nameReason(duel, { rule: RULE.OCG_TIMING_01, card, effect: 0 });

  it.each(["en", "ko", "ja"] as const)("gives rule, statement and card in %s", (language) => {
    const said = reasonSentence(reason, language, names);
    const rule = RULES[RULE.OCG_TIMING_01] as RuleRecord;
    expect(said).toContain(ruleTitle(rule, language));
    expect(said).toContain(ruleStatement(rule, language));
    expect(said).toContain("OCG-TIMING-01");
    expect(said).toContain(names("Dimensional Alchemist", language));
  });

  it("quotes the words that decide", () => {
    expect(reasonSentence(reason, "en", names, texts)).toMatch(
      /The text of “Dimensional Alchemist” decides here: “When this card is destroyed”\.$/,
    );
    expect(reasonSentence(reason, "ko", names, texts)).toMatch(
      /근거가 되는 “차원합성사”의 텍스트: “When this card is destroyed”\.$/,
    );
    expect(reasonSentence(reason, "ja", names, texts)).toMatch(
      /根拠となる「次元合成師」のテキスト：“When this card is destroyed”。$/,
    );
  });

  it("does not quote a whole effect", () => {
    const speed = nameReason(duel, { rule: RULE.OCG_SPEED_12, card, effect: 0 });
    expect(reasonSentence(speed, "en", names, texts)).toMatch(/This is about “Dimensional Alchemist”\.$/);
  });

  it("says so when there is no rule", () => {
    expect(reasonSentence({ rule: "", words: [] }, "ko", names)).toBe("지금 할 수 있는 플레이가 아니다.");
  });
});

describe("ruleLine", () => {
  it("gives id, title, source and date", () => {
    const title = (language: Language) => ruleTitle(RULES[RULE.OCG_TURN_04] as RuleRecord, language);
    expect(ruleLine("OCG-TURN-04", "en")).toBe(
      `OCG-TURN-04 · ${title("en")} (seed 001 §2.1, line 7; Master Rule 3; since 2014-03-21; in the TCG since 2014-07-14)`,
    );
    expect(ruleLine("OCG-TURN-04", "ko")).toBe(
      `OCG-TURN-04 · ${title("ko")} (자료 001 §2.1, 7행; Master Rule 3; 2014-03-21부터; TCG에서는 2014-07-14부터)`,
    );
    expect(ruleLine("OCG-TURN-04", "ja")).toBe(
      `OCG-TURN-04 · ${title("ja")}（資料001 §2.1, 7行目; Master Rule 3；2014-03-21から；TCGでは2014-07-14から）`,
    );
  });

  it("says what is only or never so in the TCG", () => {
    expect(ruleLine("CLASSIC-ELIG-04", "en")).toContain("; until 2008-09-03; only in the TCG)");
    expect(ruleLine("OCG-HAND-02", "en")).toContain("; since 2012-05-19; not in the TCG)");
  });

  it("gives back an id that the rulebook does not know", () => {
    expect(ruleLine("OCG-NONE-99", "en")).toBe("OCG-NONE-99");
  });
});
