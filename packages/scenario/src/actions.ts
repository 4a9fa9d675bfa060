import { ATTRIBUTES, CARD_TYPES, lookup, OCG_TYPES } from "@chainwright/card-ir";
import { type Decision, decision, type Room } from "@chainwright/engine";
import { FACE_DOWN_DEFENSE, FIRST_PLACE } from "@chainwright/engine/applying";
import { type Duel, holderOf } from "@chainwright/engine/board";
import { eachRecord, linkCount, targetsOf } from "@chainwright/engine/history";
import {
  ACT,
  type Action,
  action,
  CARD,
  type CardId,
  COIN,
  LINKS,
  type LinkId,
  NO_LINK,
  PASS,
  type Player,
  POSITION,
} from "@chainwright/engine/state";
import { TOLD_PLACES } from "@chainwright/ocg";
import { playerOf, type SeatName } from "./seats.ts";
import type { ActSource } from "./source.ts";

/**
 * A card as a file names it: "Dandylion", "B's Dandylion", "Dandylion#2" (the second copy, in order of the file). After a
 * space the number belongs to the name: "Sasuke Samurai #4".
 */
export interface CardReference {
  readonly name: string;
  readonly seat?: SeatName;
  readonly copy?: number;
}

export function parseReference(text: string): CardReference {
  const found = /^(?:([AB])'s )?(.*?)(?:(?<! )#(\d+))?$/.exec(text.trim());
  const [, seat, name, copy] = found ?? [];
  return {
    name: name ?? text,
    ...(seat === "A" || seat === "B" ? { seat } : {}),
    ...(copy ? { copy: Number(copy) } : {}),
  };
}

/** All cards of the duel that a reference can mean, in the order in which they were set up. */
export function cardsNamed(duel: Duel, reference: CardReference): CardId[] {
  const { state } = duel;
  const wanted = reference.name.toLowerCase();
  const found: CardId[] = [];
  for (let id = 1, n = state.count(CARD); id < n; id++) {
    const card = id as CardId;
    const { name } = duel.definition(state.get(CARD.def, card)).card;
    if (!Object.values(name).some((one) => one.toLowerCase() === wanted)) continue;
    if (reference.seat && holderOf(duel, card) !== playerOf(reference.seat)) continue;
    found.push(card);
  }
  if (reference.copy === undefined) return found;
  const one = found[reference.copy - 1];
  return one === undefined ? [] : [one];
}

/** Every action that the words of a play can mean, whether legal now or not; the likeliest first. */
export function meanings(duel: Duel, room: Room, player: Player, act: ActSource): Action[] {
  const own = (text: string): CardId[] => {
    const cards = cardsNamed(duel, parseReference(text));
    return [
      ...cards.filter((card) => holderOf(duel, card) === player),
      ...cards.filter((card) => holderOf(duel, card) !== player),
    ];
  };
  const activated = act.activate ?? act.trigger ?? act.process;
  if (activated !== undefined) {
    const kind =
      act.trigger !== undefined ? ACT.trigger : act.process !== undefined ? ACT.process : ACT.activate;
    return own(activated).flatMap((card) => {
      const { effects } = duel.definition(duel.state.get(CARD.def, card));
      // A card without effects can be asked about, too.
      if (effects.length === 0) return [action(kind, card, 0)];
      const wanted =
        act.effect === undefined
          ? effects
          : effects.filter((effect) => effect.index === (act.effect ?? 0) - 1);
      // To activate a trigger is to put it on the chain.
      const triggers =
        kind !== ACT.activate ? [] : wanted.filter(({ kind }) => kind === "trigger" || kind === "flip");
      return [
        ...wanted.map((effect) => action(kind, card, effect.index)),
        ...triggers.map((effect) => action(ACT.trigger, card, effect.index)),
      ];
    });
  }
  for (const [word, kind] of [
    [act.cast, ACT.cast],
    [act.charge, ACT.charge],
    [act.block, ACT.block],
    [act.invade, ACT.invade],
  ] as const)
    if (word !== undefined) return own(word).map((card) => action(kind, card));
  // A Strike Back has the shield that is discarded for it as well.
  if (act.strike !== undefined) {
    const shields = act.on === undefined ? [0] : cardsNamed(duel, parseReference(act.on));
    return own(act.strike).flatMap((card) => shields.map((shield) => action(ACT.strike, card, shield)));
  }
  if (act.summon !== undefined) {
    // As its Level asks for, or in another way of its text, counted from 1.
    return own(act.summon).flatMap((card) => {
      const { normalSummons } = duel.definition(duel.state.get(CARD.def, card));
      const ways = act.way === undefined ? [0, ...normalSummons.map((_, i) => i + 1)] : [act.way];
      return ways.map((way) => action(ACT.summon, card, way));
    });
  }
  if (act.special !== undefined) {
    // By its kind, or by one of the procedures of its text, which are numbered from 1.
    return own(act.special).flatMap((card) => {
      const { effects } = duel.definition(duel.state.get(CARD.def, card));
      const procedures = effects.flatMap(({ kind, index }) => (kind === "procedure" ? [index + 1] : []));
      return [0, ...procedures].map((by) => action(ACT.special, card, by));
    });
  }
  if (act.set !== undefined) {
    // Of a monster, `way` 1 is among the Spells and Traps, as its text lets it; from 2 on in another way of its text.
    const { way = 0 } = act;
    return own(act.set).map((card) => action(ACT.set, card, way));
  }
  if (act.turn !== undefined) return own(act.turn).map((card) => action(ACT.changePosition, card));
  if (act.attack !== undefined) {
    const targets = act.on === undefined ? [0] : cardsNamed(duel, parseReference(act.on));
    return own(act.attack).flatMap((attacker) =>
      targets.map((target) => action(ACT.attack, attacker, target)),
    );
  }
  if (act.phase !== undefined) {
    const phase = lookup(room.phases, act.phase);
    if (phase === undefined) return [];
    // Where nothing is answered, to pass leads to the next phase; in a window it does not.
    const open = decision(duel);
    return [action(ACT.phase, phase), ...(open !== null && canDecline(open) ? [] : [PASS])];
  }
  return [];
}

const PICKS: readonly string[] = ["discard", "banish", "tribute", "target", "choose", "zone"];
/** What says when, and not what. */
const WHEN: readonly string[] = ["at", "until", "player"];

/** The picks that a play names for the choices that follow it, in the order of the file. */
export const picksOf = (act: ActSource): string[] =>
  Object.entries(act).flatMap(([key, value]) => (PICKS.includes(key) ? (value as string | string[]) : []));

/** Whether a play says nothing but what is picked. */
export const onlyPicks = (act: ActSource): boolean =>
  Object.keys(act).every((key) => PICKS.includes(key) || WHEN.includes(key));

const LEVELS: readonly number[] = Array.from({ length: 12 }, (_, i) => i + 1);

/** A battle position: a number, which would mean "yes" where no position is asked for. */
const POSITIONS: Readonly<Record<string, Action>> = {
  attack: action(ACT.number, POSITION.attack),
  defense: action(ACT.number, POSITION.defense),
  "face-down-defense": action(ACT.number, FACE_DOWN_DEFENSE),
};

const WORDS: Readonly<Record<string, Action>> = {
  ...Object.fromEntries([...TOLD_PLACES].map(([i, place]) => [place, action(ACT.number, FIRST_PLACE + i)])),
  yes: action(ACT.number, 1),
  heads: action(ACT.number, COIN.heads),
  tails: action(ACT.number, COIN.tails),
  first: action(ACT.number, 1),
  second: action(ACT.number, 2),
  third: action(ACT.number, 3),
  no: PASS,
  done: PASS,
  ...Object.fromEntries(OCG_TYPES.map((type, i) => [type, action(ACT.number, i + 1)])),
  ...Object.fromEntries(ATTRIBUTES.map((attribute, i) => [attribute, action(ACT.number, i + 1)])),
  ...Object.fromEntries(CARD_TYPES.map((type, i) => [type, action(ACT.number, i + 1)])),
  ...Object.fromEntries(LEVELS.map((level) => [`level-${level}`, action(ACT.number, level)])),
};

/** Picks that are no cards. */
export const isWord = (pick: string): boolean => Object.hasOwn(WORDS, pick) || Object.hasOwn(POSITIONS, pick);

/** A word or a card that a pick can mean. */
function wordOrCards(duel: Duel, pick: string): Action[] {
  const word = lookup(WORDS, pick);
  const cards = cardsNamed(duel, parseReference(pick)).map((card) => action(ACT.choose, card));
  return word === undefined ? cards : [word, ...cards];
}

/** The name of a card, to be declared: a number, which could mean anything where no name is asked for. */
const namesMeant = (duel: Duel, pick: string): Action[] =>
  duel.catalogue.definitions
    .filter(({ card }) => card.name.en === pick)
    .map(({ name }) => action(ACT.number, name));

/** Every answer to what is asked that a pick can mean, whether legal now or not. */
export function pickMeanings(duel: Duel, asked: Decision | null, pick: string): Action[] {
  const position = lookup(POSITIONS, pick);
  if (position !== undefined) return asked?.question === "position" ? [position] : [];
  const meanings = wordOrCards(duel, pick);
  return asked?.question === "choose name" ? [...meanings, ...namesMeant(duel, pick)] : meanings;
}

/** The option that a pick means, or undefined. */
export const optionFor = (duel: Duel, asked: Decision, pick: string): Action | undefined =>
  pickMeanings(duel, asked, pick).find((one) => asked.options.includes(one));

/** Questions in which a player may decline without giving up their turn or phase. */
const WINDOWS = new Set([
  "respond",
  "end of phase",
  "trigger",
  "may",
  "begin",
  "choose to use",
  "trap",
  "charge",
  "block",
  "shield trigger",
  "ninja strike",
  "invasion",
  "replacement",
]);

/** Whether the question may be passed over when the file has nothing for it. */
export const canDecline = (asked: Decision): boolean =>
  WINDOWS.has(asked.question) && asked.options.includes(PASS);

/** Questions about which of several things comes first: where a file says nothing, in any order. */
const isOrder = (asked: Decision): boolean => asked.question === "trigger" || asked.question === "forced";

/** Whether a player acts of their own accord: nothing waits that is answered, ordered or chosen first. */
export const isOpen = (asked: Decision): boolean => !canDecline(asked) && !isChoice(asked) && !isOrder(asked);

/** Questions that follow from a play and take its picks. */
export const isChoice = (asked: Decision): boolean =>
  asked.question.startsWith("choose") ||
  ["tribute", "position", "may", "call", "hand limit", "mana"].includes(asked.question);

/** Whether a pick names a card that the player's newest link has targeted, as where the text itself says which. */
export function isSettled(duel: Duel, player: Player, pick: string): boolean {
  const newest = linkCount(duel) as LinkId;
  if (newest === NO_LINK || duel.state.get(LINKS.player, newest) !== player) return false;
  const cards = cardsNamed(duel, parseReference(pick));
  return targetsOf(duel, newest).some(({ slot }) => {
    let settled = false;
    eachRecord(duel, newest, slot, (_, card) => {
      settled ||= cards.includes(card);
    });
    return settled;
  });
}
