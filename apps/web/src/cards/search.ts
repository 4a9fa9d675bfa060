import type { CardRecord, GameId } from "@chainwright/card-ir";
import type { Pools } from "@chainwright/scenario";
import MiniSearch from "minisearch";
import { useSyncExternalStore } from "react";
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

/** So many cards are put into the index before the page may do something else. */
const CHUNK = 100;

/** Every card of the pools, to be searched by names in all languages, text and what is printed beside it. */
class CardSearch {
  readonly #cards: readonly Found[];
  readonly #index = new MiniSearch({
    fields: ["name", "text", "facts"],
    tokenize: pieces,
    searchOptions: { boost: { name: 4 }, prefix: true, combineWith: "AND" },
  });
  /** Until the index is whole, cards are found by their names only. */
  #isWhole = false;
  readonly #indexed: Promise<void>;

  constructor(pools: Pools) {
    const { compare } = new Intl.Collator("en");
    this.#cards = GAMES.flatMap((game) => pools[game].records.map((record) => ({ game, record }))).sort(
      (a, b) => compare(a.record.name.en, b.record.name.en),
    );
    this.#indexed = this.#fill();
  }

  async #fill(): Promise<void> {
    for (let from = 0; from < this.#cards.length; from += CHUNK) {
      await new Promise((resume) => setTimeout(resume));
      this.#index.addAll(
        this.#cards.slice(from, from + CHUNK).map(({ record: { name, facts, versions } }, i) => ({
          id: from + i,
          name: Object.values(name).join(" "),
          text: versions.at(-1)?.text ?? "",
          facts: [facts.kind, ...facts.categories, facts.attribute, facts.type, ...(facts.races ?? [])].join(
            " ",
          ),
        })),
      );
    }
    this.#isWhole = true;
    this.find = this.#finder();
  }

  get isWhole(): boolean {
    return this.#isWhole;
  }

  /** What a query finds, the best first; everything, by name, for an empty one. */
  find: Find = this.#finder();

  #finder(): Find {
    return (query, game) => this.#found(query).filter((one) => game === undefined || one.game === game);
  }

  #found(query: string): readonly Found[] {
    if (query.trim() === "") return this.#cards;
    if (this.#isWhole) return this.#index.search(query).flatMap(({ id }) => this.#cards[id as number] ?? []);
    const wanted = query.trim().toLowerCase();
    return this.#cards.filter(({ record: { name } }) =>
      Object.values(name).some((one) => one.toLowerCase().includes(wanted)),
    );
  }

  /** Tells when the index is whole. */
  subscribe = (listener: () => void): (() => void) => {
    let isWanted = !this.#isWhole;
    this.#indexed.then(() => {
      if (isWanted) listener();
    });
    return () => {
      isWanted = false;
    };
  };
}

type Find = (query: string, game: GameId | undefined) => readonly Found[];

const searches = new WeakMap<Pools, CardSearch>();

/** The search over these pools, made once; another function as soon as it finds more than names. */
export function useCardSearch(pools: Pools): { readonly find: Find; readonly isWhole: boolean } {
  const search = searches.get(pools) ?? new CardSearch(pools);
  searches.set(pools, search);
  const find = useSyncExternalStore(search.subscribe, () => search.find);
  return { find, isWhole: search.isWhole };
}
