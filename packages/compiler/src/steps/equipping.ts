import { type EventPattern, isReference, type NounPhrase } from "@chainwright/card-ir";
import { isNoMaterial } from "@chainwright/engine/applying";
import { type Duel, definitionOf, hasRoom, roomIn } from "@chainwright/engine/board";
import {
  attach,
  attachWhole,
  equip,
  move,
  switchControl,
  switchPlaces,
  takeControl,
} from "@chainwright/engine/changes";
import { addLingering, eachRecord, isSame } from "@chainwright/engine/history";
import { atLeast, type EffectContext, playerOf, someCard, statNumber } from "@chainwright/engine/program";
import {
  BOUND_TO,
  CARD,
  CAUSE,
  type CardId,
  CONTINUOUS_ACTION,
  FACE,
  LINGERING_KIND,
  MANNER,
  NO_CARD,
  NO_LINK,
  no,
  type Player,
  RECORD,
  TRACE,
  UNTIL,
} from "@chainwright/engine/state";
import { untilOf } from "../runtime/durations.ts";
import { mayEquip, mayEquipItself, ownEquipTo } from "../runtime/equip-targets.ts";
import { SPARED } from "../runtime/unaffected-cards.ts";
import { NotCarriedOut } from "../words/not-carried-out.ts";
import { boundActionOf } from "../words/removal-verbs.ts";
import type { Part } from "./effect-part.ts";
import { sparePlaces } from "./setting.ts";
import type { Verbs } from "./step-helpers.ts";
import { askSpellZones, zoneAsked } from "./summon-position-and-zone.ts";

/** The manners of moving off the field that a bond waits for, as `MANNER` bits; 0 is any. */
function mannerOf(event: EventPattern): number {
  if (event.event === "left-field") return 0;
  if (event.event === "moved" && event.by === undefined) {
    const how = event.manner.join();
    if (how === "destroyed" && event.to === undefined) return MANNER.destroyed;
    const toGy = event.to?.of === undefined && event.to?.names.join() === "graveyard";
    if (how === "destroyed,sent" && toGy) return MANNER.destroyed | MANNER.sent;
  }
  throw new NotCarriedOut(`a bond that waits for "${event.event}"`);
}

type MayEquip = typeof mayEquip;

/** Which monster a card is equipped to, where the words leave it to its player: chosen first, and never the card itself. */
function chosenHost(part: Part, to: NounPhrase, what?: NounPhrase, may: MayEquip = mayEquip): NounPhrase {
  if (isReference(to)) return to;
  const slot = "chosen host";
  part.exclude((_, context, card) => card === context.card);
  // "1 appropriate monster": only what one of the cards may be equipped to.
  if (what !== undefined && (isReference(what) || may === mayEquipItself)) {
    const equips = part.scope.noun(what);
    // What has not been targeted yet rules nothing out.
    const isKnown = (duel: Duel, context: EffectContext): boolean =>
      someCard(equips, duel, context, () => true);
    part.exclude(
      (duel, context, host) =>
        isKnown(duel, context) && !someCard(equips, duel, context, (card) => may(duel, context, card, host)),
    );
  }
  part.pick(to, part.scope.slotOf(slot));
  return { ref: "that-card", slot };
}

/** What is equipped and does not lie among the Equip Cards already needs a zone of its own. */
function needsPlace(part: Part, what: NounPhrase): void {
  const cards = isReference(what)
    ? what.slot && part.scope.payments.get(part.scope.slotOf(what.slot))?.cards
    : part.scope.noun(what);
  if (!cards) return;
  const spare = sparePlaces(part);
  part.check((duel, context, why) => {
    const { equip: zone } = duel.game.zone;
    const isThere = (card: CardId): boolean => duel.state.get(CARD.zone, card) === zone;
    return (
      roomIn(duel, context.player, zone) + spare(duel, context, zone) > 0 ||
      someCard(cards, duel, context, isThere) ||
      !no(why, duel.law.noRoom, context.card, context.effect)
    );
  });
}

/** "1 appropriate Union monster": of what is chosen only what may be equipped there. */
const thatFits = (what: NounPhrase, to: NounPhrase): NounPhrase =>
  isReference(what) ? what : { ...what, where: [...what.where, { trait: "can-equip", to }] };

