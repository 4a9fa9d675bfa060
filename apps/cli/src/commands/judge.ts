import "@chainwright/explain/languages";
import { MODES } from "@chainwright/scenario";
import { Option } from "commander";
import { type JudgeOptions, judge } from "../judge.ts";
import { profileOption } from "../profile.ts";
import { type Define, languageOption, lookOf, type Shown } from "./command.ts";

export const define: Define = (command, io, done) => {
  command
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
    .addOption(languageOption())
    .addOption(
      new Option("--mode <mode>", "run in this way too; it must make no difference").choices([
        ...MODES,
        "all",
      ]),
    )
    .option("--variant <id>", 'only this variant ("" is the scenario itself)')
    .option("--strict", "refuse cards of which not all is carried out, which are played in part else")
    .option("--verbose", "every run in full, every step with the words of the cards")
    .addHelpText(
      "after",
      "\nExit code: 0 everything holds, 1 something failed, 2 something could not be read.",
    )
    .action((files: string[], options: JudgeOptions & Shown) =>
      done(judge(files, options, lookOf(options, io), io)),
    );
};
