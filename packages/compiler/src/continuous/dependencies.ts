import { eachNode, lookup, type Stat, someNode } from "@chainwright/card-ir";
import { CONTINUOUS_ACTION } from "@chainwright/engine/state";

/** What the words of a continuous effect ask for that other continuous effects change. */

const ASKED: Readonly<Record<string, number>> = {
  type: CONTINUOUS_ACTION.type,
  attribute: CONTINUOUS_ACTION.attribute,
  highest: CONTINUOUS_ACTION.stat,
};

/** What the words of a clause ask for. */
export function dependsOn(clause: unknown): number {
  let mask = 0;
  eachNode(clause, ({ trait }) => {
    if (typeof trait === "string") mask |= lookup(ASKED, trait) ?? 0;
  });
  return mask;
}

/** Whether what becomes of a stat hangs on what becomes of others. */
export const readsStats = (words: unknown): boolean =>
  someNode(
    words,
    (node) =>
      ["highest", "lowest", "apart"].includes(node.value as string) ||
      (node.value === "stat" && !("original" in node)),
  );

const BY_STAT = new Set(["stat", "either-stat", "between", "own-stat"]);

/** … where what it does decides which of those others apply: the values of cards as well. */
export const negationDependsOn = (clause: unknown): number =>
  someNode(clause, ({ trait, ...said }) => BY_STAT.has(trait as string) && !("original" in said))
    ? dependsOn(clause) | CONTINUOUS_ACTION.stat
    : dependsOn(clause);

/** Whether words ask for the present value of one of some stats: what changes it would have to be reckoned first. */
export const asksForStat = (words: unknown, stats: readonly (Stat | undefined)[]): boolean =>
  someNode(words, (node) => {
    const said = node as { trait?: string; value?: unknown; stat?: Stat; with?: Stat; original?: true };
    const { trait, stat, original } = said;
    const asks = trait === "stat" || trait === "either-stat" || trait === "between" || said.value === "stat";
    if (asks && original !== true && stats.includes(stat)) return true;
    // "With ATK higher than its original ATK": the first of the two is the present one.
    if (trait === "own-stat" && stats.includes(stat)) return true;
    return trait === "own-stat" && original !== true && stats.includes(said.with);
  });
