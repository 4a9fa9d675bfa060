import type { CardFacts, GameId, Language } from "@chainwright/card-ir";
import { typeName } from "@chainwright/explain";
import { wordFor } from "../language.tsx";
import type { Strings } from "../strings/en.ts";

/** Attribute, Type, kind, Level and printed values, in one line. */
export function typeLine(t: Strings, lang: Language, game: GameId, facts: CardFacts): string {
  const kind = game === "duel-masters" && facts.kind === "spell" ? t.card.dmSpell : t.card.kinds[facts.kind];
  const words = facts.categories.map((word) => wordFor(t.words, word));
  const number = (label: string, value: number | undefined) =>
    value === undefined ? [] : [`${label} ${value}`];
  const level = facts.categories.includes("xyz")
    ? t.card.rank
    : facts.categories.includes("link")
      ? t.card.link
      : t.card.level;
  return [
    ...(facts.civilizations ?? []).map((name) => wordFor(t.civilizations, name)),
    ...(facts.attribute === undefined ? [] : [wordFor(t.words, facts.attribute.toLowerCase())]),
    ...(facts.type === undefined ? [] : [typeName(lang, facts.type)]),
    [...words, kind].join(" "),
    ...number(level, facts.level),
    ...number(t.card.cost, facts.cost),
    ...number(t.card.attack, facts.atk),
    ...number(t.card.defense, facts.def),
    ...number(t.card.power, facts.power),
  ].join(" · ");
}
