import type { Grammar } from "../../grammar.ts";

/** Cards that are drawn and excavated; `player-act` is what a player does who is always said. */
export function rushDrawing(g: Grammar): void {
  g.rule("player-act[F]", "<draw> {...:drawn-more}", { verb: "draw" });
  g.rule("drawn-more", "cards equal to {count:bracket}");
  // (what you draw is said alike in all games)
  g.rule("their-act[F]", "<draw> 1 card", { verb: "draw", count: 1 });
  g.rule("their-act[F]", "<draw> {count:int2} cards", { verb: "draw" });
  g.rule("step[F]", "<draw> until you have {hand:int} cards in your hand", {
    verb: "draw-until",
    player: "you",
  });
  g.rule("their-act[F]", "<excavate> {...:excavating} of their Deck", { verb: "excavate" });
  g.rule("step[F]", "<excavate> {...:excavating} of your Deck", { verb: "excavate", player: "you" });
  g.rule("excavating", "the top card", { count: 1 });
  g.rule("excavating", "the top {count:int2} cards");
  g.rule("excavating", "{count:int2} cards from the top", {}, { wording: "from" });
  g.rule("step[F]", "<excavate> cards from the top of your Deck equal to {count:bracket}", {
    verb: "excavate",
    player: "you",
  });
  g.rule("step[F]", "<take> the bottom {count:int2} cards of your Deck", {
    verb: "excavate",
    player: "you",
    from: "bottom",
  });
}
