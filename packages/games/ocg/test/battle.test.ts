import { verdict, view } from "@chainwright/engine";
import type { Duel } from "@chainwright/engine/board";
import {
  ACT,
  action,
  EVENT,
  EVENT_LOG,
  type EventId,
  NOW,
  type Player,
  TRACE,
  WIN,
} from "@chainwright/engine/state";
import { describe, expect, it } from "vitest";
import { PHASE } from "../src/index.ts";
import { invent, spell, trap } from "./support/cards.ts";
import { idsOf, ME, type Setting, Table, YOU } from "./support/table.ts";

const fighter = (name: string, atk: number, def = 0) => invent(name, "", { atk, def });

const fight = (
  atk: number,
  target: { atk: number; def: number; position: "attack" | "defense" | "set" },
): Table => {
  const { position } = target;
  const table = Table.lay({
    phase: "battle",
    me: { monsters: [fighter("Hitter", atk, 5000)] },
    you: {
      monsters: [
        {
          card: fighter("Target", target.atk, target.def),
          ...(position === "set" ? { face: "down" as const } : { position }),
        },
      ],
    },
  });
  return table.do("attack Hitter on Target").settle();
};

const after = (table: Table): object => ({
  lost: ([ME, YOU] as readonly Player[]).map((player) => 8000 - table.lp(player)),
  gone: [...table.names(ME, "graveyard"), ...table.names(YOU, "graveyard")],
});

describe("damage calculation", () => {
  it.each([
    // ATK against ATK: the difference, and the weaker monster is destroyed.
    [2000, { atk: 1500, def: 9000, position: "attack" }, [0, 500], ["Target"]],
    [1500, { atk: 2000, def: 0, position: "attack" }, [500, 0], ["Hitter"]],
    [1500, { atk: 1500, def: 0, position: "attack" }, [0, 0], ["Hitter", "Target"]],
    // Two monsters with 0 ATK don't destroy each other.
    [0, { atk: 0, def: 0, position: "attack" }, [0, 0], []],
    [0, { atk: 100, def: 0, position: "attack" }, [100, 0], ["Hitter"]],
    // ATK against DEF: no damage to the defender's player, no destruction of the attacker.
    [2000, { atk: 0, def: 1500, position: "defense" }, [0, 0], ["Target"]],
    [1500, { atk: 0, def: 2000, position: "defense" }, [500, 0], []],
    [1500, { atk: 0, def: 1500, position: "defense" }, [0, 0], []],
    [2000, { atk: 9000, def: 1500, position: "set" }, [0, 0], ["Target"]],
    [1500, { atk: 9000, def: 2000, position: "set" }, [500, 0], []],
  ] as const)("ATK %i against %o", (atk, target, lost, gone) => {
    expect(after(fight(atk, target))).toEqual({ lost, gone });
  });

  it("turns a face-down monster up, in Defense Position", () => {
    const table = fight(0, { atk: 0, def: 100, position: "set" });
    const seen = view(table.duel, ME).piles.flatMap(({ cards }) => cards);
    expect(seen.find(({ name }) => name === "Target")).toMatchObject({ face: "up", position: "defense" });
  });

  it("of a direct attack takes the whole ATK, and Life Points do not go below 0", () => {
    const table = Table.lay({
      phase: "battle",
      me: { monsters: [fighter("Hitter", 1900)] },
      you: { lp: 2000 },
    });
    expect(table.do("attack Hitter on player").settle().lp(YOU)).toBe(100);
    const last = Table.lay({
      phase: "battle",
      me: { monsters: [fighter("Hitter", 1900)] },
      you: { lp: 1000 },
    });
    last.do("attack Hitter on player");
    expect([last.over, last.lp(YOU), last.duel.state.read(NOW.result)]).toEqual([true, 0, WIN.player0]);
  });

  it("can defeat the attacker's player", () => {
    const setting: Setting = {
      phase: "battle",
      me: { lp: 300, monsters: [fighter("Hitter", 1000)] },
      you: { monsters: [fighter("Target", 1300)] },
    };
    const table = Table.lay(setting).do("attack Hitter on Target");
    expect([table.over, table.duel.state.read(NOW.result)]).toEqual([true, WIN.player1]);
  });

  it("counts with the ATK of the moment", () => {
    const table = Table.lay({
      phase: "battle",
      me: { monsters: [fighter("Hitter", 1500)], hand: ["Forbidden Chalice"] },
      you: { monsters: [fighter("Target", 1600)] },
    });
    table.do("attack Hitter on Target").activate("Forbidden Chalice").do("choose Hitter").settle();
    expect(after(table)).toEqual({ lost: [0, 300], gone: ["Forbidden Chalice", "Target"] });
  });
});

