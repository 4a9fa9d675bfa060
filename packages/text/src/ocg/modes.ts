import { alike } from "../common/alike.ts";
import type { Grammar } from "../grammar.ts";

/**
 * Several effects of which one is activated, or applied. Modes may be told apart by what stands before them:
 * "● FIRE & DARK: …", "● Your opponent: …". What comes after "=" in a wording is what the labels are of; the words before
 * the modes have to say the same (`assemble.ts`).
 */
export function ocgModes(g: Grammar): void {
  const header = { modes: [], resolution: [], cost: [] };
  g.rule(
    "body",
    "You can activate 1 of <<these|the following>> effects, by revealing monster(s) in your hand with the listed Attribute(s);",
    { ...header, optional: true },
    { wording: "=attributes" },
  );
  // What is done with whichever of them it is.
  const whichever = { modes: [], cost: [], optional: false };
  const but = "Activate 1 of these effects, but {resolution:in-any-case}";
  g.rule("body", `${but} after activation;`, whichever, { wording: "but-after" });
  g.rule("body", `${but};`, whichever, { wording: "but" });
  g.rule("in-any-case", "{+:always-done}");
  g.rule("always-done", "{step:step[bare]}", { join: "but" });
  g.rule("always-done", "{step:statement}", { join: "but" });
  g.noted("always-done");
  g.rule(
    "mode",
    "● {cost:listed}: {resolution:resolution}.",
    { sentence: "mode", conditions: [] },
    {
      wording: "=attributes",
    },
  );
  g.rule("listed", "{+:listed-one}");
  g.rule("listed-one", "{step:reveal-listed}");
  g.rule("reveal-listed", "{what:in-hand-of-attribute}", { verb: "reveal" });
  const inHand = {
    noun: "monster",
    where: [{ trait: "in", place: { of: "you", names: ["hand"] } }],
  };
  const single = { quantity: { kind: "exactly", n: 1 } };
  g.rule("in-hand-of-attribute", "{traits:label-attribute}", { ...single, ...inHand });
  g.rule("in-hand-of-attribute", "{quantity:quantity[pl]} {traits:label-attribute}", inHand);
  g.rule("in-hand-of-attribute", "{traits:label-attribute} & {both:other-attribute}", {
    ...single,
    ...inHand,
  });
  g.rule("in-hand-of-attribute", "{traits:label-attribute}, {both:other-attributes}", {
    ...single,
    ...inHand,
  });
  g.rule("other-attribute", "{traits:label-attribute}", { ...single, noun: "monster" });
  g.rule("other-attributes", "{traits:label-attribute}, & {both:other-attribute}", {
    ...single,
    noun: "monster",
  });
  g.rule("label-attribute", "{+:trait-label-attribute}");
  g.rule("trait-label-attribute", "{attribute:attribute}", { trait: "attribute" });

  applied(g);

  g.rule(
    "body",
    "You can activate the following effect, based on which player controls the equipped monster;",
    { ...header, optional: true },
    { wording: "following=controller" },
  );
  const controls = (player: string) => ({ kind: "exists", player, what: { ref: "equipped-monster" } });
  g.words("controlling", { You: controls("you"), "Your opponent": controls("opponent") });
  const mode = { sentence: "mode" };
  const ofController = { wording: "=controller" };
  g.rule("mode", "● {conditions:of-controller}: {...:mode-body}", mode, ofController);
  g.rule("mode", "● {conditions:of-controller-and}: {...:mode-body}", mode, ofController);
  g.rule("of-controller", "{+:controlling}");
  g.rule("of-controller-and", "{+:controlling}: {++:conditions}");
  g.noted("controlling", "listed-one", "reveal-listed", "in-hand-of-attribute", "trait-label-attribute");
}

/** "…, then you can apply 1 of these effects.": as the effect resolves. */
function applied(g: Grammar): void {
  const apply = { verb: "apply", modes: [] };
  const following = "the following effect|the following effect(s)|the appropriate effect";
  g.rule("one-of-these", `<<1 of these effects|1 of the following effects|this effect|${following}>>`, {});
  g.rule("all-of-these", "these effects[[,]] in sequence", { inSequence: true });
  g.rule("all-of-these", "any of these effects[[,]] in sequence", { inSequence: true, any: true });
  g.rule("all-of-these", "as many effects as possible", { inSequence: true }, { wording: "as-many" });
  for (const which of ["one-of-these", "all-of-these"]) {
    g.rule("step[bare]", `apply {...:${which}}`, apply);
    g.rule("step[bare]", `apply {...:${which}}[[,]] {...:hanging}`, apply);
  }
  g.rule(
    "statement",
    "your opponent chooses 1 of <<these|the following>> effects[[ for you to apply]]",
    { ...apply, player: "opponent" },
    { wording: "opponent-chooses" },
  );
  g.rule(
    "step[bare]",
    "apply {...:one-of-these}, or {allIf:if-state}, you can apply <<both effects|any of them>>[[,]] in sequence",
    apply,
    { wording: "all-if" },
  );
  g.rule("hanging", "<<based|depending>> on {number:number}");
  g.rule("hanging", "<<based|depending>> on {...:sort-of}");
  alike(g, "card-type-word", ["type", "card type"]);
  g.rule("sort-of", "{of:owner} {...:card-type-word}", {}, { wording: "own" });
  g.rule("sort-of", "the {...:card-type-word} of {of:ref[sg]}", {}, { wording: "of" });
  g.rule("sort-of", "the[[ original]] types of {of:ref[pl]}", {}, { wording: "of" });
  g.rule("sort-of", "what was activated", { "of.ref": "answered-card" });
  g.rule("sort-of", "the <<type of card|card type>> {of:those-done}");
  g.noted("one-of-these", "all-of-these", "hanging");

  // "This card gains these effects based on …": those that it has.
  g.rule("sentence", "{...:gaining} {...:what-it-gains}[[,]] {...:hanging}{...:before-lines}", {
    sentence: "by-number",
  });
  alike(g, "gaining", ["This card gains", "Gains", "Apply"]);
  alike(g, "what-it-gains", ["these effects", "effects", ...following.split("|")]);
  alike(g, "before-lines", [".", ":"]);
  g.rule("sentence", "● {gainedIf:reached}: {...:effect}");
  g.rule("reached", "{n:int}+", { kind: "number", compare: "at-least" });
  g.rule("reached", "{n:int} or more", { kind: "number", compare: "at-least" }, { wording: "more" });
  g.rule("reached", "{n:int}", { kind: "number", compare: "exactly" });
  alike(g, "so-many-off", ["Counter", "Counters"]);
  g.rule("reached", "{n:int} {...:so-many-off}", { kind: "number", compare: "exactly" });
  // "● Monster: …": what the card is that the words before speak of.
  g.rule("sentence", "● {gainedIf:of-sort}: {...:effect}");
  g.rule("of-sort", "{what:sort-said}", { kind: "is" });
  g.rule("sort-said", "{noun:card-sort}", { ref: "sorted" });
  g.words("card-sort", { Monster: "monster", Spell: "spell", Trap: "trap", "Spell/Trap": "spell-or-trap" });
  g.noted("reached", "of-sort", "sort-said");
}
