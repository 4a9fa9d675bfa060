import type { Grammar } from "../../grammar.ts";

/** What has to be so for an effect to be activated and to resolve, as a sentence after it. */
export function ocgProvisos(g: Grammar): void {
  const proviso = { sentence: "proviso" };
  g.rule("sentence", "{=:proviso}");
  // "This card must be face-up on the field to activate and to resolve this effect."
  g.rule("proviso", "{condition:must}<<| for you>> to activate and to resolve this effect.", proviso);
  must(g);
  const stay = { ...proviso, condition: { kind: "once-per-stay" } };
  g.rule("proviso", "This effect can <<only be used|be used only>> once {...:while-up}.", stay);
  // "You can only activate this card during your turn, unless you control “X”."
  const only = { ...proviso, of: "activation" };
  g.rule("proviso", "You can only activate this card {condition:only-then}.", only);
  g.rule("only-then", "{any:then-or-so}", { kind: "either" });
  g.rule("only-then", "<<while|if>> {...:states}");
  g.rule("then-or-so", "{+:part-of-turn}, unless {+:state}");
  const applied = "This card's effects can only be applied/resolved {condition:while-it}.";
  g.rule("proviso", applied, { ...proviso, of: "each" });
  const quick = { ...proviso, of: "quick" };
  g.rule("proviso", "This is a Quick Effect if {condition:then-state}.", quick);
  const either = "This effect can be activated during either player's turn, if {condition:then-state}.";
  g.rule("proviso", either, quick, { wording: "either-turn" });
  g.noted("proviso");
}

/** "this card must be in your GY", "you must control no other cards and have no cards in your hand" */
function must(g: Grammar): void {
  const exists = { kind: "exists" };
  g.rule("faces", "{+:trait-face}");
  g.rule("places-of", "{+:trait-in}");
  g.rule("must", "{what:ref[sg]} must be {what.traits?:faces} {what.where:places-of}", exists);
  g.rule("must", "{what:must-lie}", exists);
  const named = { quantity: { kind: "a" }, noun: "card" };
  g.rule("must-lie", "{traits:named} must be {where:places-of}", named);
  g.rule("must", "there must be {what:group[N]}", exists, { wording: "there" });
  const position = "this card must be in face-up {position:position}";
  g.rule("must", position, { kind: "in-position" }, { wording: "face-up" });
  // What a player must control and have.
  g.rule("must", "you must<<| also>> {...:yours-too}");
  g.rule("must", "you must {all:two-musts}", { kind: "both" }, { wording: "both" });
  g.rule("two-musts", "{+:must-too} and {+:must-too}");
  g.rule("must-too", "{...:yours-too}");
  g.rule("must", "your opponent must control {what:held}", { ...exists, player: "opponent" });
  g.rule("must", "you must not control {what:held}", { ...exists, player: "you", not: true });
  g.noted("must", "must-lie", "must-too");
}
