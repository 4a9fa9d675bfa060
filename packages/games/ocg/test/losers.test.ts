import { describe, expect, it } from "vitest";
import { invent } from "./support/cards.ts";
import { ME, type Setting, Table, YOU } from "./support/table.ts";

/** Who may still trigger, and from where, in each timing of the Damage Step; and which continuous effects still count. */

const rival = (atk: number) => invent("Rival", "", { atk, def: 0 });

/** How the monster fares, and which it is in the battle. Its player is "you" where it is attacked. */
const ROLES = {
  "wins as attacker": { atk: 3000, attacks: true },
  "loses as attacker": { atk: 1000, attacks: true },
  "loses as target": { atk: 1000, attacks: false },
  "loses, flipped": { def: 1000, attacks: false, set: true },
  "stays, flipped": { def: 3000, attacks: false, set: true },
  "both lose": { atk: 2000, attacks: true },
} as const;

type Role = keyof typeof ROLES;

function fight(text: string, role: Role, drained: boolean): Table {
  const { attacks, ...one } = ROLES[role];
  const facts = { atk: 0, def: 0, ...("atk" in one ? { atk: one.atk } : { def: one.def }) };
  const subject = {
    card: invent("Subject", text, facts),
    ...("set" in one ? { face: "down" as const } : {}),
  };
  const own = { monsters: [subject], deck: ["Sangan", "Sangan"] };
  const drain = drained ? [{ card: "Skill Drain", face: "up" as const }] : [];
  const other = { monsters: [rival(2000)], spells: drain };
  const setting: Setting = {
    phase: "battle",
    ...(attacks ? { me: own, you: other } : { me: other, you: own }),
  };
  return Table.lay(setting)
    .do(attacks ? "attack Subject on Rival" : "attack Rival on Subject")
    .settle();
}

const drawn = (text: string, role: Role, drained: boolean): number =>
  fight(text, role, drained).names(ROLES[role].attacks ? ME : YOU, "hand").length;

/** Where its effect is used: on the field "Skill Drain" negates it. */
const usedFrom = (text: string, role: Role): "field" | "elsewhere" | "no" =>
  drawn(text, role, false) === 0 ? "no" : drawn(text, role, true) === 0 ? "field" : "elsewhere";

/** Of each effect what is so in each role; left out: it is not used. */
const TRIGGERS: readonly (readonly [text: string, used: Partial<Record<Role, "field" | "elsewhere">>])[] = [
  [
    // A monster that is face-down has no effects yet.
    "At the start of the Damage Step, if this card battles an opponent's monster: Draw 1 card.",
    {
      "wins as attacker": "field",
      "loses as attacker": "field",
      "loses as target": "field",
      "both lose": "field",
    },
  ],
  [
    "Before damage calculation, if this card battles an opponent's monster: Draw 1 card.",
    {
      "wins as attacker": "field",
      "loses as attacker": "field",
      "loses as target": "field",
      "loses, flipped": "field",
      "stays, flipped": "field",
      "both lose": "field",
    },
  ],
  [
    "During damage calculation, if this card battles an opponent's monster: Draw 1 card.",
    {
      "wins as attacker": "field",
      "loses as attacker": "field",
      "loses as target": "field",
      "loses, flipped": "field",
      "stays, flipped": "field",
      "both lose": "field",
    },
  ],
  [
    // What is going to be destroyed is still on the field.
    "After damage calculation, if this card battled an opponent's monster: Draw 1 card.",
    {
      "wins as attacker": "field",
      "loses as attacker": "field",
      "loses as target": "field",
      "loses, flipped": "field",
      "stays, flipped": "field",
      "both lose": "field",
    },
  ],
  [
    // What was destroyed has left, and is used from where it is.
    "At the end of the Damage Step, if this card battled an opponent's monster: Draw 1 card.",
    {
      "wins as attacker": "field",
      "loses as attacker": "elsewhere",
      "loses as target": "elsewhere",
      "loses, flipped": "elsewhere",
      "stays, flipped": "field",
      "both lose": "elsewhere",
    },
  ],
  [
    "At the end of the Damage Step, if this card attacked: Draw 1 card.",
    { "wins as attacker": "field", "loses as attacker": "elsewhere", "both lose": "elsewhere" },
  ],
  [
    "At the end of the Damage Step, if this card attacked and is still on the field: Draw 1 card.",
    { "wins as attacker": "field" },
  ],
  ["If this card is flipped face-up: Draw 1 card.", { "loses, flipped": "field", "stays, flipped": "field" }],
  ["FLIP: Draw 1 card.", { "loses, flipped": "field", "stays, flipped": "field" }],
  [
    "If this card inflicts battle damage to your opponent: Draw 1 card.",
    { "wins as attacker": "field", "stays, flipped": "field" },
  ],
  [
    "If this card is destroyed by battle: Draw 1 card.",
    {
      "loses as attacker": "elsewhere",
      "loses as target": "elsewhere",
      "loses, flipped": "elsewhere",
      "both lose": "elsewhere",
    },
  ],
  // What was destroyed itself has destroyed nothing that it could tell of.
  ["If this card destroys an opponent's monster by battle: Draw 1 card.", { "wins as attacker": "field" }],
  [
    "If this card destroys an opponent's monster by battle and sends it to the Graveyard: Draw 1 card.",
    { "wins as attacker": "field" },
  ],
];

