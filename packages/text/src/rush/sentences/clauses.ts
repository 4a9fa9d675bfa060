import type { Join } from "@chainwright/card-ir";
import type { Grammar } from "../../grammar.ts";

/** How a sentence hangs on the one before, and the words it begins with for that. */
const OPENINGS: readonly (readonly [name: string, words: string, fields: { readonly join?: Join }])[] = [
  ["first", "", {}],
  ["next", ". ", { join: "next" }],
  ["then", ". Then, ", { join: "then" }],
  ["done", ". If you do, ", { join: "and-if-you-do" }],
  ["also", ". Also, ", { join: "also" }],
];

/**
 * Sentences of an effect. Full stops part what is independent; "Then" and "If you do" need what was before. A condition
 * and a time are said once for all that is joined by "and".
 */
export function rushClauses(g: Grammar): void {
  g.rule("resolution", "{++:sentence[first]}");
  g.rule("resolution", "{++:sentence[first]}{++:following}");
  for (const [name] of OPENINGS.slice(1)) {
    g.rule("following", `{++:opened[${name}]}`);
    g.rule("following", `{++:opened[${name}]}{++:following}`);
  }
  for (const [name, words, fields] of OPENINGS) {
    // Within a sentence "also" joins what is said of the same cards.
    const noted = name === "also" ? { wording: "sentence" } : {};
    if (words !== "") g.rule(`opened[${name}]`, `${words}{++:sentence[${name}]}`, undefined, noted);
    sentence(g, name, fields);
  }
  g.rule("opened[then]", ", then if {*condition:cond}, {++:lastings[then]}", undefined, {
    wording: "inline",
  });
  links(g);
  more(g);
  durations(g);
}

