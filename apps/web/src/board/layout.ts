import type { GameId } from "@chainwright/card-ir";
import type { Seat } from "@chainwright/explain";
import { type Board, type BoardCard, type BoardPlayer, SEATS } from "@chainwright/scenario";

/** How a zone is laid out: in fixed places, as cards side by side, as names in a line, or as a pile. */
type Shape =
  /** `flanks`: a place of another zone at each end, numbered -1 and `count`. */
  | { readonly as: "slots"; readonly count: number; readonly flanks?: string }
  | { readonly as: "cards" }
  | { readonly as: "plates" }
  | { readonly as: "pile"; readonly list: "open" | "closed" };

export interface ZonePlace {
  readonly zone: string;
  readonly shape: Shape;
  readonly cards: readonly BoardCard[];
  /** Its places that cannot be used. */
  readonly closed: readonly number[];
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
      ["summoning", plates],
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
const QUIET = new Set(["field", "extra", "banished", "summoning"]);

export interface SideLayout {
  readonly rows: readonly ZonePlace[];
  readonly piles: readonly ZonePlace[];
}

const NO_ZONES: ReadonlySet<string> = new Set();

/** Where everything of a player lies. A zone that the plan does not name becomes an open pile: nothing is hidden. `shown`: zones that are there also where they are empty. */
export function layOut(
  game: GameId,
  zones: readonly string[],
  player: BoardPlayer,
  hand: "cards" | "plates" = "plates",
  shown: ReadonlySet<string> = NO_ZONES,
): SideLayout {
  const plan = PLANS[game];
  const placed = game === "ocg" ? inPlaces(player, zones) : player.zones;
  const hasFlanks = game === "ocg" && zones.includes("pendulum");
  const shapeOf = ([zone, shape]: Plan[number]): Shape => {
    if (zone === "hand") return { as: hand };
    return hasFlanks && zone === "spell" && shape.as === "slots" ? { ...shape, flanks: "pendulum" } : shape;
  };
  const place = (planned: Plan[number]): ZonePlace => ({
    zone: planned[0],
    shape: shapeOf(planned),
    cards: placed[planned[0]] ?? [],
    closed: player.closed?.[planned[0]] ?? [],
  });
  const named = new Set([...plan.rows, ...plan.piles].map(([zone]) => zone));
  const others: Plan = Object.keys(placed)
    .filter((zone) => !named.has(zone))
    .map((zone) => [zone, open]);
  const isShown = ({ zone, cards: held }: ZonePlace) =>
    shown.has(zone) || held.length > 0 || !(QUIET.has(zone) || others.some(([other]) => other === zone));
  return {
    rows: plan.rows.map(place).filter(isShown),
    piles: [...plan.piles, ...others].map(place).filter(isShown),
  };
}

/** Places 0 to 4 are the Main Monster Zones, the two after them the Extra Monster Zones. */
const MAIN_ZONES = 5;
const LAST_SPELL_ZONE = 4;

/**
 * The zones of a player of the OCG as they lie on the table: the Extra Monster Zones aren't in a player's row, the
 * Pendulum Zones are its outer places, or places beside it where the rules have zones of their own for them.
 */
export function inPlaces({ zones }: BoardPlayer, later: readonly string[]): BoardPlayer["zones"] {
  const { pendulum = [], monster = [], spell = [], ...others } = zones;
  const beside = later.includes("pendulum") ? 1 : 0;
  const scales = pendulum.map((card) => ({
    ...card,
    slot: card.slot === 0 ? -beside : LAST_SPELL_ZONE + beside,
  }));
  return {
    ...others,
    monster: monster.filter(({ slot = 0 }) => slot < MAIN_ZONES),
    spell: [...spell, ...scales],
  };
}

export interface SharedPlace {
  readonly place: "left" | "right";
  /** Its number as the near player counts. */
  readonly slot: number;
  readonly card?: BoardCard;
  readonly seat?: Seat;
}

/** The two Extra Monster Zones, from the near player's left; who looks from the other side numbers them the other way round. */
export function extraMonsterZones({ players }: Board, near: Seat): readonly SharedPlace[] {
  return (["left", "right"] as const).map((place, i) => {
    for (const seat of SEATS) {
      const slot = MAIN_ZONES + (seat === near ? i : 1 - i);
      const card = players[seat].zones.monster?.find((one) => one.slot === slot);
      if (card !== undefined) return { place, slot: MAIN_ZONES + i, card, seat };
    }
    return { place, slot: MAIN_ZONES + i };
  });
}

export interface Slot {
  readonly place: number;
  readonly cards: readonly BoardCard[];
}

/** The places of a zone, numbered from `first`, with the cards in them; cards without a place take the first free ones. */
export function slotsOf(cards: readonly BoardCard[], count: number, first = 0): readonly Slot[] {
  const highest = Math.max(count, cards.length, ...cards.map((card) => (card.slot ?? -1) + 1 - first));
  const slots: BoardCard[][] = Array.from({ length: highest }, () => []);
  for (const card of cards) if (card.slot !== undefined) slots[card.slot - first]?.push(card);
  for (const card of cards) {
    if (card.slot === undefined) slots.find((slot) => slot.length === 0)?.push(card);
  }
  return slots.map((held, i) => ({ place: i + first, cards: held }));
}
