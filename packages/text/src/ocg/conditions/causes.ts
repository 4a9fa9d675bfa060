import { alike } from "../../common/alike.ts";
import { inOrder } from "../../common/nouns.ts";
import type { Constant, Grammar } from "../../grammar.ts";

/** By whom or what something is done: "by your opponent's card effect", "because of a Spell effect", "by battle or …". */
export function ocgCauses(g: Grammar): void {
  causes(g);
  effects(g);
  itself(g);
}

const EFFECT = { by: ["card-effect"] };
const BOTH = { by: ["battle", "card-effect"] };

function causes(g: Grammar): void {
  g.rule("by-whom", "by {...:doer}");
  g.rule("by-whom", "because of {...:doer}", {}, { wording: "because" });
  g.rule("by-whom", "because of {by:causes}", {}, { wording: "because" });
  g.rule("by-its-owner", "your", { agent: "you" });
  g.rule("by-its-owner", "<<your|an>> opponent's", { agent: "opponent" });
  const effect = (words: string, fields: Readonly<Record<string, Constant>>) =>
    g.rule("doer", words, { ...EFFECT, ...fields });
  effect("{...:by-its-owner} card effect", {});
  effect("{...:by-its-owner} activated effect", { activated: true });
  effect("an activated effect", { activated: true });
  effect("{...:by-its-effect}", {});
  g.rule("doer", "{...:by-its-owner} card");
  g.rule("doer", "your opponent", { agent: "opponent" }, { wording: "player" });
  g.rule("doer", "<<a card|an>> effect", EFFECT, { wording: "article" });
  g.rule("doer", "{...:by-effect-of}");
  g.rule("doer", "battle involving {involving:obj}", { by: ["battle"] });
  // "battle or your opponent's card effect", "battle or a Spell effect", "an opponent's attack or card effect"
  g.rule("doer", "battle or[[ by]] {...:by-its-owner} card effect", BOTH);
  g.rule("doer", "battle or {byEffectOf:source}", BOTH);
  g.rule("doer", "battle or @a {byEffectOf:source}", BOTH, { wording: "article" });
  g.rule("doer", "battle or a card effect", BOTH, { wording: "or-article" });
  g.rule("doer", "{...:by-its-owner} attack or card effect", { ...BOTH, byAttack: true });
  g.rule("doer", "{...:by-its-owner} attack", { by: ["battle"], byAttack: true });
}

/** Of which card the effect is: "a monster effect", "your opponent's activated Trap effect", "the effect of “A”". */
function effects(g: Grammar): void {
  for (const by of ["by-effect-of", "by-its-effect"]) g.rule("by-effect", `<<by|with>> {...:${by}}`);
  g.rule("by-effect", "<<by|with>> {byEffectOf:source-named}", {}, { wording: "named" });
  // Of whatever card: what is Summoned so is by no rule.
  g.rule("by-effect", "by[[ {...:by-its-owner}]] {byEffectOf:any-effect}");
  const whole = { quantity: { kind: "a" }, where: [] };
  const any = "<<card effect|a Spell or effect>>";
  g.rule("any-effect", any, { ...whole, traits: [], noun: "card" }, { wording: "any" });
  g.rule("by-its-effect", "@a {byEffectOf:source}");
  g.rule("by-its-effect", "{...:by-its-owner} {byEffectOf:source}");
  g.rule("by-its-effect", "{...:by-its-owner} activated {byEffectOf:source}", { activated: true });
  // What is paid for such an effect is done by it, too: no cause is said.
  for (const of of ["obj", "source-named"])
    g.rule("by-effect-of", `{...:the-or-an} effect of {byEffectOf:${of}}`);
  g.rule("source", "{noun:effect-noun} effect", { ...whole, traits: [] });
  for (const of of ["{traits:source-pre} {noun:noun[sg]}", "{traits:source-card-kind} {noun:card-noun[sg]}"])
    g.rule("source", `${of}<<|'s>> effect`, whole, { wording: "of" });
  // What the card is; where and how it lies says nothing here.
  inOrder(g, "source-pre", ["++leveled", "trait-non", "++described", "trait-kind"]);
  g.rule("source-card-kind", "[[{++:source-pre} ]]{+:trait-card-kind}");
  g.rule("source-named", "{traits:named}", { ...whole, noun: "card" }, { wording: "just" });
  g.noted("any-effect", "source", "source-named");
}

/** "This card is destroyed by its own effect", "… banished this way": by what this card does. */
function itself(g: Grammar): void {
  alike(g, "its-own-effect", ["its own effect", "its effect"]);
  alike(g, "done-itself", ["by {...:its-own-effect}", "by this effect", "this way"], {
    byEffectOf: { ref: "this-card" },
  });
  g.rule("itself-gone", "{...:gone} {...:done-itself}");
  const itselfGone = "destroyed {...:done-itself}[[ and sent {...:sent-where}]]";
  g.rule("itself-gone", itselfGone, { manner: ["destroyed"] });
  const own = "this card <is|was> {...:itself-gone}";
  g.rule("event[H]", own, { event: "moved", subject: { ref: "this-card" } }, { wording: "own" });
}
