import type { Language } from "@chainwright/card-ir";
import { actsWith, type Decision } from "@chainwright/engine";
import { mayKnow } from "@chainwright/engine/applying";
import { type Duel, holderOf } from "@chainwright/engine/board";
import {
  ACT,
  type Action,
  action,
  CARD,
  type CardId,
  firstOf,
  kindOf,
  type Player,
  type Reason,
  secondOf,
} from "@chainwright/engine/state";
import {
  askingEffect,
  cardPhrase,
  type NamedReason,
  nameReason,
  optionSentence,
  questionSentence,
  type Saying,
  type ValueOf,
  valuesOf,
} from "@chainwright/explain";
import type { Match } from "@chainwright/players";
import { type Board, type BoardCard, type BoardPlayer, boardOf } from "@chainwright/scenario";
import { HIDDEN } from "./cards.ts";
import { cardsCalled } from "./cards-called.ts";
import type { ViewerIds } from "./viewer-ids.ts";

/** The duel that is looked at. */
interface Played {
  readonly match: Match;
  readonly open: Decision | null;
  readonly phaseName: (phase: number) => string;
  saying(language: Language): Saying;
  answer(choice: Action): boolean;
}

/** What a player is asked. */
export interface Asked {
  readonly player: Player;
  readonly question: string;
  readonly text: string;
  /** The card whose effect asks, and its words; undefined where the rules ask. */
  readonly by: { readonly card: string; readonly words: string } | undefined;
}

/** An answer that may be given now. */
export interface Option {
  /** What is done, and with which cards by their ids: "attack 41 87". */
  readonly answer: string;
  readonly text: string;
  /** The card that one would click, by its id; undefined where it is about none. */
  readonly card?: number;
}

/** Something that could be done with a card, with the reasons against it; without any it can be done now. */
export interface ActVerdict {
  /** Who would do it: the one who holds the card. */
  readonly player: Player;
  /** As in `Option`. */
  readonly answer: string;
  readonly text: string;
  readonly reasons: readonly NamedReason[];
}

const WORDS = new Map(Object.entries(ACT).map(([word, kind]) => [kind as number, word]));
const WITHOUT_CARD: ReadonlySet<number> = new Set([ACT.pass, ACT.phase, ACT.number]);
/** Acts whose second number is a card, too. */
const WITH_TWO_CARDS: ReadonlySet<number> = new Set([ACT.attack, ACT.strike]);

/**
 * What one who looks at a table sees, and what they may say: everything that leaves the engine for a player goes through
 * here or through the log, whose ids are those of the same `ViewerIds`. Nobody (null) is a judge, who sees everything.
 */
export class PlayerView {
  constructor(
    private readonly table: Played,
    readonly viewer: Player | null,
    readonly viewerIds: ViewerIds,
  ) {}

