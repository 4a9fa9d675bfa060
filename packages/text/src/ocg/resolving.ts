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
  g.noted("negating-clause", "negating-step", "negated", "negated-of", "negated-kind");
}

/** "any Spell effects", "all LIGHT monster effects", "any “X” effects", "all cards and effects" */
function kinds(g: Grammar): void {
  for (const [word, wording] of [
    ["", "bare"],
    ["any ", "any"],
    ["all ", "all"],
  ] as const)
    g.rule("negated-kind", `${word}{...:activated-kind}`, {}, { wording });
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
  ] as const) {
    const fields = { what, noun };
    g.rule("activated-kind", words, fields, { wording });
    if (!wording.startsWith("card")) g.rule("activated-kind", `{traits:pre} ${words}`, fields, { wording });
  }
}

/** "that target this card", "activated on the field or in the GY" */
function which(g: Grammar): void {
  for (const whose of ["negated", "negated-of"]) {
    const kind = whose === "negated" ? "negated-kind" : "activated-kind";
    g.rule(whose, `{...:${kind}} that target {targeting:obj}`);
    g.rule(whose, `{...:${kind}} that target {targeting:obj} (and no other cards)`, { alone: true });
    g.rule(whose, `{...:${kind}} activated {where:activated-where}`);
  }
  for (const [words, wording] of [
    ["the effects of any", "of-any"],
    ["the effects of a", "effects-of-a"],
    ["the effect of a", "of-a"],
  ] as const)
    g.rule(
      "negated",
      `${words} {noun:card-noun[sg]} that targets {targeting:obj}`,
      { what: "either" },
      { wording },
    );
}
