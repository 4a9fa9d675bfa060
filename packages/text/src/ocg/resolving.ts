import { alike } from "../common/alike.ts";
import type { Grammar } from "../grammar.ts";
import { STANDING } from "./standing.ts";

/** "Negate any Spell effects that target this card, and if you do, destroy that card.": each as it resolves, as long as this card is there. */
export function ocgResolving(g: Grammar): void {
  g.rule(
    "effect",
    "{resolution:negating}.",
    { ...STANDING, conditions: [] },
    { wording: "standing-negating" },
  );
  g.rule("effect", "{conditions:standing-conditions}, {resolution:negating}.", STANDING, {
    wording: "standing-negating-while",
  });
  g.rule("negating", "{+:negating-clause}");
  g.rule("negating", "{+:negating-clause} {++:links}");
  g.rule("negating-clause", "{step:negating-step}");
  g.rule("negating-clause", "you can {step:negating-step}", { optional: true });
  const negate = { verb: "negate-effect", "what.ref": "answered-card", "of.event": "activated" };
  g.rule("negating-step", "negate {of.what:negated}", negate);
  for (const [whose, agent] of [
    ["your", "you"],
    ["your opponent's", "opponent"],
  ] as const) {
    const theirs = { ...negate, "of.agent": agent };
    g.rule("negating-step", `negate ${whose} {of.what:negated-of}`, theirs);
  }
  const opponents = { ...negate, "of.agent": "opponent" };
  g.rule("negating-step", "negate {of.what:negated-kind} activated by your opponent", opponents);
  kinds(g);
  which(g);
  oneOfThem(g);
  soOften(g);
  whenResolving(g);
  g.noted("negating-clause", "negating-step", "negated", "negated-of", "negated-kind");
}

/** "any Spell effects", "all LIGHT monster effects", "any “X” effects", "all cards and effects" */
function kinds(g: Grammar): void {
  g.rule("negated-kind", "[[{...:all-or-any} ]]{...:activated-kind}");
  alike(g, "all-or-any", ["any", "all"]);
  g.rule("activated-kind", "{traits?:pre} {...:effects-said}");
  for (const [words, what, noun, wording] of [
    ["monster effects", "effect", "monster", "effects"],
    ["Spell effects", "either", "spell", "effects"],
    ["Trap effects", "either", "trap", "effects"],
    ["Spell/Trap effects", "either", "spell-or-trap", "effects"],
    ["Spell Cards and effects", "either", "spell", "cards-and"],
    ["Trap Cards and effects", "either", "trap", "cards-and"],
    ["card effects", "either", "card", "card"],
    ["effects", "either", "card", "effects"],
    ["cards and effects", "either", "card", "cards-and"],
    ["cards or effects", "either", "card", "cards-or"],
  ] as const)
    g.rule("effects-said", words, { what, noun }, { wording });
}

/** "that target this card", "activated on the field or in the GY" */
function which(g: Grammar): void {
  for (const whose of ["negated", "negated-of"]) {
    const kind = whose === "negated" ? "negated-kind" : "activated-kind";
    g.rule(whose, `{...:${kind}} that target {targeting:obj}`);
    g.rule(whose, `{...:${kind}} that target {targeting:obj} (and no other cards)`, { alone: true });
    g.rule(whose, `{...:${kind}} activated {where:activated-where}`);
  }
  g.rule("negated", "{...:effect-of-such} {noun:card-noun[sg]} that targets {targeting:obj}", {
    what: "either",
  });
  for (const words of ["the effects of any", "the effects of a", "the effect of a"])
    g.rule("effect-of-such", words, {}, { wording: words.replaceAll(" ", "-") });
}

