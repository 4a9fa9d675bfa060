import { buildCatalogue } from "@chainwright/compiler";
import { answer, emptyDuel, place } from "@chainwright/engine";
import type { Duel } from "@chainwright/engine/board";
import { ACT, type Action, action, CARD, type CardId, opponentOf } from "@chainwright/engine/state";
import { describe, expect, it } from "vitest";
import { ocgRoom, rulesAt, ZONE } from "../src/index.ts";
import { spell } from "./support/cards.ts";
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

  it("says of a card whose text was not read that it is not played", () => {
    const plain = { ...spell("Riddle", ""), program: { sentences: [] } };
    const unread = {
      ...plain,
      name: { en: "Rune" },
      unread: [{ start: 0, end: 4, fault: "end" as const }],
    };
    const catalogue = buildCatalogue(ocgRoom.game, [plain, unread]);
    const duel = emptyDuel(ocgRoom, rulesAt("2024-01-01"), catalogue);
    const [riddle, rune] = [1, 2].map((def) => place(duel, def, { zone: ZONE.hand, player: 0 }));
    const saysSo = (card: CardId | undefined): boolean =>
      idsOf(duel.rules.whyNot(duel, 0, action(ACT.activate, card ?? 0, 0))).includes("OCG-BASIC-22");
    expect([saysSo(rune), saysSo(riddle)]).toEqual([true, false]);
  });
});
