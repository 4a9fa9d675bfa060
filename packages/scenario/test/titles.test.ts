import { describe, expect, it } from "vitest";
import { expectationTitle, playTitle, type Tongue } from "../src/titles.ts";

const AS_WRITTEN: Tongue = { language: "en", name: (name) => name };

describe("titles", () => {
  it("writes plays as headings", () => {
    expect(
      playTitle({ A: { activate: "Raigeki Break", discard: ["Sangan"], target: ["Jinzo"] } }, AS_WRITTEN),
    ).toBe("A: activate Raigeki Break, discard Sangan, target Jinzo");
    expect(playTitle({ B: { attack: "Jinzo", on: "Sangan" } }, AS_WRITTEN)).toBe("B: attack Jinzo on Sangan");
    expect(playTitle({ A: "pass" }, AS_WRITTEN)).toBe("A: pass");
    expect(playTitle("resolve", AS_WRITTEN)).toBe("resolve");
    expect(playTitle({ can: { player: "B", activate: "Jinzo", effect: 2 } }, AS_WRITTEN)).toBe(
      "B can activate Jinzo, effect 2",
    );
    expect(playTitle({ asked: "A" }, AS_WRITTEN)).toBe("A is asked");
    expect(playTitle({ orders: 4 }, AS_WRITTEN)).toBe("4 orders are possible");
  });

  it("says them in the reader's language, with the names of the cards", () => {
    const ko = { language: "ko", name: () => "보스 레이더" } as const;
    const ja = { language: "ja", name: () => "ブラッド・ヴォルス" } as const;
    expect(playTitle({ B: { attack: "A's Vorse Raider#2" } }, ko)).toBe("B: A의 보스 레이더#2로 공격");
    expect(playTitle({ A: { summon: "Vorse Raider", choose: ["attack"] } }, ja)).toBe(
      "A：ブラッド・ヴォルスを召喚、攻撃表示を選ぶ",
    );
    expect(expectationTitle({ monsters: { A: ["Vorse Raider"] } }, ko)).toBe("몬스터 존: A 보스 레이더");
    expect(playTitle({ A: { phase: "battle" } }, ja)).toBe("A：バトルフェイズへ");
  });

  it("says expectations, also empty ones", () => {
    expect(expectationTitle({ destroyed: [] }, AS_WRITTEN)).toBe("destroyed: nothing");
    expect(expectationTitle({ lp: { A: 8000, B: 7900 } }, AS_WRITTEN)).toBe("LP: A 8000, B 7900");
    expect(expectationTitle({ chains: [["Jinzo"], ["Sangan", "Raigeki"]] }, AS_WRITTEN)).toBe(
      "Chains: Jinzo | Sangan, Raigeki",
    );
  });
});
