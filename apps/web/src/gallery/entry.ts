import { details, names } from "virtual:scenarios/details";
import type { Language } from "@chainwright/card-ir";
import type { RunResult } from "../engine.ts";
import type { CardName, ScenarioFile } from "../scenarios.ts";
import type { TitlesById } from "../titles.ts";

/** A scenario in the gallery, with everything by which it can be found, in small letters. */
export interface Entry {
  readonly file: ScenarioFile;
  readonly haystack: string;
  /** The part of it that says what the scenario is about. */
  readonly about: string;
}

export type Status = "held" | "failed" | "error";

/** A scenario's cards that a word of a search means, in the reader's language; those that its title names say so themselves. */
export function cardsFound(id: string, title: string, query: string, lang: Language): readonly string[] {
  const words = wordsOf(query);
  return namesIn(id).flatMap((known) => {
    const all = fold(Object.values(known).join("\n"));
    const name = known[lang] ?? known.en;
    return words.some((word) => all.includes(word)) && !title.includes(name) ? [name] : [];
  });
}

/** It is found by its titles in the languages in which they are given, by its cards' names in any. */
export function entryOf(file: ScenarioFile, languages: readonly TitlesById[]): Entry {
  const { id } = file;
  const titles = languages.flatMap((one) => one[id] ?? []);
  const { rules = [] } = details[id] ?? {};
  const variants = titles.flatMap((one) => one.variants);
  const about = [id, ...titles.map(({ title }) => title), ...variants.map(({ title }) => title), ...rules];
  const cardNames = namesIn(id).flatMap((known) => Object.values(known));
  const words = [...about, ...cardNames, ...variants.map((one) => one.id)];
  return { file, haystack: fold(words.join("\n")), about: fold(about.join("\n")) };
}

/** The names of the cards in a scenario. */
const namesIn = (id: string): readonly CardName[] =>
  (details[id]?.cards ?? []).flatMap((place) => names[place] ?? []);

const fold = (text: string): string => text.normalize("NFKC").toLowerCase();

const wordsOf = (query: string): readonly string[] => fold(query).split(/\s+/).filter(Boolean);

/** Whether every word of a search is found somewhere. */
export function matches(entry: Entry, query: string): boolean {
  return wordsOf(query).every((word) => entry.haystack.includes(word));
}

/** Those that are about what was searched for come before those in which it merely lies on the field. */
export function aboutFirst(entries: readonly Entry[], query: string): readonly Entry[] {
  const isAbout = ({ about }: Entry): boolean => wordsOf(query).every((word) => about.includes(word));
  return entries.toSorted((a, b) => Number(isAbout(b)) - Number(isAbout(a)));
}

/** How the scenario itself came out, or one of its variants. */
export function statusOf(result: RunResult, variant?: string): Status {
  if (!result.ok) return "error";
  const reports =
    variant === undefined ? result.reports : result.reports.filter((one) => one.variant === variant);
  return reports.every((report) => report.ok) ? "held" : "failed";
}
