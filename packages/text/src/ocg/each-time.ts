import type { Grammar } from "../grammar.ts";

/** What is done each time that something happens, and what a monster's attack brings with it, without being activated. */
export function ocgEachTime(g: Grammar): void {
  triggering(g);
  resolving(g);
  afterItsSummon(g);
  atTheEnd(g);
  whileItIsUp(g);
  fromNowOn(g);
}

/** "Each time a monster is banished: …" With ":" it is an effect that starts a chain, and nothing makes it miss its timing. */
function triggering(g: Grammar): void {
  g.rule("condition", "each time {event:event}", { kind: "event", word: "if" }, { wording: "each-time" });
}

/** "This turn, each time your opponent Special Summons a monster(s), immediately draw 1 card.": left behind by an effect. */
function fromNowOn(g: Grammar): void {
  g.rule(
    "front-statement",
    "{...:lasts}, each time {event:event}, {then:each-done}",
    { verb: "each-time" },
    {
      wording: "each-time",
    },
  );
  g.rule("each-done", "{+:each-done-clause}[[ {++:links}]]");
  g.rule("each-done-clause", "[[immediately ]]{step:step[bare]}");
  g.rule("each-done-clause", "{step:statement}");
  g.rule("each-done-clause", "you immediately {step:step[bare]}", {}, { wording: "you" });
  g.noted("each-done-clause");
}

/** What has been activated, as it is pointed at when it resolves. */
const DEEDS = ["effect", "card", "card or effect", "Spell", "Trap", "Spell/Trap", "Spell Card", "Trap Card"];

const EACH = { sentence: "effect", kind: "each-time", optional: false, cost: [] } as const;

/** "Each time a Spell Card is activated, place 1 Spell Counter on this card when that Spell resolves." */
function resolving(g: Grammar): void {
  g.rule("resolving-times", "{+:resolving-time}");
  g.rule("resolving-times", "{+:while}, {+:resolving-time}");
  g.rule("resolving-times", "{+:resolving-time}, {+:while}");
  g.rule("resolving-time", "each time {event:resolving}", { kind: "event", word: "if" });
  g.rule("resolving", "{...:activation[present]}", { resolves: true });
  g.noted("resolving-time", "resolving");
  g.rule("effect", "{conditions:resolving-times}, {resolution:done-when}.", EACH, {
    wording: "each-when",
  });
  g.rule("done-when", "{+:done-when-clause}");
  g.rule("done-when", "{+:done-when-clause} {++:links}");
  // "This card gains 500 ATK when that effect resolves."
  g.rule("changed-then", "{what:subj[N]} {change:change[N]} {value:int} {...:stats}", {
    verb: "change-stat",
  });
  for (const when of ["when", "after", "immediately after"])
    for (const what of ["it", ...["that", "the"].flatMap((the) => DEEDS.map((deed) => `${the} ${deed}`))]) {
      const words = `${when} ${what} resolves`;
      g.rule("as-it-is-over", words, {}, { wording: words.replaceAll(" ", "-") });
    }
  g.rule("done-when-clause", "{step:step[bare]} {...:as-it-is-over}");
  g.rule("done-when-clause", "{step:changed-then} {...:as-it-is-over}");
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
  for (const [done, said] of [
    ["{resolution:resolution}", "each-last"],
    ["{resolution:own-gains}", "each-own"],
  ] as const) {
    g.rule("effect", `${done} {conditions:resolving-times}.`, EACH, { wording: said });
  }
  g.rule("own-gains", "{+:own-gain}");
  g.rule("own-gain", "{step:own-passing}");
  g.noted("own-gain");
  g.rule(
    "effect",
    "{conditions:resolving-times}, immediately after it resolves, {resolution:resolution}.",
    EACH,
    { wording: "each-after" },
  );
}

/** "After this card is Fusion Summoned, …": at once, and whatever becomes of the card then. */
function afterItsSummon(g: Grammar): void {
  g.rule("effect", "{conditions:after-summons}, {resolution:resolution}.", EACH, { wording: "after-summon" });
  g.rule("after-summons", "{+:after-summon}");
  g.rule("after-summon", "after {event:own-summon}", { kind: "event", word: "if" });
  const own = { event: "summoned", "subject.ref": "this-card" };
  for (const be of ["is", "was"])
    g.rule("own-summon", `this card ${be} {...:come}`, own, be === "is" ? {} : { wording: be });
  g.rule("own-summon", "you {...:summon[bare]} this card", { ...own, agent: "you" }, { wording: "you" });
  g.noted("after-summon", "own-summon");
}

/** "If this card is flipped face-up, neither player can … while this card is face-up on the field." */
function whileItIsUp(g: Grammar): void {
  g.rule("effect", "{conditions:came-up-so}, {resolution:held-since}.", EACH, { wording: "held-since" });
  g.rule("came-up-so", "{+:came-or-turned}");
  for (const or of ["", " or {or:coming-up}"])
    g.rule("came-or-turned", `if this card is {event:coming-up}${or}`, { kind: "event", word: "if" });
  const own = { "subject.ref": "this-card" };
  g.rule("coming-up", "{...:come}", { event: "summoned", ...own });
  g.rule("coming-up", "flipped face-up", { event: "turned", face: "up", ...own });
  g.rule("held-since", "{+:held-since-clause}");
  g.rule("held-since-clause", "{step:held-since-step}");
  const held = { until: "while-source-face-up" };
  g.rule("held-since-step", "{...:timed-ban} {...:while-up}", held);
  g.rule("held-since-step", "{...:lasting-statement} {...:while-up}", held);
  g.rule("held-since-step", "{...:summon-ban} {...:while-up}, except {...:but-summon}", held);
  // "…, you cannot Special Summon for the rest of this turn, except …"
  g.rule("held-since-step", "{...:summon-ban} {...:lasts}[[, except {...:but-summon}]]");
  g.noted("came-or-turned", "coming-up", "held-since-clause", "held-since-step");
}

/** "If this card attacks, it is changed to Defense Position at the end of the Damage Step." */
function atTheEnd(g: Grammar): void {
  g.rule("effect", "{conditions:battles-then}, {resolution:turned-then}.", EACH, { wording: "end-of-step" });
  g.rule("battles-then", "{+:battle-then}");
  g.rule("battle-then", "if {event:event}", { kind: "event", word: "if" });
  g.rule("turned-then", "{+:turned-clause}");
  g.rule("turned-then", "{+:turned-clause} {++:links}");
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
