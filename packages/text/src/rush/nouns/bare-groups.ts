import type { Grammar } from "../../grammar.ts";

/** Without a number: "face-up Machine Type monsters on your field", "your Level 4 or lower monsters". */
export function rushBareGroups(g: Grammar): void {
  const every = { quantity: { kind: "every" } };
  const bare = { wording: "bare" };
  g.rule("bare-group", "{...:things[pl]} {where*:post}", every, bare);
  g.rule("bare-group", "{...:owned-cards[pl]} {where*:post}", every, bare);
  g.rule("bare-group", "{traits:your-named} {where*:post}", { ...every, noun: "card" }, bare);
  g.rule("your-named", "{+:trait-your} {+:trait-name}");
  g.rule("subj[pl]", "{traits:both-names} {where*:post}", { ...every, noun: "card" }, { wording: "both" });
  const one = { quantity: { kind: "a" } };
  g.rule("group[sg]", "{...:owned-cards[sg]} {where*:post}", one, { wording: "owned" });
  g.rule("your-one-named", "{+:trait-your} {++:pre} {+:trait-name}");
  g.rule("group[sg]", "{traits:your-one-named} {where*:post}", { ...one, noun: "card" }, { wording: "your" });
  g.rule("with-list", "{+:trait-with}");
  g.rule("subj[pl]", "{=:bare-group}");
  g.rule("free", "{=:np}");
  g.rule("free", "{=:bare-group}");
  g.rule("free", "{=:obj-pronoun}");
  g.rule("free", "{=:two-placed}");
  // "face-up monsters and face-down Spell/Trap Cards on your field"
  const two = { wording: "two" };
  g.rule("bare-group", "{...:cards[pl]} and {both:bare-more} {where:post}", every, two);
  g.rule("bare-group", "{traits:named} and {both:bare-cards} {where:post}", { ...every, noun: "card" }, two);
  g.rule("bare-more", "{...:things[pl]}", every);
  g.rule("bare-cards", "{...:cards[pl]}", every);
  g.noted("bare-group", "bare-more", "bare-cards");
}
