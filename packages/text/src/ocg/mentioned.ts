import type { Constant, Grammar } from "../grammar.ts";

/** "1 of the Fusion Materials mentioned on that monster", "1 “X” monster that is mentioned on that card" */
export function ocgMentioned(g: Grammar): void {
  g.rule(
    "trait-printed",
    "that mentions @a {series:name} <<monster's card name|card's name|card name>>",
    { trait: "mentions" },
    { wording: "series" },
  );
  g.rule("trait-printed", "that mentions {of:possessed} name", { trait: "mentions" }, { wording: "of" });
  g.rule("trait-printed", "that mentions {of:possessor}", { trait: "mentions" }, { wording: "of-it" });
  const named = { trait: "mentioned-on" };
  // Where the card lies that is mentioned, and not the one that mentions it, is said behind them.
  const bearer = (
    place: string,
    words: string,
    fields: { readonly [key: string]: Constant },
    wording: string,
    it = true,
  ): void => {
    g.rule(place, `${words} {on:possessor}`, fields, { wording });
    if (it) g.rule(place, `${words} it`, { ...fields, on: { ref: "it" } }, { wording });
  };
  for (const [listed, l] of [
    ["mentioned", ""],
    ["listed", "-listed"],
    ["specifically listed", "-specifically"],
  ] as const) {
    for (const [words, wording] of [
      [`${listed} on`, "bare"],
      [`that is ${listed} on`, "is"],
      [`whose name is ${listed} on`, "name"],
    ] as const)
      bearer("trait-printed", words, named, `${wording}${l}`, wording !== "bare");
    for (const [words, wording] of [
      [`${listed} on`, "bare"],
      [`whose name is ${listed} on`, "name"],
      [`whose names are ${listed} on`, "names"],
    ] as const)
      bearer("as-material", words, { ...named, asMaterial: true }, `${wording}${l}`);
  }
  g.rule("material-named", "{+:as-material}");
  for (const [kind, k] of [
    ["Fusion Material", "fusion"],
    ["Synchro Material", "synchro"],
    ["material", "plain"],
  ] as const) {
    for (const n of ["sg", "pl"] as const)
      g.rule(
        `group[${n}]`,
        `{quantity:quantity[${n}]} ${kind}${n === "pl" ? "s" : ""} {traits:material-named} {where*:post}`,
        { noun: "monster" },
        { wording: `material-${k}` },
      );
    g.rule(
      "group[N]",
      `{quantity:part-quantity[N]} of the ${kind}s {traits:material-named} {where*:post}`,
      { noun: "monster" },
      { wording: `of-materials-${k}` },
    );
  }
}
