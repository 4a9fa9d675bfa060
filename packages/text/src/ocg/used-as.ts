import type { Grammar } from "../grammar.ts";

/** "sent to the GY as Synchro Material", "used as material for the Link Summon of a “X” monster" */
export function ocgUsedAs(g: Grammar): void {
  const sent = "sent[[ from {from:place}]] to {to:place}";
  for (const [word, way] of [
    ["Fusion", "fusion"],
    ["Synchro", "synchro"],
    ["Link", "link"],
  ] as const) {
    const as = { manner: ["sent"], material: [way] };
    g.rule("moved", `${sent} as ${word} Material`, as);
    g.rule("moved", `${sent} as @a ${word} Material`, as, { wording: "a" });
    g.rule("moved", `${sent} as material for @a ${word} Summon`, as, { wording: "for" });
    g.rule("moved", `${sent} for @a ${word} Summon`, as, { wording: "bare-for" });
    g.rule("moved", `${sent} for @a ${word} Summon that uses {materialOf.where:made-with}`, {
      ...as,
      "materialOf.quantity": { kind: "a" },
      "materialOf.traits": [],
      "materialOf.noun": "monster",
    });
    for (const [start, wording] of [
      [`as ${word} Material for @a`, "for-a"],
      [`as @a ${word} Material for @a`, "a-for-a"],
    ] as const)
      g.rule("moved", `${sent} ${start} ${word} Summon`, as, { wording });
    for (const [start, wording] of [
      [`as ${word} Material for the ${word} Summon of`, "of"],
      [`as @a ${word} Material for the ${word} Summon of`, "a-of"],
      [`as ${word} Material for`, "of-short"],
      [`as material for the ${word} Summon of`, "for-of"],
      [`for the ${word} Summon of`, "bare-of"],
    ] as const)
      for (const [of, o] of [
        ["group[sg]", ""],
        ["or-mentioning", "-either"],
      ] as const)
        g.rule("moved", `${sent} ${start} {materialOf:${of}}`, as, { wording: `${wording}${o}` });
    const used = { manner: [], material: [way] };
    g.rule("used-as", `as ${word} Material`, used);
    g.rule("used-as", `as @a ${word} Material`, used, { wording: "a" });
    g.rule("used-as", `as material for @a ${word} Summon`, used, { wording: "for" });
    g.rule("used-as", `as ${word} Material for @a ${word} Summon`, used, { wording: "for-a" });
    g.rule("used-as", `for @a ${word} Summon`, used, { wording: "bare-for" });
    g.rule("used-as", `as a Material for @a ${word} Summon`, used, { wording: "a-material-for" });
    g.rule("used-as", `as material for the ${word} Summon of {materialOf:group[sg]}`, used, {
      wording: "for-of",
    });
    g.rule("used-as", `as ${word} Material for {materialOf:group[sg]}`, used, { wording: "of-short" });
  }
  g.rule("moved", "used {...:used-as}");
  // What becomes of it is said besides: face-down it is neither.
  const gone = { to: { names: ["graveyard", "banished"] } };
  g.rule("moved", "used {...:used-as} and sent to the GY or banished", gone);
  g.rule("moved", "used {...:used-as}, and sent to the GY or banished", gone, { wording: "comma" });
  // "as material for the Fusion or Link Summon of a “X” monster"; how it is Summoned, the monster tells as well.
  for (const [words, material] of [
    ["Fusion or Link", ["fusion", "link"]],
    ["Fusion or Synchro", ["fusion", "synchro"]],
    ["Synchro or Link", ["synchro", "link"]],
    ["Fusion, Synchro, or Link", ["fusion", "synchro", "link"]],
  ] as const) {
    g.rule("moved", `${sent} as material for the ${words} Summon of {materialOf:group[sg]}`, {
      manner: ["sent"],
      material,
    });
    g.rule("used-as", `as material for @a ${words} Summon`, { manner: [], material }, { wording: "ways" });
  }
  g.rule("moved", `${sent} as material for {materialOf:group[sg]}`, { manner: ["sent"], material: [] });
  // "a Synchro Summon that uses 2 or more Tuners as material"
  g.rule("made-with", "{+:trait-made-with}");
  g.rule(
    "trait-made-with",
    "{material:group[M]} as material",
    { trait: "summoned-with" },
    { wording: "uses" },
  );
  g.noted("used-as", "trait-made-with");
}
