import { alike } from "../../common/alike.ts";
import type { Grammar } from "../../grammar.ts";

const ANY_MONSTERS = { quantity: { kind: "any-number" }, traits: [], noun: "monster" };

/** Summons by an effect with materials, and what becomes the material of a monster on the field. */
export function ocgMaterialSummons(g: Grammar): void {
  materials(g);
  fusion(g);
  ritual(g);
  afterwards(g);
  treated(g);
  attaching(g);
  besides(g);
}

/** Which cards are used, and which of them has to be. */
function materials(g: Grammar): void {
  const any = { quantity: { kind: "any-number" } };
  g.rule("monsters-from", "{...:cards[pl]} {where*:post}", any);
  g.rule("monsters-from", "{traits:described[pl,and/or]} {where:post}", { ...any, noun: "card" });
  g.rule("used", "{=:monsters-from}");
  g.rule("used", "{=:group[pl]}");
  // "using only Zombie monsters you control as material"
  g.rule("used", "only {=:monsters-from}", {}, { wording: "only" });
  g.rule("used", "{...:its-materials} {where:post}", ANY_MONSTERS);
  alike(g, "materials-so-called", ["Fusion Materials", "materials"]);
  alike(g, "the-its", ["the", "its"]);
  alike(g, "mentioned-on-it", ["mentioned on it"]);
  g.rule("its-materials", "[[{...:the-its} ]]{...:materials-so-called}[[ {...:mentioned-on-it}]]");
  g.rule("must-include", "[[at least ]]{=:group[N]}");
  g.rule("must-include", "{=:ref[sg]}");
  g.rule(
    "must-include",
    "{traits:named}",
    { quantity: { kind: "a" }, noun: "card", where: [] },
    { wording: "named" },
  );
  g.noted("monsters-from", "used");
}

function fusion(g: Grammar): void {
  const including = ", including {including:must-include}";
  g.rule("step[F]", "<Fusion Summon> {what:group[sg]}[[{...:comma}]] {...:fused}", { verb: "fusion-summon" });
  g.rule("fused", "{...:fusing}[[ {...:as-its-material}]]");
  g.rule("fused", `{...:fusing}[[ {...:as-its-material}]]${including}`);
  // "…, but you cannot use other monsters you control as material": beside the one that has to be used.
  g.rule("fused", `{...:fusing}${including}, but you cannot use {barring:others-there} as material`);
  // "using this card you control and other monsters from your hand or field"
  g.rule("fused", "{...:fusing-with}[[ {...:as-its-material}]]", {}, { wording: "and" });
  // "…, including this card from your GY, on the bottom of the Deck in any order"
  const last = "on the bottom of the Deck in any order";
  g.rule("fusing", `by placing {using:used} ${last}`, { manner: "put" });
  g.rule("fused", `by placing {using:used}${including}, ${last}`, { manner: "put" }, { wording: "inside" });
  for (const [how, used] of [
    ["fusing", "{using:used}"],
    ["fusing-with", "{including:ref[sg]} and {using:monsters-from}"],
  ] as const)
    for (const [words, manner] of [
      [`using ${used}`, undefined],
      [`by banishing ${used}`, "banish"],
      [`by sending ${used} to {to:place[in]}`, "send"],
      [`by shuffling ${used} into {to:place[in]}`, "shuffle"],
    ] as const)
      g.rule(how, words, manner === undefined ? {} : { manner }, { rule: `fusing: ${manner ?? "using"}` });
  // "Banish from your GY the Fusion Materials that are listed on a “X” Fusion Monster, then Special Summon that Fusion Monster …"
  g.rule(
    "step[F]",
    "{...:listed-used[F]}[[{...:comma}]] the Fusion Materials that are listed on {what:group[sg]}, then Special Summon that Fusion Monster from your Extra Deck[[{...:ignoring}]]",
    { verb: "fusion-summon", special: true },
    { wording: "listed" },
  );
  g.rule("listed-used[F]", "<banish>[[,]] {using:all-from}", { manner: "banish" });
  g.rule("listed-used[F]", "<send>, {using:all-from} to {to:place[in]}", { manner: "send" });
  g.rule("listed-used[F]", "<shuffle> into {to:place[in]}[[,]] {using:all-from}", { manner: "shuffle" });
  g.rule("all-from", "{where:only-from}", ANY_MONSTERS);
  // "… listed on it into the Deck, from among your cards on the field and/or your face-up banished cards": no others could be named.
  g.rule(
    "fusing",
    "by shuffling {...:its-materials} into {to:place[in]}, from among {using.where:from-among}",
    {
      manner: "shuffle",
      "using.quantity": ANY_MONSTERS.quantity,
      "using.traits": [],
      "using.noun": "monster",
    },
    { wording: "from-among" },
  );
  g.rule("from-among", "{+:among-yours}");
  for (const [more, names] of [
    ["", ["field", "banished"]],
    [", in your GY,", ["field", "graveyard", "banished"]],
  ] as const)
    g.rule(
      "among-yours",
      `your cards on the field${more} and/or your face-up banished cards`,
      { trait: "from", place: { of: "you", names } },
      { wording: "among", rule: "among-yours" },
    );
  g.noted("among-yours");
  g.rule("others-there", "other {noun:noun[pl]} {where:post}", {
    quantity: { kind: "all" },
    traits: [{ trait: "other" }],
  });
}

