import type { GameId } from "@chainwright/card-ir";
import type { DeckEntries, DeckEntry } from "@chainwright/formats";
import { z } from "zod/mini";
import { keepText, keptData } from "../common/storage.ts";

/** A deck that is being built, and what its owner calls it. */
export interface Draft {
  readonly name: string;
  readonly deck: DeckEntries;
}

/** The decks of a game, the newest first, and which of them lies open; with none, an empty one without a name does. */
export interface Shelf {
  readonly drafts: readonly Draft[];
  readonly open: number;
}

export type Shelves = Readonly<Record<GameId, Shelf>>;

export const PARTS = ["main", "extra", "side"] as const satisfies readonly (keyof DeckEntries)[];
export type Part = (typeof PARTS)[number];

/** As many copies as a list can say; how many are allowed the rules tell. */
const MOST_COPIES = 99;

const EMPTY: DeckEntries = { main: [], extra: [], side: [] };
export const KEY = "chainwright.decks";

const Entry = z.object({
  name: z.string().check(z.minLength(1)),
  passcode: z.exactOptional(z.int().check(z.minimum(0))),
  copies: z.int().check(z.minimum(1), z.maximum(MOST_COPIES)),
});
/** One entry that cannot be read takes no other along. */
const Entries = z.pipe(
  z.array(z.unknown()),
  z.transform((all) => all.flatMap((one) => Entry.safeParse(one).data ?? [])),
);
const Kept = z.object({
  game: z.enum(["ocg", "rush", "duel-masters"]),
  shelves: z.record(
    z.string(),
    z.object({
      drafts: z.array(
        z.object({ name: z.string(), deck: z.object({ main: Entries, extra: Entries, side: Entries }) }),
      ),
      open: z.int().check(z.minimum(0)),
    }),
  ),
});

/** What was edited last; empty shelves where nothing was kept, or nothing that can be read. */
export function keptShelves(): { readonly game: GameId; readonly shelves: Shelves } {
  const { game, shelves } = keptData(KEY, Kept) ?? { game: "ocg" as const, shelves: {} };
  const of = (one: GameId): Shelf => shelves[one] ?? { drafts: [], open: 0 };
  return { game, shelves: { ocg: of("ocg"), rush: of("rush"), "duel-masters": of("duel-masters") } };
}

/** False where they could not be kept. */
export const keepShelves = (game: GameId, shelves: Shelves): Promise<boolean> =>
  keepText(KEY, JSON.stringify({ game, shelves }));

export const openDraft = ({ drafts, open }: Shelf): Draft => drafts[open] ?? { name: "", deck: EMPTY };

/** The shelf with another deck in the place of the open one. */
export const withOpen = ({ drafts, open }: Shelf, draft: Draft): Shelf =>
  drafts.length === 0 ? { drafts: [draft], open: 0 } : { drafts: drafts.with(open, draft), open };

/** The shelf with a further deck, which lies open. */
export const withNew = ({ drafts }: Shelf, draft: Draft): Shelf => ({ drafts: [draft, ...drafts], open: 0 });

export const withoutOpen = ({ drafts, open }: Shelf): Shelf => ({
  drafts: drafts.toSpliced(open, 1),
  open: 0,
});

export const emptied = (): DeckEntries => EMPTY;

export const sizeOf = (entries: readonly DeckEntry[]): number =>
  entries.reduce((sum, { copies }) => sum + copies, 0);

export const isEmpty = (deck: DeckEntries): boolean => PARTS.every((part) => deck[part].length === 0);

/** A deck with more or fewer copies of a card in a part; without copies the card is gone from there. */
export function withCopies(
  deck: DeckEntries,
  part: Part,
  { name, passcode }: Omit<DeckEntry, "copies">,
  more: number,
): DeckEntries {
  const at = deck[part].findIndex((entry) => entry.name === name);
  const copies = Math.min(MOST_COPIES, (deck[part][at]?.copies ?? 0) + more);
  const entry: DeckEntry = { name, copies, ...(passcode === undefined ? {} : { passcode }) };
  const entries = at < 0 ? [...deck[part], entry] : deck[part].with(at, entry);
  return { ...deck, [part]: entries.filter((one) => one.copies > 0) };
}
