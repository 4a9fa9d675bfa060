import { answer, loadDuel, options, saveDuel } from "@chainwright/engine";
import type { Duel } from "@chainwright/engine/board";
import { type Action, CARD, type CardId, FRAME, NOW, PLAYER } from "@chainwright/engine/state";
import { BadState, type FrameId, numbers } from "@chainwright/kernel";
import { describe, expect, it } from "vitest";
import { ocgRoom, rulesAt } from "../src/index.ts";
import { play, randomDuel } from "./support/random.ts";

const DATE = "2026-01-01";
const ENVELOPE = 4;
const CHECKSUM = 3;

const middle = (seed: number): Duel => {
  const duel = randomDuel(DATE, seed);
  play(duel, seed, 20 + (seed % 100), (choice) => answer(duel, choice));
  return duel;
};

const wordsOf = (bytes: Uint8Array): Int32Array => new Int32Array(bytes.slice().buffer);

/** Bytes with a checksum that is right for them, as somebody would write them who knows the form. */
function sealed(words: Int32Array): Uint8Array {
  let hash = 0x9e3779b9;
  for (const word of words.subarray(ENVELOPE)) {
    hash = Math.imul(hash ^ word, 0x85ebca6b);
    hash ^= hash >>> 15;
  }
  words[CHECKSUM] = hash | 0;
  return new Uint8Array(words.buffer);
}

const load = (duel: Duel, bytes: Uint8Array): Duel => loadDuel(ocgRoom, duel.rules, duel.catalogue, bytes);

function refusal(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (error instanceof BadState) return error.message;
    throw error;
  }
  return "";
}

describe("a saved duel", () => {
  it("is the same duel again", () => {
    for (let seed = 1; seed <= 10; seed++) {
      const duel = middle(seed);
      expect(load(duel, saveDuel(duel)).state.equals(duel.state)).toBe(true);
    }
  });

  it("is not loaded with other cards, nor by the rules of another day", () => {
    const duel = middle(1);
    const { definitions } = duel.catalogue;
    const [nothing, , ...rest] = definitions;
    const fewer = { ...duel.catalogue, definitions: [nothing as (typeof definitions)[0], ...rest] };
    const bytes = saveDuel(duel);
    expect(refusal(() => loadDuel(ocgRoom, duel.rules, fewer, bytes))).toBe(
      "saved with other cards or rules",
    );
    expect(refusal(() => loadDuel(ocgRoom, rulesAt("2020-04-01"), duel.catalogue, bytes))).toBe(
      "saved with other cards or rules",
    );
  });

  it("is refused when a bit is not as it was, wherever it is", () => {
    const duel = middle(2);
    const bytes = saveDuel(duel);
    const below = numbers(5);
    for (let i = 0; i < 300; i++) {
      const changed = bytes.slice();
      const at = i < 16 ? i : below(bytes.length);
      changed[at] = (changed[at] as number) ^ (1 << below(8));
      expect(
        refusal(() => load(duel, changed)),
        `byte ${at}`,
      ).not.toBe("");
    }
  });

  it("that was changed by somebody who knows its form is refused, or played on to the next questions", () => {
    let refused = 0;
    for (let seed = 1; seed <= 300; seed++) {
      const duel = middle(seed);
      if (duel.state.read(NOW.question) <= 0) continue;
      const below = numbers(seed);
      const words = wordsOf(saveDuel(duel));
      const at = ENVELOPE + below(words.length - ENVELOPE);
      words[at] = below(2) === 0 ? below(200) - 3 : (words[at] as number) ^ (1 << below(32));
      let changed: Duel | undefined;
      const why = refusal(() => {
        changed = load(duel, sealed(words));
      });
      if (changed === undefined) {
        expect(why).not.toBe("");
        refused++;
        continue;
      }
      const open: Action[] = [];
      for (let i = 0; i < 10; i++) {
        const count = options(changed, open);
        if (count === 0) break;
        answer(changed, open[below(count)] as Action);
      }
    }
    expect(refused).toBeGreaterThan(10);
  });

  it("is refused where a list of cards has no end, though its checksum is right", () => {
    const duel = middle(3);
    const [first, second] = [1, 2] as unknown as CardId[];
    for (const field of [CARD.next, CARD.nextUser, CARD.nextListener]) {
      const looped = duel.fork();
      const heads = [PLAYER.users, PLAYER.listeners];
      for (const head of heads)
        for (const player of [0, 1] as const) looped.state.set(head, player, first as CardId);
      looped.state.set(field, first as CardId, second as CardId);
      looped.state.set(field, second as CardId, first as CardId);
      expect(
        refusal(() => load(duel, saveDuel(looped))),
        duel.game.schema.nameOf(field),
      ).toMatch(/^damaged: /);
    }
  });

  it("is refused where it would go on with what does not exist", () => {
    const duel = middle(4);
    const frame = 0 as FrameId;
    for (const [field, value] of [
      [FRAME.routine, 99_999],
      [FRAME.routine, -1],
      [FRAME.pc, 500],
    ] as const) {
      const stray = duel.fork();
      stray.state.set(field, frame, value);
      expect(refusal(() => load(duel, saveDuel(stray)))).toMatch(/^damaged: frame 0: /);
    }
  });
});
