import { describe, expect, it } from "vitest";
import { invent, spell, trap } from "../../games/ocg/test/support/cards.ts";
import { ME, type Side, Table, YOU } from "../../games/ocg/test/support/table.ts";

/**
 * What hangs on what, by the words that join two parts of an effect. What the first part is about is destroyed before the Spell
 * resolves (its link 2 does that), so that there is nothing to do, or cannot be destroyed, so that it fails: is the second part done?
 */
const wall = invent("Wall", "");
const firm = invent("Firm", "Cannot be destroyed by card effects.");
const pit = trap("Pit", "Target 1 monster on the field; destroy that target.");

/** "When this monster is destroyed": optional, so it misses its timing unless that was the last thing to happen. */
const mourner = invent(
  "Mourner",
  "When this card is destroyed and sent to the GY: You can inflict 100 damage to your opponent.",
);
/** The same with "if": it waits. */
const heir = invent(
  "Heir",
  "If this card is destroyed and sent to the GY: You can inflict 100 damage to your opponent.",
);

const play = (text: string, victim = wall, me: Side = {}): Table => {
  const table = Table.lay({
    me: { hand: [spell("Deed", text)], deck: [wall, wall], ...me },
    you: { monsters: [victim], spells: [pit] },
  });
  return table.activate("Deed");
};

/** The first part does what it says. */
const done = (text: string, victim = wall): Table => play(text, victim).settle();
/** The first part has nothing to do: what it is about is gone by then. */
const undone = (text: string): Table => {
  const table = play(text, wall, { spells: [pit] });
  return table.until("respond").activate("Pit").settle();
};

/** LP that "you" have left: 500 less where the second part was done. */
const lost = (table: Table): number => 8000 - table.lp(YOU);

/** All monsters: no target, so that the effect resolves also when there is nothing left to destroy. */
const all = "Destroy all monsters your opponent controls";
const hurt = "inflict 500 damage to your opponent";

