import { type Definition, type Duel, definitionOf, MOST_EFFECTS } from "@chainwright/engine/board";
import type { EffectContext } from "@chainwright/engine/program";
import { CARD, type CardId } from "@chainwright/engine/state";

/** Definitions beyond those of the cards: of cards that have the effects of others. Their numbers say of what. */

/** So many numbers for one card: an effect of it that is replaced, counted from 1, or none. */
const REPLACED = MOST_EFFECTS + 1;

/** The number of a card with the effects of another. `replaced`: the index of its effect that they replace, or -1. */
function numberOf(definitions: readonly Definition[], own: number, other: number, replaced: number): number {
  const n = definitions.length;
  const number = n + (own * REPLACED + replaced + 1) * n + other;
  if (number > 0x7fffffff) throw new RangeError(`${n} cards are too many for effects that are taken over`);
  return number;
}

/** What the number of a definition says; null for that of a card as it is printed. */
export function partsOfNumber(definitions: readonly Definition[], number: number) {
  const n = definitions.length;
  const pair = Math.floor(number / n) - 1;
  const [own, other] = [definitions[Math.floor(pair / REPLACED)], definitions[number % n]];
  if (pair < 0 || own === undefined || other === undefined) return null;
  return { own, other, replaced: (pair % REPLACED) - 1 };
}

/** What a card on the field is from now on, if it takes the effects of `other`. */
export function numberWithEffectsOf(
  duel: Duel,
  { card, effect }: EffectContext,
  other: CardId,
  replaces: boolean,
): number {
  const { definitions } = duel.catalogue;
  const def = duel.state.get(CARD.def, card);
  // What it has taken before is replaced as well.
  const before = partsOfNumber(definitions, def);
  const own = before?.own ?? duel.definition(def);
  const replaced = replaces && effect < own.effects.length ? effect : (before?.replaced ?? -1);
  const { id, itself } = definitionOf(duel, other);
  return numberOf(definitions, own.id, itself || id, replaced);
}
