// A position of ours as the other engine takes it.
import { view } from "@chainwright/engine";

/** Main Phase 1 of the player who begins there: what is so before is not compared. */
export const FLAGS = ["MR5", "ATTACK_FIRST_TURN"];

/** Their numbers of the Pendulum Zones, and of a card that lies face-up. */
const [PENDULUM, UP] = [0x200, 5];

/** Where everything lies, by the codes of the cards. */
export function positionOf(duel, codeOf) {
  const { piles, lp } = view(duel, null);
  const players = lp.map((points) => ({
    ...{ lp: points, monsters: [], spells: [] },
    ...{ hand: [], deck: [], grave: [], banished: [], extra: [] },
  }));
  const scales = [];
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
      if (zone === "monster")
        side.monsters.push({
          ...told,
          pos: down ? "set" : card.position,
          materials: under.get(card.id) ?? [],
        });
      else if (zone === "spell") side.spells.push({ ...told, set: down });
      else if (zone === "field") side.field = { card: code, set: down };
      else if (zone === "pendulum")
        scales.push(`Debug.AddCard(${[code, player, player, PENDULUM, card.slot, UP]})`);
      else if (zone === "graveyard") side.grave.unshift(code);
      else if (zone === "extra") side.extra.push(down ? code : { card: code, pos: "faceup" });
      else side[zone]?.push(code);
    }
  return { lua: scales.join("\n"), players: { A: players[0], B: players[1] } };
}
