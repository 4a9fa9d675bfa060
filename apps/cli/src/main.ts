import { readFileSync } from "node:fs";
import "@chainwright/explain/languages";
import { LANGUAGES } from "@chainwright/card-ir";
import { MODES } from "@chainwright/scenario";
import { Command, CommanderError, Option } from "commander";
import { type ImportOptions, importFile, listCards, removeCards } from "./cards.ts";
import { type CoverageOptions, coverage } from "./coverage.ts";
import { type JudgeOptions, judge } from "./judge.ts";
import { colorsFor, type Io, type Look, languageOf, Trouble } from "./look.ts";
import { count, deckFile, type PlayOptions, play, seatsOf } from "./play.ts";
import { GAMES } from "./pools.ts";
import { processIo } from "./process.ts";
import { profileOption } from "./profile.ts";
import { type ReadOptions, readTexts } from "./read.ts";
import { KINDS, readText, type TextOptions } from "./reading.ts";
import { type ReplayOptions, replay } from "./replay.ts";

function version(): string {
  const file = new URL("../package.json", import.meta.url);
  return (JSON.parse(readFileSync(file, "utf8")) as { version: string }).version;
}

interface Shown {
  readonly lang?: Look["language"];
  readonly verbose?: boolean;
}

const lookOf = ({ lang, verbose }: Shown, io: Io): Look => ({
  language: lang ?? languageOf(io.env),
  paint: colorsFor(io),
  verbose: verbose === true,
});

const language = (): Option =>
  new Option("--lang <language>", "language of the output (default: from LANG)").choices(LANGUAGES);

