import { type Card, type Group, isReference } from "@chainwright/card-ir";

/** "Equip only to …"; or "A Beast-Type monster equipped with this card …", said by an Equip Spell of old: it is equipped to no other. */
export function wearerOf({ facts, program }: Card): Group | undefined {
  const rule = program.sentences.find((sentence) => sentence.sentence === "equip-rule");
  if (rule !== undefined) return isReference(rule.to) ? undefined : rule.to;
  if (facts.kind !== "spell") return undefined;
  for (const one of program.sentences) {
    const [first] = one.sentence === "effect" && one.kind === "continuous" ? one.resolution : [];
    const what = first !== undefined && "what" in first.step ? first.step.what : undefined;
    if (what && isReference(what) && what.ref === "equipped-monster" && what.traits !== undefined)
      return { quantity: { kind: "a" }, traits: what.traits, noun: "monster", where: [] };
  }
  return undefined;
}

/** "(This card is always treated as an “A” card.)" */
const seriesOf = ({ facts, program }: Card): readonly string[] => [
  ...(facts.series ?? []),
  ...program.sentences.flatMap((rule) =>
    rule.sentence === "name-rule" && rule.not !== true ? (rule.series ?? []) : [],
  ),
];

/** Whether a card is one of a series: by its name, or since its text says so, unless that says that it is not. */
export const isOfSeries = (card: Card, series: string): boolean =>
  (card.name.en.includes(series) || seriesOf(card).includes(series)) &&
  !card.program.sentences.some(
    (rule) => rule.sentence === "name-rule" && rule.not === true && rule.series?.includes(series),
  );

/** Whether a kind is printed on a card. */
export const hasCategory = ({ facts }: Card, category: string): boolean =>
  facts.categories.includes(category);
