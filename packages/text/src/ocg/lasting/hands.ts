import type { Grammar } from "../../grammar.ts";

/** How players hold their hands and draw as long as something applies: open to both, how many cards, how many each turn. */
export function hands(g: Grammar): void {
  const hold = { verb: "hold-hand" };
  g.rule("holding-hand", "<<play with|keep>>");
  for (const [who, whose, player] of [
    ["your opponent", "their hand", "opponent"],
    ["you", "your hand", "you"],
    ["both players", "their hands", "both"],
  ] as const)
    g.rule(
      "lasting-statement",
      `${who} must {...:holding-hand} ${whose} revealed`,
      { ...hold, revealed: true, player },
      { rule: "lasting-statement: {who} must {...:holding-hand} {whose hand} revealed" },
    );
  g.rule("lasting-statement", "{...:whose-limit} becomes {limit:int}", hold);
  g.rule("whose-limit", "{player:phase-owner} hand size limit");
  const controller = "the hand size limit of this card's controller";
  g.rule("whose-limit", controller, { player: "you" }, { wording: "controller" });
  const none = { ...hold, player: "both", limit: "none" };
  g.rule("lasting-statement", "there is no limit to the hand size for each player", none);
  const draw = { verb: "normal-draw", player: "you" };
  g.rule("normal-draw[F]", "<draw> {count:int2} cards instead of 1 for your normal draw", draw);
  g.rule("lasting-statement", "{...:normal-draw[bare]} during your Draw Phase");
  // The Standby Phase comes after it.
  const next = { until: "your-next-standby" };
  g.rule("step[F]", "{...:normal-draw[F]} during your next Draw Phase", next);
  const per =
    "for your normal draw in your Draw Phase, draw 1 card {count:per}, instead of drawing just 1 card";
  g.rule("lasting-statement", per, draw, { wording: "per" });
}
