import { alike } from "../../common/alike.ts";
import type { Grammar } from "../../grammar.ts";

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
  damage(g);
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
  g.rule("bare-stats", "<<Levels/Ranks|Levels and Ranks>>", both);
  for (const s of ["stat", "stats"]) g.rule(`said-${s}`, `[[{original:is-original} ]]{...:bare-${s}}`);
  const either = { stat: "atk", or: "def" };
  g.rule("said-stat", "{...:either-stat} {...:the-better}");
  g.rule("either-stat", "[[{original:is-original} ]]ATK or DEF", either);
  // In the GY a monster has the values that are printed on it.
  const printed = { original: true };
  g.rule("printed-stat", "[[original ]]{...:bare-stat}", printed);
  g.rule("either-printed", "[[original ]]ATK or DEF", { ...either, ...printed });
  g.rule("printed-stat", "{...:either-printed} {...:the-better}");
  g.rule("the-better", "(whichever is {whichever:higher-or-lower}[[{...:if-tied}]])");
  g.rule("if-tied", ", <<your|but your>> choice if tied", {}, { wording: "tied" });
  g.words("higher-or-lower", { higher: "higher", lower: "lower" }, { rule: "higher-or-lower" });
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
    wording: "own-gy",
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
  g.rule("of-itself", "<<their|its>>", { ref: "itself" });
  g.noted("possessed", "of-itself");
}

/** "the total ATK of all monsters you control", "their combined original Levels", "the ATK of each monster it points to" */
function summed(g: Grammar): void {
  g.rule("together", "<<total|combined>>", {}, { wording: "together" });
  const stat = { value: "stat" };
  g.rule("value-known", "{=:total}");
  g.rule("value-known", "the {...:said-stat} of {of:each-summed}", stat, { wording: "of-each" });
  g.rule("value-of-one", "{of:owner-pronoun} {...:together} {...:said-stats}", stat, { wording: "their" });
  const all = { quantity: { kind: "all" } };
  g.rule("each-summed", "each {...:these[sg]}", all, { wording: "each" });
  g.rule("summed", "{=:ref[pl]}");
  g.rule("summed", "all {...:these[pl]}", all);
  g.rule("summed", "the {...:of-such[pl]} {where:post}", all, { wording: "the" });
  g.rule("summed", "{=:obj-pronoun}");
  g.rule("those-there", "{...:of-such[pl]} {where:post}", all, { wording: "bare" });
  for (const [total, of] of [
    ["total", "summed"],
    ["bare-total", "those-there"],
  ])
    g.rule(total as string, `the {...:together} {...:said-stats} of {of:${of}}`, stat, {
      rule: "the total of several",
    });
  g.rule("total", "{=:bare-total}");
  g.noted("each-summed", "summed", "those-there", "total", "bare-total");
}

/** What it was before it went: "the Level the Tributed monster had on the field", "the total Levels those 2 monsters had" */
function formerly(g: Grammar): void {
  const had = { value: "had" };
  g.rule("value-known", "{of:gone-one}'s {stat:any-stat} {...:when-it-was}", had, { wording: "own" });
  g.rule("when-it-was", "on the field", {}, { wording: "on-field" });
  g.rule("when-it-was", "it had {...:had-where}", {}, { wording: "it-had" });
  g.rule("value-known", "the {stat:any-stat} {of:had-by-one} had[[ {...:had-where}]]", had, {
    wording: "had",
  });
  g.rule("value-known", "the {...:together} {stat:any-stats} {of:had-by} had[[ {...:had-where}]]", had);
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
  const lost = { value: "had", lost: true, of: { ref: "this-way", verb: "change-stat" } };
  const of = Object.fromEntries(Object.entries(lost).map(([key, value]) => [`value.${key}`, value]));
  g.rule("amount", "that lost {stat:battle-stat}", lost, { wording: "lost" });
  g.rule("changes[N]", "{change:change[N]} that <<lost|amount of>> {stat&value.stat:battle-stat}", of, {
    wording: "lost",
  });
  g.rule(
    "lasting[F]",
    "<add> that lost {stat&value.stat:battle-stat} to {what:np}",
    { verb: "change-stat", change: "gain", ...of },
    { wording: "add-lost" },
  );
}

/** "the difference", "… in LP", "… between its original ATK and current ATK", "… in the Levels of that monster and this card" */
function differing(g: Grammar): void {
  const difference = { value: "difference" };
  g.rule("value-known", "the difference", difference);
  g.rule("value-known", "the difference {...:in-lp}", { ...difference, of: "lp" });
  g.rule("value-known", "the difference {...:between} {between:two-values}", difference);
  g.rule("between", "<<between|in>>", {}, { wording: "between" });
  // "the difference in the Levels of those monsters": of two.
  g.rule(
    "value-known",
    "the difference {...:between} [[the ]][[{original:is-original} ]]{stat:any-stats} of {of:summed}",
    {
      value: "apart",
    },
  );
  g.rule("in-lp", "{...:between} your LP and your opponent's", {}, { wording: "your-lp" });
  g.rule("in-lp", "in <<LP|LPs>>", {}, { wording: "in" });
  // What one card has, and had originally: the owner is said once, and the value once or twice.
  const stat = { value: "stat" };
  for (const [value, wording, last] of [
    [" {stat:any-stat}", "full", ""],
    ["", "word", " {*stat:any-stat}"],
  ] as const) {
    const rule = "two-values: original and current";
    g.rule("two-values", `{*of:owner} {+:value-${wording}} and {+:value-${wording}}${last}`, undefined, {
      rule,
    });
    g.rule(`value-${wording}`, `{original:is-original}${value}`, stat, { wording, rule });
    g.rule(`value-${wording}`, `current${value}`, stat, { wording, rule });
    g.noted(`value-${wording}`);
  }
  // What two cards have.
  for (const s of ["", "s"])
    g.rule(
      "two-values",
      `the [[{*original:is-original} ]]{*stat:any-stat${s}} of {+:value-of} and {+:value-of}`,
      undefined,
      { rule: "two-values: the {any-stat} of {value-of} and {value-of}", ...(s && { wording: "pl" }) },
    );
  g.rule("value-of", "{of:possessor}", stat, { wording: "of-two" });
  g.noted("value-of");
}

