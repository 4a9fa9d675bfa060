import type { CardRecord, GameId } from "@chainwright/card-ir";
import type { Pools } from "@chainwright/scenario";
import MiniSearch from "minisearch";
import { GAMES } from "../route.ts";

/** Where a card is found again: its game and English name. */
export interface Found {
  readonly game: GameId;
  readonly record: CardRecord;
}

/** In scripts without spaces between words every two letters stand for a word. */
const pieces = (text: string): string[] =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .split(/[\s\p{P}\p{S}]+/u)
    .flatMap((word) =>
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(word) && word.length > 2
        ? Array.from({ length: word.length - 1 }, (_, i) => word.slice(i, i + 2))
        : word,
    )
    .filter((word) => word !== "");

/** Every card of the pools, to be searched by names in all languages, text and what is printed beside it. */
class CardSearch {
  readonly #cards: readonly Found[];
  readonly #index = new MiniSearch({
    fields: ["name", "text", "facts"],
    tokenize: pieces,
    searchOptions: { boost: { name: 4 }, prefix: true, combineWith: "AND" },
  });

  constructor(pools: Pools) {
    this.#cards = GAMES.flatMap((game) => pools[game].records.map((record) => ({ game, record })));
    this.#index.addAll(
      this.#cards.map(({ record: { name, facts, versions } }, id) => ({
        id,
        name: Object.values(name).join(" "),
        text: versions.at(-1)?.text ?? "",
        facts: [facts.kind, ...facts.categories, facts.attribute, facts.type, ...(facts.races ?? [])].join(
          " ",
        ),
      })),
    );
  }

  /** What a query finds, the best first; everything, by name, for an empty one. */
  find(query: string, game: GameId | undefined): readonly Found[] {
    const found =
      query.trim() === ""
        ? [...this.#cards].sort((a, b) => a.record.name.en.localeCompare(b.record.name.en, "en"))
        : this.#index.search(query).flatMap(({ id }) => this.#cards[id as number] ?? []);
    return found.filter((one) => game === undefined || one.game === game);
  }
}

const searches = new WeakMap<Pools, CardSearch>();

/** The search over these pools, made once. */
export function searchOf(pools: Pools): CardSearch {
  const known = searches.get(pools) ?? new CardSearch(pools);
  searches.set(pools, known);
  return known;
}
