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

/** Nobody who brought a file along is helped by where in the program it happened: that is for who asks with `CHAINWRIGHT_STACK`. */
export function brokeDown(error: unknown): string {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  return `the engine broke down: ${process.env.CHAINWRIGHT_STACK === undefined ? message : stack}`;
}

/** What a terminal does not show but obeys, and what turns the direction of writing. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const COMMANDS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;
/** Colours, and a line that is written over: what the program itself says to a terminal. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const OWN = /(\u001b\[(?:(?:0|1|2|22|3[0-9]|9[0-7])m|K)|^\r)/;

/** A text as it may go to a terminal: names and titles of others do not command it. JSON stays the same JSON. */
export const harmless = (text: string, tty: boolean): string =>
  (tty ? text.split(OWN) : [text])
    .map((part, i) => (i % 2 === 1 ? part : part.replace(COMMANDS, escaped)))
    .join("");

const escaped = (mark: string): string => `\\u${mark.charCodeAt(0).toString(16).padStart(4, "0")}`;

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
