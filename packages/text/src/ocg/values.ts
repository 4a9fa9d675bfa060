import { alike } from "../common/alike.ts";
import type { Grammar } from "../grammar.ts";

/**
 * What cards have, as an amount: "half the original ATK of that monster", "the Level it had on the field x 100". Which value,
 * whose, and where or when is said once each, and how many times of any amount.
 */
export function ocgValues(g: Grammar): void {
  which(g);
  whose(g);
  summed(g);
  formerly(g);
  differing(g);
  highest(g);
  lifePoints(g);
  reckoned(g);
}

/** "ATK", "original Level/Rank", "ATK or DEF (whichever is higher)" */
function which(g: Grammar): void {
  for (const s of ["", "s"]) {
    g.rule(`any-stat${s}`, "{=:battle-stat}");
    g.rule(`any-stat${s}`, `{=:level-word${s}}`);
    g.rule(`any-stat${s}`, `Link Rating${s}`, "rating");
  }
  const both = { stat: "level", also: "rank" };
  g.rule("bare-stat", "{stat:any-stat}");
  g.rule("bare-stat", "Level/Rank", both);
  g.rule("bare-stats", "{stat:any-stats}");
  g.rule("bare-stats", "Levels/Ranks", both);
  g.rule("bare-stats", "Levels and Ranks", both, { wording: "levels-and" });
  for (const s of ["stat", "stats"]) {
    g.rule(`said-${s}`, `{...:bare-${s}}`);
    g.rule(`said-${s}`, `original {...:bare-${s}}`, { original: true });
  }
  // In the GY a monster has the values that are printed on it.
  g.rule("printed-stat", "{...:bare-stat}", { original: true });
  g.rule("printed-stat", "original {...:bare-stat}", { original: true }, { wording: "said-original" });
  const either = { stat: "atk", or: "def" };
  g.rule("either-stat", "ATK or DEF", either);
  g.rule("either-stat", "original ATK or DEF", { ...either, original: true });
  g.rule("either-printed", "ATK or DEF", { ...either, original: true });
  g.rule(
    "either-printed",
    "original ATK or DEF",
    { ...either, original: true },
    { wording: "said-original" },
  );
  g.rule("said-stat", "{...:either-stat} {...:the-better}");
  g.rule("printed-stat", "{...:either-printed} {...:the-better}");
  g.rule("the-better", "(whichever is {whichever:higher-or-lower}[[{...:if-tied}]])");
  g.rule("if-tied", ", <<your|but your>> choice if tied", {}, { wording: "tied" });
  g.words("higher-or-lower", { higher: "higher", lower: "lower" });
}

/** "its ATK", "the original Level of that monster", "the destroyed monster's DEF in the GY" */
function whose(g: Grammar): void {
  const stat = { value: "stat" };
  g.rule("value-of-one", "{of:owner} {...:said-stat}", stat, { wording: "own" });
  g.rule("value-of-one", "the {...:said-stat} of {of:obj}", stat, { wording: "of" });
  g.rule("value-of-one", "the {...:either-stat} of {of:obj} {...:the-better}", stat, {
    wording: "of-between",
  });
  g.rule("value-of-one", "{of:owner} {...:printed-stat} in the GY", stat, { wording: "own-gy" });
  g.rule("value-of-one", "{of:owner} {...:either-printed} in the GY {...:the-better}", stat, {
    wording: "own-gy-between",
  });
  g.rule("value-of-one", "the {...:printed-stat} of {of:gone-one} in the GY", stat, { wording: "of-gy" });
  // What is compared with is said of fewer: "the ATK of that monster you control" would end elsewhere.
  g.rule("value-to-compare", "{of:possessed} {...:said-stat}", stat, { wording: "own" });
  g.rule("value-to-compare", "its {...:bare-stat}", { ...stat, "of.ref": "it" }, { wording: "its" });
  g.rule("value-to-compare", "the {...:said-stat} of {of:possessor}", stat, { wording: "of" });
  g.rule(
    "value-to-compare",
    "this card's {...:bare-stat} on the field",
    { ...stat, of: { ref: "this-card", where: [{ trait: "in", place: { names: ["field"] } }] } },
    { wording: "there" },
  );
  g.rule("possessed", "{=:possessor}'s");
  // "Each of them loses ATK equal to its own Level x 100"
  g.rule("value-of-one", "{of:of-itself} own {...:bare-stat}", stat, { wording: "own-own" });
  g.rule("of-itself", "their", { ref: "itself" });
  g.rule("of-itself", "its", { ref: "itself" }, { wording: "its" });
  g.noted("possessed", "of-itself");
}

