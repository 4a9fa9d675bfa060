import { alike } from "../../common/alike.ts";
import type { Grammar } from "../../grammar.ts";

const CHANGE = { verb: "change-stat" };
const BECOME = { ...CHANGE, change: "become" };

/** Which numbers cards have for a time: gained and lost, set, doubled, raised, switched, as others have them. */
export function stats(g: Grammar): void {
  whose(g);
  set(g);
  raised(g);
  eitherWay(g);
  gained(g);
  ofAnother(g);
  both(g);
}

/** What is changed of which cards: "its ATK/DEF", "the original ATK of that monster", "their Levels". */
function whose(g: Grammar): void {
  g.rule("stats", "ATK and DEF", { stat: "atk", also: "def" }, { wording: "and" });
  g.rule("changed-stat", "{...:stats}");
  g.rule("changed-stat", "{stat:level-word}");
  g.rule("changed-stat", "{stat:level-words}", {}, { wording: "many" });
  // Whichever a monster has.
  const either = { stat: "level", also: "rank" };
  g.rule("changed-stat", "Level/Rank", either);
  g.rule("changed-stat", "Levels/Ranks", either, { wording: "many" });
  g.rule("changed", "{what:owner}[[ {original:is-original}]] {...:changed-stat}");
  g.rule(
    "changed",
    "the[[ {original:is-original}]] {...:changed-stat} of {what:changed-ones}",
    {},
    { wording: "of" },
  );
  g.rule("changed-ones", "{=:obj}");
  // "The Levels of monsters your opponent controls": also of those that come later.
  g.rule("changed-ones", "{...:of-such[pl]} {where:post}", { quantity: { kind: "every" } });
  g.rule("new-value", "{=:int}");
  g.rule("new-value", "{=:amount}");
}

/** "its Level becomes 4", "change its ATK to 0", "double its ATK", "its original ATK is halved" */
function set(g: Grammar): void {
  for (const word of ["becomes", "become"]) g.rule("becomes", word, {}, { wording: word });
  g.rule("comes-to", "{...:becomes}");
  g.rule("comes-to", "{...:becomes} equal to", {}, { wording: "equal" });
  g.rule("lasting-statement", "{...:changed} {...:comes-to} {value:new-value}", BECOME);
  g.rule("lasting[F]", "<change> {...:changed} to {value:new-value}", BECOME, { wording: "change" });
  g.rule("lasting[F]", "<change> {...:changed} to Level {value:int}", BECOME, { wording: "to-level" });
  g.rule("turned-into[N]", "{stat:level-word} {value:int}", BECOME);
  const counted = "as long as <it/they> <has/have> @a {whileCounter:counter[sg]}";
  const level = "{what:subj[N]} <becomes/become> {stat:level-word} {value:int}";
  g.rule("statement", `${level} ${counted}`, BECOME, { wording: "counter" });
  for (const be of ["is", "are"]) g.rule("be", be, {}, { wording: be });
  g.rule("be", "{...:becomes}");
  for (const [word, done] of [
    ["double", "doubled"],
    ["halve", "halved"],
  ] as const) {
    g.rule("factoring[F]", `<${word}>`, { change: word });
    g.rule("factored", done, { change: word });
  }
  g.rule("lasting[F]", "{...:factoring[F]} {...:changed}", CHANGE, { wording: "factor" });
  g.rule("lasting-statement", "{...:changed} {...:be} {...:factored}", CHANGE);
}

