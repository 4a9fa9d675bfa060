import { changesOfStat, statOf } from "@chainwright/engine/applying";
import { CARD, STAT } from "@chainwright/engine/state";
import { describe, expect, it } from "vitest";
import { invent, spell, trap } from "./support/cards.ts";
import { ME, Table, YOU } from "./support/table.ts";

const banner = spell("Banner", "All monsters you control gain 1000 ATK.", "continuous");
const naught = spell(
  "Naught",
  "Target 1 face-up monster on the field; that target's ATK becomes 0 until the end of this turn.",
);
const cheer = spell("Cheer", "Target 1 face-up monster on the field; it gains 500 ATK.");
const crush = spell("Crush", "Target 1 face-up monster on the field; it loses 3000 ATK.");
const shrink = spell(
  "Little",
  "Target 1 face-up monster on the field; its original ATK is halved until the end of this turn.",
);

const atk = (table: Table, name = "Gemini Elf"): number => statOf(table.duel, table.id(name, ME), STAT.atk);

const use = (table: Table, ...names: string[]): void => {
  // A card that stays is activated after its continuous effect, in the order of the text.
  for (const name of names) table.activate(name, name === "Banner" ? 1 : 0).settle();
};

describe("ATK under several effects", () => {
  it("is what it became, with later gains on top, and has all of them again afterwards", () => {
    const table = Table.lay({
      me: {
        monsters: ["Gemini Elf"],
        hand: [banner, naught, cheer, "Mystical Space Typhoon"],
        deck: ["Sangan"],
      },
      you: { deck: ["Sangan"] },
    });
    use(table, "Banner");
    expect(atk(table)).toBe(2900);
    use(table, "Naught");
    expect(atk(table)).toBe(0);
    use(table, "Cheer");
    expect(atk(table)).toBe(500);
    use(table, "Mystical Space Typhoon");
    expect(table.names(ME, "graveyard")).toContain("Banner");
    expect(atk(table)).toBe(500);
    table.do("phase 7").settle();
    expect(atk(table)).toBe(2400);
  });

  it("has a changed original value below what was added", () => {
    const table = Table.lay({ me: { monsters: ["Gemini Elf"], hand: [banner, shrink] } });
    use(table, "Banner", "Little");
    expect(atk(table)).toBe(1950);
  });

  it("loses for good what it had become when its original value changes", () => {
    const table = Table.lay({ me: { monsters: ["Gemini Elf"], hand: [naught, shrink] } });
    use(table, "Naught", "Little");
    expect(atk(table)).toBe(950);
  });

  it("is not below 0, but remembers how far it would be", () => {
    const table = Table.lay({ me: { monsters: ["Gemini Elf"], hand: [crush, cheer, banner] } });
    use(table, "Crush", "Cheer");
    expect(atk(table)).toBe(0);
    use(table, "Banner");
    expect(atk(table)).toBe(400);
  });

  it("is halved last, and again after each change", () => {
    const table = Table.lay({
      me: { monsters: ["Gemini Elf"], hand: [banner, cheer] },
      you: { monsters: ["The Wicked Dreadroot"] },
    });
    expect(atk(table)).toBe(950);
    use(table, "Banner", "Cheer");
    expect(atk(table)).toBe(1700);
  });
});

describe("the sources of ATK", () => {
  it("are all that changes it, in the order in which it is reckoned, up to what it is", () => {
    const table = Table.lay({
      me: { monsters: ["Gemini Elf"], hand: [banner, naught, cheer] },
      you: { monsters: ["The Wicked Dreadroot"] },
    });
    const sources = () =>
      changesOfStat(table.duel, table.id("Gemini Elf", ME), STAT.atk).map(({ source, how, from, to }) => {
        const { name } = table.duel.definition(table.duel.state.get(CARD.def, source)).card;
        return `${name.en}: ${how}, ${from} to ${to}`;
      });
    use(table, "Banner", "Naught", "Cheer");
    expect(sources()).toEqual([
      "Banner: gain, 1900 to 2900",
      "Naught: become, 2900 to 0",
      "Cheer: gain, 0 to 500",
      "The Wicked Dreadroot: halve, 500 to 250",
    ]);
    expect(atk(table)).toBe(250);
  });
});

