import type { Constant, Grammar } from "../grammar.ts";

/** Zones of one kind that are told apart: by their place, by columns, by what is beside them; and monsters that are moved there. */
export function ocgColumns(g: Grammar): void {
  places(g);
  columns(g);
  shifts(g);
  closed(g);
}

/** "Choose 1 of your opponent's unused Main Monster Zones; it cannot be used until the end of this turn" */
function closed(g: Grammar): void {
  g.rule("step[F]", "<choose> {...:unused-zones}", { verb: "choose-zones" });
  g.rule("unused-zones", "{...:so-many-zones[N]} {...:unused[N]}");
  g.rule("unused-zones", "any number of {...:unused[pl]}");
  g.rule("unused-zones", "{...:unused[pl]} equal to {count:measured}");
  g.rule("so-many-zones[sg]", "1", { count: 1 });
  g.rule("so-many-zones[pl]", "{count:int}");
  g.rule("so-many-zones[N]", "up to {count:int}", { upTo: true });
  g.rule("unused[N]", "unused {of.names:closable[N]}");
  for (const [whose, of, wording] of [
    ["of your opponent's", "opponent"],
    ["opponent's", "opponent", "bare"],
    ["your opponent's", "opponent", "all"],
    ["of your", "you"],
    ["your", "you", "all"],
  ] as const)
    g.rule(
      "unused[N]",
      `${whose} unused {of.names:closable[N]}`,
      { "of.of": of },
      wording === undefined ? {} : { wording },
    );
  for (const [n, s] of [
    ["sg", ""],
    ["pl", "s"],
  ] as const) {
    const main = ["main-monster-zone"];
    g.rule(`closable[${n}]`, `Main Monster Zone${s}`, main);
    g.rule(`closable[${n}]`, `Monster Zone${s}`, ["monster-zone"]);
    g.rule(`closable[${n}]`, `Spell & Trap Zone${s}`, ["spell-trap-zone"]);
    g.rule(`closable[${n}]`, `Main Monster Zone${s} or Spell & Trap Zone${s}`, [...main, "spell-trap-zone"]);
  }
  g.rule("statement", "{...:zones-closed} {...:how-long}", {}, { wording: "closed" });
  g.rule("front-statement", "{...:how-long}, {...:zones-closed}", {}, { wording: "closed-front" });
  for (const zones of ["those zones", "that zone", "they", "it"])
    g.rule(
      "zones-closed",
      `${zones} cannot be used`,
      { verb: "close-zones" },
      zones === "those zones" ? {} : { wording: zones.replace(" ", "-") },
    );
  g.noted("zones-closed", "unused");
}

function places(g: Grammar): void {
  for (const [words, name] of [
    ["center Main Monster Zone", "center-main-monster-zone"],
    ["leftmost or rightmost Main Monster Zone", "outer-main-monster-zone"],
  ] as const)
    g.rule("pointed-place", `your ${words}`, { of: "you", names: [name] });
  // "The monster in your center Main Monster Zone": there is one at most.
  g.rule(
    "group[sg]",
    "the {...:cards[sg]} {where:there-alone}",
    { quantity: { kind: "every" } },
    { wording: "the-there" },
  );
  g.rule("there-alone", "{+:trait-center}");
  for (const [whose, of] of [
    ["your", { of: "you" }],
    ["the", {}],
  ] as const)
    g.rule(
      "trait-center",
      `in ${whose} center Main Monster Zone`,
      { trait: "in", place: { names: ["center-main-monster-zone"], ...of } },
      { wording: "told-apart" },
    );
  g.rule("pointed-place", "the Extra Monster Zone", { of: "you", names: ["extra-monster-zone"] });
  g.rule("pointed-place", "your Main Monster Zone, adjacent to {near:group[sg]} or in its column", {
    of: "you",
    names: ["main-monster-zone"],
    nearBy: ["beside", "column"],
  });
  g.rule("pointed-place", "your field in the same column as {near:group[sg]}", {
    of: "you",
    names: ["main-monster-zone"],
    nearBy: ["column"],
  });
  // In the column of what is put there.
  g.rule("pointed-place", "your Main Monster Zone in its same column", {
    of: "you",
    names: ["main-monster-zone"],
    nearBy: ["column"],
  });
  g.noted("there-alone", "trait-center");
}

/** "in this card's column", "in the same column as one of your “X” monsters" */
function columns(g: Grammar): void {
  const column = (words: string, fields: Readonly<Record<string, Constant>>, wording?: string) =>
    g.rule(
      "trait-column",
      words,
      { trait: "in-column", ...fields },
      wording === undefined ? {} : { wording },
    );
  column("in this card's column", { of: { ref: "this-card" } }, "this");
  column("in its column", { of: { ref: "it" } }, "its");
  column("in its same column", { of: { ref: "it" } }, "same");
  column("in that monster's column", { of: { ref: "that-card" } }, "that");
  column("in the same <<column|columns>> as {of:of-column}", {});
  column("in a different column than {of:of-column}", { not: true });
  column("in another column", { of: { ref: "this-card" }, not: true }, "another");
  g.noted("trait-column");
  // Where a place is said of what is there.
  for (const list of ["lying-where", "activated-where", "places-of"]) g.rule(list, "{+:trait-column}");
  for (const one of ["ref[sg]", "group[sg]"])
    g.rule("of-column", `{=:${one}}`, undefined, { rule: "of-column: one card" });
  g.rule(
    "of-column",
    "one of your {...:cards[pl]}",
    { quantity: { kind: "a" }, where: [{ trait: "controlled", by: "you" }] },
    { wording: "one-of" },
  );
  g.rule(
    "of-column",
    "your {...:cards[pl]}",
    { quantity: { kind: "a" }, where: [{ trait: "controlled", by: "you" }] },
    { wording: "your" },
  );
  g.rule(
    "of-column",
    "the {...:cards[s]} {where:lying-where}",
    { quantity: { kind: "a" } },
    { wording: "the-s" },
  );
  g.noted("of-column");
}

function shifts(g: Grammar): void {
  g.rule("event", "{subject:mover} in the Monster Zone moves to another Monster Zone", {
    event: "shifted",
    within: { names: ["monster-zone"] },
  });
  g.rule("mover", "this card", { ref: "this-card" });
  g.rule("mover", "@a {...:cards[sg]}", { quantity: { kind: "a" }, where: [] });
  g.noted("mover");
  const shift = { verb: "move", manner: "shift" };
  g.rule("step[F]", "<move> {what:obj} to {to:zone-to}", shift);
  const main = { names: ["main-monster-zone"] };
  for (const [whose, of] of [
    ["your", { of: "you" }],
    ["their", { of: "opponent", pronoun: true }],
  ] as const) {
    g.rule("zone-to", `another of ${whose} Main Monster Zones`, { ...main, ...of });
    g.rule(
      "zone-to",
      `another of ${whose} unused Main Monster Zones`,
      { ...main, ...of },
      { wording: "unused" },
    );
  }
  g.rule("zone-to", "your Main Monster Zone {pointedTo:pointer} points to", { ...main, of: "you" });
  for (const [zone, wording] of [
    ["Monster Zone", undefined],
    ["Main Monster Zone", "main"],
    ["unoccupied Monster Zone", "unoccupied"],
  ] as const)
    g.rule(
      "zone-to",
      `an adjacent (horizontal) ${zone}`,
      { ...main, of: "you", nearBy: ["beside"] },
      wording === undefined ? {} : { wording },
    );
  g.noted("zone-to");
  g.rule("step[F]", "<switch> the locations of {what:obj}", { verb: "switch-places" });
}
