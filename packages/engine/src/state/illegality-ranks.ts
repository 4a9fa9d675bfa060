import type { Reason } from "./illegality-reasons.ts";
import type { Law } from "./rule-points.ts";

/**
 * How much a reason tells, as a judge would say it, the most telling first: what was met and is over, what forbids, what is missing, the
 * wrong moment, the wrong place, and that it is nothing that could be done at all.
 */
const RANKS = ["over", "forbids", "missing", "moment", "place", "never"] as const;
type Rank = (typeof RANKS)[number];

/** The rank of each rule that is a reason. What is not in it forbids: most rules of a game are about something in particular. */
export type ReasonRanks = ReadonlyMap<number, number>;

type Points<L extends Law> = Readonly<Partial<Record<Rank, readonly (keyof L)[]>>>;

const COMMON: Points<Law> = {
  over: ["usedUp", "hasAttacked", "positionAfterAttack", "positionChanged"],
  missing: [
    "conditionNotMet",
    "cannotPay",
    "noTarget",
    "wouldDoNothing",
    "nothingToActOn",
    "noRoom",
    "tributes",
    "unread",
  ],
  moment: ["notNow"],
  place: ["wrongPlace"],
  never: ["notAChoice"],
};

/** Ranks the rules of a law: those of the engine's own points, and of points of the game. */
export function reasonRanks<L extends Law>(law: L, points: Points<L>): ReasonRanks {
  const ranks = new Map<number, number>();
  for (const [rank, name] of RANKS.entries())
    for (const point of [...(points[name] ?? []), ...(COMMON[name] ?? [])])
      for (const rule of law[point] as readonly number[]) if (!ranks.has(rule)) ranks.set(rule, rank);
  return ranks;
}

const rankOf = (ranks: ReasonRanks, { rule }: Reason): number => ranks.get(rule) ?? RANKS.indexOf("forbids");

/** The same reasons, the most telling first. */
export const byRank = (ranks: ReasonRanks, reasons: readonly Reason[]): readonly Reason[] =>
  [...reasons].sort((a, b) => rankOf(ranks, a) - rankOf(ranks, b));

/**
 * Of several ways to mean something, or several moments, what stands against the one that comes nearest to being possible: not
 * in the wrong place, and with the most telling reason; of equals with the fewest.
 */
export function nearestToPossible(
  ranks: ReasonRanks,
  all: readonly (readonly Reason[])[],
): readonly Reason[] {
  const far = (reasons: readonly Reason[]): number =>
    Math.max(0, ...reasons.map((one) => rankOf(ranks, one) - RANKS.indexOf("moment")));
  const best = (reasons: readonly Reason[]): number => Math.min(...reasons.map((one) => rankOf(ranks, one)));
  const [first = []] = [...all].sort((a, b) => far(a) - far(b) || best(a) - best(b) || a.length - b.length);
  return first;
}
