import type { Grammar } from "../grammar.ts";

const WHOSE = [
  ["your", "you"],
  ["your opponent's", "opponent"],
] as const;

/** What counts the links of a chain. */
export function ocgChains(g: Grammar): void {
  const links = "Chain Link {n:int2} or higher";
  const distinct = ", with no cards or effects of the same name in the Chain";
  g.rule("condition", `as ${links}`, { kind: "chain-link", compare: "at-least" });
  g.rule("condition", `as ${links}${distinct}`, { kind: "chain-link", compare: "at-least", distinct: true });
  g.rule("clause-condition", `if this card was activated as ${links}`, {
    kind: "chain-link",
    compare: "at-least",
  });
  g.rule("clause-condition", "if this card was activated as Chain Link {n:int2} or {or:int}", {
    kind: "chain-link",
    compare: "exactly",
  });
  // It resolves in the turn in which it was activated.
  for (const [whose, who] of [
    ["your", "you"],
    ["your opponent's", "opponent"],
  ] as const)
    for (const what of ["card", "effect"])
      g.rule(
        "clause-condition",
        `if you activated this ${what} during ${whose} turn`,
        { kind: "turn", whose: who },
        { wording: `activated-${what}` },
      );
  g.rule("step[F]", "<negate> the activations and effects of all other cards in the Chain", {
    verb: "negate-chain",
  });
  for (const effect of ["the activated effect", "your opponent's activated effect", "that effect"])
    g.rule("its-effect", effect, {}, { wording: effect.replaceAll(/[' ]+/g, "-") });
  g.rule("statement", "{...:its-effect} becomes ‹{then:resolution}›", { verb: "replace-effect" });
  g.rule(
    "step[F]",
    "<make> {...:its-effect} become ‹{then:resolution}›",
    { verb: "replace-effect" },
    {
      wording: "make",
    },
  );
  g.rule("resolution", "{+:conditional}");
  // What hangs on what is done there hangs on the condition, too.
  g.rule("resolution", "{+:conditional} {++:hanging-links}");
  g.rule("hanging-links", "{+:hanging-link}");
  g.rule("hanging-links", "{+:hanging-link} {++:hanging-links}");
  for (const joint of ["and if you do", "then"]) g.rule("hanging-link", `{...:joint[${joint}]} {...:clause}`);
  g.rule("conditional", "{condition:clause-condition}, {step:step[bare]}");
  g.noted("clause-condition", "conditional", "hanging-link");

  g.rule("event", "a Chain of {links:int2} or more Links resolves", { event: "chain-resolved" });
  g.rule(
    "event",
    "a Chain of {links:int2} or more Links with no cards or effects of the same name resolves",
    {
      event: "chain-resolved",
      distinct: true,
    },
  );
  // Without ":" nothing is activated.
  g.rule(
    "effect",
    "{conditions:each-times}, {resolution:resolution}.",
    { sentence: "effect", kind: "each-time", optional: false, cost: [] },
    { wording: "each-time" },
  );
  g.rule("each-times", "{+:each-time}");
  g.rule("each-times", "{+:each-time} {+:phase-of}");
  g.rule("each-times", "{+:while}, {+:each-time}");
  g.rule("each-time", "each time {event:event}", { kind: "event", word: "if" });
  g.rule("phase-of", "during your {phase:phase}", { kind: "phase", whose: "you" });
  g.noted("each-time", "phase-of");
  const negated = { event: "activation-negated" };
  g.rule("negating[H]", "you <negate|negated>", { agent: "you" });
  g.rule("negating[H]", "your opponent <negates|negated>", { agent: "opponent" });
  g.rule("event[H]", "{...:negating[H]} the activation of {...:negated-one}", negated);
  g.rule("event[H]", "{...:negating[H]} the activation of {...:negated-before} with {with:obj}", negated);
  g.rule("negated-one", "{what:activated}");
  g.rule("negated-before", "{what:answerable}");
  for (const [whose, player] of WHOSE)
    for (const category of ["negated-one", "negated-before"])
      g.rule(category, `${whose} {what:whose-activated}`, { whose: player });
  const passive = { wording: "passive" };
  g.rule(
    "event[H]",
    "the activation of {...:negated-before} <is|was> negated[[ {...:by-effect-of-whom}]]",
    negated,
    passive,
  );
  g.rule(
    "event[H]",
    "{what:activation-of-one} activation <is|was> negated[[ {...:by-effect-of-whom}]]",
    negated,
    { wording: "short" },
  );
  g.rule("by-effect-of-whom", "by your card effect", { agent: "you" });
  g.rule("by-effect-of-whom", "by your opponent's card effect", { agent: "opponent" });
  g.rule("activation-of-one", "@a {...:deed}");
  g.noted("activation-of-one");
  g.rule("event", "{what:answerable} is Chained", { event: "activated", chained: true });
  g.rule("event", "a card effect that targets {targeting:obj} resolves", { event: "effect-resolved" });

  g.rule(
    "step[F]",
    "<inflict> {amount.times:int} damage to your opponent times the Chain Link number of this card",
    {
      verb: "damage",
      player: "opponent",
      "amount.value": "chain-link",
    },
  );
}
