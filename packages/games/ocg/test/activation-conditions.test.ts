import { describe, expect, it } from "vitest";
import { invent, spell, trap } from "./support/cards.ts";
import { ME, Table, YOU } from "./support/table.ts";

/** What the words before the colon ask for, each beside a case in which it is not so. */

const HURT = "Inflict 100 damage to your opponent.";
const plain = invent("Plain", "");
const pit = spell("Pit", "Target 1 monster on the field; destroy that target.");

/** Goes on until a Main Phase, using all that triggers. */
function useAll(table: Table): Table {
  for (let i = 0; i < 60 && !table.over && !["main", "battle"].includes(table.open.question); i++) {
    const { options } = table;
    table.do(
      options.find((one) => one.startsWith("trigger")) ??
        (options.includes("pass") ? "pass" : (options[0] as string)),
    );
  }
  return table;
}

const hurt = (table: Table): number => 8000 - useAll(table).lp(YOU);

describe("oaths", () => {
  const calm = spell(
    "Calm",
    "Draw 1 card. You cannot conduct your Battle Phase the turn you activate this card.",
  );
  const deck = [plain, plain];

  it("keep from the Battle Phase, before and after", () => {
    const first = Table.lay({ me: { hand: [calm], monsters: [plain], deck } });
    expect(first.options).toContain("phase 4");
    expect(first.activate("Calm").settle().options).not.toContain("phase 4");
    const late = Table.lay({ me: { hand: [calm], monsters: [plain], deck } });
    late.do("phase 4").settle().pass().until("main");
    expect(late.options).not.toContain("activate Calm 0");
  });

  const comes = invent("Comes", "You can Special Summon this card (from your hand) by paying 100 LP.", {
    type: "Beast",
  });
  const dragon = invent("Wyrmling", "You can Special Summon this card (from your hand) by paying 100 LP.", {
    type: "Dragon",
  });
  const vow = (except: string) =>
    spell("Vow", `Draw 1 card. You cannot Special Summon monsters the turn you activate this card${except}.`);

  it.each([
    ["", false, false],
    [", except Dragon monsters", false, true],
  ])("keep from Special Summons%s", (except, beast, wyrm) => {
    const setting = { me: { hand: [vow(except), comes, dragon], deck } };
    const sworn = Table.lay(setting).activate("Vow").settle();
    expect(sworn.options.some((one) => one.startsWith("special Comes"))).toBe(beast);
    expect(sworn.options.some((one) => one.startsWith("special Wyrmling"))).toBe(wyrm);
    const others = [
      ["Comes", beast],
      ["Wyrmling", wyrm],
    ] as const;
    for (const [name, may] of others) {
      const before = Table.lay(setting);
      before.do(before.options.find((one) => one.startsWith(`special ${name}`)) as string).settle();
      expect(before.options.includes("activate Vow 0")).toBe(may);
    }
  });

  it("are released where the activation is negated", () => {
    const no = trap("No", "When a Spell Card is activated: Negate the activation.", "counter");
    const table = Table.lay({
      me: { hand: [vow(""), comes], deck },
      you: { spells: [{ card: no, face: "down", since: 1 }] },
    });
    table.activate("Vow").activate("No").settle();
    expect(table.options.some((one) => one.startsWith("special Comes"))).toBe(true);
  });

  describe("released", () => {
    const no = trap("No", "When a monster effect is activated: Negate the activation.", "counter");
    const vower = invent(
      "Vower",
      "(Quick Effect): You can pay 100 LP; draw 1 card. You cannot Special Summon monsters the turn you activate this effect.",
    );
    const setting = {
      me: { monsters: [vower], hand: [comes], deck: [plain, plain] },
      you: { spells: [{ card: no, face: "down" as const, since: 1 }] },
    };
    const isSworn = (table: Table): boolean =>
      !table.settle().options.some((one) => one.startsWith("special"));

    it("only for the use that is negated, not for one that has resolved", () => {
      expect(isSworn(Table.lay(setting).activate("Vower").activate("No"))).toBe(false);
      const twice = Table.lay(setting).activate("Vower").settle();
      expect(isSworn(twice.activate("Vower").activate("No"))).toBe(true);
    });

    it.each(["first", "second"])("only for the use that is negated, the %s of one Chain", (which) => {
      const table = Table.lay(setting).activate("Vower");
      if (which === "first") table.activate("No").activate("Vower");
      else table.pass().activate("Vower").activate("No");
      expect(isSworn(table)).toBe(true);
    });
  });

  it("keep from Normal Summons", () => {
    const quiet = spell(
      "Quiet",
      "Draw 1 card. You cannot Normal Summon/Set the turn you activate this card.",
    );
    const table = Table.lay({ me: { hand: [quiet, plain], deck } });
    expect(table.activate("Quiet").settle().options).not.toContain("summon Plain");
    const late = Table.lay({ me: { hand: [quiet, plain], deck } })
      .do("set Plain")
      .settle();
    expect(late.options).not.toContain("activate Quiet 0");
  });
});

