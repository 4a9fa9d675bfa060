import type { Language } from "@chainwright/card-ir";
import { type MessageKey, message } from "@chainwright/explain";
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

export const indent = (lines: readonly string[], by = 2): string[] =>
  lines.map((line) => (line === "" ? line : " ".repeat(by) + line));

export const mark = (ok: boolean, { paint }: Look): string => (ok ? paint.green("✓") : paint.red("✗"));

export const heading = (key: MessageKey, { language, paint }: Look): string =>
  paint.bold(paint.underline(message(key, language)));

/** English without colours: what is compared and written as data. */
export const PLAIN: Look = { language: "en", paint: picocolors.createColors(false), verbose: false };
