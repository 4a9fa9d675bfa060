import { describe, expect, it } from "vitest";
import { invent, spell, trap } from "./support/cards.ts";
import { ME, Table, YOU } from "./support/table.ts";

const burn = "inflict 100 damage to your opponent.";
const must = invent("Debtor", `During the End Phase: Inflict 100 damage to your opponent.`);
const may = invent("Lender", `During the End Phase: You can ${burn}`);
const rent = spell("Rent", "During your End Phase, pay 700 LP or destroy this card.", "continuous");
const doom = trap("Doom", "Target 1 monster on the field; destroy that target during the End Phase.");
const bodies = Array.from({ length: 3 }, (_, i) => invent(`Body ${i}`, ""));

const toEnd = "phase 7";

describe("a phase of players who are asked only where they must be", () => {
  it("asks nobody where nothing is due and nothing can be used", () => {
    const table = Table.lay({ me: {}, you: { deck: bodies } }).do(toEnd);
    expect(table.asked).toBe("you main");
  });

  it("forces what both pass over, the turn player's first, each once", () => {
    const table = Table.lay({ me: { monsters: [must] }, you: { monsters: [must], deck: bodies } }).do(toEnd);
    expect([table.asked, table.options]).toEqual(["me end of phase", ["activate Debtor 0", "pass"]]);
    table.pass().pass();
    expect([table.lp(ME), table.lp(YOU)]).toEqual([8000, 7900]);
    // Only the opponent's is left: nobody else is asked.
    expect(table.asked).toBe("you end of phase");
    table.pass();
    expect([table.asked, table.lp(ME), table.lp(YOU)]).toEqual(["you main", 7900, 7900]);
  });

  it("lets the player who is forced choose between an effect and a duty", () => {
    const setting = {
      me: { monsters: [must], spells: [{ card: rent, face: "up" as const }] },
      you: { deck: bodies },
    };
    const table = Table.lay(setting).do(toEnd).pass();
    expect([table.asked, table.options.length]).toEqual(["me forced", 2]);
    table.answer(table.open.options[1] as never);
    expect(table.asked).toBe("me choose option");
  });

  it("does not force what may be used, but lets it be used before what must", () => {
    const table = Table.lay({ me: { monsters: [may, must] }, you: { deck: bodies } }).do(toEnd);
    table.activate("Lender");
    expect([table.asked, table.options]).toEqual(["me end of phase", ["activate Debtor 0", "pass"]]);
    const passed = Table.lay({ me: { monsters: [may] }, you: { deck: bodies } })
      .do(toEnd)
      .pass();
    expect([passed.asked, passed.lp(YOU)]).toEqual(["you main", 8000]);
  });

  it("forgets a step that was put off when its card has left", () => {
    const away = spell("Away", "Target 1 monster you control; banish that target.");
    const back = Table.lay({
      me: { monsters: bodies.slice(0, 1), spells: [doom], hand: [away] },
      you: { deck: bodies },
    });
    back.activate("Doom").until("main").activate("Away").until("main").do(toEnd);
    expect([back.asked, back.names(ME, "graveyard").includes("Body 0")]).toEqual(["you main", false]);
  });

  it("does not end where a duty cannot be paid: the card is destroyed", () => {
    const table = Table.lay({
      me: { lp: 600, spells: [{ card: rent, face: "up" }] },
      you: { deck: bodies },
    });
    table.do(toEnd).until("main");
    expect([table.lp(ME), table.names(ME, "spells")]).toEqual([600, []]);
  });
});
