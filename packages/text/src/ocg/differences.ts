import type { Grammar } from "../grammar.ts";

/** By how much two values differ, the highest of several, one for every so many, and numbers read off LP. */
export function ocgDifferences(g: Grammar): void {
  every(g);
  between(g);
  highest(g);
  lifePoints(g);
}

/** "the difference between its original ATK and current ATK", "… in the original Levels of that monster and this card" */
function between(g: Grammar): void {
  const difference = { value: "difference" };
  for (const [words, wording] of [
    ["between", "between"],
    ["in", "in"],
  ] as const) {
    g.rule("amount", `the difference ${words} {between:two-values}`, difference, { wording });
    g.rule("amount", `the difference ${words} {between:two-values} x {times:int}`, difference, {
      wording: `${wording}-x`,
    });
  }
  const stat = { value: "stat" };
  const original = { ...stat, original: true };
  // What one card has, and had originally: the owner is said once, and the value once or twice.
  g.rule("two-values", "{*of:owner} {+:original-full} and {+:current-full}");
  g.rule("original-full", "original {stat:any-stat}", original, { wording: "full" });
  g.rule("current-full", "current {stat:any-stat}", stat, { wording: "full" });
  g.rule("two-values", "{*of:owner} {+:current-word} and {+:original-word} {*stat:any-stat}");
  g.rule("two-values", "{*of:owner} {+:original-word} and {+:current-word} {*stat:any-stat}");
  g.rule("original-word", "original", original, { wording: "word" });
  g.rule("current-word", "current", stat, { wording: "word" });
  // What two cards have.
  for (const category of ["any-stat", "any-stats"]) {
    const noted = category === "any-stats" ? { wording: "pl" } : {};
    g.rule("two-values", `the {*stat:${category}} of {+:value-of} and {+:value-of}`, undefined, noted);
    g.rule(
      "two-values",
      `the original {*stat:${category}} of {+:original-of} and {+:original-of}`,
      undefined,
      noted,
    );
  }
  g.rule("value-of", "{of:possessor}", stat, { wording: "of-two" });
  g.rule("original-of", "{of:possessor}", original, { wording: "of-two" });
  g.noted("original-full", "current-full", "original-word", "current-word", "value-of", "original-of");
}

/** "the highest ATK among the monsters they control", "the ATK of the monster on the field with the highest ATK" */
function highest(g: Grammar): void {
  g.rule(
    "amount",
    "the highest {stat:any-stat} among {of:summed}",
    { value: "highest" },
    { wording: "among" },
  );
  g.rule(
    "amount",
    "the highest original {stat:any-stat} among {of:ref[pl]} in the GY",
    { value: "highest", original: true },
    { wording: "among-gy" },
  );
  g.rule("amount", "the {stat:battle-stat} of {of:ranked}", { value: "stat" }, { wording: "ranked" });
  g.rule(
    "ranked",
    "the {traits*:pre} {noun:noun[sg]} {where:ranked-where}",
    { quantity: { kind: "exactly", n: 1 } },
    { wording: "ranked" },
  );
  for (const place of ["trait-in", "trait-controlled"]) g.rule("ranked-where", `{+:${place}} {+:trait-top}`);
  g.rule("trait-top", "with the highest {stat:battle-stat}", { trait: "highest" }, { wording: "top" });
  g.noted("trait-top", "ranked");
}

/** "your LP", "half your LP", "halve your opponent's LP" */
function lifePoints(g: Grammar): void {
  g.rule("lp", "your opponent's LP", { value: "lp", of: "opponent" });
  g.rule("lp", "your LP", { value: "lp", of: "you" });
  g.rule("lp", "their LP", { value: "lp", of: "opponent", pronoun: true });
  g.rule("amount", "{=:lp}");
  g.rule("measured", "{=:lp}");
  for (const [category, words, player, wording] of [
    ["step[F]", "<halve> your LP", "you", ""],
    ["step[F]", "<halve> your opponent's LP", "opponent", ""],
    ["step[F]", "<lose> half your LP", "you", "lose"],
  ] as const)
    g.rule(category, words, { verb: "halve-lp", player }, wording === "" ? {} : { wording });
}

/** "draw 1 card for every 3 cards shuffled", "… for every 2000 points difference between your LP and your opponent's" */
function every(g: Grammar): void {
  const per = { value: "for-every" };
  g.rule("every", "every {n:int2} {number.of:counted}", { ...per, "number.value": "count" });
  g.rule("every", "every {n:int2} points difference between your LP and your opponent's", {
    ...per,
    number: { value: "difference", of: "lp" },
  });
  g.rule("every", "every {n:int2} {number.counter:counter[pl]} {number.of:borne[pl]}", {
    ...per,
    "number.value": "counters",
  });
  // "for every 4 Levels it has (round down), send 1 “A” card from your hand and/or field to the GY"
  const levels = {
    verb: "move",
    "what.quantity.kind": "reckoned",
    "what.quantity.least": "all",
    "what.quantity.amount.value": "for-every",
    "what.quantity.amount.number.value": "stat",
    "what.quantity.amount.number.stat": "level",
    "what.quantity.amount.number.of.ref": "it",
  };
  for (const [words, manner] of [
    ["send 1 {what.traits*:pre} {what.noun:noun[sg]} {what.where:post} to {to:place[in]}", "send"],
    ["shuffle 1 {what.traits*:pre} {what.noun:noun[sg]} {what.where:post} into {to:place[in]}", "shuffle"],
  ] as const)
    g.rule("step[bare]", `for every {what.quantity.amount.n:int2} Levels it has (round down), ${words}`, {
      ...levels,
      manner,
    });
  g.rule("borne[pl]", "that was on it", { ref: "it", former: true }, { wording: "was-on-it" });
  g.rule("step[F]", "<draw> 1 card for {count:every}", { verb: "draw", player: "you" }, { wording: "every" });
}
