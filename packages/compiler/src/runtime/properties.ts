import { CARD_TYPES, type CardKind, type Noun, type Property } from "@chainwright/card-ir";
import { attributeOf, originalOf, otherName, statOf, typeOf } from "@chainwright/engine/applying";
import { type Duel, definitionOf } from "@chainwright/engine/board";
import { statNumber } from "@chainwright/engine/program";
import type { CardId } from "@chainwright/engine/state";

/** What cards are compared by. */
export function propertyOf(
  duel: Duel,
  card: CardId,
  by: Property,
  original: boolean,
): string | number | undefined {
  const { name, facts } = definitionOf(duel, card).card;
  if (by === "monster-kind") return undefined;
  if (by === "card-type")
    return CARD_TYPES.find((type) => duel.game.isNoun(duel, card, type.toLowerCase() as Noun));
  // Scale 0 is one; what is no Pendulum Monster has none.
  if (by === "scale" && facts.scale === undefined) return undefined;
  if (by === "scale" && !original) return statOf(duel, card, statNumber(by));
  if (by === "atk" || by === "def") return (original ? originalOf : statOf)(duel, card, statNumber(by));
  if (original) {
    if (by === "level" || by === "rank") return originalOf(duel, card, statNumber(by)) || undefined;
    return by === "name" ? name.en : facts[by];
  }
  if (by === "name") return otherName(duel, card) ?? name.en;
  if (by === "type") return typeOf(duel, card);
  if (by === "attribute") return attributeOf(duel, card);
  return statOf(duel, card, statNumber(by)) || undefined;
}

/** How many different names, Types … some cards have: what has no Level counts for none. */
export function countDifferent(duel: Duel, cards: readonly CardId[], by: Property, original = false): number {
  const found = new Set(cards.map((card) => propertyOf(duel, card, by, original)));
  found.delete(undefined);
  return found.size;
}

/** Whether both are of one of the kinds, of the same, or each of another. */
function areOfKinds(duel: Duel, a: CardId, b: CardId, kinds: readonly CardKind[], same: boolean): boolean {
  const [one, other] = [a, b].map((card) => kinds.filter((kind) => duel.game.isOfKind(duel, card, kind)));
  if (one === undefined || other === undefined || one.length === 0 || other.length === 0) return false;
  return one.some((kind) => other.includes(kind)) === same;
}

/** Whether two cards have the same name, Type …, or different ones: neither holds where one of them has none. */
export function agreeOrDiffer(
  duel: Duel,
  a: CardId,
  b: CardId,
  by: Property,
  same: boolean,
  original: boolean,
  kinds: readonly CardKind[] = [],
): boolean {
  if (by === "monster-kind") return areOfKinds(duel, a, b, kinds, same);
  const [one, other] = [propertyOf(duel, a, by, original), propertyOf(duel, b, by, original)];
  return one !== undefined && other !== undefined && (one === other) === same;
}
