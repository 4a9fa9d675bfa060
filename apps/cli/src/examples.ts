import type { GameId } from "@chainwright/card-ir";
import { Trouble } from "./look.ts";
import { GAMES } from "./pools.ts";

/** A worked example of the catalogue. */
export interface Example {
  readonly id: string;
  readonly game: GameId;
  readonly title: string;
}

const isGame = (name: string): name is (typeof GAMES)[number] => (GAMES as readonly string[]).includes(name);

/** What YAML would read as something other than these very words. */
const NOT_PLAIN = /: | #|^["'[\]{}&*!|>%@`?-]/;

/**
 * Reads `rules/examples.yaml`: games, and under each `id: title`, one a line, titles without quotes. So little of
 * YAML needs no reader of YAML; whatever is more is refused.
 * @throws Trouble with the line that is not of this form
 */
export function readExamples(source: string, file: string): Example[] {
  const examples: Example[] = [];
  let game: GameId | undefined;
  for (const [i, line] of source.split(/\r?\n/).entries()) {
    if (line.trim() === "" || line.startsWith("#")) continue;
    const [, heading] = /^([a-z-]+):$/.exec(line) ?? [];
    if (heading !== undefined && isGame(heading)) {
      game = heading;
      continue;
    }
    const [, id, title] = /^ {2}(EX-[A-Z]+-\d+): (\S.*)$/.exec(line) ?? [];
    if (game === undefined || id === undefined || title === undefined || NOT_PLAIN.test(title)) {
      throw new Trouble(
        `${file}:${i + 1}: neither a game nor "  EX-…: title" with a title without quotes and colons`,
      );
    }
    examples.push({ id, game, title: title.trim() });
  }
  return examples;
}
