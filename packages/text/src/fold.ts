/** What stands in a text, and what is written in its place; "$1" is a part of it. */
export type Fold = readonly [
  pattern: RegExp,
  replacement: string | ((found: string, ...groups: string[]) => string),
];

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** What is written with the parts of what was found: "$1", or "$^1" where it begins a sentence there. */
export const filled =
  (today: string) =>
  (_: string, ...groups: string[]): string =>
    today.replace(/\$(\^?)(\d)/g, (_, begins: string, n: string) => {
      const part = groups[Number(n) - 1] ?? "";
      return begins === "" ? part : capital(part);
    });

/** A fold of words that may begin a sentence: what is written begins with a capital letter where they did. */
export const anywhere = (words: string, today: string): Fold => [
  new RegExp(`\\b[${words.charAt(0)}${words.charAt(0).toUpperCase()}]${words.slice(1)}`, "g"),
  (found, ...groups) => {
    const written = filled(today)(found, ...groups);
    return /^[A-Z]/.test(found) ? capital(written) : written;
  },
];

/** Ways to write the same characters. */
export const EVERYWHERE: readonly Fold[] = [
  [/[“”«»]/g, '"'],
  [/[‘’]/g, "'"],
  [/＋/g, "+"],
  // Marks that are not seen: they say in which direction to write, or where a line may break.
  [/[\u200b-\u200f\ufeff]/g, ""],
  [/\s{2,}|[\t\r\u00a0]/g, (found) => (/[\n\r]/.test(found) ? "\n" : " ")],
  // Of spaces one is left by now.
  [/^\s|\s$/g, ""],
];
