import type { Card } from "@chainwright/card-ir";
import { buildCatalogue, type NotPlayable, playedInPart } from "@chainwright/compiler";
import {
  type Answered,
  answer,
  byHand,
  type Decision,
  type DeckNumbers,
  decision,
  type Room,
  startDuel,
} from "@chainwright/engine";
import type { Duel, Trace } from "@chainwright/engine/board";
import { ACT, type Action, kindOf } from "@chainwright/engine/state";
import type { Profile } from "@chainwright/rulebook";
import type { Position } from "@chainwright/scenario";

/** The cards that a player brings to a duel. */
export interface Deck {
  readonly main: readonly Card[];
  readonly extra: readonly Card[];
}

/** Two decks to begin a duel with. */
export interface DeckSetup {
  readonly room: Room;
  /** Whose rules, and of which day; the cards are as of the same day. */
  readonly rules: Profile;
  readonly seed: number;
  readonly decks: readonly [Deck, Deck];
  /** Whether players are asked also where all they can do is pass. */
  readonly everyWindow?: boolean;
  /** Whether cards of which not all is carried out are played in part; else they are bodies without effects. */
  readonly inPart?: boolean;
}

/** What a duel begins with: decks, or the position of a scenario. Together with the answers it is the whole duel. */
export type MatchSetup = DeckSetup | Position;

/** Every card of a setup once, in the order in which they are numbered. */
export const cardsOf = (setup: MatchSetup): readonly Card[] =>
  "decks" in setup
    ? [
        ...new Map(
          setup.decks.flatMap(({ main, extra }) => [...main, ...extra]).map((card) => [card.name.en, card]),
        ).values(),
      ]
    : setup.cards;

/** The duel of two decks at its first decision, and the cards that take part in it without their effects. */
function dealt(setup: DeckSetup, trace: Trace | null): Pick<Match, "duel" | "bodies"> {
  const { room, rules, seed, everyWindow, inPart } = setup;
  const cards = inPart === true ? playedInPart(room.game, cardsOf(setup)) : cardsOf(setup);
  const catalogue = buildCatalogue(room.game, cards);
  const numbers = new Map(cards.map(({ name }, i) => [name.en, i + 1]));
  const numberOf = ({ name }: Card): number => numbers.get(name.en) as number;
  const numbered = ({ main, extra }: Deck): DeckNumbers => ({
    main: main.map(numberOf),
    extra: extra.map(numberOf),
  });
  const [first, second] = setup.decks;
  const decks = [numbered(first), numbered(second)] as const;
  const duel = startDuel(
    room,
    room.rulesAt(rules.date, rules.region),
    catalogue,
    decks,
    seed,
    trace,
    everyWindow,
  );
  return { duel, bodies: catalogue.notPlayable };
}

/** The duel as a position has it; what led there is not told. */
function positioned(position: Position, trace: Trace | null): Pick<Match, "duel" | "bodies"> {
  const duel = position.begin();
  duel.trace = trace;
  return { duel, bodies: [] };
}

/** A duel being played: its answers are kept, can be taken back, and make it again from its setup. */
export class Match {
  readonly duel: Duel;
  /** Cards that take part as bodies without effects, and why. */
  readonly bodies: readonly NotPlayable[];
  readonly answers: Action[] = [];
  /** The hash of the state after each answer. */
  readonly fingerprints: number[] = [];
  readonly #marks: number[] = [];

  constructor(
    readonly setup: MatchSetup,
    trace: Trace | null = null,
  ) {
    const { duel, bodies } = "decks" in setup ? dealt(setup, trace) : positioned(setup, trace);
    this.duel = duel;
    this.bodies = bodies;
    this.duel.state.startJournal();
  }

  /** What is to be decided now; null when the duel is over. */
  get open(): Decision | null {
    return decision(this.duel);
  }

  /** Takes an answer. An illegal one changes nothing and is not kept. */
  answer(choice: Action): Answered {
    const { state } = this.duel;
    const { mark } = state;
    const answered = kindOf(choice) === ACT.byHand ? byHand(this.duel, choice) : answer(this.duel, choice);
    if (answered.ok) {
      this.#marks.push(mark);
      this.answers.push(choice);
      this.fingerprints.push(state.hash());
    }
    return answered;
  }

  /** Takes the last answer back; false when there is none. What a trace was told stays told. */
  undo(): boolean {
    const mark = this.#marks.pop();
    if (mark === undefined) return false;
    this.duel.state.undoTo(mark);
    this.answers.pop();
    this.fingerprints.pop();
    return true;
  }
}