function program(io: Io, done: (code: number) => void): Command {
  const all = new Command("chainwright")
    .description("A rules engine for trading card games that explains every ruling.")
    .version(`chainwright ${version()}`)
    .exitOverride()
    .configureOutput({
      writeOut: io.out,
      writeErr: io.err,
      getOutHasColors: () => false,
      getErrHasColors: () => false,
    })
    .showHelpAfterError("(--help shows what there is)");
  all
    .command("judge")
    .description("run scenario files and explain what happened, and why")
    .argument("<file...>", "scenario files, or folders that are searched for them (*.yaml)")
    .option("--json", "one JSON document for machines (docs/report.md)")
    .addOption(
      new Option(
        "--rules <date>",
        "rules of this day instead of the file's (tcg:<date> for the TCG's)",
      ).argParser(profileOption),
    )
    .addOption(
      new Option("--diff <date>", "what is different under the rules of this day").argParser(profileOption),
    )
    .addOption(language())
    .addOption(
      new Option("--mode <mode>", "run in this way too; it must make no difference").choices([
        ...MODES,
        "all",
      ]),
    )
    .option("--variant <id>", 'only this variant ("" is the scenario itself)')
    .option("--verbose", "every run in full, every step with the words of the cards")
    .addHelpText(
      "after",
      "\nExit code: 0 everything holds, 1 something failed, 2 something could not be read.",
    )
    .action((files: string[], options: JudgeOptions & Shown) =>
      done(judge(files, options, lookOf(options, io), io)),
    );
  all
    .command("coverage")
    .description("which rules and examples the scenarios of this checkout cover")
    .addOption(new Option("--game <game>", "only this game").choices(GAMES))
    .option("--json", "one JSON document for machines (docs/report.md)")
    .option("--missing", "name what is missing")
    .addOption(language())
    .action((options: CoverageOptions & Shown) => done(coverage(options, lookOf(options, io), io)));
  all
    .command("read [text]")
    .description(
      "a card text taken apart; without one, how many of a collection are understood and carried out, and where reading stops",
    )
    .addOption(new Option("--card <name>", "the text of this card").conflicts(["corpus", "report"]))
    .addOption(new Option("--kind <kind>", "the kind of card that the text is of").choices(KINDS))
    .addOption(
      new Option("--game <game>", "the game (default: that of the cards of the file; ocg)").choices(GAMES),
    )
    .option(
      "--corpus <file>",
      "the cards of this file (cards.cdb, JSON lines, YGOPRODeck’s JSON) instead of the checkout’s",
    )
    .option("--report <folder>", "write a report for people (index.html) and for machines (report.json)")
    .addOption(new Option("--top <number>", "how many causes to name").argParser(count).default(20))
    .option("--json", "one JSON document for machines (docs/report.md)")
    .addOption(language())
    .action(async (text: string | undefined, options: ReadOptions & TextOptions & Shown) => {
      if (text === undefined && options.card === undefined) return done(await readTexts(options, io));
      if (options.corpus !== undefined || options.report !== undefined)
        throw new Trouble("a text and a collection cannot be read at once");
      if (text !== undefined && options.card !== undefined)
        throw new Trouble("a text and a card cannot be read at once");
      done(readText(text, options, lookOf(options, io), io));
    });
  all
    .command("play")
    .description("play a duel with two decks to its end")
    .addOption(new Option("--game <game>", "the game").choices(GAMES).default("ocg"))
    .requiredOption("--deck <file>", "a deck (.ydk): the first is A’s, the second B’s", deckFile, [])
    .option("--cards <file>", "further cards (cards.cdb, JSON lines, YGOPRODeck’s JSON), for this game")
    .addOption(new Option("--seed <number>", "what chance starts from").argParser(count).default(1))
    .addOption(
      new Option("--rules <date>", "rules and card texts of this day, not the newest").argParser(
        profileOption,
      ),
    )
    .addOption(
      new Option("--bots <list>", "who plays A and B: human or random (a missing one is random)")
        .argParser(seatsOf)
        .default(seatsOf("human,random"), "human,random"),
    )
    .option("--allow-unread", "play cards that are not known or not carried out as cards without effects")
    .option("--banlist <file>", "a list of forbidden cards (lflist.conf)")
    .option("--list <name>", "which list of that file; the first where left out")
    .option("--save <file>", "write a replay, however the duel ends")
    .option("--json", "one JSON document a line for machines (docs/play.md)")
    .addOption(language())
    .option("--verbose", "every step with the words of the cards")
    .addHelpText(
      "after",
      "\nExit code: 0 the duel was played or left, 1 the engine failed, 2 something could not be read.",
    )
    .action(async (options: PlayOptions & Shown) => done(await play(options, lookOf(options, io), io)));
  const cards = all
    .command("cards")
    .description("further cards, read from a file once and kept (docs/pools.md)");
  cards
    .command("import")
    .description("read the cards of a file, to be used by play, judge and replay from now on")
    .argument("<file>", "cards.cdb, JSON lines or YGOPRODeck’s JSON, also packed with gzip")
    .addOption(new Option("--game <game>", "only the cards of this game").choices(["ocg", "rush"]))
    .action(async (file: string, options: ImportOptions) => done(await importFile(file, options, io)));
  cards
    .command("list")
    .description("which files were imported, and how many of their cards can be played")
    .action(() => done(listCards(io)));
  cards
    .command("remove")
    .description("forget the cards of a file")
    .argument("<name>", "the file’s name, as list shows it")
    .action((name: string) => done(removeCards(name, io)));
  all
    .command("replay")
    .description("play a saved duel again, check every step and show it")
    .argument("<file>", "what play --save wrote")
    .option("--cards <file>", "the further cards it was played with")
    .option("--json", "one JSON document a line for machines (docs/play.md)")
    .addOption(language())
    .option("--verbose", "every step with the words of the cards")
    .addHelpText("after", "\nExit code: 0 it goes as it was saved, 2 it does not, or cannot be read.")
    .action(async (file: string, options: ReplayOptions & Shown) =>
      done(await replay(file, options, lookOf(options, io), io)),
    );
  return all;
}

/** Runs the command line for the process itself. */
export async function main(argv: string[]): Promise<number> {
  const io = processIo();
  try {
    return await run(argv, io);
  } finally {
    io.close();
  }
}

/** Runs the command line. `argv` holds the arguments after the program's name; gives the exit code. */
export async function run(argv: string[], io: Io): Promise<number> {
  let code = 0;
  const commands = program(io, (result) => {
    code = result;
  });
  if (argv.length === 0) {
    io.out(commands.helpInformation());
    return 0;
  }
  try {
    await commands.parseAsync(argv, { from: "user" });
  } catch (error) {
    if (error instanceof Trouble) {
      io.err(`${error.message}\n`);
      return 2;
    }
    if (!(error instanceof CommanderError)) throw error;
    // Help and version are asked for; everything else that Commander throws is a wrong command line.
    return error.exitCode === 0 ? 0 : 2;
  }
  return code;
}
