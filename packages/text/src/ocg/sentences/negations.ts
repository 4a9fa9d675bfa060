import type { Grammar } from "../../grammar.ts";
import { STANDING } from "../lasting/continuous.ts";

const NEGATE = { verb: "negate-effect", "what.ref": "answered-card" } as const;

/** "Negate any Spell effects that target this card, and if you do, destroy that card.": each as it resolves, as long as this card is there. */
export function ocgNegations(g: Grammar): void {
  const as = (end: string) => ({ wording: `standing-negating${end}` });
  g.rule("effect", "{resolution:negating}.", { ...STANDING, conditions: [] }, as(""));
  for (const [conditions, end] of [
    ["standing-conditions", "-while"],
    ["negating-times", "-often"],
  ] as const)
    g.rule("effect", `{conditions:${conditions}}, {resolution:negating}.`, STANDING, as(end));
  // "Once, while this card is in your Pendulum Zone, you can negate …"
  g.rule("negating-times", "{+:once-there} {+:while}");
  g.rule("negating-times", "{+:once-per-turn}[[, {+:while}]]");
  g.rule("negating", "{+:negating-clause}[[ {++:links}]]");
  g.rule("negating-clause", "{step:negating-step}");
  g.rule("negating-clause", "you can {step:negating-step}", { optional: true });
  g.noted("negating-clause", "negating-step");
  several(g);
  oneOfThem(g);
  whenResolving(g);
}

/** "any Spell effects", "all LIGHT monster effects", "your opponent's effects that target this card" */
function several(g: Grammar): void {
  const negate = { ...NEGATE, "of.event": "activated" };
  g.rule("negating-step", "negate {of.what:negated}", negate);
  g.rule("negating-step", "negate {of.agent:whose-turn} {of.what:negated-of}", negate);
  const theirs = "negate {of.what:negated-kind} activated by your opponent";
  g.rule("negating-step", theirs, { ...negate, "of.agent": "opponent" });
  g.rule("negated-kind", "<<|any |all >>{...:activated-kind}");
  g.rule("activated-kind", "{traits?:pre} {...:effects-said}");
  g.rule("effects-said", "monster effects", { what: "effect", noun: "monster" });
  const either = { what: "either" };
  // Of a Spell or Trap also what it does as it is played.
  g.rule("effects-said", "{noun:spell-or-trap-word}<<| Cards and>> effects", either);
  g.words("spell-or-trap-word", { Spell: "spell", Trap: "trap", "Spell/Trap": "spell-or-trap" });
  g.rule("effects-said", "<<|card |cards and |cards or >>effects", { ...either, noun: "card" });
  for (const [whose, kind] of [
    ["negated", "negated-kind"],
    ["negated-of", "activated-kind"],
  ] as const) {
    const rule = (words: string, fields = {}) =>
      g.rule(whose, `{...:${kind}} ${words}`, fields, { rule: `negated: ${words}` });
    rule("that target {targeting:obj}");
    rule("that target {targeting:obj} (and no other cards)", { alone: true });
    rule("activated {where:activated-where}");
  }
  g.rule("negated", "{...:effect-of-such} {noun:card-noun[sg]} that targets {targeting:obj}", either, {
    wording: "of-such",
  });
  g.rule("effect-of-such", "<<the effects of any|the effects of a|the effect of a>>", {});
  g.noted("negated", "negated-of", "negated-kind");
}

/** "negate an activated Trap effect that would inflict damage to you", "negate a monster effect activated on your opponent's field" */
function oneOfThem(g: Grammar): void {
  const negate = { ...NEGATE, "of.event": "activated" };
  g.rule("negating-step", "negate an activated {of.what:aiming-one}", negate);
  g.rule("negating-step", "negate an activated {of.what:kind-of-one} that would {of.would:would}", negate);
  g.rule("negating-step", "negate @a {of.what:placed-one}", negate, { wording: "a" });
  const theirs = "negate any opponent's {of.what:column-one}";
  g.rule("negating-step", theirs, { ...negate, "of.agent": "opponent" }, { wording: "any-opponents" });
  g.rule("kind-of-one", "monster effect", { what: "effect", noun: "monster" });
  const either = { what: "either" };
  g.rule("kind-of-one", "{noun:spell-or-trap-word} effect", either);
  g.rule("kind-of-one", "card<<| or>> effect", { ...either, noun: "card" });
  g.rule("aiming-one", "{...:kind-of-one} that targets {targeting:obj}", {}, { wording: "one" });
  g.rule("placed-one", "{...:kind-of-one} activated {where:activated-where}");
  g.rule("column-one", "{...:kind-of-one} that activates {where:activating-column}");
  g.rule("activating-column", "{+:trait-column}");
  // "your opponent's card or effect activated in response to the activation of your “X” card"
  g.rule("negating-step", "negate {of:answer}", NEGATE);
  g.rule("their-one", "your opponent's {what:kind-of-one} activated", {}, { wording: "theirs" });
  g.rule("their-one", "@a {what:kind-of-one} activated by your opponent", {}, { wording: "by" });
  const theirOwn = { event: "activated", agent: "opponent" };
  const answer = "{...:their-one} in response to the activation of";
  g.rule("answer", `${answer} your {answering.what:whose-activated}`, { ...theirOwn, "answering.of": "you" });
  g.rule("answer", `${answer} {answering.what:activated}`, { ...theirOwn, "answering.of": "either" });
  g.noted("answer", "aiming-one", "kind-of-one", "placed-one", "column-one");
}

/** "Once per turn, when a monster effect activated by your opponent resolves, you can negate that effect." */
function whenResolving(g: Grammar): void {
  const done = { sentence: "effect", kind: "each-time", optional: false, cost: [] };
  g.rule("effect", "{conditions:when-resolving}, {resolution:done-resolving}.", done, {
    wording: "as-it-resolves",
  });
  g.rule("done-resolving", "{=:resolution}");
  g.rule("done-resolving", "{=:as-it-resolves}");
  g.rule("when-resolving", "[[{+:once-per-turn}, ]]{++:as-one-resolves}");
  g.rule("as-one-resolves", "{+:when-it-resolves}[[, {+:if-state}]]");
  g.rule("when-it-resolves", "when {event:about-to-resolve}", { kind: "event", word: "if" });
  const theirs = { event: "activated", agent: "opponent", resolves: "as" };
  g.rule("about-to-resolve", "your opponent's {what:kind-of-one} resolves", theirs, { wording: "theirs" });
  g.rule("about-to-resolve", "@a {what:kind-of-one} activated by your opponent resolves", theirs);
  g.rule("about-to-resolve", "resolving an opponent's {what:aiming-one}", theirs, { wording: "resolving" });
  g.rule(
    "about-to-resolve",
    "an activated card or effect resolves that targets {what.targeting:obj}",
    { event: "activated", resolves: "as", "what.what": "either", "what.noun": "card" },
    { wording: "activated" },
  );
  g.rule("as-it-resolves", "{+:as-it-resolves-clause}[[ {++:links}]]");
  g.rule("as-it-resolves-clause", "you can {step:step[bare]}", { optional: true });
  g.noted("when-it-resolves", "about-to-resolve", "as-it-resolves-clause");
}