/** "increase its Level by the Level of that monster", "its ATK is reduced by 500", "reduce its Level by up to 2" */
function raised(g: Grammar): void {
  for (const [word, how] of [
    ["increase", "gain"],
    ["reduce", "lose"],
    ["decrease", "lose"],
  ] as const) {
    g.rule("raising[F]", `<${word}>`, { change: how }, { wording: word });
    g.rule("raised-by", `${word}d`, { change: how }, { wording: word });
  }
  g.rule("raised-value", "{=:new-value}");
  g.rule("raised-value", "{times:int} {...:per}");
  g.rule("by-so-much", "by {value:raised-value}[[ {...:bound}]]");
  for (const value of ["int2", "number"]) g.rule("by-so-much", `by up to {value:${value}}`, { upTo: true });
  g.rule("by-so-much", "by 1 or 2", { upTo: true, value: 2 }, { wording: "one-or-two" });
  g.rule("by-so-much", "by exactly {value:int}", { exactly: true });
  g.rule("bound", "(max. {max:int})");
  g.rule("bound", "(min. {min:int})");
  g.rule("lasting[F]", "{...:raising[F]} {...:changed} {...:by-so-much}", CHANGE);
  g.rule("lasting-statement", "{...:changed} {...:be} {...:raised-by} {...:by-so-much}", CHANGE);
  const its = "{...:raising[s3]} its {...:changed-stat} {...:by-so-much}";
  g.rule("lasting-statement", `{what:subj[sg]} ${its}`, CHANGE, { wording: "raises" });
  g.rule("of-the-same", its, { ...CHANGE, "what.ref": "same-subject" }, { wording: "raises" });
  g.rule(
    "lasting[F]",
    "{...:raising[F]} {what:owner} {stat&value.stat:level-word} by {value.of:possessed}",
    { ...CHANGE, "value.value": "stat" },
    { wording: "theirs" },
  );
  // "increase its Level by 1 and its ATK by 500", "…, until the end of this turn": of both
  g.rule("link", "{...:joint[and]} {step:raised-too}", {}, { wording: "raise" });
  g.rule("raised-too", "[[{...:its-again} ]]{...:stats} by {value:int}", {
    ...CHANGE,
    change: "gain",
    "what.ref": "same-subject",
  });
  g.rule("its-again", "its", {}, { wording: "its" });
  g.rule("both-raised", "{+:raise-first} {+:and-raised}[[,]] {*step.until:duration}", undefined, {
    wording: "raised",
  });
  for (const list of ["bans", "imperatives"]) g.rule(list, "{++:both-raised}");
  g.rule("raise-first", "{step:lasting[bare]}");
  g.rule("and-raised", "and {step:raised-too}", { join: "and" }, { wording: "raise" });
  // "… by 1 for the rest of this turn (even after they are Summoned/Set)": of monsters in a hand.
  g.rule("lowered[F]", "{...:raising[F]} {...:changed} by {value:int}", { ...CHANGE, goesAlong: true });
  const along = "({...:even-after}[[, and {...:even-if}]])";
  g.rule("step[F]", `{...:lowered[F]} {...:how-long} ${along}`, {}, { wording: "along" });
  g.rule("front-statement", `{...:how-long}, {...:lowered[bare]} ${along}`, {}, { wording: "along-front" });
  g.rule("even-after", "even after {...:they-are} <<Summoned/Set|Summoned>>");
  alike(g, "they-are", ["they are", "it is", "this card is"]);
  g.noted("raised-too", "raise-first", "and-raised", "lowered", "even-after");
}

/** "increase or decrease its Level by 1", "its Level becomes 4 or 8": one of two, of the same cards. */
function eitherWay(g: Grammar): void {
  g.rule("step[bare]", "{options:raise-or-lower}", { verb: "either" }, { wording: "raise" });
  g.rule("raise-one", "{...:raising[bare]}", CHANGE);
  g.rule("raise-level", "{...:raising[bare]}", { ...CHANGE, stat: "level", also: "rank" });
  for (const stat of ["level-word", "battle-stat"]) g.rule("stat-word", `{=:${stat}}`);
  const by = "by {*value:raised-value}";
  for (const [one, its, wording] of [
    ["raise-one", "{*what:owner} {*stat:stat-word}", ""],
    ["raise-one", "the {*stat:stat-word} of {*what:obj}", "raise-of"],
    ["raise-one", "the {*stat:level-words} of {*what:obj}", "raise-of-many"],
    ["raise-level", "{*what:owner} Level/Rank", ""],
  ] as const)
    g.rule("raise-or-lower", `{+:${one}} or {+:${one}} ${its} ${by}[[,]][[ {*until:duration}]]`, undefined, {
      rule: "raise-or-lower: {raise} or {lower} {its stat}",
      ...(wording === "" ? {} : { wording }),
    });
  g.rule("statement", "{options:one-of-two-values}", { verb: "either" }, { wording: "become" });
  const values = "{+:becomes-one} or {+:becomes-one}";
  g.rule("one-of-two-values", `{*what:owner} {*stat:stat-word} becomes ${values}[[ {*until:duration}]]`);
  g.rule("becomes-one", "{value:int}", BECOME);
  // "… become all Level 4 or all Level 5": all the same.
  g.rule("step[bare]", "{...:making[bare]} {options:one-of-two-levels}", { verb: "either" });
  const levels = "{+:all-of-level} or {+:all-of-level}";
  g.rule("one-of-two-levels", `{*what:obj} become ${levels}[[,]][[ {*until:duration}]]`);
  g.rule("all-of-level", "all Level {value:int}", { ...BECOME, stat: "level" });
  g.noted("raise-one", "raise-level", "becomes-one", "all-of-level");
}