function sentence(g: Grammar, j: string, fields: { readonly join?: Join }): void {
  g.rule(`sentence[${j}]`, `{++:body[${j}]}`);
  g.rule(`sentence[${j}]`, `if {*condition:cond}, {++:body[${j}]}`);
  g.rule(`sentence[${j}]`, `if {*condition:cond}, then {++:body[${j}]}`, undefined, { wording: "if-then" });
  g.rule(`sentence[${j}]`, `{*condition:time}, {++:body[${j}]}`);
  g.rule(`sentence[${j}]`, `{*condition:time-while}, {++:body[${j}]}`, undefined, { wording: "while-then" });
  g.rule(`sentence[${j}]`, `while {*condition:cond}, {++:body[${j}]}`, undefined, { wording: "while" });
  g.rule(`sentence[${j}]`, `{++:lastings[${j}]} if {*condition:cond}`, undefined, { wording: "after" });
  g.rule(`sentence[${j}]`, `{*condition:coin-side-first}: {++:body[${j}]}`, undefined, { wording: "coin" });
  g.rule(`body[${j}]`, `{+:lead[${j}]}`);
  g.rule(`body[${j}]`, `{+:lead[${j}]} {++:links}`);
  g.rule(`body[${j}]`, `{+:timed-lead[${j}]} {++:links}`);
  g.rule(`timed-lead[${j}]`, "{step:timed}", fields);
  g.rule(`lead[${j}]`, "{step:step[bare]}", fields);
  g.rule(`lead[${j}]`, "{step:statement}", fields);
  g.rule(`lead[${j}]`, "you can {step:step[bare]}", { ...fields, optional: true });
  g.rule(`lead[${j}]`, "you can also {step:step[bare]}", { ...fields, optional: true }, { wording: "also" });
  g.rule(`lead[${j}]`, "you also {step:step[bare]}", fields, { wording: "you-also" });
  g.rule(`lead[${j}]`, "also {step:step[bare]}", fields, { wording: "also" });
  g.noted(
    "lead",
    "timed-lead",
    "lasting",
    "banned",
    "either-banned",
    "nor-banned",
    "or-banned",
    "cannot-banned",
  );
  // "If you use the equipped monster as material for a Fusion Summon, its name can be treated as “A”"
  const used = "if you use {*step.what:ref[sg]} as material for a Fusion Summon";
  g.rule(`sentence[${j}]`, `${used}, {++:treated[${j}]}`, undefined, { wording: "use" });
  g.rule(`sentence[${j}]`, `${used} while {*condition:state}, {++:treated[${j}]}`, undefined, {
    wording: "use",
  });
  g.rule(`treated[${j}]`, `{+:treat[${j}]}`);
  g.rule(`treat[${j}]`, "{step:named-as-material}", fields);
  g.noted("treat");
  // What lasts, with its time before or after it.
  const each = `{++:lastings[${j}]}`;
  g.rule(`sentence[${j}]`, `${each} {*condition:whose-turn}`, undefined, { wording: "turn-last" });
  g.rule(`body[${j}]`, each);
  g.rule(`body[${j}]`, `${each} {*step.until:duration}`);
  g.rule(`body[${j}]`, `${each}, {*step.until:duration}`, undefined, { wording: "comma-time" });
  g.rule(`body[${j}]`, `${each} {*step.until:this-turn}`, undefined, { wording: "this-turn" });
  g.rule(`body[${j}]`, `${each} during {*step.until:this-turn}`, undefined, { wording: "during-this-turn" });
  g.rule(`body[${j}]`, `${each} {*step.until:their-next}`, undefined, { wording: "their-next" });
  for (const time of ["this-turn", "duration"]) {
    const wording = `front-${time}`;
    g.rule(`body[${j}]`, `{*step.until:${time}}, ${each}`, undefined, { wording });
    g.rule(`sentence[${j}]`, `{*step.until:${time}}, while {*condition:cond}, ${each}`, undefined, {
      wording: `${wording}-while`,
    });
    g.rule(`sentence[${j}]`, `{*step.until:${time}}, if {*condition:cond}, ${each}`, undefined, {
      wording: `${wording}-if`,
    });
  }
  g.rule(`sentence[${j}]`, `{*condition:time-if}, {++:body[${j}]}`, undefined, { wording: "time-if" });
  g.rule(`sentence[${j}]`, `{*step.until:while-there}, {++:lastings[${j}]}`, undefined, { wording: "there" });
  for (const player of ["you", "opponent"]) {
    g.rule(`lastings[${j}]`, `{+:banned[${j}-${player}]}, nor {+:nor-banned[${player}]}`);
    g.rule(`lastings[${j}]`, `{+:either-banned[${j}-${player}]} or {+:or-banned[${player}]}`);
    g.rule(`lastings[${j}]`, `{+:banned[${j}-${player}]}, and {+:cannot-banned[${player}]}`);
    g.rule(`banned[${j}-${player}]`, `{step:ban[${player}]}`, fields);
    g.rule(`either-banned[${j}-${player}]`, `{step:activate-ban[${player}]}`, fields);
  }
  // "While that monster is face-up, it gains 500 ATK, and cannot attack": as long as it lies so.
  const faceUp = "while {*step.what:said-of} {*step.until:is-face-up}, it {++:said";
  g.rule(`body[${j}]`, `${faceUp}[${j}]}`, undefined, { wording: "while-it" });
  g.rule(`said[${j}]`, `{+:say[${j}]}`);
  g.rule(`said[${j}]`, `{+:say[${j}]} {++:said-more}`);
  g.rule(`say[${j}]`, "{step:pred[sg]}", fields);
  g.noted("say");
  for (const n of ["sg", "pl"]) {
    g.rule(`lastings[${j}]`, `{+:lasting[${j}-${n}]}`);
    g.rule(`lastings[${j}]`, `{+:lasting[${j}-${n}]} {++:more[${n}]}`);
    g.rule(`lasting[${j}-${n}]`, `{step:lasting-step[${n}]}`, fields);
    g.rule(`lasting[${j}-pl]`, `{step:lasting-imp[${n}]}`, fields);
    g.rule(`lasting[${j}-pl]`, `you can {step:lasting-imp[${n}]}`, { ...fields, optional: true });
    g.rule(
      `lasting[${j}-pl]`,
      `you can also {step:lasting-imp[${n}]}`,
      { ...fields, optional: true },
      { wording: "also" },
    );
  }
}

/** What else is said of the same monster. */
function more(g: Grammar): void {
  g.words("is-face-up", { "is face-up": "while-face-up" });
  // (of this card, that it is face-up is a condition)
  g.rule("said-of", "that {noun:ref-noun[sg]}", { ref: "that-card" });
  g.rule("said-of", "the {noun:back-noun[sg]} {...:done-by}", { ref: "this-way", voice: "done" });
  g.rule("said-of", "the monster you took control of by this effect", {
    ref: "this-way",
    voice: "done",
    verb: "take-control",
    part: "effect",
    noun: "monster",
  });
  g.noted("said-of");
  g.rule("said-more", "{+:say-more}");
  g.rule("said-more", "{+:say-more} {++:said-more}");
  g.rule("say-more", "and {step:pred[sg]}", { join: "and" });
  g.rule("say-more", ", and {step:pred[sg]}", { join: "and" }, { wording: "comma" });
  g.rule("say-more", "or {step:or-use}", { join: "and" }, { wording: "or" });
  g.rule("or-use", "activate its effects", { verb: "forbid", player: "both", act: "activate" });
  g.rule("say-more", ", and it {step:pred[sg]}", { join: "and" }, { wording: "it" });
  g.noted("say-more", "or-use");
}

