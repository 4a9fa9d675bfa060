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
  for (const [comma, c] of [
    [",", ""],
    ["", "close"],
  ] as const)
    for (const [as, a] of [
      ["", ""],
      [" as material", "as"],
    ] as const)
      for (const [include, i] of [
        ["", ""],
        [", including {including:included}", "including"],
      ] as const) {
        const summon = `<Fusion Summon> {what:group[sg]}${comma}`;
        const said = [c, a, i].filter((word) => word !== "").join("-");
        const noted = (word = "") => {
          const wording = [word, said].filter((one) => one !== "").join("-");
          return wording === "" ? {} : { wording };
        };
        const fields = { verb: "fusion-summon" };
        g.rule("step[F]", `${summon} using {using:used}${as}${include}`, fields, noted());
        g.rule(
          "step[F]",
          `${summon} by banishing {using:used}${as}${include}`,
          { ...fields, manner: "banish" },
          noted("by"),
        );
        g.rule(
          "step[F]",
          `${summon} by sending {using:used} to {to:place[in]}${as}${include}`,
          { ...fields, manner: "send" },
          noted("by"),
        );
        g.rule(
          "step[F]",
          `${summon} by shuffling {using:used} into {to:place[in]}${as}${include}`,
          { ...fields, manner: "shuffle" },
          noted("by"),
        );
        // "…, including this card from your GY, on the bottom of the Deck in any order"
        if (as === "")
          g.rule(
            "step[F]",
            `${summon} by placing {using:used}${include === "" ? "" : `${include},`} on the bottom of the Deck in any order`,
            { ...fields, manner: "put" },
            noted("placing"),
          );
        // "using this card you control and other monsters from your hand or field"
        if (include !== "") continue;
        g.rule(
          "step[F]",
          `${summon} using {including:ref[sg]} and {using:monsters-from}${as}`,
          fields,
          noted("and"),
        );
        g.rule(
          "step[F]",
          `${summon} by banishing {including:ref[sg]} and {using:monsters-from}${as}`,
          { ...fields, manner: "banish" },
          noted("by-and"),
        );
      }
  // "…, but you cannot use other monsters you control as material": beside the one that has to be used.
  g.rule(
    "step[F]",
    "<Fusion Summon> {what:group[sg]} using {using:used}, including {including:ref[sg]}, but you cannot use {barring:others-there} as material",
    { verb: "fusion-summon" },
    { wording: "barring" },
  );
  g.rule("others-there", "other {noun:noun[pl]} {where:post}", {
    quantity: { kind: "all" },
    traits: [{ trait: "other" }],
  });
  g.rule("used", "{=:monsters-from}");
  // "using only Zombie monsters you control as material"
  g.rule("used", "only {=:monsters-from}", {}, { wording: "only" });
  g.rule("monsters-from", "{traits:pre-kind} {noun:kind-noun[pl]} {where*:post}", {
    quantity: { kind: "any-number" },
  });
  for (const [words, wording] of [
    ["Fusion Materials", "materials"],
    ["Fusion Materials mentioned on it", "mentioned"],
    ["Fusion Materials listed on it", "listed"],
    ["materials", "plain"],
    ["its materials", "its"],
    ["its Fusion Materials", "its-fusion"],
    ["the Fusion Materials mentioned on it", "the-mentioned"],
    ["the Fusion Materials listed on it", "the-listed"],
    ["materials mentioned on it", "plain-mentioned"],
    ["the materials mentioned on it", "the-plain-mentioned"],
  ] as const)
    g.rule(
      "used",
      `${words} {where:post}`,
      { quantity: { kind: "any-number" }, traits: [], noun: "monster" },
      { wording },
    );
  g.rule("included", "{=:ref[sg]}");
  g.rule("included", "{=:group[sg]}");
  g.rule("included", "at least {=:group[sg]}");
  g.rule(
    "included",
    "{traits:named}",
    { quantity: { kind: "a" }, noun: "card", where: [] },
    { wording: "named" },
  );
  g.rule("included", "{=:group[pl]}");
  g.noted("used");
}