describe("conjunctions", () => {
  it.each([
    ["and if you do", `${all}, and if you do, ${hurt}.`, 500, 0],
    ["then", `${all}, then ${hurt}.`, 500, 500],
    ["also", `${all}, also ${hurt}.`, 500, 500],
    ["also, after that", `${all}, also, after that, ${hurt}.`, 500, 500],
  ])("“%s”: the second part after the first was done, and after it was not", (_, text, ifDone, ifNot) => {
    const good = done(text);
    expect(good.names(YOU, "graveyard")).toEqual(["Wall"]);
    expect(lost(good)).toBe(ifDone);
    expect(lost(undone(text))).toBe(ifNot);
  });

  // "A and B" is both or nothing (see `Join` in the card IR); the engine does B alone.
  it("“and”: neither part is done where only one can be", () => {
    const text = `${all} and ${hurt}.`;
    expect(lost(done(text))).toBe(500);
    expect(lost(undone(text))).toBe(0);
  });

  it.each([
    ["and if you do", `${all}, and if you do, ${hurt}.`, true],
    ["also", `${all}, also ${hurt}.`, true],
    ["and", `${all} and ${hurt}.`, true],
    ["then", `${all}, then ${hurt}.`, false],
    ["also, after that", `${all}, also, after that, ${hurt}.`, false],
  ])("“%s”: is it one moment, so that “when” does not miss?", (_, text, same) => {
    const trigger = (victim: typeof wall): boolean =>
      play(text, victim).until(victim === mourner && !same ? "main" : "trigger").asked === "you trigger";
    expect(trigger(mourner)).toBe(same);
    // "If" waits in either case.
    expect(trigger(heir)).toBe(true);
  });

  it.each([
    ["and if you do", `${all}, and if you do, ${hurt}.`, 0],
    ["then", `${all}, then ${hurt}.`, 0],
    ["also", `${all}, also ${hurt}.`, 500],
    ["also, after that", `${all}, also, after that, ${hurt}.`, 500],
  ])("“%s”: the second part after the first was tried, and failed", (_, text, ifFailed) => {
    const table = done(text, firm);
    expect(table.names(YOU, "graveyard")).toEqual([]);
    expect(lost(table)).toBe(ifFailed);
  });

  it("“then” hangs on “then”: nothing after a part that failed is done", () => {
    const text = `${all}, then ${hurt}, then draw 1 card.`;
    const good = done(text);
    expect([lost(good), good.names(ME, "hand").length]).toEqual([500, 1]);
    const bad = done(text, firm);
    expect([lost(bad), bad.names(ME, "hand").length]).toEqual([0, 0]);
  });

  it("“also” stands on its own after a “then” that failed", () => {
    const text = `${all}, then draw 1 card, also ${hurt}.`;
    const bad = done(text, firm);
    expect([lost(bad), bad.names(ME, "hand").length]).toEqual([500, 0]);
  });

  it("“and if you do, banish it” banishes only what was destroyed", () => {
    const text = "Target 2 monsters on the field; destroy those targets, and if you do, banish them.";
    const table = Table.lay({
      me: { hand: [spell("Deed", text)], monsters: [wall] },
      you: { monsters: [heir], spells: [pit] },
    });
    table.activate("Deed").until("respond").activate("Pit").do("choose Wall").settle();
    expect(table.names(ME, "graveyard")).toContain("Wall");
    expect(table.names(ME, "banished")).toEqual([]);
    expect(table.names(YOU, "banished")).toEqual(["Heir"]);
  });

  it("“, then you can” is decided when it resolves", () => {
    const text = `${all}, then you can draw 1 card.`;
    const table = (): Table => play(text).until("may");
    expect(table().asked).toBe("me may");
    expect(table().do("number 1").settle().names(ME, "hand")).toEqual(["Wall"]);
    expect(table().pass().settle().names(ME, "hand")).toEqual([]);
    expect(done(text, firm).names(ME, "hand")).toEqual([]);
    expect(
      play(text, wall, { spells: [pit] })
        .until("respond")
        .activate("Pit")
        .until("may").asked,
    ).toBe("me may");
  });

  it("an effect whose only target is gone does nothing, not even its “also”", () => {
    const text =
      "Target 1 monster on the field; destroy that target, also inflict 500 damage to your opponent.";
    const table = Table.lay({
      me: { hand: [spell("Deed", text)] },
      you: { monsters: [wall], spells: [pit] },
    });
    table.activate("Deed").until("respond").activate("Pit").settle();
    expect(table.lp(YOU)).toBe(8000);
    expect(table.names(YOU, "graveyard")).toEqual(["Wall", "Pit"]);
  });

  const thinker = invent(
    "Alien Thinker",
    "When this card is destroyed and sent to your GY: You can draw 1 card, then discard 1 card.",
  );
  const drawsAndDiscards = (table: Table): void => {
    table.until("trigger").do("trigger Alien Thinker 0").until("choose").do("choose Wall");
    expect(table.names(ME, "hand")).toEqual(["Wall"]);
    expect(table.names(ME, "graveyard")).toEqual(["Alien Thinker", "Wall"]);
  };

  it("“draw 1 card, then discard 1 card” asks what to discard", () => {
    const table = Table.lay({
      me: { hand: [wall], deck: [wall], monsters: [thinker] },
      you: { spells: [pit] },
    });
    table.do("phase 7").until("end of phase").activate("Pit");
    drawsAndDiscards(table);
  });

  // The step that Alien Ammonite left for the End Phase writes records for a link 1, and nobody forgets them:
  // in the next chain's link 1 "discard 1 card" finds its choice already made.
  it("… also right after a delayed step of another effect", () => {
    const table = Table.lay({
      me: { hand: ["Alien Ammonite", wall], deck: [wall], graveyard: [thinker] },
    });
    table.do("summon Alien Ammonite").do("trigger Alien Ammonite 0").until("main");
    table.do("phase 7");
    drawsAndDiscards(table);
  });

  it("a cost and a target joined by “then” are both needed beforehand", () => {
    const deed = spell("Deed", "Discard 1 card, then target 1 monster on the field; destroy that target.");
    const lay = (me: Side, you: Side): string[] =>
      Table.lay({ me: { ...me, deck: [wall] }, you }).whyNot(ME, "Deed");
    expect(lay({ hand: [deed, wall] }, { monsters: [wall] })).toEqual([]);
    expect(lay({ hand: [deed] }, { monsters: [wall] })).toEqual(["OCG-BASIC-05"]);
    expect(lay({ hand: [deed, wall] }, {})).toEqual(["OCG-BASIC-05"]);
  });

  it("“also”: one part that can be done is enough beforehand", () => {
    const deed = (join: string) =>
      spell("Deed", `Draw 1 card, ${join} destroy all monsters your opponent controls.`);
    const lay = (join: string): string[] =>
      Table.lay({ me: { hand: [deed(join)] }, you: { monsters: [wall] } }).whyNot(ME, "Deed");
    expect(lay("also")).toEqual([]);
    expect(lay("then")).toEqual(["OCG-BASIC-06"]);
  });
});
