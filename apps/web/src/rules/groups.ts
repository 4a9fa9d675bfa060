import type { GameId, Language } from "@chainwright/card-ir";
import { ruleStatement, ruleTitle } from "@chainwright/explain";
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
  /** In which languages the words may stand. */
  readonly languages: readonly Language[];
}

const fold = (text: string): string => text.normalize("NFKC").toLowerCase();

/** Whether every word of a search stands in a rule, in any of the languages. */
function matches(rule: RuleRecord, words: readonly string[], languages: readonly Language[]): boolean {
  const said = languages.flatMap((lang) => [ruleTitle(rule, lang), ruleStatement(rule, lang)]);
  const texts = [rule.id, ...said, rule.source, ...(rule.cards ?? [])];
  const all = fold(texts.join("\n"));
  return words.every((word) => all.includes(word));
}

/** The rules that a search finds, by chapter, in the order in which they are written. */
export function groupsOf(
  rules: readonly RuleRecord[],
  { query, game, languages }: RuleFilter,
): readonly RuleGroup[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  const groups = new Map<string, RuleRecord[]>();
  for (const rule of rules) {
    if ((game !== undefined && rule.game !== game) || !matches(rule, words, languages)) continue;
    const key = rule.id.replace(/-\d\w*$/, "");
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    group.push(rule);
  }
  return [...groups].map(([key, found]) => ({ key, game: found[0]?.game as GameId, rules: found }));
}
