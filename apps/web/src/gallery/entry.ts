import type { GameId } from "@chainwright/card-ir";
import type { Report } from "@chainwright/scenario";
import type { RunResult, ScenarioFile } from "../engine.ts";

/** A scenario in the gallery, with what is known of it so far. */
export interface Entry {
  readonly id: string;
  readonly game: GameId;
  readonly title: ScenarioFile["title"];
  /** Undefined until it has been played. */
  readonly result: RunResult | undefined;
  readonly reports: readonly Report[];
  /** Everything by which it can be found, in small letters. */
  readonly haystack: string;
}

export type Status = "held" | "failed" | "waiting" | "error";

export function entryOf(file: ScenarioFile, result: RunResult | undefined): Entry {
  const reports = result?.ok ? result.reports : [];
  const found = reports.flatMap((report) => [
    ...Object.values(report.title),
    ...Object.values(report.cards).flatMap((card) => Object.values(card.name)),
    ...report.cited,
    report.variant ?? "",
  ]);
  const { id, game, title } = file;
  return { id, game, title, result, reports, haystack: fold([id, file.source, ...found].join("\n")) };
}

const fold = (text: string): string => text.normalize("NFKC").toLowerCase();

/** Whether every word of a search is found somewhere. */
export function matches(entry: Entry, query: string): boolean {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return words.every((word) => entry.haystack.includes(word));
}

export function statusOf({ result, reports }: Entry): Status {
  if (result === undefined) return "waiting";
  if (!result.ok) return "error";
  return reports.every((report) => report.ok) ? "held" : "failed";
}

/** Rules that the scenario and its variants came by. */
export const ruleCount = ({ reports }: Entry): number =>
  new Set(reports.flatMap((report) => report.cited)).size;
