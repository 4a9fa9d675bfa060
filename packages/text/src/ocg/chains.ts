import type { Grammar } from "../grammar.ts";

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
  g.rule(
    "clause-condition",
    "if you activated this <<card|effect>> during {whose:whose-turn} turn",
    { kind: "turn" },
    { wording: "activated" },
  );
  g.rule("step[F]", "<negate> the activations and effects of all other cards in the Chain", {
    verb: "negate-chain",
  });
  g.rule("its-effect", "<<the activated|your opponent's activated|that|that activated>> effect", {});
  g.rule("statement", "{...:its-effect} becomes ‹{then:resolution}›", { verb: "replace-effect" });
  g.rule(
    "step[F]",
    "<make> {...:its-effect} become ‹{then:resolution}›",
    { verb: "replace-effect" },
    {
      wording: "make",
    },
  );
  g.rule("step[F]", "<make> that effect damage 0", { verb: "spare-damage" });
  g.rule("step[F]", "<make> that effect damage to you 0", { verb: "spare-damage", player: "you" });
  g.rule("resolution", "{+:conditional}");
  // What hangs on what is done there hangs on the condition, too.
  g.rule("resolution", "{+:conditional} {++:hanging-links}");
  g.rule("hanging-links", "{+:hanging-link}");
  g.rule("hanging-links", "{+:hanging-link} {++:hanging-links}");
  // What has a condition of its own does not hang on the first.
  g.rule("hanging-link", "{...:joint[after that]} if {...:then-if}", {}, { wording: "if" });
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
  g.rule("each-times", "{+:each-time} {+:while}");
  g.rule("each-times", "{+:while}, {+:each-time}");
  g.rule("each-time", "each time {event:event}", { kind: "event", word: "if" });
  g.rule("phase-of", "during your {phase:phase}", { kind: "phase", whose: "you" });
  g.noted("each-time", "phase-of");
  const negated = { event: "activation-negated" };
  g.rule("negating[H]", "you <negate|negated>", { agent: "you" });
  g.rule("negating[H]", "your opponent <negates|negated>", { agent: "opponent" });
  g.rule("event[H]", "{...:negating[H]} the activation of {...:negated-one}[[ with {with:obj}]]", negated);
  g.rule("negated-one", "{what:answerable}");
  g.rule("negated-one", "{whose:whose-turn} {what:whose-activated}");
  const passive = { wording: "passive" };
  g.rule(
    "event[H]",
    "the activation of {...:negated-one} <is|was> negated[[ by {agent:whose-turn} card effect]]",
    negated,
    passive,
  );
  g.rule(
    "event[H]",
    "{what:activation-of-one} activation <is|was> negated[[ by {agent:whose-turn} card effect]]",
    negated,
    { wording: "short" },
  );
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