describe("an attack", () => {
  const both = { me: { monsters: [fighter("Hitter", 1000)] }, you: { monsters: [fighter("Target", 500)] } };

  it("is possible once a turn for each monster", () => {
    const table = Table.lay({
      phase: "battle",
      me: { monsters: [fighter("Hitter", 1000), fighter("Second", 900)] },
    });
    table.do("attack Hitter on player").settle();
    expect(table.options).toEqual(["attack Second on player", "pass"]);
    table.do("attack Second on player").settle();
    expect(table.options).toEqual(["pass"]);
    expect(table.lp(YOU)).toBe(6100);
  });

  it("is direct only past an empty field", () => {
    const table = Table.lay({ phase: "battle", ...both });
    expect(table.options).toEqual(["attack Hitter on Target", "pass"]);
    table.do("attack Hitter on Target").settle();
    expect(table.names(YOU, "monsters")).toEqual([]);
  });

  it("needs face-up Attack Position", () => {
    const table = Table.lay({
      phase: "battle",
      me: {
        monsters: [
          { card: fighter("Wall", 1000), position: "defense" },
          { card: fighter("Hidden", 1000), face: "down" },
        ],
      },
    });
    expect(table.options).toEqual(["pass"]);
  });

  it("is not possible in the first turn of the duel", () => {
    const first = Table.lay({ turn: 1, ...both });
    expect(first.options).not.toContain("phase 4");
    expect(idsOf(verdict(first.duel, action(ACT.phase, PHASE.battle)))).toEqual(["OCG-BATTLE-01"]);
    expect(Table.lay({ turn: 2, ...both }).options).toContain("phase 4");
  });

  it("is over when one of the two has left", () => {
    const pit = trap("Pit", "Target 1 monster on the field; destroy that target.");
    for (const victim of ["Hitter", "Target"]) {
      const table = Table.lay({ phase: "battle", ...both, me: { ...both.me, spells: [pit] } });
      table.do("attack Hitter on Target").activate("Pit").do(`choose ${victim}`).settle();
      expect(after(table)).toMatchObject({ lost: [0, 0] });
      expect(table.options).toEqual(["pass"]);
    }
  });

  it("leads on to Main Phase 2, from which there is no way back", () => {
    const table = Table.lay({ ...both });
    table.do("phase 4").pass();
    expect(table.asked).toBe("me main");
    expect(table.options).not.toContain("phase 4");
  });
});

it("tells the damage before the end that it brings", () => {
  const table = Table.lay({ phase: "battle", me: { monsters: [fighter("Hitter", 9000)] } });
  const told: string[] = [];
  const point = ({ state }: Duel, kind: number, _rule: number, event: number): void => {
    if (kind === TRACE.over) told.push("over");
    else if (kind === TRACE.event && state.get(EVENT_LOG.kind, event as EventId) === EVENT.damage)
      told.push("damage");
  };
  table.duel.trace = { point };
  table.do("attack Hitter on player").settle();
  expect(told).toEqual(["damage", "over"]);
});

describe("the two of an attack are told apart by whose they are", () => {
  const answer = (words: string) =>
    trap(
      "Answer",
      `When an attack is declared involving your monster and an opponent's monster: Destroy ${words}.`,
    );

  it.each([
    ["that opponent's monster", "me", ["Target"]],
    ["that monster you control", "me", ["Hitter"]],
    ["that opponent's monster", "you", ["Hitter"]],
    ["that monster you control", "you", ["Target"]],
    ["those monsters", "you", ["Hitter", "Target"]],
  ] as const)("%s, as %s say it", (words, side, gone) => {
    const spells = { spells: [{ card: answer(words), face: "down" as const, since: 1 }] };
    const table = Table.lay({
      phase: "battle",
      me: { monsters: [fighter("Hitter", 1000)], ...(side === "me" ? spells : {}) },
      you: { monsters: [fighter("Target", 1000)], ...(side === "you" ? spells : {}) },
    });
    table.do("attack Hitter on Target").activate("Answer").settle();
    const monsters = [...table.names(ME, "graveyard"), ...table.names(YOU, "graveyard")];
    expect(monsters.filter((name) => name !== "Answer")).toEqual(gone);
  });
});

describe("damage that effects change", () => {
  const sneak = (text = "") =>
    invent(
      "Sneak",
      `This card can attack directly, but when it does so using this effect, the battle damage inflicted to your opponent is halved.${text}`,
      { atk: 1501 },
    );
  const lost = (table: Table) => [8000 - table.lp(ME), 8000 - table.lp(YOU)];

  it("is half, rounded up, where a monster attacks past others", () => {
    const past = Table.lay({ phase: "battle", me: { monsters: [sneak()] }, you: { monsters: ["Sangan"] } });
    expect(lost(past.do("attack Sneak on player").settle())).toEqual([0, 751]);
    const open = Table.lay({ phase: "battle", me: { monsters: [sneak()] } });
    expect(lost(open.do("attack Sneak on player").settle())).toEqual([0, 1501]);
  });

  it("is doubled and halved by as many effects as say so", () => {
    const table = Table.lay({
      phase: "battle",
      me: {
        monsters: [sneak(" Any battle damage this card inflicts to your opponent is doubled.")],
        spells: [
          {
            card: spell("Rage", "Any battle damage your opponent takes is doubled.", "continuous"),
            face: "up",
          },
        ],
      },
      you: { monsters: ["Sangan"] },
    });
    expect(lost(table.do("attack Sneak on player").settle())).toEqual([0, 3002]);
  });

  it("is the other player's where an effect has it so", () => {
    const mirror = invent(
      "Mirror",
      "Your opponent takes any battle damage you would have taken from battles involving this card.",
      { atk: 500 },
    );
    const table = Table.lay({
      phase: "battle",
      me: { monsters: [mirror] },
      you: { monsters: [fighter("Target", 2000)] },
    });
    expect(after(table.do("attack Mirror on Target").settle())).toEqual({
      lost: [0, 1500],
      gone: ["Mirror"],
    });
  });
});
