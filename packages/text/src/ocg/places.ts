import type { Grammar } from "../grammar.ts";

/** "from your hand or face-up field" */
export function ocgPlaces(g: Grammar): void {
  g.rule("trait-in", "on the field or in {place:field-or-gy}", { trait: "in" }, { wording: "field-or" });
  g.rule("trait-in", "on the field and in {place:field-or-gy}", { trait: "in" }, { wording: "field-and" });
  g.rule(
    "trait-in",
    "on the field and/or in {place:field-or-gy}",
    { trait: "in" },
    { wording: "field-and-or" },
  );
  g.rule(
    "trait-in",
    "on the field and/or GY",
    { trait: "in", place: { names: ["field", "graveyard"] } },
    { wording: "field-and-or-gy" },
  );
  g.rule(
    "trait-in",
    "on the field or GY",
    { trait: "in", place: { names: ["field", "graveyard"] } },
    { wording: "field-or-gy" },
  );
  // "If “A” is on your field or in your GY"
  g.rule("trait-in", "{place:own-field-or-there}", { trait: "in" }, { wording: "own-field-or" });
  g.rule("own-field-or-there", "{names:on-field-or}", { of: "you" });
  for (const [and, wording] of [
    ["or", ""],
    ["and", "and"],
    ["and/or", "and-or"],
  ] as const) {
    const list = wording === "" ? "on-field-or" : `on-field-${wording}`;
    if (wording !== "") g.rule("own-field-or-there", `{names:${list}}`, { of: "you" }, { wording });
    g.rule(list, `{+:on-your-field} ${and} in your {++:places[in]}`);
  }
  g.words("on-your-field", { "on your field": "field" });
  g.rule("field-or-gy", "either GY", { names: ["field", "graveyard"] }, { wording: "either" });
  g.rule("field-or-gy", "either hand", { names: ["field", "hand"] }, { wording: "hand" });
  g.rule(
    "trait-in",
    "in either hand and on the field",
    { trait: "in", place: { names: ["field", "hand"] } },
    { wording: "hand-and-field" },
  );
  g.rule("field-or-gy", "the GY", { names: ["field", "graveyard"] });
  g.noted("field-or-gy");
  // The two kinds of Monster Zones are told apart only for what is in them.
  for (const [words, name] of [
    ["Main Monster Zone", "main-monster-zone"],
    ["Extra Monster Zone", "extra-monster-zone"],
  ] as const)
    for (const [whose, of] of [
      ["your", { of: "you" }],
      ["your opponent's", { of: "opponent" }],
      ["the", {}],
    ] as const)
      for (const end of ["", "s", "(s)"])
        g.rule(
          "trait-in",
          `in ${whose} ${words}${end}`,
          { trait: "in", place: { names: [name], ...of } },
          { wording: `kind-of-zone${end}` },
        );
  zones(g);
  faceUpExtraDeck(g);
  // Said of where cards go; elsewhere it is the Deck.
  g.rule("place[in]", "the {names:main-deck}", {}, { wording: "main" });
  g.rule("place[in]", "your {names:main-deck}", { of: "you" }, { wording: "main" });
  g.rule("main-deck", "{+:main-deck-word}");
  g.words("main-deck-word", { "Main Deck": "main-deck" });
  // Whose that is shows what was said before: `resolve` looks.
  const theirs = { of: "opponent", pronoun: true };
  for (const way of ["in", "on"]) {
    g.rule(`place[${way}]`, `their {names:places[${way}]}`, theirs);
    g.rule(`place[${way}]`, `the opponent's {names:places[${way}]}`, { of: "opponent" }, { wording: "the" });
  }
  g.rule("place-mixed", "your {names:each-yours}", { of: "you" }, { wording: "each-yours" });
  g.rule("each-yours", "{+:place-word[in]}, your {+:place-word[in]}, or your {+:one-zone}");
  g.rule("place-mixed", "their {names:places-mixed}", theirs);
  g.rule("place-top", "their Deck", { ...theirs, names: ["deck-top"] });
  g.rule("place[in]", "a {names:a-zone}", {}, { wording: "a" });
  g.rule("a-zone", "{+:zone-word}");
  g.words("zone-word", { "Field Zone": "field-zone", "Monster Zone": "monster-zone" });
  g.words("left-zone-word", { "Spell & Trap Zone": "spell-trap-zone", "Pendulum Zone": "pendulum-zone" });
  g.rule("left-zone", "{+:zone-word}");
  g.rule("left-zone", "{+:left-zone-word}");
  // "sent from the hand or field to the GY"
  g.rule("place-mixed", "the {names:places-mixed}");
  g.rule("place-mixed", "your {names:face-up-places}", { of: "you", faceUp: true });
  g.words("place-word[in]", { banishment: "banished" });
  g.rule("place-mixed", "the {names:the-or-the}", {}, { wording: "the-each" });
  g.rule("the-or-the", "{+:place-word[in]} or the {+:place-word[on]}");
  // "your field or GY", "your field and GY"
  g.rule("places-mixed", "{+:place-word[on]} or {+:place-word[in]}");
  g.rule("places-mixed", "{+:place-word[on]}, {++:places[in]@tail}");
  g.rule("places-mixed", "{+:place-word[in]}, {+:place-word[on]}, or {+:place-word[in]}");
  g.rule("place-mixed", "its owner's {names:places-mixed}", { of: "owner" });
  g.rule("place-mixed", "your opponent's {names:and-or-mixed}", { of: "opponent" }, { wording: "and-or" });
  g.rule("place-mixed", "your opponent's {names:and-or}", { of: "opponent" }, { wording: "and-or" });
  g.rule("place-mixed", "the {names:field-and-gys}", {}, { wording: "and-or-gys" });
  g.rule("field-and-gys", "{+:place-word[on]} and/or {+:all-gys}");
  g.rule("place-mixed", "the {names:field-and-the-gys}", {}, { wording: "and-the-gys" });
  g.rule("field-and-the-gys", "{+:place-word[on]} and the {+:all-gys}");
  g.words("all-gys", { GYs: "graveyard" });
  // "from your hand and/or face-up from your field"
  for (const way of ["from", "on"])
    for (const or of ["or", "and/or"]) {
      const wording = `face-up-${way}-${or}`;
      g.rule("place-mixed", `your {names:${wording}}`, { of: "you", faceUp: true }, { wording });
      g.rule(wording, `{+:place-word[in]} ${or} face-up ${way} your {+:place-word[on]}`);
      g.rule(wording, `{+:place-word[in]}, {+:place-word[in]}, ${or} face-up ${way} your {+:place-word[on]}`);
    }
  g.rule("and-or-mixed", "{+:place-word[on]} and/or {+:place-word[in]}");
  g.rule("and-or-mixed", "{+:place-word[on]}, {+:place-word[in]}, and/or {+:place-word[in]}");
  g.rule("place-mixed", "your {names:and-places}", { of: "you" }, { wording: "and" });
  g.rule("and-places", "{+:place-word[on]} and {+:place-word[in]}");
  g.rule("and-places", "{+:place-word[in]} and {+:place-word[in]}");
  g.rule("and-places", "{+:place-word[in]} and {+:place-word[on]}");
  g.rule("face-up-places", "{+:place-word[in]} or face-up {+:place-word[on]}");
  g.rule("face-up-places", "{+:place-word[in]} or face-up {+:one-zone}");
  g.rule("face-up-places", "{+:place-word[in]}, {+:place-word[in]}, or face-up {+:one-zone}");
  g.words("one-zone", { "Spell & Trap Zone": "spell-trap-zone", "Monster Zone": "monster-zone" });
  g.rule("place[in]", "your face-up {names:face-up-zone}", { of: "you", faceUp: true });
  g.rule("face-up-zone", "{+:one-zone}");
  // "from your hand or face-up from your Monster Zone"
  g.rule(
    "place-mixed",
    "your {names:face-up-from}",
    { of: "you", faceUp: true },
    { wording: "face-up-from" },
  );
  g.rule("face-up-from", "{+:place-word[in]} or face-up from your {+:one-zone}");
  g.rule("place[in]", "the {names:the-gys}", { of: "either" }, { wording: "gys" });
  g.rule("the-gys", "{+:gys-word}");
  g.words("gys-word", { GYs: "graveyard" });
  // "your hand, field, or GY"
  g.rule("places-mixed", "{+:place-word[in]}, {+:place-word[on]}, or {+:place-word[in]}");
  g.rule("face-up-places", "{+:place-word[in]}, {+:place-word[in]}, or face-up {+:place-word[on]}");
  g.rule("face-up-places", "{+:place-word[in]}, face-up {+:place-word[on]}, or {+:place-word[in]}");
  g.rule("place-mixed", "your {names:face-up-and-or}", { of: "you", faceUp: true }, { wording: "and-or" });
  g.rule("face-up-and-or", "{+:place-word[in]} and/or face-up {+:place-word[on]}");
  g.rule("face-up-and-or", "{+:place-word[in]}, {+:place-word[in]}, and/or face-up {+:place-word[on]}");
  g.rule(
    "face-up-and-or",
    "{+:place-word[in]}, {+:place-word[in]}, face-up {+:place-word[on]}, and/or {+:place-word[in]}",
  );
  g.rule("place-mixed", "your {names:face-up-first}", { of: "you", faceUp: true }, { wording: "first" });
  g.rule("face-up-first", "face-up {+:place-word[on]} or {+:place-word[in]}");
  g.rule(
    "place-mixed",
    "your {names:face-up-first-and}",
    { of: "you", faceUp: true },
    { wording: "first-and" },
  );
  g.rule("face-up-first-and", "face-up {+:place-word[on]} and/or {+:place-word[in]}");
  for (const list of ["place-word[in]", "place-word"])
    g.rule(
      "place-mixed",
      `your {names:${list === "place-word" ? "and-or-mixed" : "and-or"}}`,
      { of: "you" },
      { wording: "and-or" },
    );
  g.rule("and-or", "{+:place-word[in]} and/or {+:place-word[in]}");
  g.rule("and-or", "{+:place-word[in]}, {+:place-word[in]}, and/or {+:place-word[in]}");
  g.rule("and-or", "{+:place-word[in]}, {+:place-word[in]}, {+:place-word[in]}, and/or {+:place-word[in]}");
  g.rule("and-or-mixed", "{+:place-word[in]} and/or {+:place-word[on]}");
  g.rule(
    "and-or-mixed",
    "{+:place-word[in]}, {+:place-word[on]}, {+:place-word[in]}, and/or {+:place-word[in]}",
  );
  g.rule("and-or-mixed", "{+:place-word[in]}, {+:place-word[on]}, and/or {+:place-word[in]}");
  g.rule("and-or-mixed", "{+:place-word[in]}, {+:place-word[in]}, and/or {+:place-word[on]}");
  g.rule("place-mixed", "your {names:and-or-zones}", { of: "you" }, { wording: "and-or-zones" });
  g.rule("and-or-zones", "{+:place-word[in]}, {+:place-word[on]}, and/or {+:zones-word}");
  g.rule("and-or-zones", "{+:place-word[on]} and/or {+:zones-word}");
}

