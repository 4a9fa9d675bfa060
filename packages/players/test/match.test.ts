import { resample } from "@chainwright/engine/applying";
import { holderOf } from "@chainwright/engine/board";
import {
  ACT,
  type Action,
  action,
  type CardId,
  CHANCE,
  firstOf,
  NOW,
  PASS,
  WIN,
} from "@chainwright/engine/state";
import { numbers, seedChance } from "@chainwright/kernel";
import { ocgRoom } from "@chainwright/ocg";
import { describe, expect, it } from "vitest";
import {
  addedAnswer,
  addedUndo,
  isTorn,
  linesOf,
  Match,
  ReplayError,
  randomBot,
  readReplay,
  thinkingBot,
  writeReplay,
} from "../src/index.ts";
import { cards, played, position, setup } from "./support.ts";

const known = {
  room: ocgRoom,
  card: (name: string) => cards.find((card) => card.name.en === name),
  blank: (): never => {
    throw new Error("no card is blank");
  },
  position,
};
const refusal = (text: string): string => {
  try {
    readReplay(text, () => known);
  } catch (error) {
    if (error instanceof ReplayError) return error.message;
    throw error;
  }
  return "";
};

describe("a match", () => {
  it("comes to an end, the same for the same seed", () => {
    const match = played(5);
    expect(match.duel.state.read(NOW.result)).not.toBe(WIN.none);
    expect(played(5).fingerprints).toEqual(match.fingerprints);
  });

  it("takes every answer back", () => {
    const match = played(6);
    const whole = [...match.answers];
    const before: number[] = [];
    for (const again = new Match(setup(6)); again.answers.length < whole.length; ) {
      before.push(again.duel.state.hash());
      again.answer(whole[again.answers.length] as Action);
    }
    while (match.undo()) expect(match.duel.state.hash()).toBe(before[match.answers.length]);
    expect(match.answers).toEqual([]);
  });

  it("asks at every window where that is wanted, and its replay knows", () => {
    const asksOnlyToPass = (everyWindow: boolean): number => {
      const match = new Match({ ...setup(7), everyWindow });
      const bot = randomBot(7);
      let times = 0;
      for (let open = match.open; open !== null && match.answers.length < 100; open = match.open) {
        if (open.question === "respond" && open.options.every((one) => one === PASS)) times++;
        match.answer(bot.choose(open, match.duel));
      }
      expect(readReplay(writeReplay(match), () => known).fingerprints).toEqual(match.fingerprints);
      return times;
    };
    expect(asksOnlyToPass(true)).toBeGreaterThan(10);
    expect(asksOnlyToPass(false)).toBe(0);
  });

  it("keeps no answer that is not legal", () => {
    const match = new Match(setup(1));
    expect(match.answer(action(ACT.number, 4000)).ok).toBe(false);
    expect(match.answers).toEqual([]);
  });
});

describe("a replay", () => {
  const saved = writeReplay(played(7));
  const changed = (change: (data: Record<string, unknown>) => void): string => {
    const data = JSON.parse(saved) as Record<string, unknown>;
    change(data);
    return JSON.stringify(data);
  };

  it("is the duel again", () => {
    const match = readReplay(saved, () => known);
    expect(match.fingerprints).toEqual(played(7).fingerprints);
    expect(match.open).toBeNull();
  });

  it("begins with a position, too, and with that of a variant", () => {
    for (const options of [{}, { variant: "later" }, { rules: "2014-03-21" }]) {
      const first = played(7, 40, position(undefined, options));
      expect(first.answers.length).toBe(40);
      const again = readReplay(writeReplay(first), () => known);
      expect(again.fingerprints).toEqual(first.fingerprints);
      while (again.undo());
      expect(again.duel.state.hash()).toBe(new Match(position(undefined, options)).duel.state.hash());
    }
  });

  it("is refused where its scenario can no longer be set up, or has other cards", () => {
    const text = writeReplay(played(7, 10, position()));
    const change = (from: string, to: string) => refusal(text.replaceAll(from, to));
    expect(change("Dark Hole", "Dork Hole")).toMatch(/unknown card "Dork Hole"/);
    expect(change("id: later", "id: [")).toMatch(/its scenario cannot be set up/);
    expect(refusal(text.replace(/"Trap Hole":-?\d+/, '"Trap Hole":1'))).toMatch(/differ of "Trap Hole"/);
  });

  it("may stop before the end", () => {
    expect(readReplay(writeReplay(played(7, 10)), () => known).answers.length).toBe(10);
  });

  it.each([
    ["a part of a file", saved.slice(0, 300), /only a part of one/],
    ["something else", '{"hello": 1}', /no replay of this version: its "schema" is –, not/],
    [
      "a later version",
      changed((data) => Object.assign(data, { schema: "chainwright-replay/2" })),
      /"chainwright-replay\/2"/,
    ],
    [
      "another layout",
      changed((data) => Object.assign(data, { layout: 1 })),
      /another version of the engine/,
    ],
    ["a missing part", changed((data) => delete data.seed), /“seed” is not what it has to be/],
    ["a lost answer", changed((data) => (data.answers as number[]).pop()), /answers, but \d+ fingerprints/],
    [
      "an answer out of range",
      changed((data) => (data.answers as number[]).splice(3, 1, 2 ** 31 - 1)),
      /answer 4 of \d+: 2147483647 is none of the \d+ options?$/,
    ],
    [
      "a changed state",
      changed((data) => (data.fingerprints as number[]).splice(3, 1, 5)),
      /answer 4 of \d+: the duel goes otherwise/,
    ],
    [
      "answers after the end",
      changed((data) => {
        (data.answers as number[]).push(0);
        (data.fingerprints as number[]).push(0);
      }),
      /the duel is already over/,
    ],
    [
      "another text",
      changed((data) => Object.assign(data.cards as object, { Sangan: 1 })),
      /other cards: facts or text differ of "Sangan"/,
    ],
    [
      "a card that is gone",
      changed((data) => Object.assign(data.cards as object, { Gone: 1 })),
      /there is no "Gone"/,
    ],
    [
      "a card out of nowhere",
      changed((data) => (data.decks as { main: string[] }[])[0]?.main.push("X")),
      /"X" is in a deck/,
    ],
  ])("is refused for %s", (_, text, message) => {
    expect(refusal(text)).toMatch(message);
  });
});

