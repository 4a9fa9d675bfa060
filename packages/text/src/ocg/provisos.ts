import type { Grammar } from "../grammar.ts";

/** What has to be so for an effect to be activated and to resolve, as a sentence after it. */
export function ocgProvisos(g: Grammar): void {
  // "This card must be face-up on the field to activate and to resolve this effect."
  g.rule("proviso", "{condition:must} to activate and to resolve this effect.", { sentence: "proviso" });
  g.rule("must", "{what:this-card-must}", { kind: "exists" });
  g.rule("this-card-must", "this card must be {traits:faces} {where:places-of}", { ref: "this-card" });
  g.rule("faces", "{+:trait-face}");
  g.rule("places-of", "{+:trait-in}");
  g.rule("must", "you must control {what:group[N]}", { kind: "exists", player: "you" });
  g.rule("must", "you must control {what:just-named}", { kind: "exists", player: "you" });
  g.rule(
    "must",
    "you must control this {what.traits:faces} card {what.where:places-of}",
    {
      kind: "exists",
      "what.ref": "this-card",
    },
    { wording: "control" },
  );
  g.rule("must", "{what:must-lie}", { kind: "exists" });
  g.rule("must-lie", "{traits:named} must be {where:places-of}", { quantity: { kind: "a" }, noun: "card" });
  g.rule(
    "must",
    "you must not control {what:group[N]}",
    { kind: "exists", player: "you", not: true },
    {
      wording: "not",
    },
  );
  g.noted("must-lie");
  for (const [words, wording] of [
    ["can only be used once while this card is face-up on the field", "can-only"],
    ["can only be used once while it is face-up on the field", "can-only-it"],
    ["can be used only once while this card is face-up on the field", "only-once"],
  ] as const)
    g.rule(
      "proviso",
      `This effect ${words}.`,
      { sentence: "proviso", condition: { kind: "once-per-stay" } },
      { wording },
    );
  g.rule("must", "you must have {what:group[N]}", { kind: "exists" });
  g.rule(
    "must",
    "you must also control {what:group[N]}",
    { kind: "exists", player: "you" },
    { wording: "also" },
  );
  g.rule("must", "you must {all:two-musts}", { kind: "both" }, { wording: "both" });
  g.rule("two-musts", "{+:must-control} and {+:must-have}");
  g.rule("must-control", "control {what:group[N]}", { kind: "exists", player: "you" }, { wording: "must" });
  g.rule("must-have", "have {what:group[N]}", { kind: "exists" }, { wording: "must" });
  g.noted("must-control", "must-have");
  g.noted("must", "this-card-must");
  g.rule("sentence", "{=:proviso}");
  g.rule("must", "there must be {what:group[N]}", { kind: "exists" }, { wording: "there" });
  g.rule("must", "you must not control any {what:any-of-them}", { kind: "exists", player: "you", not: true });
  g.rule("any-of-them", "{traits*:pre} {noun:noun[pl]} {where*:post}", { quantity: { kind: "a" } });
  g.noted("any-of-them");
  g.rule(
    "must",
    "this card must be in face-up {position:position}",
    { kind: "in-position" },
    { wording: "face-up" },
  );
  g.rule("this-card-must", "this card must be {where:places-of}", { ref: "this-card" });
  g.rule("this-card-must", "this monster must be {traits:faces} {where:places-of}", {
    ref: "this-card",
    noun: "monster",
  });
  g.rule("must", "you must control this {what.traits:faces} card", {
    kind: "exists",
    "what.ref": "this-card",
  });
  g.rule("must", "{what:that-must}", { kind: "exists" });
  g.rule("that-must", "that monster must be {where:places-of}", { ref: "that-card", noun: "monster" });
  g.noted("that-must");
  // "You can only activate this card during your turn, unless you control “X”."
  g.rule("proviso", "You can only activate this card {condition:only-then}.", {
    sentence: "proviso",
    of: "activation",
  });
  g.rule("only-then", "{any:then-or-so}", { kind: "either" });
  g.rule("then-or-so", "{+:only-time}, unless {+:state}");
  g.rule("only-time", "during your turn", { kind: "turn", whose: "you" });
  g.rule("only-time", "during your opponent's turn", { kind: "turn", whose: "opponent" });
  g.rule("only-time", "during the {phase:phase}", { kind: "phase" });
  g.noted("only-time");
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
