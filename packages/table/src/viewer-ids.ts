import { mayKnow } from "@chainwright/engine/applying";
import { type Duel, eachInPile, holderOf, isBanishedDown } from "@chainwright/engine/board";
import { CARD, type CardId, type Player, type ZoneId } from "@chainwright/engine/state";
import type { CardName, Moment, What } from "@chainwright/explain";
import { HIDDEN } from "./cards.ts";

/** Draws a number below another, in a way that nobody at the table can reckon out. */
export type Draw = (below: number) => number;

/** Of every runtime, though of no library of the language. */
declare const crypto: { getRandomValues(into: Uint32Array): Uint32Array };

/** Not the duel's own chance: whoever knows the seed of that could tell from an id what it stands for. */
export const secretly: Draw = (below) => {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
  return word % below;
};

const IDS = 0x3fffffff;

/** How a card can be followed: by what it is, or by where it lies apart from others. One that is neither is lost sight of. */
const KNOWN = 1;
const APART = 2;

/** A pile of cards of which one that is hidden may be any. */
interface Pile {
  readonly player: Player;
  readonly zone: ZoneId;
}

/**
 * What players at the table know of each card, and the ids by which they are told of it. An id says nothing: it is drawn
 * when it is first needed, and another one as soon as the card could be taken for one beside it. With nobody to hide anything
 * from (a judge) cards keep the numbers that the engine gives them.
 */
export class ViewerIds {
  readonly #viewers: readonly Player[];
  readonly #draw: Draw;
  /** Of each card, as it was at the last look: `KNOWN` and `APART`, and the pile. */
  readonly #how: number[] = [];
  readonly #pile: number[] = [];
  /** Of each pile, what it changes with when a card comes, goes, or lies elsewhere in it. */
  #orders: number[] = [];
  readonly #ids = new Map<CardId, number>();
  /** Ids of cards that lie hidden among others, for what is said of them and not of their place. */
  readonly #mentionIds = new Map<CardId, number>();
  readonly #cards = new Map<number, CardId>();
  /** Ids that cards which could be followed had before the last look. */
  #lost = new Map<CardId, number>();

  /** @param viewers who looks: what only one of several knows is not known */
  constructor(viewers: readonly Player[], draw: Draw) {
    this.#viewers = viewers;
    this.#draw = draw;
  }

