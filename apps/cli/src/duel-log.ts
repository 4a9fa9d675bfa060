import type { Card, GameId } from "@chainwright/card-ir";
import { type Duel, type Player, phaseNameIn, type Room } from "@chainwright/engine";
import {
  type Collector,
  collector,
  HIDDEN,
  type Moment,
  message,
  type Names,
  sentence,
  type Texts,
  witness,
} from "@chainwright/explain";
import { reportCard } from "@chainwright/scenario";
import type { Cards } from "./board.ts";
import type { Look } from "./look.ts";
import { teller } from "./print.ts";

/** What is needed to write about the cards of a duel. */
export function cardsOfDuel(
  game: GameId,
  cards: readonly Card[],
): Cards & { readonly names: Names; readonly texts: Texts } {
  const shown: Cards = {
    game,
    cards: Object.fromEntries(cards.map((card) => [card.name.en, reportCard(card)])),
  };
  return {
    ...shown,
    names: (card, language) =>
      card === HIDDEN ? message("ui.hidden-card", language) : (shown.cards[card]?.name[language] ?? card),
    texts: (card) => shown.cards[card]?.text,
  };
}

/** What happened in a duel so far, as those who read it may know it. */
export class DuelLog {
  readonly trace: Collector;
  /** One entry for each moment of the trace; null where there is nothing to tell. */
  readonly #seen: (Moment | null)[] = [];
  readonly #eyes: ReturnType<typeof witness>;
  #told = 0;

  /** @param viewers the people at the table; with none, everything is told */
  constructor(room: Room, viewers: readonly Player[]) {
    this.#eyes = witness(viewers);
    this.trace = collector({
      phaseName: phaseNameIn(room),
      onMoment: (moment, duel) => {
        this.#seen.push(this.#eyes.see(moment, duel));
      },
    });
  }

  /** What is new since the last call. */
  news(): Moment[] {
    const news = this.#seen.slice(this.#told).filter((moment) => moment !== null);
    this.#told = this.#seen.length;
    return news;
  }

  /** Everything so far. */
  get all(): Moment[] {
    return this.#seen.filter((moment) => moment !== null);
  }

  /** How long it is, for taking back. */
  get length(): number {
    return this.#seen.length;
  }

  takeBack(length: number, duel: Duel): void {
    this.trace.keep(length);
    this.#seen.length = length;
    this.#told = Math.min(this.#told, length);
    this.#eyes.look(duel);
  }
}

/** Moments as lines, with an empty line before each turn. */
export function momentLines(
  run: ReturnType<typeof cardsOfDuel>,
  look: Look,
): (moments: readonly Moment[]) => string[] {
  const tell = teller(run, look);
  const { language } = look;
  return (moments) =>
    moments.flatMap((moment) => {
      const text = sentence(moment, language, run.names);
      const lines = tell({ moment, text: { en: text, ko: text, ja: text } });
      return moment.what.kind === "turn" ? ["", ...lines.map((line) => look.paint.bold(line))] : lines;
    });
}