function ritual(g: Grammar): void {
  const summon = "<Ritual Summon> {what:group[sg]}[[{...:comma}]] {...:paid-with}";
  const ritual = { verb: "ritual-summon" };
  g.rule("step[F]", `${summon}[[ {...:and-others}]][[,]] whose total {...:total-reach}`, ritual);
  g.rule(
    "step[F]",
    `${summon}[[,]] whose total {...:total-reach}, including {including:must-include}`,
    ritual,
    {
      wording: "including-last",
    },
  );
  for (const [words, manner] of [
    ["by Tributing {using:these-or-some}", undefined],
    ["by banishing {using:these-or-some}", "banish"],
    ["by sending {using:these-or-some} to the GY", "send"],
  ] as const)
    g.rule("paid-with", words, manner === undefined ? {} : { manner }, { rule: "paid-with" });
  g.rule("these-or-some", "{=:monsters-from}");
  g.rule("these-or-some", "{=:group[pl]}");
  g.rule("total-reach", "Levels {...:levels-reach}");
  g.rule("total-reach", "ATK equal or exceed its ATK", {
    stat: "atk",
    compare: "at-least",
  });
  g.rule("and-others", ", including {including:must-include},");
  g.rule("and-others", "and/or {also:also-tributed}");
  const least = { compare: "at-least" };
  const exactly = { compare: "exactly" };
  g.rule("levels-reach", "equal or exceed its Level", least);
  g.rule("levels-reach", "exactly equal its Level", exactly);
  g.rule("levels-reach", "equal its Level", exactly, { wording: "equal" });
  g.rule("levels-reach", "equal {levels:int} or more", least);
  g.rule("levels-reach", "equal[[ exactly]] {levels:int}", exactly);
  g.rule("levels-reach", "exactly equal {levels:int}", exactly, { wording: "exactly-first" });
  usedTo(g);
}

/** "This card is used to Ritual Summon “A” by Tributing monsters …": where it comes from goes without saying. */
function usedTo(g: Grammar): void {
  g.rule(
    "effect",
    "This card is used to Ritual Summon {resolution:used-to}.",
    { sentence: "effect", conditions: [], cost: [], optional: false },
    { wording: "used-to" },
  );
  g.rule("used-to", "{+:used-to-clause}");
  g.rule("used-to-clause", "{step:used-to-step}");
  g.rule(
    "used-to-step",
    "{what.traits:named} {...:paid-with}[[ {...:and-others}]] whose total {...:total-reach}",
    {
      verb: "ritual-summon",
      "what.quantity": { kind: "exactly", n: 1 },
      "what.noun": "card",
      "what.where": [{ trait: "from", place: { of: "you", names: ["hand"] } }],
    },
    { wording: "used-to" },
  );
  g.noted("used-to-clause", "used-to-step");
}

/** "immediately after this effect resolves, Xyz Summon 1 Xyz Monster using this card": at once, or if its player likes. */
function afterwards(g: Grammar): void {
  const after = "immediately after this effect resolves,";
  const later = { verb: "summon-afterwards" };
  g.rule("step[bare]", `${after} {...:later-summon}`, later, { wording: "at-once" });
  g.rule("summon-after", "{...:later-summon}", later, { wording: "you-can" });
  const optional = { optional: true };
  const noted = { wording: "afterwards" };
  g.rule("then-if", `{condition:then-state}, ${after} you can {step:summon-after}`, optional, noted);
  g.rule("first-clause", `${after} you can {step:summon-after}`, optional, noted);
  // "add it to your hand, then immediately after this effect resolves, you can Tribute Summon that monster"
  for (const what of ["group[sg]", "ref[sg]"])
    g.rule("later-summon", `{way:way} Summon {what:${what}}`, {}, { rule: "later-summon: just so" });
  g.rule("later-summon", "{way:way} Summon {what:group[sg]}[[,]] {...:made-of-these}");
  g.rule("later-summon", "{way:way} Summon {...:made-of-these}");
  g.rule("made-of-these", "using {using:pool}[[ {...:as-its-material}]]");
  // Among whatever else its player likes.
  alike(g, "among-others", ["monsters", "materials", "monsters you control", "materials you control"]);
  for (const included of ["ref[sg]", "one-among"])
    g.rule(
      "made-of-these",
      `using {...:among-others}[[ {...:as-its-material}]][[{...:comma}]] including {using:${included}}`,
      {},
      { wording: "among-others", rule: "made-of-these: among others" },
    );
  const one = { quantity: { kind: "a" } };
  g.rule(
    "made-of-these",
    "using 1 or more {using:some-among}[[ {...:as-its-material}]]",
    {},
    { wording: "or-more" },
  );
  g.rule("some-among", "{...:cards[pl]} {where:post}", one);
  g.rule("one-among", "@a {...:cards[sg]}", { ...one, where: [] });
  // "… using only “A” monsters you control": what else there is counts for nothing.
  g.rule(
    "made-of-these",
    "using only {using:monsters-from}[[, including {including:ref[sg]}]]",
    {},
    { wording: "pool-only" },
  );
  // "… using only those 2 monsters"
  g.rule("made-of-these", "{...:using} only {using:obj}[[ {...:as-its-material}]]", { only: true });
  g.rule("made-of-these", "{...:using} {using:obj} only", { only: true }, { wording: "only-last" });
  g.rule("pool", "{=:ref[sg]}");
  g.rule("pool", "{=:monsters-from}");
  const yours = { ...ANY_MONSTERS, where: [{ trait: "controlled", by: "you" }] };
  g.rule("pool", "materials you control", yours, { wording: "materials" });
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
    g.rule("step[F]", `<Special Summon> ${what}[[{...:comma}]] {...:laid-over}`, summon, noted);
  }
  // Without a word about it a sentence of its own says what it counts as.
  g.rule("laid-over", "{...:using} {over:ref[sg]}[[ {...:as-its-material}]][[ {...:as-an-xyz-summon}]]");
  g.rule("as-an-xyz-summon", "(this is treated as an Xyz Summon)", { treated: "xyz" });
  g.rule("remark", "(This is treated as @a {treated:way} Summon.)");
  g.rule("remark", "(This is treated as @a {treated:proper-way} Summon {...:treated-by}.)");
  g.rule("remark", "(This is treated as a Special Summon {...:treated-by}.)");
  g.rule("treated-by", "by {treatedBy:group[sg]}'s effect", {}, { wording: "owner" });
  g.rule("treated-by", "with {treatedBy:just-named}");
  for (const by of ["group[sg]", "just-named"])
    g.rule(
      "treated-by",
      `by the effect of {treatedBy:${by}}`,
      {},
      { wording: "effect", rule: "treated-by: effect of" },
    );
  g.rule(
    "remark",
    "(This is treated as an Xyz Summon. Transfer its materials to the Summoned monster.)",
    { treated: "xyz" },
    { wording: "transferred" },
  );
}

