import type { Grammar } from "../../grammar.ts";

/**
 * What was done by the effect before, or to meet the requirement: "if you destroyed a monster by this effect", "if a Dragon Type
 * monster was among the cards sent". By what, and to where, is often left out.
 */
export function rushDone(g: Grammar): void {
  const did = { kind: "this-way" };
  const part = "[[ {...:part-of-effect}]]";
  g.rule("state", `you {verb:did-verb} {what:did-to}${part}`, did);
  g.rule("state", "you {verb:do-verb} {what:did-to} {...:part-of-effect}", did, { wording: "present" });
  g.rule("state", `you {verb:mover[K,past]} {what:did-to}[[ {...:going[K]}]]${part}`, did);
  g.rule("state", `you changed {what:did-to} to {...:changed-to}${part}`, {
    ...did,
    verb: "change-position",
  });
  g.rule("changed-to", "face-up {position:position}");
  g.rule("changed-to", "{position:position}", {}, { wording: "position" });
  g.rule("did-to", "{=:sample}");
  g.rule("did-to", "{=:ref[N]}");
  // Whatever it was.
  g.rule("state", "you {verb:did-verb} {...:part-of-effect}", did, { wording: "bare" });
  g.rule("state", "you {verb:mover[K,past]} {...:part-of-effect}", did, { wording: "bare" });
  g.rule("state", "you {...:did-something} by this effect", { ...did, part: "effect" });
  g.rule("did-something", "changed a battle position", { verb: "change-position" });
  for (const [took, verb] of [
    ["gained LP", "gain-lp"],
    ["inflicted damage", "damage"],
    ["took damage", "damage"],
  ] as const) {
    const [past, of] = took.split(" ");
    const options = took === "took damage" ? { wording: "took" } : {};
    g.rule("did-something", took, { verb }, { ...options, rule: "did-something: LP and damage" });
    g.rule(
      "state",
      `you[[ have]] ${past} {than:int} {compare:or-less} ${of} by this effect`,
      {
        kind: "value",
        value: { value: "damage-taken", of: { ref: "this-way", verb, voice: "done", part: "effect" } },
      },
      { wording: "so-much", rule: "state: so much LP and damage" },
    );
  }
  g.rule(
    "did-something",
    "inflicted damage to your opponent",
    { verb: "damage" },
    { wording: "to-opponent" },
  );
  g.rule("state", "chosen", { ...did, part: "effect", verb: "choose" }, { wording: "chosen" });
  g.rule("state", "{what:done-group[N]} <is/are> {...:was-done}", did, { wording: "is" });
  g.rule("state", "{what:done-group[N]} <was/were> {...:was-done}", did, { wording: "was" });
  g.rule("done-group[N]", "{=:group[N]}");
  g.rule("done-group[sg]", "{=:group[s]}");
  g.rule("done-group[sg]", "{...:one-named}", { where: [] });
  g.rule("was-done", "{...:done-by}", {}, { wording: "done" });
  g.rule("was-done", "among the cards {...:done}[[ {...:part-of-effect}]]");
  g.rule("was-done", "among the {verb:past-verb} cards", {}, { wording: "before" });
  g.noted("done-group", "did-to");
}
