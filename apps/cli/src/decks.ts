import type { DeckRules } from "@chainwright/engine/game";
import {
  type Banlist,
  type Deck,
  type DeckFileProblem,
  deckProblemText,
  nearText,
  readBanlists,
  readDeckFile,
  resolveDeck,
  type UnknownCard,
} from "@chainwright/formats";
import type { Pool } from "@chainwright/pool";
import { nearest, readText } from "./files.ts";
import { Trouble } from "./look.ts";

const refuse = (problems: readonly DeckFileProblem[]): void => {
  if (problems.length > 0) throw new Trouble(problems.map(deckProblemText).join("\n"));
};

/** The list of a file with this name, or its first. @throws Trouble when there is none. */
export function loadBanlist(file: string, name: string | undefined): Banlist {
  const { lists, problems } = readBanlists(readText(file), file);
  refuse(problems);
  const found = name === undefined ? lists[0] : lists.find((list) => list.name === name);
  if (found !== undefined) return found;
  const names = lists.map((list) => list.name);
  const near = nearest(name ?? "", names);
  const hint =
    near === undefined ? `there is ${names.map((one) => `"${one}"`).join(", ")}` : `did you mean "${near}"?`;
  throw new Trouble(`${file}: no list "${name}" (${hint})`);
}

/** A deck from its file. @throws Trouble for what is wrong with it; unknown cards are given back. */
export function loadDeck(
  file: string,
  pool: Pool,
  date: string,
  rules: DeckRules,
  banlist: Banlist | undefined,
): { readonly deck: Deck; readonly unknown: readonly UnknownCard[] } {
  const { deck, unknown, problems } = resolveDeck(
    readDeckFile(readText(file), file),
    pool,
    date,
    rules,
    banlist,
  );
  refuse(problems);
  return { deck, unknown };
}

/** A card of a deck that nobody knows, in a line. */
export function unknownText(file: string, { passcode, name, line, near }: UnknownCard): string {
  const called = name === undefined ? "" : ` (${name})`;
  const what = passcode === undefined ? `the name "${name}"` : `the passcode ${passcode}${called}`;
  return deckProblemText({
    file,
    line,
    column: 1,
    reason: `no card has ${what}`,
    ...(near === undefined ? {} : { suggestion: nearText(near) }),
  });
}
