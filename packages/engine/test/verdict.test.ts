import { answer, decision, options, verdict } from "@chainwright/engine";
import type { Duel } from "@chainwright/engine/board";
import { ACT, type Action, action, CARD, PASS } from "@chainwright/engine/state";
import { numbers } from "@chainwright/kernel";
import { RULES } from "@chainwright/rulebook";
import { describe, expect, it } from "vitest";
import { candidates } from "../../games/ocg/test/support/questions.ts";
import { play, randomDuel } from "../../games/ocg/test/support/random.ts";
import { ME, Table, YOU } from "../../games/ocg/test/support/table.ts";

/** Refuses it, says why by rules of the book, and leaves every word of the state as it was. */
function refused(duel: Duel, choice: Action): string[] {
  const wrong: string[] = [];
  const reasons = verdict(duel, choice);
  if (reasons.length === 0) wrong.push("nothing against it");
  if (reasons.some(({ rule }) => (RULES[rule]?.id ?? "") === "")) wrong.push("a reason without a rule");
  const before = duel.state.words();
  const answered = answer(duel, choice);
  if (answered.ok) wrong.push("the answer was taken");
  else if (JSON.stringify(answered.reasons) !== JSON.stringify(reasons))
    wrong.push("other reasons than the verdict");
  const after = duel.state.words();
  if (before.length !== after.length || before.some((word, i) => word !== after[i])) {
    wrong.push("the state is another");
  }
  return wrong.map((what) => `${choice}: ${what}`);
}

describe("verdicts and options", () => {
  it.each(["2009-01-01", "2024-01-01"])("are one thing, all through random duels of %s", (date) => {
    let offered = 0;
    let declined = 0;
    for (let seed = 1; seed <= 4; seed++) {
      const duel = randomDuel(date, seed);
      play(duel, seed, 400, (choice, open) => {
        const all = candidates(duel);
        const legal = all.filter((one) => verdict(duel, one).length === 0);
        if (open.options.join() !== legal.join()) expect(open.options).toEqual(legal);
        if (new Set(legal).size !== legal.length) throw new Error(`${open.question}: an option twice`);
        const illegal = all.filter((one) => !legal.includes(one));
        const wrong = illegal.flatMap((one) => refused(duel, one));
        if (wrong.length > 0) expect(wrong).toEqual([]);
        offered += legal.length;
        declined += illegal.length;
        expect(answer(duel, choice)).toEqual({ ok: true });
      });
    }
    expect(offered).toBeGreaterThan(2000);
    expect(declined).toBeGreaterThan(2000);
  });

  it("leave the state alone: asking changes nothing", () => {
    const duel = randomDuel("2016-01-01", 3);
    play(duel, 3, 200, (choice) => {
      const before = duel.state.fork();
      options(duel, []);
      decision(duel);
      for (const one of candidates(duel)) verdict(duel, one);
      expect(duel.state.equals(before)).toBe(true);
      answer(duel, choice);
    });
  });

  it("refuse whatever is no option, of the actions that there could be", () => {
    // Cards of the opponent and cards in other zones are left out here; see below for those.
    const below = numbers(5);
    const duel = randomDuel("2013-01-01", 5);
    play(duel, 5, 300, (choice, open) => {
      const kinds = Object.values(ACT).filter((kind) => kind !== ACT.pass && kind !== ACT.phase);
      for (let i = 0; i < 10; i++) {
        const card = 1 + below(duel.state.count(CARD) - 1);
        const kind = kinds[below(kinds.length)] as (typeof kinds)[number];
        if (kind === ACT.summon || kind === ACT.set) continue;
        const made = action(kind, card, kind === ACT.attack ? 1 + below(80) : 0);
        if (open.options.includes(made)) continue;
        const wrong = refused(duel, made).filter((what) => !what.includes("without a rule"));
        if (wrong.length > 0) expect(wrong, open.question).toEqual([]);
      }
      answer(duel, choice);
    });
  });

  it("have nobody to ask when the duel is over", () => {
    const table = Table.lay({ me: { monsters: ["Gemini Elf"] }, you: { lp: 100 }, phase: "battle" });
    table.do("attack Gemini Elf on player").settle();
    expect(decision(table.duel)).toBeNull();
    expect(options(table.duel, [])).toBe(0);
    const before = table.duel.state.fork();
    expect(answer(table.duel, PASS).ok).toBe(false);
    expect(verdict(table.duel, PASS)).not.toEqual([]);
    expect(table.duel.state.equals(before)).toBe(true);
  });

  const hands = (): Table =>
    Table.lay({ me: { hand: ["Raigeki"] }, you: { hand: ["Gemini Elf", "Mirror Force"] } });

  // Whose hand it is, is not checked: the options never name these cards, but the answers are taken.
  it("refuse to Normal Summon a monster from the opponent's hand", () => {
    const table = hands();
    expect(refused(table.duel, action(ACT.summon, table.id("Gemini Elf", YOU)))).toEqual([]);
  });

  it("refuse to Set a card from the opponent's hand", () => {
    const table = hands();
    expect(refused(table.duel, action(ACT.set, table.id("Mirror Force", YOU)))).toEqual([]);
  });

  it("refuse to activate a card from the opponent's hand", () => {
    const table = Table.lay({
      me: { hand: ["Raigeki"] },
      you: { hand: ["Dark Hole"], monsters: ["Gemini Elf"] },
    });
    expect(refused(table.duel, action(ACT.activate, table.id("Dark Hole", YOU)))).toEqual([]);
    expect(table.whyNot(ME, "Raigeki")).toEqual([]);
  });

  const kinds = [ACT.summon, ACT.set, ACT.activate, ACT.changePosition, ACT.attack, ACT.choose];

  it.each(kinds)("refuse no card at all (%i)", (kind) => {
    expect(refused(hands().duel, action(kind, 0))).toEqual([]);
  });

  // Such an answer reads past the table of cards: it throws, or is judged by what lies there.
  it("refuse cards that do not exist", () => {
    expect(kinds.flatMap((kind) => refused(hands().duel, action(kind, 4000)))).toEqual([]);
  });

  // "Respond", "end of phase" and "may" answer with rule number 0, which is no rule.
  it("name a rule against an answer of another kind", () => {
    const table = Table.lay({ askAlways: true, me: { hand: ["Gemini Elf", "Sangan"] } });
    table.do("summon Gemini Elf");
    expect(table.asked).toBe("me respond");
    expect(refused(table.duel, action(ACT.summon, table.id("Sangan")))).toEqual([]);
  });

  // What a kind of action has no use for is not looked at: `action(summon, card, 1)` is no option, but is taken.
  it("refuse an action with something more in it than the option has", () => {
    const table = Table.lay({ me: { hand: ["Gemini Elf"] } });
    expect(answer(table.duel, action(ACT.summon, table.id("Gemini Elf"), 1)).ok).toBe(false);
  });
});
