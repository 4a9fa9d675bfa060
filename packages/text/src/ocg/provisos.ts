import { alike } from "../common/alike.ts";
import type { Grammar } from "../grammar.ts";

/** What has to be so for an effect to be activated and to resolve, as a sentence after it. */
export function ocgProvisos(g: Grammar): void {
  // "This card must be face-up on the field to activate and to resolve this effect."
  g.rule("proviso", "{condition:must}<<| for you>> to activate and to resolve this effect.", {
    sentence: "proviso",
  });
  g.rule("faces", "{+:trait-face}");
  g.rule("places-of", "{+:trait-in}");
  g.rule("must", "{what:ref[sg]} must be {what.traits?:faces} {what.where:places-of}", { kind: "exists" });
  g.rule("must", "{what:must-lie}", { kind: "exists" });
  g.rule("must-lie", "{traits:named} must be {where:places-of}", { quantity: { kind: "a" }, noun: "card" });
  g.noted("must-lie");
  // "You must control no other cards and have no cards in your hand": what a player must control and have.
  g.rule("must", "you must<<| also>> {...:must-do}");
  g.rule("must", "you must {all:two-musts}", { kind: "both" }, { wording: "both" });
  g.rule("two-musts", "{+:must-do} and {+:must-do}");
  g.rule("must-do", "control {what:held}", { kind: "exists", player: "you" }, { wording: "must" });
  g.rule("must-do", "have {what:had}", { kind: "exists" }, { wording: "have" });
  g.noted("must-do");
  g.rule("must", "your opponent must control {what:held}", { kind: "exists", player: "opponent" });
  g.rule("must", "you must not control {what:held}", { kind: "exists", player: "you", not: true });
  g.rule("proviso", "This effect {...:used-once} {...:while-up}.", {
    sentence: "proviso",
    condition: { kind: "once-per-stay" },
  });
  alike(g, "used-once", ["can only be used once", "can be used only once"]);
  g.noted("must");
  g.rule("sentence", "{=:proviso}");
  g.rule("must", "there must be {what:group[N]}", { kind: "exists" }, { wording: "there" });
  g.rule(
    "must",
    "this card must be in face-up {position:position}",
    { kind: "in-position" },
    { wording: "face-up" },
  );
  // "You can only activate this card during your turn, unless you control “X”."
  g.rule("proviso", "You can only activate this card {condition:only-then}.", {
    sentence: "proviso",
    of: "activation",
  });
  g.rule("proviso", "This card's effects can only be applied/resolved {condition:while-it}.", {
    sentence: "proviso",
    of: "each",
  });
  g.rule("only-then", "{any:then-or-so}", { kind: "either" });
  g.rule("only-then", "<<while|if>> {...:states}");
  g.rule("then-or-so", "{+:part-of-turn}, unless {+:state}");
  g.rule(
    "proviso",
    "This effect can be activated during either player's turn, if {condition:then-state}.",
    { sentence: "proviso", of: "quick" },
    { wording: "either-turn" },
  );
  g.rule("proviso", "This is a Quick Effect if {condition:then-state}.", {
    sentence: "proviso",
    of: "quick",
  });
}
