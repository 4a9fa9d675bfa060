import type { DeckFileProblem } from "./problem.ts";

/** A list of forbidden and limited cards, as in `lflist.conf`. */
export interface Banlist {
  readonly name: string;
  /** Only the cards of the list may be used at all. */
  readonly whitelist: boolean;
  /** Copies that are allowed, by passcode. */
  readonly allowed: ReadonlyMap<number, number>;
}

/** Reads the lists of an `lflist.conf`: `!Name` opens one, `<passcode> <copies>` follows, `#` begins a comment. */
export function readBanlists(
  text: string,
  file: string,
): { readonly lists: readonly Banlist[]; readonly problems: readonly DeckFileProblem[] } {
  const lists: { name: string; whitelist: boolean; allowed: Map<number, number> }[] = [];
  const problems: DeckFileProblem[] = [];
  for (const [i, raw] of text
    .replace(/^\uFEFF/, "")
    .split(/\r\n|\r|\n/)
    .entries()) {
    const line = raw.trim();
    if (line === "" || line.startsWith("#")) continue;
    const list = lists.at(-1);
    const entry = /^(\d+)\s+(-?\d+)/.exec(line);
    if (line.startsWith("!"))
      lists.push({ name: line.slice(1).trim(), whitelist: false, allowed: new Map() });
    else if (list !== undefined && line.startsWith("$whitelist")) list.whitelist = true;
    else if (list !== undefined && entry !== null)
      list.allowed.set(Number(entry[1]), Math.max(0, Number(entry[2])));
    else
      problems.push({
        file,
        line: i + 1,
        column: 1,
        reason: `"${line.slice(0, 40)}" is no entry of a list`,
        suggestion: list === undefined ? 'a list begins with "!Name"' : "a passcode and a number of copies",
      });
  }
  if (lists.length === 0 && problems.length === 0)
    problems.push({ file, line: 1, column: 1, reason: 'there is no list: a list begins with "!Name"' });
  return { lists, problems };
}
