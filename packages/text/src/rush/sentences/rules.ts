import type { Grammar } from "../../grammar.ts";

/** What stands above the headings: how the card may be Summoned, and what it is called elsewhere. */
export function rushRules(g: Grammar): void {
  g.noted("summon-rule", "name-rule", "rule-state");
  g.rule("sentence", "{=:summon-rule}");
  g.rule("sentence", "{=:name-rule}");
  const rule = (text: string, fields: Readonly<Record<string, string>>, wording?: string) =>
    g.rule("summon-rule", text, { sentence: "summon-rule", ...fields }, wording ? { wording } : {});
  const named = "this card's name becomes {name:name} while in {at:place[in]}";
  g.rule("name-rule", `${named}[[, and {other:other-name}]].`, { sentence: "name-rule" });
  g.rule("name-rule", `During your opponent's turn, ${named}.`, { sentence: "name-rule", turn: "opponent" });
  g.rule("other-name", named);
  g.rule("name-rule", "This card is treated as a Legend Card while in {at:place[in]}.", {
    sentence: "name-rule",
    legend: true,
  });
  rule("This card can be Contact Fusioned.", { rule: "contact", manner: "shuffle" });
  rule("This card can be Union Fusioned.", { rule: "contact", manner: "bottom" });
  rule("Must be Special Summoned by the effect of {by:name}.", { rule: "only-by-effect" });
  rule("<<must|this card must>> be {ways:ways} Summoned.", { rule: "only-by" });
  rule("<<this card cannot|can't>> be Special Summoned.", { rule: "cannot-special-summon" });
  rule("This card cannot be Special Summoned from {from:place[in]}.", { rule: "cannot-special-summon-from" });
  rule("You can Maximum Summon this card together with {names:name-pair}.", { rule: "maximum" });
  g.rule("allowed", "you can Tribute Summon this card in Attack Position by Tributing {tributes:np}", {
    rule: "tribute-by",
  });
  g.rule("allowed", "you can Normal Summon <<this card|it>> {...:for-less}", { rule: "without-tribute" });
  g.rule("for-less", "without Tributing", {});
  g.rule("for-less", "for {fewer:int} less Tribute");
  g.rule(
    "allowed",
    "you can Special Summon this card {from:from-place} {...:to-field}[[ by {cost:costs[ger]}]]",
    {
      rule: "procedure",
    },
  );
  g.rule("to-field", "face-up to your field", {});
  g.rule("to-field", "to your field in face-up {position:position}");
  rule(
    "[[{conditions:rule-states}, ]]{...:allowed}.[[ If you do, its original ATK becomes {originalAtk:int}.]]",
    {},
  );
  g.rule("from-place", "from {=:place[in]}");
  g.rule("rule-states", "{+:rule-state}");
  g.rule("rule-state", "if {...:state}");
}
