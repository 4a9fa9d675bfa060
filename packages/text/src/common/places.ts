import type { Grammar } from "../grammar.ts";
import { several } from "./nouns.ts";

/**
 * Places: "your hand or Deck", "the GY", "your opponent's GY", "either GY".
 * A game gives the words: `place-word[in]`, `place-word[on]`.
 */
export function commonPlaces(g: Grammar): void {
  g.noted("place", "place-top", "place-bottom");
  g.rule("whose", "your", { of: "you" });
  g.rule("whose", "your opponent's", { of: "opponent" });
  g.rule("whose", "the", {});
  g.rule("whose", "either", { of: "either" });
  g.rule("whose", "its owner's", { of: "owner" });
  g.rule("whose", "the owner's", { of: "owner" }, { wording: "the-owner" });
  for (const way of ["in", "on"]) {
    g.rule(`place[${way}]`, `{...:whose} {names:one-place[${way}]}`);
    g.rule(`one-place[${way}]`, `{+:place-word[${way}]}`);
    g.rule("place", `{=:place[${way}]}`);
    g.rule("place-word", `{=:place-word[${way}]}`);
  }
  // "your hand or Deck", "your hand, field, and/or GY": what is in one of them is in the list.
  g.rule("place[in]", "{...:whose} {names:listed[J]}", {}, { wording: "J" });
  several(g, "listed[J]", "place-word", "<J>");
  g.rule("places[in]", "{++:one-place[in]}");
  g.rule("places[in]", "{++:listed[or]}");
}
