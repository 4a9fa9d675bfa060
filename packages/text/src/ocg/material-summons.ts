import { alike } from "../common/alike.ts";
import type { Grammar } from "../grammar.ts";

/** Summons by an effect with materials, and what becomes the material of a monster on the field. */
export function ocgMaterialSummons(g: Grammar): void {
  fusion(g);
  ritual(g);
  afterwards(g);
  treated(g);
  attaching(g);
}

function fusion(g: Grammar): void {
  // With a comma or without one, with "as material" or without it.
  const summon = "<Fusion Summon> {what:group[sg]}[[,]]";
  const fields = { verb: "fusion-summon" };
  const included = ", including {including:included}";
  g.rule("step[F]", `${summon} {...:fusing[sg]}[[ as material]][[${included}]]`, fields);
  g.rule("step[F]", `${summon} {...:fusing[pl]}[[ as material]]`, fields);
  // "…, but you cannot use other monsters you control as material": beside the one that has to be used.
  g.rule(
    "step[F]",
    `${summon} {...:fusing[sg]}${included}, but you cannot use {barring:others-there} as material`,
    fields,
  );
  // "…, including this card from your GY, on the bottom of the Deck in any order"
  for (const using of ["{using:used}", `{using:used}${included},`])
    g.rule("step[F]", `${summon} by placing ${using} on the bottom of the Deck in any order`, {
      ...fields,
      manner: "put",
    });
  // "Banish from your GY the Fusion Materials that are listed on a “X” Fusion Monster, then Special Summon that Fusion Monster …"
  g.rule(
    "step[F]",
    "{...:listed-used[F]}[[,]] the Fusion Materials that are listed on {what:group[sg]}, then Special Summon that Fusion Monster from your Extra Deck[[{...:ignoring}]]",
    { ...fields, special: true },
    { wording: "listed" },
  );
  g.rule("listed-used[F]", "<banish>[[,]] {using:all-from}", { manner: "banish" });
  g.rule("listed-used[F]", "<send>, {using:all-from} to {to:place[in]}", { manner: "send" });
  g.rule("listed-used[F]", "<shuffle> into {to:place[in]}[[,]] {using:all-from}", { manner: "shuffle" });
  g.rule("all-from", "{where:only-from}", {
    quantity: { kind: "any-number" },
    traits: [],
    noun: "monster",
  });
  g.rule("fusing[N]", "using {...:all-used[N]}", {}, { wording: "used" });
  g.rule("fusing[N]", "by banishing {...:all-used[N]}", { manner: "banish" });
  g.rule("fusing[N]", "by sending {...:all-used[N]} to {to:place[in]}", { manner: "send" });
  g.rule("fusing[N]", "by shuffling {...:all-used[N]} into {to:place[in]}", { manner: "shuffle" });
  g.rule("all-used[sg]", "{using:used}");
  // "using this card you control and other monsters from your hand or field"
  g.rule("all-used[pl]", "{including:ref[sg]} and {using:monsters-from}", {}, { wording: "and" });
  g.rule("others-there", "other {noun:noun[pl]} {where:post}", {
    quantity: { kind: "all" },
    traits: [{ trait: "other" }],
  });
  g.rule("used", "{=:monsters-from}");
  // "using only Zombie monsters you control as material"
  g.rule("used", "only {=:monsters-from}", {}, { wording: "only" });
  g.rule("used", "{...:its-materials} {where:post}", {
    quantity: { kind: "any-number" },
    traits: [],
    noun: "monster",
  });
  g.rule(
    "its-materials",
    "<<|the |its >><<Fusion Materials|materials>><<| mentioned on it| listed on it>>",
    {},
  );
  g.rule("included", "{=:ref[sg]}");
  g.rule("included", "{=:group[N]}");
  g.rule("included", "at least {=:group[sg]}");
  g.rule(
    "included",
    "{traits:named}",
    { quantity: { kind: "a" }, noun: "card", where: [] },
    { wording: "named" },
  );
  g.noted("used");
}