/** "the total ATK of all monsters you control", "their combined original Levels", "the ATK of each monster it points to" */
function summed(g: Grammar): void {
  g.rule("together", "total", {}, { wording: "total" });
  g.rule("together", "combined", {}, { wording: "combined" });
  const stat = { value: "stat" };
  g.rule("value-of-several", "the {...:together} {...:said-stats} of {of:summed}", stat);
  g.rule("value-of-several", "the {...:said-stat} of {of:each-summed}", stat, { wording: "of-each" });
  g.rule("value-of-one", "{of:owner-pronoun} {...:together} {...:said-stats}", stat, { wording: "their" });
  const all = { quantity: { kind: "all" } };
  g.rule("each-summed", "each {...:these[sg]}", all, { wording: "each" });
  g.rule("summed", "{=:ref[pl]}");
  g.rule("summed", "all {...:these[pl]}", all);
  g.rule("summed", "the {...:of-such[pl]} {where:post}", all, { wording: "the" });
  g.rule("summed", "{=:obj-pronoun}");
  g.noted("each-summed", "summed");
}

/** What it was before it went: "the Level the Tributed monster had on the field", "the total Levels those 2 monsters had" */
function formerly(g: Grammar): void {
  const had = { value: "had" };
  g.rule("value-had", "{of:gone-one}'s {stat:any-stat} {...:when-it-was}", had, { wording: "own" });
  g.rule("when-it-was", "on the field", {}, { wording: "on-field" });
  g.rule("when-it-was", "it had {...:had-where}", {}, { wording: "it-had" });
  g.rule("value-had", "the {stat:any-stat} {of:had-by-one} had[[ {...:had-where}]]", had, { wording: "had" });
  g.rule("value-had", "the {...:together} {stat:any-stats} {of:had-by} had[[ {...:had-where}]]", had);
  g.rule("had-by-one", "{=:possessor}");
  g.rule("had-by-one", "it", { ref: "it" });
  g.rule("had-by", "{=:ref[pl]}");
  g.rule("had-by", "the {count:int2} {noun:back-noun[pl]}", { ref: "those-cards" }, { wording: "the-n" });
  g.rule("had-where", "<<on the field|there|in the hand>>", {}, { wording: "had-there" });
  g.rule("had-where", "while face-up on the field", { faceUp: true }, { wording: "while-up" });
  // A face-down monster has its original Level in any case.
  g.rule("had-where", "(original Level, if face-down)", {}, { wording: "face-down" });
  g.rule("if-face-down", "(original Level, if face-down)", {}, { wording: "if-face-down" });
  g.noted("had-by-one", "had-by");
  // "its ATK becomes half its current ATK, and if it does, this card gains that lost ATK"
  for (const [Stat, stat] of [
    ["ATK", "atk"],
    ["DEF", "def"],
  ] as const) {
    const lost = { value: "had", lost: true, stat, of: { ref: "this-way", verb: "change-stat" } };
    g.rule("amount", `that lost ${Stat}`, lost, { wording: "lost" });
    g.rule(
      "lasting[F]",
      `<add> that lost ${Stat} to {what:np}`,
      { verb: "change-stat", change: "gain", stat, value: lost },
      { wording: "add-lost" },
    );
    for (const [words, value, wording] of [
      [`that lost ${Stat}`, lost, "lost"],
      [`that amount of ${Stat}`, lost, "same-amount"],
    ] as const)
      g.rule("changes[N]", `{change:change[N]} ${words}`, { stat, value }, { wording });
  }
}

/** "the difference", "… in LP", "… between its original ATK and current ATK", "… in the Levels of that monster and this card" */
function differing(g: Grammar): void {
  const difference = { value: "difference" };
  g.rule("value-difference", "the difference", difference);
  g.rule("value-difference", "the difference {...:in-lp}", { ...difference, of: "lp" });
  g.rule("value-difference", "the difference {...:between} {between:two-values}", difference);
  g.rule("between", "<<between|in>>", {}, { wording: "between" });
  // "the difference in the Levels of those monsters": of two.
  for (const [the, wording] of [
    ["the ", "the"],
    ["", "bare"],
  ] as const)
    g.rule(
      "value-difference",
      `the difference {...:between} ${the}[[{original:is-original} ]]{stat:any-stats} of {of:summed}`,
      { value: "apart" },
      { wording },
    );
  g.rule("in-lp", "{...:between} your LP and your opponent's", {}, { wording: "your-lp" });
  g.rule("in-lp", "in <<LP|LPs>>", {}, { wording: "in" });
  // What one card has, and had originally: the owner is said once, and the value once or twice.
  const stat = { value: "stat" };
  const original = { ...stat, original: true };
  g.rule("two-values", "{*of:owner} {+:value-then} and {+:value-then}");
  g.rule("value-then", "original {stat:any-stat}", original, { wording: "full" });
  g.rule("value-then", "current {stat:any-stat}", stat, { wording: "full" });
  g.rule("two-values", "{*of:owner} {+:then} and {+:then} {*stat:any-stat}");
  g.rule("then", "original", original, { wording: "word" });
  g.rule("then", "current", stat, { wording: "word" });
  // What two cards have.
  for (const category of ["any-stat", "any-stats"])
    g.rule(
      "two-values",
      `the [[{*original:is-original} ]]{*stat:${category}} of {+:value-of} and {+:value-of}`,
      undefined,
      {
        rule: "two-values: the original {any-stat} of {value-of} and {value-of}",
        ...(category === "any-stats" ? { wording: "pl" } : {}),
      },
    );
  g.rule("value-of", "{of:possessor}", stat, { wording: "of-two" });
  g.noted("value-then", "then", "value-of");
}

