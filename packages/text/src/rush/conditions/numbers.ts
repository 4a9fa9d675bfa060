import type { Grammar } from "../../grammar.ts";

/** A number against another: LP, values that are added up, amounts of what was done. */
export function rushNumbers(g: Grammar): void {
  // Amounts: "the total Level of all face-up monsters on your field is 10 or higher"
  g.rule("state", "{value:bracket} and {than:bracket} are the same", { kind: "value", compare: "exactly" });
  g.rule("state", "{value:amount} exceeds {than:amount}", { kind: "value", compare: "above" });
  points(g);
  broughtUp(g);
  amounts(g);
}

function points(g: Grammar): void {
  g.rule("state", "{of:phase-owner} LP are {n:int} {compare:or-lower}", { kind: "lp" });
  g.rule("state", "{of:phase-owner} LP are {n:int} {compare:or-less}", { kind: "lp" }, { wording: "less" });
  const than = { kind: "value", value: { value: "lp", of: "you" }, than: { value: "lp", of: "opponent" } };
  g.rule("state", "your LP are {...:than} <<your opponent's|your opponent's LP|theirs>>", than);
  const theirs = { kind: "value", value: { value: "lp", of: "opponent" }, than: { value: "lp", of: "you" } };
  g.rule("state", "your opponent's LP are {...:than} <<yours|your LP>>", theirs);
  g.rule("state", "your LP and your opponent's are different", { ...than, compare: "exactly", not: true });
  g.rule("state", "your opponent's LP are at least {least:int} higher than yours", {
    kind: "lp-lower",
  });
}

/** A number that was brought up, against another. */
function broughtUp(g: Grammar): void {
  const kind = { kind: "value" };
  g.rule("state", "{value:numbered} is {than:int} {compare:or-lower}", kind);
  for (const [verb, noted] of [
    ["is", {}],
    ["was", { wording: "was" }],
  ] as const)
    g.rule("state", `{value:numbered} ${verb} {than:int}`, { ...kind, compare: "exactly" }, noted);
  g.rule(
    "state",
    "the Level of {value.of:one-card} is {...:than} {than.of:owner}",
    {
      ...kind,
      "value.value": "stat",
      "value.stat": "level",
      "than.value": "stat",
      "than.stat": "level",
    },
    { wording: "higher" },
  );
  g.rule("numbered", "{=:bracket}");
  g.rule("numbered", "{...:amount}", {}, { wording: "bare" });
  g.noted("numbered");
}

/** How much there is of something: "you have 3 or more different Attributes in your Graveyard". */
function amounts(g: Grammar): void {
  const many = { kind: "value", compare: "at-least" };
  const different = {
    ...many,
    "value.value": "different",
    "value.of.quantity": { kind: "all" },
    "value.of.traits": [],
    "value.of.noun": "monster",
  };
  g.rule(
    "state",
    "you have {than:int} or more different {value.by:property-names} {value.of.where:post}",
    different,
  );
  g.rule("state", "you shuffled {than:int} different {value.by:property-names} to meet the requirement", {
    ...many,
    "value.value": "different",
    "value.of": { ref: "this-way", verb: "shuffle", part: "requirement" },
  });
}
