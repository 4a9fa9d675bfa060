import { expect, it } from "vitest";
import { BY_HAND } from "../by-hand.mjs";
import { declined, placeOf, rewritten, steps } from "../script.mjs";

const attack = { player: "A", do: "attack", card: 1 };
const pick = { player: "A", do: "select", cards: [2, 3] };
const pass = { player: "B", do: "pass", maybe: true };
const asks = { asks: { player: "A", act: "activate", card: "X", offered: true } };

it("leaves our own questions and notes out of what the engine gets", () => {
  expect(steps([attack, asks, { do: "resolve" }, pass])).toEqual([attack, { player: "B", do: "pass" }]);
  expect(placeOf([asks, attack, asks, pick], 1)).toBe(3);
});

it("counts how often a player could answer the open chain", () => {
  const chance = { ev: "decision", player: "B", by: "auto", prompt: "SELECT_CHAIN", options: [{}, {}] };
  const made = { ev: "decision", player: "A", by: "script", options: [] };
  const trace = [chance, made, chance, { ...chance, options: [{}] }, chance, { ev: "chain-end" }, chance];
  expect(declined({ trace }, 1, "B")).toBe(2);
});

it("tries an unneeded pass, a step split up, or one said after the other player's", () => {
  expect([...rewritten([pass, attack], 0)]).toContainEqual([attack]);
  expect([...rewritten([pick], 0)]).toContainEqual([
    { ...pick, cards: [2] },
    { ...pick, cards: [3] },
  ]);
  const theirs = { player: "B", do: "activate", card: 4 };
  expect([...rewritten([pick, theirs], 0)]).toContainEqual([theirs, pick]);
});

it("has by hand only steps that say who does what", () => {
  for (const script of Object.values(BY_HAND))
    for (const step of script) expect(step.asks?.player ?? step.player).toMatch(/^[AB]$/);
});
