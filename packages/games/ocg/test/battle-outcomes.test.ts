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

/** Where its effect is used: on the field (F), where "Skill Drain" negates it, elsewhere (E), or not at all (-). */
const usedFrom = (text: string, role: Role): string =>
  drawn(text, role, false) === 0 ? "-" : drawn(text, role, true) === 0 ? "F" : "E";

const ALL = Object.keys(ROLES) as Role[];

/** The rows of a table: what is so in each role, in the order of `ROLES`. */
const inRoles = (rows: Readonly<Record<string, string>>): [text: string, role: Role, so: string][] =>
  Object.entries(rows).flatMap(([text, row]) => {
    const cells = row.split(/ +/);
    expect(cells).toHaveLength(ALL.length);
    return ALL.map((role, i): [string, Role, string] => [text, role, cells[i] as string]);
  });

/** Wins as attacker, loses as attacker, loses as target, loses flipped, stays flipped, both lose. */
const TRIGGERS = {
  // A monster that is face-down has no effects yet.
  "At the start of the Damage Step, if this card battles an opponent's monster: Draw 1 card.": "F F F - - F",
  "Before damage calculation, if this card battles an opponent's monster: Draw 1 card.": "F F F F F F",
  "During damage calculation, if this card battles an opponent's monster: Draw 1 card.": "F F F F F F",
  // What is going to be destroyed is still on the field.
  "After damage calculation, if this card battled an opponent's monster: Draw 1 card.": "F F F F F F",
  // What was destroyed has left, and is used from where it is.
  "At the end of the Damage Step, if this card battled an opponent's monster: Draw 1 card.": "F E E E F E",
  "At the end of the Damage Step, if this card attacked: Draw 1 card.": "F E - - - E",
  "At the end of the Damage Step, if this card attacked and is still on the field: Draw 1 card.":
    "F - - - - -",
  "If this card is flipped face-up: Draw 1 card.": "- - - F F -",
  "FLIP: Draw 1 card.": "- - - F F -",
  "If this card inflicts battle damage to your opponent: Draw 1 card.": "F - - - F -",
  "If this card is destroyed by battle: Draw 1 card.": "- E E E - E",
  // What was destroyed itself has destroyed nothing that it could tell of.
  "If this card destroys an opponent's monster by battle: Draw 1 card.": "F - - - - -",
  "If this card destroys an opponent's monster by battle and sends it to the Graveyard: Draw 1 card.":
    "F - - - - -",
};

describe("a monster that battles", () => {
  it.each(inRoles(TRIGGERS))("with “%s” %s: %s", (text, role, used) => {
    expect(usedFrom(text, role)).toBe(used);
  });
});

/** Which continuous effects of the monster count in the battle: x where it is destroyed, the damage of its player and of the other. */
const CONTINUOUS = {
  "": "0:1000 x1000:0 x1000:0 x0:0 0:1000 x0:0",
  "Cannot be destroyed by battle.": "0:1000 1000:0 1000:0 0:0 0:1000 0:0",
  "This card gains 1500 ATK/DEF.": "0:2500 0:500 0:500 0:500 0:2500 0:1500",
  "Your opponent takes no battle damage.": "0:0 x1000:0 x1000:0 x0:0 0:0 x0:0",
};

describe("continuous effects of a monster that battles", () => {
  it.each(inRoles(CONTINUOUS))("“%s” %s: %s", (text, role, outcome) => {
    const own = ROLES[role].attacks ? ME : YOU;
    const table = fight(text, role, false);
    const lost = [own, own === ME ? YOU : ME].map((player) => 8000 - table.lp(player));
    const gone = table.names(own, "graveyard").includes("Subject");
    expect(`${gone ? "x" : ""}${lost.join(":")}`).toBe(outcome);
  });

  it("that destroy it wait where an attack has turned it face-up", () => {
    const text = "If there is no face-up Field Spell on the field, destroy this card.";
    const table = fight(text, "stays, flipped", false);
    expect([table.names(YOU, "graveyard"), table.lp(ME)]).toEqual([["Subject"], 7000]);
  });
});
