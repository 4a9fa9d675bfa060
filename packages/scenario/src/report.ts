import type { ByHand, CardFacts, GameId, Language } from "@chainwright/card-ir";
import type { Moment, NamedReason, Seat } from "@chainwright/explain";

/**
 * What a run of a scenario was: the JSON of `chainwright judge --json`, and what the web page shows.
 * Version 1 of the schema; see docs/report.md.
 */
export interface Report {
  readonly schema: "chainwright-report/1";
  readonly id: string;
  readonly title: LocalText;
  /** Where the scenario came from, as given. */
  readonly file: string;
  readonly variant?: string;
  /** How sure the sources are of what is expected; high where left out. */
  readonly confidence?: "medium" | "low";
  readonly game: GameId;
  /** The rules that were in force: an ISO date, `tcg:` before it for those of the TCG. */
  readonly rules: string;
  /** Of the zones that only some rules have those that these have: "extraMonster", "pendulum" (zones of their own). */
  readonly zones: readonly string[];
  /** Every card that takes part, by English name. */
  readonly cards: Readonly<Record<string, ReportCard>>;
  readonly start: Board;
  /** The plays as the file has them, numbered as in `ReportStep.play`. */
  readonly plays: readonly ReportPlay[];
  /** Every answer that was given, as the engine's number for it: the position with them is the whole run. */
  readonly answers: readonly number[];
  readonly steps: readonly ReportStep[];
  readonly expectations: readonly Expectation[];
  /** Rules the scenario names, and whether the run's own trace cites them. */
  readonly cites: readonly { readonly rule: string; readonly cited: boolean }[];
  /** All rules that the trace cites, in order of first appearance. */
  readonly cited: readonly string[];
  readonly end: Board;
  readonly ok: boolean;
  /** Set when a play could not be made: the run stopped there. */
  readonly stopped?: {
    /** Which of `plays` it was. */
    readonly play: number;
    readonly reasons: readonly NamedReason[];
    readonly text: LocalText;
  };
}

export type LocalText = Readonly<Record<Language, string>>;

export interface ReportCard {
  readonly name: LocalText;
  readonly passcode?: number;
  readonly facts: CardFacts;
  /** English text as of the rules' date; the spans of moments point into it. */
  readonly text: string;
  /** Of a card that is played in part: the words that are not carried out. */
  readonly byHand?: readonly ByHand[];
}

export interface ReportPlay {
  /** In one line: "A: activate Raigeki Break, target Jinzo". */
  readonly says: LocalText;
  readonly line: number;
  /** Whether it asks something ("cannot", "can" …): then an expectation belongs to it. */
  readonly asks: boolean;
  /** How many answers had been given when it was done. */
  readonly answers: number;
}

export interface ReportStep {
  readonly index: number;
  readonly moment: Moment;
  /** What happened, in a sentence. */
  readonly text: LocalText;
  /** The scenario's play during which it happened, from 0; -1 before the first. */
  readonly play: number;
  /** How many answers had been given, with the one that led to it. */
  readonly answers: number;
  /** The board right after it. */
  readonly board: Board;
}

/** The table as a judge sees it: everything face-up is known, face-down cards are named too. */
export interface Board {
  readonly turn: number;
  readonly phase: string;
  readonly turnPlayer: Seat;
  readonly players: Readonly<Record<Seat, BoardPlayer>>;
  /** The chain (or what waits to resolve), link 1 first. */
  readonly chain: readonly BoardLink[];
  /** The attack that is going on, by the cards' ids; without a target it is on the player. */
  readonly attack?: { readonly attacker: number; readonly target?: number };
}

export interface BoardPlayer {
  readonly lp: number;
  /** By zone name of the game ("hand", "monster", "spell", "field", "graveyard", "banished", "deck", "extra", "pendulum", "summoning", "mana", "shields", "battle"). */
  readonly zones: Readonly<Record<string, readonly BoardCard[]>>;
  /** Places that cannot be used, by zone, from 0 at its player's left; left out where there are none. */
  readonly closed?: Readonly<Record<string, readonly number[]>>;
}

export interface BoardCard {
  readonly id: number;
  /** English name. */
  readonly card: string;
  readonly face: "up" | "down";
  readonly position?: "attack" | "defense";
  /** Place in a zone with places, from 0 at its player's left; 5 and 6 of "monster" are the Extra Monster Zones. */
  readonly slot?: number;
  /** Present values, where the card has them. */
  readonly atk?: number;
  readonly def?: number;
  /** By kind, in English: "Spell Counter". */
  readonly counters?: readonly { readonly kind: string; readonly count: number }[];
  readonly negated?: true;
  /** Whose card it is, where that is not the player in whose zone it lies. */
  readonly owner?: Seat;
  /** English name of the card to which it is equipped. */
  readonly equippedTo?: string;
  /** Its id. */
  readonly host?: number;
  /** Cards lying under it (materials). */
  readonly under?: readonly string[];
}

export interface BoardLink {
  readonly link: number;
  readonly id: number;
  readonly card: string;
  readonly player: Seat;
  readonly speed: number;
  readonly targets: readonly string[];
  /** Their ids, in the same order. */
  readonly targetIds: readonly number[];
  readonly state: "waiting" | "resolving" | "resolved" | "negated";
}

export interface Expectation {
  /** The expectation in one line. */
  readonly says: LocalText;
  readonly ok: boolean;
  /** What was found instead, when it does not hold. */
  readonly found?: LocalText;
  /** The step after which it was checked. */
  readonly step: number;
  /** Of "cannot" the reasons that the engine gave, in sentences; of "can" the rules by which it can be done. */
  readonly because?: readonly { readonly reason: NamedReason; readonly text: LocalText }[];
  /** Of a question about cards that are played in part: what of them is done by hand. */
  readonly byHand?: readonly LocalText[];
}
