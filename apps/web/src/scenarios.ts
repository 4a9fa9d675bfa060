import type { GameId, Language } from "@chainwright/card-ir";
import { loadedOnce } from "./common/once.ts";
import { inOrder } from "./scenario/order.ts";

/** The scenarios that the page comes with. Each text is loaded when it is asked for. */

/** A scenario in the list. */
export interface ScenarioFile {
  /** Also the name of its file. */
  readonly id: string;
  readonly game: GameId;
}

/** By what it is found besides its titles, without opening it. `virtual:scenarios/details` has it by the scenario's id. */
export interface ScenarioDetails {
  /** The cards in it, by their places in the list of names, which are long. */
  readonly cards: readonly number[];
  /** The rules that it cites or expects as a reason, by their ids. */
  readonly rules: readonly string[];
}

/** The name of a card in the languages in which it has one. */
export type CardName = { readonly en: string } & Partial<Readonly<Record<Language, string>>>;

const FILES = import.meta.glob<string>("../../../scenarios/**/*.yaml", { query: "?raw", import: "default" });
const SOURCES = new Map(
  Object.entries(FILES).map(([path, load]) => [path.slice(path.lastIndexOf("/") + 1, -".yaml".length), load]),
);
const PATH = /\/scenarios\/([^/]+)\/(?:.*\/)?([^/]+)\.yaml$/;

/** All scenarios in order. */
export const files: readonly ScenarioFile[] = Object.keys(FILES)
  .map((path) => {
    const [, game = "", id = ""] = PATH.exec(path) ?? [];
    return { id, game: game as GameId };
  })
  .sort((a, b) => inOrder(a.id, b.id));

/** The text of a scenario, by its id. */
export const sourceOf = loadedOnce(async (id: string): Promise<string> => {
  const load = SOURCES.get(id);
  if (load === undefined) throw new Error(`there is no scenario ${id}`);
  return load();
});
