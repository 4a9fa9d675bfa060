import type { Grammar } from "../grammar.ts";

/** Values that cards are told by: "with 2100 ATK or DEF", "with the highest original ATK", and what there is none of. */
export function rushMeasures(g: Grammar): void {
  const either = { trait: "stat", stat: "atk", or: "def", compare: "exactly" };
  g.rule("trait-with", "with {value:int} ATK or DEF", either);
  g.rule("trait-with", "with {value:int} original ATK or DEF", { ...either, original: true });
  g.rule("trait-with", "with {traits:pairs}", { trait: "any-of" }, { wording: "pairs" });
  g.rule("pairs", "{+:trait-pair} or {+:trait-pair}");
  g.rule("trait-pair", "{traits:value-pair}", { trait: "all-of" });
  g.noted("trait-pair");
  g.rule("trait-with", "with the highest original {stat:battle-stat}", { trait: "highest", original: true });
  g.rule("trait-with", "with a Level equal to or lower than {value:bracket}", {
    trait: "stat",
    stat: "level",
    compare: "at-most",
  });
  g.rule("trait-with", "with a Level lower than {value.of:owner} Level", {
    trait: "stat",
    stat: "level",
    compare: "below",
    "value.value": "stat",
    "value.stat": "level",
  });
  g.rule("quantity[pl]", "0", { kind: "no" }, { wording: "zero" });
  g.rule("state", "neither player has cards in their hand", {
    kind: "exists",
    not: true,
    what: {
      quantity: { kind: "some" },
      traits: [],
      noun: "card",
      where: [{ trait: "in", place: { of: "either", names: ["hand"] } }],
    },
  });
  const notSummoned = { kind: "not-summoned" };
  g.rule("state", "you have not Special Summoned {what:np} this turn", notSummoned, { wording: "state" });
  g.rule("state", "you haven't Special Summoned {what:np} this turn", notSummoned, { wording: "short" });
  for (const [words, what] of [
    ["that card", "that-card"],
    ["it", "it"],
  ] as const)
    g.rule("state", `${words} is {being:lying}`, { kind: "is", "what.ref": what }, { wording: "lies" });
  g.rule("lying", "{traits:face-alone}", { quantity: { kind: "a" }, noun: "card", where: [] });
  g.rule("face-alone", "{+:trait-face}");
  g.noted("lying");
}