  get #duel(): Duel {
    const { duel } = this.table.match;
    this.viewerIds.update(duel);
    return duel;
  }

  board(): Board {
    const { viewerIds, table } = this;
    const duel = this.#duel;
    const seen = boardOf(duel, table.phaseName, this.viewer);
    if (this.viewer === null) return seen;
    const { A, B } = seen.players;
    // In this order, so that ids are drawn for cards where they lie before anything is said of them.
    const players = { A: this.#side(A), B: this.#side(B) };
    const mentionId = (card: number): number => viewerIds.mentionId(card as CardId);
    const { attack } = seen;
    return {
      ...seen,
      players,
      chain: seen.chain.map((link) => ({
        ...link,
        id: mentionId(link.id),
        targetIds: link.targetIds.map(mentionId),
      })),
      ...(attack === undefined
        ? {}
        : {
            attack: {
              attacker: mentionId(attack.attacker),
              ...(attack.target === undefined ? {} : { target: mentionId(attack.target) }),
            },
          }),
    };
  }

  #side(side: BoardPlayer): BoardPlayer {
    const zones = Object.entries(side.zones).map(([zone, cards]) => {
      const told = cards.map((card) => this.#told(card));
      const isMixed = cards.some(({ id }) => this.#isMixed(id as CardId));
      return [zone, isMixed ? told.sort(inNoOrder) : told];
    });
    return { ...side, zones: Object.fromEntries(zones) };
  }

  #told(card: BoardCard): BoardCard {
    const { viewerIds } = this;
    const id = viewerIds.id(card.id as CardId);
    return card.host === undefined
      ? { ...card, id }
      : { ...card, id, host: viewerIds.mentionId(card.host as CardId) };
  }

  /** Whether a card lies among others in an order that only their player sees: it would tell when each has come. */
  #isMixed(card: CardId): boolean {
    const { viewer, viewerIds, table } = this;
    if (viewer === null) return false;
    const { duel } = table.match;
    const info = duel.game.zones[duel.state.get(CARD.zone, card)];
    if (viewerIds.isLost(card)) return info?.seen !== "none";
    return info?.seen === "owner" && !info.field && holderOf(duel, card) !== viewer;
  }

  #liesInDeck(card: CardId): boolean {
    const { duel } = this.table.match;
    return duel.state.get(CARD.zone, card) === duel.game.zone.deck;
  }

  /** What this player is asked, or with a judge whoever is; null while the other is, or nobody. */
  asked(language: Language): Asked | null {
    const open = this.#open;
    if (open === null) return null;
    const duel = this.#duel;
    const { player, question } = open;
    return {
      player,
      question,
      text: questionSentence(duel, open, this.table.saying(language)),
      by: askingEffect(duel),
    };
  }

  get #open(): Decision | null {
    const { open } = this.table;
    return open === null || (this.viewer !== null && this.viewer !== open.player) ? null : open;
  }

  /** What may be answered to that, in the words of who is asked. */
  options(language: Language): readonly Option[] {
    const open = this.#open;
    if (open === null) return [];
    return this.#mixed(
      open,
      open.options.map((act) => ({ act, ...this.#said(act, open, language) })),
    ).map(({ act, text }) => this.#option(act, text, open));
  }

  /** One of them. */
  optionOf(act: Action, language: Language): Option | undefined {
    const open = this.#open;
    return open === null ? undefined : this.#option(act, this.#said(act, open, language).text, open);
  }

  #said(act: Action, { question, player }: Decision, language: Language): { readonly text: string } {
    return {
      text: optionSentence(this.table.match.duel, question, player, act, this.table.saying(language)),
    };
  }

  #option(act: Action, text: string, open: Decision): Option {
    const card = WITHOUT_CARD.has(kindOf(act)) ? {} : { card: this.#cardIn(firstOf(act)) };
    return { answer: this.#written(act, open), text, ...card };
  }

  /** Options in an order that does not tell how hidden cards lie, nor how the cards of the duel are numbered. */
  #mixed<T extends { readonly act: Action; readonly text: string }>(
    open: Decision,
    options: readonly T[],
  ): readonly T[] {
    if (this.viewer === null) return options;
    const isMixed = ({ act }: T): boolean => {
      if (kindOf(act) === ACT.number) return open.question === NAMING;
      const card = firstOf(act) as CardId;
      return !WITHOUT_CARD.has(kindOf(act)) && (this.#isMixed(card) || this.#liesInDeck(card));
    };
    const rank = ({ act }: T): number => (kindOf(act) === ACT.number ? 0 : this.#cardIn(firstOf(act)));
    const mixed = options
      .filter(isMixed)
      .sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : rank(a) - rank(b)));
    return options.map((option) => (isMixed(option) ? (mixed.shift() as T) : option));
  }

  /** A card that is offered. Who may choose among the cards of their own Deck looks at them, and not at where they lie. */
  #cardIn(card: number): number {
    const id = card as CardId;
    return this.#liesInDeck(id) ? this.viewerIds.mentionId(id) : this.viewerIds.id(id);
  }

  #written(act: Action, open: Decision | null): string {
    const kind = kindOf(act);
    const word = WORDS.get(kind) ?? "";
    const [first, second] = [firstOf(act), secondOf(act)];
    if (kind === ACT.pass) return word;
    if (kind === ACT.number && open?.question === NAMING)
      return `name ${this.table.match.duel.catalogue.textOf(first)}`;
    if (WITHOUT_CARD.has(kind)) return `${word} ${first}`;
    const other = second !== 0 && WITH_TWO_CARDS.has(kind) ? this.#cardIn(second) : second;
    return `${word} ${this.#cardIn(first)}${other === 0 ? "" : ` ${other}`}`;
  }

  /** What an answer means, legal or not; undefined where it means nothing. */
  actionOf(answer: string): Action | undefined {
    const { open } = this.table;
    const offered = open?.options.find((act) => this.#written(act, open) === answer);
    if (offered !== undefined || open === null) return offered;
    const [word = "", first = "0", second = "0"] = answer.split(" ");
    const kind = [...WORDS].find(([, one]) => one === word)?.[0] as
      | (typeof ACT)[keyof typeof ACT]
      | undefined;
    const cardOf = (text: string): number => this.viewerIds.cardOf(Number(text)) ?? 0;
    if (kind === undefined) return undefined;
    if (WITHOUT_CARD.has(kind)) return action(kind, Number(first));
    return action(kind, cardOf(first), WITH_TWO_CARDS.has(kind) ? cardOf(second) : Number(second));
  }

  /** Gives an answer for who is asked; false for one that is not legal. */
  answer(answer: string): boolean {
    const act = this.#open === null ? undefined : this.actionOf(answer);
    return act !== undefined && this.table.answer(act);
  }

  /** The values of a card that something has changed, with what did. */
  values(id: number, language: Language): readonly ValueOf[] {
    const duel = this.#duel;
    const card = this.viewerIds.cardOf(id);
    return card === undefined ? [] : valuesOf(duel, card, this.viewer, this.table.saying(language));
  }

  /** Whether a card is the other player's to use. */
  isOthers(id: number): boolean {
    const card = this.viewerIds.cardOf(id);
    return this.viewer !== null && card !== undefined && this.viewer !== holderOf(this.#duel, card);
  }

  /** What could be done with a card, and what is against it. Nothing for the other player's cards: it would tell of their hand. */
  verdicts(id: number, language: Language): readonly ActVerdict[] {
    const duel = this.#duel;
    const card = this.viewerIds.cardOf(id);
    if (card === undefined || this.isOthers(id) || !mayKnow(duel, card, this.viewer)) return [];
    const { table } = this;
    const player = holderOf(duel, card);
    const saying = table.saying(language);
    return actsWith(table.match.setup.room, duel, player, card).map((act) => ({
      player,
      answer: this.#written(act, null),
      text: optionSentence(duel, "", player, act, saying),
      reasons: duel.rules.whyNot(duel, player, act).map((reason) => this.#reason(duel, reason)),
    }));
  }

  #reason(duel: Duel, reason: Reason): NamedReason {
    const named = nameReason(duel, reason);
    const told = <T extends { readonly id: number }>(name: T): T => ({
      ...name,
      id: this.viewerIds.mentionId(name.id as CardId),
    });
    const { card, through } = named;
    return {
      ...named,
      ...(card === undefined ? {} : { card: told(card) }),
      ...(through === undefined ? {} : { through: through.map(told) }),
    };
  }

  /** The cards that this player sees and that a name may mean, in no order. */
  cardsCalled(text: string): readonly number[] {
    return cardsCalled(this.#duel, this.viewer, text)
      .map((card) => this.viewerIds.id(card))
      .sort((a, b) => a - b);
  }

  /** A card and where it is. */
  phrase(id: number, language: Language): string {
    const duel = this.#duel;
    const card = this.viewerIds.cardOf(id);
    if (card === undefined) return "";
    return cardPhrase(duel, card, this.viewer ?? holderOf(duel, card), this.table.saying(language));
  }
}

/** By what is known, then by ids that say nothing. */
const inNoOrder = (a: BoardCard, b: BoardCard): number =>
  a.card === b.card ? a.id - b.id : a.card === HIDDEN || (b.card !== HIDDEN && a.card > b.card) ? 1 : -1;

/** The question to which the number of a text is the answer. */
const NAMING = "choose name";

/** Options that read the same once: it is all the same which of two equal cards in the hand is meant. */
export function distinct(options: readonly Option[]): readonly Option[] {
  const texts = new Map<string, Option>();
  for (const option of options) if (!texts.has(option.text)) texts.set(option.text, option);
  return [...texts.values()];
}
