import { placeCounter } from "@chainwright/engine/changes";
import { CARD, CAUSE, NO_LINK, POSITION, WAY } from "@chainwright/engine/state";
import { describe, expect, it } from "vitest";
import { broken } from "../src/invariants.ts";
import { ZONE } from "../src/zones.ts";
import { invent, spell, trap } from "./support/cards.ts";
import { ME, Table, YOU } from "./support/table.ts";

/** What stands before the semicolon, and how a monster is Summoned without an effect. */

const cub = (name: string, more: object = {}) => invent(name, "", { categories: ["normal"], ...more });
const xyz = (name: string, text: string, level = 4) =>
  invent(name, text, { categories: ["xyz", "effect"], level });

const BY_ME = { why: CAUSE.rule, agent: ME, link: NO_LINK };

const special = (table: Table, name: string): boolean =>
  table.options.some((one) => one.startsWith(`special ${name}`));

describe("an Xyz Monster that can also be Summoned over another one", () => {
  const duke = xyz(
    "Duke",
    "3 Level 5 monsters\nYou can also Xyz Summon this card by using a Rank 4 Xyz Monster you control as material. (Transfer its materials to this card.)",
    5,
  );
  const squire = xyz("Squire", "2 Level 4 monsters");

  it("takes it and all that lay under it, as an Xyz Summon", () => {
    const table = Table.lay({
      me: { monsters: [{ card: squire, materials: ["Gemini Elf"] }], extra: [duke] },
    });
    table.do("special Duke").settle();
    expect(table.names(ME, "monsters")).toEqual(["Duke"]);
    for (const under of ["Squire", "Gemini Elf"])
      expect(table.duel.state.get(CARD.host, table.id(under))).toBe(table.id("Duke"));
    expect(table.duel.state.get(CARD.way, table.id("Duke")) & WAY.xyz).not.toBe(0);
    expect(table.duel.state.get(CARD.way, table.id("Duke")) & WAY.proper).not.toBe(0);
    expect(broken(table.duel)).toEqual([]);
  });

  it("does not without one of that Rank, nor with the opponent's", () => {
    const other = xyz("Page", "2 Level 3 monsters", 3);
    const table = Table.lay({ me: { monsters: [other], extra: [duke] }, you: { monsters: [squire] } });
    expect(special(table, "Duke")).toBe(false);
  });

  it("does so once a turn where its text says so", () => {
    const king = xyz(
      "King",
      '3 Level 6 monsters\nOnce per turn, you can also Xyz Summon "King" by discarding 1 Spell and using 1 Rank 4 Xyz Monster you control (transfer its materials).',
      6,
    );
    const table = Table.lay({
      me: { hand: ["Pot of Greed", "Monster Reborn"], monsters: [squire, squire], extra: [king, king] },
    });
    table.do("special King").settle();
    expect(table.names(ME, "graveyard")).toHaveLength(1);
    expect(table.names(ME, "monsters").sort()).toEqual(["King", "Squire"]);
    expect(special(table, "King")).toBe(false);
  });
});

describe("a Fusion Monster that must be either Fusion Summoned, or Special Summoned in its own way", () => {
  const titan = invent(
    "Titan",
    '"Gemini Elf" + "Vorse Raider"\nMust be either Fusion Summoned, or Special Summoned (from your Extra Deck) by Tributing 2 Beast monsters.',
    { categories: ["fusion", "effect"], level: 8 },
  );
  const lift = spell("Lift", "Special Summon 1 Fusion Monster from your Extra Deck.");

  it("is Summoned by what its text says, which is no Fusion Summon", () => {
    const table = Table.lay({ me: { monsters: [cub("A"), cub("B")], extra: [titan] } });
    table.do("special Titan").settle();
    expect(table.names(ME, "monsters")).toEqual(["Titan"]);
    expect(table.names(ME, "graveyard").sort()).toEqual(["A", "B"]);
    expect(table.duel.state.get(CARD.way, table.id("Titan")) & WAY.fusion).toBe(0);
  });

  it("is Fusion Summoned, but Summoned by no other effect", () => {
    const hand = ["Polymerization", "Gemini Elf", "Vorse Raider", lift];
    const table = Table.lay({ me: { hand, extra: [titan] } });
    expect(table.options).toContain("activate Polymerization 0");
    expect(table.against("Lift")).not.toEqual([]);
  });
});

describe("counters that are removed as a cost", () => {
  const jar = cub("Jar");
  const fire = spell("Fire", "Remove 3 Spell Counters from your field; draw 1 card.");

  const laid = (...counts: readonly number[]): Table => {
    const monsters = counts.map((_, i) => cub(`Jar ${i}`));
    const table = Table.lay({ me: { hand: [fire], monsters, deck: [jar] } });
    const kind = table.duel.catalogue.word("Spell Counter");
    counts.forEach((n, i) => {
      for (let one = 0; one < n; one++) placeCounter(table.duel, table.id(`Jar ${i}`), kind, BY_ME);
    });
    return table;
  };

  it("may lie on several cards", () => {
    expect(laid(1, 1).against("Fire")).not.toEqual([]);
    const table = laid(1, 2);
    table.activate("Fire").settle();
    expect(table.names(ME, "hand")).toEqual(["Jar"]);
  });
});

