import { isReference, type NounPhrase, type Step, type Trait } from "@chainwright/card-ir";
import { forbiddenBy, isNegated, isNoMaterial } from "@chainwright/engine/applying";
import {
  type CardSet,
  type Definition,
  type Duel,
  definitionOf,
  type MaterialRequirement,
} from "@chainwright/engine/board";
import type { EffectContext } from "@chainwright/engine/program";
import { CARD, type CardId, FACE, MANNER, NO_CARD, WAY, type Why } from "@chainwright/engine/state";
import { notToBeSummoned } from "../runtime/summonable.ts";
import type { Part } from "./effect-part.ts";
import {
  cannotGo,
  compileExtraMaterials,
  type ExtraMaterials,
  extraMaterialsAllowed,
} from "./extra-materials.ts";

/** What a Summon by an effect takes, before its player chooses the materials. */

export type MaterialStep = Extract<Step, { verb: "fusion-summon" | "ritual-summon" }>;

/** A Summon by an effect that takes materials. */
export interface Plan {
  readonly summoned: CardSet;
  readonly pool: CardSet;
  /** What may be used beside those. */
  readonly more: readonly ExtraMaterials[];
  readonly way: number;
  readonly manner: number;
  /** The materials go into the Deck, shuffled or to its bottom, or are banished. */
  readonly shuffles?: true;
  readonly bottom?: true;
  readonly banishes?: true;
  /** The kind of monsters that are Summoned so, whether the text says it or not. */
  readonly kind: "fusion" | "ritual";
  readonly point: "fusionSummon" | "ritualSummon";
  /** One of the materials at least, and what none of them may be. */
  readonly including: CardSet | null;
  readonly barring: CardSet | null;
  /** The record of the materials, where words speak of them later. */
  readonly record: number | null;
  /** `POSITION`; null where the player says. */
  readonly position: number | null;
  readonly ignoring?: true;
  /** What it takes to Summon this monster. */
  recipe(duel: Duel, context: EffectContext, card: CardId): MaterialRequirement;
}

/** What is Summoned comes from there, whether the text says so or not. */
const fromPlace =
  (trait: Trait) =>
  (what: NounPhrase): NounPhrase =>
    isReference(what) || what.where.some((one) => one.trait === "in" || one.trait === "from")
      ? what
      : { ...what, where: [...what.where, trait] };

export const fromExtraDeck = fromPlace({ trait: "in", place: { of: "you", names: ["extra-deck"] } });

export const fromHand = fromPlace({ trait: "from", place: { of: "you", names: ["hand"] } });

/** "… can only be done with the above Fusion Materials": nothing is used in the place of one. */
export const takesSubstitutes = ({ summonRules }: Definition): boolean =>
  summonRules.every(({ rule, above }) => rule !== "named-materials" && above !== true);

/** Where it says so: in the hand, face-up on the field, or in the GY. */
export function isSubstitute(duel: Duel, card: CardId): boolean {
  if (definitionOf(duel, card).summonRules.every(({ rule }) => rule !== "fusion-substitute")) return false;
  const { state, game } = duel;
  const zone = state.get(CARD.zone, card);
  const isOnField = game.zones[zone]?.field === true;
  if (isOnField) return state.get(CARD.face, card) === FACE.up && !isNegated(duel, card);
  return (duel.zonesOf({ names: ["hand", "graveyard"] }) & (1 << zone)) !== 0;
}

/** What both Summons of a text say of the materials. */
export function materialsSaid(
  part: Part,
  step: MaterialStep,
): Pick<Plan, "including" | "barring" | "more" | "record" | "shuffles" | "bottom" | "banishes"> {
  const noun = (np: NounPhrase | undefined): CardSet | null =>
    np === undefined ? null : part.scope.noun(np);
  return {
    including: noun(step.including),
    barring: noun(step.barring),
    more: compileExtraMaterials(step.also, part.scope),
    record: step.materialSlot === undefined ? null : part.scope.slotOf(step.materialSlot),
    ...(step.manner === "shuffle" ? { shuffles: true as const } : {}),
    ...(step.manner === "put" ? { bottom: true as const } : {}),
    ...(step.manner === "banish" ? { banishes: true as const } : {}),
  };
}

/** Whether as many cards are taken as the words say, of each kind, and the one that has to be among them. */
export function asSaid(
  { pool, including, more }: Pick<Plan, "pool" | "including" | "more">,
  duel: Duel,
  context: EffectContext,
  cards: readonly CardId[],
): boolean {
  const named = more.length === 0 ? cards : cards.filter((card) => pool.test(duel, context, card));
  if (cards.length < pool.min || named.length > pool.max) return false;
  if (!extraMaterialsAllowed({ pool, more }, duel, context, cards)) return false;
  const includes = (one: CardSet): boolean =>
    cards.filter((card) => one.test(duel, context, card)).length >= one.min;
  if (including !== null && !includes(including)) return false;
  return pool.complete?.(duel, context, named) ?? true;
}

export function poolOf(duel: Duel, context: EffectContext, plan: Plan, monster: CardId): CardId[] {
  const pool: CardId[] = [];
  const { neverMadeOf } = definitionOf(duel, monster);
  const refused = (card: CardId): boolean =>
    card === monster ||
    context.leaving?.includes(card) === true ||
    plan.barring?.test(duel, context, card) === true ||
    neverMadeOf.some((test) => test(duel, context, card));
  plan.pool.each(duel, context, (card) => {
    const kept = plan.banishes === true && forbiddenBy(duel, "banish", card, context.player, 0) !== NO_CARD;
    const barred =
      kept ||
      ((plan.way & WAY.fusion) !== 0
        ? isNoMaterial(duel, context.player, card, "fusion", monster)
        : (plan.manner & MANNER.tributed) !== 0 &&
          forbiddenBy(duel, "tribute-otherwise", card, context.player) !== NO_CARD);
    if (!barred && !refused(card)) pool.push(card);
  });
  for (const more of plan.more) {
    if (!more.allowed(duel, context, monster)) continue;
    more.pool.each(duel, context, (card) => {
      const barred =
        cannotGo(more, duel, context, card) ||
        more.fits?.(duel, context, card, monster) === false ||
        plan.pool.test(duel, context, card) ||
        ((plan.way & WAY.fusion) !== 0 && isNoMaterial(duel, context.player, card, "fusion", monster));
      if (!barred && !refused(card) && !pool.includes(card)) pool.push(card);
    });
  }
  return pool;
}

/** Whether the cards that have to be among the materials can be any of the recipe: without that there is no use in looking. */
export function hasIncluded(
  { including }: Plan,
  duel: Duel,
  context: EffectContext,
  recipe: MaterialRequirement,
  pool: readonly CardId[],
): boolean {
  return (
    including === null ||
    pool.some(
      (card) =>
        including.test(duel, context, card) && recipe.groups.some((group) => group.test(duel, context, card)),
    )
  );
}

export const isBarred = (
  duel: Duel,
  context: EffectContext,
  { way, ignoring }: Plan,
  monster: CardId,
  why: Why | null,
): boolean => notToBeSummoned(duel, context, monster, why, context.player, way, ignoring);
