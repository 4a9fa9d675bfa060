import { noun, series, several, withOne } from "../../common/nouns.ts";
import type { Grammar } from "../../grammar.ts";

const ZONES = {
  "Monster Zone": "monster-zone",
  "Spell & Trap Zone": "spell-trap-zone",
  "Field Zone": "field-zone",
  "Pendulum Zone": "pendulum-zone",
  "Extra Monster Zone": "extra-monster-zone",
};

/** Names that are joined by "or", "and" or "and/or": which of them it is is noted alike of all. */
function joined(g: Grammar, ...lists: readonly string[]): void {
  for (const list of lists)
    g.rule(
      list.replace("[", "-joined["),
      `{names:${list}}`,
      {},
      { wording: "J", rule: "names of places, joined" },
    );
}

/** Whose places there are, in one phrase: "your hand, GY, and/or face-up field", "on the field or in either GY". */
export function ocgPlaces(g: Grammar): void {
  // Whose "their" is shows what was said before: `resolve` looks.
  const theirs = { of: "opponent", pronoun: true };
  g.rule("opponents-pronoun", "their", theirs);
  g.rule("whose", "{...:opponents-pronoun}");
  g.rule("whose", "the opponent's", { of: "opponent" }, { wording: "the" });
  g.words("place-word[in]", { "face-up Extra Deck": "face-up-extra-deck" });
  // Where cards go the Deck that is not the Extra Deck is told apart.
  g.rule("place[in]", "{...:whose} {names:main-deck}", {}, { wording: "main" });
  g.rule("main-deck", "{+:main-deck-word}");
  g.words("main-deck-word", { "Main Deck": "main-deck" });
  g.rule("place-top", "their Deck", { ...theirs, names: ["deck-top"] });
  g.rule("place-bottom", "their Deck", { ...theirs, names: ["deck-bottom"] });
  // "your hand, your Deck, or your Monster Zone", "the Deck or the field"
  for (const [whose, fields] of [
    ["your", { of: "you" }],
    ["the", {}],
  ] as const) {
    g.rule("place-mixed", `{names:each-${whose}}`, fields, { wording: `each-${whose}` });
    g.rule(`${whose}-place`, `${whose} {=:place-word}`);
    several(g, `each-${whose}`, `${whose}-place`, "or");
  }
  joined(g, "mixed-zones[J]", "face-up-mixed[J]", "face-up-told-mixed[J,P]", "face-up-extra-mixed[J,P]");
  joined(g, "gys-mixed[J]", "gys-and-face-up[J]", "field-and[J]");
  joined(g, "lying-parts[J]", "lying-parts-up[J]", "lying-apart[J]");
  zones(g);
  faceUp(g);
  ofBoth(g);
  split(g);
}

/** "Your Spell & Trap Zones", "a Field Zone", "your center Main Monster Zone". */
function zones(g: Grammar): void {
  for (const [word, name] of Object.entries(ZONES)) {
    g.rule("zone-word", word, name, { rule: "zone-word: a zone" });
    g.rule("zones-word", `${word}s`, name, { rule: "zones-word: zones" });
  }
  const noted = { wording: "zones" };
  series(g, "zones", "zones-word", "and");
  g.rule("place[in]", "{...:whose-several} {names:zones}", {}, noted);
  g.rule("whose-several", "{...:whose}");
  g.rule("whose-several", "any", { of: "either" }, { wording: "any" });
  g.rule("whose-several", "their owners'", { of: "owner" }, { wording: "owners" });
  withOne(g, "mixed-zones[J]", "+:zones-word", "+:place-word", "<J>");
  g.rule("place-mixed", "{...:whose} {...:mixed-zones-joined[J]}", {}, { wording: "zones" });
  g.rule("place[in]", "@a {names:a-zone}", {}, { wording: "a" });
  g.rule("a-zone", "{+:zone-word}");
  // The zones of one kind are told apart only for what is in them.
  g.rule("trait-in", "in {place:told-apart[M]}", { trait: "in" }, { wording: "told-apart-M" });
  g.rule("trait-from", "from {place:told-apart[M]}", { trait: "from" }, { wording: "told-apart-M" });
  g.rule("told-apart[M]", "{...:whose} {names:told-zones[M]}");
  g.rule("told-zones[M]", "{+:told-zone[M]}");
  for (const [words, name] of [
    ["Main Monster Zone", "main-monster-zone"],
    ["Extra Monster Zone", "extra-monster-zone"],
    ["center Main Monster Zone", "center-main-monster-zone"],
    ["leftmost or rightmost Main Monster Zone", "outer-main-monster-zone"],
  ] as const)
    noun(g, words, name, "told-zone");
}