const ALL = Object.keys(ROLES) as Role[];

describe("a monster that battles", () => {
  describe.each(TRIGGERS)("with “%s”", (text, used) => {
    it.each(ALL)("%s", (role) => {
      expect(usedFrom(text, role)).toBe(used[role] ?? "no");
    });
  });
});

/** Which continuous effects of the monster count in the battle, in each role: whether it is destroyed, and the damage of both. */
const CONTINUOUS: readonly (readonly [
  text: string,
  outcome: Record<Role, readonly [gone: boolean, lost: readonly [own: number, other: number]]>,
])[] = [
  [
    "",
    {
      "wins as attacker": [false, [0, 1000]],
      "loses as attacker": [true, [1000, 0]],
      "loses as target": [true, [1000, 0]],
      "loses, flipped": [true, [0, 0]],
      "stays, flipped": [false, [0, 1000]],
      "both lose": [true, [0, 0]],
    },
  ],
  [
    "Cannot be destroyed by battle.",
    {
      "wins as attacker": [false, [0, 1000]],
      "loses as attacker": [false, [1000, 0]],
      "loses as target": [false, [1000, 0]],
      "loses, flipped": [false, [0, 0]],
      "stays, flipped": [false, [0, 1000]],
      "both lose": [false, [0, 0]],
    },
  ],
  [
    "This card gains 1500 ATK/DEF.",
    {
      "wins as attacker": [false, [0, 2500]],
      "loses as attacker": [false, [0, 500]],
      "loses as target": [false, [0, 500]],
      "loses, flipped": [false, [0, 500]],
      "stays, flipped": [false, [0, 2500]],
      "both lose": [false, [0, 1500]],
    },
  ],
  [
    "Your opponent takes no battle damage.",
    {
      "wins as attacker": [false, [0, 0]],
      "loses as attacker": [true, [1000, 0]],
      "loses as target": [true, [1000, 0]],
      "loses, flipped": [true, [0, 0]],
      "stays, flipped": [false, [0, 0]],
      "both lose": [true, [0, 0]],
    },
  ],
];

describe("continuous effects of a monster that battles", () => {
  describe.each(CONTINUOUS)("“%s”", (text, outcome) => {
    it.each(ALL)("%s", (role) => {
      const own = ROLES[role].attacks ? ME : YOU;
      const table = fight(text, role, false);
      const lost = [own, own === ME ? YOU : ME].map((player) => 8000 - table.lp(player));
      expect([table.names(own, "graveyard").includes("Subject"), lost]).toEqual(outcome[role]);
    });
  });

  it("that destroy it wait where an attack has turned it face-up", () => {
    const text = "If there is no face-up Field Spell on the field, destroy this card.";
    const table = fight(text, "stays, flipped", false);
    expect([table.names(YOU, "graveyard"), table.lp(ME)]).toEqual([["Subject"], 7000]);
  });
});
