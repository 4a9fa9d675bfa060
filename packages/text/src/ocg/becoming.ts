import { alike } from "../common/alike.ts";
import type { Grammar } from "../grammar.ts";

/** Which numbers cards have for a time: set, doubled, halved, raised and lowered. */
export function ocgBecoming(g: Grammar): void {
  changed(g);
  set(g);
  factors(g);
  raised(g);
  gained(g);
  ofAnother(g);
  pairs(g);
}

/** What is changed of which cards: "its ATK/DEF", "the original ATK of that monster", "their Levels". */
function changed(g: Grammar): void {
  for (const [category, stats] of [
    ["changed-battle", "{...:stats}"],
    ["changed-one-level", "{stat:level-word}"],
    ["changed-one-level", "{stat:level-words}"],
  ] as const) {
    const many = stats.endsWith("words}") ? "-many" : "";
    g.rule(category, `{what:owner} ${stats}`, {}, many === "" ? {} : { wording: "owner-many" });
    g.rule(category, `the ${stats} of {what:obj}`, {}, { wording: `of${many}` });
    g.rule(category, `the ${stats} of {what:all-of-them}`, {}, { wording: `of-whichever${many}` });
  }
  g.rule("changed-level", "{=:changed-one-level}");
  // Whichever a monster has.
  const either = { stat: "level", also: "rank" };
  g.rule("changed-level", "{what:owner} Level/Rank", either, { wording: "owner" });
  g.rule("changed-level", "the <<Level/Rank|Levels/Ranks>> of {what:obj}", either);
  // "The Levels of monsters your opponent controls": also of those that come later.
  g.rule("all-of-them", "{...:of-such[pl]} {where:post}", { quantity: { kind: "every" } });
  const original = { original: true };
  g.rule("changed-original", "{what:owner} original {...:stats}", original);
  g.rule("changed-original", "the original {...:stats} of {what:obj}", original, { wording: "of" });
  g.rule("changed-original", "the original {...:stats} of {what:all-of-them}", original, {
    wording: "of-whichever",
  });
  g.rule("changed-points", "{=:changed-battle}");
  g.rule("changed-points", "{=:changed-original}");
  g.rule("changed-now", "{=:changed-battle}");
  g.rule("changed-now", "{=:changed-level}");
  g.rule("changed", "{=:changed-now}");
  g.rule("changed", "{=:changed-original}");
  g.rule("new-value", "{=:int}");
  g.rule("new-value", "{=:amount}");
}

/** "its Level becomes 4", "their ATK and DEF become equal to …", "change its ATK to 0" */
function set(g: Grammar): void {
  const become = { verb: "change-stat", change: "become" };
  for (const word of ["becomes", "become"]) g.rule("becomes", word, {}, { wording: word });
  // "its ATK becomes 0", "its ATK becomes equal to …"
  g.rule("comes-to", "{...:becomes}");
  g.rule("comes-to", "{...:becomes} equal to", {}, { wording: "equal" });
  g.rule("lasting-statement", "{...:changed} {...:comes-to} {value:new-value}", become);
  g.rule("lasting[F]", "<change> {...:changed} to {value:new-value}", become, { wording: "change" });
  g.rule("lasting[F]", "<change> {...:changed-level} to Level {value:int}", become, {
    wording: "to-level",
  });
  g.rule("turned-into[N]", "{stat:level-word} {value:int}", become);
  // "as long as it has a Predator Counter"
  g.rule(
    "statement",
    "{what:subj[N]} <becomes/become> {stat:level-word} {value:int} as long as <it/they> <has/have> @a {whileCounter:counter[sg]}",
    become,
    { wording: "counter" },
  );
}

