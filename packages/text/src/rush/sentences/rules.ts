import type { Grammar } from "../../grammar.ts";

/** What stands above the headings: how the card may be Summoned, and what it is called elsewhere. */
export function rushRules(g: Grammar): void {
  g.noted("summon-rule", "name-rule", "rule-state");
  g.rule("sentence", "{=:summon-rule}");
  g.rule("sentence", "{=:name-rule}");
  const rule = (
    text: string,
    fields: Record<string, string | number | readonly string[]>,
    wording?: string,
  ) => g.rule("summon-rule", text, { sentence: "summon-rule", ...fields }, wording ? { wording } : {});
  const named = "This card's name becomes {name:name} while in {at:place[in]}";
  g.rule("name-rule", `${named}.`, { sentence: "name-rule" });
  g.rule(
    "name-rule",
    "During your opponent's turn, this card's name becomes {name:name} while in {at:place[in]}.",
    {
      sentence: "name-rule",
      turn: "opponent",
    },
  );
  g.rule("name-rule", `${named}, and {...:other-name}.`, { sentence: "name-rule" });
  g.rule("other-name", "this card's name becomes {other.name:name} while in {other.at:place[in]}");
  g.rule("name-rule", "This card is treated as a Legend Card while in {at:place[in]}.", {
    sentence: "name-rule",
    legend: true,
  });
  rule("This card can be Contact Fusioned.", { rule: "contact", manner: "shuffle" });
  rule(
    "This card can be Contact Fusioned (Fusion Summon by shuffling the above face-up monsters from your field into the owner's Deck as materials).",
    { rule: "contact", manner: "shuffle" },
    "explained",
  );
  rule("This card can be Union Fusioned.", { rule: "contact", manner: "bottom" });
  rule("Must be Special Summoned by the effect of {by:name}.", { rule: "only-by-effect" });
  rule("Must be {ways:ways} Summoned.", { rule: "only-by" });
  rule("This card must be {ways:ways} Summoned.", { rule: "only-by" }, "this-card");
  rule("This card cannot be Special Summoned.", { rule: "cannot-special-summon" });
  rule("Can't be Special Summoned.", { rule: "cannot-special-summon" }, "short");
  rule("This card cannot be Special Summoned from {from:place[in]}.", { rule: "cannot-special-summon-from" });
  rule("You can Maximum Summon this card together with {names:name-pair}.", { rule: "maximum" });
  const byTributing = "you can Tribute Summon this card in Attack Position by Tributing {tributes:np}";
  const without = "you can Normal Summon this card without Tributing";
  rule(
    "{conditions:rule-states}, you can Normal Summon it without Tributing.",
    { rule: "without-tribute" },
    "it",
  );
  const fewer = "you can Normal Summon this card for {fewer:int} less Tribute";
  const summon = "you can Special Summon this card {from:from-place}";
  for (const [words, fields] of [
    [byTributing, { rule: "tribute-by" }],
    [without, { rule: "without-tribute" }],
    [fewer, { rule: "without-tribute" }],
    [`${summon} face-up to your field`, { rule: "procedure" }],
    [`${summon} to your field in face-up {position:position}`, { rule: "procedure" }],
  ] as const) {
    for (const after of [".", ". If you do, its original ATK becomes {originalAtk:int}."]) {
      rule(`${words}${after}`, fields);
      rule(`{conditions:rule-states}, ${words}${after}`, fields);
      if (fields.rule !== "procedure") continue;
      rule(`${words} by {cost:costs[ger]}${after}`, fields);
      rule(`{conditions:rule-states}, ${words} by {cost:costs[ger]}${after}`, fields);
    }
  }
  g.rule("from-place", "from {=:place[in]}");
  g.rule("rule-states", "{+:rule-state}");
  g.rule("rule-state", "if {...:state}");
}
