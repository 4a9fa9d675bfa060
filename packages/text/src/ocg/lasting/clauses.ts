import { alike } from "../../common/alike.ts";
import type { Grammar } from "../../grammar.ts";

/** Where how long something lasts is said for all of several things: with words of its own, or those of the feature T. */
const TIMES = [
  ["duration", undefined],
  ["time[T]", "T"],
] as const;

/** What lasts: several things that are joined, and how long, said once for all of them, before them or after them. */
export function lastingClauses(g: Grammar): void {
  single(g);
  joined(g);
  banned(g);
  timed(g);
}

/** One thing with its time: "it gains 500 ATK until the end of this turn", "for the rest of this turn, it cannot attack". */
function single(g: Grammar): void {
  g.rule("lasting-clause", "{step:lasting-step}");
  g.rule("lasting-step", "{...:lasting-statement}");
  g.rule("lasting-step", "{...:lasting[bare]}", {}, { wording: "bare" });
  g.rule("lasting-step", "{...:timed-ban}", {}, { wording: "ban" });
  g.rule("statement", "{...:lasting-statement} {...:until-after}");
  g.rule("step[F]", "{...:lasting[F]} {...:until-after}");
  g.rule("statement", "{...:timed-ban} {...:until-after}", {}, { wording: "ban" });
  g.rule("front-statement", "{...:how-long}[[{...:comma}]] {...:lasting-step}", {}, { wording: "front" });
  g.rule("front-clause", "{step:front-statement}");
  g.rule("front-link", "{...:joint[D]} {...:front-clause}");
  g.rule("comma", ",", {}, { wording: "set-off" });
  g.noted("lasting-clause", "lasting-link", "lasting-step", "front-statement", "front-clause", "front-link");
  // What is excepted stands after the time: "You cannot Special Summon for the rest of this turn, except Dragon monsters."
  for (const [ban, excepted] of [
    ["timed-open-ban", "excepted-of"],
    ["attack-ban", "excepted-with"],
  ] as const)
    g.rule("statement", `{...:${ban}} {...:how-long}, except {...:${excepted}}`, {}, { wording: "but" });
  g.rule(
    "statement",
    "{what:subj[N]} {...:pred[N]} {...:how-long}, except {except:left-out}",
    {},
    { wording: "but" },
  );
}

/** "A, and B", "A, B, also C", "cannot attack or be Tributed" */
function joined(g: Grammar): void {
  g.rule("lasting-links", "{+:lasting-link}[[ {++:lasting-links}]]");
  for (const joint of ["and", "also", "but", "and if you do"])
    g.rule("lasting-link", `{...:joint[${joint}]} {...:lasting-clause}`);
  for (const joint of ["and", "but"])
    g.rule("lasting-link", `{...:joint[${joint}]} {step:elliptic-lasting}`, {}, { wording: "elliptic" });
  // A comma alone joins what stands before the word that joins the last.
  const row = { join: "listed" };
  for (const [links, item, ...items] of [
    ["standing-links", "standing-row", "{...:standing-clause}", "{step:of-the-same}"],
    ["lasting-links", "lasting-row", "{...:lasting-clause}"],
    ["links", "statement-row", "{step:row-step}", "{step:of-the-same}"],
  ] as const) {
    g.rule(links, `{+:${item}} {++:${links}}`);
    for (const one of items) g.rule(item, `, ${one}`, row);
    g.noted(item);
  }
  g.rule("row-step", "{...:lasting-statement}");
  g.rule("row-step", "{...:ban}", { until: "while-face-up" }, { wording: "ban" });
  // "Special Summon it (but it cannot attack, also its effects are negated), …"
  g.rule("links", "({+:but-inside}, {+:also-inside})[[ {++:links}]]");
  g.rule("but-inside", "but {...:first-clause}", { join: "but" }, { wording: "inside" });
  g.rule("but-inside", "{...:first-clause}", { join: "but" }, { wording: "bare-inside" });
  g.rule("also-inside", "also {...:first-clause}", { join: "also" }, { wording: "inside" });
  g.noted("but-inside", "also-inside", "row-step");
}