/** "Your hand or face-up field", "your GY and/or face-up in your Extra Deck". */
function faceUp(g: Grammar): void {
  g.words("face-up-word", {
    field: "field",
    "Monster Zone": "monster-zone",
    "Spell & Trap Zone": "spell-trap-zone",
  });
  g.rule("face-up-place", "face-up {=:face-up-word}");
  g.rule("face-up-alone", "{+:face-up-place}");
  const up = { faceUp: true };
  g.rule("place[in]", "{...:whose} {names:face-up-alone}", up, { wording: "alone" });
  withOne(g, "face-up-mixed[J]", "+:face-up-place", "+:place-word[in]", "<J>");
  g.rule("place-mixed", "{...:whose} {...:face-up-mixed-joined[J]}", up);
  // "from your hand and/or face-up from your field"
  g.rule("face-up-told[P]", "face-up <P> your {=:face-up-word}");
  withOne(g, "face-up-told-mixed[J,P]", "+:face-up-told[P]", "+:place-word[in]", "<J>");
  const yours = { of: "you" };
  g.rule(
    "place-mixed",
    "your {...:face-up-told-mixed-joined[J,P]}",
    { ...yours, ...up },
    { wording: "face-P" },
  );
  // "from your hand or face-up from your Extra Deck"
  g.rule("face-up-extra[P]", "face-up <P> your Extra Deck", "face-up-extra-deck");
  withOne(g, "face-up-extra-mixed[J,P]", "+:face-up-extra[P]", "+:place-word", "<J>");
  g.rule("place-mixed", "your {...:face-up-extra-mixed-joined[J,P]}", yours, { wording: "extra-P" });
  // "If you have “X” face-up in your Extra Deck"
  g.rule("post", "{+:there-face-up} {+:in-extra}");
  g.rule("post", "{+:in-extra} {+:there-face-up}");
  const there = { wording: "there" };
  g.rule("there-face-up", "face-up", { trait: "face", face: "up" }, there);
  const extra = { trait: "in", place: { ...yours, names: ["extra-deck"] } };
  g.rule("in-extra", "in your Extra Deck", extra, there);
  g.noted("there-face-up", "in-extra");
}

/** Places of both players: "the GYs and/or banishment", "any Extra Deck", "the field and/or GYs". */
function ofBoth(g: Grammar): void {
  const either = { of: "either" };
  g.words("gys", { GYs: "graveyard" });
  g.rule("gys-alone", "{+:gys}");
  g.rule("place[in]", "the {names:gys-alone}", either, { wording: "gys" });
  withOne(g, "gys-mixed[J]", "+:gys", "+:place-word[in]", "<J>");
  g.rule("place-mixed", "the {...:gys-mixed-joined[J]}", either, { wording: "gys" });
  g.rule("place[in]", "any {names:places[in]}", either, { wording: "any" });
  // All that is in a GY is face-up.
  g.rule("gys-and-face-up[J]", "{+:gys} <J> face-up {+:place-word[in]}");
  g.rule(
    "place-mixed",
    "the {...:gys-and-face-up-joined[J]}",
    { ...either, faceUp: true },
    { wording: "gys-up" },
  );
  // The field is of both anyway.
  for (const [gys, wording] of [
    ["{+:gys}", "gys"],
    ["the {+:gys}", "the-gys"],
    ["either {+:place-word[in]}", "either"],
  ] as const) {
    g.rule(`field-${wording}[J]`, `{+:place-word[on]} <J> ${gys}`);
    g.rule("place-mixed", `the {...:field-${wording}-joined[J]}`, {}, { wording: `field-${wording}` });
    joined(g, `field-${wording}[J]`);
  }
}

