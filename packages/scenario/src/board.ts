import { type SeenCard, type View, view } from "@chainwright/engine";
import { closedPlaces } from "@chainwright/engine/applying";
import type { Duel } from "@chainwright/engine/board";
import { type CardId, NO_CARD, type Player, type ZoneId } from "@chainwright/engine/state";
import type { Board, BoardCard, BoardPlayer } from "./report.ts";
import { SEATS, seatOf } from "./seats.ts";

type NameOf = (card: CardId) => string;

function boardCard(card: SeenCard, player: Player, nameOf: NameOf): BoardCard {
  const onField = card.position !== null;
  return {
    id: card.id,
    card: card.name ?? "",
    face: card.face,
    ...(card.position === null ? {} : { position: card.position }),
    ...(onField && card.atk !== null ? { atk: card.atk } : {}),
    ...(onField && card.def !== null ? { def: card.def } : {}),
    ...(card.counters.length > 0 ? { counters: card.counters } : {}),
    ...(card.negated ? { negated: true as const } : {}),
    ...(card.owner === player ? {} : { owner: seatOf(card.owner) }),
    ...(card.host === NO_CARD ? {} : { equippedTo: nameOf(card.host), host: card.host }),
  };
}

function boardPlayer(duel: Duel, seen: View, player: Player, nameOf: NameOf): BoardPlayer {
  const zones: Record<string, BoardCard[]> = {};
  const materials = seen.piles.filter((pile) => pile.zone === "material").flatMap((pile) => pile.cards);
  for (const pile of seen.piles) {
    if (pile.player !== player || pile.zone === "material") continue;
    const hasPlaces = duel.game.zones.some(({ name, slots }) => name === pile.zone && slots > 0);
    zones[pile.zone] = pile.cards.map((card) => {
      const under = materials.filter(({ host }) => host === card.id).map(({ name }) => name ?? "");
      return {
        ...boardCard(card, player, nameOf),
        ...(hasPlaces ? { slot: card.slot } : {}),
        ...(under.length > 0 ? { under } : {}),
      };
    });
  }
  const closed = closedIn(duel, player);
  return { lp: seen.lp[player], zones, ...(closed.length > 0 ? { closed: Object.fromEntries(closed) } : {}) };
}

/** By zone, the places of a player that cannot be used; none for a zone that has no such place. */
const closedIn = (
  duel: Duel,
  player: Player,
): readonly (readonly [zone: string, places: readonly number[]])[] =>
  duel.game.zones.flatMap(({ name, slots }, zone) => {
    const mask = slots > 0 ? closedPlaces(duel, player, zone as ZoneId) : 0;
    const places = Array.from({ length: slots }, (_, place) => place).filter((place) => (mask >>> place) & 1);
    return places.length > 0 ? [[name, places] as const] : [];
  });

const attackIn = ({ attacker, target }: NonNullable<View["attack"]>): NonNullable<Board["attack"]> =>
  target === NO_CARD ? { attacker } : { attacker, target };

/** The table as a player sees it, or a judge, who sees everything. Names that are not known are empty. */
export function boardOf(
  duel: Duel,
  phaseName: (phase: number) => string,
  viewer: Player | null = null,
): Board {
  const seen = view(duel, viewer);
  const names = new Map(seen.piles.flatMap((pile) => pile.cards).map((card) => [card.id, card.name ?? ""]));
  const nameOf: NameOf = (card) => names.get(card) ?? "";
  return {
    turn: seen.turn,
    phase: phaseName(seen.phase),
    turnPlayer: seatOf(seen.turnPlayer),
    players: {
      [SEATS[0]]: boardPlayer(duel, seen, 0, nameOf),
      [SEATS[1]]: boardPlayer(duel, seen, 1, nameOf),
    },
    chain: seen.links.map((link) => ({
      link: link.link,
      id: link.card,
      card: nameOf(link.card),
      player: seatOf(link.player),
      speed: link.speed,
      targets: link.targets.map(nameOf),
      targetIds: link.targets,
      state: link.state,
    })),
    ...(seen.attack === null ? {} : { attack: attackIn(seen.attack) }),
  };
}

/** How many cards a board shows. */
export const cardsOn = ({ players }: Board): number =>
  Object.values(players).reduce(
    (sum, { zones }) => sum + Object.values(zones).reduce((cards, zone) => cards + zone.length, 0),
    0,
  );