describe("what is activated", () => {
  const answer = (event: string) => trap("Answer", `When your opponent activates ${event}: ${HURT}`);
  const beast = invent("Beast", "(Quick Effect): You can pay 100 LP; draw 1 card.", { attribute: "EARTH" });
  const setting = (event: string) => ({
    me: { spells: [{ card: answer(event), face: "down" as const, since: 1 }] },
    you: { monsters: [beast], hand: [pit], deck: [plain, plain] },
    turnPlayer: YOU,
  });

  it.each([
    ["an EARTH monster's effect", true],
    ["a WATER monster's effect", false],
    ["a monster effect on the field", true],
    ["a monster effect in the hand or GY", false],
  ])("%s: %s", (event, answered) => {
    const table = Table.lay(setting(event)).activate("Beast");
    expect(table.options.includes("activate Answer 0")).toBe(answered);
  });

  it.each([
    ['"Pit"', true],
    ['"Plain"', false],
    ["a Normal Spell Card", true],
    ["a Quick-Play Spell Card", false],
    ["a card or effect that would inflict damage to you", false],
  ])("%s: %s", (event, answered) => {
    const table = Table.lay(setting(event)).activate("Pit");
    expect(table.options.includes("activate Answer 0")).toBe(answered);
  });

  it("in response to one's own", () => {
    const event = "a Spell Card in response to the activation of your card or effect";
    const quick = spell("Swift", "Draw 1 card.", "quick-play");
    const mine = spell("Mine", "Draw 1 card.");
    const table = Table.lay({
      me: { spells: [{ card: answer(event), face: "down", since: 1 }], hand: [mine], deck: [plain] },
      you: { spells: [{ card: quick, face: "down", since: 1 }], deck: [plain] },
    });
    table.activate("Mine").activate("Swift");
    expect(table.options).toContain("activate Answer 0");
  });
});

