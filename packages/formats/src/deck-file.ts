import { DECK_PARTS, type DeckPart } from "@chainwright/engine/game";

/** A card of a deck file: its passcode or its name, and where it stands. */
export interface DeckLine {
  readonly passcode?: number;
  readonly line: number;
  /** Of a passcode the name that a comment above it gives. */
  readonly name?: string;
}

/** Something wrong with a line of a deck file, as data, for those who say it in words of their own. */
export interface DeckLineProblem {
  /** The file is no text at all; the line is neither a card nor a comment; from there on are more cards than are read. */
  readonly fault: "no-text" | "no-card" | "too-many";
  readonly line: number;
  /** How the line begins. */
  readonly what: string;
}

/**
 * A deck file: under `#main`, `#extra` and `!side` a passcode a line (as in `.ydk` files), or copies with a name,
 * `3 Blue-Eyes White Dragon`; other lines with `#` are comments.
 */
export interface DeckFile {
  readonly file: string;
  readonly cards: Readonly<Record<DeckPart, readonly DeckLine[]>>;
  readonly problems: readonly DeckLineProblem[];
}

/** Ten times what any deck has. */
const MOST_CARDS = 1000;
const HIGHEST_PASSCODE = 0x7fffffff;
const COPIES = /^(\d{1,2}) +(\S.*)$/;

/** Reads a deck file. A line that is neither a card nor a comment is a problem: no card is dropped in silence. */
export function readDeckFile(text: string, file: string): DeckFile {
  const cards: Record<DeckPart, DeckLine[]> = { main: [], extra: [], side: [] };
  const problems: DeckLineProblem[] = [];
  if (text.includes("\0")) return { file, cards, problems: [{ fault: "no-text", line: 1, what: "" }] };
  let part: DeckPart = "main";
  /** The last comment, and the passcode of the copies under it: the comment says nothing of the cards that follow. */
  let comment: { readonly name: string; passcode?: number } | null = null;
  const lines = text.replace(/^\uFEFF/, "").split(/\r\n|\r|\n/);
  for (const [i, raw] of lines.entries()) {
    const line = raw.trim();
    if (line === "") continue;
    if (cards.main.length + cards.extra.length + cards.side.length + problems.length >= MOST_CARDS) {
      problems.push({ fault: "too-many", line: i + 1, what: String(MOST_CARDS) });
      break;
    }
    if (line.startsWith("!")) part = "side";
    else part = DECK_PARTS.find((one) => line === `#${one}`) ?? part;
    if (line.startsWith("!") || line.startsWith("#")) {
      const name = line.slice(1).trim();
      comment = line.startsWith("# ") && name !== "" ? { name } : null;
      continue;
    }
    const [, copies, name] = COPIES.exec(line) ?? [];
    if (name !== undefined) {
      for (let n = Number(copies); n > 0; n--) cards[part].push({ name, line: i + 1 });
      continue;
    }
    const passcode = Number(/^\d+/.exec(line)?.[0] ?? 0);
    if (passcode === 0 || passcode > HIGHEST_PASSCODE) {
      problems.push({ fault: "no-card", line: i + 1, what: line.slice(0, 40) });
      continue;
    }
    if (comment !== null && (comment.passcode ?? passcode) !== passcode) comment = null;
    if (comment !== null) comment.passcode = passcode;
    cards[part].push({ passcode, line: i + 1, ...(comment ? { name: comment.name } : {}) });
  }
  return { file, cards, problems };
}
