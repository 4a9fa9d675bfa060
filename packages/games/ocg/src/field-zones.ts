import { CARD, type CardId, type Duel, eachInPile, FACE, opponentOf, type Player } from "@chainwright/engine";
import { ocgRules } from "./policy.ts";
import { ZONE } from "./zones.ts";

/** The five Main Monster Zones, and behind them the two Extra Monster Zones, from their player's left. */
const MAIN = 0b11111;
const EXTRA_LEFT = 5;
export const EXTRA_RIGHT = 6;

const NOBODY_LEAVES: readonly CardId[] = [];

/** Zones as squares, seen by player 0: row 0 their Main Monster Zones, row 1 the Extra ones, row 2 the opponent's. */
export function squareOf(player: Player, slot: number): readonly [x: number, y: number] {
  const own: readonly [number, number] = slot <= 4 ? [slot, 0] : [slot === EXTRA_LEFT ? 1 : 3, 1];
  return player === 0 ? own : [4 - own[0], 2 - own[1]];
}

/** Where each arrow leads, as its owner sees it; the bits of `Definition.arrows` in their order. */
const ARROWS = [
  [-1, 1],
  [0, 1],
  [1, 1],
  [-1, 0],
  [1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
] as const;

/** The player's zones to which a face-up Link Monster points, as a mask. */
function linkedSlots(duel: Duel, player: Player, leaving: readonly CardId[] = NOBODY_LEAVES): number {
  const { state } = duel;
  let mask = 0;
  for (const owner of [0, 1] as const) {
    eachInPile(duel, owner, ZONE.monster, (card) => {
      const { arrows } = duel.definition(state.get(CARD.def, card));
      if (arrows === 0 || state.get(CARD.face, card) !== FACE.up || leaving.includes(card)) return;
      const [x, y] = squareOf(owner, state.get(CARD.slot, card));
      const ahead = owner === 0 ? 1 : -1;
      for (const [i, [dx, dy]] of ARROWS.entries()) {
        if ((arrows & (1 << i)) === 0) continue;
        for (let slot = 0; slot <= EXTRA_RIGHT; slot++) {
          const [sx, sy] = squareOf(player, slot);
          if (sx === x + dx * ahead && sy === y + dy * ahead) mask |= 1 << slot;
        }
      }
    });
  }
  return mask;
}

/** The player's Monster Zones with a monster in them, as a mask. */
export function occupied(duel: Duel, player: Player, leaving: readonly CardId[] = NOBODY_LEAVES): number {
  let mask = 0;
  eachInPile(duel, player, ZONE.monster, (card) => {
    if (!leaving.includes(card)) mask |= 1 << duel.state.get(CARD.slot, card);
  });
  return mask;
}

/**
 * The Monster Zones to which a monster could be Summoned from where it is, as a mask; without the monsters that
 * leave for it.
 */
export function summonSlots(
  duel: Duel,
  player: Player,
  card: CardId,
  leaving: readonly CardId[] = NOBODY_LEAVES,
): number {
  const { state } = duel;
  const taken = occupied(duel, player, leaving);
  const main = MAIN & ~taken;
  const { extraMonsterZones, linkedZoneNeeded } = ocgRules(duel);
  if (!extraMonsterZones || state.get(CARD.zone, card) !== ZONE.extra) return main;
  const definition = duel.definition(state.get(CARD.def, card));
  const needsLink =
    linkedZoneNeeded === "all" ||
    (linkedZoneNeeded === "link and pendulum" &&
      (definition.rating > 0 || state.get(CARD.face, card) === FACE.up));
  return (
    (needsLink ? main & linkedSlots(duel, player, leaving) : main) | extraSlots(duel, player, leaving, taken)
  );
}

/** The Extra Monster Zones that are free for a player, who may use one of the two. */
function extraSlots(duel: Duel, player: Player, leaving: readonly CardId[], taken: number): number {
  if ((taken & ~MAIN) !== 0) return 0;
  const theirs = occupied(duel, opponentOf(player), leaving);
  let mask = 0;
  if ((theirs & (1 << EXTRA_RIGHT)) === 0) mask |= 1 << EXTRA_LEFT;
  if ((theirs & (1 << EXTRA_LEFT)) === 0) mask |= 1 << EXTRA_RIGHT;
  return mask;
}

/** The rules by which a monster from the Extra Deck may come to the first of these zones. */
export function rulesOfZone(duel: Duel, player: Player, card: CardId, slots: number): readonly number[] {
  const { law, extraMonsterZones } = ocgRules(duel);
  if (!extraMonsterZones || duel.state.get(CARD.zone, card) !== ZONE.extra) return [];
  const slot = slots & -slots;
  if ((slot & ~MAIN) !== 0) return law.extraMonsterZone;
  return (slot & linkedSlots(duel, player)) === 0 ? [] : law.linkedZone;
}

/** Whether it makes a difference which of several zones a monster goes to; where it points, it does. */
export function zoneMatters(duel: Duel, player: Player, card: CardId, slots: number): boolean {
  if ((slots & (slots - 1)) === 0) return false;
  if (duel.definition(duel.state.get(CARD.def, card)).arrows !== 0) return true;
  if ((slots & ~MAIN) !== 0) return true;
  const linked = slots & linkedSlots(duel, player);
  return linked !== 0 && linked !== slots;
}