describe("how a card came to be gone, or there", () => {
  const tuner = invent(
    "Tuner",
    `If this card is sent to the GY for the Synchro Summon of a Dragon monster: ${HURT}`,
    {
      categories: ["effect", "tuner"],
      level: 3,
    },
  );
  const synchro = (type: string) =>
    invent("Synchro", "1 Tuner + 1+ non-Tuner monsters", { categories: ["synchro"], type, level: 7 });
  const summon = (table: Table): Table => {
    table.do("special Synchro");
    while (table.open.question === "material")
      table.do(table.options.find((one) => one.startsWith("choose")) ?? "pass");
    return table;
  };

  it.each([
    ["Dragon", 100],
    ["Beast", 0],
  ])("as material of a %s", (type, damage) => {
    const table = Table.lay({ me: { monsters: [tuner, plain], extra: [synchro(type)] } });
    expect(hurt(summon(table))).toBe(damage);
  });

  it.each([
    ["a Tuner", 100],
    ["a Dragon monster", 0],
  ])("Summoned using %s", (what, damage) => {
    const text = `1 Tuner + 1+ non-Tuner monsters\nIf this card is Synchro Summoned using ${what} as material: ${HURT}`;
    const big = invent("Synchro", text, { categories: ["synchro", "effect"], level: 7 });
    const quiet = invent("Quiet", "", { categories: ["normal", "tuner"], level: 3 });
    const table = Table.lay({ me: { monsters: [quiet, plain], extra: [big] } });
    expect(hurt(summon(table))).toBe(damage);
  });

  it.each([
    ["a Beast monster", 100],
    ["a Dragon monster", 0],
  ])("Summoned by Tributing %s", (what, damage) => {
    const big = invent("Big", `If this card is Tribute Summoned by Tributing ${what}: ${HURT}`, { level: 5 });
    const table = Table.lay({ me: { hand: [big], monsters: [plain] } });
    expect(hurt(table.do("summon Big").do("choose Plain"))).toBe(damage);
  });

  it.each([
    ["a Beast monster's effect", 100],
    ["a Dragon monster's effect", 0],
  ])("sent to activate %s", (what, damage) => {
    const payer = invent("Payer", "You can send 1 monster from your hand to the GY; gain 100 LP.");
    const paid = invent("Paid", `If this card is sent to the GY to activate ${what}: ${HURT}`);
    const table = Table.lay({ me: { monsters: [payer], hand: [paid] } });
    expect(hurt(table.activate("Payer"))).toBe(damage);
  });

  it("changed to Defense Position, not to Attack Position", () => {
    const turns = invent("Turns", `If this card is changed to face-up Defense Position: ${HURT}`);
    expect(hurt(Table.lay({ me: { monsters: [turns] } }).do("changePosition Turns"))).toBe(100);
    const back = Table.lay({ me: { monsters: [{ card: turns, position: "defense" }] } });
    expect(hurt(back.do("changePosition Turns"))).toBe(0);
  });

  it("but for some cards, and but in some phase", () => {
    const watcher = (event: string) => invent("Watcher", `If ${event}: ${HURT}`);
    const monsters = (event: string) => ({ me: { monsters: [watcher(event), plain], hand: [pit] } });
    const destroy = (event: string) => hurt(Table.lay(monsters(event)).activate("Pit").do("choose Plain"));
    expect(destroy("a monster is destroyed by card effect")).toBe(100);
    expect(destroy('a monster is destroyed by card effect, except "Plain"')).toBe(0);
    expect(
      destroy("a monster is destroyed by card effect (except during the Damage Step), or if you gain LP"),
    ).toBe(100);
    expect(
      destroy("a monster is destroyed by card effect (except during the Main Phase), or if you gain LP"),
    ).toBe(0);
    expect(destroy("a monster you control is destroyed by battle, or leaves the field by card effect")).toBe(
      100,
    );
    expect(destroy("a monster your opponent controls is banished, or destroyed by card effect")).toBe(0);
  });
});

