import { several } from "../../common/nouns.ts";
import type { Grammar } from "../../grammar.ts";
import { PROPER_WAYS } from "../../yugioh/events.ts";

/** "1 card of the same type (Monster, Spell, or Trap)", "with the same card type (Fusion, Synchro, or Xyz)" */
export function ocgCardTypes(g: Grammar): void {
  const by = { by: "card-type" };
  g.rule("of-type", "<<of|with>>", {}, { wording: "of" });
  g.rule(
    "type-of-card",
    "type <<(Monster, Spell, or Trap)|(Monster, Spell, Trap)>>",
    {},
    { wording: "type" },
  );
  g.rule("trait-with", "{...:of-type} the same {...:type-of-card}", { trait: "alike", ...by });
  g.rule("trait-with", "{...:of-type} the same {...:type-of-card} as {as:compared}", {
    trait: "same",
    ...by,
  });
  const unlike = { trait: "unlike", ...by };
  g.rule("trait-with", "{...:of-type} a different {...:type-of-card}", unlike);
  const each = "of different types (1 Monster, 1 Spell, and 1 Trap)";
  g.rule("trait-with", each, unlike, { wording: "of-each" });
  // Than both cards that differ from each other already.
  g.rule("trait-with", "of the third type", { ...unlike, third: true });
  const one = { quantity: { kind: "exactly", n: 1 }, noun: "card" };
  const same = { ...one, traits: [{ trait: "alike", ...by }] };
  g.rule("group[sg]", "the same type of card (Monster, Spell, or Trap) {where*:post}", same, {
    wording: "same-type",
  });
  // Of monsters, and only of those kinds that are named.
  g.words("one-proper-kind", PROPER_WAYS, { rule: "one-proper-kind" });
  several(g, "proper-kinds", "one-proper-kind", "or");
  g.rule("bracketed-kinds", "<<card type|monster card type>> ({kinds:proper-kinds})");
  for (const its of ["its-quality", "its-property"])
    g.rule(
      its,
      "{...:bracketed-kinds}",
      { by: "monster-kind" },
      { wording: "kinds", rule: "its-quality: a kind" },
    );
  const differ = { differ: "monster-kind" };
  g.rule("but-differing", "{...:but} a different {...:bracketed-kinds}", differ, { wording: "kinds" });
}
