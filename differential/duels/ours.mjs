// Our engine in the same duel: what is asked, in words that both sides share, and where everything lies.

import { ATTRIBUTES, OCG_TYPES } from "@chainwright/card-ir";
import { buildCatalogue } from "@chainwright/compiler";
import { answer, deal, decision, emptyDuel, run, view } from "@chainwright/engine";
import {
  battlePhaseForbiddenBy,
  FACE_DOWN_DEFENSE,
  FIRST_PLACE,
  isNegated,
  placeIn,
} from "@chainwright/engine/applying";
import { holderOf, pileOf } from "@chainwright/engine/board";
import {
  ACT,
  ATTEMPT,
  BATTLE,
  CARD,
  firstOf,
  kindOf,
  NOW,
  PASS,
  PILE,
  POSITION,
  secondOf,
} from "@chainwright/engine/state";
import { RULES } from "@chainwright/rulebook";
import { Chance } from "./chance.mjs";
import { cardKey } from "./words.mjs";

/** Answers in an open state, in a window, and to anything else. */
const MENUS = new Set(["main", "battle", "main skipped"]);
const WINDOWS = new Set(["respond", "trigger", "forced", "end of phase", "trap"]);

const WORDS = {
  [ACT.activate]: "activate",
  [ACT.trigger]: "activate",
  [ACT.process]: "process",
  [ACT.summon]: "summon",
  [ACT.special]: "spsummon",
  [ACT.set]: "set",
  [ACT.changePosition]: "pos",
  [ACT.attack]: "attack",
};

/** Zones of ours that have other names there. */
const ZONES = { graveyard: "grave", summoning: "monster" };
/** What is declared with a number, counted from 1. */
const DECLARABLE = { type: OCG_TYPES, attribute: ATTRIBUTES };

/** There only what a Main Deck can have is declared as the name of a card in it. */
const isInMainDeck = ({ categories }) => !categories.some((one) => EXTRA.has(one));
const EXTRA = new Set(["fusion", "synchro", "xyz", "link", "token"]);

/** Where Pendulum Zones are among the Spell & Trap Zones. */
const PENDULUM = [0, 4];

/** A duel for which decks are laid out as they are, and the opening hands taken. */
export function dealt(room, rules, decks) {
  const cards = [
    ...new Map(
      decks.flatMap(({ main, extra }) => [...main, ...extra]).map((card) => [card.name.en, card]),
    ).values(),
  ];
  const duel = emptyDuel(room, rules, buildCatalogue(room.game, cards));
  // What is shuffled stays as it is.
  duel.scriptChance(null, (cards) => [...cards]);
  const numberOf = new Map(cards.map(({ name }, i) => [name.en, i + 1]));
  for (const player of [0, 1]) {
    const [main, extra] = [decks[player].main, decks[player].extra].map((part) =>
      part.map(({ name }) => numberOf.get(name.en)),
    );
    deal(room, duel, player, { main, extra });
  }
  return duel;
}

export class Ours {
  duel;
  chance = new Chance();
  #room;
  /** Counts what is used, where somebody asks. */
  #uses;

  constructor(room, duel, uses) {
    this.#room = room;
    this.duel = duel;
    this.#uses = uses;
    if (uses !== undefined) duel.trace = uses.trace;
    duel.scriptChance(
      (n) => this.chance.sideOf(n),
      (cards) => this.#shuffle(cards),
    );
  }

  /** Begins the first turn of a duel that was dealt. */
  begin() {
    this.#room.begin(this.duel);
    run(this.duel);
    this.ready();
  }

  /** Somebody is asked. */
  ready() {
    this.chance.agree();
    this.duel.state.startJournal();
    this.refresh();
  }

  /** The Tokens that the effects of each card Summon, by its name. */
  get tokens() {
    const found = new Map();
    const look = (name, node) => {
      if (node === null || typeof node !== "object") return;
      if (node.verb === "summon-token") found.set(name, [...(found.get(name) ?? []), node.token]);
      for (const below of Object.values(node)) look(name, below);
    };
    for (const { card, effects } of this.duel.catalogue.definitions)
      for (const { ir } of effects ?? []) look(card?.name.en, ir.resolution);
    return found;
  }

