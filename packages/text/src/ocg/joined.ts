import type { Constant, Grammar } from "../grammar.ts";

/** How what stands before ":" hangs together, and how older texts say what is paid for what. */
export function ocgJoined(g: Grammar): void {
  eventAndState(g);
  asItWas(g);
  occasions(g);
  twoEvents(g);
  canColon(g);
  purposes(g);
}

/** "If this card is Normal Summoned and you control no other monsters": an event, and what has to be so. */
function eventAndState(g: Grammar): void {
  for (const word of ["if", "when"]) {
    g.rule("if-or-when", word, word);
    g.rule(`word-of[${word}]`, word, word);
  }
  g.rule("happens", "{word:if-or-when} {event:event}", { kind: "event" });
  g.noted("happens");
  // "When a Trap Card is activated during the Battle Phase"
  g.rule("happens-while-so", "{+:happens} {+:phase-time}", undefined, { wording: "in-phase" });
  // "If this card is in the GY because it was destroyed and sent there this turn, and you control “A”"
  for (const first of ["happens", "one-of-two", "in-gy-because", "not-the-turn-sent"])
    g.rule("before-states", `{+:${first}}`, undefined, { rule: "before-states: what comes first" });
  g.rule("before-states", "{++:happens-to-own}");
  g.rule("condition", "{=:one-of-two}");
  g.rule("happens-while-so", "{++:before-states}[[ {++:exceptions}]][[,]] and {+:states}", undefined, {
    wording: "and-state",
  });
  g.rule("joint-conditions", "{++:happens-while-so}");
  g.rule("joint-conditions", "{++:happens-while-so} {++:exceptions}");
}

/** "If this card is destroyed while it has material": how it is, or was before it left. */
function asItWas(g: Grammar): void {
  g.rule("own-event", "{subject:bearer} is {...:moved}", { event: "moved" });
  const monster = { quantity: { kind: "a" }, traits: [], noun: "monster", where: [] };
  g.rule("own-event", "{=:own-fight}");
  g.rule("own-fight", "{subject:bearer} {...:battling[present]}", { event: "battles" });
  g.rule("own-fight", "{subject:bearer} {...:declaring[present,sg]}", { event: "attack-declared" });
  g.rule("own-fight", "{target:bearer} is targeted for an attack", {
    event: "attack-declared",
    subject: monster,
  });
  g.rule("bearer", "this card", { ref: "this-card" });
  g.rule("bearer", "{=:own-there}");
  g.rule("own-happens", "{word:if-or-when} {event:own-event}", { kind: "event" });
  g.rule("joint-conditions", "{++:happens-to-own}");
  g.rule("happens-to-own", "{+:own-happens}[[,]] {+:as-it-was}", undefined, { wording: "as-it-was-then" });
  g.rule("as-it-was", "during {...:a-turn}");
  // In battle it is still there: "while pointing to a “X” monster", "while in Defense Position".
  g.rule("own-fights", "{word:if-or-when} {event:own-fight}", { kind: "event" });
  g.rule("happens-to-own", "{+:own-fights} while {+:own-doing}", undefined, { wording: "own-fight" });
  g.noted("own-event", "own-fight", "own-happens", "own-fights", "bearer");
}

/** "If this card is Special Summoned, or at the start of the Damage Step, if this card battles": one of two occasions. */
function occasions(g: Grammar): void {
  g.rule("joint-conditions", "{+:two-occasions}");
  g.rule("two-occasions", "{any:one-occasion}", { kind: "either" }, { wording: "occasions" });
  g.rule("one-occasion", "{+:happens}, or {+:at-moment}");
  g.rule("at-moment", "{all:moment-and-event}", { kind: "both" }, { wording: "moment" });
  g.rule("moment-and-event", "at the {+:of-battle-step}[[,]] {+:happens}");
  g.rule("of-battle-step", "start of {...:a-starting-phase}", { at: "start" }, { wording: "moment" });
  g.noted("two-occasions", "at-moment", "of-battle-step");
}

