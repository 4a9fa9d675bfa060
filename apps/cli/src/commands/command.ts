import { LANGUAGES } from "@chainwright/card-ir";
import { type Command, Option } from "commander";
import { colorsFor, type Io, type Look, languageOf } from "../look.ts";

/** Gives a command its options and says what it does; `done` takes the exit code. */
export type Define = (command: Command, io: Io, done: (code: number) => void) => void;

/** What the options of a command say about how its output is written. */
export interface Shown {
  readonly lang?: Look["language"];
  readonly verbose?: boolean;
}

export const lookOf = ({ lang, verbose }: Shown, io: Io): Look => ({
  language: lang ?? languageOf(io.env),
  paint: colorsFor(io),
  verbose: verbose === true,
});

export const languageOption = (): Option =>
  new Option("--lang <language>", "language of the output (default: from LANG)").choices(LANGUAGES);
