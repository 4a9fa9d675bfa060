import type { GameId } from "@chainwright/card-ir";
import type { BoardCard, BoardPlayer } from "@chainwright/scenario";

/** How a zone is laid out: in fixed places, as cards side by side, as names in a line, or as a pile. */
type Shape =
  | { readonly as: "slots"; readonly count: number }
  | { readonly as: "cards" }
  | { readonly as: "plates" }
  | { readonly as: "pile"; readonly list: "open" | "closed" };

export interface ZonePlace {
  readonly zone: string;
  readonly shape: Shape;
  readonly cards: readonly BoardCard[];
}

type Plan = readonly (readonly [zone: string, shape: Shape])[];

const plates: Shape = { as: "plates" };
const cards: Shape = { as: "cards" };
const open: Shape = { as: "pile", list: "open" };
const closed: Shape = { as: "pile", list: "closed" };
const slots = (count: number): Shape => ({ as: "slots", count });

/** Rows are named from the middle of the table to the player's edge, piles from top to bottom. */
const PLANS: Readonly<Record<GameId, { readonly rows: Plan; readonly piles: Plan }>> = {
  ocg: {
    rows: [
      ["monster", slots(5)],
      ["spell", slots(5)],
      ["hand", plates],
    ],
    piles: [
      ["field", open],
      ["graveyard", open],
      ["banished", open],
      ["deck", closed],
      ["extra", closed],
    ],
  },
  rush: {
    rows: [
      ["monster", slots(3)],
      ["spell", slots(3)],
      ["hand", plates],
    ],
    piles: [
      ["field", open],
      ["graveyard", open],
      ["deck", closed],
      ["extra", closed],
    ],
  },
  "duel-masters": {
    rows: [
      ["battle", cards],
      ["shields", cards],
      ["mana", plates],
      ["hand", plates],
    ],
    piles: [
      ["graveyard", open],
      ["deck", closed],
    ],
  },
};

/** Zones that are shown only when something lies in them. */
const QUIET = new Set(["field", "extra", "banished"]);

export interface SideLayout {
  readonly rows: readonly ZonePlace[];
  readonly piles: readonly ZonePlace[];
}

/** Where everything of a player lies. A zone that the plan does not name becomes an open pile: nothing is hidden. */
export function layOut(game: GameId, player: BoardPlayer): SideLayout {
  const plan = PLANS[game];
  const place = ([zone, shape]: Plan[number]): ZonePlace => ({
    zone,
    shape,
    cards: player.zones[zone] ?? [],
  });
  const named = new Set([...plan.rows, ...plan.piles].map(([zone]) => zone));
  const others: Plan = Object.keys(player.zones)
    .filter((zone) => !named.has(zone))
    .map((zone) => [zone, open]);
  const isShown = ({ zone, cards: held }: ZonePlace) =>
    held.length > 0 || !(QUIET.has(zone) || others.some(([other]) => other === zone));
  return { rows: plan.rows.map(place), piles: [...plan.piles, ...others].map(place).filter(isShown) };
}

export interface Slot {
  readonly place: number;
  readonly cards: readonly BoardCard[];
}

/** The places of a zone with the cards in them; cards without a place take the first free ones. */
export function slotsOf(cards: readonly BoardCard[], count: number): readonly Slot[] {
  const highest = Math.max(count, cards.length, ...cards.map((card) => (card.slot ?? -1) + 1));
  const slots: BoardCard[][] = Array.from({ length: highest }, () => []);
  for (const card of cards) if (card.slot !== undefined) slots[card.slot]?.push(card);
  for (const card of cards) {
    if (card.slot === undefined) slots.find((slot) => slot.length === 0)?.push(card);
  }
  return slots.map((held, place) => ({ place, cards: held }));
}