function ritual(g: Grammar): void {
  const among = [
    ["", ""],
    [", including {including:included},", "including"],
    [" and/or {also:also-tributed}", "besides"],
  ] as const;
  for (const [comma, c] of [
    [",", "comma"],
    ["", ""],
  ] as const)
    for (const [include, i] of among) {
      const said = [c, i].filter((word) => word !== "").join("-");
      const noted = (word = "") => (said + word === "" ? {} : { wording: `${said}${word}` });
      const tribute = `<Ritual Summon> {what:group[sg]}${comma} by Tributing {using:monsters-from}${include} whose total Levels`;
      const fields = { verb: "ritual-summon" };
      const least = { ...fields, compare: "at-least" };
      for (const [level, l] of [
        ["its Level", ""],
        ["the Level of the Ritual Monster", "of"],
        ["the Level of that Ritual Monster", "of-that"],
        ["the Level of the Ritual Monster you Ritual Summon", "you"],
      ] as const)
        g.rule("step[F]", `${tribute} equal or exceed ${level}`, least, noted(l));
      const exactly = { ...fields, compare: "exactly" };
      g.rule("step[F]", `${tribute} exactly equal its Level`, exactly, noted());
      g.rule("step[F]", `${tribute} equal its Level`, exactly, noted("equal"));
      if (comma !== "") {
        g.rule("step[F]", `${tribute} equal {levels:int} or more`, least, noted());
        g.rule("step[F]", `${tribute} equal {levels:int}`, exactly, noted());
      }
    }
}

/** "immediately after this effect resolves, Xyz Summon 1 Xyz Monster using this card" */
function afterwards(g: Grammar): void {
  const after = "immediately after this effect resolves,";
  for (const [comma, wording] of [
    ["", undefined],
    [",", "comma"],
  ] as const)
    g.rule(
      "step[bare]",
      `${after} {way:way} Summon {what:group[sg]}${comma} using {using:pool}`,
      { verb: "summon-afterwards" },
      wording === undefined ? {} : { wording },
    );
  // Among whatever else its player likes.
  for (const [own, wording] of [
    ["monsters you control,", "including-monsters"],
    ["monsters you control", "including-monsters-close"],
    ["monsters you control as material,", "including-as"],
    ["materials you control,", "including-materials"],
    ["materials", "including-bare"],
  ] as const) {
    for (const comma of ["", ","])
      for (const included of ["ref[sg]", "one-among"])
        g.rule(
          "step[bare]",
          `${after} {way:way} Summon {what:group[sg]}${comma} using ${own} including {using:${included}}`,
          { verb: "summon-afterwards" },
          { wording: `${wording}${comma === "" ? "" : "-comma"}${included === "ref[sg]" ? "" : "-one"}` },
        );
    g.rule(
      "step[bare]",
      `${after} {way:way} Summon using ${own} including {using:one-among}`,
      { verb: "summon-afterwards" },
      { wording: `any-${wording}` },
    );
  }
  const among = { quantity: { kind: "a" }, where: [] };
  g.rule("one-among", "@a {traits*:pre} {noun:noun[sg]}", among);
  g.rule("one-among", "@a {traits:pre-kind} {noun:kind-noun[sg]}", among);
  // "…, then, immediately after this effect resolves, you can Normal Summon 1 monster."
  g.rule(
    "link",
    `, then ${after} you can {step:summon-after}`,
    { join: "then", optional: true },
    { wording: "afterwards" },
  );
  g.rule(
    "then-if",
    `{condition:then-state}, ${after} you can {step:summon-after}`,
    { optional: true },
    { wording: "afterwards" },
  );
  g.rule(
    "first-clause",
    `${after} you can {step:summon-after}`,
    { optional: true },
    { wording: "afterwards" },
  );
  const later = { verb: "summon-afterwards" };
  g.rule("summon-after", "{way:way} Summon {what:group[sg]}", later, { wording: "you-can" });
  // "add it to your hand, then immediately after this effect resolves, you can Tribute Summon that monster"
  g.rule("summon-after", "{way:way} Summon {what:ref[sg]}", later, { wording: "you-can" });
  // "… then you can Normal Summon 1 WIND monster": as the effect resolves, one more than the one a turn.
  const normal = { verb: "summon-afterwards", way: "normal" };
  g.rule(
    "link",
    ", then you can {step:also-summoned}",
    { join: "then", optional: true },
    { wording: "summoning" },
  );
  g.rule("also-summoned", "Normal Summon {what:group[sg]}", normal, { wording: "then" });
  g.rule("step[bare]", "Normal Summon {what:group[sg]}, as an additional Normal Summon", normal, {
    wording: "additional",
  });
  g.noted("also-summoned");
  g.rule("summon-after", "{way:way} Summon {what:group[sg]} using {using:pool}", later, {
    wording: "you-can",
  });
  g.rule("summon-after", "{way:way} Summon {what:group[sg]}, using {using:pool}", later, {
    wording: "you-can-comma",
  });
  // "… using only those 2 monsters"
  const only = { verb: "summon-afterwards", only: true };
  for (const [comma, c] of [
    ["", ""],
    [",", "-comma"],
    [", by", "-by"],
  ] as const)
    for (const [using, o] of [
      ["only {using:obj}", ""],
      ["only {using:obj} as material", "-as"],
      ["{using:ref[pl]} only", "-after"],
      ["{using:both-of-these} only", "-after-both"],
    ] as const)
      g.rule("step[bare]", `${after} {way:way} Summon {what:group[sg]}${comma} using ${using}`, only, {
        wording: `only${c}${o}`,
      });
  g.rule("both-of-these", "{...:ref[sg]} and {and:itself}");
  g.noted("both-of-these");
  // "… using only “A” monsters you control": what else there is counts for nothing.
  for (const [comma, c] of [
    ["", ""],
    [",", "-comma"],
  ] as const)
    for (const [category, before] of [
      ["step[bare]", `${after} `],
      ["summon-after", ""],
    ] as const)
      g.rule(
        category,
        `${before}{way:way} Summon {what:group[sg]}${comma} using only {using:monsters-from}`,
        later,
        { wording: `pool-only${before === "" ? "-you" : ""}${c}` },
      );
  g.rule(
    "step[bare]",
    `${after} {way:way} Summon using only {using:monsters-from}, including {including:ref[sg]}`,
    later,
    { wording: "pool-only-including" },
  );
  g.noted("summon-after");
  g.rule("pool", "{=:monsters-from} as material", {}, { wording: "as" });
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
}

