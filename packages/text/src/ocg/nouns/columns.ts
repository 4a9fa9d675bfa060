import type { Grammar } from "../../grammar.ts";

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
  g.rule("so-many-zones[pl]", "up to {count:int2}", { upTo: true });
  g.rule("unused[N]", "unused {of.names:closable[N]}");
  for (const [whose, of, wording] of [
    ["of your opponent's", "opponent", undefined],
    ["<<your opponent's|opponent's>>", "opponent", "all"],
    ["of your", "you", undefined],
    ["your", "you", "all"],
  ] as const)
    g.rule(
      "unused[N]",
      `${whose} unused {of.names:closable[N]}`,
      { "of.of": of },
      { ...(wording && { wording }), rule: "unused[N]: whose" },
    );
  for (const [words, names] of [
    ["<Main Monster Zone/Main Monster Zones>", ["main-monster-zone"]],
    ["<Monster Zone/Monster Zones>", ["monster-zone"]],
    ["<Spell & Trap Zone/Spell & Trap Zones>", ["spell-trap-zone"]],
    [
      "<Main Monster Zone/Main Monster Zones> or <Spell & Trap Zone/Spell & Trap Zones>",
      ["main-monster-zone", "spell-trap-zone"],
    ],
  ] as const)
    g.rule("closable[N]", words, names, { rule: "closable[N]: zones of a kind" });
  g.rule("statement", "{...:zones-closed} {...:how-long}", {}, { wording: "closed" });
  g.rule("front-statement", "{...:how-long}, {...:zones-closed}", {}, { wording: "closed-front" });
  g.rule("zones-closed", "<<those zones|that zone|they|it>> cannot be used", { verb: "close-zones" });
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
  const center = { names: ["center-main-monster-zone"] };
  for (const [whose, place] of [
    ["your", { ...center, of: "you" }],
    ["the", center],
  ] as const)
    g.rule(
      "trait-center",
      `in ${whose} center Main Monster Zone`,
      { trait: "in", place },
      { wording: "told-apart" },
    );
  const yours = { of: "you", names: ["main-monster-zone"] };
  const inColumn = { ...yours, nearBy: ["column"] };
  g.rule("pointed-place", "the Extra Monster Zone", { of: "you", names: ["extra-monster-zone"] });
  const near = "your Main Monster Zone, adjacent to {near:group[sg]} or in its column";
  g.rule("pointed-place", near, { ...yours, nearBy: ["beside", "column"] });
  g.rule("pointed-place", "your field in the same column as {near:group[sg]}", inColumn);
  // In the column of what is put there.
  g.rule("pointed-place", "your Main Monster Zone in its same column", inColumn);
  g.noted("there-alone", "trait-center");
}

/** "in this card's column", "in the same column as one of your “X” monsters" */
function columns(g: Grammar): void {
  g.rule("trait-column", "in {of:owner} <<column|same column>>", { trait: "in-column" }, { wording: "own" });
  g.rule("trait-column", "in the same <<column|columns>> as {of:of-column}", { trait: "in-column" });
  g.rule("trait-column", "in a different column than {of:of-column}", { trait: "in-column", not: true });
  const own = { trait: "in-column", of: { ref: "this-card" }, settled: true };
  g.rule("trait-column", "in this column", own, { wording: "this" });
  const another = { trait: "in-column", of: { ref: "this-card" }, not: true };
  g.rule("trait-column", "in another column", another, { wording: "another" });
  g.noted("trait-column");
  // Where a place is said of what is there.
  for (const list of ["lying-where", "activated-where", "places-of"]) g.rule(list, "{+:trait-column}");
  for (const one of ["ref[sg]", "group[sg]"])
    g.rule("of-column", `{=:${one}}`, undefined, { rule: "of-column: one card" });
  const one = { quantity: { kind: "a" } };
  const yours = { ...one, where: [{ trait: "controlled", by: "you" }] };
  g.rule("of-column", "<<one of your|your>> {...:cards[pl]}", yours, { wording: "yours" });
  g.rule("of-column", "the {...:cards[s]} {where:lying-where}", one, { wording: "the-s" });
  g.noted("of-column");
}

function shifts(g: Grammar): void {
  const shifted = { event: "shifted", within: { names: ["monster-zone"] } };
  g.rule("event", "{subject:mover} in the Monster Zone moves to another Monster Zone", shifted);
  g.rule("mover", "this card", { ref: "this-card" });
  g.rule("mover", "@a {...:cards[sg]}", { quantity: { kind: "a" }, where: [] });
  g.noted("mover");
  const shift = { verb: "move", manner: "shift" };
  g.rule("step[F]", "<move> {what:obj} to {to:zone-to}", shift);
  const main = { names: ["main-monster-zone"] };
  for (const [whose, of] of [
    ["your", { of: "you" }],
    ["their", { of: "opponent", pronoun: true }],
  ] as const)
    g.rule(
      "zone-to",
      `another of ${whose}[[ unused]] Main Monster Zones`,
      { ...main, ...of },
      { rule: "zone-to: another" },
    );
  const beside = { ...main, of: "you", nearBy: ["beside"] };
  const zone = "<<Monster Zone|Main Monster Zone|unoccupied Monster Zone>>";
  g.rule("zone-to", `an adjacent (horizontal) ${zone}`, beside);
  g.noted("zone-to");
  g.rule("step[F]", "<switch> the locations of {what:obj}", { verb: "switch-places" });
}