/** "from your face-up Extra Deck", "face-up in your Extra Deck" */
function faceUpExtraDeck(g: Grammar): void {
  g.words("place-word[in]", { "face-up Extra Deck": "face-up-extra-deck" });
  // "If you have “X” face-up in your Extra Deck"
  g.rule("post", "{+:there-face-up} {+:in-extra}");
  g.rule("post", "{+:in-extra} {+:there-face-up}");
  const there = { wording: "there" };
  g.rule("there-face-up", "face-up", { trait: "face", face: "up" }, there);
  g.rule(
    "in-extra",
    "in your Extra Deck",
    { trait: "in", place: { of: "you", names: ["extra-deck"] } },
    there,
  );
  g.noted("there-face-up", "in-extra");
  // "from your hand or face-up from your Extra Deck"
  for (const way of ["from", "in"])
    for (const or of ["or", "and/or"]) {
      const noted = `face-up-${or}-${way}`;
      g.words(noted, { [`face-up ${way} your Extra Deck`]: "face-up-extra-deck" });
      g.rule(`or-${noted}`, `{+:place-word[in]} ${or} {+:${noted}}`);
      g.rule("place-mixed", `your {names:or-${noted}}`, { of: "you" }, { wording: noted });
    }
}

/** "Your Spell & Trap Zones", "the Pendulum Zones": all of one kind. */
function zones(g: Grammar): void {
  g.words("zones-word", {
    "Extra Monster Zones": "extra-monster-zone",
    "Monster Zones": "monster-zone",
    "Spell & Trap Zones": "spell-trap-zone",
    "Field Zones": "field-zone",
    "Pendulum Zones": "pendulum-zone",
  });
  g.rule("zones", "{+:zones-word}");
  g.rule("zones", "{+:zones-word} and {+:zones-word}");
  const noted = { wording: "zones" };
  g.rule("place[in]", "your {names:zones}", { of: "you" }, noted);
  g.rule("place[in]", "your opponent's {names:zones}", { of: "opponent" }, noted);
  g.rule("place[in]", "their {names:zones}", { of: "opponent", pronoun: true }, noted);
  g.rule("place[in]", "the {names:zones}", {}, noted);
  g.rule("place[in]", "their owners' {names:zones}", { of: "owner" }, noted);
}
