// The position of a ruling: each card of its cast where it can be used, with what it needs, and some that nothing hangs on.
import { ZONE } from "@chainwright/ocg";
import { needsIn } from "../../bench/lib/groups.mjs";
import { sayingsOf } from "../../bench/lib/needs.mjs";
import { OTHER } from "./claims.mjs";
import { isMonster } from "./roles.mjs";

const has = ({ card }, word) => card.facts.categories.includes(word);
const isOfExtraDeck = (one) => ["fusion", "synchro", "xyz", "link"].some((word) => has(one, word));
/** Cards in each Deck beside what is needed there. */
const DECK = 6;
/** Zones of a scenario file, by the words of card texts. */
const ZONES = {
  hand: "hand",
  deck: "deck",
  graveyard: "graveyard",
  banished: "banished",
  "extra-deck": "extra",
  field: "monsters",
  "monster-zone": "monsters",
};
const MOST = { monsters: 5, spells: 5 };

export class Table {
  players = { A: {}, B: {} };
  #at;
  #dice;

  /** `at`: `{ fits, plain }`, which cards fit words, and those that say nothing; `dice`: a number below another. */
  constructor(at, dice) {
    this.#at = at;
    this.#dice = dice;
    for (const seat of ["A", "B"]) {
      for (let i = 0; i < DECK; i++) this.lay(seat, "deck", this.plain());
      for (let i = dice(3); i > 0; i--) this.lay(seat, "hand", this.plain());
      for (let i = dice(3); i > 0; i--) this.lay(seat, "graveyard", this.plain());
    }
  }

  /** One of a list, as chance has it. */
  one(list) {
    return list[this.#dice(list.length)];
  }

  /** A monster that nothing hangs on. */
  plain() {
    return this.one(this.#at.plain);
  }

  /** Lays a card where there is room for it. */
  lay(seat, zone, definition, more = {}) {
    this.players[seat][zone] ??= [];
    const pile = this.players[seat][zone];
    if (pile.length >= (MOST[zone] ?? Number.POSITIVE_INFINITY)) return;
    const card = definition.card.name.en;
    pile.push(Object.keys(more).length === 0 ? card : { card, ...more });
  }

  /** Lays a card where its effect can be used, with what that needs. */
  ready(seat, { definition, effect }, zone = this.#zoneOf(seat, definition, effect)) {
    this.lay(seat, zone, definition, this.#how(definition, zone));
    this.supply(seat, { definition, effect });
  }

  #how(definition, zone) {
    if (zone === "spells") return { set: true };
    if (zone !== "monsters") return {};
    return {
      ...(isOfExtraDeck(definition) || this.#dice(3) > 0 ? {} : { position: "defense" }),
      ...(has(definition, "xyz")
        ? { materials: [this.plain(), this.plain()].map(({ card }) => card.name.en) }
        : {}),
    };
  }

  #zoneOf(seat, definition, { kind, range, speed }) {
    if (kind !== "activation" && isMonster(definition)) {
      if ((range & (1 << ZONE.monster)) !== 0) return "monsters";
      return (range & (1 << ZONE.hand)) !== 0 ? "hand" : "graveyard";
    }
    if (definition.card.facts.kind === "trap" || seat !== "A") return "spells";
    return speed === 2 || this.#dice(2) === 0 ? "hand" : "spells";
  }

  /** Lays what an effect needs, and what its cost is paid with. */
  supply(seat, { definition, effect }) {
    for (const { step } of effect.ir.cost) {
      if (step.verb === "discard") this.lay(seat, "hand", this.plain());
      if (step.verb === "tribute" && step.what.ref !== "this-card") this.lay(seat, "monsters", this.plain());
    }
    for (const { definitions: fitting, places, count } of needsIn(
      sayingsOf(effect, definition),
      this.#at.fits,
    )) {
      const [word, whose] = this.one(places);
      const one = this.one(fitting);
      if (one === undefined || ZONES[word] === undefined) continue;
      const zone = isOfExtraDeck(one) && (word === "deck" || word === "hand") ? "extra" : ZONES[word];
      for (let i = 0; i < count; i++)
        if (zone !== "monsters" || isMonster(one)) this.lay(whose === 0 ? seat : OTHER[seat], zone, one);
    }
  }
}

/** Whether a card says nothing at all, and can be Summoned without a Tribute. */
export const isPlainMonster = (one) =>
  isMonster(one) && has(one, "normal") && !has(one, "pendulum") && !has(one, "tuner") && one.level <= 4;
