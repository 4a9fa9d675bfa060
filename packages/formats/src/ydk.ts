import type { CardFileError } from "@chainwright/pool";

/** A card of a deck file: its passcode, where it stands, and the name that a comment above it gives. */
export interface YdkLine {
  readonly passcode: number;
  readonly line: number;
  readonly name?: string;
}

export type Section = "main" | "extra" | "side";
export const SECTIONS: readonly Section[] = ["main", "extra", "side"];

/** A `.ydk` deck file: one passcode a line under `#main`, `#extra` and `!side`; other lines with `#` are comments. */
export interface Ydk {
  readonly file: string;
  readonly cards: Readonly<Record<Section, readonly YdkLine[]>>;
  readonly problems: readonly CardFileError[];
}

const HIGHEST_PASSCODE = 0x7fffffff;

/** Reads a deck file. A line that is neither a passcode nor a comment is a problem: no card is dropped in silence. */
export function readYdk(text: string, file: string): Ydk {
  const cards: Record<Section, YdkLine[]> = { main: [], extra: [], side: [] };
  const problems: CardFileError[] = [];
  let section: Section = "main";
  /** The last comment, and the passcode of the copies under it: the comment says nothing of the cards that follow. */
  let comment: { readonly name: string; passcode?: number } | null = null;
  const lines = text.replace(/^\uFEFF/, "").split(/\r\n|\r|\n/);
  for (const [i, raw] of lines.entries()) {
    const line = raw.trim();
    if (line === "") continue;
    if (line.startsWith("!")) section = "side";
    else if (line === "#main" || line === "#extra") section = line === "#main" ? "main" : "extra";
    if (line.startsWith("!") || line.startsWith("#")) {
      const name = line.slice(1).trim();
      comment = line.startsWith("# ") && name !== "" ? { name } : null;
      continue;
    }
    const passcode = Number(/^\d+/.exec(line)?.[0] ?? 0);
    if (passcode === 0 || passcode > HIGHEST_PASSCODE) {
      problems.push({
        file,
        line: i + 1,
        column: 1,
        reason: `"${line.slice(0, 40)}" is no passcode`,
        suggestion: "one number a line; comments begin with #",
      });
      continue;
    }
    if (comment !== null && (comment.passcode ?? passcode) !== passcode) comment = null;
    if (comment !== null) comment.passcode = passcode;
    cards[section].push({ passcode, line: i + 1, ...(comment ? { name: comment.name } : {}) });
  }
  return { file, cards, problems };
}
