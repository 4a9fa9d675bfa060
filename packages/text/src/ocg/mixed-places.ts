import type { Grammar } from "../grammar.ts";

/** Places of which one is yours and the other either player's, and of both players at once. */
export function ocgMixedPlaces(g: Grammar): void {
  // "from your hand or either GY"
  g.rule("trait-from", "{traits:yours-or-either}", { trait: "any-of" }, { wording: "or-either" });
  g.rule("yours-or-either", "from {+:part-yours} or {+:part-either}");
  g.rule("part-yours", "your {place.names:places[in]}", { trait: "from", "place.of": "you" });
  g.rule(
    "part-yours",
    "your {place.names:a-field}",
    { trait: "from", "place.of": "you" },
    { wording: "field" },
  );
  g.rule("part-either", "either {place.names:a-gy}", { trait: "from", "place.of": "either" });
  g.rule("yours-or-either", "from {+:part-yours} and/or {+:part-either}", undefined, { wording: "and-or" });
  g.rule(
    "part-either",
    "either {place.names:a-field}",
    { trait: "from", "place.of": "either" },
    { wording: "field" },
  );
  g.rule("a-field", "{+:place-word[on]}");
  g.rule("a-gy", "{+:gy-word}");
  g.words("gy-word", { GY: "graveyard" });
  // "from your hand, GY, or face-up on either field"
  for (const [words, wording] of [
    ["face-up on either field", "face-up"],
    ["that is face-up on either field", "that-face-up"],
  ] as const) {
    g.rule("trait-from", `{traits:yours-or-${wording}}`, { trait: "any-of" }, { wording });
    g.rule(`yours-or-${wording}`, `from {+:part-listed}, or {+:part-${wording}}`);
    g.rule(`part-${wording}`, words, {
      trait: "from",
      place: { of: "either", names: ["field"], faceUp: true },
    });
    g.noted(`part-${wording}`);
  }
  g.rule("part-listed", "your {place.names:two-or-three}", { trait: "from", "place.of": "you" });
  g.rule("two-or-three", "{+:place-word[in]}, {+:place-word[in]}");
  g.rule("two-or-three", "{+:place-word[in]}, {+:place-word[in]}, {+:place-word[in]}");
  g.noted("part-yours", "part-either", "part-listed");
  // "1 of your “X” monsters from your hand or that is banished"
  g.rule("lying-so", "{+:hand-or-banished}");
  g.rule(
    "hand-or-banished",
    "from your hand or that is banished",
    { trait: "from", place: { of: "you", names: ["hand", "banished"] } },
    { wording: "or-banished" },
  );
  g.noted("hand-or-banished");
  // "from the field or either GY", "in the GYs and banishment": of both players.
  g.rule("place-mixed", "the {names:field-or-either-gy}", {}, { wording: "or-either-gy" });
  g.rule("field-or-either-gy", "{+:place-word[on]} or either {+:gy-word}");
  g.rule("place[in]", "an {names:an-extra-zone}", {}, { wording: "an" });
  g.rule("an-extra-zone", "{+:extra-zone-word}");
  g.words("extra-zone-word", { "Extra Monster Zone": "extra-monster-zone" });
  const either = { of: "either" };
  for (const [words, wording] of [
    ["the GYs and banishment", "gys-and"],
    ["the GYs and/or banishment", "gys-and-or"],
    ["any GY(s) and/or banishment", "any-gys"],
  ] as const)
    g.rule("place[in]", words, { ...either, names: ["graveyard", "banished"] }, { wording });
  g.rule("place[in]", "any Extra Deck", { ...either, names: ["extra-deck"] }, { wording: "any-extra" });
  // All that is in a GY is face-up.
  g.rule(
    "place[in]",
    "the GYs and/or face-up banishment",
    { ...either, names: ["graveyard", "banished"], faceUp: true },
    { wording: "gys-face-up" },
  );
}
