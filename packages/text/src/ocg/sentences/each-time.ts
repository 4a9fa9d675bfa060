import type { Grammar } from "../../grammar.ts";

const EACH = { sentence: "effect", kind: "each-time", optional: false, cost: [] } as const;

/** What is done each time that something happens, without being activated, and what a monster's attack or Summon brings with it. */
export function ocgEachTime(g: Grammar): void {
  eachTime(g);
  resolving(g);
  itsSummon(g);
  atTheEnd(g);
  fromNowOn(g);
}

/** "Each time a monster is banished, …"; with ":" it is an effect that starts a chain, and nothing makes it miss its timing. */
function eachTime(g: Grammar): void {
  const happens = { kind: "event", word: "if" };
  g.rule("condition", "each time {event:event}", happens, { wording: "each-time" });
  g.rule("each-time", "each time {event:event}", happens);
  g.rule("resolving-time", "each time {event:resolving}", happens);
  g.rule("resolving", "{...:activation[present]}", { resolves: true });
  for (const [times, time] of [
    ["each-times", "each-time"],
    ["resolving-times", "resolving-time"],
  ] as const) {
    const rule = "each-times: each time, while what is so";
    g.rule(times, `{+:${time}}[[ {+:phase-of}]]`, undefined, { rule });
    g.rule(times, `{+:${time}}[[,]] {+:while}`, undefined, { rule });
    g.rule(times, `{+:while}, {+:${time}}`, undefined, { rule });
  }
  g.rule("phase-of", "during your {phase:phase}", { kind: "phase", whose: "you" });
  g.rule("effect", "{conditions:each-times}, {resolution:resolution}.", EACH, { wording: "each-time" });
  g.noted("each-time", "phase-of", "resolving-time", "resolving");
}

/** "Each time a Spell Card is activated, place 1 Spell Counter on this card when that Spell resolves." */
function resolving(g: Grammar): void {
  g.rule("effect", "{conditions:resolving-times}, {resolution:done-when}.", EACH, { wording: "each-when" });
  g.rule("done-when", "{+:done-when-clause}[[ {++:links}]]");
  // What has been activated, as it is pointed at when it resolves.
  g.rule("as-it-is-over", "<<when|after|immediately after>> {...:that-deed} resolves", {});
  g.rule("that-deed", "it", {}, { wording: "it" });
  g.rule("that-deed", "<<that|the>> {...:deed-word}", {});
  g.rule("deed-word", "<<effect|card|card or effect>>", {});
  g.rule("deed-word", "<<Spell|Trap|Spell/Trap>>[[ Card]]", {}, { wording: "kind" });
  g.rule("done-when-clause", "{step:step[bare]} {...:as-it-is-over}");
  // "This card gains 500 ATK when that effect resolves."
  g.rule("done-when-clause", "{step:lasting-statement} {...:as-it-is-over}");
  for (const [counters, count] of [
    ["1 {step.counter:counter[sg]}", { "step.count": 1 }],
    ["{step.count:int2} {step.counter:counter[pl]}", {}],
  ] as const)
    g.rule(
      "done-when-clause",
      `place ${counters} on {step.what:ref[sg]} {...:as-it-is-over} (max. {step.max:int})`,
      { "step.verb": "place-counter", ...count },
      { wording: "max" },
    );
  g.noted("done-when-clause");
  // What an activation brings with it comes when it has resolved, also where the words don't say so.
  g.rule("effect", "{resolution:resolution} {conditions:resolving-times}.", EACH, { wording: "each-last" });
  g.rule("effect", "{resolution:own-gains} {conditions:resolving-times}.", EACH, { wording: "each-own" });
  g.rule("own-gains", "{+:own-gain}");
  g.rule("own-gain", "{step:own-passing}");
  g.noted("own-gain");
  const after = "{conditions:resolving-times}, immediately after it resolves, {resolution:resolution}.";
  g.rule("effect", after, EACH, { wording: "each-after" });
}

/** "After this card is Fusion Summoned, …", "If this card is flipped face-up, neither player can … while this card is face-up." */
function itsSummon(g: Grammar): void {
  const happens = { kind: "event", word: "if" };
  // At once, and whatever becomes of the card then.
  g.rule("effect", "{conditions:after-summons}, {resolution:resolution}.", EACH, { wording: "after-summon" });
  g.rule("after-summons", "{+:after-summon}");
  for (const event of ["event", "own-summon"])
    g.rule("after-summon", `after {event:${event}}`, happens, { rule: "after-summon: after what" });
  const own = { event: "summoned", "subject.ref": "this-card" };
  g.rule("own-summon", "this card was {...:come}", own, { wording: "was" });
  g.rule("effect", "{conditions:came-up-so}, {resolution:held-since}.", EACH, { wording: "held-since" });
  g.rule("came-up-so", "{+:came-or-turned}");
  g.rule("came-or-turned", "if this card is {event:own-fate}[[ or {or:own-fate}]]", happens);
  g.rule("held-since", "{+:held-since-clause}");
  g.rule("held-since-clause", "{step:held-since-step}");
  const held = { until: "while-source-face-up" };
  for (const ban of ["timed-ban", "lasting-statement"])
    g.rule("held-since-step", `{...:${ban}} {...:while-up}`, held, {
      rule: "held-since-step: while it is up",
    });
  g.rule("held-since-step", "{...:timed-open-ban} {...:while-up}, except {...:excepted-of}", held);
  // "…, you cannot Special Summon for the rest of this turn, except …"
  g.rule("held-since-step", "{...:timed-open-ban} {...:lasts}[[, except {...:excepted-of}]]");
  g.noted("after-summon", "own-summon", "came-or-turned", "held-since-clause", "held-since-step");
}

/** "If this card attacks, it is changed to Defense Position at the end of the Damage Step." */
function atTheEnd(g: Grammar): void {
  g.rule("effect", "{conditions:battles-then}, {resolution:turned-then}.", EACH, { wording: "end-of-step" });
  g.rule("battles-then", "{+:battle-then}");
  g.rule("battle-then", "if {event:event}", { kind: "event", word: "if" });
  g.rule("turned-then", "{+:turned-clause}[[ {++:links}]]");
  const turned = {
    "condition.kind": "phase",
    "condition.phase": "damage-step",
    "condition.at": "end",
    "step.verb": "change-position",
  };
  const then = "to {step.to:position} at the end of the Damage Step";
  g.rule("turned-clause", `{step.what:subj[sg]} is changed ${then}`, turned);
  g.rule("turned-clause", `change {step.what:obj} ${then}`, turned, { wording: "change" });
  g.noted("battle-then", "turned-clause");
}

/** "This turn, each time your opponent Special Summons a monster(s), immediately draw 1 card.": left behind by an effect. */
function fromNowOn(g: Grammar): void {
  const each = "{...:lasts}, each time {event:event}, {then:each-done}";
  g.rule("front-statement", each, { verb: "each-time" }, { wording: "each-time" });
  g.rule("each-done", "{+:each-done-clause}[[ {++:links}]]");
  g.rule("each-done-clause", "<<|you >>[[immediately ]]{step:step[bare]}");
  g.rule("each-done-clause", "{step:statement}");
  g.noted("each-done-clause");
}