/** Of whom is said once: "it cannot attack or be Tributed", "you cannot activate Traps, nor attack with monsters". */
function banned(g: Grammar): void {
  const forbid = { "step.verb": "forbid" };
  const also = { ...forbid, join: "and" };
  for (const act of ["any-attack", "attack-with", "use-act", "use-act-of", "target-act", "act-on"])
    g.rule("other-act", `{...:${act}}`);
  for (const act of ["monster-act", "summon-from-extra", "other-act"]) g.rule("first-act", `{...:${act}}`);
  // With what is excepted of the one act: what is excepted after the time is so of both.
  for (const act of ["bare-act", "summon-from-extra"])
    g.rule("act-but", `{...:${act}}, except {except:barred}`, {}, { wording: "but" });
  g.rule("act-but", "{...:any-attack}, except {...:excepted-with}", {}, { wording: "but" });
  g.rule("forbidden", "{step:first-act}", forbid);
  // "…, and can only declare an attack with Synchro Monsters": the same player.
  g.rule("or-but", ", and can only {+:only-left}", undefined, { wording: "only" });
  g.rule("only-left", "{step:only-act}", also);
  // Of two Summons "or" would leave open which of them is said of the monsters after the second.
  g.rule("also-forbidden", "{step:other-act}", also);
  g.rule("nor-forbidden", "{step:first-act}", also);
  g.rule("banned", "{step:banned-step}");
  g.rule("banned-step", "{what:subj[N]} {...:pred[N]}");
  g.rule("also-banned", "{step:banned-again}", { join: "and" });
  g.rule("forbidden-but", "{step:act-but}", forbid);
  g.rule("also-but", "{step:act-but}", also);
  g.rule("plain-bans", "{*step.player:cannot} {+:forbidden} {++:or-forbidden}");
  g.rule("ban-list", "{++:plain-bans}");
  for (const list of [
    "{+:forbidden-but} {++:or-forbidden}",
    "{+:forbidden-but} {++:or-but}",
    "{+:forbidden} {++:or-but}",
  ])
    g.rule("ban-list", `{*step.player:cannot} ${list}`, undefined, {
      rule: "ban-list: one with what is excepted",
    });
  g.rule("ban-list", "{+:banned} {++:or-banned}");
  for (const [list, item, nor] of [
    ["or-forbidden", "also-forbidden", "nor-forbidden"],
    ["or-but", "also-but", "also-but"],
    ["or-banned", "also-banned", "also-banned"],
  ] as const) {
    g.rule(list, `or {+:${item}}`, undefined, { wording: "or" });
    g.rule(list, `, or {+:${item}}`, undefined, { wording: "or-comma" });
    g.rule(list, `nor {+:${item}}`, undefined, { wording: "nor" });
    g.rule(list, `, nor {+:${nor}}`, undefined, { wording: "nor-comma" });
    g.rule(list, `, {+:${item}} {++:${list}}`, undefined, { wording: "or-list" });
  }
  // "It cannot attack, nor can it be Tributed", after anything else that lasts.
  alike(g, "or-nor", ["or", "nor", ", or", ", nor", ", nor can players"]);
  g.rule("same-link", "{...:or-nor} {step:banned-again}", { join: "and", "step.until": "while-face-up" });
  g.rule("lasting-link", "{...:or-nor} {step:banned-again}", { join: "and" });
  const again = { verb: "forbid", player: "both", "what.ref": "same-subject" };
  for (const act of ["barred-act", "barred-act[N]", "barred-of-others", "barred-of-others[N]"])
    g.rule("banned-again", `{...:${act}}`, again);
  g.rule("banned-again", "{...:used-as-such}", again, { wording: "used" });
  // "The activation of your cards … cannot be negated, also your opponent cannot activate … when a monster is Summoned this way."
  g.rule("ban-list", "{+:firm}, also {+:quiet}");
  g.rule("firm", "{step:firm-activations}");
  g.rule("quiet", "{step:quiet-then}", { join: "also" });
  g.rule("quiet-then", "{...:silence} when {answering:so-summoned-then}");
  g.noted(
    "only-left",
    "forbidden-but",
    "also-but",
    "forbidden",
    "also-forbidden",
    "nor-forbidden",
    "banned",
    "banned-step",
    "also-banned",
  );
  g.noted("banned-again", "firm", "quiet");
  // Without a time they hold as long as the card is there.
  g.rule("bans", "{++:ban-list}", { "step.until": "while-face-up" });
  for (const holds of ["standing", "holding"])
    g.rule(holds, "{++:ban-list}", { "step.until": "while-face-up" });
}

/** "Until the end of this turn, A, but B", "you cannot A or B for the rest of this turn": the time goes for both. */
function timed(g: Grammar): void {
  g.rule("lastings", "{+:lasting-clause} {++:lasting-links}");
  g.rule("lastings", "{++:ban-list}[[ {++:lasting-links}]]");
  g.words("linking", {
    and: "and",
    ", also": "also",
    ", but": "but",
    ", then": "then",
    ", and if you do": "and-if-you-do",
  });
  g.words("and-word", { and: "and" });
  g.rule("lasting-links", "{^join:linking} {++:ban-list}[[ {++:lasting-links}]]");
  for (const [time, wording] of TIMES) {
    const noted = (how: string) => ({ wording: `${how}-${wording ?? "lasting"}` });
    g.rule("fronted", `{*step.until:${time}}[[,]] {++:lastings}`, undefined, noted("front"));
    g.rule("bans", `{++:ban-list}[[,]] {*step.until:${time}}`, undefined, noted("bans"));
    const but = `{*step.until:${time}}, except {*step.except:barred}`;
    g.rule("bans", `{++:plain-bans}[[,]] ${but}`, undefined, noted("bans"));
  }
  g.rule("resolution", "{++:bans}[[ {++:links}]]");
  g.rule("links", "{^join:linking} {++:bans}[[ {++:links}]]");
  // After what has its time in front comes what has another, or what does not last.
  g.rule("resolution", "{+:front-clause}[[ {++:after-front}]]");
  g.rule("resolution", "{++:fronted}[[ {++:after-front}]]");
  g.rule("links", "{+:front-link}[[ {++:after-front}]]");
  g.rule("links", "{^join:linking}[[,]] {++:fronted}[[ {++:after-front}]]");
  g.rule("links", ", {^join:and-word} {++:fronted}[[ {++:after-front}]]", undefined, {
    wording: "and-comma",
  });
  g.rule("after-front", "{+:front-link}[[ {++:after-front}]]");
  g.rule("after-front", "{^join:linking}[[,]] {++:fronted}[[ {++:after-front}]]");
  g.rule("after-front", "{+:also-done}[[ {++:links}]]");
  for (const step of ["simple-step", "excavating"])
    g.rule("also-done", `{...:joint[D]} {step:${step}[bare]}`);
  for (const said of ["lasting-statement", "timed-ban", "lasting[bare]"])
    g.rule("also-timed", `{...:${said}} {...:how-long}`, {}, { wording: "also-timed" });
  g.rule("also-done", "{...:joint[D]} {step:also-timed}[[ ({...:even-if-outlasting})]]");
  g.rule("even-if-outlasting", "{...:even-if}", { outlasts: true });
  g.noted("also-done", "also-timed");
}