/** "double its ATK", "its original ATK is halved", "the ATK of all monsters you control becomes doubled" */
function factors(g: Grammar): void {
  const change = { verb: "change-stat" };
  for (const [word, done] of [
    ["double", "doubled"],
    ["halve", "halved"],
  ] as const) {
    g.rule("factoring[F]", `<${word}>`, { change: word });
    g.rule("factored", done, { change: word });
  }
  for (const be of ["is", "are"]) g.rule("be", be, {}, { wording: be });
  g.rule("be", "{...:becomes}");
  g.rule("lasting[F]", "{...:factoring[F]} {...:changed-points}", change, { wording: "factor" });
  g.rule("lasting-statement", "{...:changed-points} {...:be} {...:factored}", change);
}

/** "increase its Level by the Level of that monster", "its ATK is reduced by 500" */
function raised(g: Grammar): void {
  const change = { verb: "change-stat" };
  for (const [word, how] of [
    ["increase", "gain"],
    ["reduce", "lose"],
    ["decrease", "lose"],
  ] as const) {
    g.rule("raising[F]", `<${word}>`, { change: how }, { wording: word });
    g.rule("raised-by", `${word}d by`, { change: how }, { wording: word });
  }
  g.rule("lasting[F]", "{...:raising[F]} {...:changed-now} by {value:raised-value}", change);
  g.rule("lasting[F]", "{...:raising[F]} {...:changed-original} by {value:raised-value}", change);
  // "… by 1 for the rest of this turn (even after they are Summoned/Set)": of monsters in a hand.
  g.rule("lowered[F]", "{...:raising[F]} {...:changed-one-level} by {value:int}", {
    ...change,
    goesAlong: true,
  });
  const along = "({...:even-after}[[, and {...:even-if}]])";
  g.rule("step[F]", `{...:lowered[F]} {...:how-long} ${along}`, {}, { wording: "along" });
  g.rule("front-statement", `{...:how-long}, {...:lowered[bare]} ${along}`, {}, { wording: "along-front" });
  alike(
    g,
    "even-after",
    ["they are", "it is", "this card is"].flatMap((they) => [
      `even after ${they} Summoned/Set`,
      `even after ${they} Summoned`,
    ]),
  );
  g.noted("lowered", "even-after");
  g.rule("raised-value", "{=:new-value}");
  g.rule("raised-value", "{times:int} {...:per}");
  const level = "{...:raising[F]} {...:changed-level} by";
  for (const up of ["int2", "number"])
    g.rule("lasting[F]", `${level} up to {value:${up}}`, { ...change, upTo: true }, { wording: "up-to" });
  g.rule("lasting[F]", `${level} 1 or 2`, { ...change, upTo: true, value: 2 }, { wording: "one-or-two" });
  g.rule("lasting[F]", `${level} exactly {value:int}`, { ...change, exactly: true }, { wording: "exactly" });
  g.rule(
    "step[F]",
    "{...:raising[F]} {...:changed-one-level} by {value:int} and {also:battle-stat} by {alsoValue:int}, {until:duration}",
    change,
    { wording: "both" },
  );
  g.rule(
    "lasting[F]",
    "{...:raising[F]} {what:owner} {stat&value.stat:level-word} by {value.of:possessed}",
    { ...change, "value.value": "stat" },
    { wording: "theirs" },
  );
  for (const is of ["is", "are"])
    g.rule("lasting-statement", `{...:changed-now} ${is} {...:raised-by} {value:raised-value}`, change, {
      wording: is,
    });
  // "increase or decrease its Level by 1"
  g.rule("step[bare]", "{options:raise-or-lower}", { verb: "either" }, { wording: "raise" });
  g.rule("raise-one", "{...:raising[bare]}", change);
  const either = "{+:raise-one} or {+:raise-one}";
  for (const stat of ["level-word", "battle-stat"]) g.rule("stat-word", `{=:${stat}}`);
  const its = `${either} {*what:owner} {*stat:stat-word} by {*value:raised-value}`;
  g.rule("raise-or-lower", `${its}[[ {*until:duration}]]`);
  g.rule("raise-or-lower", `${its}, {*until:duration}`, undefined, { wording: "until-comma" });
  g.rule("raise-level", "{...:raising[bare]}", { ...change, stat: "level", also: "rank" });
  const levels = "{+:raise-level} or {+:raise-level} {*what:owner} Level/Rank by {*value:raised-value}";
  g.rule("raise-or-lower", `${levels}[[ {*until:duration}]]`);
  for (const [stat, wording] of [
    ["stat-word", "raise-of"],
    ["level-words", "raise-of-many"],
  ] as const)
    g.rule(
      "raise-or-lower",
      `${either} the {*stat:${stat}} of {*what:obj} by {*value:raised-value}`,
      undefined,
      { wording, rule: `raise-or-lower: ${either} the {*stat} of {*what:obj} by {*value:raised-value}` },
    );
  g.noted("raise-one", "raise-level");
  // "Its Level becomes 4 or 8", "… become all Level 4 or all Level 5": all the same.
  const become = { verb: "change-stat", change: "become" };
  g.rule("statement", "{options:one-of-two-values}", { verb: "either" }, { wording: "become" });
  g.rule(
    "one-of-two-values",
    "{*what:owner} {*stat:stat-word} becomes {+:becomes-one} or {+:becomes-one}[[ {*until:duration}]]",
  );
  g.rule("becomes-one", "{value:int}", become);
  g.rule("step[bare]", "{...:making[bare]} {options:one-of-two-levels}", { verb: "either" });
  const two = "{*what:obj} become {+:all-of-level} or {+:all-of-level}";
  g.rule("one-of-two-levels", `${two}[[,]] {*until:duration}`);
  g.rule("one-of-two-levels", two);
  g.rule("all-of-level", "all Level {value:int}", { ...become, stat: "level" });
  g.noted("becomes-one", "all-of-level");
}

