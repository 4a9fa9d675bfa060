import { readFileSync } from "node:fs";
import { Pool } from "@chainwright/pool";
import { readScenario } from "@chainwright/scenario";
import { expect, it } from "vitest";
import { CannotSetUp, toOracle } from "../to-oracle.mjs";

const generated = new URL("../../packages/pool/generated/cards.json", import.meta.url);
const pool = new Pool("ocg", JSON.parse(readFileSync(generated, "utf8")).entries);
const codeOf = (name) => pool.record(name).passcode;

const HEAD = "id: x\ntitle: x\ngame: ocg\n";

function translate(yaml, rules = "2024-06-01") {
  const { scenario } = readScenario(HEAD + yaml, "x.yaml");
  return toOracle(scenario, undefined, { rules }, pool);
}

it("names cards by their passcodes, also with whose they are and which copy", () => {
  const { players, script } = translate(`
players:
  A: { hand: [Dark Hole], monsters: ["Sasuke Samurai #4"] }
  B: { monsters: [Sangan, Sangan], spells: [{ card: Raigeki Break, set: true }] }
plays:
  - B: { activate: Raigeki Break, discard: Sangan, target: "A's Sasuke Samurai #4" }
  - A: { activate: Dark Hole }
`);
  expect(players.A.monsters).toEqual([{ card: codeOf("Sasuke Samurai #4") }]);
  expect(players.B.spells).toEqual([{ card: codeOf("Raigeki Break"), set: true }]);
  expect(script).toEqual([
    { player: "B", do: "activate", card: codeOf("Raigeki Break") },
    { player: "B", do: "select", cards: [codeOf("Sangan")] },
    { player: "B", do: "select", cards: [codeOf("Sasuke Samurai #4")] },
    { player: "A", do: "activate", card: codeOf("Dark Hole") },
  ]);
});

it("keeps words and cards in the order of the file", () => {
  const { script } = translate(`
players: { A: { hand: [Dark Hole, Gemini Elf], spells: [{ card: Dust Tornado, set: true }] }, B: { field: [Skyscraper] } }
plays:
  - A: { activate: Dust Tornado, choose: ["yes", Dark Hole, Gemini Elf, defense] }
`);
  expect(script.slice(1)).toEqual([
    { player: "A", do: "yes" },
    { player: "A", do: "select", cards: [codeOf("Dark Hole"), codeOf("Gemini Elf")] },
    { player: "A", do: "position", pos: "defense" },
  ]);
});

it("enters the Battle Phase before the first attack, and takes a direct attack as one without a target", () => {
  const { script } = translate(`
players: { A: { monsters: [Gemini Elf] }, B: {} }
plays:
  - A: { attack: Gemini Elf }
  - A: { phase: end }
`);
  expect(script.map(({ do: act }) => act)).toEqual(["bp", "attack", "end"]);
});

it("keeps passes that may be unneeded, chains to be resolved, and questions", () => {
  const { script } = translate(`
players: { A: { hand: [Dark Hole] }, B: { monsters: [Gemini Elf] } }
plays:
  - A: { activate: Dark Hole }
  - B: pass
  - resolve
  - cannot: { player: A, activate: Dark Hole }
`);
  expect(script.slice(1)).toEqual([
    { player: "B", do: "pass", maybe: true },
    { do: "resolve" },
    { asks: { player: "A", act: "activate", card: "Dark Hole", offered: false } },
  ]);
});

it("takes the Master Rule of the day, and the TCG's order of simultaneous triggers for its region", () => {
  const plain = "players: { A: {}, B: {} }\nplays: []\n";
  expect(translate(plain, "2012-01-01").rules).toEqual(["MR2", "ATTACK_FIRST_TURN"]);
  expect(translate(plain, "tcg:2018-01-01").rules).toEqual([
    "MR4",
    "ATTACK_FIRST_TURN",
    "TCG_SEGOC_NONPUBLIC",
  ]);
});

it("says what cannot be set up there", () => {
  const since = "players: { A: { monsters: [{ card: Sangan, since: 3 }] }, B: {} }\nplays: []\n";
  expect(() => translate(since)).toThrow(CannotSetUp);
  const chainless = "players: { A: {}, B: {} }\nplays: [{ A: { process: Imperial Order } }]\n";
  expect(() => translate(chainless)).toThrow("when a chainless duty is done");
});
