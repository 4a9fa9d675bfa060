import { isReference, type NounPhrase } from "@chainwright/card-ir";
import { type Duel, definitionOf, someTouched, TURN, turnBit } from "@chainwright/engine/board";
import { noteResult, wasDone } from "@chainwright/engine/history";
import { atLeast, type EffectContext } from "@chainwright/engine/program";
import { CARD, type CardId, COIN } from "@chainwright/engine/state";
import { onlyZones } from "../nouns/face-up-places.ts";
import { recordOf } from "../nouns/references.ts";
import { meetsComparison, recordedNumber } from "../runtime/recorded-numbers.ts";
import { referringOf } from "../scope/result-references.ts";
import { NotCarriedOut } from "../words/not-carried-out.ts";
import { compileOath, hasSpecialSummoned } from "./activation-turn-restrictions.ts";
import { type Conditions, isMet } from "./condition-helpers.ts";
import { didSo } from "./done-this-way.ts";
import { compileHappened } from "./past-events.ts";

/** What has to have been done: by the effect itself, or in this turn. */
export const deedConditions = {
  result(condition, scope) {
    const { of } = condition;
    const where = recordOf(of, scope);
    const referring = referringOf(of, "whether", scope);
    const cards = scope.noun(of, "whether");
    return isMet((duel, context) => {
      noteResult(duel, context.link, where(context), referring);
      return atLeast(cards, 1, duel, context);
    });
  },

  number(condition, scope) {
    const { decidingNumber: number } = scope;
    if (number === null) throw new NotCarriedOut("how much a number is that is not said");
    const any = typeof condition.n === "number" ? [condition.n] : condition.n;
    return isMet((duel, context) => {
      const now = number(duel, context);
      // Not known yet.
      return Number.isNaN(now) || any.some((n) => meetsComparison(now, condition.compare, n));
    });
  },

  "activated-this-effect"(condition) {
    // "This effect" is the one of the sentence before.
    return isMet((duel, context) => {
      const byte = condition.notNegated === true ? TURN.resolved : TURN.activated;
      return turnBit(duel, context.card, byte, context.effect - 1);
    });
  },

  "activated-card"(condition, scope) {
    const cards = scope.noun(condition.what);
    return isMet((duel, context) =>
      someTouched(
        duel,
        (card) =>
          // A Spell or Trap is activated by its owner, but for those that another player took over when they were Set.
          duel.state.get(CARD.owner, card) === context.player &&
          definitionOf(duel, card).effects.some(
            ({ kind, index }) => kind === "activation" && turnBit(duel, card, TURN.activated, index),
          ) &&
          cards.test(duel, context, card),
      ),
    );
  },

  "this-way"(condition, scope) {
    if (condition.slot === undefined)
      throw new NotCarriedOut(`"${condition.verb} this way" points at nothing`);
    const slot = scope.slotOf(condition.slot);
    if (condition.what !== undefined) return isMet(didSo(condition, slot, scope));
    if (condition.to !== undefined || condition.position !== undefined)
      throw new NotCarriedOut("where something was done to nothing");
    return isMet((duel, context) => wasDone(duel, context.link, slot));
  },

  happened: (condition, scope) => isMet(compileHappened(condition, scope)),

  "not-activated": (condition) =>
    isMet(
      (duel, context) =>
        !hasActivated(duel, context, (card) =>
          condition.names.includes(definitionOf(duel, card).card.name.en),
        ),
    ),

  "not-activated-any": (condition) =>
    isMet(
      (duel, context) =>
        !hasActivated(duel, context, (card) => definitionOf(duel, card).kind === condition.noun),
    ),

  "not-summoned"(condition) {
    const from = zonesSummonedFrom(condition.what);
    return isMet((duel, context) => !hasSpecialSummoned(duel, context.player, from(duel), () => true));
  },

  oath: (condition, scope) => isMet(compileOath(condition, scope)),

  coin(condition, scope) {
    if (condition.of.slot === undefined) throw new NotCarriedOut("a coin that nobody tossed");
    const slot = scope.slotOf(condition.of.slot);
    const wanted = COIN[condition.result];
    return isMet((duel, context) => (recordedNumber(duel, context, slot) & wanted) !== 0);
  },
} satisfies Conditions;

/** Whether the player has activated such a card, or an effect of one, this turn. */
const hasActivated = (duel: Duel, { player }: EffectContext, test: (card: CardId) => boolean): boolean =>
  someTouched(
    duel,
    (card) =>
      duel.state.get(CARD.owner, card) === player &&
      test(card) &&
      definitionOf(duel, card).effects.some(({ index }) => turnBit(duel, card, TURN.activated, index)),
  );

/** "You have not Special Summoned a monster (from the Graveyard)": which monster is not kept, but from where. */
function zonesSummonedFrom(what: NounPhrase): (duel: Duel) => number {
  if (isReference(what) || what.noun !== "monster" || what.quantity.kind !== "a" || what.traits.length > 0)
    throw new NotCarriedOut("which monsters were Special Summoned this turn");
  const places = what.where.map((trait) => {
    if (trait.trait === "from" || trait.trait === "in") return trait.place;
    throw new NotCarriedOut("which monsters were Special Summoned this turn");
  });
  onlyZones(...places);
  return (duel) => places.reduce((zones, place) => zones & duel.zonesOf(place), ~0);
}
