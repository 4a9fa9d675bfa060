import type { Grammar } from "../grammar.ts";

/** What Extra Deck monsters are Summoned with, and what their materials have in common or differ in. */
export function ocgMaterials(g: Grammar): void {
  compared(g);
  including(g);
  g.rule("materials", "{groups:one-kind}", { sentence: "materials" });
  g.rule("one-kind", "{+:including-group}");
  g.rule("one-kind", "{+:including-group} + {++:material-groups}");
}

/** "with different Attributes", "with the same Type and Attribute": of all of them together. */
function compared(g: Grammar): void {
  g.words("property", { Rank: "rank" });
  g.words("properties", { Ranks: "rank", Scales: "scale" });
  g.rule("trait-with", "with different {by:properties} and {also:properties}", { trait: "unlike" });
}

/** "2+ monsters, including a Link Monster" */
function including(g: Grammar): void {
  g.rule(
    "quantity[pl]",
    "{n:int} or more (max. {most:int})",
    { kind: "between" },
    { wording: "or-more-max" },
  );
  // "2 monsters with different Types (Beast, Fiend, or Illusion)"
  g.rule("after", "{+:trait-with} {+:trait-bracketed}", undefined, { wording: "with-brackets" });
  for (const [comma, wording] of [
    [",", "comma"],
    ["", "bare"],
  ] as const) {
    const end = `${comma} including {including:included-one}`;
    for (const cards of [
      "{quantity:quantity[pl]} {...:cards[pl]}",
      "{quantity:part-quantity} of {...:banished-cards[of]}",
    ])
      g.rule("including-group", `${cards} {where*:post}${end}`, {}, { wording });
  }
  const a = { quantity: { kind: "a" } };
  g.rule("included-one", "this card {where?:post}", { ref: "this-card" });
  g.rule("included-one", "{traits:named}", { ...a, noun: "card" }, { wording: "named" });
  g.rule("included-one", "@a {...:included-kind[sg]}", a);
  g.rule("included-one", "1 {...:included-kind[sg]}", { quantity: { kind: "exactly", n: 1 } });
  g.rule("included-one", "{quantity:at-least[N]} {...:included-kind[N]}");
  g.rule("at-least[sg]", "at least 1", { kind: "at-least", n: 1 });
  g.rule("at-least[pl]", "at least {n:int2}", { kind: "at-least" });
  g.rule("included-kind[N]", "{...:cards[N]}[[ {own:post}]]");
  g.rule("included-kind[N]", "{traits:named}", { noun: "card" }, { wording: "of-name" });
  g.rule("obj", "{=:including-group}");
  // "send 2 cards from your hand to the GY, including this card"
  for (const [quantity, pre, noun] of [
    ["{what.quantity:quantity[pl]}", "{what.traits*:pre}", "{what.noun:noun[pl]}"],
    ["{what.quantity:quantity[pl]}", "{what.traits:pre-kind}", "{what.noun:kind-noun[pl]}"],
    ["{what.quantity:part-quantity} of", "{what.traits:banished}", "{what.noun:noun[pl]}"],
  ])
    for (const [words, manner] of [
      ["<send> {} to {to:place[in]}", "send"],
      ["<shuffle> {} into {to:place[in]}", "shuffle"],
      ["<return> {} to {to:place[in]}", "return"],
    ] as const)
      g.rule(
        "step[F]",
        `${words.replace("{}", `${quantity} ${pre} ${noun} {what.where*:post}`)}, including {what.including:included-one}`,
        { verb: "move", manner },
        { wording: "including" },
      );
  // "3 face-up “A” you control to the GY, including this card"
  for (const traits of ["named", "named-face"]) {
    const some = `{quantity:quantity[pl]} {traits:${traits}} {where:post}`;
    const noted = { wording: traits };
    g.rule("including-group", `${some}, including {including:included-one}`, { noun: "card" }, noted);
    g.rule(
      "step[F]",
      `<send> {what.quantity:quantity[pl]} {what.traits:${traits}} {what.where:post} to {to:place[in]}, including {what.including:included-one}`,
      { verb: "move", manner: "send", "what.noun": "card" },
      { wording: `including-${traits}` },
    );
  }
  g.noted("included-one", "including-group");
}
