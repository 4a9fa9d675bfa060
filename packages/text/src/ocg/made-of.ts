import type { Grammar } from "../grammar.ts";
import { PROPER_WAYS } from "../yugioh/events.ts";

/** What a monster was Summoned with, said while it is on the field: "if this card was Synchro Summoned using …". */
export function ocgMadeOf(g: Grammar): void {
  past(g);
  used(g);
  summonedWith(g);
}

/** "If this card was Fusion Summoned using only Reptile monsters as material, it …" */
function past(g: Grammar): void {
  g.rule("state", "{event:made}", { kind: "happened" }, { wording: "made" });
  const own = { event: "summoned", "subject.ref": "this-card" };
  const summoned = "this card was {...:summon[past]}";
  for (const [as, wording] of [
    [" as material", "as"],
    ["", "bare"],
  ] as const) {
    g.rule("made", `${summoned} using {using:group[M]}${as}`, own, { wording });
    g.rule("made", `${summoned} using {using:just-named}${as}`, own, { wording: `${wording}-named` });
    g.rule("made", `${summoned} using {using:named-or}${as}`, own, { wording: `${wording}-named-or` });
    g.rule(
      "made",
      `${summoned} using only {using:barred}${as}`,
      { ...own, usingOnly: true },
      { wording: `${wording}-only` },
    );
  }
  for (const [word, way] of Object.entries(PROPER_WAYS))
    g.rule(
      "made",
      `this card was ${word} Summoned using {using.quantity.n:int2} or more ${word} Materials`,
      {
        ...own,
        ways: [way],
        "using.quantity.kind": "at-least",
        "using.traits": [],
        "using.noun": "card",
        "using.where": [],
      },
      { wording: "materials" },
    );
  g.rule("made", "this card was {...:summon[past]} by Tributing {tributing:group[M]}", own);
  // "“A” or a Plant Synchro Monster"
  g.rule("named-or", "{traits:named} or {one:branch[sg]}", {
    quantity: { kind: "a" },
    noun: "card",
    where: [],
  });
  g.noted("made", "named-or");
}

/** "the non-Tuners used for its Synchro Summon", "each Fusion Material used for its Fusion Summon" */
function used(g: Grammar): void {
  const trait = { trait: "used-for" };
  g.words("material-way", PROPER_WAYS);
  for (const [was, w] of [
    ["", ""],
    ["that was ", "-was"],
    ["that were ", "-were"],
  ] as const) {
    const noted = (wording: string) => ({ wording: `used${wording}${w}` });
    g.rule("trait-that", `${was}used for {summoned:owner} {way:material-way} Summon`, trait, noted(""));
    g.rule(
      "trait-that",
      `${was}used for the {way:material-way} Summon of {summoned:ref[sg]}`,
      trait,
      noted("-of"),
    );
    g.rule("trait-that", `${was}used for {summoned:ref[sg]}`, trait, noted("-for"));
    g.rule("trait-that", `${was}used for {summoned:owner} Special Summon`, trait, noted("-special"));
    g.rule("trait-that", `${was}used for {summoned:owner} Summon`, trait, noted("-summon"));
    g.rule("trait-that", `${was}used as {summoned:owner} material`, trait, noted("-as"));
    g.rule(
      "trait-that",
      `${was}used as {summoned:owner} {way:material-way} Material`,
      trait,
      noted("-as-way"),
    );
    g.rule(
      "trait-that",
      `${was}used as material for {summoned:owner} {way:material-way} Summon`,
      trait,
      noted("-as-for"),
    );
    g.rule("trait-that", `${was}used to {way:material-way} Summon {summoned:ref[sg]}`, trait, noted("-to"));
    g.rule("trait-that", `${was}used to Summon {summoned:ref[sg]}`, trait, noted("-to-summon"));
  }
  g.rule("trait-that", "that was {ways:ways} Summoned by Tributing {material:group[M]}", {
    trait: "summoned-with",
  });
  for (const [was, wording] of [
    ["that was", "was"],
    ["that were", "were"],
  ] as const)
    g.rule(
      "trait-that",
      `${was} {ways:ways} Summoned by the effect of {byEffectOf:group[sg]}`,
      { trait: "summoned" },
      { wording: `by-effect-${wording}` },
    );
  g.rule("state", "you control this card, {what.where:came-by}", {
    kind: "exists",
    player: "you",
    "what.ref": "this-card",
  });
  g.rule("subj[sg]", "this card, {where:that-came-by},", { ref: "this-card" }, { wording: "came-by" });
  g.rule("that-came-by", "{+:trait-that}");
  g.rule("came-by", "{+:trait-came-by}");
  // "this card that was Normal Summoned, or Special Summoned by the effect of a FIRE monster"
  g.rule("trait-that", "that was {traits:came-either}", { trait: "any-of" }, { wording: "came-either" });
  g.rule("came-either", "{+:came-plainly}, or {+:trait-came-by}");
  g.rule("came-plainly", "{ways:ways} Summoned", { trait: "summoned" });
  g.noted("came-plainly");
  g.rule("trait-came-by", "{ways:ways} Summoned by the effect of {byEffectOf:group[sg]}", {
    trait: "summoned",
  });
  g.noted("trait-came-by");
  g.rule("post", "{+:trait-controlled}, {+:trait-that},", undefined, { wording: "that-commas" });
  // Whose Summon it is, the event tells: `findSummon`.
  for (const [word, way] of Object.entries(PROPER_WAYS))
    for (const that of ["that", "the"])
      for (const [was, w] of [
        ["", ""],
        ["that was ", "-was"],
        ["that were ", "-were"],
      ] as const) {
        const noted = (as: string) => ({ wording: `${that}-summon${as}${w}` });
        g.rule("trait-that", `${was}used for ${that} ${word} Summon`, { ...trait, way }, noted(""));
        g.rule(
          "trait-that",
          `${was}used as material for ${that} ${word} Summon`,
          { ...trait, way },
          noted("-as"),
        );
      }
  for (const [word, way] of [
    ["Tribute", "tribute"],
    ["Ritual", "ritual"],
  ] as const)
    g.rule(
      "trait-that",
      `Tributed for {summoned:owner} ${word} Summon`,
      { ...trait, way },
      { wording: `tributed-${way}` },
    );
  g.rule("trait-that", "attached to {host:ref[sg]} as material", { trait: "attached-to" });
  g.rule("step[F]", "<attach> {what.quantity.n:int} material from {what.where:under-it} to {to:obj}", {
    verb: "attach",
    "what.quantity.kind": "exactly",
    "what.traits": [],
    "what.noun": "card",
  });
  g.rule(
    "step[F]",
    "<attach> all materials from {what.where:under-it} to {to:obj}",
    { verb: "attach", "what.quantity": { kind: "all" }, "what.traits": [], "what.noun": "card" },
    { wording: "all-under" },
  );
  g.rule("under-it", "{+:under-host}");
  for (const host of ["ref", "group"])
    g.rule(
      "under-host",
      `{host:${host}[sg]}`,
      { trait: "attached-to" },
      { wording: host === "ref" ? "from" : "from-one" },
    );
  g.noted("under-host");
  // "materials", "Link Materials": cards of any kind.
  const any = { quantity: { kind: "all" }, traits: [], noun: "card" };
  for (const [word, wording] of [
    ["material", "plain"],
    ...Object.entries(PROPER_WAYS).map(([word, way]) => [`${word} Material`, way] as const),
  ] as const) {
    g.rule("those-by", `${word}s {where:were-used}`, any, { wording: `${wording}-used` });
    g.rule("each", `${word} {where:were-used}`, any, { wording: `${wording}-used` });
    g.rule("summed", `the ${word}s {where:were-used}`, any, { wording: `${wording}-used` });
    g.rule(
      "obj",
      `the {traits:pre} ${word} {where:were-used}`,
      { quantity: { kind: "all" }, noun: "monster" },
      {
        wording: `${wording}-used-the`,
      },
    );
    // "each non-Tuner Synchro Material used for its Synchro Summon"
    const kind = { quantity: { kind: "all" }, noun: "monster" };
    g.rule("each", `{traits:pre} ${word} {where:were-used}`, kind, { wording: `${wording}-used-kind` });
  }
  // "All of the monsters that were used for this card are in your GY": every one of them still.
  g.rule(
    "state",
    "all of the {noun:noun[pl]} {where:were-used} are in your GY",
    {
      kind: "only",
      traits: [],
      being: {
        quantity: { kind: "a" },
        traits: [],
        noun: "card",
        where: [{ trait: "in", place: { of: "you", names: ["graveyard"] } }],
      },
    },
    { wording: "used-there" },
  );
  g.rule("were-used", "{+:trait-that}");
  g.rule("were-used", "{+:trait-that}{+:trait-except}");
}

