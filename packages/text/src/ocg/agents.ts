import { inOrder } from "../common/nouns.ts";
import type { Constant, Grammar } from "../grammar.ts";

/** By whom or what something is done: "by your opponent's card effect", "because of a Spell effect", "by battle or …". */
export function ocgAgents(g: Grammar): void {
  wherever(g);
  players(g);
  sources(g);
}

/** What can be followed by it. */
function wherever(g: Grammar): void {
  g.rule("moved", "{...:gone} {...:by-whom}");
  g.rule("event[past]", "{subject:subj[N]} left the field", { event: "left-field" });
  g.rule("event[H]", "{subject:subj[N]} <leaves/leave|left> the field {...:by-whom}", {
    event: "left-field",
  });
  for (const [because, wording] of [
    ["by", "by"],
    ["because of", "because"],
  ] as const)
    g.rule(
      "event",
      `{subject:subj[sg]} has left the field ${because} your opponent's effect, and is now {to:now-in}`,
      { event: "left-field", by: ["card-effect"], agent: "opponent" },
      { wording: `has-left-${wording}` },
    );
  g.rule("now-in", "in the GY or banished", { names: ["graveyard", "banished"] });
  g.noted("now-in");
}

/** Whose card it is, and whether it does so by battle or by its effect. */
function players(g: Grammar): void {
  const theirs = { agent: "opponent" };
  const effect = { by: ["card-effect"] };
  const both = { by: ["battle", "card-effect"] };
  for (const [because, wording] of [
    ["by", undefined],
    ["because of", "because"],
  ] as const) {
    const by = (words: string, fields: Readonly<Record<string, Constant>>) =>
      g.rule("by-whom", `${because} ${words}`, fields, wording === undefined ? {} : { wording });
    if (wording !== undefined) by("card effect", effect);
    by("{...:by-its-owner} card effect", effect);
    by("{...:by-its-owner} activated effect", { ...effect, activated: true });
    by("an activated effect", { ...effect, activated: true });
    by("{...:by-its-owner} card", {});
  }
  g.rule("by-whom", "by battle involving {involving:obj}", { by: ["battle"] });
  g.rule("by-whom", "by battle or your opponent's card effect", { ...both, ...theirs });
  const attack = { ...both, ...theirs, byAttack: true };
  g.rule("by-whom", "by your opponent's attack or card effect", attack);
  g.rule("by-whom", "by an opponent's attack or card effect", attack, { wording: "an" });
}

/** Of which card the effect is: "by a monster effect", "by the effect of “A”". */
function sources(g: Grammar): void {
  const effect = { by: ["card-effect"] };
  g.rule("by-whom", "{...:by-effect-of}");
  g.rule("by-whom", "{...:by-its-effect}", effect);
  g.rule("by-effect", "{...:by-effect-of}");
  g.rule("by-effect", "with {byEffectOf:source-named}", {}, { wording: "with" });
  g.rule("by-effect", "{...:by-its-effect}");
  // Of whatever card: what is Summoned so is by no rule.
  g.rule("by-effect", "by[[ {...:by-its-owner}]] {byEffectOf:any-effect}");
  g.rule(
    "any-effect",
    "card effect",
    { quantity: { kind: "a" }, traits: [], noun: "card", where: [] },
    { wording: "any" },
  );
  g.noted("any-effect");
  const both = { by: ["battle", "card-effect"] };
  g.rule("by-whom", "by battle or {byEffectOf:source}", both);
  g.rule("by-whom", "by battle or @a {byEffectOf:source}", both, { wording: "article" });
  for (const [whose, fields] of [
    ["@a", {}],
    ["your", { agent: "you" }],
    ["your opponent's", { agent: "opponent" }],
    ["your opponent's activated", { agent: "opponent", activated: true }],
  ] as const)
    g.rule("by-its-effect", `by ${whose} {byEffectOf:source}`, fields);
  // What is paid for such an effect is done by it, too: no cause is said.
  g.rule("by-effect-of", "by {...:the-or-an} effect of {byEffectOf:obj}", {}, { wording: "the-effect" });
  g.rule("by-effect-of", "by the effect of {byEffectOf:source-named}", {}, { wording: "the-effect" });
  const byItself = { byEffectOf: { ref: "this-card" } };
  g.rule("done-itself", "by {...:its-own-effect}", byItself);
  g.rule("done-itself", "by this effect", byItself, { wording: "this" });
  g.rule("done-itself", "this way", byItself, { wording: "way" });
  const itself = { event: "moved", subject: { ref: "this-card" } };
  g.rule("event", "this card is {...:itself-gone}", itself, { wording: "own" });
  for (const category of ["own-gone", "event[past]"])
    g.rule(category, "this card was {...:itself-gone}", itself, { wording: "own" });
  g.rule("itself-gone", "{...:gone} {...:done-itself}");
  g.rule("itself-gone", "destroyed {...:done-itself}[[ and sent to {to:place}]]", { manner: ["destroyed"] });
  const whole = { quantity: { kind: "a" }, where: [] };
  g.rule("source", "{noun:effect-noun} effect", { ...whole, traits: [] });
  for (const [words, wording] of [
    [" effect", "effect"],
    ["'s effect", "owner"],
  ] as const) {
    g.rule("source", `{traits:source-pre} {noun:noun[sg]}${words}`, whole, { wording });
    g.rule("source", `{traits:source-card-kind} {noun:card-noun[sg]}${words}`, whole, { wording });
  }
  // What the card is; where and how it lies says nothing here.
  inOrder(g, "source-pre", ["++leveled", "trait-non", "++described", "trait-kind"]);
  g.rule("source-card-kind", "{+:trait-card-kind}");
  g.rule("source-card-kind", "{++:source-pre} {+:trait-card-kind}");
  g.rule("source-named", "{traits:named}", { ...whole, noun: "card" }, { wording: "just" });
  g.noted("source", "source-named");
}
