import type { Card } from "@chainwright/card-ir";
import { describe, expect, it } from "vitest";
import { invent, spell, trap } from "./support/cards.ts";
import { type Side, Table, YOU } from "./support/table.ts";

const TEXT = "inflict 100 damage to your opponent.";
const ACTIVATED = "Inflict 100 damage to your opponent.";

interface Kind {
  readonly says: string;
  readonly speed: 1 | 2 | 3;
  readonly side: Side;
}

const monster = (text: string): Card => invent("Card", text);
const inHand = (card: Card): Side => ({ hand: [card] });
const set = (card: Card): Side => ({ spells: [card] });
const onField = (card: Card): Side => ({ monsters: [card] });
const lying = (card: Card): Side => ({ spells: [{ card, face: "up" }] });

/** Nothing in these cards but their kind decides when they may be used. */
const KINDS: readonly Kind[] = [
  { says: "a Normal Spell", speed: 1, side: set(spell("Card", ACTIVATED)) },
  { says: "an ignition effect", speed: 1, side: onField(monster(`Once per turn: You can ${TEXT}`)) },
  {
    says: "an effect of a Continuous Spell",
    speed: 1,
    side: lying(spell("Card", `Once per turn: You can ${TEXT}`, "continuous")),
  },
  { says: "a Quick-Play Spell", speed: 2, side: set(spell("Card", ACTIVATED, "quick-play")) },
  { says: "a Normal Trap", speed: 2, side: set(trap("Card", ACTIVATED)) },
  {
    says: "an effect of a Continuous Trap",
    speed: 2,
    side: lying(trap("Card", `Once per turn: You can ${TEXT}`, "continuous")),
  },
  {
    says: "a Quick Effect",
    speed: 2,
    side: onField(monster(`Once per turn (Quick Effect): You can ${TEXT}`)),
  },
  { says: "a Counter Trap", speed: 3, side: set(trap("Card", ACTIVATED, "counter")) },
];

/** The same under another name, for the other side of the table. */
const below = ({ side }: Kind): Side =>
  Object.fromEntries(
    Object.entries(side as Record<string, readonly (Card | { card: Card })[]>).map(([zone, cards]) => [
      zone,
      cards.map((one) =>
        "program" in one
          ? { ...one, name: { en: "Below" } }
          : { ...one, card: { ...one.card, name: { en: "Below" } } },
      ),
    ]),
  );

const pairs = KINDS.flatMap((under) => KINDS.map((over) => ({ over, under })));

describe("Spell Speed", () => {
  it.each(pairs)("$over.says on $under.says", ({ over, under }) => {
    const table = Table.lay({ askAlways: true, me: below(under), you: over.side });
    table.activate("Below");
    expect(table.asked).toBe("you respond");
    const legal = over.speed >= 2 && over.speed >= under.speed;
    expect(table.options.includes("activate Card 0")).toBe(legal);
    expect(table.against("Card")).toEqual(legal ? [] : [over.speed === 1 ? "OCG-SPEED-10" : "OCG-SPEED-12"]);
  });

  it.each(KINDS)("$says may start a chain in its player's Main Phase", ({ side }) => {
    const table = Table.lay({ me: side });
    expect(table.asked).toBe("me main");
    expect(table.options).toContain("activate Card 0");
  });

  it.each(KINDS)("$says starts a chain in the opponent's turn only if it is fast", ({ side, speed }) => {
    const table = Table.lay({ askAlways: true, turnPlayer: YOU, me: side });
    table.do("phase 7");
    expect(table.asked).toBe("me end of phase");
    expect(table.options.includes("activate Card 0")).toBe(speed >= 2);
    expect(table.against("Card")).toEqual(speed >= 2 ? [] : ["OCG-BASIC-01"]);
  });

  it("goes down again: what may not answer a Counter Trap may answer nothing above it", () => {
    const cards = {
      me: { hand: ["Raigeki", "Sangan"], spells: ["Mystical Space Typhoon", "Magic Jammer"] },
      you: {
        hand: ["Sangan"],
        monsters: ["Gemini Elf"],
        spells: ["Magic Jammer", "Seven Tools of the Bandit"],
      },
    };
    const table = Table.lay({ askAlways: true, ...cards });
    table.activate("Raigeki").activate("Magic Jammer").do("choose Sangan");
    expect(table.asked).toBe("me respond");
    expect(table.options).toEqual(["pass"]);
    expect(table.against("Mystical Space Typhoon")).toEqual(["OCG-SPEED-12"]);
    // A Counter Trap is fast enough, but the Spell Card that this one waits for is not directly below.
    expect(table.against("Magic Jammer")).toEqual(["OCG-CHAIN-10"]);
  });

  it("does not matter for a card in the hand that has no place there", () => {
    const table = Table.lay({
      askAlways: true,
      me: { hand: ["Raigeki"] },
      you: { monsters: ["Sangan"], ...inHand(trap("Card", ACTIVATED)) },
    });
    table.activate("Raigeki");
    expect(table.against("Card")).toEqual(["OCG-BASIC-02"]);
  });
});
