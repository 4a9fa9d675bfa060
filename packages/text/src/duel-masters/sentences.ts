import type { Grammar } from "../grammar.ts";

/** Abilities of Duel Masters cards, one a line. */
export function duelMastersSentences(g: Grammar): void {
  g.noted("effect", "keyword");
  steps(g);
  links(g);
  g.words("keyword-word", {
    Blocker: "blocker",
    "Shield trigger": "shield-trigger",
    "Speed attacker": "speed-attacker",
    "W breaker": "w-breaker",
    "T breaker": "t-breaker",
  });
  g.rule("keyword", "{keyword:keyword-word}", { sentence: "keyword" });
  g.rule("sentence", "{=:keyword}");
  g.rule("effect", "{resolution:resolution}.", {
    sentence: "effect",
    conditions: [],
    cost: [],
    optional: false,
  });
  g.rule("effect", "when {replaces:would-move}, {resolution:resolution} instead.", {
    sentence: "effect",
    kind: "replacement",
    conditions: [],
    cost: [],
    optional: false,
  });
  g.rule("would-move", "{subject:subj[sg]} would be put into {to:place[in]} from anywhere", {
    event: "moved",
    manner: ["put"],
  });
  g.noted("would-move");
  g.rule("sentence", "{=:effect}");
}

function steps(g: Grammar): void {
  g.rule("step[F]", "<look> at the top {count:int2} cards of {at:place-top}", { verb: "look" });
  g.rule("step[F]", "<choose> {what:obj}", { verb: "choose" });
  g.rule("step[F]", "<put> {what:obj} into {to:place[in]}", { verb: "move", manner: "put" });
  // "put 1 of those cards into your mana zone, 1 into your hand, and 1 into your graveyard"
  g.rule("elliptic-step", "{what.quantity:part-quantity} into {to:place[in]}", {
    verb: "move",
    manner: "put",
    "what.traits": [],
    "what.noun": "card",
    "what.where": [{ trait: "one-of", group: { ref: "those-cards" } }],
  });
  g.rule("elliptic", "{step:elliptic-step}", { join: "also" });
  // "shuffle this creature and your graveyard into your deck": one act on two things.
  g.rule("resolution", "shuffle {+:shuffled} and {+:also-shuffled} into {*step.to:place[in]}");
  g.rule("shuffled", "{step.what:shuffle-object}", { "step.verb": "move", "step.manner": "shuffle" });
  g.rule("also-shuffled", "{step.what:shuffle-object}", {
    "step.verb": "move",
    "step.manner": "shuffle",
    join: "and",
  });
  g.rule("shuffle-object", "{=:ref[sg]}");
  g.rule("shuffle-object", "{where:whole-place}", { quantity: { kind: "all" }, traits: [], noun: "card" });
  g.rule("whole-place", "{+:trait-place}");
  g.rule("trait-place", "{place:place[in]}", { trait: "in" });
  g.noted("elliptic", "elliptic-step", "shuffled", "also-shuffled", "shuffle-object", "trait-place");
}

/** Duel Masters has no "moment" between sentences: "then" is plain order, and never depends on what was before. */
function links(g: Grammar): void {
  g.rule("links", ", {+:elliptic} {++:elliptic-rest}");
  g.rule("elliptic-rest", ", {+:elliptic} {++:elliptic-rest}");
  g.rule("elliptic-rest", ", and {+:elliptic}");
  g.rule("elliptic-rest", ", and {+:elliptic} {++:links}");
  g.rule("link", ". Then, {...:clause}", { join: "also-after-that" });
  g.rule("link", ". If you do, {...:clause}", { join: "and-if-you-do" });
  g.rule("link", ". {...:clause}", { join: "next" });
  g.rule("clause", "you may {step:step[bare]}", { optional: true });
}