  #shuffle(cards) {
    if (cards.length === 0) return [];
    const names = this.chance.orderOf(
      holderOf(this.duel, cards[0]),
      cards.map((card) => this.nameOf(card)),
    );
    return this.#inOrder(cards, names);
  }

  /** Cards as their names lie. */
  #inOrder(cards, names) {
    const left = [...cards];
    return names.map(
      (name) =>
        left.splice(
          left.findIndex((card) => this.nameOf(card) === name),
          1,
        )[0],
    );
  }

  get #isRush() {
    return this.duel.game.id === "rush";
  }

  refresh() {
    this.open = decision(this.duel);
  }

  /** What takes back whatever happens from now on. */
  savepoint() {
    const { mark } = this.duel.state;
    const undo = [this.chance.savepoint(), this.#uses?.savepoint()];
    return () => {
      this.duel.state.undoTo(mark);
      for (const one of undo) one?.();
      this.refresh();
    };
  }

  answer(choice) {
    const { ok } = answer(this.duel, choice);
    if (!ok) throw new Error(`an option of "${this.open?.question}" was refused`);
    this.refresh();
  }

  /** A kind of question that both sides know. */
  get kind() {
    const { open } = this;
    if (open === null) return "over";
    if (MENUS.has(open.question)) return "menu";
    return WINDOWS.has(open.question) ? "window" : "inner";
  }

  nameOf(card) {
    return this.duel.definition(this.duel.state.get(CARD.def, card)).card.name.en;
  }

  placeOf(card) {
    const { state, game } = this.duel;
    const zone = game.zones[state.get(CARD.zone, card)].name;
    const slot = state.get(CARD.slot, card);
    if (zone === "pendulum")
      return { player: holderOf(this.duel, card), zone: "spell", slot: PENDULUM[slot] };
    if (zone === "material") {
      const host = state.get(CARD.host, card);
      return { player: holderOf(this.duel, host), zone, slot: state.get(CARD.slot, host) };
    }
    return { player: holderOf(this.duel, card), zone: ZONES[zone] ?? zone, slot };
  }

  key(card) {
    return cardKey(this.nameOf(card), this.placeOf(card));
  }

  /** Whether an option activates a card along with an effect of it. */
  isAlong(choice) {
    if (kindOf(choice) !== ACT.activate) return false;
    const { effects } = this.duel.definition(this.duel.state.get(CARD.def, firstOf(choice)));
    return effects[secondOf(choice)]?.activatedWith != null;
  }

  /** What an option means, in words that both sides share. */
  word(choice) {
    const afterBattle = this.#room.phases.main2 === undefined ? "end" : "m2";
    if (choice === PASS) return this.open.question === "battle" ? afterBattle : "pass";
    const kind = kindOf(choice);
    const card = firstOf(choice);
    switch (kind) {
      case ACT.phase:
        return card === this.#room.phases.battle ? "bp" : card === this.#room.phases.main2 ? "m2" : "end";
      case ACT.choose:
        return this.key(card);
      case ACT.number:
        if (this.open.question === "position")
          return card === FACE_DOWN_DEFENSE ? "down" : card === POSITION.attack ? "attack" : "defense";
        if (this.open.question.startsWith("choose zone") && card >= FIRST_PLACE)
          return `zone ${placeIn(choice)}`;
        return `number ${card}`;
      default:
        return WORDS[kind] === undefined ? `act ${kind}` : `${WORDS[kind]} ${this.key(card)}`;
    }
  }

  /** What may be declared, by its name. */
  get declarable() {
    const property = this.open.question.replace(/^choose /, "");
    const { definitions } = this.duel.catalogue;
    const nameOf = (n) =>
      property === "name"
        ? definitions.find((one) => one.id > 0 && one.name === n && isInMainDeck(one))?.card.name.en
        : DECLARABLE[property]?.[n - 1];
    return new Map(
      this.open.options.flatMap((choice) => {
        const name = kindOf(choice) === ACT.number ? nameOf(firstOf(choice)) : undefined;
        return name === undefined ? [] : [[name, choice]];
      }),
    );
  }

  /** Options by their words; a card with two effects has two of one word. */
  get words() {
    const found = new Map();
    for (const choice of this.open.options) {
      const word = this.word(choice);
      found.set(word, [...(found.get(word) ?? []), choice]);
    }
    return found;
  }

  /** What the attacker of such options may attack, by its words; "" the player. */
  targetsOf(choices) {
    return new Map(
      choices.map((choice) => [secondOf(choice) === 0 ? "" : this.key(secondOf(choice)), choice]),
    );
  }

  /** Whether the effects of the card of such words are negated. */
  isNegated(word) {
    const { duel } = this;
    for (let card = 1, n = duel.state.count(CARD); card < n; card++)
      if (duel.state.get(CARD.zone, card) !== 0 && word.endsWith(` ${this.key(card)}`))
        return isNegated(duel, card);
    return false;
  }

  /** The rules that stand against a player's using a card, by the words for it. */
  whyNot(player, word) {
    const { duel } = this;
    const [act, ...rest] = word.split(" ");
    const key = rest.join(" ");
    const kind = Number(Object.keys(WORDS).find((one) => WORDS[one] === act && Number(one) !== ACT.trigger));
    const said = new Set();
    for (let card = 1, n = duel.state.count(CARD); card < n; card++) {
      if (duel.state.get(CARD.zone, card) === 0 || this.key(card) !== key) continue;
      const { effects } = duel.definition(duel.state.get(CARD.def, card));
      const choices =
        kind === ACT.activate
          ? effects.map(({ index }) => (kind << 26) | (card << 13) | index)
          : [(kind << 26) | (card << 13)];
      for (const choice of choices)
        for (const { rule } of duel.rules.whyNot(duel, player, choice)) said.add(RULES[rule]?.id ?? "?");
    }
    return [...said].sort();
  }

  get turn() {
    return this.duel.state.read(NOW.turn);
  }

  get phase() {
    const { phases } = this.#room;
    const now = this.duel.state.read(NOW.phase);
    return Object.keys(phases).find((name) => phases[name] === now) ?? "";
  }

  get player() {
    return this.open?.player;
  }

  get isOver() {
    return this.open === null;
  }

  /** An effect whose text speaks of skipping it keeps the turn player from the Battle Phase. */
  get battleIsSkipped() {
    const by = battlePhaseForbiddenBy(this.duel, this.duel.state.read(NOW.turnPlayer));
    return by !== 0 && /\bskip/i.test(this.duel.definition(this.duel.state.get(CARD.def, by)).card.text);
  }

  /** A link of a chain resolves. */
  get isResolving() {
    return view(this.duel, null).links.some(({ state }) => state === "resolving");
  }

  /** The monster whose attack is going on. */
  get attacker() {
    return this.duel.state.read(BATTLE.attacker);
  }

  /** Where everything lies. */
  get state() {
    const now = view(this.duel, null);
    const waiting = now.links.filter(({ state }) => state === "waiting" || state === "resolving");
    const sides = [0, 1].map((player) => ({
      lp: now.lp[player],
      ...{
        deck: [],
        hand: [],
        grave: [],
        banished: [],
        extra: [],
        monsters: [],
        spells: [],
        fields: [],
        material: [],
      },
      summoning: [],
      /** The parts of a Maximum Monster that lie left and right of it. */
      beside: [],
    }));
    for (const { player, zone, cards } of now.piles)
      for (const card of cards) {
        const counters = card.counters.reduce((sum, { count }) => sum + count, 0);
        const down = card.face === "down";
        const told = { name: card.name, slot: card.slot, down, counters };
        const side = sides[player];
        if (zone === "monster")
          side.monsters.push({ ...told, pos: card.position ?? "attack", atk: card.atk, def: card.def ?? 0 });
        else if (zone === "spell") side.spells.push(told);
        else if (zone === "pendulum") side.spells.push({ ...told, slot: PENDULUM[card.slot] });
        else if (zone === "field") side.fields.push(told);
        else if (zone === "summoning") side.summoning.push(card.name);
        else if (zone === "material") {
          // On the side of the monster that it lies under.
          const lying = sides[this.#isRush ? player : holderOf(this.duel, card.host)];
          lying[this.#isRush ? "beside" : "material"].push(card.name);
        } else side[ZONES[zone] ?? zone]?.push(card.name);
      }
    // A Summon or Flip Summon that may still be negated.
    const attempt = this.duel.state.read(NOW.attempt) !== ATTEMPT.none;
    const isResolving = waiting.some(({ state }) => state === "resolving");
    return { sides, attempt, isResolving, links: waiting.map(({ card }) => this.nameOf(card)) };
  }

  /** Lays the cards of a player's field into the zones that they have there: which of the free ones it is is a free choice. */
  placeAs(player, there) {
    const { state, game } = this.duel;
    const here = this.state.sides[player];
    const told = ({ slot: _, atk: _a, def: _d, ...one }) => JSON.stringify(one);
    const allTold = (list) => list.map(told).sort().join();
    const without = (list, others) =>
      list.filter((one) => !others.some((other) => other.slot === one.slot && told(other) === told(one)));
    for (const [row, zone] of [
      ["monsters", "monster"],
      ["spells", "spell"],
    ]) {
      if (allTold(here[row]) !== allTold(there[row])) continue;
      const elsewhere = without(here[row], there[row]);
      const left = without(there[row], here[row]);
      const at = game.zones.findIndex(({ name }) => name === zone);
      for (const card of this.#pile(player, at)) {
        const own = elsewhere.find(({ slot }) => slot === state.get(CARD.slot, card));
        if (own === undefined) continue;
        const [place] = left.splice(
          left.findIndex((one) => told(one) === told(own)),
          1,
        );
        state.set(CARD.slot, card, place.slot);
      }
    }
    state.write(NOW.unsettled, 1);
    this.refresh();
  }

  #pile(player, zone) {
    const { state } = this.duel;
    const cards = [];
    for (let card = state.get(PILE.head, pileOf(player, zone)); card !== 0; card = state.get(CARD.next, card))
      cards.push(card);
    return cards;
  }

  /** Puts a Deck into an order, by the names of its cards from the top. */
  orderDeck(player, names) {
    const { state } = this.duel;
    const pile = pileOf(player, this.duel.game.zone.deck);
    const ordered = this.#inOrder(this.#pile(player, this.duel.game.zone.deck), names);
    for (const [i, card] of ordered.entries()) {
      state.set(CARD.previous, card, ordered[i - 1] ?? 0);
      state.set(CARD.next, card, ordered[i + 1] ?? 0);
    }
    state.set(PILE.head, pile, ordered[0] ?? 0);
    state.set(PILE.tail, pile, ordered.at(-1) ?? 0);
  }
}
