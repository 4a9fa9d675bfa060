import type { FileProblem } from "@chainwright/explain";
import { PLACES } from "@chainwright/ocg";
import {
  type Board,
  type Edit,
  move,
  objections,
  type Path,
  type Position,
  put,
  SEATS,
  type Spot,
  zoneKeysOf,
  zoneName,
} from "@chainwright/scenario";
import type { BoardPlace } from "../board/context.tsx";

/** A card in the hand of who builds a position: a new one, or one of the board. */
export type Held = { readonly name: string; readonly path?: Path };

export const toSpot = ({ name, path }: Held, spot: Spot): Edit =>
  path === undefined ? put(name, spot) : move(path, spot);

/** Zones whose cards lie in numbered places. */
const PLACED: ReadonlySet<string> = new Set(["monster", "spell", "pendulum"]);

/** The place that a card of a zone takes where the file does not say which. */
function firstFree({ players }: Board, { seat, zone }: BoardPlace): number {
  const taken = new Set(players[seat].zones[zone]?.map(({ slot }) => slot));
  let slot = 0;
  while (taken.has(slot)) slot++;
  return slot;
}

/** What a file can say of a place of the board, what one would expect first. */
function spotsAt(position: Position, board: Board, place: BoardPlace): readonly Spot[] {
  const { seat, zone, slot } = place;
  const keys = zoneKeysOf(position.room);
  const [key] = keys.filter((one) => zoneName(one) === zone);
  if (key === undefined) return [];
  const named =
    slot !== undefined && PLACED.has(zone) && slot !== firstFree(board, place) ? PLACES[slot] : undefined;
  const spots: Spot[] = [{ seat, key, ...(named === undefined ? {} : { zone: named }) }];
  // By some rules Pendulum Scales lie among the Spells and Traps.
  if (zone === "spell" && keys.includes("pendulum")) spots.push({ seat, key: "pendulum" });
  return spots;
}

/** Where a card comes to when it is put on a place of the board; undefined where it may not lie. */
export function spotAt(position: Position, board: Board, held: Held, place: BoardPlace): Spot | undefined {
  return spotsAt(position, board, place).find((spot) => mayLie(position, held, spot));
}

const mayLie = (position: Position, held: Held, spot: Spot): boolean =>
  objections(position, toSpot(held, spot)).length === 0;

/** What stands against putting a card on a place of the board. */
export function againstPlace(
  position: Position,
  board: Board,
  held: Held,
  place: BoardPlace,
): readonly FileProblem[] {
  const [spot] = spotsAt(position, board, place);
  return spot === undefined ? [] : objections(position, toSpot(held, spot));
}

/** Every zone of both players into which a card may be put. */
export function spotsFor(position: Position, zones: readonly string[], held: Held): readonly Spot[] {
  const extra = zones.includes("extraMonster") ? (["extra-left", "extra-right"] as const) : [];
  return SEATS.flatMap((seat) => [
    ...zoneKeysOf(position.room).map((key): Spot => ({ seat, key })),
    ...extra.map((zone): Spot => ({ seat, key: "monsters", zone })),
  ]).filter((spot) => mayLie(position, held, spot));
}
