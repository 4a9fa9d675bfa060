import { isReference, type NounPhrase } from "@chainwright/card-ir";
import { type Duel, definitionOf, hasRoom, roomIn } from "@chainwright/engine/board";
import { equip, move } from "@chainwright/engine/changes";
import { addLingering } from "@chainwright/engine/history";
import { atLeast, type EffectContext, someCard, statNumber } from "@chainwright/engine/program";
import {
  CARD,
  type CardId,
  CONTINUOUS_ACTION,
  FACE,
  LINGERING_KIND,
  MANNER,
  NO_CARD,
  no,
  TRACE,
  UNTIL,
} from "@chainwright/engine/state";
import { mayEquip, mayEquipItself, ownEquipTo } from "../runtime/equip-targets.ts";
import type { Part } from "./effect-part.ts";
import { sparePlaces } from "./setting.ts";
import type { Verbs } from "./step-helpers.ts";
import { askSpellZones, zoneAsked } from "./summon-position-and-zone.ts";

type MayEquip = typeof mayEquip;

/** Which monster a card is equipped to, where the words leave it to its player: chosen first, and never the card itself. */
export function chosenHost(
  part: Part,
  to: NounPhrase,
  what?: NounPhrase,
  may: MayEquip = mayEquip,
): NounPhrase {
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

/** What is equipped to a monster. */
export const equippingVerbs: Verbs = {
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
