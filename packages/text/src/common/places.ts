import type { Grammar } from "../grammar.ts";

/**
 * Places: "your hand or Deck", "the GY", "your opponent's GY", "either GY".
 * A game gives the words: `place-word[in]`, `place-word[on]`.
 */
export function commonPlaces(g: Grammar): void {
  g.noted("place", "place-mixed", "place-top", "place-bottom");
  for (const way of ["in", "on"]) {
    const names = `names:places[${way}]`;
    g.rule(`place[${way}]`, `your {${names}}`, { of: "you" });
    g.rule(`place[${way}]`, `your opponent's {${names}}`, { of: "opponent" });
    g.rule(`place[${way}]`, `the {${names}}`);
    g.rule(`place[${way}]`, `either {${names}}`, { of: "either" });
    g.rule(`place[${way}]`, `its owner's {${names}}`, { of: "owner" });
    g.rule(`place[${way}]`, `the owner's {${names}}`, { of: "owner" }, { wording: "the-owner" });
    g.rule(`places[${way}]`, `{+:place-word[${way}]}`);
    g.rule("place", `{=:place[${way}]}`);
  }
  g.rule("place", "{=:place-mixed}");
  g.rule("place-mixed", "your {names:places-mixed}", { of: "you" });
  g.rule("place-mixed", "your opponent's {names:places-mixed}", { of: "opponent" });
  // "your hand or Deck", "your hand, Deck, or GY"; a field among them is "from your hand or field".
  for (const list of ["places[in]", "places-mixed"]) {
    const word = list === "places[in]" ? "place-word[in]" : "place-word";
    const least = list === "places[in]" ? word : "place-word[on]";
    g.rule(list, `{+:${"place-word[in]"}} or {+:${least}}`);
    g.rule(list, `{+:place-word[in]}, {++:${list}@tail}`);
    g.rule(`${list}@tail`, `{+:place-word[in]}, or {+:${least}}`);
    g.rule(`${list}@tail`, `{+:place-word[in]}, {++:${list}@tail}`);
  }
}
