import type { Grammar } from "../../grammar.ts";

/**
 * Sentences of an effect. Full stops part what is independent; "Then" and "If you do" need what was before. A condition
 * and a time are said once for all that is joined by "and".
 */
export function rushClauses(g: Grammar): void {
  g.rule("resolution", "{++:clauses}[[{++:following}]]");
  g.rule("following", "{^join:opening} {++:clauses}[[{++:following}]]");
  g.words("opening", { ".": "next", ". Then,": "then", ". If you do,": "and-if-you-do" });
  // Within a sentence "also" joins what is said of the same cards.
  g.rule("following", "{^join:also} {++:clauses}[[{++:following}]]", undefined, { wording: "sentence" });
  g.words("also", { ". Also,": "also" });
  g.rule("following", "{^join:within} {*condition:front} {++:body}", undefined, { wording: "inline" });
  g.words(
    "within",
    { ", then": "then", ", and": "and", ", also": "also" },
    { rule: "within: and, then, also" },
  );
  fronts(g);
  bodies(g);
  lasting(g);
  links(g);
  more(g);
  bans(g);
  durations(g);
}

/** What has to be so, and when, before what is done. */
function fronts(g: Grammar): void {
  g.rule("clauses", "{++:body}");
  g.rule("clauses", "{*condition:front} {++:body}");
  g.rule("front", "{=:front-one},");
  g.rule("front", "if {=:cond}, then", undefined, { wording: "if-then" });
  g.rule("front", "{=:coin-side-first}:", undefined, { wording: "coin" });
  g.rule("front", "{all:two-fronts},", { kind: "both" }, { wording: "fronts" });
  g.rule("two-fronts", "{+:front-one}, {+:front-one}");
  g.rule("front-one", "if {=:cond}", undefined, { wording: "if" });
  g.rule("front-one", "while {=:cond}", undefined, { wording: "while" });
  g.rule("front-one", "{=:time}");
  g.rule("clauses", "{++:body} if {*condition:cond}", undefined, { wording: "after" });
  g.rule("clauses", "{++:lastings} {*condition:whose-turn}", undefined, { wording: "turn-last" });
  for (const time of ["this-turn", "duration"])
    g.rule("clauses", `{*step.until:${time}}, {*condition:front} {++:lastings}`, undefined, {
      wording: `${time}-first`,
    });
  const used = "if you use {*step.what:ref[sg]} as material for a Fusion Summon";
  g.rule("clauses", `${used} while {*condition:state}, its name {++:renamed}`, undefined, { wording: "use" });
  g.rule("renamed", "{+:renamed-one}");
  g.rule("renamed-one", "{step:renaming}");
  g.noted("renamed-one");
}

/** What is done, and what lasts, with its time before or after it. */
function bodies(g: Grammar): void {
  g.rule("body", "{+:lead}[[ {++:links}]]");
  g.rule("body", "{+:timed-lead} {++:links}");
  g.rule("timed-lead", "{step:timed}");
  g.rule("lead", "{step:you-step}");
  g.rule("lead", "{step:statement}");
  g.rule("lead", "{...:you-can} {step:also-step}");
  g.rule("you-step", "{=:also-step}");
  g.rule("you-step", "you {=:also-step}", undefined, { wording: "you" });
  g.rule("also-step", "{=:step[bare]}");
  g.rule("also-step", "also {=:step[bare]}", undefined, { wording: "also" });
  g.rule("you-can", "you can", { optional: true });
  g.noted("lead", "timed-lead");
  g.rule("body", "{++:lastings}");
  for (const time of ["duration", "this-turn", "during-turn"])
    g.rule("body", `{++:lastings} {*step.until:${time}}`, undefined, { wording: time });
  for (const time of ["this-turn", "duration"])
    g.rule("body", `{*step.until:${time}}, {++:lastings}`, undefined, { wording: `front-${time}` });
  g.rule("body", "{*step.until:while-there}, {++:lastings}", undefined, { wording: "there" });
  // "While that monster is face-up, it gains 500 ATK, and cannot attack": as long as it lies so.
  g.rule("body", "while {*step.what:said-of} {*step.until:is-face-up}, it {++:said}", undefined, {
    wording: "while-it",
  });
}

