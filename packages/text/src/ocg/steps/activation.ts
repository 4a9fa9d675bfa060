import type { Grammar } from "../../grammar.ts";

/** What a card does as it is activated: "When this card is activated: …", "If …: Activate this card." */
export function ocgActivation(g: Grammar): void {
  const activation = { sentence: "effect", kind: "activation" };
  const always = { ...activation, optional: false, cost: [] };
  const when = { ...activation, conditions: [] };
  const activate = { wording: "activate" };
  const activated = "{conditions:conditions}: Activate this card";
  g.rule("effect", `${activated}.`, { ...always, resolution: [] }, activate);
  g.rule("effect", `${activated}; {resolution:resolution}.`, always, activate);
  g.rule("effect", "When this card is activated: {...:body}", when, { wording: "played" });
  // "If all monsters you control are “X” monsters, you can add …": as it resolves.
  g.rule(
    "effect",
    "When this card is activated: {resolution:resolved-if}.",
    { ...always, conditions: [] },
    {
      wording: "played",
    },
  );
  g.rule("effect", "When you activate this card: {...:body}", when, { wording: "played-by-you" });
  // What may be paid besides: it is settled at the activation.
  g.rule(
    "effect",
    "When you activate this card, you can also {cost:also-cost}; {resolution:resolution}.",
    { ...when, optional: false },
    { wording: "played-also" },
  );
  g.rule("also-cost", "{+:also-cost-clause}");
  g.rule("also-cost-clause", "{step:cost-step[bare]}", { optional: true }, { wording: "also" });
  g.noted("also-cost-clause");
  // "Destroy this card during your 3rd End Phase after activation.": after this card's, whatever was said before.
  g.rule("effect", "{resolution:ends-after}.", { ...always, conditions: [] }, { wording: "played-till" });
  g.rule("ends-after", "{+:end-after}");
  g.rule("end-after", "{step:due-after}");
  const due = { verb: "later" };
  g.rule("due-after", "{then:one-clause[bare]} during {when:phase-ahead} after activation", due, {
    wording: "after",
  });
  g.rule("due-after", "during {when:phase-ahead} after activation, {then:ending}", due, {
    wording: "after-front",
  });
  g.rule("ending", "{+:bare-clause[bare]}");
  g.noted("end-after", "due-after");
}
