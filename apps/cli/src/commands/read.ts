import "@chainwright/explain/languages";
import { Option } from "commander";
import { Trouble } from "../look.ts";
import { count } from "../play.ts";
import { GAMES } from "../pools.ts";
import { type ReadOptions, readTexts } from "../read.ts";
import { KINDS, readText, type TextOptions } from "../reading.ts";
import { type Define, languageOption, lookOf, type Shown } from "./command.ts";

export const define: Define = (command, io, done) => {
  command
    .argument("[text]")
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
    .addOption(
      new Option("--ir", "the card IR of a text (docs/ir.md)").conflicts(["json", "corpus", "report"]),
    )
    .option("--json", "one JSON document for machines (docs/report.md)")
    .addOption(languageOption())
    .action(async (text: string | undefined, options: ReadOptions & TextOptions & Shown) => {
      const look = lookOf(options, io);
      if (text === undefined && options.card === undefined && options.ir !== true)
        return done(await readTexts(options, look, io));
      if (options.corpus !== undefined || options.report !== undefined)
        throw new Trouble("a text and a collection cannot be read at once");
      if (text !== undefined && options.card !== undefined)
        throw new Trouble("a text and a card cannot be read at once");
      done(readText(text, options, look, io));
    });
};