/** "attach this card to it as material" */
function attaching(g: Grammar): void {
  const attach = { verb: "attach" };
  g.rule(
    "simple-step[F]",
    "<attach> {what:obj}[[{...:comma}]] to {to:obj}[[ {...:as-its-material}]]",
    attach,
  );
  g.rule("simple-step[F]", "<attach> {what:obj} to {to:obj}, as material", attach, { wording: "apart" });
  g.rule(
    "simple-step[F]",
    "<attach> {what:noun-branch[M]} to {to:obj}[[ {...:as-its-material}]][[{...:comma}]] {what.where:trailing-from}",
    attach,
    { wording: "from-last" },
  );
  g.rule(
    "step[F]",
    "<attach> {what:which-include} to {to:obj} as material, including {what.including:included-one}",
    attach,
    { wording: "including" },
  );
  g.rule(
    "step[F]",
    "<attach> this card to {to:ref[sg]}, {what.where:only-from}, as material",
    { ...attach, "what.ref": "this-card" },
    { wording: "from" },
  );
}

/** "If …, you can also banish monsters from your GY as material.": said of the Fusion or Ritual Summon before it. */
function besides(g: Grammar): void {
  g.rule("remark", "{also:also-used}.");
  g.rule("also-used", "[[{condition:if-state}, ]]you can also {...:more-used}");
  g.rule("also-used", "if you Summon {summoning:group[sg]} this way, you can also {...:more-used}");
  g.rule("also-used", "if you use {beside:obj}[[ as material]], you can also {...:more-used}");
  g.rule("more-used", "use {using:more-from}[[ {...:as-its-material}]]");
  g.rule("more-used", "{...:used-besides[bare]}[[ {...:as-its-material}]]");
  for (const [verb, manner, to] of [
    ["banish", "banish", ""],
    ["send", "send", " to the GY"],
    ["shuffle", "shuffle", " into the Deck"],
  ] as const) {
    const rule = { rule: "used-besides[F]" };
    g.rule("used-besides[F]", `<${verb}> {using:more-from}${to}`, { manner }, rule);
    for (const them of ["them", "it"])
      g.rule(
        "used-by",
        `by ${verb.replace(/le$/, "l").replace(/e$/, "")}ing ${them}${to}`,
        { manner },
        { ...(them === "it" ? { wording: them } : {}), rule: "used-by" },
      );
  }
  g.rule("more-used", "use {using:more-from}[[{...:comma}]] {...:used-by}");
  // "Tribute monsters from your hand or field and/or banish Zombie monsters from your GY"
  g.rule("also-tributed", "{+:also-one}");
  g.rule("also-one", "{...:used-besides[ger]}");
  g.rule("more-from", "{=:monsters-from}");
  g.rule("more-from", "{=:group[M]}");
  g.rule("more-from", "{...:these[s]}", { quantity: { kind: "any-number" } }, { wording: "several" });
  g.rule(
    "more-from",
    "{traits:named} {where:post}",
    { quantity: { kind: "any-number" }, noun: "monster" },
    { wording: "named" },
  );
  g.noted("also-used", "also-one", "more-used", "more-from");
}
