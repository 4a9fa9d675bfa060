import type { Grammar } from "../../grammar.ts";

/** Looking, revealing, choosing. */
export function rushShowing(g: Grammar): void {
  g.rule("act[F]", "{...:revealing[F]} {what:seen}[[ to your opponent]]", { verb: "reveal" });
  g.rule("revealing[F]", "<reveal>", {});
  g.rule("revealing[F]", "<show>", {}, { wording: "show" });
  g.rule("step[F]", "<look> at {what:seen}", { verb: "look-at" });
  // Where a card lies is not changed by looking at it.
  g.rule(
    "step[F]",
    "<look> at {what:obj}, then return <<it to its original position|them to their original positions>>",
    { verb: "look-at" },
    { wording: "return" },
  );
  g.rule("seen", "{=:obj}");
  g.rule(
    "seen",
    "{where:hand-of}",
    { quantity: { kind: "all" }, traits: [], noun: "card" },
    { wording: "hand" },
  );
  g.rule("hand-of", "{+:trait-hand-of}");
  g.rule("trait-hand-of", "{place.of:phase-owner} hand", { trait: "in", "place.names": ["hand"] });
  g.noted("seen", "trait-hand-of");
  g.rule("act[F]", "<choose> {what:obj}", { verb: "choose" });
  g.rule("act[F]", "<select> {what:obj}", { verb: "choose" }, { wording: "select" });
  g.rule("step[F]", "<declare> a card type (Monster, Spell, or Trap)", {
    verb: "declare",
    property: "card-type",
  });
}
