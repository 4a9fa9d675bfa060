import type { Constant, Grammar } from "../../grammar.ts";

/** One of two things that happen: "if A, or if B", "is destroyed or leaves the field", "is destroyed or banished by card effect". */
export function ocgTwoEvents(g: Grammar): void {
  for (const word of ["if", "when"]) {
    g.rule("if-or-when", word, word);
    g.rule(`word-of[${word}]`, word, word, { rule: "word-of[I]" });
  }
  g.rule("or-said", "or", {});
  g.rule("or-said", "{...:or-apart}");
  g.rule("or-apart", ", <<or|OR>>", {}, { wording: "comma" });
  g.rule("and-said", "[[,]] and", {});
  g.rule("condition", "{=:one-of-two}");
  g.noted("one-of-two", "event-outside");
  apart(g);
  fates(g);
  sharedEnd(g);
  excepted(g);
}

const HAPPENS = { kind: "event" };

/** Each said for itself; outside which step may be said of one of them. */
function apart(g: Grammar): void {
  g.rule("event-outside", "{...:event} (except during the {outside:phase})");
  for (const [event, or] of [
    ["event", "event"],
    ["event-outside", "event"],
    ["event", "event-outside"],
  ] as const) {
    const two = { wording: "or-said-again", rule: "one-of-two: two events" };
    g.rule("one-of-two", `{word:word-of[I]} {event:${event}} {...:or-said} <I> {or:${or}}`, HAPPENS, two);
  }
  const orSaid = "{word:word-of[I]} {event:event} {...:or-apart} {or:event}";
  g.rule("one-of-two", orSaid, HAPPENS, { wording: "or-said" });
  // Nothing happens at the same time as an attack is declared: "when" says no more than "if" there.
  const attack = { kind: "event", word: "if" };
  g.rule("one-of-two", "when {event:attack-event}, or if {or:event}", attack, { wording: "attack-or-if" });
  g.rule("attack-event", "{subject:subj[sg]} {...:declaring[present,sg]}", { event: "attack-declared" });
  // "When your opponent activates a card or effect that targets this card, or targets this card for an attack"
  const theirs = {
    quantity: { kind: "a" },
    traits: [{ trait: "controlled", by: "opponent" }],
    noun: "monster",
    where: [],
  };
  g.rule(
    "one-of-two",
    "when {event:their-activation}, or targets {or.target:obj} for an attack",
    { kind: "event", word: "when", "or.event": "attack-declared", "or.subject": theirs },
    { wording: "targets-too" },
  );
  const theirActivation = "your opponent activates {what:activated}";
  g.rule("their-activation", theirActivation, { event: "activated", agent: "opponent" });
  g.noted("attack-event", "their-activation");
}

/** What both happen to is said once. */
function fates(g: Grammar): void {
  g.rule("passive-how", "{=:passive}");
  g.rule("passive-how", "{=:passive-now}");
  // "If this card is Normal Summoned or flipped face-up"
  g.rule("own-fate", "{...:passive-how}", { subject: { ref: "this-card" } });
  // After a comma what is said last is of the second alone.
  const own = "{word:if-or-when} this card is {event:own-fate}";
  g.rule("condition", `${own} or {or:own-fate}`, HAPPENS, { wording: "suffered" });
  g.rule("condition", `${own} {...:or-apart}[[ is]] {or:own-fate}`, HAPPENS, { wording: "fates-apart" });
  const two = { wording: "two-fates" };
  const same = { "subject.ref": "same-subject" };
  g.rule("one-of-two", "{word:if-or-when} {event:event} or {or:other-fate}", HAPPENS, two);
  const apart = "{word:if-or-when} {event:event} {...:or-apart} {or:other-fate}";
  g.rule("one-of-two", apart, HAPPENS, { wording: "fates-apart" });
  g.rule("other-fate", "{...:departs[N,present]}", same, { wording: "N" });
  const field = { from: { of: "you", names: ["field"] } };
  const otherFate = "leaves the field {...:by-whom} while its owner controls it";
  g.rule("other-fate", otherFate, { event: "left-field", ...field, ...same });
  // "…, or is destroyed by your opponent's card effect while in its owner's Monster Zone"
  g.rule("other-fate", "<<is |>>{...:gone-from-own}", same, { wording: "in-zone" });
  g.rule("gone-from-own", "<<destroyed |>>by your opponent's card effect while in its owner's Monster Zone", {
    event: "moved",
    manner: ["destroyed"],
    by: ["card-effect"],
    agent: "opponent",
    from: { of: "you", names: ["monster-zone"] },
  });
  const fate = "{word:if-or-when} {event:one-fate}";
  g.rule("one-of-two", `${fate} or {or:moved-fate}`, HAPPENS, two);
  g.rule("one-of-two", `${fate} {...:or-apart} {or:moved-fate}`, HAPPENS, { wording: "fates-apart" });
  const again = "{word:if-or-when} {event:group-fate} {...:or-said} <<is|are>> {or:moved-fate}";
  g.rule("one-of-two", again, HAPPENS, { wording: "fates-again" });
  g.rule("group-fate", "{subject:group[M]} <is/are> {...:passive-how}");
  g.rule("one-fate", "{=:group-fate}");
  // Of this card itself, without more: see `own-fate`. What destroys it is said: else what the second has could be of both.
  const oneFate = "{subject:own-there} is destroyed by {by:causes}";
  g.rule("one-fate", oneFate, { event: "moved", manner: ["destroyed"] });
  g.rule("moved-fate", "{...:passive-how}", same);
  g.rule("bearer", "this card", { ref: "this-card" });
  g.rule("bearer", "{=:own-there}");
  g.rule("own-there", "this card {where:post}", { ref: "this-card" });
  g.rule("own-there", "this {traits:pre} card {where?:post}", { ref: "this-card" });
  // Where both ways lead to the GY, that is said once.
  const sent =
    "{word:if-or-when} {event:sent-by-effect}<<, or by being| or because it was>> {or:lost-in-battle}";
  g.rule("one-of-two", sent, HAPPENS, { wording: "or-by" });
  const toGy = { event: "moved", to: { names: ["graveyard"] } };
  const byEffect = { ...toGy, manner: ["sent"], by: ["card-effect"] };
  g.rule("sent-by-effect", "{subject:subj[N]} <is/are> sent to the GY by card effect", byEffect);
  const lost = { ...toGy, manner: ["destroyed", "sent"], by: ["battle"], ...same };
  g.rule("lost-in-battle", "destroyed by battle", lost);
  g.noted("own-fate", "other-fate", "one-fate", "group-fate", "moved-fate", "bearer", "own-there");
  g.noted("sent-by-effect", "lost-in-battle");
}