describe("a card with counters on it", () => {
  it("can be paid only when there are so many", () => {
    const mage = invent("Mage", "You can Tribute this card with 3 Spell Counters on it; draw 1 card.");
    const table = Table.lay({ me: { monsters: [mage], deck: [cub("Top")] } });
    const kind = table.duel.catalogue.word("Spell Counter");
    const put = () => placeCounter(table.duel, table.id("Mage"), kind, BY_ME);
    put();
    put();
    expect(table.against("Mage")).not.toEqual([]);
    put();
    table.activate("Mage").settle();
    expect(table.names(ME, "hand")).toEqual(["Top"]);
  });
});

describe("cards of which one has to be among those that are taken", () => {
  const ash = invent(
    "Ash",
    "You can send 2 face-up cards you control to the GY, including this card; draw 1 card.",
  );

  it("cannot be taken without it", () => {
    expect(Table.lay({ me: { monsters: [ash], deck: [cub("Top")] } }).against("Ash")).not.toEqual([]);
    const table = Table.lay({ me: { monsters: [cub("A"), ash, cub("B")], deck: [cub("Top")] } });
    table.activate("Ash").do("choose A");
    expect(table.options).toEqual(["choose Ash"]);
    table.do("choose Ash").settle();
    expect(table.names(ME, "graveyard").sort()).toEqual(["A", "Ash"]);
  });
});

describe("the kinds of Monster Zones", () => {
  const blast = spell("Blast", "If you control no monsters in your Main Monster Zone: Draw 1 card.");
  const link = invent("Link", "2 monsters", { categories: ["link", "effect"], level: 2, arrows: ["top"] });

  it.each([
    [5, true],
    [0, false],
  ])("are told apart: a monster in place %i", (slot, may) => {
    const table = Table.lay({ me: { hand: [blast], monsters: [link], deck: [cub("Top")] } });
    table.duel.state.set(CARD.slot, table.id("Link"), slot);
    expect(table.against("Blast").length === 0).toBe(may);
  });
});

describe("material under a monster", () => {
  const wall = xyz("Wall", "2 Level 4 monsters\nCannot be destroyed by card effects while it has material.");
  const raze = spell("Raze", "Destroy all monsters on the field.");

  it.each([
    [["Gemini Elf"], ["Wall"]],
    [[], []],
  ])("keeps it as long as there is any (%j)", (materials, left) => {
    const table = Table.lay({ me: { hand: [raze] }, you: { monsters: [{ card: wall, materials }] } });
    table.activate("Raze").settle();
    expect(table.names(YOU, "monsters")).toEqual(left);
  });
});

describe("one of two kinds", () => {
  const call = spell(
    "Call",
    'Add 1 "Gemini Elf" or 1 monster with 1900 or more DEF from your Deck or GY to your hand.',
  );

  it("is asked only for what is said of it", () => {
    const table = Table.lay({
      me: { hand: [call], deck: ["Gemini Elf"], graveyard: [cub("Wall", { def: 2000 }), cub("Low")] },
    });
    table.activate("Call").until("choose");
    expect(table.options.filter((one) => one !== "pass").sort()).toEqual([
      "choose Gemini Elf",
      "choose Wall",
    ]);
  });
});

describe("a Monster Card in another zone", () => {
  const recall = spell(
    "Recall",
    "Target 1 face-up Monster Card in your Spell & Trap Zone; Special Summon it.",
  );

  it("is still one", () => {
    const scale = cub("Scale");
    const table = Table.lay({ me: { hand: [recall], spells: [{ card: scale, face: "up" }] } });
    expect(table.duel.state.get(CARD.zone, table.id("Scale"))).toBe(ZONE.spell);
    table.activate("Recall").settle();
    expect(table.names(ME, "monsters")).toEqual(["Scale"]);
  });
});

describe("a Tribute Summon with what the text names", () => {
  const lord = invent("Lord", "You can Tribute Summon this card by Tributing 1 Fairy monster.", { level: 8 });
  const fairy = cub("Fairy", { type: "Fairy" });

  it("takes that instead of two Tributes", () => {
    const table = Table.lay({ me: { hand: [lord], monsters: [fairy, cub("Beast")] } });
    // By its Level, or in the way of its text.
    expect(table.options.filter((one) => one === "summon Lord")).toHaveLength(2);
    const own = table.open.options.filter((one) => table.say(one) === "summon Lord")[1];
    if (own !== undefined) table.answer(own);
    table.settle();
    expect(table.names(ME, "monsters").sort()).toEqual(["Beast", "Lord"]);
    expect(table.duel.state.get(CARD.way, table.id("Lord")) & WAY.tribute).not.toBe(0);
  });

  it("is not possible without it", () => {
    const table = Table.lay({ me: { hand: [lord], monsters: [cub("Beast")] } });
    expect(table.options).not.toContain("summon Lord");
  });
});

