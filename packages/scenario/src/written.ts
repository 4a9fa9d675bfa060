import type { Room } from "@chainwright/engine";
import type { Duel } from "@chainwright/engine/board";
import {
  ACT,
  type Action,
  CARD,
  type CardId,
  firstOf,
  kindOf,
  type Player,
  secondOf,
} from "@chainwright/engine/state";

import { cardsNamed, meanings, parseReference } from "./actions.ts";
import { SEATS } from "./seats.ts";
import type { ActSource } from "./source.ts";

/** The keys of plays that name the card with which something is done. */
const KEY_OF: ReadonlyMap<number, keyof ActSource> = new Map([
  [ACT.activate, "activate"],
  [ACT.trigger, "trigger"],
  [ACT.process, "process"],
  [ACT.cast, "cast"],
  [ACT.charge, "charge"],
  [ACT.block, "block"],
  [ACT.invade, "invade"],
  [ACT.strike, "strike"],
  [ACT.summon, "summon"],
  [ACT.special, "special"],
  [ACT.set, "set"],
  [ACT.changePosition, "turn"],
  [ACT.attack, "attack"],
]);

/** Actions with a second card. */
const ON: ReadonlySet<number> = new Set([ACT.attack, ACT.strike]);

/** How a file writes down what a player does; undefined for what has no word there. */
export function written(duel: Duel, room: Room, player: Player, act: Action): ActSource | undefined {
  const key = KEY_OF.get(kindOf(act));
  if (key === undefined) return undefined;
  const second = secondOf(act);
  const on = ON.has(kindOf(act)) && second !== 0 ? namesOf(duel, second as CardId) : [undefined];
  const ways = namesOf(duel, firstOf(act) as CardId).flatMap((name) =>
    on.flatMap((other) =>
      [{}, { effect: second + 1 }, { way: second }].map((more): ActSource => {
        return { [key]: name, ...(other === undefined ? {} : { on: other }), ...more };
      }),
    ),
  );
  const meant = ways.map((way) =>
    meanings(duel, room, player, way).filter((one) => kindOf(one) === kindOf(act)),
  );
  const only = meant.findIndex((acts) => acts.length === 1 && acts[0] === act);
  // What a text lets a monster do has no number of its own: the first that is legal is meant.
  return ways[only >= 0 ? only : meant.findIndex((acts) => acts.includes(act))];
}

/** How a file names a card so that no other one is meant. */
export const referenceTo = (duel: Duel, card: CardId): string =>
  namesOf(duel, card).find((name) => cardsNamed(duel, parseReference(name)).length === 1) ?? "";

/** The ways to name a card, the shortest first. */
function namesOf(duel: Duel, card: CardId): string[] {
  const { en } = duel.definition(duel.state.get(CARD.def, card)).card.name;
  return [en, ...SEATS.map((seat) => `${seat}'s ${en}`)].flatMap((name) => {
    const copies = cardsNamed(duel, parseReference(name));
    const at = copies.indexOf(card);
    if (at < 0) return [];
    return at === 0 ? [name, `${name}#1`] : [`${name}#${at + 1}`];
  });
}
