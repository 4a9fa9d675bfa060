import type { Stat } from "@chainwright/card-ir";
import { DOES } from "../vocabulary.ts";

/** What the words of a continuous effect ask for that other continuous effects change. */

const ASKED: Readonly<Record<string, number>> = {
  type: DOES.type,
  attribute: DOES.attribute,
  highest: DOES.stat,
};

/** What the words of a clause ask for. */
export function asksOf(node: unknown): number {
  if (node === null || typeof node !== "object") return 0;
  const own = "trait" in node ? (ASKED[String(node.trait)] ?? 0) : 0;
  return Object.values(node).reduce((mask: number, inner) => mask | asksOf(inner), own);
}

/** Whether what becomes of a stat hangs on what becomes of others. */
export const readsStats = (node: unknown): boolean => {
  if (node === null || typeof node !== "object") return false;
  if ("value" in node && (node.value === "highest" || (node.value === "stat" && !("original" in node))))
    return true;
  return Object.values(node).some(readsStats);
};

/** Whether words ask for the present value of one of some stats: what changes it would have to be reckoned first. */
export function asksForStat(node: unknown, stats: readonly (Stat | undefined)[]): boolean {
  if (node === null || typeof node !== "object") return false;
  const said = node as { trait?: string; value?: unknown; stat?: Stat; with?: Stat; original?: true };
  const { trait, stat, original } = said;
  const asks = trait === "stat" || trait === "either-stat" || trait === "between" || said.value === "stat";
  if (asks && original !== true && stats.includes(stat)) return true;
  // "With ATK higher than its original ATK": the first of the two is the present one.
  if (trait === "own-stat" && stats.includes(stat)) return true;
  if (trait === "own-stat" && original !== true && stats.includes(said.with)) return true;
  return Object.values(node).some((inner) => asksForStat(inner, stats));
}
