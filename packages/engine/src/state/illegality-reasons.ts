import type { CardId } from "./schema.ts";

/** One reason why something cannot be done. */
export interface Reason {
  /** Rule number of the rulebook. */
  readonly rule: number;
  /** The card that forbids it or whose words decide, if any, and its effect. */
  readonly card?: CardId;
  readonly effect?: number;
  /** Of an endless change: all cards through which it would go. */
  readonly through?: readonly CardId[];
}

/** Collects all reasons, where a plain check stops at the first. */
export class Why {
  readonly reasons: Reason[] = [];
}

/**
 * Says no. Returns true when there is no need to look for more reasons, so that checks read
 * `if (!legal && no(why, rules)) return false;`.
 */
export function no(why: Why | null, rules: readonly number[], card?: CardId, effect?: number): boolean {
  if (why === null) return true;
  for (const rule of rules.length > 0 ? rules : [0]) {
    if (why.reasons.some((reason) => reason.rule === rule && reason.card === card)) continue;
    why.reasons.push({
      rule,
      ...(card === undefined ? {} : { card }),
      ...(effect === undefined ? {} : { effect }),
    });
  }
  return false;
}

/** Names further rules, if any, by which a no was said. */
export function sayAlso(why: Why, rules: readonly number[], card: CardId, effect: number): void {
  if (rules.length > 0) no(why, rules, card, effect);
}

/** The end of a check: legal if nothing was said against it. */
export function allowed(why: Why | null): boolean {
  return why === null || why.reasons.length === 0;
}
