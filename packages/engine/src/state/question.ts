import type { FrameId } from "@chainwright/kernel";
import { ACT, type Action, action, PASS } from "./action.ts";
import type { Why } from "./illegality-reasons.ts";
import type { CardId } from "./schema.ts";
import type { Player } from "./vocabulary.ts";

/**
 * A kind of decision. `candidates` and `check` are asked for the options, and `check` again for
 * every answer and every "why not?": there is no second opinion on what is legal. `D` is the duel, here and in `program` and
 * `game`, as `C` is in the kernel: what a duel consists of is written for any, and `board` says which it is.
 */
export interface Question<D> {
  /** Its number among those of the game; null for one of a card, which the catalogue numbers. */
  readonly id: number | null;
  readonly name: string;
  /** Calls `offer` for everything that could be an answer at all. */
  candidates(duel: D, frame: FrameId, player: Player, offer: (action: Action) => void): void;
  /** Whether the action is legal now. With a `why` it goes on after the first reason and collects all. */
  check(duel: D, frame: FrameId, player: Player, action: Action, why: Why | null): boolean;
  /** The card for which it is asked, where everybody knows it and the question has to name it. */
  about?(duel: D, frame: FrameId): CardId;
}

/** Numbers questions in the order of their definition. */
export class Questions<D> {
  readonly list: Question<D>[];

  constructor(base?: Questions<D>) {
    this.list = base ? [...base.list] : [];
  }

  define(question: Omit<Question<D>, "id">): Question<D> {
    const numbered = { ...question, id: this.list.length };
    this.list.push(numbered);
    return numbered;
  }
}

/** "You can …" in the middle of an effect: yes or no. */
export const MAY: Omit<Question<unknown>, "id"> = {
  name: "may",
  candidates(_duel, _frame, _player, offer) {
    offer(action(ACT.number, 1));
    offer(PASS);
  },
  check: (_duel, _frame, _player, choice) => choice === PASS || choice === action(ACT.number, 1),
};
