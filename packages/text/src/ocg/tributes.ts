import type { Constant, Grammar } from "../grammar.ts";

/** What is Tributed for a Tribute Summon: what all of it must be, and what will do instead of monsters. */
export function ocgTributes(g: Grammar): void {
  const rule = (text: string, name: string, wording: string): void => {
    const fields: Readonly<Record<string, Constant>> = { sentence: "summon-rule", rule: name };
    g.rule("summon-rule", text, fields, wording === "" ? {} : { wording });
  };
  for (const [tributes, wording] of [
    ["the Tribute", ""],
    ["all Tributes", "all"],
  ] as const)
    rule(`If you Tribute Summon this card, ${tributes} must be {what:others}.`, "tributes-must-be", wording);
  // Face-down it is Set, for monsters only.
  const faceUp = "To Tribute Summon this card face-up, you can Tribute";
  const some = { quantity: { kind: "some" } };
  g.rule("some-tributed", "{...:of-such[s]} {where:post}", some, { wording: "tributed" });
  g.noted("some-tributed");
  for (const what of ["group[sg]", "group[s]", "some-tributed"])
    for (const [monsters, wording] of [
      [", instead of a monster", ""],
      [" instead of a monster", "close"],
      [", as well as monsters", "as-well"],
    ] as const)
      rule(`${faceUp} {what:${what}}${monsters}.`, "also-tribute", wording);
}
