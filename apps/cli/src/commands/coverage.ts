import "@chainwright/explain/languages";
import { Option } from "commander";
import { type CoverageOptions, coverage } from "../coverage.ts";
import { GAMES } from "../pools.ts";
import { type Define, languageOption, lookOf, type Shown } from "./command.ts";

export const define: Define = (command, io, done) => {
  command
    .addOption(new Option("--game <game>", "only this game").choices(GAMES))
    .option("--json", "one JSON document for machines (docs/report.md)")
    .option("--missing", "name what is missing")
    .addOption(languageOption())
    .action((options: CoverageOptions & Shown) => done(coverage(options, lookOf(options, io), io)));
};
