import { describe, expect, it } from "vitest";
import { broken } from "../src/invariants.ts";
import { spell, trap } from "./support/cards.ts";
import { ME, Table, YOU } from "./support/table.ts";

const pit = trap("Pit", "Target 1 monster on the field; destroy that target.");
const bounce = spell("Bounce", "Return all monsters on the field to the hand.");

describe("what leaves the field", () => {
  it("goes to its owner, whoever controlled it", () => {
    const table = Table.lay({
      me: { hand: ["Monster Reborn", bounce] },
      you: { graveyard: ["Sangan"] },
    });
    table.activate("Monster Reborn").settle();
    expect(table.names(ME, "monsters")).toEqual(["Sangan"]);
    table.activate("Bounce").settle();
    expect(table.names(YOU, "hand")).toEqual(["Sangan"]);
    expect(broken(table.duel)).toEqual([]);
  });

  it("does not exist any more if it is a Token", () => {
    const table = Table.lay({ me: { monsters: ["Dandylion"], spells: [pit], hand: ["Dark Hole"] } });
    table.activate("Pit").settle();
    expect(table.names(ME, "monsters")).toEqual(["Fluff Token", "Fluff Token"]);
    table.activate("Dark Hole").settle();
    expect([...table.names(ME, "graveyard")].sort()).toEqual(["Dandylion", "Dark Hole", "Pit"]);
  });

  it("leaves its materials to the Graveyard", () => {
    const table = Table.lay({
      me: { spells: [pit] },
      you: { monsters: [{ card: "Evolzar Dolkka", materials: ["Gemini Elf", "Sangan"] }] },
    });
    table.activate("Pit").settle();
    expect([...table.names(YOU, "graveyard")].sort()).toEqual(["Evolzar Dolkka", "Gemini Elf", "Sangan"]);
  });
});

describe("the Field Zone", () => {
  const meadow = spell("Meadow", "Once per turn: You can inflict 100 damage to your opponent.", "field");
  const swamp = spell("Swamp", "Once per turn: You can inflict 100 damage to your opponent.", "field");

  it("holds a Field Spell", () => {
    const table = Table.lay({ me: { hand: [meadow] } })
      .do("set Meadow")
      .settle();
    expect(broken(table.duel)).toEqual([]);
  });

  it("has room for one card", () => {
    const table = Table.lay({ me: { hand: [meadow, swamp] } })
      .do("set Meadow")
      .settle();
    if (table.options.includes("set Swamp")) table.do("set Swamp").settle();
    expect(broken(table.duel)).toEqual([]);
  });
});