/** To which zone what is equipped goes; what lies among the Spells already stays where it is. */
const askEquipPlaces = (part: Part, slot: number): void =>
  askSpellZones(
    part,
    slot,
    (_, context) => context.player,
    (duel) => duel.game.zone.equip,
  );

/** The cards of a slot that are still there, and not kept off. */
function stillThere(duel: Duel, context: EffectContext, slot: number): readonly CardId[] {
  const cards: CardId[] = [];
  eachRecord(duel, context.link, slot, (row, card) => {
    if (isSame(duel, row) && duel.state.get(RECORD.done, row) !== SPARED) cards.push(card);
  });
  return cards;
}

/** Verbs that bind cards to each other, or to a player. */
export const equippingVerbs: Verbs = {
  // To a face-up Xyz Monster; no Token, and not the monster itself.
  attach(part, step, slot) {
    const hosts = part.scope.noun(chosenHost(part, step.to));
    const takes = (duel: Duel, host: CardId): boolean =>
      duel.state.get(CARD.zone, host) === duel.game.zone.summon &&
      duel.state.get(CARD.face, host) === FACE.up &&
      duel.game.isOfKind(duel, host, "xyz");
    // "Attach 1 of those monsters to the other": not to itself.
    const hostFor = (duel: Duel, context: EffectContext, card: CardId): CardId => {
      let found: CardId = NO_CARD;
      hosts.each(duel, context, (host) => {
        if (host !== card && takes(duel, host)) found = host;
        return found === NO_CARD;
      });
      return found;
    };
    part.exclude((duel, _, card) => duel.game.isOfKind(duel, card, "token"));
    part.onEach(step.what, slot, (duel, context, card) => {
      const host = hostFor(duel, context, card);
      if (host === NO_CARD || duel.game.isOfKind(duel, card, "token")) return false;
      const put = step.withMaterials === true ? attachWhole : attach;
      put(duel, card, host, part.causeOf(context));
      return true;
    });
    // What lay under them, or was equipped to them, goes where it belongs, unless it was attached with them.
    part.add((duel, context) => {
      eachRecord(duel, context.link, slot, (row, card) => {
        if (duel.state.get(RECORD.done, row) === 1) duel.game.hasLeft(duel, card);
      });
    });
  },

  // Of an Xyz Summon that its own text allows.
  "use-as-material"(part, step, slot) {
    part.exclude(
      (duel, context, card, why) =>
        duel.state.get(CARD.face, card) !== FACE.up ||
        duel.game.isOfKind(duel, card, "token") ||
        (isNoMaterial(duel, context.player, card, "xyz", context.card) && no(why, duel.law.forbidden, card)),
    );
    part.onEach(step.what, slot, (duel, context, card) => {
      const cause = {
        why: CAUSE.rule | CAUSE.summon,
        agent: context.player,
        link: NO_LINK,
        card: context.card,
      };
      attachWhole(duel, card, context.card, cause);
      return true;
    });
  },

  "take-control"(part, step, slot) {
    const to = (context: EffectContext): Player => playerOf(step.player ?? "you", context.player);
    part.check(
      (duel, context, why) =>
        hasRoom(duel, to(context), duel.game.zone.summon) ||
        !no(why, duel.law.noRoom, context.card, context.effect),
    );
    part.onEach(step.what, slot, (duel, context, card) => {
      const { card: source, effect, player } = context;
      const by = { source, effect, until: untilOf(duel, player, step.until) };
      return takeControl(duel, card, to(context), by, part.causeOf(context));
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

  // "When this card leaves the field, destroy that monster.": both are settled when the bond is made.
  whenever(part, step, slot) {
    const [only, ...others] = step.then;
    const sole = only !== undefined && others.length === 0;
    if (!("subject" in step.event) || !sole || only.condition !== undefined || only.optional === true)
      throw new NotCarriedOut("a bond of several steps");
    const what = mannerOf(step.event);
    const watched = part.scope.noun(step.event.subject);
    const bind = (duel: Duel, context: EffectContext, kind: number, value: number): void => {
      watched.each(duel, context, (card) => {
        const { card: source, effect, player } = context;
        addLingering(duel, { kind, card, player, source, effect, what, value, until: UNTIL.leaves });
      });
      part.done(duel, context, slot);
    };
    const { step: then } = only;
    const said = boundActionOf(then);
    if (said !== null) {
      const bound = part.scope.noun(said.what);
      part.add((duel, context) =>
        bound.each(duel, context, (card) => bind(duel, context, BOUND_TO[said.action], card)),
      );
    } else if (then.verb === "damage" && then.player === "controller" && typeof then.amount === "number") {
      const { amount } = then;
      part.add((duel, context) => bind(duel, context, LINGERING_KIND.boundToDamage, amount));
    } else throw new NotCarriedOut(`a bond that does "${then.verb}"`);
  },

  equip(part, step, slot) {
    const { max, gives, asOwn } = step;
    const may = asOwn === true ? mayEquipItself : mayEquip;
    const to = chosenHost(part, step.to, step.what, may);
    const hosts = part.scope.noun(to);
    const own = part.scope.noun({ ref: "own-equip", slot: "own-equip" });
    const hasRoomFor = (duel: Duel, context: EffectContext): boolean =>
      max === undefined || !atLeast(own, max, duel, context);
    if (max !== undefined)
      part.check(
        (duel, context, why) =>
          hasRoomFor(duel, context) || !no(why, duel.law.conditionNotMet, context.card, context.effect),
      );
    const itself = isReference(step.what) && step.what.ref === "this-card";
    if (itself) {
      // "Target 1 “X” monster you control; equip this card to that target": to no card itself.
      if (isReference(to) && to.slot !== undefined)
        part.scope.payments
          .get(part.scope.slotOf(to.slot))
          ?.serves.push((_, context, card) => card !== context.card);
      part.check((duel, context, why) => {
        const { equip: zone } = duel.game.zone;
        const { card, effects } = definitionOf(duel, context.card);
        // A Spell or Trap finds its own place when it is activated; what takes the monster over needs one for that.
        const takesOver = effects.some(({ continuous }) =>
          continuous.some(({ does }) => does === CONTINUOUS_ACTION.control),
        );
        const hasPlace =
          (card.facts.kind !== "monster" || hasRoom(duel, context.player, zone)) &&
          (!takesOver || hasRoom(duel, context.player, duel.game.zone.summon));
        return hasPlace || !no(why, duel.law.noRoom, context.card, context.effect);
      });
    } else needsPlace(part, step.what);
    part.fill(asOwn === true ? thatFits(step.what, to) : step.what, slot);
    askEquipPlaces(part, slot);
    part.doTo(slot, (duel, context, card) => {
      const { state } = duel;
      const { equip: zone } = duel.game.zone;
      let host = NO_CARD;
      hosts.each(duel, context, (found) => {
        host = found;
      });
      if (!hasRoomFor(duel, context)) return false;
      if (host === NO_CARD || !may(duel, context, card, host)) return false;
      const cause = part.causeOf(context);
      if (state.get(CARD.zone, card) !== zone) {
        if (!hasRoom(duel, context.player, zone)) return false;
        const chosen = zoneAsked(duel, card);
        const place = {
          zone,
          player: context.player,
          face: FACE.up,
          ...(chosen < 0 ? {} : { slot: chosen }),
        };
        if (!move(duel, card, place, MANNER.placed, cause)) return false;
      }
      if (state.get(CARD.face, card) !== FACE.up) return false;
      const isMonster = definitionOf(duel, card).card.facts.kind === "monster";
      if (!equip(duel, card, host, cause, ...(asOwn === true && isMonster ? [card] : []))) return false;
      if (isMonster) duel.point(TRACE.alsoBy, duel.law.monsterEquipped);
      const given = gives ?? (asOwn === true ? ownEquipTo(duel, context, card, host)?.gives : null) ?? null;
      if (given !== null) {
        const { card: source, effect } = context;
        const row = {
          kind: LINGERING_KIND.equipGain,
          card,
          source,
          effect,
          value: given.value,
          until: UNTIL.leaves,
        };
        for (const stat of given.also === undefined ? [given.stat] : [given.stat, given.also])
          addLingering(duel, { ...row, what: statNumber(stat) });
      }
      return true;
    });
  },
};
