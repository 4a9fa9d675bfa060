import { leftovers } from "@chainwright/engine";
import { describe, expect, it } from "vitest";
import { broken } from "../src/invariants.ts";
import { invent, spell } from "./support/cards.ts";
import { ME, Table, YOU } from "./support/table.ts";

const scout = invent("Scout", "If this card would be sent to the GY, banish this card instead.");
const sweep = spell("Sweep", "Destroy all monsters on the field.");

describe("what takes the place of an event", () => {
  it("is no link of a later chain when it happens outside of one", () => {
    const table = Table.lay({
      phase: "battle",
      me: { monsters: ["Vorse Raider"] },
      you: { monsters: [scout] },
    });
    table.do("attack Vorse Raider on Scout").settle();
    expect(table.names(YOU, "banished")).toEqual(["Scout"]);
    expect([...broken(table.duel), ...leftovers(table.duel)]).toEqual([]);
  });

  it("happens for each of several cards", () => {
    const table = Table.lay({
      me: { hand: [sweep] },
      you: { monsters: [scout, "Vorse Raider", scout] },
    });
    table.activate("Sweep").settle();
    expect(table.names(YOU, "banished")).toEqual(["Scout", "Scout"]);
    expect(table.names(YOU, "graveyard")).toEqual(["Vorse Raider"]);
    expect(table.names(ME, "graveyard")).toEqual(["Sweep"]);
    expect([...broken(table.duel), ...leftovers(table.duel)]).toEqual([]);
  });
});
