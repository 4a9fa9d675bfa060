import {
  ACT,
  type Action,
  action,
  answer,
  CARD,
  type CardId,
  type Duel,
  opponentOf,
} from "@chainwright/engine";
import { describe, expect, it } from "vitest";
import { play, randomStage } from "./support/random.ts";
import { idsOf } from "./support/table.ts";

/** Everything that could be said about cards, whosever they are and wherever they lie. */
function* actions(duel: Duel): Generator<Action> {
  const cards = duel.state.count(CARD);
  for (let card = 1 as CardId; card < cards; card++) {
    const { effects } = duel.definition(duel.state.get(CARD.def, card));
    for (const { index } of effects) yield action(ACT.activate, card, index);
    for (const kind of [ACT.summon, ACT.set, ACT.changePosition, ACT.special, ACT.attack])
      yield action(kind, card);
    yield action(ACT.attack, card, 1 + (card % (cards - 1)));
  }
}

describe("why not", () => {
  it.each(["2009-01-01", "2024-01-01"])(
    "is nothing for what is offered, and rules for all else, as of %s",
    (date) => {
      for (const seed of [2, 4]) {
        const duel = randomStage(date, seed);
        play(duel, seed, 100, (choice, { player, options, question }, i) => {
          for (const one of i % 5 === 0 ? actions(duel) : []) {
            const reasons = duel.rules.whyNot(duel, player, one);
            if ((reasons.length === 0) !== options.includes(one))
              throw new Error(
                `${question}: ${one} is ${idsOf(reasons).join(", ") || "possible, but no option"}`,
              );
            const others = duel.rules.whyNot(duel, opponentOf(player), one);
            if (others.length === 0)
              throw new Error(`${question}: nothing against ${one} of the player not asked`);
            if (idsOf([...reasons, ...others]).includes(""))
              throw new Error(`${question}: ${one} has no rule against it`);
          }
          expect(answer(duel, choice)).toEqual({ ok: true });
        });
      }
    },
  );
});