/** "(except during the Damage Step), or if …"; "is destroyed by battle, or leaves the field …" */
function twoEvents(g: Grammar): void {
  g.rule("event-outside", "{...:event} (except during the {outside:phase})");
  g.noted("event-outside");
  g.rule("exceptions", "(except during {+:excepted-phase} or {+:excepted-phase})");
  const excepted = { kind: "phase", not: true };
  g.rule("excepted-phase", "{phase:phase}", excepted, { wording: "one-of-two" });
  g.rule("excepted-phase", "the {phase:phase}", excepted, { wording: "the-one-of-two" });
  g.noted("excepted-phase", "one-of-two");
  const happens = { kind: "event" };
  g.rule("one-of-two", "{word:word-of[I]} {event:event-outside}, or <I> {or:event}", happens, {
    wording: "outside",
  });
  g.rule("one-of-two", "{word:word-of[I]} {event:event}, or <I> {or:event-outside}", happens, {
    wording: "outside-late",
  });
  const fate = { wording: "two-fates" };
  g.rule("one-of-two", "{word:if-or-when} {event:event}[[,]] or {or:other-fate}", happens, fate);
  // Where both ways lead to the GY, that is said once.
  g.rule("one-of-two", "{word:if-or-when} {event:sent-by-effect}, or by {or:lost-by-being}", happens, {
    wording: "or-by",
  });
  g.rule(
    "one-of-two",
    "{word:if-or-when} {event:sent-by-effect} or because it was {or:lost-in-battle}",
    happens,
    {
      wording: "or-because",
    },
  );
  g.rule("one-of-two", "{word:if-or-when} {event:one-fate}[[,]] or {or:moved-fate}", happens, fate);
  g.rule("condition", "{word:if-or-when} {event:event-not}", happens);
  g.rule("condition", "each time {event:event-not}", { ...happens, word: "if" }, { wording: "each-time" });
  sharedEnd(g);
  // "When your opponent activates a card or effect that targets this card, or targets this card for an attack"
  g.rule(
    "one-of-two",
    "when {event:their-activation}, or targets {or.target:obj} for an attack",
    {
      kind: "event",
      word: "when",
      "or.event": "attack-declared",
      "or.subject": {
        quantity: { kind: "a" },
        traits: [{ trait: "controlled", by: "opponent" }],
        noun: "monster",
        where: [],
      },
    },
    { wording: "targets-too" },
  );
  g.rule("their-activation", "your opponent activates {what:activated}", {
    event: "activated",
    agent: "opponent",
  });
  g.noted("their-activation");
  // What both are about is said once.
  const same = { "subject.ref": "same-subject" };
  for (const leave of ["leaves", "leave"])
    g.rule(
      "other-fate",
      `${leave} the field[[ {...:by-whom}]]`,
      { event: "left-field", ...same },
      { wording: leave },
    );
  g.rule("other-fate", "leaves the field {...:by-whom} while its owner controls it", {
    event: "left-field",
    from: { of: "you", names: ["field"] },
    ...same,
  });
  // "…, or is destroyed by your opponent's card effect while in its owner's Monster Zone"
  for (const [is, wording] of [
    ["is destroyed ", "in-zone"],
    ["", "in-zone-bare"],
  ] as const)
    g.rule(
      "other-fate",
      `${is}by your opponent's card effect while in its owner's Monster Zone`,
      {
        event: "moved",
        manner: ["destroyed"],
        by: ["card-effect"],
        agent: "opponent",
        from: { of: "you", names: ["monster-zone"] },
        ...same,
      },
      { wording },
    );
  // Of this card itself, without more: see `suffered`. What destroys it is said: else what the second has could be of both.
  g.rule("one-fate", "{subject:own-there} is destroyed by {by:causes}", {
    event: "moved",
    manner: ["destroyed"],
  });
  g.rule("own-there", "this card {where:post}", { ref: "this-card" });
  g.rule("own-there", "this {traits:pre} card {where?:post}", { ref: "this-card" });
  g.noted("own-there");
  g.rule("one-fate", "{subject:group[M]} <is/are> {...:moved}", { event: "moved" });
  g.rule("one-fate", "{subject:group[M]} <is/are> {...:come}", { event: "summoned" });
  g.rule("moved-fate", "{...:moved}", { event: "moved", ...same });
  g.noted("one-fate", "moved-fate");
  const toGy = { event: "moved", to: { names: ["graveyard"] } };
  g.rule("sent-by-effect", "{subject:subj[N]} <is/are> sent to the GY by card effect", {
    ...toGy,
    manner: ["sent"],
    by: ["card-effect"],
  });
  const lost = { ...toGy, manner: ["destroyed", "sent"], by: ["battle"], ...same };
  g.rule("lost-by-being", "being destroyed by battle", lost);
  g.rule("lost-in-battle", "destroyed by battle", lost);
  g.noted("sent-by-effect", "lost-in-battle", "lost-by-being");
  g.noted("other-fate");
  // "…, except “X”": said after the verb.
  g.rule("event-not", "{subject:group[M]} <is/are> {...:moved-short}, except {not:not-these}", {
    event: "moved",
  });
  g.rule("event-not", "{...:activation[present]}, except {not:not-these}");
  g.rule("not-these", "{...:cards[pl]} {where:such}", { quantity: { kind: "all" } });
  // "If a “X” monster was returned to the hand this turn, except “Y”"
  g.rule("state", "{event:event[past]} {...:when-past}, except {event.not:not-these}", { kind: "happened" });
  // Those that end with a noun phrase say it there.
  g.rule("moved-short", "destroyed", { manner: ["destroyed"] });
  g.rule("moved-short", "destroyed by {by:causes}", { manner: ["destroyed"] });
  g.rule("moved-short", "banished", { manner: ["banished"] });
  g.rule("moved-short", "sent[[ from {from:place}]] to {to:place}", { manner: ["sent"] });
  g.rule("moved-short", "added[[ from {from:place}]] to {to:place}", { manner: ["added"] });
  g.rule(
    "event-not",
    "{subject:group[M]} <is/are> {...:summon[past]}[[ to {to:place[on]}]], except {not:not-these}",
    { event: "summoned" },
  );
  g.rule(
    "not-these",
    "{traits:named}",
    { quantity: { kind: "all" }, noun: "card", where: [] },
    { wording: "just" },
  );
  g.noted("event-not", "not-these");
}

