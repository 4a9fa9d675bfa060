import type { Grammar } from "../grammar.ts";

/** What is Tributed for a Tribute Summon: what all of it must be, and what will do instead of monsters. */
export function ocgTributes(g: Grammar): void {
  const rule = (text: string, name: string): void => {
    g.rule("summon-rule", text, { sentence: "summon-rule", rule: name });
  };
  rule(
    "If you Tribute Summon this card, <<the Tribute|all Tributes>> must be {what:others}.",
    "tributes-must-be",
  );
  // Face-down it is Set, for monsters only.
  const faceUp = "To Tribute Summon this card face-up, you can Tribute";
  const some = { quantity: { kind: "some" } };
  for (const n of ["s", "pl"])
    g.rule("some-tributed", `{...:of-such[${n}]} {where:post}`, some, { wording: `tributed-${n}` });
  g.noted("some-tributed");
  for (const what of ["group[sg]", "group[s]", "some-tributed"]) g.rule("also-tributable", `{=:${what}}`);
  rule(
    `${faceUp} {what:also-tributable}<<, instead of a monster| instead of a monster|, as well as monsters>>.`,
    "also-tribute",
  );
}
