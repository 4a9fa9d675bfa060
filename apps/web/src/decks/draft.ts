import type { GameId } from "@chainwright/card-ir";
import type { DeckEntries, DeckEntry } from "@chainwright/formats";
import { z } from "zod";
import { keepText, keptData } from "../common/storage.ts";

/** The decks that are being edited, one a game. */
export type Drafts = Readonly<Record<GameId, DeckEntries>>;

export const PARTS = ["main", "extra", "side"] as const satisfies readonly (keyof DeckEntries)[];
export type Part = (typeof PARTS)[number];

/** As many copies as a list can say; how many are allowed the rules tell. */
const MOST_COPIES = 99;

const EMPTY: DeckEntries = { main: [], extra: [], side: [] };
const KEY = "chainwright.decks";

const Entries = z.array(
  z.object({
    name: z.string().min(1),
    passcode: z.number().int().positive().exactOptional(),
    copies: z.number().int().min(1).max(MOST_COPIES),
  }),
);
const Kept = z.object({
  game: z.enum(["ocg", "rush", "duel-masters"]),
  decks: z.record(z.string(), z.object({ main: Entries, extra: Entries, side: Entries })),
});

/** What was edited last; empty decks where nothing was kept, or nothing that can be read. */
export function keptDrafts(): { readonly game: GameId; readonly drafts: Drafts } {
  const { game, decks } = Kept.safeParse(keptData(KEY)).data ?? { game: "ocg" as const, decks: {} };
  const of = (one: GameId): DeckEntries => decks[one] ?? EMPTY;
  return { game, drafts: { ocg: of("ocg"), rush: of("rush"), "duel-masters": of("duel-masters") } };
}

/** False where they could not be kept. */
export const keepDrafts = (game: GameId, decks: Drafts): boolean =>
  keepText(KEY, JSON.stringify({ game, decks }));

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
