import type { Card, CardRecord, GameId } from "@chainwright/card-ir";
import { distance } from "fastest-levenshtein";
import { cardAsOf, type PoolEntry, versionAt } from "./as-of.ts";
import { type IsPlayable, replacesText, withPresentText } from "./present-text.ts";

/** What `scripts/generate-cards.mjs` writes. */
export interface GeneratedCards {
  /** Changes when any card file or the reader does. */
  readonly inputs: string;
  /** Changes when the reader does: by another one's readings nobody should go. */
  readonly reader: string;
  readonly entries: readonly PoolEntry[];
}

/** How much of a name may differ for it to be what was meant. */
const FARTHEST = 0.6;

/** What is longer is no name of a card. */
const LONGEST_NAME = 200;

const fold = (name: string): string => name.trim().toLowerCase().normalize();

/** The cards of one game, by name in any language and by passcode. Of entries for the same card the first is it. */
export class Pool {
  readonly game: GameId;
  readonly #entries: PoolEntry[] = [];
  readonly #byName = new Map<string, PoolEntry>();
  readonly #byPasscode = new Map<number, PoolEntry>();
  readonly #cards = new Map<PoolEntry, Map<number, Card>>();

  /** `read`: what reads cards that a file brings along; without it there can be none of them beside the pool's. */
  constructor(
    game: GameId,
    entries: readonly PoolEntry[],
    readonly read?: (record: CardRecord) => PoolEntry,
  ) {
    this.game = game;
    for (const entry of entries) if (entry.record.game === game) this.#add(entry);
  }

  /** The same name in English or the same passcode is the same card. */
  #known({ name, passcode }: CardRecord): PoolEntry | undefined {
    return (
      this.#byName.get(fold(name.en)) ?? (passcode === undefined ? undefined : this.#byPasscode.get(passcode))
    );
  }

  /** What is known of a card first holds. */
  #add(entry: PoolEntry): void {
    const { name, passcode } = entry.record;
    const known = this.#known(entry.record);
    if (known === undefined) this.#entries.push(entry);
    const card = known ?? entry;
    // It goes by the other names and passcodes too: those of another language, of another artwork.
    for (const one of Object.values(name))
      if (!this.#byName.has(fold(one))) this.#byName.set(fold(one), card);
    if (passcode !== undefined && !this.#byPasscode.has(passcode)) this.#byPasscode.set(passcode, card);
  }

  /** This pool and further cards; of a card that is in both, it is the one of this pool. */
  with(entries: readonly PoolEntry[]): Pool {
    return new Pool(this.game, [...this.#entries, ...entries], this.read);
  }

  /**
   * This pool with the cards of a file, which has the present texts: a card that is in both has the file's, where that was
   * can be played, and keeps its earlier texts, its facts and its names.
   */
  updatedBy(file: string, entries: readonly PoolEntry[], isPlayable: IsPlayable): Pool {
    const newer = new Pool(this.game, entries);
    const known = this.#entries.map((card) => {
      const present = newer.#known(card.record);
      return present === undefined ? card : withPresentText(card, present, file, isPlayable);
    });
    return new Pool(this.game, [...known, ...entries], this.read);
  }

  /** Of the cards of a file those that are here as well: whose text takes the place of ours, and whose does not. */
  updates(
    entries: readonly PoolEntry[],
    isPlayable: IsPlayable,
  ): { readonly taken: CardRecord[]; readonly left: CardRecord[] } {
    const taken: CardRecord[] = [];
    const left: CardRecord[] = [];
    for (const newer of entries) {
      if (newer.record.game !== this.game) continue;
      const card = this.#known(newer.record);
      if (card !== undefined && card.record.versions.length > 0)
        (replacesText(card, newer, isPlayable) ? taken : left).push(card.record);
    }
    return { taken, left };
  }

  get size(): number {
    return this.#entries.length;
  }

  get records(): readonly CardRecord[] {
    return this.#entries.map((e) => e.record);
  }

  /** All English names, in the order of the alphabet. */
  get allNames(): readonly string[] {
    return this.#entries.map((e) => e.record.name.en).sort((a, b) => a.localeCompare(b, "en"));
  }

  /** By name in English, Korean or Japanese; capital letters don't matter. */
  record(name: string): CardRecord | undefined {
    return this.#byName.get(fold(name))?.record;
  }

  recordByPasscode(passcode: number): CardRecord | undefined {
    return this.#byPasscode.get(passcode)?.record;
  }

  /** The card as of a day (ISO date), by name in any language. */
  card(name: string, date: string): Card | undefined {
    const entry = this.#byName.get(fold(name));
    return entry && this.#asOf(entry, date);
  }

  cardByPasscode(passcode: number, date: string): Card | undefined {
    const entry = this.#byPasscode.get(passcode);
    return entry && this.#asOf(entry, date);
  }

  /** The `n` names that look most like a misspelt one, nearest first, in the language of the match. */
  nearest(name: string, n = 3): readonly string[] {
    const wanted = fold(name);
    if (wanted.length > LONGEST_NAME) return [];
    return this.#entries
      .map(({ record }) => {
        // By share of the letters: a short name in another script is not near just for being short.
        const names = Object.values(record.name).map((known) => ({
          known,
          far: distance(wanted, fold(known)) / Math.max(wanted.length, known.length),
        }));
        return names.reduce((a, b) => (b.far < a.far ? b : a));
      })
      .filter(({ far }) => far <= FARTHEST)
      .sort((a, b) => a.far - b.far)
      .slice(0, n)
      .map(({ known }) => known);
  }

  /** The same object for the same version, so that what is compiled from it can be kept by it. */
  #asOf(entry: PoolEntry, date: string): Card {
    const place = versionAt(entry.record.versions, date);
    const cards = this.#cards.get(entry) ?? new Map<number, Card>();
    this.#cards.set(entry, cards);
    const known = cards.get(place);
    if (known) return known;
    const card = cardAsOf(entry, date);
    cards.set(place, card);
    return card;
  }
}
