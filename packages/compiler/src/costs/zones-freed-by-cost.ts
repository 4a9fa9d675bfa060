import {
  type Clause,
  type Effect,
  type Step as Instruction,
  isReference,
  type NounPhrase,
  type Reference,
  type Who,
} from "@chainwright/card-ir";
import type { CardSet, Duel } from "@chainwright/engine/board";
import { hasFlag } from "@chainwright/engine/history";
import { type EffectContext, playerOf, slotsIn, someCard, summonsTo } from "@chainwright/engine/program";
import { CARD, type CardId, LINK, NO_LINK } from "@chainwright/engine/state";
import { leavesNoRoom, TAKING_VERBS, takesOne } from "../nouns/illegal-choices.ts";
import type { Scope } from "../scope/scope.ts";
import type { Part } from "../steps/effect-part.ts";
import { onOwnField } from "../words/places-said.ts";

/** Room for a monster where there is none, made by what leaves the field before it is Summoned. */

const NOBODY_LEAVES: readonly CardId[] = [];

type Summon = Extract<Instruction, { verb: "special-summon" }>;

/** A Special Summon to the field of the effect's own player. */
const isOwnSummon = (step: Instruction): step is Summon =>
  step.verb === "special-summon" && step.player === undefined && (step.to?.of ?? "you") === "you";

/** What comes from the Extra Deck has zones of its own. */
const isFromExtraDeck = (what: NounPhrase): boolean =>
  !isReference(what) &&
  [...what.traits, ...what.where].some(
    (t) => "place" in t && t.place.names.some((name) => name.endsWith("extra-deck")),
  );

/** Whether the first thing that an effect does is a Summon that needs a Main Monster Zone. */
export function beginsWithSummon({ resolution }: Effect): boolean {
  const [first] = resolution;
  return (
    first !== undefined &&
    first.optional !== true &&
    isOwnSummon(first.step) &&
    !isFromExtraDeck(first.step.what)
  );
}

/** Whether these cards may be where monsters are. */
function mayBeOnField({ traits, where }: Exclude<NounPhrase, Reference>): boolean {
  const places = [...traits, ...where].flatMap((t) => ("place" in t ? t.place.names : []));
  return places.length === 0 || places.includes("field") || places.includes("monster-zone");
}

/** Whether a step takes cards from where monsters may be. */
export const canMakeRoom = ({ step }: Clause): boolean =>
  TAKING_VERBS.has(step.verb) && "what" in step && !isReference(step.what) && mayBeOnField(step.what);

/** What a step of the cost takes makes room, where there is none. */
export function mustMakeRoom(part: Part, step: Instruction): void {
  const whose = part.paysForSummon ?? "you";
  if (takesOne(step)) part.exclude(leavesNoRoom(whose));
  // Of several monsters on the field one at least was in a Main Monster Zone.
  else if (step.verb !== "tribute") part.together((cards) => makingRoom(cards, whose));
}

/** One of the monsters there that the cost, or a step before the Summon, can take from the field. */
export function compileZonesFreed(
  { cost, resolution, to }: Effect,
  scope: Scope,
): (duel: Duel, context: EffectContext) => readonly CardId[] {
  const summon = resolution.findIndex(({ step }) => isOwnSummon(step));
  const before = [...cost, ...resolution.slice(0, Math.max(summon, 0))];
  // What is said by comparing it with a card that is still to be chosen is not known yet: it is not counted on.
  const chosen = new Set(cost.flatMap(({ step }) => ("slot" in step ? [step.slot] : [])));
  const taken = before.flatMap(({ step }) =>
    (TAKING_VERBS.has(step.verb) || step.verb === "destroy") &&
    "what" in step &&
    !isReference(step.what) &&
    mayBeOnField(step.what) &&
    !slotsIn(step.what).some((slot) => chosen.has(slot))
      ? [
          step.verb === "tribute"
            ? scope.knownNoun(onOwnField(step.what, step.player))
            : scope.noun(step.what),
        ]
      : [],
  );
  if (taken.length === 0) return () => NOBODY_LEAVES;
  const whose = summonsTo(to);
  const full = leavesNoRoom(whose);
  return (duel, context) => {
    if (context.link !== NO_LINK && hasFlag(duel, context.link, LINK.resolving)) return NOBODY_LEAVES;
    let found = NOBODY_LEAVES;
    const makesRoom = (card: CardId): boolean => {
      const { state, game } = duel;
      if (state.get(CARD.zone, card) !== game.zone.summon) return false;
      if (state.get(CARD.controller, card) !== playerOf(whose, context.player)) return false;
      if (full(duel, context, card, null)) return false;
      found = [card];
      return true;
    };
    for (const cards of taken) if (someCard(cards, duel, context, makesRoom)) break;
    return found;
  };
}

/** The same phrase for several cards, one of which at least makes room where there is none. */
function makingRoom(cards: CardSet, whose: Who): CardSet {
  const isFull = (duel: Duel, context: EffectContext): boolean =>
    duel.game.summonSlots(duel, playerOf(whose, context.player), context.card) === 0;
  const full = leavesNoRoom(whose);
  const makesNone = (duel: Duel, context: EffectContext, card: CardId): boolean =>
    full(duel, context, card, null);
  return {
    ...cards,
    together(duel, context, chosen, card) {
      if (cards.together?.(duel, context, chosen, card) === false) return false;
      if (!isFull(duel, context)) return true;
      const others = [...chosen, card].filter((one) => makesNone(duel, context, one));
      return others.length < cards.max;
    },
    complete: (duel, context, chosen) =>
      cards.complete?.(duel, context, chosen) !== false &&
      (!isFull(duel, context) || chosen.some((one) => !makesNone(duel, context, one))),
  };
}
