import {
  type DeckCodes,
  type DeckEntries,
  type DeckFile,
  type DeckLine,
  type ResolvedDeck,
  readDeckFile,
  readYdke,
  resolveDeck,
  type YdkeFault,
} from "@chainwright/formats";
import type { Pool } from "@chainwright/pool";
import { NEWEST, type Profile } from "@chainwright/rulebook";
import { ROOMS } from "@chainwright/scenario";
import { emptied, PARTS, type Part, withCopies } from "./draft.ts";

/** What came of a text that was to be a deck. */
export type Import =
  | { readonly ok: false; readonly fault: YdkeFault | "nothing" }
  | { readonly ok: true; readonly deck: DeckEntries; readonly problems: DeckFile["problems"] };

/** Reads a deck file, a list or a `ydke://` link. */
export function importDeck(text: string, pool: Pool): Import {
  if (!/^\s*\w+:\/\//.test(text)) return imported(readDeckFile(text, ""), pool);
  const link = readYdke(text);
  return link.ok ? imported(fileOf(link.codes), pool) : link;
}

function fileOf(codes: DeckCodes): DeckFile {
  const lines = (part: Part): DeckLine[] => codes[part].map((passcode) => ({ passcode, line: 1 }));
  return {
    file: "",
    cards: { main: lines("main"), extra: lines("extra"), side: lines("side") },
    problems: [],
  };
}

function imported(file: DeckFile, pool: Pool): Import {
  const { deck: rules } = ROOMS[pool.game].rulesAt(NEWEST, null);
  const { deck } = resolveDeck(file, pool, NEWEST, rules);
  let entries = emptied();
  for (const part of PARTS) {
    for (const { card } of deck[part]) {
      const { passcode } = card;
      const entry = { name: card.name.en, ...(passcode === undefined ? {} : { passcode }) };
      entries = withCopies(entries, part, entry, 1);
    }
  }
  const isNothing = PARTS.every((part) => entries[part].length === 0);
  return isNothing ? { ok: false, fault: "nothing" } : { ok: true, deck: entries, problems: file.problems };
}

/** The deck as the rules of a day see it. */
export function checkDeck(deck: DeckEntries, pool: Pool, profile: Profile): ResolvedDeck {
  let line = 0;
  const lines = (part: Part): DeckLine[] =>
    deck[part].flatMap(({ name, passcode, copies }) =>
      Array.from({ length: copies }, () => {
        line += 1;
        // A card that was unknown has its number for a name: that is no name to look for.
        const isNumber = passcode !== undefined && name === `#${passcode}`;
        return {
          line,
          ...(passcode === undefined ? {} : { passcode }),
          ...(isNumber ? {} : { name }),
        };
      }),
    );
  const cards = { main: lines("main"), extra: lines("extra"), side: lines("side") };
  const { deck: rules } = ROOMS[pool.game].rulesAt(profile.date, profile.region);
  return resolveDeck({ file: "", cards, problems: [] }, pool, profile.date, rules);
}