describe("a monster that its text Summons to a zone that is pointed to", () => {
  const flier = invent(
    "Flier",
    "You can Special Summon this card (from your hand) in Defense Position to your zone a Link Monster points to.",
  );
  const link = (...arrows: readonly ("left" | "top")[]) =>
    invent("Link", "1 monster", { categories: ["link", "effect"], level: 1, arrows });

  it("comes there, and in that position", () => {
    const table = Table.lay({ me: { hand: [flier], monsters: [cub("A"), link("left")] } });
    expect(special(table, "Flier")).toBe(false);
    const free = Table.lay({ me: { hand: [flier], monsters: [link("left")] } });
    free.duel.state.set(CARD.slot, free.id("Link"), 3);
    free.do("special Flier").settle();
    expect(free.duel.state.get(CARD.slot, free.id("Flier"))).toBe(2);
    expect(free.duel.state.get(CARD.position, free.id("Flier"))).toBe(POSITION.defense);
  });
});

describe("the Main Deck", () => {
  const song = spell("Song", "Shuffle 1 monster from your GY into the Main Deck; draw 1 card.");

  it("is no place for a monster of the Extra Deck", () => {
    const graveyard = [
      invent("Fused", '"Gemini Elf" + "Vorse Raider"', { categories: ["fusion", "effect"] }),
    ];
    expect(Table.lay({ me: { hand: [song], deck: [cub("Top")], graveyard } }).against("Song")).not.toEqual(
      [],
    );
    const own = Table.lay({ me: { hand: [song], deck: [cub("Top")], graveyard: [cub("Dead")] } });
    expect(own.against("Song")).toEqual([]);
  });
});

describe("what is targeted alone", () => {
  const ward = trap(
    "Ward",
    "When a Spell Card is activated that targets exactly 1 monster on the field (and no other cards): Negate the activation.",
    "counter",
  );

  it.each([
    ["Target 1 monster your opponent controls; destroy it.", true],
    ["Target 2 monsters your opponent controls; destroy them.", false],
    ["Target 1 monster your opponent controls and 1 monster you control; destroy them.", false],
  ])("is told apart: %s", (text, may) => {
    const strike = spell("Strike", text);
    const table = Table.lay({
      me: { hand: [strike], monsters: [cub("Mine")] },
      you: { monsters: [cub("A"), cub("B")], spells: [ward] },
    });
    table.activate("Strike");
    let offered = false;
    while (!table.over && table.open.question !== "main") {
      offered ||= table.options.includes("activate Ward 0");
      const chosen = table.options.find((one) => one !== "pass");
      if (table.open.question === "respond" || chosen === undefined) table.pass();
      else table.do(chosen);
    }
    expect(offered).toBe(may);
  });
});

describe("what a card was when it left the field", () => {
  const raze = spell("Raze", "Destroy all cards on the field.");
  const link = invent(
    "Ember",
    "2 monsters\nIf this Link Summoned card is destroyed by battle, or is destroyed by your opponent's card effect while in its owner's Monster Zone: You can draw 1 card.",
    { categories: ["link", "effect"], level: 2, arrows: ["top"] },
  );

  it.each([
    [WAY.special | WAY.link, true],
    [WAY.special, false],
  ])("is how it had been Summoned (%i)", (way, may) => {
    const table = Table.lay({
      me: { hand: [raze] },
      you: { monsters: [{ card: link, way }], deck: [cub("Top")] },
    });
    table.activate("Raze").until(may ? "trigger" : "main");
    expect(table.options.some((one) => one.startsWith("trigger Ember"))).toBe(may);
  });

  const mine = trap("Mine", "If this Set card is destroyed: You can draw 1 card.", "continuous");

  it.each([
    ["down", true],
    ["up", false],
  ] as const)("is that it lay face-%s", (face, may) => {
    const table = Table.lay({
      me: { hand: [raze] },
      you: { spells: [{ card: mine, face }], deck: [cub("Top")] },
    });
    table.activate("Raze").until(may ? "trigger" : "main");
    expect(table.options.some((one) => one.startsWith("trigger Mine"))).toBe(may);
  });
});

describe("a Level or Rank", () => {
  const lift = spell("Lift", "Target 1 Level/Rank 4 monster you control; it gains 700 ATK.");

  it("is either, of what has it", () => {
    const monsters = [xyz("Knight", "2 Level 4 monsters"), cub("Pup"), cub("Cub", { level: 3 })];
    const table = Table.lay({ me: { hand: [lift], monsters } });
    table.activate("Lift");
    expect(table.options.filter((one) => one !== "pass").sort()).toEqual(["choose Knight", "choose Pup"]);
  });
});