/** "A Synchro Monster that used this card as material gains 600 ATK." */
function summonedWith(g: Grammar): void {
  const own = { trait: "summoned-with", material: { ref: "this-card" } };
  for (const [as, wording] of [
    ["material", "plain"],
    ["a material", "a-plain"],
  ] as const)
    g.rule("trait-that", `that used this card as ${as}`, own, { wording: `used-${wording}` });
  for (const [word, way] of Object.entries(PROPER_WAYS)) {
    const ways = { ...own, ways: [way] };
    for (const [as, wording] of [
      [`${word} Material`, "way"],
      [`a ${word} Material`, "a-way"],
    ] as const) {
      g.rule("trait-that", `that used this card as ${as}`, ways, { wording: `used-${wording}` });
      g.rule("trait-that", `that was Summoned using this card as ${as}`, ways, { wording: `was-${wording}` });
    }
  }
  g.rule("trait-that", "that was {ways:ways} Summoned using this card", own, { wording: "was" });
  g.rule("trait-that", "that was {ways:ways} Summoned using this card as material", own, {
    wording: "was-as",
  });
  const others = { trait: "summoned-with" };
  for (const [was, w] of [
    ["that was", "was"],
    ["that were", "were"],
  ] as const) {
    const summoned = `${was} {ways:ways} Summoned`;
    g.rule(
      "trait-that",
      `${summoned} this turn by using {material:group[M]} as material`,
      { ...others, within: "turn" },
      { wording: `${w}-this-turn` },
    );
    for (const [as, a] of [
      [" as material", "as"],
      ["", "bare"],
    ] as const)
      for (const what of ["group[M]", "just-named"])
        g.rule("trait-that", `${summoned} using {material:${what}}${as}`, others, {
          wording: `${w}-${a}-${what === "just-named" ? "named" : "group"}`,
        });
    for (const [as, a] of [
      [" as material", ""],
      ["", "-bare"],
    ] as const)
      g.rule(
        "trait-that",
        `${summoned} using only {material:barred}${as}`,
        { ...others, only: true },
        { wording: `${w}-only${a}` },
      );
    g.rule(
      "trait-that",
      `${summoned} using a monster with its same name as material`,
      {
        ...others,
        sameName: true,
        material: { quantity: { kind: "a" }, traits: [], noun: "monster", where: [] },
      },
      { wording: `${w}-same-name` },
    );
  }
}
