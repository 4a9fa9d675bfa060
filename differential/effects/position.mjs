// A position of ours as the other engine takes it.

import { view } from "@chainwright/engine";
import { CARD, FACE, WAY } from "@chainwright/engine/state";
import { ZONE } from "@chainwright/ocg";

/** Main Phase 1 of the player who begins there: what is so before is not compared. */
export const FLAGS = ["MR5", "ATTACK_FIRST_TURN"];

/** Their numbers of Monster Zones, of Pendulum Zones, and of a card that lies face-up. */
const [MONSTERS, PENDULUM, UP] = [0x4, 0x200, 5];

/** Their numbers of the ways to Summon, the most narrow ones first. */
const WAYS = [
  [WAY.fusion, 0x43000000],
  [WAY.ritual, 0x45000000],
  [WAY.synchro, 0x46000000],
  [WAY.xyz, 0x49000000],
  [WAY.link, 0x4c000000],
  [WAY.special, 0x40000000],
  [WAY.tribute, 0x11000000],
  [WAY.normal, 0x10000000],
];
/** Their numbers of the places from which monsters come. */
const FROM = { [ZONE.deck]: 0x1, [ZONE.hand]: 0x2, [ZONE.graveyard]: 0x10, [ZONE.extra]: 0x40 };

/** Says of monsters that lie face-up how they were Summoned, where a position does not: as chance has it. */
export function summon(duel, below) {
  const { state } = duel;
  for (let card = 1, n = state.count(CARD); card < n; card++) {
    if (state.get(CARD.zone, card) !== ZONE.monster || state.get(CARD.face, card) !== FACE.up) continue;
    const way = state.get(CARD.way, card);
    if ((way & ~WAY.proper) !== 0) continue;
    const { card: told, level } = duel.definition(state.get(CARD.def, card));
    const isNormal = told.facts.categories.includes("ritual") ? false : below(2) === 0;
    const tributed = level > 4 ? WAY.tribute : 0;
    state.set(CARD.way, card, way | (isNormal ? WAY.normal | tributed : WAY.special));
    state.set(CARD.from, card, isNormal ? ZONE.hand : [ZONE.hand, ZONE.deck, ZONE.graveyard][below(3)]);
  }
}

/** Where everything lies, by the codes of the cards. */
export function positionOf(duel, codeOf) {
  const { piles, lp } = view(duel, null);
  const players = lp.map((points) => ({
    ...{ lp: points, monsters: [], spells: [] },
    ...{ hand: [], deck: [], grave: [], banished: [], extra: [] },
  }));
  const further = [];
  const under = new Map();
  for (const { zone, cards } of piles)
    if (zone === "material")
      for (const card of cards) under.set(card.host, [...(under.get(card.host) ?? []), codeOf(card.name)]);
  for (const { player, zone, cards } of piles)
    for (const card of cards) {
      const side = players[player];
      const code = codeOf(card.name);
      const down = card.face === "down";
      const told = { card: code, zone: card.slot };
      if (zone === "monster") {
        side.monsters.push({
          ...told,
          pos: down ? "set" : card.position,
          materials: under.get(card.id) ?? [],
        });
        const way = duel.state.get(CARD.way, card.id);
        const type = WAYS.find(([bit]) => (way & bit) !== 0)?.[1];
        const at = `Duel.GetFieldCard(${[player, MONSTERS, card.slot]})`;
        if (type !== undefined)
          further.push(`Debug.PreSummon(${[at, type, FROM[duel.state.get(CARD.from, card.id)] ?? 0]})`);
      } else if (zone === "spell") side.spells.push({ ...told, set: down });
      else if (zone === "field") side.field = { card: code, set: down };
      else if (zone === "pendulum")
        further.push(`Debug.AddCard(${[code, player, player, PENDULUM, card.slot, UP]})`);
      else if (zone === "graveyard") side.grave.unshift(code);
      else if (zone === "extra") side.extra.push(down ? code : { card: code, pos: "faceup" });
      else side[zone]?.push(code);
    }
  return { lua: further.join("\n"), players: { A: players[0], B: players[1] } };
}