/** "this card gains ATK equal to …", "make it lose 500 ATK for each …": said of cards, of this card, and of what is made so. */
function gained(g: Grammar): void {
  const gain = "{change:change[N]}";
  g.rule("changes[N]", `${gain} {value.times:int} {...:stats} {value:per}`);
  // "gains 500 ATK x the combined number of cards in both players' hands"
  g.rule(
    "changes[N]",
    `${gain} {value.times:int} {...:stats} x {value:value-said[amount]}`,
    {},
    { wording: "x" },
  );
  g.rule(
    "changes[N]",
    `${gain} {...:stats}[[ {...:exactly}]] {...:equal-to} {value:amount}`,
    {},
    { wording: "equal" },
  );
  // Of LP that were gained or paid just before, or damage.
  const much = { value: { value: "damage-taken", of: { ref: "this-way", verb: "points" } } };
  g.rule("changes[N]", `${gain} that much {...:stats}`, much, { wording: "that-much" });
  g.rule(
    "changes[N]",
    `${gain} {value:int} ATK and {alsoValue:int} DEF`,
    { stat: "atk", also: "def" },
    {
      wording: "apart",
    },
  );
  // "It gains half the ATK of that monster"
  g.words("share", { half: 0.5, double: 2 });
  const read = { "value.value": "stat" };
  const share = `${gain} [[{value.times:share} ]]`;
  g.rule("changes[N]", `${share}the {stat&value.stat:battle-stat} of {value.of:obj}`, read, {
    wording: "share-of",
  });
  g.rule("changes[N]", `${share}{value.of:owner} {stat&value.stat:battle-stat}`, read, { wording: "share" });
  // "It gains 500 ATK (until the end of this turn) for each …"
  g.rule("statement", `{what:subj[N]} ${gain} {value.times:int} {...:stats} {...:until-then} {value:per}`, {
    verb: "change-stat",
  });
  g.rule("until-then", "{until:duration}", {}, { wording: "then" });
  g.rule("until-then", "({until:duration})", {}, { wording: "then-bracketed" });
  // "… equal to that monster's", "… equal to the ATK/DEF of that monster": each to its own.
  g.rule(
    "changes[N]",
    `${gain} {stat&value.stat:battle-stat} equal to {value.of:possessed}`,
    { "value.value": "stat" },
    { wording: "elliptic" },
  );
  g.rule("changes[N]", `${gain} {...:both-stats} equal to {value:pair-value}`, {}, { wording: "pair" });
  const change = { verb: "change-stat" };
  g.rule("lasting-statement", "{what:subj[N]} {...:changes[N]}", change);
  g.rule("elliptic-change", "{...:changes[sg]}", { ...change, "what.ref": "same-subject" });
  g.rule("own-passing", "{...:changes[sg]}", { ...change, "what.ref": "this-card" }, { wording: "own" });
}

