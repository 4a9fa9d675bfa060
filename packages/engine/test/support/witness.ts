import { mayKnow } from "@chainwright/engine/applying";
import { type Duel, eachInPile, holderOf, type Trace } from "@chainwright/engine/board";
import { linkCount } from "@chainwright/engine/history";
import {
  CARD,
  type CardId,
  EVENT,
  EVENT_LOG,
  type EventId,
  FACE,
  LINKS,
  type LinkId,
  NOBODY,
  opponentOf,
  type Player,
  TRACE,
  type ZoneId,
} from "@chainwright/engine/state";

const BOTH = [0, 1] as const;

/**
 * What each player has had the chance to know of every card, followed from what happens: what lay open, what was shown,
 * what they hold. It asks nothing of what the engine keeps of this, so that a leak there is found.
 */
export class Witness implements Trace {
  readonly #duel: Duel;
  readonly #known = [new Set<CardId>(), new Set<CardId>()] as const;
  /** The cards of each Deck in the order in which they were last seen to lie. */
  readonly #decks: [CardId[], CardId[]];

  constructor(duel: Duel) {
    this.#duel = duel;
    this.#decks = [this.#deck(0), this.#deck(1)];
    this.look();
  }

  point(_duel: Duel, kind: number, _rule: number, a: number, b: number): void {
    if (kind === TRACE.activated) this.#seenByBoth(b as CardId);
    if (kind === TRACE.shown) {
      this.#shuffles(null);
      for (const viewer of BOTH) if (b === NOBODY || b === viewer) this.#known[viewer].add(a as CardId);
    }
    if (kind === TRACE.event && this.#duel.state.get(EVENT_LOG.kind, a as EventId) === EVENT.moved)
      this.#moves(a as EventId);
  }

  /** Looks at the table as it is now. */
  look(): void {
    const { state } = this.#duel;
    this.#shuffles(null);
    this.#each((card) => {
      for (const viewer of BOTH) if (this.liesOpen(card, viewer)) this.#known[viewer].add(card);
    });
    // What waits on the chain or is about to be Summoned by its own text has been shown.
    for (let link = linkCount(this.#duel) as LinkId; link > 0; link--) {
      const card = state.get(LINKS.card, link);
      if (state.get(LINKS.stamp, link) === state.get(CARD.stamp, card)) this.#seenByBoth(card);
    }
  }

  /** Whether a player can know what a card is, as of the last look. */
  has(viewer: Player, card: CardId): boolean {
    return this.#known[viewer].has(card);
  }

  /** Whether its place alone shows it to a player. */
  liesOpen(card: CardId, viewer: Player): boolean {
    if (this.#duel.state.get(CARD.face, card) === FACE.up) return true;
    return holderOf(this.#duel, card) === viewer && !["deck", "shields"].includes(this.#zone(card));
  }

  /** Cards that a player may know though they have never been able to; and how many are known that lie hidden. */
  leaks(): { readonly leaks: readonly string[]; readonly remembered: number } {
    this.look();
    const leaks: string[] = [];
    let remembered = 0;
    this.#each((card) => {
      for (const viewer of BOTH) {
        if (!mayKnow(this.#duel, card, viewer)) continue;
        if (!this.has(viewer, card)) leaks.push(`player ${viewer} knows card ${card} (${this.#zone(card)})`);
        else if (!this.liesOpen(card, viewer)) remembered++;
      }
    });
    return { leaks, remembered };
  }

  #each(act: (card: CardId) => void): void {
    const { state } = this.#duel;
    for (let card = 1 as CardId, n = state.count(CARD); card < n; card++)
      if (state.get(CARD.zone, card) !== 0) act(card);
  }

  #zone(card: CardId): string {
    return this.#duel.game.zones[this.#duel.state.get(CARD.zone, card)]?.name ?? "";
  }

  #seenByBoth(card: CardId): void {
    for (const known of this.#known) known.add(card);
  }

  #moves(event: EventId): void {
    const { state, game } = this.#duel;
    const card = state.get(EVENT_LOG.card, event);
    const from = state.get(EVENT_LOG.from, event);
    this.#shuffles(from === game.zone.deck ? card : null);
    const lay = state.get(EVENT_LOG.face, event);
    for (const viewer of BOTH)
      if (lay === FACE.up || this.liesOpen(card, viewer)) this.#known[viewer].add(card);
    const holder = state.get(EVENT_LOG.controller, event);
    if (from === game.zone.hand && !this.has(opponentOf(holder), card)) this.#leavesUnseen(card, holder);
  }

  /** A card has left a hand unseen: whoever knew a card there that it could be does not know that one any more. */
  #leavesUnseen(card: CardId, holder: Player): void {
    const { state, game } = this.#duel;
    const kept = this.#known[opponentOf(holder)];
    const isSet = game.zones[state.get(CARD.zone, card)]?.field === true;
    eachInPile(this.#duel, holder, game.zone.hand, (left) => {
      if (!isSet || this.#setLike(left) === this.#setLike(card)) kept.delete(left);
    });
  }

  /** What the zone says in which a card like it is Set. */
  #setLike(card: CardId): string {
    const { facts } = this.#duel.definition(this.#duel.state.get(CARD.def, card)).card;
    return facts.kind === "monster" ? "monster" : `${facts.categories.includes("field")}`;
  }

  #deck(player: Player): CardId[] {
    const cards: CardId[] = [];
    eachInPile(this.#duel, player, this.#duel.game.zone.deck as ZoneId, (card) => void cards.push(card));
    return cards;
  }

  /** Where the cards of a Deck lie in another order it has been shuffled, and nobody knows any of them; nor what was drawn. */
  #shuffles(drawn: CardId | null): void {
    for (const player of BOTH) {
      const before = this.#decks[player];
      const now = this.#deck(player);
      if (now.length === before.length && now.every((card, i) => card === before[i])) continue;
      this.#decks[player] = now;
      const [were, are] = [new Set(before), new Set(now)];
      const stayed = before.filter((card) => are.has(card));
      const lie = now.filter((card) => were.has(card));
      if (stayed.every((card, i) => card === lie[i])) continue;
      for (const known of this.#known) {
        for (const card of now) known.delete(card);
        if (drawn !== null && were.has(drawn)) known.delete(drawn);
      }
    }
  }
}
