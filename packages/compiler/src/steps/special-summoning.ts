import { isReference, type NounPhrase, type Reference, type Who } from "@chainwright/card-ir";
import { placeGivenTo, positionGivenTo, WHICH_POSITION } from "@chainwright/engine/applying";
import { type CardSet, type Check, type Duel, definitionOf, hasRoom } from "@chainwright/engine/board";
import { attachWhole, hasPositions } from "@chainwright/engine/changes";
import { type EffectContext, playerOf, someCard, WAYS } from "@chainwright/engine/program";
import {
  CARD,
  type CardId,
  type Cause,
  FACE,
  NO_LINK,
  no,
  type Player,
  POSITION,
  WAY,
} from "@chainwright/engine/state";
import { comeIntoPlay } from "@chainwright/engine/summons";
import { compileZonesSaid } from "../nouns/zones.ts";
import { treatAsKind } from "../runtime/durations.ts";
import { leavingFor } from "../runtime/summonable.ts";
import { NotCarriedOut } from "../words/not-carried-out.ts";
import type { Part } from "./effect-part.ts";
import { howToLie, isOpenPosition, waysToLie } from "./face-and-position.ts";
import { fieldOf, freeFor, notToBeSummonedBy, sideOf, type Verbs } from "./step-helpers.ts";
import { askPositions, askZones } from "./summon-position-and-zone.ts";

/** The words "this card", "it" … must mean a card that is there to be acted on. */
function mustBeThere(part: Part, what: NounPhrase, test: Check): void {
  if (!isReference(what) || what.ref !== "this-card") return;
  part.check(
    (duel, context, why) =>
      test(duel, context, why) || !no(why, duel.law.wouldDoNothing, context.card, context.effect),
  );
}

/** The face-up monsters that become the material of another. */
function lyingOf(duel: Duel, context: EffectContext, over: CardSet): readonly CardId[] {
  const lying: CardId[] = [];
  over.each(duel, context, (card) => {
    const lies = duel.state.get(CARD.zone, card) === duel.game.zone.summon;
    if (lies && duel.state.get(CARD.face, card) === FACE.up) lying.push(card);
  });
  return lying;
}

/** What leaves its zone to be the material of the monster that is Summoned: beforehand, one that may be targeted for that. */
function makingWay(part: Part, over: Reference): (duel: Duel, context: EffectContext) => readonly CardId[] {
  const meant = part.scope.noun(over);
  const aimed =
    over.slot === undefined ? undefined : part.scope.payments.get(part.scope.slotOf(over.slot))?.cards;
  return (duel, context) => {
    const own = ({ state }: Duel, card: CardId): boolean =>
      state.get(CARD.controller, card) === context.player;
    const cards = context.link === NO_LINK && aimed !== undefined ? aimed : meant;
    return lyingOf(duel, context, cards)
      .filter((card) => own(duel, card))
      .slice(0, 1);
  };
}

/** A face-up monster with all that lies under it becomes the material of another; false where it is not there any more. */
function putUnder(duel: Duel, context: EffectContext, over: CardSet, monster: CardId, cause: Cause): boolean {
  const lying = lyingOf(duel, context, over);
  for (const card of lying) attachWhole(duel, card, monster, cause);
  return lying.length > 0;
}

/** The players to whose field it may come. */
const fieldsOf = (whose: Who, { player }: EffectContext): readonly Player[] =>
  whose === "owner" ? [0, 1] : [playerOf(whose, player)];