describe("a card that is unaffected", () => {
  const veil = spell(
    "Veil",
    "Target 1 face-up monster on the field; until the end of this turn, it is unaffected by the effects of other Spells.",
  );

  it("is left alone by effects and by what they left behind, until that ends", () => {
    const table = Table.lay({
      me: { monsters: ["Gemini Elf"], hand: [cheer, banner, veil, naught], deck: ["Sangan"] },
      you: { deck: ["Sangan"] },
    });
    use(table, "Banner", "Cheer");
    expect(atk(table)).toBe(3400);
    use(table, "Veil");
    expect(atk(table)).toBe(1900);
    use(table, "Naught");
    expect(atk(table)).toBe(1900);
    table.do("phase 7").settle();
    expect(atk(table)).toBe(3400);
  });
});

describe("who is unaffected by what", () => {
  const weight = spell("Weight", "All monsters on the field lose 300 ATK.", "continuous");
  const named = (text: string) => invent("Hero", text, { atk: 2000 });

  it("by activated effects, or those of some cards: other effects still apply", () => {
    const table = Table.lay({
      me: {
        monsters: [
          invent("Aura", "All monsters your opponent controls lose 100 ATK."),
          invent("Curse", "You can target 1 face-up monster on the field; it loses 500 ATK."),
        ],
        hand: [cheer],
      },
      you: { monsters: [named("Unaffected by the activated effects of your opponent's monsters.")] },
    });
    const hero = () => statOf(table.duel, table.id("Hero", YOU), STAT.atk);
    expect(hero()).toBe(1900);
    table.activate("Curse").do("choose Hero").settle();
    expect(hero()).toBe(1900);
    table.activate("Cheer").do("choose Hero").settle();
    expect(hero()).toBe(2400);
  });

  it("except what a card does to itself", () => {
    const table = Table.lay({
      me: {
        monsters: [
          named(
            "Unaffected by card effects, except its own. Once per turn: You can make this card gain 500 ATK.",
          ),
        ],
        hand: [weight, cheer],
      },
    });
    table.activate("Weight", 1).settle();
    expect(atk(table, "Hero")).toBe(2000);
    table.activate("Hero", 1).settle();
    expect(atk(table, "Hero")).toBe(2500);
  });
});

describe("monsters destroyed by battle with some cards", () => {
  it("are banished, and nothing else is", () => {
    const table = Table.lay({
      phase: "battle",
      me: {
        monsters: [
          invent("Hunter", "Any monster destroyed by battle with this card is banished.", { atk: 3000 }),
          invent("Beast", "", { atk: 2900 }),
        ],
      },
      you: { monsters: ["Gemini Elf", "Sangan"] },
    });
    table.do("attack Hunter on Gemini Elf").settle();
    table.do("attack Beast on Sangan").settle();
    expect(table.names(YOU, "banished")).toEqual(["Gemini Elf"]);
    expect(table.names(YOU, "graveyard")).toEqual(["Sangan"]);
  });
});

describe("a Trap that was Set by an effect", () => {
  const set = (more: string) => spell("Layer", `Target 1 Trap in your GY; Set it.${more}`);
  const snare = trap("Snare", "Gain 1000 LP.");

  it.each([
    ["", ["OCG-BASIC-10"]],
    [" It can be activated this turn.", []],
  ])("waits for the next turn%s", (more, against) => {
    const table = Table.lay({ me: { hand: [set(more)], graveyard: [snare] } });
    use(table, "Layer");
    expect(table.against("Snare")).toEqual(against);
  });
});

describe("cards that are banished instead", () => {
  const trade = spell("Trade", "Send 1 monster from your hand to the GY; draw 1 card.");
  const waste = spell("Waste", "Discard 1 monster; draw 1 card.");

  it("cannot be sent as a cost, but discarded", () => {
    const table = Table.lay({
      me: {
        hand: [trade, waste, "Gemini Elf"],
        spells: [{ card: "Dimensional Fissure", face: "up" }],
        deck: ["Sangan"],
      },
    });
    expect(table.against("Trade")).toEqual(["OCG-BASIC-05"]);
    use(table, "Waste");
    expect(table.names(ME, "banished")).toEqual(["Gemini Elf"]);
    expect(table.names(ME, "hand")).toEqual(["Trade", "Sangan"]);
  });
});
