import type { Grammar } from "../grammar.ts";

/** What came of the steps before, as a condition: "if you gained LP by this effect", "if [the total Levels …] is 10 or higher". */
export function rushResults(g: Grammar): void {
  acts(g);
  numbers(g);
}

function acts(g: Grammar): void {
  const did = { kind: "this-way" };
  const here = { ...did, part: "effect" };
  g.rule("state", "you inflicted damage to your opponent by this effect", { ...here, verb: "damage" });
  g.rule("state", "you took damage by this effect", { ...here, verb: "damage" }, { wording: "took" });
  g.rule("state", "you gained LP by this effect", { ...here, verb: "gain-lp" });
  g.rule("state", "you chose {what:sample}", { ...did, verb: "choose" });
}

/** A number that was brought up, against another. */
function numbers(g: Grammar): void {
  const kind = { kind: "value" };
  g.rule("state", "{value:numbered} is {than:int} {compare:or-lower}", kind);
  for (const [verb, noted] of [
    ["is", {}],
    ["was", { wording: "was" }],
  ] as const)
    g.rule("state", `{value:numbered} ${verb} {than:int}`, { ...kind, compare: "exactly" }, noted);
  g.rule(
    "state",
    "the Level of {value.of:one-card} is higher than {than.of:owner}",
    {
      ...kind,
      compare: "above",
      "value.value": "stat",
      "value.stat": "level",
      "than.value": "stat",
      "than.stat": "level",
    },
    { wording: "higher" },
  );
  g.rule("state", "you have gained {than:int} {compare:or-less} LP by this effect", {
    ...kind,
    value: { value: "damage-taken", of: { ref: "this-way", verb: "gain-lp", voice: "done", part: "effect" } },
  });
  g.rule("numbered", "{=:bracket}");
  g.rule("numbered", "{...:amount}", {}, { wording: "bare" });
  g.noted("numbered");
}