/** "the highest ATK among the monsters they control", "the ATK of the monster on the field with the highest ATK" */
function highest(g: Grammar): void {
  g.rule("value-known", "the {value:extreme} {...:said-stat} {of:ranked-among}");
  const gy = { wording: "among-gy" };
  g.rule("value-known", "the {value:extreme} {...:printed-stat} among {of:ref[pl]} in the GY", {}, gy);
  g.rule("ranked-among", "among {=:summed}", undefined, { wording: "among" });
  g.rule("ranked-among", "among {=:those-there}");
  g.rule("ranked-among", "{where:where-monsters}", {
    quantity: { kind: "all" },
    traits: [],
    noun: "monster",
  });
  g.rule("value-known", "the {stat:battle-stat} of {of:ranked}", { value: "stat" }, { wording: "ranked" });
  // "the face-up monster your opponent controls with the highest Level", "the monster(s) with the lowest DEF on the field"
  const one = { quantity: { kind: "exactly", n: 1 } };
  const all = { quantity: { kind: "all" } };
  g.rule("ranked", "the {...:cards[sg]} {where:ranked-where}", one, { wording: "ranked" });
  for (const place of ["obj", "subj[sg]"])
    g.rule(place, "{=:ranked}", undefined, { rule: "ranked, in any place" });
  g.rule("obj", "the {...:cards[s]} {where:ranked-where}", all, { wording: "ranked" });
  g.rule("ranked-where", "{++:own-place} {+:trait-extreme}");
  g.rule("ranked-where", "{+:trait-extreme} {++:own-place}");
  const most = "the {trait:extreme} [[{original:is-original} ]]{stat:any-stat}";
  g.rule("trait-extreme", `{...:having} ${most}`, {}, { wording: "top" });
  g.noted("trait-extreme", "ranked", "ranked-among");
}

/** "your LP", "half your LP", "halve your opponent's LP" */
function lifePoints(g: Grammar): void {
  g.rule("value-known", "{of:phase-owner} LP", { value: "lp" });
  g.rule("value-known", "{...:opponents-pronoun} LP", { value: "lp" });
  const halve = { verb: "halve-lp" };
  g.rule("step[F]", "<halve> {player:phase-owner} LP", halve);
  g.rule("step[F]", "<lose> half {player:phase-owner} LP", halve, { wording: "lose" });
}

/** "the damage you took", "the amount of LP gained by this effect" */
function damage(g: Grammar): void {
  g.rule("amount", "that {...:damage-word}", { value: "that-damage" });
  g.rule("damage-word", "<<damage|battle damage>>", {});
  g.rule("value-known", "the {of:damage-done}", { value: "damage-taken" });
  g.rule("damage-done", "[[{...:amount-of} ]]{...:points-done}[[ {...:done-means}]]");
  g.rule("amount-of", "amount of", {}, { wording: "amount" });
  const dealt = { ref: "this-way", verb: "damage" };
  g.rule("points-done", "{...:damage-word} {...:whoever} took", dealt);
  g.rule("points-done", "{...:damage-word} inflicted[[ to your opponent]]", dealt);
  g.rule("points-done", "LP[[ {...:whoever}]] gained", { ref: "this-way", verb: "gain-lp" });
  g.rule("points-done", "{...:points-paid}");
  g.rule("points-paid", "LP[[ {...:whoever}]] paid", { ref: "this-way", verb: "pay-lp" });
  g.rule("lp-paid", "{...:points-paid}[[ {...:for-activation}]]");
  g.rule("whoever", "<<you|they|your opponent>>", {}, { wording: "whoever" });
  g.noted("damage-done");
}

/** "half of …", "double …", "… x 100", "… +100": of any amount, and of any number that is compared with. */
function reckoned(g: Grammar): void {
  g.rule("factor", "<<half|half of>>", { times: 0.5 }, { wording: "half" });
  g.rule("factor", "<<double|twice>>", { times: 2 }, { wording: "double" });
  g.rule("value-said[amount]", "{=:value-of-one}");
  g.rule("value-said[measured]", "{=:value-to-compare}");
  for (const R of ["amount", "measured"])
    g.rule(`value-said[${R}]`, "{=:value-known}", undefined, { rule: "value-said[R]: {=:value-known}" });
  g.rule("value-said[R]", "{=:number-base}");
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
