import { TRACE } from "@chainwright/engine/state";
import { describe, expect, it } from "vitest";
import { invent, spell, trap } from "./support/cards.ts";
import { ME, type Setting, Table } from "./support/table.ts";

const gone = "this card is sent to the GY";
const hurt = "inflict 100 damage to your opponent.";
const when = invent("Mourner", `When ${gone}: You can ${hurt}`);
const ifCan = invent("Heir", `If ${gone}: You can ${hurt}`);
const whenMust = invent("Ghost", `When ${gone}: Inflict 100 damage to your opponent.`);

type Kind = ReturnType<typeof invent>;

const colossus = invent("Colossus", "", { level: 5 });
const discarding = trap("Bargain", `Discard 1 card; ${hurt}`);
const pit = trap("Pit", "Target 1 monster on the field; destroy that target.");
const nothing = spell("Nothing", "Inflict 10 damage to your opponent.");

/** What became of the card's effect: declined by nobody, so it was used, or missed its timing, or neither. */
function outcome(setting: Setting, kind: Kind, plays: (table: Table) => void): string {
  const table = Table.lay(setting);
  const seen: string[] = [];
  table.duel.trace = {
    point(_, what, _rule, a, b) {
      if (what === TRACE.missed) seen.push(`missed ${table.nameOf(a as never)}`);
      if (what === TRACE.activated) seen.push(`used ${table.nameOf(b as never)}`);
    },
  };
  plays(table);
  for (let i = 0; i < 40 && !table.over && table.open.question !== "main"; i++) {
    const { options } = table;
    table.do(
      options.find((one) => one.startsWith("trigger")) ??
        (options.includes("pass") ? "pass" : (options[0] as string)),
    );
  }
  const about = seen.filter((one) => one.endsWith(` ${kind.name.en}`)).map((one) => one.split(" ")[0]);
  return [...new Set(about)].join(", ") || "nothing";
}

const cases: readonly {
  says: string;
  missed: boolean;
  setting: (kind: Kind) => Setting;
  plays: (kind: Kind) => (table: Table) => void;
}[] = [
  {
    says: "discarded as a cost: the effect resolved after it",
    missed: true,
    setting: (kind) => ({ me: { hand: [kind], spells: [discarding] } }),
    plays: () => (table) => table.activate("Bargain"),
  },
  {
    says: "Tributed for a Tribute Summon: the Summon came after it",
    missed: true,
    setting: (kind) => ({ me: { hand: [colossus], monsters: [kind] } }),
    plays: (kind) => (table) => table.do("summon Colossus").do(`choose ${kind.name.en}`),
  },
  {
    says: "destroyed by link 2: link 1 resolved after it",
    missed: true,
    setting: (kind) => ({ me: { hand: [nothing], spells: [pit], monsters: [kind] } }),
    plays: () => (table) => table.activate("Nothing").activate("Pit"),
  },
  {
    says: "destroyed before a “then”",
    missed: true,
    setting: (kind) => ({
      me: {
        hand: [spell("Deed", `Target 1 monster on the field; destroy that target, then ${hurt}`)],
        monsters: [kind],
      },
    }),
    plays: () => (table) => table.activate("Deed"),
  },
  {
    says: "destroyed before an “also, after that”",
    missed: true,
    setting: (kind) => ({
      me: {
        hand: [
          spell("Deed", `Target 1 monster on the field; destroy that target, also, after that, ${hurt}`),
        ],
        monsters: [kind],
      },
    }),
    plays: () => (table) => table.activate("Deed"),
  },
  {
    says: "destroyed by link 1",
    missed: false,
    setting: (kind) => ({
      me: { hand: ["Mystical Space Typhoon"], spells: [pit, "Mirror Force"], monsters: [kind] },
    }),
    plays: () => (table) =>
      table.activate("Pit").activate("Mystical Space Typhoon").do("choose Mirror Force"),
  },
  {
    says: "destroyed at the same time as the damage of “and if you do”",
    missed: false,
    setting: (kind) => ({
      me: {
        hand: [spell("Deed", `Target 1 monster on the field; destroy that target, and if you do, ${hurt}`)],
        monsters: [kind],
      },
    }),
    plays: () => (table) => table.activate("Deed"),
  },
  {
    says: "sent from the Deck",
    missed: false,
    setting: (kind) => ({ me: { hand: ["Mathematician"], deck: [kind] } }),
    plays: () => (table) => table.do("summon Mathematician"),
  },
  {
    says: "destroyed by battle",
    missed: false,
    setting: (kind) => ({ phase: "battle", me: { monsters: [kind] }, you: { monsters: ["Vorse Raider"] } }),
    plays: (kind) => (table) => table.do(`attack ${kind.name.en} on Vorse Raider`).until("trigger"),
  },
];

describe("the timing of effects that trigger", () => {
  describe.each(cases)("$says", ({ missed, setting, plays }) => {
    it("“When … you can” needs it to be the last thing that happened", () => {
      expect(outcome(setting(when), when, plays(when))).toBe(missed ? "missed" : "used");
    });

    it("“If … you can” waits", () => {
      expect(outcome(setting(ifCan), ifCan, plays(ifCan))).toBe("used");
    });

    it("“When …” without “you can” waits", () => {
      expect(outcome(setting(whenMust), whenMust, plays(whenMust))).toBe("used");
    });
  });

  it("what missed says why, as long as that was the last thing", () => {
    const table = Table.lay({ me: { hand: [when], spells: [discarding] } });
    table.activate("Bargain").settle();
    expect(table.whyNot(ME, "Mourner")).toEqual(expect.arrayContaining(["OCG-TIMING-01", "OCG-TIMING-05"]));
  });

  it("old texts: “when …, by doing A, do B” is optional with a cost, and misses", () => {
    const old = invent("Old", `When ${gone}, by banishing this card from the GY, ${hurt}`);
    const setting: Setting = { me: { hand: [old], spells: [discarding] } };
    expect(outcome(setting, old, (table) => table.activate("Bargain"))).toBe("missed");
  });
});
