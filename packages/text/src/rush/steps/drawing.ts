import type { Grammar } from "../../grammar.ts";

/** Cards that are drawn and excavated. */
export function rushDrawing(g: Grammar): void {
  g.rule("step[F]", "<draw> cards equal to {count:bracket}", { verb: "draw", player: "you" });
  g.rule(
    "step[F]",
    "<draw> 1 additional card",
    { verb: "draw", player: "you", count: 1 },
    { wording: "additional" },
  );
  g.rule(
    "step[F]",
    "<draw> {count:int2} additional cards",
    { verb: "draw", player: "you" },
    { wording: "additional" },
  );
  g.rule("statement", "your opponent draws cards equal to {count:bracket}", {
    verb: "draw",
    player: "opponent",
  });
  g.rule("statement", "both players draw 1 card", { verb: "draw", player: "both", count: 1 });
  g.rule("statement", "both players draw {count:int2} cards", { verb: "draw", player: "both" });
  g.rule(
    "statement",
    "each player draws 1 card",
    { verb: "draw", player: "both", count: 1 },
    { wording: "each" },
  );
  g.rule(
    "statement",
    "each player draws {count:int2} cards",
    { verb: "draw", player: "both" },
    { wording: "each" },
  );
  g.rule("step[F]", "<draw> until you have {hand:int} cards in your hand", {
    verb: "draw-until",
    player: "you",
  });
  excavating(g);
}

function excavating(g: Grammar): void {
  for (const [who, player, form] of [
    ["your opponent", "opponent", "s3"],
    ["each player", "both", "s3"],
  ] as const) {
    const verb = form === "s3" ? "excavates" : "excavate";
    g.rule("statement", `${who} ${verb} the top card of their Deck`, { verb: "excavate", count: 1, player });
    g.rule("statement", `${who} ${verb} the top {count:int2} cards of their Deck`, {
      verb: "excavate",
      player,
    });
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
  g.rule(
    "statement",
    "both players excavate the top card of their Deck",
    { verb: "excavate", count: 1, player: "both" },
    { wording: "both" },
  );
  g.rule(
    "statement",
    "both players excavate the top {count:int2} cards of their Deck",
    { verb: "excavate", player: "both" },
    { wording: "both" },
  );
  g.rule("step[F]", "<take> the bottom {count:int2} cards of your Deck", {
    verb: "excavate",
    player: "you",
    from: "bottom",
  });
}
