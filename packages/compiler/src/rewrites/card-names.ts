import { type Card, type CardText, eachNode } from "@chainwright/card-ir";

/**
 * "As", "A(s)", "A(s) of B", "a": texts put names in the plural, or in other capitals, and mean the card that bears them, this or
 * another. Of the cards that there are; a name that one bears as it stands is that name.
 */
export function withCardNames(cards: readonly Card[]): (card: Card) => Card {
  const names = new Map(cards.map(({ name: { en } }) => [en.toLowerCase(), en]));
  return (card) => {
    const meant = new Map<string, string>();
    for (const [, said = ""] of card.text.matchAll(/"([^"]+)"/g)) {
      const name = formsOf(said).flatMap((form) => names.get(form.toLowerCase()) ?? [])[0];
      if (name !== undefined && name !== said) meant.set(said, name);
    }
    if (meant.size === 0) return card;
    const named = (node: unknown): unknown => {
      if (Array.isArray(node)) return node.map(named);
      if (node === null || typeof node !== "object") return node;
      return Object.fromEntries(
        Object.entries(node).map(([key, value]) => [
          key,
          key === "name" && typeof value === "string" ? (meant.get(value) ?? value) : named(value),
        ]),
      );
    };
    return { ...card, program: named(card.program) as CardText };
  };
}

/** A name as it is said, then what it may be the plural of. */
const formsOf = (said: string): readonly string[] => [
  said,
  ...[...said.matchAll(/(?:\(s\)|s)(?=[\s,]|$)/g)].map(
    ({ 0: plural, index }) => said.slice(0, index) + said.slice(index + plural.length),
  ),
];

/** A name, or a series, that a text speaks of and no card bears. */
export interface UnknownName {
  readonly card: Card;
  readonly said: string;
  readonly as: "name" | "series";
}

/** What the texts of some cards speak of, and none of them bears; Tokens bear the names that texts give them. */
export function unknownNames(cards: readonly Card[]): readonly UnknownName[] {
  const names = new Set<string>();
  const series = new Set<string>();
  for (const { name, facts, program } of cards) {
    names.add(name.en);
    for (const one of facts.series ?? []) series.add(one);
    eachNode(program, ({ token, as, series: said }) => {
      for (const one of [token, as]) if (isNamed(one)) names.add(one.name);
      // "(This card is always treated as an “A” card.)"
      if (typeof said === "string" && program.sentences.some((one) => one.sentence === "name-rule"))
        series.add(said);
    });
  }
  const all = [...names].join("\n");
  const found = new Map<string, UnknownName>();
  for (const card of cards.map(withCardNames(cards)))
    eachNode(card.program, ({ trait, name, series: said }) => {
      const add = (words: string, as: UnknownName["as"]): void => {
        const key = `${as} ${words}`;
        if (!found.has(key)) found.set(key, { card, said: words, as });
      };
      if (trait === "name" && typeof name === "string" && !names.has(name)) add(name, "name");
      if (trait === "series" && typeof said === "string" && !series.has(said) && !all.includes(said))
        add(said, "series");
    });
  return [...found.values()];
}

const isNamed = (value: unknown): value is { readonly name: string } =>
  typeof value === "object" && value !== null && "name" in value && typeof value.name === "string";
