import type { Grammar } from "../../grammar.ts";

/** Which of several things is done: chosen by a player, or told by what is so. */
export function ocgAlternatives(g: Grammar): void {
  choosing(g);
  alternatives(g);
  shared(g);
  orIf(g);
  eitherField(g);
}

/** "take 1 “A” monster from your Deck, and either add it to your hand or send it to the GY" */
function choosing(g: Grammar): void {
  g.rule("step[F]", "<choose> {what:group[N]}", { verb: "choose" });
  // "take 1 “A” monster and 1 “B” monster from your Deck, add 1 of them to your hand"
  g.rule("step[F]", "<take> {what:obj}", { verb: "choose" }, { wording: "take" });
  g.rule(
    "statement",
    "your opponent randomly chooses 1 card from your entire hand",
    {
      verb: "choose",
      player: "opponent",
      "what.quantity": { kind: "exactly", n: 1 },
      "what.traits": [{ trait: "random" }],
      "what.noun": "card",
      "what.where": [{ trait: "from", place: { of: "you", names: ["hand"] } }],
    },
    { wording: "entire" },
  );
  g.rule("simple-step[F]", "<discard> {what:two-kinds}", { verb: "discard" });
  g.rule("two-kinds", "{...:branch[sg]} and {both:branch[sg]}", { where: [] });
  g.rule("two-kinds", "{...:branch[sg]}, {both:more-kinds}", { where: [] });
  g.rule("more-kinds", "{...:branch[sg]}, and {both:branch[sg]}");
  g.noted("two-kinds", "more-kinds");
  // "2 random cards from your opponent's hand (or their entire hand, if less than 2)"
  g.rule(
    "group[pl]",
    "{quantity.n:int2} {...:cards[pl]} {where:post} ({...:or-all} if less than {quantity.orAllBelow:int2})",
    { "quantity.kind": "exactly" },
    { wording: "or-all" },
  );
  g.rule("or-all", "or <<their|your>> entire <<hand|Deck>>,", {});
  g.rule("or-all", "or as many as possible,", {}, { wording: "possible" });
}

/** "either equip it to this card or add it to your hand", "discard 1 “A” card and 1 “B” card, OR discard 1 “C”" */
function alternatives(g: Grammar): void {
  g.rule("step[bare]", "{=:one-of-alternatives}");
  g.rule("cost-step[bare]", "{options:or-costs}", { verb: "either" }, { wording: "or-costs" });
  g.rule("or-costs", "{+:alternative}, OR {+:alternative}");
  g.rule("one-of-alternatives", "{options:alternatives}", { verb: "either" });
  // "…, and during the End Phase, add it to your hand or Special Summon it": whichever is chosen then.
  g.rule("plain-clause[bare]", "{step:one-of-alternatives}");
  g.rule("alternatives", "{+:alternative} or {+:alternative}");
  g.rule("alternatives", "{+:alternative}, or {+:alternative}", undefined, { wording: "comma" });
  g.rule("alternative", "{=:lone-step[bare]}");
  for (const kind of ["simple", "plain"])
    g.rule("lone-step[F]", `{=:${kind}-step[F]}`, undefined, { rule: "lone-step" });
  g.rule("lone-step[F]", "{...:lasting[F]}[[ {until:duration}]]");
  g.noted("alternative", "lone-step");
}

/** "either add to your hand or Special Summon, 1 “A” monster from your Deck": one phrase for both. */
function shared(g: Grammar): void {
  g.rule("step[bare]", "{options:shared-options}", { verb: "either" }, { wording: "shared" });
  g.rule("shared-options", "{+:shared-option}[[,]] or {+:shared-option}[[,]] {*what:group[N]}");
  g.rule("shared-option", "{...:doing[bare]}");
  g.rule("shared-option", "{...:moving[V,bare]} {...:going[V]}");
  g.noted("shared-option");
}

