import { alike } from "../../common/alike.ts";
import { series } from "../../common/nouns.ts";
import type { Grammar } from "../../grammar.ts";

/** The ways of Summoning monsters with others, as the feature S ranges over them. */
const WAYS = { Fusion: "fusion", Synchro: "synchro", Xyz: "xyz", Link: "link" };

/** "as Synchro Material", "as material for a Fusion or Link Summon", as said of what is used and of what cannot be. */
export const asMaterialOf = (ways: string): readonly string[] => [
  `as[[ @a]] ${ways} Material<<| Monster| for a Summon>>`,
  `as <<material|a Material|a material>> for @a ${ways} Summon`,
];

/** … and with the way said twice. */
export const asMaterialFor = (ways: string, way: string): string =>
  `as[[ @a]] ${ways} Material for @a ${way} Summon`;

/** "sent to the GY as Synchro Material", "used as material for the Link Summon of a “X” monster" */
export function ocgUsedAs(g: Grammar): void {
  for (const [word, way] of Object.entries(WAYS)) {
    g.rule(`one-way[${way}]`, word, way);
    g.rule(`said-way[${way}]`, word, {});
  }
  g.rule("ways-of[S]", "{+:one-way[S]}");
  g.words("used-way", WAYS);
  series(g, "used-ways", "used-way", "or");
  alike(g, "used-as", asMaterialOf("{material:used-ways}"));
  alike(g, "used-as[S]", [asMaterialFor("{material:ways-of[S]}", "{...:said-way[S]}")]);
  g.rule("used-as", "{...:used-as[S]}");
  g.rule("used-as", "for @a {material:used-ways} Summon", {}, { wording: "bare-for" });
  for (const of of ["group[sg]", "or-mentioning"]) {
    g.rule("used-as", `{...:used-for[S]} {materialOf:${of}}`, undefined, { rule: "used-as: used for what" });
    g.rule("used-for-that", `for the {material:used-ways} Summon of {materialOf:${of}}`);
  }
  alike(g, "used-for[S]", [
    "as[[ @a]] {material:ways-of[S]} Material for the {...:said-way[S]} Summon of",
    "as[[ @a]] {material:ways-of[S]} Material for",
  ]);
  g.rule("used-as", "as material {...:used-for-that}", {}, { wording: "that" });
  const sent = "sent[[ from {from:place}]] to {to:place}";
  const as = { manner: ["sent"] };
  g.rule("moved", `${sent} {...:used-as}`, as);
  g.rule("moved", `${sent} {...:used-for-that}`, as);
  g.rule("moved", `${sent} for @a {material:used-ways} Summon that uses {materialOf.where:made-with}`, {
    ...as,
    "materialOf.quantity": { kind: "a" },
    "materialOf.traits": [],
    "materialOf.noun": "monster",
  });
  g.rule("moved", `${sent} as material for {materialOf:group[sg]}`, { ...as, material: [] });
  g.rule("moved", "used {...:used-as}", { manner: [] });
  g.rule("moved", "used {...:used-as} {...:and-gone}", { manner: [] });
  // What becomes of it is said besides: face-down it is neither.
  g.rule("moved", "destroyed[[ {...:by-whom}]] {...:and-gone}", { manner: ["destroyed"] });
  g.rule("and-gone", "[[,]] and sent to the GY or banished", {
    to: { names: ["graveyard", "banished"] },
  });
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