/** "this card gains ATK equal to …", "make it lose 500 ATK for each …": said of cards, of this card, and of what is made so. */
function gained(g: Grammar): void {
  g.rule("changes[N]", "{change:change[N]} {...:so-much-more}");
  g.rule("so-much-more", "[[{...:exactly} ]]{value:int} {...:stats}");
  g.rule("so-much-more", "{value.times:int} {...:stats} {value:per}");
  // "gains 500 ATK x the combined number of cards in both players' hands"
  g.rule("so-much-more", "{value.times:int} {...:stats} x {value:value-said[amount]}", {}, { wording: "x" });
  g.rule(
    "so-much-more",
    "{...:stats}[[ {...:exactly}]] {...:equal-to} {value:amount}",
    {},
    { wording: "equal" },
  );
  // Of LP that were gained or paid just before, or damage.
  const much = { value: { value: "damage-taken", of: { ref: "this-way", verb: "points" } } };
  g.rule("so-much-more", "that much {...:stats}", much, { wording: "that-much" });
  const apart = { stat: "atk", also: "def" };
  g.rule("so-much-more", "{value:int} ATK<< and |/>>{alsoValue:int} DEF", apart, { wording: "apart" });
  // "It gains half the ATK of that monster"
  g.words("share", { half: 0.5, double: 2 });
  const read = { "value.value": "stat" };
  const share = "[[{value.times:share} ]]";
  const of = "the {stat&value.stat:battle-stat} of {value.of:obj}";
  g.rule("so-much-more", `${share}${of}`, read, { wording: "share-of" });
  g.rule("so-much-more", `${share}{value.of:owner} {stat&value.stat:battle-stat}`, read, {
    wording: "share",
  });
  // "… equal to that monster's", "… equal to the ATK/DEF of that monster": each to its own.
  const equal = "{stat&value.stat:battle-stat} equal to {value.of:possessed}";
  g.rule("so-much-more", equal, read, { wording: "elliptic" });
  g.rule("so-much-more", "{...:both-stats} equal to {value:pair-value}", {}, { wording: "pair" });
  g.rule("lasting-statement", "{what:subj[N]} {...:changes[N]}", CHANGE);
  g.rule("own-passing", "{...:changes[sg]}", { ...CHANGE, "what.ref": "this-card" }, { wording: "own" });
  // "It gains 400 ATK and loses 200 DEF": the subject is not said again.
  g.rule("of-the-same", "{...:changes[N]}", { ...CHANGE, "what.ref": "same-subject" }, { wording: "same-N" });
  // "It gains 500 ATK (until the end of this turn) for each …"
  const inside = "{change:change[N]} {value.times:int} {...:stats} {...:until-then} {value:per}";
  g.rule("statement", `{what:subj[N]} ${inside}`, CHANGE);
  g.rule("until-then", "{until:duration}", {}, { wording: "then" });
  g.rule("until-then", "({until:duration})", {}, { wording: "then-bracketed" });
  // "All monsters on the field lose 600 ATK, except “A” monsters."
  const but = "{what:subj[pl]} {...:changes[pl]}{besides:but-these}";
  g.rule("lasting-statement", but, CHANGE, { wording: "but" });
  g.rule("but-these", "{++:but-linked}");
  g.rule("but-these", "{+:trait-except}");
  // "make this card gain 500 ATK", "have that target lose 800 ATK"
  for (const word of ["make", "have"]) g.rule("making[F]", `<${word}>`, {}, { wording: word });
  const made = (words: string, fields: Record<string, string>, wording: string) =>
    g.rule("lasting[F]", `{...:making[F]} ${words}`, fields, { wording: `make-${wording}` });
  made("{what:obj} {...:changes[pl]}", CHANGE, "changes");
  made("{what:obj} {...:turned-into[sg]}", {}, "into");
  made("{...:changed} {value:int}", BECOME, "bare");
  made("{...:changed} {...:comes-to} {value:new-value}", BECOME, "become");
  const level = { ...BECOME, stat: "level", "value.value": "stat", "value.stat": "level" };
  // "make this card's Level the same as 1 “A” monster you control"
  made("{what:owner} Level the same as {value.of:group[sg]}", level, "same-chosen");
  made(
    "{what:owner} Level become the same as {value:level-of-whom}",
    { ...BECOME, stat: "level" },
    "same-owner",
  );
  // "for each Warrior monster you control", "for each Spell Counter on this card"
  g.rule("each", "{...:these[sg]}", { quantity: { kind: "all" } });
  g.rule("material-of", "material attached to {=:obj}");
  g.noted("each", "material-of");
}

