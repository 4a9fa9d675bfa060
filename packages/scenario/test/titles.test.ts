import { describe, expect, it } from "vitest";
import { expectationTitle, playTitle } from "../src/titles.ts";

describe("titles", () => {
  it("writes plays as headings", () => {
    expect(playTitle({ A: { activate: "Raigeki Break", discard: ["Sangan"], target: ["Jinzo"] } })).toBe(
      "A: activate Raigeki Break, discard Sangan, target Jinzo",
    );
    expect(playTitle({ B: { attack: "Jinzo", on: "Sangan" } })).toBe("B: attack Jinzo on Sangan");
    expect(playTitle({ A: "pass" })).toBe("A: pass");
    expect(playTitle("resolve")).toBe("resolve");
    expect(playTitle({ can: { player: "B", activate: "Jinzo", effect: 2 } })).toBe(
      "B can activate Jinzo, effect 2",
    );
    expect(playTitle({ asked: "A" })).toBe("A is asked");
    expect(playTitle({ orders: 4 })).toBe("4 orders are possible");
  });

  it("says expectations, also empty ones", () => {
    expect(expectationTitle({ destroyed: [] })).toBe("destroyed nothing");
    expect(expectationTitle({ lp: { A: 8000, B: 7900 } })).toBe("lp: A 8000, B 7900");
  });
});