/** What lasts, with what else is said of the same cards or of others. */
function lasting(g: Grammar): void {
  g.rule("lastings", "{+:lasting[N]}[[ {++:more[N]}]]");
  g.rule("lasting[N]", "{step:lasting-step[N]}");
  g.rule("lasting[pl]", "{step:lasting-imp[N]}");
  g.rule("lasting[pl]", "{...:you-can} {step:also-imp}");
  g.rule("also-imp", "{=:lasting-imp[N]}");
  g.rule("also-imp", "also {=:lasting-imp[N]}", undefined, { wording: "also" });
  g.rule("more[N]", "{+:more-one[N]}[[ {++:more[N]}]]");
  g.rule("more-one[N]", "{...:lasting-joint} {step:further[N]}");
  g.rule("more-one[N]", "or {step:cannot-more}", { join: "and" }, { wording: "or" });
  g.rule("further[N]", "{=:elided[N]}");
  g.rule("further[N]", "{=:any-lasting}");
  g.rule("any-lasting", "{=:lasting-step[N]}");
  g.rule("lasting-joint", "{...:and-word}");
  g.rule("lasting-joint", ", but", { join: "but" });
  g.rule("lasting-joint", ", also", { join: "also" });
  g.rule("timed", "{...:any-lasting} {...:until}");
  g.rule("timed", "{...:lasting-imp[N]} {...:until}");
  g.rule("until", "{until:duration}");
  g.rule("until", "{until:this-turn}", {}, { wording: "this-turn" });
  g.noted("lasting", "more-one", "timed");
}

/** What is done besides. */
function links(g: Grammar): void {
  g.rule("links", "{+:link}[[ {++:links}]]");
  g.rule("link", "{...:linking} {step:you-step}");
  g.rule("link", "{...:linking} {step:timed}");
  g.rule("link", "{...:linking} {step:any-lasting}");
  g.rule("link", "{...:linking} {step:statement}");
  g.rule("link", ", also {step:timed}", { join: "also" });
  g.rule("link", ", also {...:you-can} {step:also-step}", { join: "also" });
  g.rule("linking", "{...:and-word}");
  g.rule("linking", ", and if you do,", { join: "and-if-you-do" }, { wording: "inline" });
  g.rule("linking", ", then", { join: "then" }, { wording: "comma" });
  g.rule("linking", ", but", { join: "but" });
  g.rule("and-word", "and", { join: "and" });
  g.rule("and-word", ", and", { join: "and" }, { wording: "comma" });
  g.rule("and-word", ",", { join: "and" }, { wording: "list" });
  g.noted("link");
}

/** What else is said of the same monster. */
function more(g: Grammar): void {
  g.words("is-face-up", { "is face-up": "while-face-up" });
  // (of this card, that it is face-up is a condition)
  g.rule("said-of", "that {noun:ref-noun[sg]}", { ref: "that-card" });
  g.rule("said-of", "{=:done-ref[sg]}");
  g.noted("said-of");
  g.rule("said", "{+:say}[[ {++:said-more}]]");
  g.rule("say", "{step:pred[sg]}");
  g.rule("said-more", "{+:say-more}[[ {++:said-more}]]");
  g.rule("say-more", "{...:and-word}[[ it]] {step:pred[sg]}");
  g.rule("say-more", "or {step:or-use}", { join: "and" }, { wording: "or" });
  g.rule("or-use", "activate its effects", { verb: "forbid", player: "both", act: "activate" });
  g.noted("say", "say-more", "or-use");
}

/** What one player cannot do besides: "You cannot Special Summon monsters, nor activate “A”". */
function bans(g: Grammar): void {
  for (const [words, wording] of [
    [", nor", "nor"],
    [" or", "or"],
    [", and cannot", "and-cannot"],
  ] as const)
    g.rule("lastings", `{*step.player:who-cannot} {+:banned}${words} {+:also-banned}`, undefined, {
      wording,
    });
  g.rule("lastings", "{*step.player:who-can-only} {+:held-to}, and cannot {+:also-banned}", undefined, {
    wording: "only",
  });
  g.rule("held-to", "{step:allowing}");
  g.rule("banned", "{step:forbidding}");
  g.rule("also-banned", "{step:forbidding}", { join: "and" }, { wording: "ban" });
  g.rule("also-banned", "{step:or-activate}", { join: "and" }, { wording: "or-activate" });
  g.noted("banned", "held-to", "also-banned");
}

function durations(g: Grammar): void {
  g.rule("whose-turn", "during your turn", { kind: "turn", whose: "you" });
  g.rule("whose-turn", "during your opponent's turn", { kind: "turn", whose: "opponent" });
  g.noted("whose-turn");
  g.words("while-there", { "while those monsters are face-up": "while-face-up" });
  g.words("this-turn", { "this turn": "end-of-turn" });
  g.words("during-turn", { "during this turn": "end-of-turn" });
  g.words("duration", {
    "until the end of this turn": "end-of-turn",
    "until the end of your next turn": "end-of-next-turn",
    "until the end of your opponent's next turn": "end-of-opponents-next-turn",
    "while it is face-up": "while-face-up",
    "during your opponent's next turn": "opponents-next-turn",
  });
}
