import type { GameId } from "@chainwright/card-ir";
import type { RuleRecord } from "@chainwright/rulebook";

/** Rules of one chapter: those whose ids differ in their number only. */
export interface RuleGroup {
  /** What the ids begin with: "OCG-CHAIN". */
  readonly key: string;
  readonly game: GameId;
  readonly rules: readonly RuleRecord[];
}

export interface RuleFilter {
  readonly query: string;
  /** All games where left out. */
  readonly game: GameId | undefined;
}

const fold = (text: string): string => text.normalize("NFKC").toLowerCase();

/** Whether every word of a search stands in a rule, in any language. */
function matches({ id, title, statement, source, cards }: RuleRecord, words: readonly string[]): boolean {
  const texts = [id, ...Object.values(title), ...Object.values(statement), source, ...(cards ?? [])];
  const all = fold(texts.join("\n"));
  return words.every((word) => all.includes(word));
}

/** The rules that a search finds, by chapter, in the order in which they are written. */
export function groupsOf(rules: readonly RuleRecord[], { query, game }: RuleFilter): readonly RuleGroup[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  const groups = new Map<string, RuleRecord[]>();
  for (const rule of rules) {
    if ((game !== undefined && rule.game !== game) || !matches(rule, words)) continue;
    const key = rule.id.replace(/-\d+\w*$/, "");
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    group.push(rule);
  }
  return [...groups].map(([key, found]) => ({ key, game: found[0]?.game as GameId, rules: found }));
}
