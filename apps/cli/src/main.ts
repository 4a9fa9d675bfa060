import { readFileSync } from "node:fs";
import { LANGUAGES } from "@chainwright/card-ir";
import { MODES } from "@chainwright/scenario";
import { Command, CommanderError, Option } from "commander";
import { type CoverageOptions, coverage } from "./coverage.ts";
import { type JudgeOptions, judge } from "./judge.ts";
import { colorsFor, type Io, type Look, languageOf, Trouble } from "./look.ts";
import { GAMES } from "./pools.ts";
import { profileOption } from "./profile.ts";

function version(): string {
  const file = new URL("../package.json", import.meta.url);
  return (JSON.parse(readFileSync(file, "utf8")) as { version: string }).version;
}

/** The process itself. A reader that has seen enough (`| head`) is no error. */
function processIo(): Io {
  const { stdout, stderr, env } = process;
  stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
    process.exit(process.exitCode);
  });
  return {
    out: (text) => void stdout.write(text),
    err: (text) => void stderr.write(text),
    env,
    tty: stdout.isTTY === true,
  };
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
  return all;
}

/** Runs the command line. `argv` holds the arguments after the program's name; gives the exit code. */
export async function main(argv: string[], io: Io = processIo()): Promise<number> {
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