/** "its Level becomes that target's", "all monsters you control become that target's Level": what another card has. */
function ofAnother(g: Grammar): void {
  const become = { verb: "change-stat", change: "become", "value.value": "stat" };
  const itsStat = "{what:owner} {stat&value.stat:any-stat} {...:comes-to}";
  g.rule("lasting-statement", `${itsStat} {value.of:possessed}`, become, { wording: "elliptic" });
  g.rule("lasting-statement", `${itsStat} that of {value.of:obj}`, become, { wording: "that-of" });
  g.rule(
    "turned-into[N]",
    "{value.of:possessed} [[{value.original:is-original} ]]{stat&value.stat:level-word}",
    become,
    { wording: "level" },
  );
  // The Level only: "the same Rank" would be that of the other.
  const level = { ...become, stat: "level", "value.stat": "level" };
  g.rule("turned-into[N]", "the same Level as {value.of:possessor}", level, { wording: "same-level" });
  const same = { verb: "change-stat", change: "become", stat: "level" };
  g.rule("lasting-statement", "{what:owner} Level becomes the same as {value:level-of-whom}", same, {
    wording: "same",
  });
  const itsLevel = { value: "stat", stat: "level" };
  g.rule("level-of-whom", "{of:possessed}", itsLevel, { wording: "owner" });
  g.rule("level-of-whom", "{of:possessor}", itsLevel, { wording: "card" });
}

/** "its ATK/DEF become half the original ATK/DEF of that monster": each of two values what the other card has of it. */
function pairs(g: Grammar): void {
  const both = { stat: "atk", also: "def" };
  const stat = { value: "stat", stat: "atk" };
  // "The ATK/DEF of all monsters your opponent controls become half their current ATK/DEF"
  g.words("own-factor", { double: "double", half: "halve" });
  const change = { verb: "change-stat", ...both };
  const own = (stat: string) => ({ value: "stat", stat, original: true, times: 2, of: { ref: "it" } });
  const pair = ["ATK/DEF", "ATK and DEF", "ATK & DEF"];
  alike(g, "both-words", pair);
  g.rule("changed-pair", "{what:owner} {...:both-words}");
  g.rule("changed-pair", "the {...:both-words} of {what:obj}", {}, { wording: "pair-of" });
  for (const words of pair) {
    const become = "{...:changed-pair} become";
    g.rule("lasting-statement", `${become} {change:own-factor} <<its|their>> ${words}`, change, {
      wording: `own-${words.replaceAll(" ", "-")}`,
    });
    g.rule(
      "lasting-statement",
      `${become} double its original ${words}`,
      { ...change, change: "become", value: own("atk"), alsoValue: own("def") },
      { wording: `double-original-${words.replaceAll(" ", "-")}` },
    );
  }
  g.rule("both-stats", "{...:both-words}", { ...both, respective: true });
  g.rule("both-said", "[[{original:is-original} ]]{...:both-words}");
  g.rule("pair-value", "the {...:both-said} of {of:obj}", stat, { wording: "of" });
  g.rule("pair-value", "{...:factor} the {...:both-said} of {of:obj}", stat, { wording: "of" });
  g.rule("pair-value", "{of:owner} {...:both-said}", stat);
  g.rule("pair-value", "{...:factor} {of:possessed} {...:both-said}", stat);
  g.rule("pair-value", "{of:possessed}", stat, { wording: "elliptic" });
  const become = { verb: "change-stat", change: "become" };
  g.rule("lasting-statement", "{what:owner} {...:both-stats} {...:comes-to} {value:pair-value}", become);
}