/** "its Level becomes that target's", "all monsters you control become that target's Level": what another card has. */
function ofAnother(g: Grammar): void {
  const become = { ...BECOME, "value.value": "stat" };
  const itsStat = "{what:owner} {stat&value.stat:any-stat} {...:comes-to}";
  g.rule("lasting-statement", `${itsStat} {value.of:possessed}`, become, { wording: "elliptic" });
  g.rule("lasting-statement", `${itsStat} that of {value.of:obj}`, become, { wording: "that-of" });
  const its = "{value.of:possessed} [[{value.original:is-original} ]]{stat&value.stat:level-word}";
  g.rule("turned-into[N]", its, become, { wording: "level" });
  // The Level only: "the same Rank" would be that of the other.
  const level = { ...become, stat: "level", "value.stat": "level" };
  g.rule("turned-into[N]", "the same Level as {value.of:possessor}", level, { wording: "same-level" });
  const same = "{what:owner} Level becomes the same as {value:level-of-whom}";
  g.rule("lasting-statement", same, { ...BECOME, stat: "level" }, { wording: "same" });
  const itsLevel = { value: "stat", stat: "level" };
  g.rule("level-of-whom", "{of:possessed}", itsLevel, { wording: "owner" });
  g.rule("level-of-whom", "{of:possessor}", itsLevel, { wording: "card" });
  g.rule("lasting-statement", "{what:owner} ATK/DEF become {value:highest}", {
    ...BECOME,
    stat: "atk",
    also: "def",
  });
  for (const of of ["obj", "closed-group[pl]"])
    g.rule("highest", `the highest {stat:battle-stat} among {of:${of}} plus {plus:int}`, {
      value: "highest",
    });
  g.noted("highest");
}

/** "its ATK/DEF become half the original ATK/DEF of that monster": each of two values what the other card has of it. */
function both(g: Grammar): void {
  const both = { stat: "atk", also: "def" };
  const stat = { value: "stat", stat: "atk" };
  const pair = ["ATK/DEF", "ATK and DEF", "ATK & DEF"];
  alike(g, "both-words", pair);
  alike(g, "both-again", pair);
  g.rule("changed-pair", "{what:owner} {...:both-words}");
  g.rule("changed-pair", "the {...:both-words} of {what:obj}", {}, { wording: "pair-of" });
  // "The ATK/DEF of all monsters your opponent controls become half their current ATK/DEF"
  g.words("own-factor", { double: "double", half: "halve" });
  const its = "<<its|their>>[[ current]] {...:both-again}";
  const own = { ...CHANGE, ...both };
  g.rule("lasting-statement", `{...:changed-pair} become {change:own-factor} ${its}`, own, {
    wording: "own-pair",
  });
  const twice = (stat: string) => ({ value: "stat", stat, original: true, times: 2, of: { ref: "it" } });
  g.rule(
    "lasting-statement",
    "{...:changed-pair} become double its original {...:both-again}",
    { ...own, change: "become", value: twice("atk"), alsoValue: twice("def") },
    { wording: "double-original" },
  );
  g.rule("both-stats", "{...:both-words}", { ...both, respective: true });
  g.rule("both-said", "[[{original:is-original} ]]{...:both-words}");
  g.rule("pair-value", "[[{...:factor} ]]the {...:both-said} of {of:obj}", stat, { wording: "of" });
  g.rule("pair-value", "{of:owner} {...:both-said}", stat);
  g.rule("pair-value", "{...:factor} {of:possessed} {...:both-said}", stat);
  g.rule("pair-value", "{of:possessed}", stat, { wording: "elliptic" });
  g.rule("lasting-statement", "{what:owner} {...:both-stats} {...:comes-to} {value:pair-value}", BECOME);
  // "Switch the original ATK and DEF of this card"
  g.rule("switched", "original {...:both-words}");
  g.rule("switched", "{...:both-words}", { current: true });
  g.rule("lasting[F]", "<switch> {what:owner} {...:switched}", { verb: "swap-stats" }, { wording: "owner" });
  g.rule(
    "lasting[F]",
    "<switch> the {...:switched} of {what:obj}",
    { verb: "swap-stats" },
    { wording: "of" },
  );
}