/** "If this Set card is destroyed or banished by your opponent's card effect": what is said at the end is said of both. */
function sharedEnd(g: Grammar): void {
  const effect = ["card-effect"];
  const both = (key: string, value: Constant) => ({ [`event.${key}`]: value, [`or.${key}`]: value });
  g.words("whose-effect", { your: "you", "your opponent's": "opponent", "an opponent's": "opponent" });
  const whose = "{event.agent&or.agent:whose-effect}";
  const activated = { ...both("by", effect), ...both("activated", true) };
  const ends = [
    [`by[[ ${whose}]] card effect`, both("by", effect)],
    ["by an activated effect", activated],
    [`by ${whose} activated effect`, activated],
    [`by ${whose} card`, {}],
    ["from {event.from&or.from:place}", {}],
    ["to activate {event.toActivate&or.toActivate:paid-for}", {}],
  ] as const;
  g.words("fate-word", { destroyed: ["destroyed"] });
  g.rule("fate-word", "{=:gone-word}");
  const fate = (role: string) =>
    [
      [`{${role}.manner:fate-word}`, {}],
      [`sent to {${role}.to:place}`, { [`${role}.manner`]: ["sent"] }],
    ] as const;
  const moved = { ...HAPPENS, "event.event": "moved", "or.event": "moved", "or.subject.ref": "same-subject" };
  for (const [first, manner] of fate("event"))
    for (const [second, then] of fate("or")) {
      const rule = (
        subject: string,
        end: string,
        fields: Readonly<Record<string, Constant>>,
        wording: string,
      ) =>
        g.rule(
          "one-of-two",
          `{word:if-or-when} {event.subject:${subject}} is ${first} {...:or-said} ${second}${end}`,
          { ...moved, ...manner, ...then, ...fields },
          { wording, rule: "one-of-two: two fates with one end" },
        );
      rule("own-there", "", {}, "fates");
      for (const [end, fields] of ends) {
        rule("own-there", ` ${end}`, fields, "fates");
        // After a comma it is said of both, also of this card as such.
        rule("bearer", `, ${end}`, fields, "fates-both");
      }
    }
}

/** "…, except “X”": said after the verb. */
function excepted(g: Grammar): void {
  g.rule("condition", "{word:if-or-when} {event:event-not}", HAPPENS);
  g.rule("condition", "each time {event:event-not}", { ...HAPPENS, word: "if" }, { wording: "each-time" });
  // Those that end with a noun phrase say it there.
  g.rule("event-not", "{subject:group[M]} <is/are> {...:passive-short}, except {not:not-these}");
  g.rule("passive-short", "{...:gone}", { event: "moved" });
  g.rule("passive-short", "destroyed[[ by {by:causes}]]", { event: "moved", manner: ["destroyed"] });
  g.rule("passive-short", "{...:summon[past]}[[ to {to:place[on]}]]", { event: "summoned" });
  g.rule("event-not", "{...:activation[present]}, except {not:not-these}");
  g.rule("not-these", "{...:cards[pl]} {where:such}", { quantity: { kind: "all" } });
  const named = { quantity: { kind: "all" }, noun: "card", where: [] };
  g.rule("not-these", "{traits:named}", named, { wording: "just" });
  // "If a “X” monster was returned to the hand this turn, except “Y”"
  g.rule("state", "{event:event[past]} {...:when-past}, except {event.not:not-these}", { kind: "happened" });
  g.noted("event-not", "not-these");
}
