import { rollDie, tossCoin } from "@chainwright/engine/board";
import { addLingering, record } from "@chainwright/engine/history";
import {
  ACT,
  type Action,
  action,
  CARD,
  COIN,
  FACE,
  LINGERING_KIND,
  NO_CARD,
  NOW,
  no,
  UNTIL,
} from "@chainwright/engine/state";
import { NotCarriedOut } from "../words/not-carried-out.ts";
import type { Part } from "./effect-part.ts";
import type { Verbs } from "./step-helpers.ts";

const CALLS = [action(ACT.number, COIN.heads), action(ACT.number, COIN.tails)] as const;

/** Nothing is tossed or rolled before an effect resolves, although a text may tell it with a semicolon behind it. */
function mustResolve({ role }: Part): void {
  if (role === "cost") throw new NotCarriedOut("a coin or a die as a cost");
}

/** Coins and dice. What came of a coin or die is kept in the record of its step. */
export const chanceVerbs: Verbs = {
  "toss-coin"(part, step, slot) {
    mustResolve(part);
    if (step.called === true) {
      const question = part.builder.addQuestion({
        name: "call",
        candidates(_duel, _frame, _player, offer) {
          for (const call of CALLS) offer(call);
        },
        check: (duel, _frame, _player, choice, why) =>
          CALLS.some((call) => call === choice) || !no(why, duel.law.notAChoice),
      });
      part.add((duel, context, frame) => duel.ask(question, context.player, frame));
    }
    const { keepsToss } = part.scope;
    const { each } = part.scope.noun({ ref: "this-card" });
    const { count = 1 } = step;
    if (count > 1 && (step.called === true || keepsToss))
      throw new NotCarriedOut("several coins that are called, or whose sides are kept");
    for (let i = 0; i < count; i++)
      part.add((duel, context) => {
        const side = tossCoin(duel, context.player);
        const right = (duel.state.read(NOW.answer) as Action) === action(ACT.number, side);
        const call = step.called !== true ? 0 : right ? COIN.right : COIN.wrong;
        record(duel, context.link, slot, NO_CARD, side | call);
        if (!keepsToss) return;
        each(duel, context, (card) => {
          if (duel.state.get(CARD.face, card) === FACE.up)
            addLingering(duel, {
              kind: LINGERING_KIND.tossed,
              card,
              source: card,
              effect: 0,
              value: side,
              until: UNTIL.leaves,
            });
        });
      });
  },

  "roll-die"(part, { count = 1 }, slot) {
    mustResolve(part);
    part.add((duel, context) => {
      for (let i = 0; i < count; i++)
        record(duel, context.link, slot, NO_CARD, rollDie(duel, context.player));
    });
  },
};
