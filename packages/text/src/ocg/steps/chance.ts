import { alike } from "../../common/alike.ts";
import { several } from "../../common/nouns.ts";
import type { Grammar } from "../../grammar.ts";
import { STANDING } from "../lasting/continuous.ts";

/** Coins, dice, and what wins the Duel. */
export function ocgChance(g: Grammar): void {
  g.rule("step[F]", "<toss> a coin[[ {...:so-many-throws}]]", { verb: "toss-coin" });
  g.rule("step[F]", "<toss> a coin and call it", { verb: "toss-coin", called: true });
  g.rule("step[F]", "<roll> a six-sided die[[ {...:so-many-throws}]]", { verb: "roll-die" });
  g.rule("so-many-throws", "twice", { count: 2 });
  g.rule("so-many-throws", "{count:int2} times");
  // "If the result is 3 heads", "the number of heads"
  const coins = { value: "coins", of: { ref: "this-way", verb: "toss-coin" } };
  g.words("coin-sides", { heads: "heads", tails: "tails" });
  g.rule("number-base", "{...:the-number} of {side:coin-sides}", coins);
  g.rule("clause-condition", "if the result {...:is-or-was} {than:int2} {value.side:coin-sides}", {
    kind: "value",
    compare: "exactly",
    "value.value": "coins",
    "value.of.ref": "this-way",
    "value.of.verb": "toss-coin",
  });
  const coin = { kind: "coin", of: { ref: "this-way", verb: "toss-coin" } };
  g.rule("clause-condition", "if the result is {result:coin-sides}", coin);
  g.rule("clause-condition", "if you call it {result:coin-call}", coin);
  g.words("coin-call", { right: "right", wrong: "wrong" });
  // What the card gains, or what is done at once: `assemble.ts` tells them apart.
  g.rule("sentence", "● {gainedIf:side-up}: {...:effect}");
  g.words("side-up", {
    Heads: { kind: "tossed", result: "heads" },
    Tails: { kind: "tossed", result: "tails" },
  });
  // "● 2 Heads: …": of several throws.
  g.rule("side-up", "1 {result:side-once}", { kind: "tossed", n: 1 });
  g.words("side-once", { Head: "heads", Tail: "tails" });
  g.rule("side-up", "{n:int2} {result:side-often}", { kind: "tossed" });
  g.words("side-often", { Heads: "heads", Tails: "tails" });
  // "Your opponent draws …" has a subject of its own.
  g.rule("conditional", "{condition:clause-condition}, {step:statement}", {}, { wording: "said" });
  // "If you do not, for the rest of this turn, you cannot …": the time may come first.
  g.rule("conditional", "{condition:clause-condition}, {step:front-statement}");
  const die = { value: "die", of: { ref: "this-way", verb: "roll-die" } };
  alike(g, "what-was-rolled", ["result", "total"]);
  g.rule("number-base", "the {...:what-was-rolled}", die);
  // "Roll a six-sided die and apply the result. ● 1 or 6: …"
  g.rule("step[bare]", "apply the result", { verb: "apply", modes: [], number: die }, { wording: "result" });
  // "roll a six-sided die and negate that effect if you roll a 2 or 5"
  for (const joint of ["joint-on", "joint[and]", "joint-listed"])
    g.rule("link", `{...:${joint}} {...:rolled-for}`, undefined, { rule: "link: {...:rolled-for}" });
  g.rule("joint-listed", ",", { join: "listed" });
  g.rule("joint-listed", ", or", { join: "listed" }, { wording: "or" });
  g.rule("clause-condition", "{=:rolled}");
  g.rule("rolled-for", "{step:step[bare]} {condition:rolled}", {}, { wording: "rolled" });
  const rolled = { kind: "value", value: die, compare: "exactly" };
  g.rule("rolled", "if you roll @a {...:roll-said}");
  g.rule("rolled", "if you roll {...:roll-said}", {}, { wording: "bare" });
  g.rule(
    "clause-condition",
    "if the {...:what-was-rolled} {...:is-or-was} {...:roll-said}",
    {},
    { wording: "result" },
  );
  g.rule("roll-said", "{than:int}", rolled);
  g.rule("roll-said", "{than:int} {compare:or-less}", { kind: "value", value: die });
  g.rule("roll-said", "{any:either-roll}", { kind: "either" });
  several(g, "either-roll", "one-roll", "or");
  // "3, 4 or 5"
  g.rule("either-roll@tail", "{+:one-roll} or {+:one-roll}", undefined, { wording: "close" });
  g.rule("one-roll", "{than:int}", rolled);
  g.noted("rolled-for", "rolled", "one-roll");
  g.rule("effect", "{conditions:holdings}, {resolution:victory}.", STANDING, { wording: "standing" });
  g.rule("holdings", "{+:holding-all}");
  g.rule("holding-all", "if you have this card, {names:name-list} in {at:place[in]}", { kind: "holds" });
  const besides = "if you have {names:further-names} in addition to this card in {at:place[in]}";
  g.rule("holding-all", besides, { kind: "holds" }, { wording: "in-addition" });
  g.rule("further-names", "{=:name-list}");
  g.rule("further-names", "{+:name} and {+:name}");
  g.rule("name-list", "{+:name}, {++:name-list}");
  g.rule("name-list", "{+:name}, and {+:name}");
  g.rule("victory", "{+:winning}");
  g.rule("winning", "{step:win}");
  g.rule("win", "you win the Duel", { verb: "win" });
  g.rule("statement", "both players' LP become {amount:int}", { verb: "set-lp", player: "both" });
  g.noted("holding-all", "winning", "win");
}