/** "the highest ATK among the monsters they control", "the ATK of the monster on the field with the highest ATK" */
function highest(g: Grammar): void {
  g.rule("value-of-several", "the {value:extreme} {...:said-stat} {of:ranked-among}");
  g.rule(
    "value-of-several",
    "the {value:extreme} {...:printed-stat} among {of:ref[pl]} in the GY",
    {},
    { wording: "among-gy" },
  );
  g.rule("ranked-among", "among {=:summed}");
  g.rule("ranked-among", "among {=:those-there}");
  g.rule("ranked-among", "{where:where-monsters}", {
    quantity: { kind: "all" },
    traits: [],
    noun: "monster",
  });
  g.rule(
    "value-of-several",
    "the {stat:battle-stat} of {of:ranked}",
    { value: "stat" },
    { wording: "ranked" },
  );
  // "the face-up monster your opponent controls with the highest Level", "the monster(s) with the lowest DEF on the field"
  const one = { quantity: { kind: "exactly", n: 1 } };
  const all = { quantity: { kind: "all" } };
  g.rule("ranked", "the {...:cards[sg]} {where:ranked-where}", one, { wording: "ranked" });
  g.rule("obj", "{=:ranked}");
  g.rule("obj", "the {...:cards[s]} {where:ranked-where}", all, { wording: "ranked" });
  for (const place of ["trait-in", "trait-controlled"]) {
    g.rule("ranked-where", `{+:${place}} {+:trait-extreme}`);
    g.rule("ranked-where", `{+:trait-extreme} {+:${place}}`, undefined, { wording: "top-first" });
  }
  g.rule(
    "trait-extreme",
    "with the {trait:extreme} [[{original:is-original} ]]{stat:any-stat}",
    {},
    { wording: "top" },
  );
  g.rule("trait-extreme", "that has the {trait:extreme} {stat:any-stat}", {}, { wording: "top-has" });
  g.noted("trait-extreme", "ranked", "ranked-among");
}

/** "your LP", "half your LP", "halve your opponent's LP" */
function lifePoints(g: Grammar): void {
  g.rule("lp", "{of:phase-owner} LP", { value: "lp" });
  g.rule("lp", "{...:opponents-pronoun} LP", { value: "lp" });
  const halve = { verb: "halve-lp" };
  g.rule("step[F]", "<halve> {player:phase-owner} LP", halve);
  g.rule("step[F]", "<lose> half your LP", { ...halve, player: "you" }, { wording: "lose" });
}

/** "half of …", "double …", "… x 100", "… +100": of any amount, and of any number that is compared with. */
function reckoned(g: Grammar): void {
  for (const [factor, times, wording] of [
    ["half", 0.5, "half"],
    ["half of", 0.5, "half-of"],
    ["double", 2, "double"],
    ["twice", 2, "twice"],
  ] as const)
    g.rule("factor", factor, { times }, { wording });
  g.rule("value-said[amount]", "{=:value-of-one}");
  g.rule("value-said[measured]", "{=:value-to-compare}");
  for (const kind of ["value-of-several", "value-had", "value-difference", "lp"])
    for (const R of ["amount", "measured"])
      g.rule(`value-said[${R}]`, `{=:${kind}}`, undefined, { rule: `value-said[R]: {=:${kind}}` });
  g.rule("value-said[R]", "{=:number-base}");
  for (const R of ["amount", "measured"])
    g.rule(
      `value-said[${R}]`,
      "the {of:damage-done}",
      { value: "damage-taken" },
      { rule: "value-said[R]: the {of:damage-done}" },
    );
  g.rule("much[R]", "{...:value-said[R]}");
  g.rule("much[R]", "{...:factor} {...:value-said[R]}");
  alike(g, "times-word", ["x", "times"]);
  g.rule("much[R]", "{...:value-said[R]} {...:times-word} {times:int}[[ {...:if-face-down}]]");
  g.rule("much[R]", "{times:int} {...:times-word} {...:value-said[R]}", {}, { wording: "times-first" });
  g.rule("much[R]", "{...:value-said[R]} +{plus:int}");
  g.rule("much[R]", "{...:value-said[R]} -{less:int}");
  for (const category of ["amount", "measured", "number"]) g.rule(category, `{=:much[${category}]}`);
  g.noted("much", "measured", "number");
}
