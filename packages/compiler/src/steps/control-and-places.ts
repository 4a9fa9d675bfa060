import { placeGivenTo } from "@chainwright/engine/applying";
import { type Duel, freeSlots } from "@chainwright/engine/board";
import { switchControl, switchPlaces, takeControl } from "@chainwright/engine/changes";
import { eachRecord, isSame } from "@chainwright/engine/history";
import { type EffectContext, playerOf } from "@chainwright/engine/program";
import { CARD, type CardId, NO_CARD, no, type Player, RECORD } from "@chainwright/engine/state";
import { compileZonesSaid } from "../nouns/zones.ts";
import { untilOf } from "../runtime/durations.ts";
import { SPARED } from "../runtime/unaffected-cards.ts";
import type { Verbs } from "./step-helpers.ts";
import { askZones } from "./summon-position-and-zone.ts";

/** The cards of a slot that are still there, and not kept off. */
function stillThere(duel: Duel, context: EffectContext, slot: number): readonly CardId[] {
  const cards: CardId[] = [];
  eachRecord(duel, context.link, slot, (row, card) => {
    if (isSame(duel, row) && duel.state.get(RECORD.done, row) !== SPARED) cards.push(card);
  });
  return cards;
}

/** Verbs that change who controls monsters, or their places with each other. */
export const controlVerbs: Verbs = {
  "take-control"(part, step, slot) {
    const to = (context: EffectContext): Player => playerOf(step.player ?? "you", context.player);
    const said = compileZonesSaid(step.to, part.scope);
    const zonesFor = (duel: Duel, context: EffectContext, card: CardId): number =>
      said === null ? -1 : said(duel, context, to(context), card);
    part.check(
      (duel, context, why) =>
        (freeSlots(duel, to(context), duel.game.zone.summon) & zonesFor(duel, context, NO_CARD)) !== 0 ||
        !no(why, duel.law.noRoom, context.card, context.effect),
    );
    if (said !== null)
      part.exclude(
        (duel, context, card) =>
          (zonesFor(duel, context, card) & duel.game.summonSlots(duel, to(context), card)) === 0,
      );
    part.fill(step.what, slot);
    askZones(part, slot, to, zonesFor);
    part.doTo(slot, (duel, context, card) => {
      const { card: source, effect, player } = context;
      const by = { source, effect, until: untilOf(duel, player, step.until) };
      const places = placeGivenTo(duel, card);
      if (places === 0) return false;
      const place = places === undefined ? undefined : 31 - Math.clz32(places & -places);
      return takeControl(duel, card, to(context), by, part.causeOf(context), place);
    });
  },

  // Where one of them is not there any more, or kept off, neither changes hands.
  "switch-control"(part, step, slot) {
    part.fill(step.what, slot);
    part.doAll(slot, (duel, context) => {
      const there = stillThere(duel, context, slot);
      const [a = NO_CARD, b = NO_CARD] = there;
      const { card: source, effect } = context;
      const by = { source, effect, until: untilOf(duel, context.player, undefined) };
      const done = there.length === 2 && switchControl(duel, a, b, by, part.causeOf(context));
      return () => done;
    });
  },

  "switch-places"(part, step, slot) {
    const cards = part.scope.noun(step.what);
    part.check((duel, context, why) => {
      const both = new Set<CardId>();
      cards.each(duel, context, (card) => both.add(card));
      return both.size === 2 || !no(why, duel.law.wouldDoNothing, context.card, context.effect);
    });
    part.fill(step.what, slot);
    part.doAll(slot, (duel, context) => {
      const there = stillThere(duel, context, slot);
      const [a = NO_CARD, b = NO_CARD] = there;
      const done =
        there.length === 2 &&
        there.every((card) => duel.state.get(CARD.zone, card) === duel.game.zone.summon) &&
        switchPlaces(duel, a, b, part.causeOf(context));
      return () => done;
    });
  },
};
