import type { Card, CardText } from "@chainwright/card-ir";

/** "Giant Germs", "Numeron Wall(s)", "Servant(s) of Endymion": texts put the name of their own card in the plural, and mean that name. */
export function inSingular(card: Card): Card {
  const { en } = card.name;
  const ends = [...en.matchAll(/(?<=[^\s,])(?=[\s,]|$)/g)].map(({ index }) => index);
  const plural = ends.flatMap((end) => ["s", "(s)"].map((s) => `${en.slice(0, end)}${s}${en.slice(end)}`));
  if (!plural.some((words) => card.text.includes(`"${words}"`))) return card;
  const singular = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(singular);
    if (node === null || typeof node !== "object") return node;
    return Object.fromEntries(
      Object.entries(node).map(([key, value]) => [
        key,
        key === "name" && plural.includes(value as string) ? en : singular(value),
      ]),
    );
  };
  return { ...card, program: singular(card.program) as CardText };
}