function ritual(g: Grammar): void {
  const summon = "<Ritual Summon> {what:group[sg]}[[,]] {...:paid-with}";
  const ritual = { verb: "ritual-summon" };
  g.rule("step[F]", `${summon}[[ {...:and-others}]][[,]] whose total {...:total-reach}`, ritual);
  g.rule("step[F]", `${summon}[[,]] whose total {...:total-reach}, including {including:included}`, ritual, {
    wording: "including-last",
  });
  g.rule("paid-with", "by Tributing {using:these-or-some}");
  g.rule("paid-with", "by banishing {using:these-or-some}", { manner: "banish" });
  g.rule("paid-with", "by sending {using:these-or-some} to the GY", { manner: "send" });
  g.rule("these-or-some", "{=:monsters-from}");
  g.rule("these-or-some", "{=:group[pl]}");
  g.rule("total-reach", "Levels {...:levels-reach}");
  g.rule(
    "total-reach",
    "ATK <<equal or exceed|equals or exceeds>> <<its ATK|the ATK of the Ritual Monster you Ritual Summon>>",
    { stat: "atk", compare: "at-least" },
  );
  g.rule("and-others", ", including {including:included},");
  g.rule("and-others", "and/or {also:also-tributed}");
  const least = { compare: "at-least" };
  const exactly = { compare: "exactly" };
  g.rule(
    "that-level",
    "<<its Level|the Level of the Ritual Monster|the Level of that Ritual Monster|the Level of the Ritual Monster you Ritual Summon|the Ritual Monster's Level>>",
    {},
  );
  g.rule("levels-reach", "equal or exceed {...:that-level}", least);
  g.rule("levels-reach", "exactly equal {...:that-level}", exactly);
  g.rule("levels-reach", "equal {...:that-level}", exactly, { wording: "equal" });
  g.rule("levels-reach", "equal {levels:int} or more", least);
  g.rule("levels-reach", "equal[[ exactly]] {levels:int}", exactly);
  g.rule("levels-reach", "exactly equal {levels:int}", exactly, { wording: "exactly-first" });
}

/** "immediately after this effect resolves, Xyz Summon 1 Xyz Monster using this card": at once, or if its player likes. */
function afterwards(g: Grammar): void {
  const after = "immediately after this effect resolves,";
  const later = { verb: "summon-afterwards" };
  g.rule("step[bare]", `${after} {...:later-summon}`, later, { wording: "at-once" });
  g.rule("summon-after", "{...:later-summon}", later, { wording: "you-can" });
  // "add it to your hand, then immediately after this effect resolves, you can Tribute Summon that monster"
  for (const what of ["group[sg]", "ref[sg]"]) g.rule("just-summon", `{way:way} Summon {what:${what}}`);
  g.rule("summon-after", "{...:just-summon}", later, { wording: "you-can-just" });
  g.rule("step[bare]", `${after} {...:just-summon}`, later, { wording: "at-once-just" });
  const optional = { optional: true };
  const noted = { wording: "afterwards" };
  g.rule("then-if", `{condition:then-state}, ${after} you can {step:summon-after}`, optional, noted);
  g.rule("first-clause", `${after} you can {step:summon-after}`, optional, noted);
  g.rule("later-summon", "{way:way} Summon {what:group[sg]}[[,]] {...:made-of-these}");
  g.rule("later-summon", "{way:way} Summon {...:made-of-these}");
  g.rule("made-of-these", "using {using:pool}[[ {...:as-its-material}]]");
  alike(g, "as-its-material", [
    "as material",
    "as materials",
    ...["Synchro", "Xyz", "Link"].flatMap((way) => [`as ${way} Material`, `as ${way} Materials`]),
  ]);
  // Among whatever else its player likes.
  g.rule("among-others", "<<monsters|materials>>[[ you control]][[ as material]]", {});
  for (const included of ["ref[sg]", "one-among"])
    g.rule(
      "made-of-these",
      `using {...:among-others}[[,]] including {using:${included}}`,
      {},
      { wording: "among-others" },
    );
  const one = { quantity: { kind: "a" } };
  g.rule(
    "made-of-these",
    "using 1 or more {using:some-among}[[ {...:as-its-material}]]",
    {},
    { wording: "or-more" },
  );
  g.rule("some-among", "{...:cards[pl]} {where:post}", one);
  const among = { ...one, where: [] };
  g.rule("one-among", "@a {...:cards[sg]}", among);
  // "… using only “A” monsters you control": what else there is counts for nothing.
  g.rule(
    "made-of-these",
    "using only {using:monsters-from}[[, including {including:ref[sg]}]]",
    {},
    {
      wording: "pool-only",
    },
  );
  // "… using only those 2 monsters"
  const only = { only: true };
  g.rule("made-of-these", "<<using|by using>> only {using:obj}[[ as material]]", only);
  g.rule("made-of-these", "<<using|by using>> {using:obj} only", only, { wording: "only-last" });
  g.rule("pool", "{=:ref[sg]}");
  g.rule("pool", "{=:monsters-from}");
  g.rule(
    "pool",
    "materials you control",
    {
      quantity: { kind: "any-number" },
      traits: [],
      noun: "monster",
      where: [{ trait: "controlled", by: "you" }],
    },
    { wording: "materials" },
  );
  // "… then you can Normal Summon 1 WIND monster": as the effect resolves, one more than the one a turn.
  const normal = { verb: "summon-afterwards", way: "normal" };
  g.rule(
    "link",
    ", then you can {step:also-summoned}",
    { join: "then", ...optional },
    { wording: "summoning" },
  );
  g.rule("also-summoned", "Normal Summon {what:group[sg]}", normal, { wording: "then" });
  g.rule("step[bare]", "Normal Summon {what:group[sg]}, as an additional Normal Summon", normal, {
    wording: "additional",
  });
  g.noted("also-summoned", "summon-after");
}