/** "negate an activated Trap effect that would inflict damage to you", "negate a monster effect activated on your opponent's field" */
function oneOfThem(g: Grammar): void {
  const negate = { verb: "negate-effect", "what.ref": "answered-card", "of.event": "activated" };
  g.rule("negating-step", "negate an activated {of.what:aiming-one}", negate);
  g.rule("negating-step", "negate an activated {of.what:kind-of-one} that would {of.would:would}", negate);
  g.rule("aiming-one", "{...:kind-of-one} that targets {targeting:obj}");
  for (const [words, what, noun] of [
    ["monster effect", "effect", "monster"],
    ["Spell effect", "either", "spell"],
    ["Trap effect", "either", "trap"],
    ["card effect", "either", "card"],
    ["card or effect", "either", "card"],
  ] as const)
    g.rule("kind-of-one", words, { what, noun }, { wording: words.replaceAll(" ", "-") });
  g.rule("negating-step", "negate @a {of.what:placed-one}", negate, { wording: "a" });
  g.rule("placed-one", "{...:kind-of-one} activated {where:activated-where}");
  const theirs = { ...negate, "of.agent": "opponent" };
  g.rule("negating-step", "negate any opponent's {of.what:column-one}", theirs, { wording: "any-opponents" });
  g.rule("column-one", "{...:kind-of-one} that activates {where:activating-column}");
  g.rule("activating-column", "{+:trait-column}");
  g.rule("negating-step", "negate {of:answer}", { verb: "negate-effect", "what.ref": "answered-card" });
  const opponents = { event: "activated", agent: "opponent" };
  for (const [words, wording] of [
    ["your opponent's {what:kind-of-one} activated", "theirs"],
    ["@a {what:kind-of-one} activated by your opponent", "by"],
  ] as const) {
    const answer = `${words} in response to the activation of`;
    g.rule(
      "answer",
      `${answer} your {answering.what:whose-activated}`,
      { ...opponents, "answering.of": "you" },
      { wording },
    );
    g.rule(
      "answer",
      `${answer} {answering.what:activated}`,
      { ...opponents, "answering.of": "either" },
      { wording: `${wording}-any` },
    );
  }
  g.noted("answer");
  g.noted("aiming-one", "kind-of-one", "placed-one", "column-one");
}

/** "Once, while this card is in your Pendulum Zone, you can negate …", "Once per turn, while this card is equipped to a monster, …" */
function soOften(g: Grammar): void {
  g.rule("effect", "{conditions:negating-times}, {resolution:negating}.", STANDING, {
    wording: "standing-negating-often",
  });
  g.rule("negating-times", "{+:once-there} {+:while}");
  g.rule("negating-times", "{+:once-per-turn}");
  g.rule("negating-times", "{+:once-per-turn}, {+:while}");
}

/** "Once per turn, when a monster effect activated by your opponent resolves, you can negate that effect." */
function whenResolving(g: Grammar): void {
  const done = { sentence: "effect", kind: "each-time", optional: false, cost: [] };
  for (const [resolution, wording] of [
    ["resolution", "as-it-resolves"],
    ["as-it-resolves", "as-it-resolves-can"],
  ] as const)
    g.rule("effect", `{conditions:when-resolving}, {resolution:${resolution}}.`, done, { wording });
  g.rule("when-resolving", "{++:as-one-resolves}");
  g.rule("when-resolving", "{+:once-per-turn}, {++:as-one-resolves}");
  g.rule("as-one-resolves", "{+:when-it-resolves}[[, {+:if-state}]]");
  g.rule("when-it-resolves", "when {event:about-to-resolve}", { kind: "event", word: "if" });
  const theirs = { event: "activated", agent: "opponent", resolves: "as" };
  g.rule("about-to-resolve", "@a {what:kind-of-one} activated by your opponent resolves", theirs);
  g.rule("about-to-resolve", "resolving an opponent's {what:aiming-one}", theirs, { wording: "resolving" });
  g.rule(
    "about-to-resolve",
    "an activated card or effect resolves that targets {what.targeting:obj}",
    { event: "activated", resolves: "as", "what.what": "either", "what.noun": "card" },
    { wording: "activated" },
  );
  g.rule("as-it-resolves", "{+:as-it-resolves-clause}");
  g.rule("as-it-resolves", "{+:as-it-resolves-clause} {++:links}");
  g.rule("as-it-resolves-clause", "you can {step:step[bare]}", { optional: true });
  g.noted("when-it-resolves", "about-to-resolve", "as-it-resolves-clause");
}
