import { expect, it } from "vitest";
import { differences, outcomeOfOracle, unanswered } from "../outcome.mjs";

const side = (more = {}) => ({
  lp: 8000,
  counts: { deck: 2 },
  hand: [],
  monsters: [],
  spells: [],
  grave: [],
  banished: [],
  ...more,
});

const TRACE = [
  { ev: "decision", player: "A", by: "script", options: [{ card: "Dark Hole", act: "activate" }] },
  { ev: "chain", link: 1, card: "Dark Hole" },
  {
    ev: "decision",
    player: "B",
    by: "auto",
    options: [{ card: "Magic Jammer", act: "activate" }, { act: "pass" }],
  },
  { ev: "chain", link: 2, card: "Magic Jammer" },
  { ev: "resolving", link: 2 },
  { ev: "activation-negated", card: "Dark Hole" },
  { ev: "chain-end" },
];

const FINAL = {
  players: {
    A: side({ grave: ["Dark Hole"], monsters: [{ card: "Gemini Elf", pos: "faceup-attack", atk: 1900 }] }),
    B: side({ grave: [{ card: "Magic Jammer" }] }),
  },
};

it("finds chains, what was negated, and where everything is", () => {
  const outcome = outcomeOfOracle({ trace: TRACE, final: FINAL });
  expect(outcome.chains).toEqual([["Dark Hole", "Magic Jammer"]]);
  expect(outcome.negated).toEqual(["Dark Hole"]);
  expect(outcome.players.A).toMatchObject({ graveyard: ["Dark Hole"], atk: ["Gemini Elf 1900"], deck: 2 });
});

it("names each part that differs, ours first", () => {
  const there = outcomeOfOracle({ trace: TRACE, final: FINAL });
  expect(differences(there, there)).toEqual([]);
  const ours = { ...there, negated: [], players: { ...there.players, B: { ...there.players.B, lp: 7000 } } };
  expect(differences(ours, there)).toEqual(['negated: [] — there ["Dark Hole"]', "B lp: 7000 — there 8000"]);
});

it("compares our questions with what a player was offered between the two steps", () => {
  const asks = (player, card, offered) => [
    { do: "activate" },
    { asks: { player, act: "activate", card, offered } },
  ];
  expect(unanswered(asks("B", "Magic Jammer", true), { trace: TRACE })).toEqual([]);
  expect(unanswered(asks("B", "Magic Jammer", false), { trace: TRACE })).toEqual([
    "B can activate Magic Jammer there",
  ]);
  // A was offered Dark Hole before the step, not after it.
  expect(unanswered(asks("A", "Dark Hole", true), { trace: TRACE })).toEqual([
    "A cannot activate Dark Hole there",
  ]);
});
