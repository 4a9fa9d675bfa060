import { engineSchema, LINKS } from "@chainwright/engine/state";
import { State } from "@chainwright/kernel";
import { runScenario } from "@chainwright/scenario";
import { describe, expect, it } from "vitest";
import { poolOf } from "../../bench/lib/decks.mjs";
import { castsOf, stockOf } from "../rulings/cast.mjs";
import { ofOurs } from "../rulings/judge.mjs";
import { keptScenario } from "../rulings/kept.mjs";
import { Plan } from "../rulings/plan.mjs";
import { reportOf } from "../rulings/report.mjs";
import { TEMPLATES } from "../rulings/templates.mjs";
import { mirrored } from "../variations.mjs";

const pool = await poolOf("ocg");
const stock = stockOf(pool);
const cardsOf = (role) => stock.players[role].map(({ definition }) => definition.card.name.en);

/** The first casts of a template that fit. */
function firstOf(template, seed, n) {
  const found = [];
  for (const runs of castsOf(template, stock, seed)) if (found.push(runs) === n) break;
  return found;
}

describe("roles", () => {
  it("are told by what a card says", () => {
    expect(cardsOf("destroyed-when")).toContain("Peten the Dark Clown");
    expect(cardsOf("destroyed-must")).toContain("Sangan");
    expect(cardsOf("destroyed-if")).not.toContain("Sangan");
    expect(cardsOf("quick")).toContain("Jar of Greed");
    expect(cardsOf("quick")).not.toContain("Pot of Greed");
    expect(cardsOf("destroyer")).toContain("Raigeki Break");
    expect(cardsOf("spell-negater")).toContain("Magic Jammer");
    expect(cardsOf("trap-negater")).not.toContain("Magic Jammer");
    // What it negates it has to answer by choice.
    expect(cardsOf("monster-negater")).not.toContain("Doomcaliber Knight");
  });
});

describe("generated rulings", () => {
  /** Roles that no card of the project plays, or none that goes with the others. */
  const UNCAST = [
    "discarded-as-a-cost-when",
    "discarded-as-a-cost-if",
    "discarded-as-a-cost-must",
    "out-of-reach-trap",
    "target-is-gone",
  ];

  it.each(TEMPLATES.map((template) => [template.id, template]))(
    "%s comes out as the rule says",
    (id, template) => {
      const casts = [1, 2].flatMap((seed) => firstOf(template, seed, 2));
      expect(casts.length === 0).toBe(UNCAST.includes(id));
      for (const { verdict, source, names, why } of casts.flat()) {
        expect(verdict, `${JSON.stringify(source)} ${why}`).toBe("holds");
        expect(ofOurs(mirrored(source), names, pool).verdict).toBe("holds");
      }
    },
  );

  it("are broken where something else comes of them, and unfit where a cast cannot do what is asked", () => {
    const template = TEMPLATES.find(({ id }) => id === "destroyed-when");
    const [[first, second]] = firstOf(template, 1, 1);
    const claims = { ...first.source, expect: [{ destroyed: [] }] };
    expect(ofOurs(claims, first.names, pool).verdict).toBe("broken");
    const [begins, ...rest] = second.source.plays;
    const missed = { ...second.source, plays: [begins, ...rest.slice(0, -1), { can: rest.at(-1).cannot }] };
    expect(ofOurs(missed, second.names, pool).verdict).toBe("broken");
    const empty = { ...first.source, players: { A: {}, B: {} } };
    expect(ofOurs(empty, first.names, pool).verdict).toBe("unfit");
  });

  it("are kept as scenarios that say the same", () => {
    const template = TEMPLATES.find(({ id }) => id === "destroyed-when");
    const [runs] = firstOf(template, 1, 1);
    const reports = runScenario(keptScenario(template, runs), "kept.yaml", { ocg: pool });
    expect(reports.map(({ variant, ok }) => [variant, ok])).toEqual([
      [undefined, true],
      ["at-link-2", true],
    ]);
  });
});

describe("answers given again", () => {
  const answers = [
    { player: 0, links: 0, word: "activate Sangan@A.monster0", choice: 7 },
    { player: 1, links: 1, word: "activate Jar of Greed@B.spell0", choice: 8 },
    { player: 1, links: 1, word: "pass", choice: 0 },
    { player: 0, links: 1, word: "attack", choice: 9 },
  ];
  const state = State.create(engineSchema);
  state.add(LINKS);
  const at = (player) => ({ player, duel: { state }, open: { options: [8] } });

  it("come in their order, and what is chosen for them when it is asked", () => {
    const plan = new Plan(answers);
    expect(plan.isDone(["activate Sangan@A.monster0", "end"])).toBe(false);
    expect(plan.isDone(["end"])).toBe(true);
    expect(plan.pick(["activate Jar of Greed@B.spell0", "pass"], at(1))).toBe("pass");
    expect(plan.pick(["attack", "defense"], at(0))).toBe("attack");
    expect(plan.isFollowed).toBe(false);
    expect(plan.left).toEqual(["activate Sangan@A.monster0", "activate Jar of Greed@B.spell0"]);
  });
});

it("the report counts what came of each template, and shows what is not as the rule says", () => {
  const source = { id: "x", plays: [] };
  const run = (ours, theirs) => ({ ours, mirrored: ours, theirs, source });
  expect(
    reportOf([
      { template: "a", runs: [run("holds", "same"), run("broken", "same")] },
      { template: "a" },
      { template: "b", runs: [run("holds", "same")] },
    ]).split("\n"),
  ).toEqual(["a: 1 casts; 1 holds, same; 1 broken, same", "    x []", "b: 1 casts; 1 holds, same"]);
});
