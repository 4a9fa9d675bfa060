import type { Grammar } from "../grammar.ts";

/** How players hold their hands as long as something applies: open to both, and how many cards. */
export function ocgHands(g: Grammar): void {
  const revealed = { verb: "hold-hand", revealed: true };
  for (const [words, player, wording] of [
    ["your opponent must play with their hand revealed", "opponent", ""],
    ["your opponent must keep their hand revealed", "opponent", "keep"],
    ["you must keep your hand revealed", "you", "keep"],
    ["both players must keep their hands revealed", "both", "keep"],
    ["both players must play with their hands revealed", "both", ""],
  ] as const)
    g.rule("lasting-statement", words, { ...revealed, player }, wording === "" ? {} : { wording });
  g.rule(
    "lasting-statement",
    "draw {count:int2} cards instead of 1 for your normal draw during your Draw Phase",
    { verb: "normal-draw", player: "you" },
  );
  const limit = { verb: "hold-hand" };
  for (const [words, player, wording] of [
    ["your opponent's hand size limit becomes", "opponent", ""],
    ["your hand size limit becomes", "you", ""],
    ["the hand size limit of this card's controller becomes", "you", "controller"],
  ] as const)
    g.rule(
      "lasting-statement",
      `${words} {limit:int}`,
      { ...limit, player },
      wording === "" ? {} : { wording },
    );
  g.rule("lasting-statement", "there is no limit to the hand size for each player", {
    ...limit,
    player: "both",
    limit: "none",
  });
}
