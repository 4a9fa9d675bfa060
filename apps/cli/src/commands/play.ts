import "@chainwright/explain/languages";
import { PRIVACIES } from "@chainwright/table";
import { Option } from "commander";
import { count, deckFile, type PlayOptions, play, seatsOf } from "../play.ts";
import { GAMES } from "../pools.ts";
import { profileOption } from "../profile.ts";
import { type Define, languageOption, lookOf, type Shown } from "./command.ts";

export const define: Define = (command, io, done) => {
  command
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
    .option("--strict", "refuse cards of which not all is carried out, which are played in part else")
    .option("--allow-unread", "play cards that are not known or refused as cards without effects")
    .option("--banlist <file>", "a list of forbidden cards (lflist.conf)")
    .option("--list <name>", "which list of that file; the first where left out")
    .option("--save <file>", "write a replay, each answer before it is shown")
    .addOption(
      new Option(
        "--privacy <how>",
        "strict: who is asked tells nobody what is hidden; open: only who can do something is asked",
      )
        .choices(PRIVACIES)
        .default("strict"),
    )
    .option("--json", "one JSON document a line for machines (docs/play.md)")
    .addOption(languageOption())
    .option("--verbose", "every step with the words of the cards")
    .addHelpText(
      "after",
      "\nExit code: 0 the duel was played or left, 1 the engine failed, 2 something could not be read or written.",
    )
    .action(async (options: PlayOptions & Shown) => done(await play(options, lookOf(options, io), io)));
};
