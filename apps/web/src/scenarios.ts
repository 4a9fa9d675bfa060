import type { GameId, Language } from "@chainwright/card-ir";
import { loadedOnce } from "./common/once.ts";

/** All scenarios that the page comes with: the list from the start, each text when it is asked for. */

export { files } from "virtual:scenarios";

type Title = Readonly<Record<Language, string>>;

/** A scenario in the list. */
export interface ScenarioFile {
  readonly id: string;
  readonly file: string;
  readonly game: GameId;
  readonly title: Title;
}

/** By what else it is found, without opening it. `virtual:scenarios/details` has it by the scenario's id. */
export interface ScenarioDetails {
  readonly variants: readonly { readonly id: string; readonly title: Title }[];
  /** The English names of the cards in it. */
  readonly cards: readonly string[];
  /** The rules that it cites or expects as a reason, by their ids. */
  readonly rules: readonly string[];
}

/** Names of cards in the languages in which they have one, by the English name. */
export type CardNames = Readonly<Record<string, { readonly en: string } & Partial<Title>>>;

const SOURCES = import.meta.glob<string>("../../../scenarios/**/*.yaml", {
  query: "?raw",
  import: "default",
});

/** The text of a scenario, by its file. */
export const sourceOf = loadedOnce(async (file: string): Promise<string> => {
  const load = SOURCES[`../../../${file}`];
  if (load === undefined) throw new Error(`there is no ${file}`);
  return load();
});
