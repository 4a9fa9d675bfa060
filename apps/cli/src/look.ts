import type { Language } from "@chainwright/card-ir";
import picocolors from "picocolors";

type Colors = ReturnType<typeof picocolors.createColors>;

/** How output is written: in which language, with or without colours, how much of it. */
export interface Look {
  readonly language: Language;
  readonly paint: Colors;
  /** Also what a reader rarely needs: passes, the words of cards at every step. */
  readonly verbose: boolean;
}

/** Something outside of the program is wrong, and the message says what; no stack is needed. */
export class Trouble extends Error {}

/** Where output goes and input comes from, and what surrounds the program. Tests give their own. */
export interface Io {
  out(text: string): void;
  err(text: string): void;
  /** The next line of input; null where there is no more, or the user wants to stop. */
  ask(prompt: string): Promise<string | null>;
  /** Lets the process hear that the user wants to stop, and says whether they do. */
  stopping(): Promise<boolean>;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Whether `out` is a terminal. */
  readonly tty: boolean;
}

/** Colours in a terminal only, and not where `NO_COLOR` is set (no-color.org). */
export function colorsFor({ env, tty }: Io): Colors {
  const unwanted = (env.NO_COLOR ?? "") !== "" || env.TERM === "dumb";
  return picocolors.createColors(tty && !unwanted);
}

/** The language of the environment, English where there is none of ours. */
export function languageOf(env: Io["env"]): Language {
  const locale = [env.LC_ALL, env.LC_MESSAGES, env.LANG].find((one) => one !== undefined && one !== "");
  const language = (locale ?? "").slice(0, 2).toLowerCase();
  return language === "ko" || language === "ja" ? language : "en";
}

/** So often a note of how far a long work is comes where it is not written over. */
const SECONDS_BETWEEN = 10;
/** So often in a terminal. */
const SECONDS_SHOWN = 0.2;

export interface Progress {
  /** So many are done. */
  at(done: number): void;
  /** The work is done: a terminal forgets the note. */
  end(): void;
}

/** Tells how far a long work is: in a terminal in one line that is written over, elsewhere now and then. */
export function progressOn({ err, tty }: Io, total: number, what: string): Progress {
  let told = performance.now();
  return {
    at(done) {
      const now = performance.now();
      if (now - told < 1000 * (tty ? SECONDS_SHOWN : SECONDS_BETWEEN)) return;
      told = now;
      const note = `${done} of ${total} ${what}`;
      err(tty ? `\r${note}\u001b[K` : `${note}\n`);
    },
    end: () => tty && err("\r\u001b[K"),
  };
}

export const indent = (lines: readonly string[], by = 2): string[] =>
  lines.map((line) => (line === "" ? line : " ".repeat(by) + line));

export const mark = (ok: boolean, { paint }: Look): string => (ok ? paint.green("✓") : paint.red("✗"));

/** English without colours: what is compared and written as data. */
export const PLAIN: Look = { language: "en", paint: picocolors.createColors(false), verbose: false };
