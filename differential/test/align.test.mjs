import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { buildCatalogue } from "@chainwright/compiler";
import { ocgGame } from "@chainwright/ocg";
import { readCardAsOf } from "@chainwright/pool/reading";
import { NEWEST } from "@chainwright/rulebook";
import { describe, expect, it } from "vitest";
import { aligned, compared, ourEffects, theirEffects } from "../align.mjs";
import { codesOf, codesOfPhase, sameEvents } from "../events.mjs";

const ours = (text, kind = "monster", categories = ["effect"]) => {
  const record = { game: "ocg", name: { en: "A" }, facts: { kind, categories }, versions: [{ text }] };
  const { definitions, notPlayable } = buildCatalogue(ocgGame, [readCardAsOf(record, NEWEST)]);
  expect(notPlayable).toEqual([]);
  return ourEffects(
    definitions.find(({ card }) => card.name.en === "A"),
    ocgGame.zones,
  );
};

const effect = (more) => ({
  ...{ root: 1, kind: "TRIGGER_O", code: ["EVENT_FREE_CHAIN"], optional: true, delay: false },
  ...{ countLimit: { kind: "none" }, range: [], targets: false, cost: false },
  ...more,
});
const theirs = (...effects) => theirEffects({ effects: effects.map(effect) });

/** The labels on which the two differ; null where they have not the same effects. */
const differences = (one, other) =>
  aligned(one, other)?.flatMap(([a, b]) =>
    compared(a, b).flatMap(([label, , , same]) => (same ? [] : [label])),
  ) ?? null;

describe("an effect beside that of a script", () => {
  const SUMMONED = ours(
    'If this card is Normal or Special Summoned: You can target 1 Spell in your GY; add it to your hand. You can only use this effect of "A" once per turn.',
  );
  const SCRIPT = { delay: true, targets: true, countLimit: { kind: "hard", per: "turn" } };

  it("is the same with its copies for other events taken as one", () => {
    const copies = theirs(
      { ...SCRIPT, code: ["EVENT_SUMMON_SUCCESS"] },
      { ...SCRIPT, code: ["EVENT_SPSUMMON_SUCCESS"] },
      { kind: null, code: ["EFFECT_UPDATE_ATTACK"], root: 2 },
    );
    expect(copies).toHaveLength(1);
    expect(differences(SUMMONED, copies)).toEqual([]);
  });

  it("differs where one of the two says something else", () => {
    const wrong = theirs({
      ...{ kind: "TRIGGER_F", optional: false, cost: true, code: ["EVENT_SPSUMMON_SUCCESS"] },
      countLimit: { kind: "soft", per: "turn" },
    });
    expect(differences(SUMMONED, wrong)).toEqual(["optional", "limit", "targets", "cost", "events"]);
    const late = theirs({ ...SCRIPT, delay: false, code: ["EVENT_SUMMON_SUCCESS"] });
    expect(differences(SUMMONED, late)).toEqual(["when/if", "events"]);
  });

  it("belongs to the one that it agrees with, whatever the order", () => {
    const two = ours("You can discard this card; draw 1 card. Once per turn: You can draw 1 card.");
    const [graveyard, hand] = [
      { kind: "IGNITION", root: 2, range: ["MZONE"], countLimit: { kind: "soft", per: "turn" } },
      { kind: "IGNITION", range: ["HAND"], cost: true },
    ];
    expect(differences(two, theirs(graveyard, hand))).toEqual([]);
    expect(aligned(two, theirs(hand))).toBeNull();
  });

  it("leaves out the activation of a card that only stays", () => {
    const trap = ours("Once per turn: You can draw 1 card.", "trap", ["continuous"]);
    const stays = { kind: "ACTIVATE", optional: null };
    const used = { kind: "QUICK_O", root: 2, range: ["SZONE"], countLimit: { kind: "soft", per: "turn" } };
    expect(differences(trap, theirs(stays, used))).toEqual([]);
  });

  it("waits for the same where a script has a choice of events", () => {
    const both = codesOf({
      event: "moved",
      manner: ["destroyed", "sent"],
      to: { names: ["graveyard"] },
      by: ["battle"],
      subject: { ref: "this-card" },
    });
    for (const code of ["BATTLE_DESTROYED", "TO_GRAVE"]) expect(sameEvents(both, [code])).toBe(true);
    for (const codes of [["SUMMON_SUCCESS"], ["DESTROYED"], ["TO_GRAVE", "TO_HAND"], []])
      expect(sameEvents(both, codes)).toBe(false);
  });

  it("waits for something else where the script only asks for the rest in a condition", () => {
    const moved = (more) => codesOf({ event: "moved", subject: { ref: "this-card" }, ...more });
    expect(sameEvents(moved({ manner: ["destroyed"] }), ["BATTLE_DESTROYED"])).toBe(false);
    expect(sameEvents(moved({ manner: ["destroyed"] }), ["LEAVE_FIELD"])).toBe(false);
    expect(sameEvents(moved({ manner: ["returned"], to: { names: ["hand"] } }), ["TO_DECK"])).toBe(false);
    expect(sameEvents(codesOf({ event: "damage" }), ["BATTLE_DAMAGE"])).toBe(false);
    expect(sameEvents(codesOfPhase({ phase: "damage-calculation" }), ["BATTLED"])).toBe(false);
  });
});

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const scripts = process.env.ORACLE_SCRIPTS ?? "";
const tool = at("../../../shared/tools/oracle/labels.mjs");

describe("the labels of the public card scripts", () => {
  it.skipIf(scripts === "" || ![scripts, tool].every((file) => existsSync(file)))(
    "are ours as well, on every fourth card (needs ORACLE_SCRIPTS and ../shared)",
    () => {
      const told = execFileSync(process.execPath, [at("../labels.mjs"), "--every", "4"], {
        cwd: at("../../"),
        encoding: "utf8",
      });
      expect(told).toMatch(/^\d{3,} cards with \d+ effects are aligned/);
      expect(told).not.toContain("✗");
    },
  );
});
