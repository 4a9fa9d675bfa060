import type { Grammar } from "../../grammar.ts";

/** How it is said that both do so, each with their own cards. */
const BOTH = [
  ["both players", "pl", {}],
  ["each player", "sg", { wording: "each" }],
] as const;

/** Cards that are drawn and excavated. */
export function rushDrawing(g: Grammar): void {
  g.rule("step[F]", "<draw> cards equal to {count:bracket}", { verb: "draw", player: "you" });
  const additional = { wording: "additional" };
  g.rule("step[F]", "<draw> 1 additional card", { verb: "draw", player: "you", count: 1 }, additional);
  g.rule("step[F]", "<draw> {count:int2} additional cards", { verb: "draw", player: "you" }, additional);
  g.rule("statement", "your opponent draws cards equal to {count:bracket}", {
    verb: "draw",
    player: "opponent",
  });
  const draw = { verb: "draw", player: "both" };
  for (const [who, n, noted] of BOTH) {
    const draws = `${who} ${n === "sg" ? "draws" : "draw"}`;
    g.rule("statement", `${draws} 1 card`, { ...draw, count: 1 }, noted);
    g.rule("statement", `${draws} {count:int2} cards`, draw, noted);
  }
  g.rule("step[F]", "<draw> until you have {hand:int} cards in your hand", {
    verb: "draw-until",
    player: "you",
  });
  excavating(g);
}

function excavating(g: Grammar): void {
  for (const [who, player, verb, noted] of [
    ["your opponent", "opponent", "excavates", {}],
    ["each player", "both", "excavates", {}],
    ["both players", "both", "excavate", { wording: "both" }],
  ] as const) {
    const excavate = { verb: "excavate", player };
    g.rule("statement", `${who} ${verb} the top card of their Deck`, { ...excavate, count: 1 }, noted);
    g.rule("statement", `${who} ${verb} the top {count:int2} cards of their Deck`, excavate, noted);
  }
  g.rule("step[F]", "<excavate> the top card of your Deck", { verb: "excavate", player: "you", count: 1 });
  g.rule("step[F]", "<excavate> the top {count:int2} cards of your Deck", {
    verb: "excavate",
    player: "you",
  });
  g.rule(
    "step[F]",
    "<excavate> {count:int2} cards from the top of your Deck",
    { verb: "excavate", player: "you" },
    { wording: "from" },
  );
  g.rule("step[F]", "<take> the bottom {count:int2} cards of your Deck", {
    verb: "excavate",
    player: "you",
    from: "bottom",
  });
}
