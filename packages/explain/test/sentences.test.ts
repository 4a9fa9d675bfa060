import type { Language } from "@chainwright/card-ir";
import { describe, expect, it } from "vitest";
import { sentence, type What } from "../src/index.ts";
import { moment, names, SAMPLES } from "./samples.ts";

const LANGUAGES: readonly Language[] = ["en", "ko", "ja"];
const ALL: readonly What[] = Object.values(SAMPLES).flat();

describe("sentence", () => {
  it.each(LANGUAGES)("says every kind of moment in %s", (language) => {
    for (const what of ALL) {
      const said = sentence(moment(what), language, names);
      expect(said, what.kind).toMatch(/\S/);
      expect(said, what.kind).not.toMatch(/undefined|[{}[\]]| {2}| \.|“”|「」/);
    }
  });

  it.each(["ko", "ja"] as const)("leaves no English word in %s", (language) => {
    for (const what of ALL) {
      const said = sentence(moment(what), language, names);
      expect(said.replaceAll(/LP|GR/g, "").replaceAll("something new", ""), said).not.toMatch(/[A-Za-z]{2,}/);
    }
  });

  it.each(LANGUAGES)("says different things differently in %s", (language) => {
    for (const samples of Object.values(SAMPLES)) {
      const said = samples.map((what) => sentence(moment(what), language, names));
      // What the rules and a cost do to Life Points is called the same: damage.
      const alike = samples[0]?.kind === "damage" ? 1 : 0;
      expect(new Set(said).size).toBe(said.length - alike);
    }
  });

  it("reads as players write", () => {
    const [activated] = SAMPLES.activated;
    const [destroyed] = SAMPLES.moved;
    const [missed] = SAMPLES.missed;
    const say = (what: What | undefined, language: Language): string =>
      what === undefined ? "" : sentence(moment(what), language, names);
    expect(say(activated, "en")).toBe("B activates “Raigeki Break” as Chain Link 2.");
    expect(say(activated, "ko")).toBe("B가 “라이트닝 브레이크”를 발동했다 (체인 2).");
    expect(say(activated, "ja")).toBe("Bが「サンダー・ブレイク」を発動（チェーン2）");
    expect(say(destroyed, "en")).toBe(
      "A’s “Dimensional Alchemist” is destroyed by the effect of “Raigeki Break”.",
    );
    expect(say(destroyed, "ko")).toBe("“라이트닝 브레이크”의 효과로 A의 “차원합성사”가 파괴됐다.");
    expect(say(destroyed, "ja")).toBe("「サンダー・ブレイク」の効果でAの「次元合成師」が破壊された");
    expect(say(missed, "en")).toBe("The optional effect of “Dimensional Alchemist” (A) misses its timing.");
    expect(say(missed, "ko")).toBe("“차원합성사” (A)의 임의 효과는 타이밍을 놓쳤다.");
    expect(say(missed, "ja")).toBe("「次元合成師」（A）の任意効果はタイミングを逃した");
  });

  it("keeps the English name of a card that has no other", () => {
    const what: What = { kind: "spent", card: { id: 9, card: "Mystical Space Typhoon" } };
    expect(sentence(moment(what), "ko", names)).toBe("“Mystical Space Typhoon”의 사용이 끝났다.");
  });
});
