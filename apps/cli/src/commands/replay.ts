import "@chainwright/explain/languages";
import { type ReplayOptions, replay } from "../replay.ts";
import { type Define, languageOption, lookOf, type Shown } from "./command.ts";

export const define: Define = (command, io, done) => {
  command
    .argument("<file>", "what play --save wrote")
    .option("--cards <file>", "the further cards it was played with")
    .option("--json", "one JSON document a line for machines (docs/play.md)")
    .addOption(languageOption())
    .option("--verbose", "every step with the words of the cards")
    .addHelpText("after", "\nExit code: 0 it goes as it was saved, 2 it does not, or cannot be read.")
    .action(async (file: string, options: ReplayOptions & Shown) =>
      done(await replay(file, options, lookOf(options, io), io)),
    );
};
