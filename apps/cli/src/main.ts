import { readFileSync } from "node:fs";
import { Command, CommanderError } from "commander";
import type { Define } from "./commands/command.ts";
import { brokeDown, harmless, type Io, Trouble } from "./look.ts";
import { processIo } from "./process.ts";

function version(): string {
  const file = new URL("../package.json", import.meta.url);
  return (JSON.parse(readFileSync(file, "utf8")) as { version: string }).version;
}

interface Listed {
  readonly name: string;
  /** What follows the name. */
  readonly usage: string;
  readonly description: string;
  /** Loads what only this command needs, which takes ten times as long as to list them all. */
  load(): Promise<{ readonly define: Define }>;
}

const COMMANDS: readonly Listed[] = [
  {
    name: "judge",
    usage: "[options] <file...>",
    description: "run scenario files and explain what happened, and why",
    load: () => import("./commands/judge.ts"),
  },
  {
    name: "coverage",
    usage: "[options]",
    description: "which rules and examples the scenarios of this checkout cover",
    load: () => import("./commands/coverage.ts"),
  },
  {
    name: "read",
    usage: "[options] [text]",
    description:
      "a card text taken apart; without one, how many of a collection are understood and carried out, and where reading stops",
    load: () => import("./commands/read.ts"),
  },
  {
    name: "play",
    usage: "[options]",
    description: "play a duel with two decks to its end",
    load: () => import("./commands/play.ts"),
  },
  {
    name: "cards",
    usage: "[command]",
    description: "further cards, read from a file once and kept (docs/pools.md)",
    load: () => import("./commands/cards.ts"),
  },
  {
    name: "replay",
    usage: "[options] <file>",
    description: "play a saved duel again, check every step and show it",
    load: () => import("./commands/replay.ts"),
  },
];

/** All commands; those that the arguments name, with all that they can do. */
async function program(argv: readonly string[], io: Io, done: (code: number) => void): Promise<Command> {
  const all = new Command("chainwright")
    .description("A rules engine for trading card games that explains every ruling.")
    .version(`chainwright ${version()}`)
    .exitOverride()
    .configureHelp({ subcommandTerm: (command) => `${command.name()} ${command.usage()}` })
    .configureOutput({
      writeOut: io.out,
      writeErr: io.err,
      getOutHasColors: () => false,
      getErrHasColors: () => false,
    })
    .showHelpAfterError("(--help shows what there is)");
  for (const { name, usage, description, load } of COMMANDS) {
    const command = all.command(name).description(description).usage(usage);
    if (argv.includes(name)) (await load()).define(command, io, done);
  }
  return all;
}

/** Runs the command line for the process itself. */
export async function main(argv: string[]): Promise<number> {
  const io = processIo();
  try {
    return io.codeAfter(await run(argv, io));
  } finally {
    io.close();
  }
}

/** Runs the command line. `argv` holds the arguments after the program's name; gives the exit code. */
export async function run(argv: string[], on: Io): Promise<number> {
  const io: Io = {
    ...on,
    out: (text) => on.out(harmless(text, on.tty)),
    err: (text) => on.err(harmless(text, on.tty)),
    ask: (prompt) => on.ask(harmless(prompt, on.tty)),
  };
  try {
    return await runOn(argv, io);
  } catch (error) {
    io.err(`chainwright: ${brokeDown(error)}\n`);
    return 1;
  }
}

async function runOn(argv: string[], io: Io): Promise<number> {
  let code = 0;
  const commands = await program(argv, io, (result) => {
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
