import type { Grammar } from "../../grammar.ts";

/** Looking, revealing, choosing. */
export function rushShowing(g: Grammar): void {
  g.rule("step[F]", "<reveal> {what:obj}", { verb: "reveal" });
  g.rule("step[F]", "<reveal> {what:obj} to your opponent", { verb: "reveal" }, { wording: "to-opponent" });
  g.rule("step[F]", "<show> {what:obj}", { verb: "reveal" }, { wording: "show" });
  g.rule("step[F]", "<show> {what:obj} to your opponent", { verb: "reveal" }, { wording: "show-opponent" });
  g.rule("step[F]", "<look> at {what:obj}", { verb: "look-at" });
  g.rule(
    "step[F]",
    "<look> at your opponent's hand",
    {
      verb: "look-at",
      what: {
        quantity: { kind: "all" },
        traits: [],
        noun: "card",
        where: [{ trait: "in", place: { of: "opponent", names: ["hand"] } }],
      },
    },
    { wording: "hand" },
  );
  g.rule("step[F]", "<choose> {what:obj}", { verb: "choose" });
  g.rule("step[F]", "<declare> a card type (Monster, Spell, or Trap)", {
    verb: "declare",
    property: "card-type",
  });
  // Where a card lies is not changed by looking at it.
  for (const [words, wording] of [
    ["it to its original position", "return"],
    ["them to their original positions", "return-pl"],
  ] as const)
    g.rule("step[F]", `<look> at {what:obj}, then return ${words}`, { verb: "look-at" }, { wording });
  g.rule("step[F]", "<select> {what:group[sg]}", { verb: "choose" }, { wording: "select" });
}