/** Special Summons of cards. */
export const specialSummoningVerbs: Verbs = {
  "special-summon"(part, step, slot) {
    const player = step.player === "opponent" ? step.player : undefined;
    const whose = sideOf(step);
    const fits = player === "opponent" ? whose === player : ["you", "opponent", "owner"].includes(whose);
    if (!fits) throw new NotCarriedOut(`a Special Summon by ${player ?? "you"} to a field of "${whose}"`);
    const side = fieldOf(step);
    const isOpen = (duel: Duel, context: EffectContext): boolean =>
      fieldsOf(whose, context).some((one) => hasRoom(duel, one, duel.game.zone.summon));
    const makesWay = step.over === undefined ? leavingFor : makingWay(part, step.over);
    const barred = notToBeSummonedBy(step, makesWay);
    part.check((duel, context, why) => {
      const makesRoom = whose === "you" && makesWay(duel, context).length > 0;
      if (makesRoom || isOpen(duel, context)) return true;
      return !no(why, duel.law.noRoom, context.card, context.effect);
    });
    part.exclude(barred);
    mustBeThere(
      part,
      step.what,
      (duel, context, why) =>
        duel.state.get(CARD.zone, context.card) !== duel.game.zone.summon &&
        !barred(duel, context, context.card, why),
    );
    const open = isOpenPosition(step.position) ? waysToLie(step.position) : null;
    part.fill(
      step.what,
      slot,
      player,
      (duel, context) =>
        fieldsOf(whose, context).reduce<number>((free, one) => free + freeFor(duel, one), 0) +
        (step.over === undefined ? 0 : makesWay(duel, context).length),
    );
    const pointed = compileZonesSaid(step.to, part.scope);
    // "In its same column": that of the card itself.
    const pointedHere =
      pointed &&
      ((duel: Duel, context: EffectContext, card: CardId) =>
        pointed(duel, context, side(context, duel, card), card));
    if (pointedHere !== null) {
      // Which zones a monster can be in hangs on whether it comes from the Extra Deck.
      const coming = isReference(step.what) ? null : part.scope.noun(step.what);
      const hasRoom = (duel: Duel, context: EffectContext, card: CardId): boolean =>
        (pointedHere(duel, context, card) & duel.game.summonSlots(duel, side(context, duel, card), card)) !==
        0;
      part.check(
        (duel, context, why) =>
          (coming === null
            ? hasRoom(duel, context, context.card)
            : someCard(coming, duel, context, (card) => hasRoom(duel, context, card))) ||
          !no(why, duel.law.noRoom, context.card, context.effect),
      );
    }
    askZones(part, slot, side, pointedHere ?? undefined, step.over === undefined ? undefined : makesWay);
    if (open !== null) askPositions(part, slot, howToLie(open), player);
    else if (step.position === undefined) askPositions(part, slot, WHICH_POSITION, player);
    const over = step.over === undefined ? null : part.scope.noun(step.over);
    const counted = step.treated === undefined ? 0 : WAYS[step.treated] | WAY.proper;
    const said = step.position === "face-down-defense" ? FACE.down : FACE.up;
    const causeOf = part.causeOfTaking(step.what);
    part.doTo(slot, (duel, context, card) => {
      const answer = positionGivenTo(duel, card);
      const lying = open?.find(({ number }) => number === answer);
      const chosen = lying?.position ?? answer;
      // What has no Defense Position comes face-up, whichever was chosen.
      const face = hasPositions(duel, card) ? (lying?.face ?? said) : FACE.up;
      const isOpen = step.position === undefined || open !== null;
      const position = isOpen ? chosen : POSITION[step.position === "attack" ? "attack" : "defense"];
      if (barred(duel, context, card, null)) return false;
      const { summonRules } = definitionOf(duel, card);
      const proper = card === context.card || summonRules.some(({ rule }) => rule === "only-by-effect");
      const way = WAY.special | (proper ? WAY.proper : 0) | counted;
      if (pointedHere !== null && ((placeGivenTo(duel, card) ?? 0) & pointedHere(duel, context, card)) === 0)
        return false;
      const cause = causeOf(context);
      const from = duel.state.get(CARD.zone, card);
      if (over !== null && !putUnder(duel, context, over, card, cause)) return false;
      const places = placeGivenTo(duel, card);
      const came = comeIntoPlay(
        duel,
        card,
        side(context, duel, card),
        position,
        way,
        cause,
        from,
        places,
        face,
      );
      if (came && step.tuner === true) treatAsKind(duel, context, card, "tuner");
      return came;
    });
  },
};