/** "(this is treated as a Fusion Summon)", "by using this card as material": what counts as another Summon. */
function treated(g: Grammar): void {
  const summon = { verb: "special-summon" };
  for (const [what, noted] of [
    ["{what:obj}", {}],
    ["from {from:place}, {what:group[N]}", { wording: "front" }],
  ] as const) {
    g.rule("step[F]", `<Special Summon> ${what} (this is treated as @a {treated:way} Summon)`, summon, noted);
    g.rule("step[F]", `<Special Summon> ${what} {...:laid-over}`, summon, noted);
  }
  // Without a word about it a sentence of its own says what it counts as.
  g.rule("laid-over", "[[,]] <<using|by using>> {over:ref[sg]}[[ as material]][[ {...:as-an-xyz-summon}]]");
  // The materials are transferred in any case.
  g.rule(
    "as-an-xyz-summon",
    "(this is treated as an Xyz Summon<<|, transfer its materials|, transfer its materials to the Summoned monster>>)",
    { treated: "xyz" },
  );
  g.rule("remark", "(This is treated as @a {treated:way} Summon.)");
  g.rule("remark", "(This is treated as @a {treated:proper-way} Summon {...:treated-by}.)");
  g.rule("remark", "(This is treated as a Special Summon {...:treated-by}.)");
  g.rule("treated-by", "by {treatedBy:group[sg]}'s effect", {}, { wording: "owner" });
  g.rule("treated-by", "with {treatedBy:just-named}");
  for (const by of ["group[sg]", "just-named"])
    g.rule("treated-by", `<<by|with>> the effect of {treatedBy:${by}}`, {}, { wording: "effect" });
  g.rule(
    "remark",
    "(This is treated as an Xyz Summon. Transfer its materials to the Summoned monster.)",
    { treated: "xyz" },
    { wording: "transferred" },
  );
}

/** "attach this card to it as material" */
function attaching(g: Grammar): void {
  g.rule(
    "simple-step[F]",
    "<attach> {what:obj}[[,]] to {to:obj}<<| as material| as materials|, as material>>",
    {
      verb: "attach",
    },
  );
  g.rule(
    "simple-step[F]",
    "<attach> {what:noun-branch[M]} to {to:obj}<<| as material| as materials>>[[,]] {what.where:trailing-from}",
    { verb: "attach" },
    { wording: "from-last" },
  );
  g.rule(
    "step[F]",
    "<attach> {what:which-include} to {to:obj} as material, including {what.including:included-one}",
    { verb: "attach" },
    { wording: "including" },
  );
  g.rule(
    "step[F]",
    "<attach> this card to {to:ref[sg]}, {what.where:only-from}, as material",
    { verb: "attach", "what.ref": "this-card" },
    { wording: "from" },
  );
}