/** "Add it to your hand, or if you control “A”, you can Special Summon it instead" */
function orIf(g: Grammar): void {
  // "…, or if you discarded a Normal Monster to activate this effect, …", "… if you controlled “A” when you activated …"
  g.rule("or-when", "if {=:then-state}");
  g.rule("or-when", "{=:clause-condition}");
  const or = "<<, or|, but>> {when:or-when},";
  // What is excepted at the end is excepted of what is done instead.
  const instead = "{instead:or-step} {...:instead}[[{instead.besides:trailing}]]";
  g.rule("or-else", `${or} ${instead}`);
  g.rule("or-else", `${or} you can ${instead}`, { optional: true });
  // "Target 1 monster in your GY, or if you control “A”, you can target 1 in your opponent's GY instead"
  g.rule("or-target-else", `${or} you can {instead:or-target}[[ {...:instead}]]`, { optional: true });
  // "Special Summon it to your opponent's field, or if you control “A”, you can Special Summon it to your field"
  g.rule("or-else", `${or} you can {instead:or-step}`, { optional: true }, { wording: "unsaid" });
  g.rule("instead", "instead", {}, { wording: "said" });
  g.rule("step[bare]", "{then:or-step} {...:or-else}", { verb: "or-if" });
  g.rule("cost-step[bare]", "{then:or-target} {...:or-target-else}", { verb: "or-if" });
  // "either add it to your hand, or Special Summon it if it was a monster", "… or (if it is a Pendulum Monster) place it …"
  for (const [other, wording] of [
    ["{instead:or-step} {when:or-when}", "if-last"],
    ["({when:or-when}) {instead:or-step}", "if-brackets"],
  ] as const)
    g.rule("step[bare]", `{then:or-step}[[,]] or ${other}`, { verb: "or-if", optional: true }, { wording });
  g.rule("or-target", "target {what:obj}", { verb: "target" });
  // What is not said again is where it is said first.
  g.rule(
    "or-step",
    "add {what:group[N]}",
    { verb: "move", manner: "add", to: { of: "you", names: ["hand"] } },
    { wording: "elliptic" },
  );
  g.rule("or-step", "{=:lone-step[bare]}");
  // "It loses 1000 ATK, or if this card was Special Summoned, you can destroy it instead"
  g.rule("statement", "{then:or-stated} {...:or-else}", { verb: "or-if" }, { wording: "stated" });
  g.rule("or-stated", "{...:lasting-statement}[[ {until:duration}]]");
  g.noted("or-step", "or-stated", "or-target");
}

/** "to either field": the player chooses which. */
function eitherField(g: Grammar): void {
  const summon = { verb: "special-summon" };
  const to = (of: string, wording: string) =>
    [
      { ...summon, to: { of, names: ["field"] } },
      { wording, rule: "side-yours, side-theirs" },
    ] as const;
  g.rule("side-yours", "either", ...to("you", "either"));
  g.rule("side-theirs", "field", ...to("opponent", "either"));
  const sides = "{+:side-yours} {+:side-theirs}";
  g.rule("either-field", `Special Summon {*what:obj} to ${sides}[[ in {*position:position}]]`);
  g.rule("either-field", `Special Summon {*what:obj} in {*position:position} to ${sides}`, undefined, {
    wording: "last",
  });
  g.rule("either-field", `Special Summon, to ${sides}, {*what:obj}`, undefined, { wording: "front" });
  // "to your field, or in face-down Defense Position to your opponent's field"
  g.rule("either-field", "Special Summon {*what:obj} to {+:your-side}, or {+:lying-theirs}", undefined, {
    wording: "each-side",
  });
  g.rule("your-side", "your field", ...to("you", "side"));
  g.rule("lying-theirs", "in {position:summon-position} to your opponent's field", ...to("opponent", "side"));
  g.noted("side-yours", "side-theirs", "your-side", "lying-theirs");
  g.rule("step[bare]", "{options:either-field}", { verb: "either" }, { wording: "either-field" });
}