describe("how often", () => {
  it("once while it is face-up on the field", () => {
    const once = invent("Once", `Once while face-up on the field: You can draw 1 card.`);
    const deck = Array.from({ length: 9 }, () => plain);
    const table = Table.lay({ me: { monsters: [once], deck }, you: { deck } });
    table.activate("Once").settle();
    expect(table.options).not.toContain("activate Once 0");
    // Neither in a later turn.
    table.do("phase 7").until("main").do("phase 7").until("main");
    expect(table.options).not.toContain("activate Once 0");
  });

  it("twice per turn, by copy and by name", () => {
    const copies = invent("Copies", "Up to twice per turn: You can draw 1 card.");
    const named = invent(
      "Named",
      'You can pay 100 LP; draw 1 card. You can only use this effect of "Named" up to twice per turn.',
    );
    for (const [card, uses] of [
      [copies, 4],
      [named, 2],
    ] as const) {
      const deck = Array.from({ length: 9 }, () => plain);
      const table = Table.lay({ me: { monsters: [card, card], deck } });
      let n = 0;
      for (; table.options.includes(`activate ${card.name.en} 0`); n++) table.activate(card.name.en).settle();
      expect([card.name.en, n]).toEqual([card.name.en, uses]);
    }
  });

  it("each of the effects of which one is activated, and one of a card in a Chain", () => {
    const limit = '(but you can only use each effect of "Choice" once per turn)';
    const choice = invent(
      "Choice",
      `You can activate 1 of these effects ${limit};\n● Draw 1 card.\n● Gain 100 LP.`,
    );
    const table = Table.lay({ me: { monsters: [choice, choice], deck: [plain, plain] } });
    table.activate("Choice", 0).settle();
    expect(table.options.filter((one) => one.startsWith("activate"))).toEqual([
      "activate Choice 1",
      "activate Choice 1",
    ]);
    const pair = invent(
      "Pair",
      '(Quick Effect): You can draw 1 card. (Quick Effect): You can gain 100 LP. You can only use each effect of "Pair" once per turn, and cannot activate more than 1 in the same Chain.',
    );
    const chain = Table.lay({ askAlways: true, me: { monsters: [pair], deck: [plain, plain] } });
    chain.activate("Pair", 0).pass();
    expect([chain.asked, chain.options]).toEqual(["me respond", ["pass"]]);
    expect(chain.settle().options).toContain("activate Pair 1");
  });

  it("once per Chain by name", () => {
    const often = invent(
      "Often",
      '(Quick Effect): You can draw 1 card. You can only use this effect of "Often" once per Chain.',
    );
    const table = Table.lay({
      askAlways: true,
      me: { monsters: [often, often], deck: [plain, plain, plain] },
    });
    expect(table.options.filter((one) => one === "activate Often 0")).toHaveLength(2);
    table.activate("Often").pass();
    expect([table.asked, table.options]).toEqual(["me respond", ["pass"]]);
    expect(table.settle().options).toContain("activate Often 0");
  });
});

describe("in the turn after", () => {
  it.each([
    ["banished", 100],
    ["destroyed by battle and sent to the GY", 0],
  ])("it was %s", (how, damage) => {
    const exile = spell("Exile", "Target 1 monster on the field; banish that target.");
    const back = invent(
      "Back",
      `During the Standby Phase of the next turn after this card was ${how}: ${HURT}`,
    );
    const table = Table.lay({
      me: { monsters: [back], hand: [exile], deck: [plain] },
      you: { deck: [plain] },
    });
    table.activate("Exile").settle();
    useAll(table.do("phase 7"));
    expect(8000 - table.lp(YOU)).toBe(damage);
  });

  it("one's next phase after it was destroyed by card effect", () => {
    const back = invent(
      "Back",
      `During your next Standby Phase after this card was destroyed by card effect and sent to the GY: ${HURT}`,
    );
    const table = Table.lay({
      me: { monsters: [back], hand: [pit], deck: [plain, plain] },
      you: { deck: [plain, plain] },
    });
    table.activate("Pit").settle();
    useAll(table.do("phase 7"));
    expect(table.lp(YOU)).toBe(8000);
    useAll(table.do("phase 7"));
    expect(table.lp(YOU)).toBe(7900);
    useAll(useAll(table.do("phase 7")).do("phase 7"));
    expect([table.lp(YOU), table.lp(ME)]).toEqual([7900, 8000]);
  });
});

it("what may be used even in the Damage Step", () => {
  const watcher = (even: string) =>
    invent(
      "Watcher",
      `If a monster(s) is sent to the GY${even}: You can inflict 100 damage to your opponent.`,
      {
        atk: 2000,
      },
    );
  const fight = (even: string): number => {
    const table = Table.lay({ me: { monsters: [watcher(even)] }, you: { monsters: [plain] } });
    table.do("phase 4").until("battle").do("attack Watcher on Plain");
    return hurt(table) - 1000;
  };
  expect([fight(""), fight(", even during the Damage Step")]).toEqual([0, 100]);
});
