import type { AlsoUsed, Trait } from "@chainwright/card-ir";
import { forbiddenBy } from "@chainwright/engine/applying";
import type { CardSet, Duel } from "@chainwright/engine/board";
import type { EffectContext } from "@chainwright/engine/program";
import { type CardId, MANNER, NO_CARD, type ZoneId } from "@chainwright/engine/state";
import { compileCondition } from "../conditions/compile-condition.ts";
import { saysMore } from "../ir-schema/ir-schema.ts";
import type { Scope } from "../scope/scope.ts";
import { NotCarriedOut } from "../words/not-carried-out.ts";

/** Materials that a text allows beside those that the Summon itself names. */
export interface ExtraMaterials {
  readonly pool: CardSet;
  readonly manner: AlsoUsed["manner"];
  /** Whether they may be used now, to Summon this monster. */
  allowed(duel: Duel, context: EffectContext, monster: CardId): boolean;
  /** Whether a card of them may be used for this monster, by what it says itself. */
  readonly fits?: (duel: Duel, context: EffectContext, card: CardId, monster: CardId) => boolean;
  /** One of these has to be used with them. */
  readonly beside: CardSet | null;
}

function compileOne(
  { using: said, manner, condition, summoning, beside, ...more }: AlsoUsed,
  scope: Scope,
): ExtraMaterials {
  if (saysMore(more)) throw new NotCarriedOut("more that is said of other materials");
  // A card in another zone than a monster's is no material, whatever is printed on it.
  if (said.noun !== "monster") throw new NotCarriedOut("materials that are no monsters");
  const isSpell = (one: Trait): boolean =>
    (one.trait === "in" || one.trait === "from") && one.place.names.includes("spell-trap-zone");
  if (said.where.some(isSpell)) throw new NotCarriedOut("materials that lie in Spell & Trap Zones");
  const holds = condition === undefined ? null : compileCondition(condition, scope);
  const summoned = summoning === undefined ? null : scope.noun(summoning);
  return {
    pool: scope.noun(said),
    manner,
    beside: beside === undefined ? null : scope.noun(beside),
    allowed: (duel, context, monster) =>
      holds?.(duel, context, null) !== false && summoned?.test(duel, context, monster) !== false,
  };
}

export const compileExtraMaterials = (
  also: readonly AlsoUsed[] | undefined,
  scope: Scope,
): readonly ExtraMaterials[] => (also ?? []).map((one) => compileOne(one, scope));

/** As which of them a card is used; null where the Summon itself names it. */
export const usedAs = (
  { pool, more }: { readonly pool: CardSet; readonly more: readonly ExtraMaterials[] },
  duel: Duel,
  context: EffectContext,
  card: CardId,
): ExtraMaterials | null =>
  pool.test(duel, context, card) ? null : (more.find((one) => one.pool.test(duel, context, card)) ?? null);

/** Whether no more of them are used than the words allow, and with what they ask for. */
export function extraMaterialsAllowed(
  said: { readonly pool: CardSet; readonly more: readonly ExtraMaterials[] },
  duel: Duel,
  context: EffectContext,
  cards: readonly CardId[],
): boolean {
  const used = cards.map((card) => usedAs(said, duel, context, card));
  return said.more.every((one) => {
    const n = used.filter((as) => as === one).length;
    if (n === 0) return true;
    return (
      n <= one.pool.max &&
      (one.beside === null || cards.some((card) => one.beside?.test(duel, context, card)))
    );
  });
}

/** Whether a card cannot be used so, because of what would become of it. */
export const cannotGo = (
  { manner }: ExtraMaterials,
  duel: Duel,
  context: EffectContext,
  card: CardId,
): boolean => manner === "banish" && forbiddenBy(duel, "banish", card, context.player, 0) !== NO_CARD;

/** Where such a material goes, and how; null where it goes as the others do. */
export function wayOf(
  { manner }: ExtraMaterials,
  duel: Duel,
): { readonly zone: ZoneId; readonly manner: number } | null {
  const { deck, graveyard, banished } = duel.game.zone;
  switch (manner) {
    case "banish":
      return { zone: banished, manner: MANNER.banished };
    case "shuffle":
      return { zone: deck, manner: MANNER.returned };
    case "send":
      return { zone: graveyard, manner: MANNER.sent };
    default:
      return null;
  }
}