/** Places with a preposition each: "on the field or in either GY", "you control and/or in your GY", "your hand or either GY". */
function split(g: Grammar): void {
  g.rule("trait-in", "on {place:field-first}", { trait: "in" }, { wording: "on" });
  g.rule("field-first", "{...:whose} {...:field-and-joined[J]}", {});
  g.rule("field-and[J]", "{+:place-word[on]} <J> {+:place-word[in]}");
  g.rule("trait-in", "{place:split-place}", { trait: "in" }, { wording: "split" });
  g.words("you-control", { "you control": "field" });
  g.words("they-control", { "your opponent controls": "field" });
  for (const [wording, there, fields] of [
    ["the", "on the {+:place-word[on]} <J> in the {++:places[in]}", {}],
    ["gys", "on the {+:place-word[on]} <J> in the {+:gys}", {}],
    ["either", "on the {+:place-word[on]} <J> in either {++:places[in]}", {}],
    ["either-first", "in either {++:places[in]} <J> on the {+:place-word[on]}", {}],
    ["yours", "on your {+:place-word[on]} <J> in your {++:places[in]}", { of: "you" }],
  ] as const) {
    g.rule(`split-${wording}[J]`, there);
    g.rule("split-place", `{...:split-${wording}-joined[J]}`, fields, { wording });
    joined(g, `split-${wording}[J]`);
  }
  g.rule("trait-controlled", "{place:field-or-else}", { trait: "in" });
  for (const [who, whose, of] of [
    ["you", "your", "you"],
    ["they", "their", "opponent"],
  ] as const) {
    g.rule(`${who}-control-or[J]`, `{+:${who}-control} <J> in ${whose} {++:places[in]}`);
    const rule = "field-or-else: what somebody controls, or else";
    g.rule("field-or-else", `{...:${who}-control-or-joined[J]}`, { of }, { wording: "control", rule });
    joined(g, `${who}-control-or[J]`);
  }
  g.noted("field-or-else", "split-place", "field-first");
  // "from your hand or either GY", "from your hand, GY, or face-up on either field"
  g.rule("trait-from", "{traits:parts[J]}", { trait: "any-of" }, { wording: "parts-J" });
  g.rule("parts[J]", "from {+:part-yours} <J>[[ from]] {+:part-either}");
  g.rule("parts[J]", "from {+:part-listed}, <J> {+:part-either}");
  const from = { trait: "from" };
  g.rule("part-yours", "your {place.names:part-places}", { ...from, "place.of": "you" });
  g.rule("part-listed", "your {place.names:part-list}", { ...from, "place.of": "you" });
  g.rule("part-either", "either {place.names:part-places}", { ...from, "place.of": "either" });
  const face = { ...from, place: { of: "either", names: ["field"], faceUp: true } };
  g.rule("part-either", "face-up on either field", face, { wording: "face-up" });
  // "from your hand or that is Set on your field"
  g.rule("parts[J]", "from {+:part-yours} <J> {+:part-set}");
  g.rule("part-set", "that is Set on your field", {
    trait: "described",
    traits: [{ trait: "set" }],
    noun: "card",
    where: [{ ...from, place: { of: "you", names: ["field"] } }],
  });
  g.noted("part-set");
  g.rule("part-either", "that is face-up on either field", face, { wording: "that-face-up" });
  g.rule("part-places", "{+:place-word}");
  g.rule("part-list", "{+:place-word}, {+:place-word}");
  g.rule("part-list", "{+:place-word}, {++:part-list}");
  g.noted("part-yours", "part-either", "part-listed");
  // "banished, in your GY, and/or face-up on your field", "banished or in either GY"
  g.rule("trait-lying", "[[,]] {...:that-is} {place:lying-place}", { trait: "in" });
  g.rule("trait-lying", ", {...:that-is} {place:lying-place},", { trait: "in" }, { wording: "closed" });
  g.words("banished-word", { banished: "banished" });
  const parts = { of: "you" };
  g.rule("lying-part", "{+:banished-word}");
  g.rule("lying-part", "in your {++:places[in]}");
  g.rule("lying-part", "on your {+:place-word[on]}");
  g.rule("lying-parts[J]", "{++:lying-part} <J> {++:lying-part}");
  g.rule("lying-parts[J]", "{++:lying-part}, {++:lying-part}, <J> {++:lying-part}");
  g.rule("lying-place", "{...:lying-parts-joined[J]}", parts);
  g.rule("lying-parts-up[J]", "{++:lying-part}, {++:lying-part}, <J> face-up on your {+:place-word[on]}");
  g.rule("lying-place", "{...:lying-parts-up-joined[J]}", { ...parts, faceUp: true });
  g.rule("lying-apart[J]", "{++:lying-part}, <J> {++:lying-part}");
  g.rule("lying-place", "{...:lying-apart-joined[J]}", parts, { wording: "comma" });
  // Of both players.
  for (const whose of ["either", "the"]) {
    g.rule(`banished-or-${whose}[J]`, `{+:banished-word} <J> in ${whose} {++:places[in]}`);
    g.rule("banished-or-there", `{...:banished-or-${whose}-joined[J]}`, {}, { wording: whose });
    joined(g, `banished-or-${whose}[J]`);
  }
  g.rule("banished-or-there", "{names:only-banished}");
  g.rule("only-banished", "{+:banished-word}");
  g.rule("trait-that", "{...:that-is} {place:banished-or-there}", { trait: "in" });
  g.noted("lying-place", "trait-lying", "banished-or-there");
  // "1 of your “X” monsters from your hand or that is banished"
  g.rule("lying-so", "{+:hand-or-banished}");
  g.rule("hand-or-banished", "{place:place-or-banished}", { trait: "from" }, { wording: "or-banished" });
  g.rule("place-or-banished", "{names:from-or-banished}", { of: "you" });
  g.rule("from-or-banished", "from your {++:places[in]} or that is {+:banished-word}");
  g.noted("hand-or-banished", "place-or-banished");
}
