import type { Constant, Grammar } from "../grammar.ts";

/** As what a card is treated as material: "For this card's Synchro Summon, you can treat 1 “X” monster you control as a Tuner." */
export function ocgTreatedAs(g: Grammar): void {
  const rule = (text: string, fields: { readonly [key: string]: Constant }, wording?: string): void => {
    g.rule("summon-rule", text, { sentence: "summon-rule", ...fields }, wording ? { wording } : {});
  };
  const treated = { rule: "treated-as-material" };
  const own = "For this card's {ways:ways} Summon, you can treat";
  rule(`${own} {what:group[sg]} as a Tuner.`, { ...treated, tuner: true });
  rule(`${own} {what:group[sg]} as a Level {levels:treated-levels} Tuner.`, { ...treated, tuner: true });
  rule(`${own} {what:barred} as Level {levels:treated-levels} monsters for material.`, treated);
  const level = "@a Level {levels:treated-levels} monster";
  rule(`This card can be treated as ${level} when used for @a {ways:ways} Summon.`, treated, "when");
  rule(`If this card is used for @a {ways:ways} Summon, you can treat it as ${level}.`, treated, "if");
  rule(
    `If this card is used for the {ways:ways} Summon of {for:group[sg]}, it can be treated as ${level}.`,
    treated,
    "if-for",
  );
  g.rule("treated-levels", "{+:int}");
  g.rule("treated-levels", "{+:int} or {+:int}");
  // One of those that the Fusion Monster names, and no more than one.
  rule(
    "This card can be used as a substitute for any 1 Fusion Material <<mentioned by name|whose name is specifically listed|whose name is specifically mentioned>> on the Fusion Monster Card, but the other[[ Fusion]] <<material|Material>>(s) must be correct.",
    { rule: "fusion-substitute" },
  );
  rule("For @a {ways:ways} Summon, you can substitute this card for any 1 {series:name} Tuner.", {
    ...treated,
    tuner: true,
  });
}
