import type { Constant, Grammar } from "../../grammar.ts";

/** As what a card is treated as material: "For this card's Synchro Summon, you can treat 1 “X” monster you control as a Tuner." */
export function treatedAsMaterial(g: Grammar): void {
  const rule = (text: string, fields: { readonly [key: string]: Constant }, wording?: string): void => {
    g.rule("summon-rule", text, { sentence: "summon-rule", ...fields }, wording ? { wording } : {});
  };
  const treated = { rule: "treated-as-material" };
  const own = "For this card's {ways:ways} Summon, you can treat";
  rule(`${own} {what:group[sg]} as a {...:a-tuner}.`, treated);
  rule(`${own} {what:barred} as Level {levels:treated-levels} monsters for material.`, treated);
  g.rule("a-tuner", "[[Level {levels:treated-levels} ]]Tuner", { tuner: true });
  g.rule("as-leveled", "@a Level {levels:treated-levels} monster");
  rule(
    "This card[[ {...:as-it-lies}]] can be treated as {...:as-leveled} when used for @a {ways:ways} Summon.",
    treated,
    "when",
  );
  rule("If this card is used for {...:for-summon}, it can be treated as {...:as-leveled}.", treated, "if");
  rule(
    "If this card is used for {...:for-summon}, you can treat it as {...:as-leveled}.",
    treated,
    "you-can",
  );
  g.rule("as-it-lies", "on the field", {}, { wording: "on-the-field" });
  g.rule("for-summon", "@a {ways:ways} Summon");
  g.rule("for-summon", "the {ways:ways} Summon of {for:group[sg]}");
  g.rule("treated-levels", "{+:int}[[ or {+:int}]]");
  // One of those that the Fusion Monster names, and no more than one.
  rule(
    "This card can be used as a substitute for any 1 Fusion Material {...:listed-by} on the Fusion Monster Card, but the other {...:other-material} must be correct.",
    { rule: "fusion-substitute" },
  );
  g.rule("listed-by", "mentioned by name", {});
  g.rule("listed-by", "whose name is specifically <<listed|mentioned>>", {}, { wording: "listed-by" });
  g.rule("other-material", "<<|Fusion >><<material|Material>>(s)");
  const tuner = { ...treated, tuner: true };
  rule("For @a {ways:ways} Summon, you can substitute this card for any 1 {series:name} Tuner.", tuner);
}
