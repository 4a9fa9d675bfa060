import { alike } from "../common/alike.ts";
import { several } from "../common/nouns.ts";
import type { Grammar } from "../grammar.ts";
import { PROPER_WAYS } from "../yugioh/events.ts";

/** "1 card of the same type (Monster, Spell, or Trap)", "discard the same type of card (Monster, Spell, or Trap)" */
export function ocgCardTypes(g: Grammar): void {
  const by = { by: "card-type" };
  for (const [kinds, k] of [
    ["(Monster, Spell, or Trap)", ""],
    ["(Monster, Spell, Trap)", "-bare"],
  ] as const)
    for (const [of, o] of [
      ["of", "of"],
      ["with", "with"],
    ] as const) {
      const noted = { wording: `${o}${k}` };
      const a = k === "" && o === "of" ? {} : noted;
      g.rule("trait-card-type", `${of} the same type ${kinds}`, { trait: "alike", ...by }, a);
      g.rule("trait-card-type", `${of} a different type ${kinds}`, { trait: "unlike", ...by }, a);
      g.rule("trait-card-type", `${of} the same type ${kinds} as {as:compared}`, { trait: "same", ...by }, a);
    }
  g.rule(
    "trait-card-type",
    "of different types (1 Monster, 1 Spell, and 1 Trap)",
    { trait: "unlike", ...by },
    { wording: "of-each" },
  );
  // Than both cards that differ from each other already.
  g.rule("trait-card-type", "of the third type", { trait: "unlike", ...by, third: true });
  for (const place of ["from", "there"]) g.rule(`before-${place}`, "{+:trait-card-type}");
  g.rule("after", "{+:trait-card-type}");
  g.rule("after", ", {+:trait-card-type}", undefined, { wording: "comma-type" });
  g.rule(
    "group[sg]",
    "the same type of card (Monster, Spell, or Trap) {where*:post}",
    {
      quantity: { kind: "exactly", n: 1 },
      traits: [{ trait: "alike", ...by }],
      noun: "card",
    },
    { wording: "same-type" },
  );
  g.noted("trait-card-type");
  monsterKinds(g);
}

/** "with the same card type (Fusion, Synchro, or Xyz)": of monsters, and only of those that are named. */
function monsterKinds(g: Grammar): void {
  g.words("one-proper-kind", PROPER_WAYS);
  several(g, "proper-kinds", "one-proper-kind", "or");
  alike(g, "kind-word", ["card type", "monster card type"]);
  g.rule("bracketed-kinds", "{...:kind-word} ({kinds:proper-kinds})");
  for (const its of ["its-quality", "its-property"])
    g.rule(its, "{...:bracketed-kinds}", { by: "monster-kind" }, { wording: "kinds" });
  g.rule(
    "but-differing",
    "but a different {...:bracketed-kinds}",
    { differ: "monster-kind" },
    { wording: "kinds" },
  );
}
