import type { ScenarioFile } from "../engine.ts";

/** What looks like the id of a rule: `OCG-CHAIN-01`, `DM-REF-04a`. */
const ID = /\b[A-Z]+(?:-[A-Z]+)*-\d+[a-z]?\b/g;

/** The scenarios whose files name a rule, as one that they cite or as a reason that they expect, by the rule's id. */
export function scenariosByRule(
  files: readonly ScenarioFile[],
): ReadonlyMap<string, readonly ScenarioFile[]> {
  const found = new Map<string, ScenarioFile[]>();
  for (const file of files) {
    for (const id of new Set(file.source.match(ID))) {
      const those = found.get(id) ?? [];
      found.set(id, those);
      those.push(file);
    }
  }
  return found;
}