/** "(this is treated as a Fusion Summon)", "by using this card as material": what counts as another Summon. */
function treated(g: Grammar): void {
  const summon = { verb: "special-summon" };
  const as = "(this is treated as @a {treated:way} Summon)";
  g.rule("step[F]", `<Special Summon> {what:obj} ${as}`, summon);
  g.rule("step[F]", `<Special Summon> from {from:place}, {what:group[N]} ${as}`, summon, {
    wording: "front",
  });
  // The materials are transferred in any case. Without a word about it a sentence of its own says what it counts as.
  const xyz = { ...summon, treated: "xyz" };
  for (const [by, wording] of [
    [", using", "using"],
    [", by using", "by-using"],
    [" by using", "close-by"],
    [" using", "close"],
  ] as const)
    for (const [material, bare] of [
      [" as material", ""],
      ["", "-bare"],
    ] as const)
      for (const [note, said, fields] of [
        [" (this is treated as an Xyz Summon, transfer its materials to the Summoned monster)", "", xyz],
        [" (this is treated as an Xyz Summon, transfer its materials)", "-short", xyz],
        [" (this is treated as an Xyz Summon)", "-unsaid", xyz],
        ["", "-apart", summon],
      ] as const) {
        const over = `${by} {over:ref[sg]}${material}${note}`;
        g.rule("step[F]", `<Special Summon> {what:obj}${over}`, fields, {
          wording: `${wording}${bare}${said}`,
        });
        g.rule("step[F]", `<Special Summon> from {from:place}, {what:group[N]}${over}`, fields, {
          wording: `front-${wording}${bare}${said}`,
        });
      }
  g.rule("remark", "(This is treated as @a {treated:way} Summon.)");
  g.rule(
    "remark",
    "(This is treated as an Xyz Summon. Transfer its materials to the Summoned monster.)",
    { treated: "xyz" },
    { wording: "transferred" },
  );
}

/** "attach this card to it as material" */
function attaching(g: Grammar): void {
  g.rule("step[F]", "<attach> {what:obj} to {to:obj} as material", { verb: "attach" });
  g.rule(
    "step[F]",
    "<attach> this card to {to:ref[sg]}, {what.where:only-from}, as material",
    { verb: "attach", "what.ref": "this-card" },
    { wording: "from" },
  );
  g.rule("step[F]", "<attach> {what:obj} to {to:obj}", { verb: "attach" }, { wording: "short" });
}
