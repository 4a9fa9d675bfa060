import { describe, expect, it } from "vitest";
import { Budget } from "../src/budget.ts";
import { run } from "./files.ts";

const stoppedBy = (source: string): (string | undefined)[] =>
  run(source).map(({ stopped }) => stopped?.text.en);

/** Questions are short, and each looks ahead. */
const manyQuestions = (plays: number, variants: number): string => `id: T-1
title: Many questions
game: ocg
players:
  A: { hand: [Raigeki, Gemini Elf] }
  B: { hand: [Sangan], monsters: [Luster Dragon] }
plays:
${"  - cannot: { player: B, activate: Sangan, until: turn }\n".repeat(plays)}
variants:
${Array.from({ length: variants }, (_, i) => `  - { id: v${i}, title: Once more }`).join("\n")}
`;

/** Of so many triggers there are 5! times 5! orders. */
const MANY_ORDERS = `id: T-2
title: Ten triggers
game: ocg
players:
  A: { hand: [Dark Hole], monsters: [Dandylion, Dandylion, Dandylion, Dandylion, Dandylion] }
  B: { monsters: [Dandylion, Dandylion, Dandylion, Dandylion, Dandylion] }
plays:
  - A: { activate: Dark Hole }
  - resolve
  - orders: 14400
`;

describe("what one file may ask for", () => {
  it("is enough for a hundred questions in each of ten runs", () => {
    expect(stoppedBy(manyQuestions(100, 9)).filter((why) => why !== undefined)).toEqual([]);
  });

  it.each([
    ["questions over many variants", manyQuestions(400, 20)],
    ["the orders of many triggers", MANY_ORDERS],
  ])("ends where it is too much: %s", (_, source) => {
    expect(stoppedBy(source).at(-1)).toContain("more decisions than one file may: 10000");
  });

  it("counts the cards on all boards", () => {
    const budget = new Budget();
    budget.show(500_000);
    expect(budget.spend(1)).toBeUndefined();
    budget.show(1);
    expect(budget.spend(0)?.why).toBe("stop.too-many-shown");
  });
});
