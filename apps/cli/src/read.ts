import { join } from "node:path";
import type { CardRecord, GameId, Language } from "@chainwright/card-ir";
import { MEANING_CHECKS } from "@chainwright/compiler";
import { BOXES, CHECK_LABELS, type CorpusReport, type Count, readCorpus, share } from "./corpus.ts";
import { corpusPage } from "./corpus-page.ts";
import { makeFolder, mustBeWritable, writeFile } from "./durable.ts";
import { type Io, type Look, progressOn, Trouble } from "./look.ts";
import { cardsIn, GAME_TITLES, ownPools } from "./pools.ts";

export interface ReadOptions {
  /** Told from the cards where it is left out. */
  readonly game?: GameId;
  /** The file whose cards are read; without one, those of the checkout. */
  readonly corpus?: string;
  /** The folder that the report is written to. */
  readonly report?: string;
  /** How many causes are shown. */
  readonly top: number;
  readonly json?: boolean;
}

/** The cards of a collection, which are all of one game. @throws Trouble where they are of several */
async function recordsOf({ game, corpus }: ReadOptions, io: Io): Promise<readonly CardRecord[]> {
  if (corpus === undefined) return ownPools()[game ?? "ocg"].records;
  const records = await cardsIn(corpus, io, game);
  const games = new Set(records.map((record) => record.game));
  if (games.size > 1)
    throw new Trouble(
      `${corpus} has cards of several games; say --game ${[...games].join(" or --game ")} for one of them`,
    );
  return records;
}

const told = ({ texts, read, playable }: Count): string =>
  `${texts} texts, ${read} wholly read (${share(read, texts)}), ${playable} carried out (${share(playable, texts)})`;

const tried = (what: string, { tried: all, accepted }: CorpusReport["swaps"]): string =>
  `${accepted} of ${all} texts with ${what} are read (${share(accepted, all)})`;

/** `chainwright read --corpus FILE`: how much of a collection's texts is understood and carried out, and what is not. */
export async function readTexts(options: ReadOptions, { language }: Look, io: Io): Promise<number> {
  const files = options.report === undefined ? undefined : filesIn(options.report, language);
  const records = await recordsOf(options, io);
  const game = records[0]?.game ?? options.game ?? "ocg";
  const progress = progressOn(io, records.length, "texts read");
  const report = readCorpus(game, records, progress.at);
  progress.end();
  if (files !== undefined) {
    const about = { file: options.corpus, made: new Date().toISOString() };
    const written = {
      [files.json]: `${JSON.stringify({ ...about, ...report }, null, 2)}\n`,
      [files.page]: corpusPage(report, about),
    };
    for (const [file, text] of Object.entries(written)) writeFile(file, text, language);
  }
  io.out(options.json === true ? `${JSON.stringify(report)}\n` : summary(report, options.top));
  if (files !== undefined) io.err(`The report is in ${files.page} and ${files.json}\n`);
  return 0;
}

/** The files of a report, before the work is done: nothing is worse than to lose it at the end. @throws Trouble */
function filesIn(folder: string, language: Language): { readonly page: string; readonly json: string } {
  makeFolder(folder, language);
  const files = { page: join(folder, "index.html"), json: join(folder, "report.json") };
  for (const file of Object.values(files)) mustBeWritable(file, language);
  return files;
}

/** How many texts read oddly, by check, and those cards where they are few. */
const warned = ({ warnings }: CorpusReport): string =>
  `Read, and hardly meant so:\n${MEANING_CHECKS.map((check) => {
    const found = warnings.filter((one) => one.check === check);
    const few =
      found.length > 0 && found.length <= FEW ? `: ${found.map(({ card }) => card).join(", ")}` : "";
    return `${String(found.length).padStart(5)}  ${CHECK_LABELS[check]}${few}\n`;
  }).join("")}`;

/** So many cards are named. */
const FEW = 10;

function summary(report: CorpusReport, top: number): string {
  const { sentences, sentencesRead, seconds, boxes } = report;
  const lists = (
    [
      ["Reading stops at", report.unread],
      ["Not carried out", report.notCarriedOut],
    ] as const
  ).map(
    ([title, causes]) =>
      `\n${title} (in how many texts, and in how many it is all that is missing)\n${causes
        .slice(0, top)
        .map(
          ({ what, times, alone }) => `${String(times).padStart(5)} ${String(alone).padStart(5)}  ${what}\n`,
        )
        .join("")}`,
  );
  return `${GAME_TITLES[report.game]}: ${told(report)}
${BOXES.filter((box) => boxes[box].texts > 0)
  .map((box) => `  ${box}: ${told(boxes[box])}\n`)
  .join("")}\
${sentencesRead} of ${sentences} sentences read (${share(sentencesRead, sentences)})
${report.ambiguous.length} ambiguous, ${report.misprinted.length} printed otherwise
${tried("two neighbouring words swapped", report.swaps)}
${tried("a word left out", report.deletions)}
support: ${share(report.support.three, report.texts)} carried out by rules that each serve three texts or more, ${share(report.support.two, report.texts)} two or more; ${report.rareRules.length} rules serve fewer than three
${warned(report)}
${seconds.toFixed(1)} s, ${(report.texts / seconds).toFixed(0)} cards a second
${lists.join("")}`;
}