function links(g: Grammar): void {
  g.rule("links", "{+:link}");
  g.rule("links", "{+:link} {++:links}");
  g.rule("link", "and {step:step[bare]}", { join: "and" });
  g.rule("link", ", and {step:step[bare]}", { join: "and" }, { wording: "comma" });
  g.rule("link", ", {step:step[bare]}", { join: "and" }, { wording: "list" });
  g.rule("link", ", and if you do, {step:step[bare]}", { join: "and-if-you-do" }, { wording: "inline" });
  g.rule("link", "and if you do, {step:step[bare]}", { join: "and-if-you-do" }, { wording: "inline-close" });
  g.rule("link", ", but {step:timed}", { join: "but" });
  g.rule("link", ", then {step:step[bare]}", { join: "then" }, { wording: "comma" });
  g.rule("link", ", and {step:timed}", { join: "and" }, { wording: "comma" });
  g.rule("link", "and {step:timed}", { join: "and" });
  g.rule("timed", "{...:lasting-step[N]} {until:duration}");
  g.rule("timed", "{...:lasting-step[N]} {until:this-turn}", {}, { wording: "this-turn" });
  g.rule("timed", "{...:lasting-imp[N]} {until:duration}");
  g.noted("link", "timed");
  for (const player of ["you", "opponent"]) {
    g.rule(`nor-banned[${player}]`, `{step:nor[${player}]}`, { join: "and" }, { wording: "nor" });
    g.rule(
      `cannot-banned[${player}]`,
      `cannot {step:cannot[${player}]}`,
      { join: "and" },
      { wording: "ban" },
    );
    g.rule(`or-banned[${player}]`, `{step:or-activate[${player}]}`, { join: "and" }, { wording: "or" });
  }
  for (const n of ["sg", "pl"]) {
    g.rule(`more[${n}]`, `{+:more-one[${n}]}`);
    g.rule(`more[${n}]`, `{+:more-one[${n}]} {++:more[${n}]}`);
    for (const what of [`elided[${n}]`, "lasting-step[sg]", "lasting-step[pl]"]) {
      g.rule(`more-one[${n}]`, `and {step:${what}}`, { join: "and" });
      g.rule(`more-one[${n}]`, `, and {step:${what}}`, { join: "and" }, { wording: "comma" });
      g.rule(`more-one[${n}]`, `, {step:${what}}`, { join: "and" }, { wording: "list" });
      g.rule(`more-one[${n}]`, `, but {step:${what}}`, { join: "but" });
      g.rule(`more-one[${n}]`, `, also {step:${what}}`, { join: "also" });
    }
  }
  g.noted("more-one");
  g.rule("link", ", also you can {step:step[bare]}", { join: "also", optional: true });
  g.rule("link", ", and if you do, {step:timed}", { join: "and-if-you-do" }, { wording: "inline" });
}

function durations(g: Grammar): void {
  g.rule("time-while", "{all:time-and-while}", { kind: "both" });
  g.rule("time-and-while", "{+:time}, while {+:state}");
  g.noted("time-while");
  g.rule("whose-turn", "during your turn", { kind: "turn", whose: "you" });
  g.rule("whose-turn", "during your opponent's turn", { kind: "turn", whose: "opponent" });
  g.noted("whose-turn");
  g.rule("time-if", "{all:time-and-state}", { kind: "both" });
  g.rule("time-and-state", "{+:time}, if {+:cond}");
  g.noted("time-if");
  g.words("while-there", {
    "while those monsters are face-up": "while-face-up",
  });
  g.words("this-turn", { "this turn": "end-of-turn" });
  g.words("their-next", {
    "until the end of their next turn": "end-of-opponents-next-turn",
    "during their next turn": "opponents-next-turn",
  });
  g.words("duration", {
    "until the end of this turn": "end-of-turn",
    "until the end of your opponent's next turn": "end-of-opponents-next-turn",
    "while it is face-up": "while-face-up",
    "during your opponent's next turn": "opponents-next-turn",
  });
}
