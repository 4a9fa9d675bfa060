/** What stands in a text, and what is written in its place; "$1" is a part of it. */
export type Fold = readonly [pattern: RegExp, replacement: string];

/** Ways to write the same characters. */
export const EVERYWHERE: readonly Fold[] = [
  [/\r\n?/g, "\n"],
  [/[“”«»]/g, '"'],
  [/[‘’]/g, "'"],
  [/[\u00a0\t]/g, " "],
  [/＋/g, "+"],
  // Marks that are not seen: they say in which direction to write, or where a line may break.
  [/[\u200b-\u200f\ufeff]/g, ""],
  [/ {2,}/g, " "],
  [/ *\n[ \n]*/g, "\n"],
  [/^\s+/g, ""],
  [/\s+$/g, ""],
];
