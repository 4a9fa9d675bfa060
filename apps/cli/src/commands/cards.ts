import "@chainwright/explain/languages";
import { Option } from "commander";
import { type ImportOptions, importFile, listCards, removeCards } from "../cards.ts";
import type { Define } from "./command.ts";

export const define: Define = (command, io, done) => {
  command
    .command("import")
    .description("read the cards of a file, to be used by play, judge and replay from now on")
    .argument("<file>", "cards.cdb, JSON lines or YGOPRODeck’s JSON, also packed with gzip")
    .addOption(new Option("--game <game>", "only the cards of this game").choices(["ocg", "rush"]))
    .option("--programs <file>", "what some of them say, written by hand (docs/pools.md)")
    .action(async (file: string, options: ImportOptions) => done(await importFile(file, options, io)));
  command
    .command("list")
    .description("which files were imported, and how many of their cards can be played")
    .action(() => done(listCards(io)));
  command
    .command("remove")
    .description("forget the cards of a file")
    .argument("<name>", "the file’s name, as list shows it")
    .action((name: string) => done(removeCards(name, io)));
};
