import { statOf } from "../applying/stats.ts";
import type { Duel } from "../board/duel.ts";
import { holderOf, pileOf } from "../board/zone-contents.ts";
import { linkCount } from "../history/chain-links.ts";
import {
  CARD,
  type CardId,
  FRAME,
  LINKS,
  type LinkId,
  NO_CARD,
  NOW,
  PENDING_TRIGGERS,
  PILE,
  PLAYER,
  type ZoneId,
} from "../state/schema.ts";
import { FACE, type Player, POSITION, STAT, WIN } from "../state/vocabulary.ts";

/** A place for one card: how many its zone has, and what no two cards share. */
export interface Square {
  readonly places: number;
  readonly key: string;
}

const ownSquare = (duel: Duel, card: CardId): Square => {
  const { state, game } = duel;
  const zone = state.get(CARD.zone, card);
  return {
    places: game.zones[zone]?.slots ?? 0,
    key: `slot ${state.get(CARD.slot, card)} of player ${state.get(CARD.controller, card)}'s ${game.zones[zone]?.name}`,
  };
};

/**
 * Everything that must be so in any game whenever somebody is asked. Returns what is not, in words; an empty list is good.
 * A game whose players share places says where they are.
 */
export function broken(duel: Duel, squareOf: (duel: Duel, card: CardId) => Square = ownSquare): string[] {
  const wrong: string[] = [];
  piles(duel, wrong);
  cards(duel, wrong);
  squares(duel, squareOf, wrong);
  table(duel, wrong);
  return wrong;
}

function piles(duel: Duel, wrong: string[]): void {
  const { state, game } = duel;
  const cards = state.count(CARD);
  const seen = new Uint8Array(cards);
  for (const player of [0, 1] as const) {
    for (let zone = 1; zone < game.zones.length; zone++) {
      const pile = pileOf(player, zone as ZoneId);
      const where = `player ${player}'s ${game.zones[zone]?.name}`;
      let before = NO_CARD;
      let count = 0;
      for (let card = state.get(PILE.head, pile); card !== NO_CARD; card = state.get(CARD.next, card)) {
        if (seen[card] !== 0) {
          wrong.push(`card ${card} lies twice, again in ${where}`);
          return;
        }
        seen[card] = 1;
        count++;
        if (state.get(CARD.previous, card) !== before)
          wrong.push(`card ${card} in ${where}: link back is wrong`);
        if (state.get(CARD.zone, card) !== zone)
          wrong.push(`card ${card} lies in ${where} but thinks otherwise`);
        if (holderOf(duel, card) !== player)
          wrong.push(`card ${card} lies in ${where} but belongs elsewhere`);
        before = card;
      }
      if (state.get(PILE.tail, pile) !== before) wrong.push(`${where}: tail is not the last card`);
      if (state.get(PILE.count, pile) !== count) {
        wrong.push(`${where}: ${count} cards, ${state.get(PILE.count, pile)} counted`);
      }
    }
  }
  for (let card = 1; card < cards; card++) {
    const zone = state.get(CARD.zone, card as CardId);
    if ((zone !== 0) !== (seen[card] === 1)) wrong.push(`card ${card} of zone ${zone} is not in its pile`);
  }
}

function cards(duel: Duel, wrong: string[]): void {
  const { state, game } = duel;
  const stamps = new Set<number>();
  for (let card = 1 as CardId, n = state.count(CARD); card < n; card++) {
    const zone = state.get(CARD.zone, card);
    const info = game.zones[zone];
    const [owner, controller] = [state.get(CARD.owner, card), state.get(CARD.controller, card)];
    if (owner >>> 1 !== 0) wrong.push(`card ${card}: owner ${owner}`);
    if (controller >>> 1 !== 0) wrong.push(`card ${card}: controller ${controller}`);
    if (info === undefined) wrong.push(`card ${card}: no zone ${zone}`);
    if (state.get(CARD.def, card) <= 0) wrong.push(`card ${card} has no definition`);
    if (zone === 0) continue;
    if (!info?.field && owner !== controller) wrong.push(`card ${card}: controlled by another off the field`);
    const face = state.get(CARD.face, card);
    if (face !== FACE.up && face !== FACE.down) wrong.push(`card ${card}: face ${face}`);
    if (info?.seen === "all" && face !== FACE.up && zone !== duel.game.zone.banished)
      wrong.push(`card ${card}: face-down in ${info.name}`);
    const stamp = state.get(CARD.stamp, card);
    if (stamp < 1 || stamp > state.read(NOW.stamp)) wrong.push(`card ${card}: stamp ${stamp}`);
    if (stamps.has(stamp)) wrong.push(`card ${card}: stamp ${stamp} is taken`);
    stamps.add(stamp);
    if (!info?.field) continue;
    const position = state.get(CARD.position, card);
    const hasPosition = position === POSITION.attack || position === POSITION.defense;
    if (hasPosition !== (info.positions === true))
      wrong.push(`card ${card}: position ${position} in ${info.name}`);
    if (face === FACE.down && position === POSITION.attack)
      wrong.push(`card ${card}: face-down in Attack Position`);
    if (zone !== game.zone.summon) continue;
    const stats = [STAT.atk, STAT.def, STAT.power].map((stat) => statOf(duel, card, stat));
    if (!stats.every(Number.isInteger)) wrong.push(`card ${card}: a stat is no number: ${stats.join(", ")}`);
  }
}

function squares(duel: Duel, squareOf: (duel: Duel, card: CardId) => Square, wrong: string[]): void {
  const { state } = duel;
  const taken = new Map<string, CardId>();
  for (let card = 1 as CardId, n = state.count(CARD); card < n; card++) {
    const { places, key } = squareOf(duel, card);
    if (places === 0) continue;
    const slot = state.get(CARD.slot, card);
    if (slot < 0 || slot >= places) wrong.push(`card ${card}: slot ${slot} of ${places}`);
    const other = taken.get(key);
    if (other !== undefined) wrong.push(`cards ${other} and ${card} share ${key}`);
    taken.set(key, card);
  }
}

function table(duel: Duel, wrong: string[]): void {
  const { state } = duel;
  for (const player of [0, 1] as readonly Player[]) {
    const lp = state.get(PLAYER.lp, player);
    if (lp < 0) wrong.push(`player ${player} has ${lp} LP`);
  }
  for (let link = 1; link <= linkCount(duel); link++) {
    const card = state.get(LINKS.card, link as LinkId);
    if (card === NO_CARD || card >= state.count(CARD)) wrong.push(`link ${link}: no card ${card}`);
  }
  const asked = state.read(NOW.question) > 0;
  if (asked && state.read(NOW.askedFrame) >= state.count(FRAME)) wrong.push("the asking frame is gone");
  if (asked && state.read(NOW.result) !== WIN.none) wrong.push("somebody is asked after the end");
}

/** Of games with Life Points: who has none has lost. */
export function noLifePoints({ state }: Duel, wrong: string[]): void {
  for (const player of [0, 1] as const)
    if (state.get(PLAYER.lp, player) === 0 && state.read(NOW.result) === WIN.none)
      wrong.push(`player ${player} has no LP and has not lost`);
}

/** What must be so in an open state, when nothing waits or resolves. */
export function leftovers(duel: Duel): string[] {
  const wrong: string[] = [];
  if (linkCount(duel) > 0) wrong.push(`${linkCount(duel)} links are left`);
  if (duel.state.count(PENDING_TRIGGERS) > 0) wrong.push("triggers still wait");
  return wrong;
}
