import type { Grammar } from "../grammar.ts";

/** How players hold their hands as long as something applies: open to both, and how many cards. */
export function ocgHands(g: Grammar): void {
  const revealed = { verb: "hold-hand", revealed: true };
  g.rule("holding-hand", "play with", {});
  g.rule("holding-hand", "keep", {}, { wording: "keep" });
  for (const [who, whose, player] of [
    ["your opponent", "their hand", "opponent"],
    ["you", "your hand", "you"],
    ["both players", "their hands", "both"],
  ] as const)
    g.rule(
      "lasting-statement",
      `${who} must {...:holding-hand} ${whose} revealed`,
      { ...revealed, player },
      { rule: "lasting-statement: {who} must {...:holding-hand} {whose hand} revealed" },
    );
  g.rule(
    "lasting-statement",
    "draw {count:int2} cards instead of 1 for your normal draw during your Draw Phase",
    { verb: "normal-draw", player: "you" },
  );
  g.rule(
    "lasting-statement",
    "for your normal draw in your Draw Phase, draw 1 card {count:per}, instead of drawing just 1 card",
    { verb: "normal-draw", player: "you" },
    { wording: "per" },
  );
  // The Standby Phase comes after it.
  g.rule(
    "step[F]",
    "<draw> {count:int2} cards instead of 1 for your normal draw during your next Draw Phase",
    {
      verb: "normal-draw",
      player: "you",
      until: "your-next-standby",
    },
  );
  const limit = { verb: "hold-hand" };
  g.rule("lasting-statement", "{player:phase-owner} hand size limit becomes {limit:int}", limit);
  g.rule(
    "lasting-statement",
    "the hand size limit of this card's controller becomes {limit:int}",
    { ...limit, player: "you" },
    { wording: "controller" },
  );
  g.rule("lasting-statement", "there is no limit to the hand size for each player", {
    ...limit,
    player: "both",
    limit: "none",
  });
}