describe("a replay to which each answer is added", () => {
  const match = new Match(setup(7));
  let text = writeReplay(match);
  const give = (count: number): void => {
    for (let i = 0; i < count; i++) {
      const { open } = match;
      if (open === null) throw new Error("the duel is over");
      match.answer(randomBot(match.answers.length).choose(open, match.duel));
      text += addedAnswer(match);
    }
  };
  give(6);
  match.undo();
  match.undo();
  text += addedUndo(match);
  give(3);

  it("is the duel with what was taken back left out", () => {
    expect(match.answers.length).toBe(7);
    expect(readReplay(text, () => known).fingerprints).toEqual(match.fingerprints);
    expect(isTorn(text)).toBe(false);
  });

  it("goes on from one that was saved whole", () => {
    const shorter = readReplay(writeReplay(match), () => known);
    const whole = writeReplay(shorter);
    shorter.answer((shorter.open?.options[0] ?? PASS) as Action);
    expect(readReplay(whole + addedAnswer(shorter), () => known).fingerprints).toEqual(shorter.fingerprints);
  });

  it("loses no more than the last line, wherever that was cut off", () => {
    const last = text.trimEnd().lastIndexOf("\n") + 1;
    for (let end = last; end <= text.length; end++) {
      const cut = text.slice(0, end);
      // The line break alone says nothing.
      const isWhole = end >= text.length - 1;
      expect(linesOf(cut).at).toBe(isWhole ? 7 : 6);
      expect(isTorn(cut)).toBe(end > last && !isWhole);
    }
    expect(linesOf(`${text.slice(0, last)}\0\0\0\0`).at).toBe(6);
  });

  it.each([
    ["nothing", "{"],
    ["another thing", '{"answer":1}'],
    ["more taken back than there is", '{"back":8}'],
  ])("is refused where a line before the last is %s", (_, line) => {
    const [head, ...rest] = text.split("\n");
    expect(refusal([head, line, ...rest].join("\n"))).toMatch(/^line 2 is no answer$/);
  });
});

describe("the bot that thinks ahead", () => {
  it("gives the same answer for the same state, whatever it may not know", () => {
    const match = played(5, 24);
    for (let i = 0; i < 6; i++) {
      const { open, duel } = match;
      if (open === null) break;
      const choice = thinkingBot(ocgRoom, i).choose(open, duel);
      expect(open.options).toContain(choice);
      const other = duel.fork();
      const offered = new Set(open.options.map(firstOf));
      const kept = (card: CardId) => holderOf(duel, card) === open.player && offered.has(card);
      resample(other, open.player, numbers(i), kept);
      seedChance(other.state, CHANCE, i);
      expect(other.state.equals(duel.state)).toBe(false);
      expect(thinkingBot(ocgRoom, i).choose(open, other)).toBe(choice);
      match.answer(choice);
    }
  });

  it("takes what wins at once", () => {
    const match = new Match(
      position(`
id: wins
title: An attack wins
game: ocg
turn: { phase: battle }
players:
  A: { monsters: [Gemini Elf], deck: [Sangan, Sangan] }
  B: { lp: 1000, deck: [Sangan, Sangan] }
plays: []
`),
    );
    const turn = match.duel.state.read(NOW.turn);
    for (let { open } = match; open !== null; open = match.open)
      match.answer(open.player === 0 ? thinkingBot(ocgRoom, 1).choose(open, match.duel) : PASS);
    expect(match.duel.state.read(NOW.turn)).toBe(turn);
    expect(match.duel.state.read(NOW.result)).toBe(WIN.player0);
  });
});
