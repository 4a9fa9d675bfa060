import { isReference } from "@chainwright/card-ir";
import { forbiddenBy } from "@chainwright/engine/applying";
import { type Duel, eachInPile, holderOf, pileCount, shuffle, topOf } from "@chainwright/engine/board";
import { draw } from "@chainwright/engine/changes";
import { record } from "@chainwright/engine/history";
import { type EffectContext, playerOf } from "@chainwright/engine/program";
import { CARD, type CardId, NO_CARD, no, type Player } from "@chainwright/engine/state";
import { soleZone } from "../nouns/zones.ts";
import { changes } from "../scope/when-known.ts";
import type { Part } from "./effect-part.ts";
import { eachOf, type Verbs } from "./step-helpers.ts";

/** How many cards a player's hand will have when the effect resolves: the card that is activated from it has left it. */
const handBeforehand =
  ({ scope: { activates } }: Part) =>
  (duel: Duel, { card }: EffectContext, player: Player): number => {
    const { hand } = duel.game.zone;
    const leaves = activates && holderOf(duel, card) === player && duel.state.get(CARD.zone, card) === hand;
    return pileCount(duel, player, hand) - (leaves ? 1 : 0);
  };

function mayDraw({ cause }: Part, duel: Duel, player: Player): boolean {
  const top = topOf(duel, player, duel.game.zone.deck);
  return top === NO_CARD || forbiddenBy(duel, "draw", top, player, cause) === NO_CARD;
}

/** Draws, and notes which cards: "show it", "[the number of cards drawn by this effect]". */
function drawNoted(
  part: Part,
  duel: Duel,
  context: EffectContext,
  player: Player,
  count: number,
  slot: number,
): void {
  const { deck, hand } = duel.game.zone;
  const top: CardId[] = [];
  eachInPile(duel, player, deck, (card) => top.push(card) < count);
  draw(duel, player, count, part.causeOf(context));
  for (const card of top)
    if (duel.state.get(CARD.zone, card) === hand) record(duel, context.link, slot, card, 1);
}

/** Verbs about a Deck and its top: drawing, revealing, looking, shuffling. */
export const deckVerbs: Verbs = {
  "draw-until"(part, step, slot) {
    const each = eachOf(step.player);
    const there = handBeforehand(part);
    if (!changes(part.scope.cost, "hand"))
      part.needsEffect([], (duel, context) => {
        const numbers = each(duel, context).map(
          ({ player }) => [player, step.hand - there(duel, context, player)] as const,
        );
        const { deck } = duel.game.zone;
        return (
          numbers.some(([, n]) => n > 0) &&
          numbers.every(([player, n]) => pileCount(duel, player, deck) >= n && mayDraw(part, duel, player))
        );
      });
    part.add((duel, context) => {
      for (const one of each(duel, context)) {
        const n = step.hand - pileCount(duel, one.player, duel.game.zone.hand);
        if (n > 0) drawNoted(part, duel, context, one.player, n, slot);
      }
    });
  },

  draw(part, step, slot) {
    const count = part.scope.value(step.count);
    const each = eachOf(step.player);
    if (typeof step.count !== "number")
      part.needsEffect([step.count], (duel, context) =>
        each(duel, context).some((one) => !(count(duel, one) <= 0)),
      );
    if (step.player === "you") part.scope.draws = true;
    // "Each player": the number is reckoned for each of them as "you".
    part.check((duel, context, why) => {
      // How many it will be is not known yet where that hangs on a card that is still to be paid or targeted.
      const enough = each(duel, context).every(
        (one) =>
          !(pileCount(duel, one.player, duel.game.zone.deck) < count(duel, one) + part.scope.sentAfterDraw) &&
          mayDraw(part, duel, one.player),
      );
      return enough || !no(why, duel.law.wouldDoNothing, context.card, context.effect);
    });
    // "… discard their entire hands, then draw the same number": as many as there are beforehand. The other player may run out.
    const { of } = typeof step.count === "object" && step.count.value === "count" ? step.count : {};
    const emptied =
      of !== undefined && isReference(of) ? part.scope.handsEmptied.get(of.slot ?? "") : undefined;
    if (emptied !== undefined && emptied.whose === step.player) {
      const there = handBeforehand(part);
      emptied.checks.push(
        (duel, context, why) =>
          pileCount(duel, context.player, duel.game.zone.deck) >= there(duel, context, context.player) ||
          !no(why, duel.law.wouldDoNothing, context.card, context.effect),
      );
    }
    part.add((duel, context) => {
      for (const one of each(duel, context))
        drawNoted(part, duel, context, one.player, count(duel, one), slot);
    });
  },

  "reveal-until"(part, step, slot) {
    const { test } = part.scope.noun(step.what);
    part.add((duel, context) => {
      const { deck } = duel.game.zone;
      eachInPile(duel, context.player, deck, (card) => {
        const found = test(duel, context, card);
        if (found) record(duel, context.link, slot, card, 1);
        return !found;
      });
    });
  },

  look: (part, step, slot) =>
    part.add((duel, context) => {
      const zone = soleZone(duel, step.at);
      let card = topOf(duel, playerOf(step.at.of ?? "you", context.player), zone);
      for (let i = 0; i < step.count && card !== NO_CARD; i++) {
        record(duel, context.link, slot, card, 1);
        card = duel.state.get(CARD.next, card);
      }
    }),

  "shuffle-deck"(part, step, slot) {
    const shufflers = eachOf(step.player ?? "you");
    part.add((duel, context) => {
      for (const { player } of shufflers(duel, context)) shuffle(duel, player, duel.game.zone.deck);
      part.done(duel, context, slot);
    });
  },
};