/** "If this Set card is destroyed or banished by your opponent's card effect": what is said at the end is said of both. */
function sharedEnd(g: Grammar): void {
  const effect = { by: ["card-effect"] };
  const activated = { ...effect, activated: true };
  g.words("whose-effect", { your: "you", "your opponent's": "opponent", "an opponent's": "opponent" });
  const whose = "{event.agent&or.agent:whose-effect}";
  const ends: readonly (readonly [string, Readonly<Record<string, Constant>>])[] = [
    ["by card effect", effect],
    [`by ${whose} card effect`, effect],
    [`by ${whose} activated effect`, activated],
    ["by an activated effect", activated],
    [`by ${whose} card`, {}],
    ["from {event.from&or.from:place}", {}],
  ];
  const fates = [
    ["sent to {ROLE.to:place}", "sent"],
    ["destroyed", "destroyed"],
    ["Tributed", "tributed"],
    ["banished", "banished"],
  ] as const;
  for (const [first, manner] of fates)
    for (const [second, then] of fates.filter(([fate, other]) => fate !== first && other !== "tributed")) {
      const fate = `is ${first.replace("ROLE", "event")}[[,]] or ${second.replace("ROLE", "or")}`;
      const rule = (
        subject: string,
        end: string,
        more: Readonly<Record<string, Constant>>,
        wording: string,
      ) => {
        const both = Object.entries(more).flatMap(([key, value]) => [
          [`event.${key}`, value],
          [`or.${key}`, value],
        ]);
        g.rule(
          "one-of-two",
          `{word:if-or-when} {event.subject:${subject}} ${fate}${end}`,
          {
            kind: "event",
            "event.event": "moved",
            "event.manner": [manner],
            "or.event": "moved",
            "or.manner": [then],
            "or.subject.ref": "same-subject",
            ...Object.fromEntries(both),
          },
          { wording, rule: `one-of-two: two fates of ${subject}${end}` },
        );
      };
      rule("own-there", "", {}, "fates");
      for (const [end, more] of ends) {
        rule("own-there", ` ${end}`, more, "fates-by");
        // After a comma it is said of both, also of this card as such.
        rule("bearer", `, ${end}`, more, "fates-both");
      }
    }
}

/** "If this card is Special Summoned, you can (except during the Damage Step): …" */
function canColon(g: Grammar): void {
  g.rule(
    "effect",
    "{conditions:can-conditions}: {resolution:imperatives}.",
    { sentence: "effect", optional: true, cost: [] },
    { wording: "can-colon" },
  );
  g.rule("can-conditions", "{++:conditions}, you can");
  g.rule("can-conditions", "{++:conditions}, you can {+:late-exception}");
  g.rule(
    "late-exception",
    "(except during the {phase:phase})",
    { kind: "phase", not: true },
    { wording: "late" },
  );
  g.noted("late-exception");
}

/** "discard 1 card to target 1 monster": what the cost is paid for. */
function purposes(g: Grammar): void {
  for (const form of ["bare", "ger"])
    g.rule(`cost-link[${form}]`, "to {step:aimed}", { join: "then" }, { wording: "to" });
  g.rule("aimed", "target {what:obj}", { verb: "target" });
  g.noted("aimed");
}
