import { type Duel, type Player, type SeenCard, type View, view } from "@chainwright/engine";
import { SEATS, seatOf } from "./position.ts";
import type { Board, BoardCard, BoardPlayer } from "./report.ts";

function boardCard(card: SeenCard, under: readonly string[]): BoardCard {
  const onField = card.position !== null;
  return {
    id: card.id,
    card: card.name ?? "",
    face: card.face,
    ...(card.position === null ? {} : { position: card.position, slot: card.slot }),
    ...(onField && card.atk !== null ? { atk: card.atk } : {}),
    ...(onField && card.def !== null ? { def: card.def } : {}),
    ...(card.counters > 0 ? { counters: card.counters } : {}),
    ...(card.negated ? { negated: true as const } : {}),
    ...(under.length > 0 ? { under } : {}),
  };
}

function boardPlayer(seen: View, player: number): BoardPlayer {
  const zones: Record<string, BoardCard[]> = {};
  const materials = seen.piles.filter((pile) => pile.zone === "material").flatMap((pile) => pile.cards);
  for (const pile of seen.piles) {
    if (pile.player !== player || pile.zone === "material") continue;
    zones[pile.zone] = pile.cards.map((card) =>
      boardCard(
        card,
        materials.filter((material) => material.host === card.id).map((material) => material.name ?? ""),
      ),
    );
  }
  return { lp: seen.lp[player as 0 | 1], zones };
}

/** The table as a player sees it, or a judge, who sees everything. Names that are not known are empty. */
export function boardOf(
  duel: Duel,
  phaseName: (phase: number) => string,
  viewer: Player | null = null,
): Board {
  const seen = view(duel, viewer);
  const names = new Map(seen.piles.flatMap((pile) => pile.cards).map((card) => [card.id, card.name ?? ""]));
  return {
    turn: seen.turn,
    phase: phaseName(seen.phase),
    turnPlayer: seatOf(seen.turnPlayer),
    players: {
      [SEATS[0]]: boardPlayer(seen, 0),
      [SEATS[1]]: boardPlayer(seen, 1),
    },
    chain: seen.links.map((link) => ({
      link: link.link,
      id: link.card,
      card: names.get(link.card) ?? "",
      player: seatOf(link.player),
      speed: link.speed,
      targets: link.targets.map((target) => names.get(target) ?? ""),
      state: link.state,
    })),
  };
}