  get #isJudge(): boolean {
    return this.#viewers.length === 0;
  }

  /** Follows the cards to where they are now. Has to be called for whatever happens, so that a card that goes where it cannot be followed is lost. */
  update(duel: Duel): void {
    if (this.#isJudge) return;
    const orders = pilesOf(duel).map((pile) => orderOf(duel, pile));
    this.#lost = new Map();
    for (let card = 1 as CardId, n = duel.state.count(CARD); card < n; card++) {
      const how = this.#howIs(duel, card);
      const pile = holderOf(duel, card) * duel.game.zones.length + duel.state.get(CARD.zone, card);
      const stayed =
        how === 0 &&
        this.#how[card] === 0 &&
        pile === this.#pile[card] &&
        orders[pile] === this.#orders[pile];
      if (((this.#how[card] ?? 0) & how) === 0 && !stayed) this.#lose(card);
      this.#how[card] = how;
      this.#pile[card] = pile;
    }
    this.#orders = orders;
  }

  #howIs(duel: Duel, card: CardId): number {
    const known = this.#viewers.every((viewer) => mayKnow(duel, card, viewer));
    return (known ? KNOWN : 0) | (liesApart(duel, card) ? APART : 0);
  }

  #lose(card: CardId): void {
    const id = this.#ids.get(card);
    if (id !== undefined && !this.isLost(card)) this.#lost.set(card, id);
    for (const ids of [this.#ids, this.#mentionIds]) {
      this.#cards.delete(ids.get(card) ?? 0);
      ids.delete(card);
    }
  }

  /** Loses sight of everything, as when the duel goes on from another moment of it. */
  loseAll(duel: Duel): void {
    this.#how.length = 0;
    this.#orders = [];
    this.update(duel);
    this.#lost = new Map();
  }

  /** Whether a card lies hidden among others that it could be taken for. */
  isLost(card: CardId): boolean {
    return !this.#isJudge && (this.#how[card] ?? 0) === 0;
  }

  /** A card where it lies. */
  id(card: CardId): number {
    return this.#isJudge ? card : this.#drawn(this.#ids, card);
  }

  /** A card of which something is said that does not tell where in its pile it lies. */
  mentionId(card: CardId): number {
    return this.isLost(card) ? this.#drawn(this.#mentionIds, card) : this.id(card);
  }

  #drawn(ids: Map<CardId, number>, card: CardId): number {
    let id = ids.get(card);
    if (id === undefined) {
      do id = 1 + this.#draw(IDS);
      while (this.#cards.has(id));
      ids.set(card, id);
      this.#cards.set(id, card);
    }
    return id;
  }

  /** The card that has an id now. */
  cardOf(id: number): CardId | undefined {
    return this.#isJudge ? (id as CardId) : this.#cards.get(id);
  }

  /** A moment as all of the viewers may know it; null for what only tells of hidden cards. The duel is as it left it. */
  see(moment: Moment, duel: Duel): Moment | null {
    if (this.#isJudge) return moment;
    const before = [...this.#how];
    this.update(duel);
    const { what } = moment;
    // What leaves a hand unseen could be any card of it, also where one of them is known.
    const hides = ({ id }: CardName): boolean =>
      ((this.#how[id] ?? 0) & KNOWN) === 0 && ((before[id] ?? 0) & (KNOWN | APART)) !== (KNOWN | APART);
    if (this.#tellsOnlyOf(what, hides)) return null;
    const named = (name: CardName): CardName => {
      const card = name.id as CardId;
      if (hides(name)) return { id: this.mentionId(card), card: HIDDEN };
      // Who saw a card go where it cannot be followed knows which one that was.
      return { id: this.#lost.get(card) ?? this.mentionId(card), card: name.card };
    };
    // What goes round in a loop, and the rules of a moment, may still grow.
    if (what.kind === "loop") {
      const { cards } = what;
      return {
        ...moment,
        what: {
          kind: "loop",
          get cards() {
            return cards.map(named);
          },
        },
      };
    }
    let isWhole = true;
    const told = Object.entries(what).map(([key, value]) => {
      if (!isName(value)) return [key, value];
      isWhole &&= !hides(value);
      return [key, named(value)];
    });
    return { ...moment, what: Object.fromEntries(told) as What, words: isWhole ? moment.words : [] };
  }

  /**
   * Draws are counted in a moment of their own, and that a hidden card waits or missed its timing says what it is. Who is
   * the first that may respond is of use to them only.
   */
  #tellsOnlyOf(what: What, hides: (name: CardName) => boolean): boolean {
    switch (what.kind) {
      case "moved":
        return what.how === "drawn" && hides(what.card);
      case "triggered":
      case "missed":
      case "not-triggered":
        return hides(what.card);
      case "first-to-respond":
        return this.#viewers.some((viewer) => viewer !== (what.player === "A" ? 0 : 1));
      default:
        return false;
    }
  }
}

const isName = (value: unknown): value is CardName =>
  typeof value === "object" && value !== null && "id" in value && "card" in value;

const pilesOf = ({ game }: Duel): Pile[] =>
  ([0, 1] as const).flatMap((player) => game.zones.map((_, zone) => ({ player, zone: zone as ZoneId })));

function orderOf(duel: Duel, { player, zone }: Pile): number {
  let order = 0;
  eachInPile(duel, player, zone, (card) => {
    order = (Math.imul(order, 31) + card) | 0;
  });
  return order;
}

/** Whether everybody sees which card it is that lies somewhere, though perhaps not what it is. */
function liesApart(duel: Duel, card: CardId): boolean {
  const info = duel.game.zones[duel.state.get(CARD.zone, card)];
  return info?.field === true || (info?.seen === "all" && !isBanishedDown(duel, card));
}
