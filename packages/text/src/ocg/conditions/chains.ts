import type { Grammar } from "../../grammar.ts";

/** Chains: which link an activation is, how a Chain resolves, activations that are negated, what an effect becomes. */
export function ocgChains(g: Grammar): void {
  links(g);
  negated(g);
  steps(g);
  conditional(g);
}

function links(g: Grammar): void {
  const links = "Chain Link {n:int2} or higher";
  const least = { kind: "chain-link", compare: "at-least" };
  g.rule("condition", `as ${links}`, least);
  g.rule("condition", `as ${links}, with {...:all-different}`, least);
  g.rule("all-different", "no cards or effects of the same name[[ in the Chain]]", { distinct: true });
  g.rule("clause-condition", `if this card was activated as ${links}`, least);
  const exactly = { kind: "chain-link", compare: "exactly" };
  g.rule("clause-condition", "if this card was activated as Chain Link {n:int2} or {or:int}", exactly);
  // It resolves in the turn in which it was activated.
  const during = "if you activated this <<card|effect>> during {whose:whose-turn} turn";
  g.rule("clause-condition", during, { kind: "turn" }, { wording: "activated" });
  const resolved = { event: "chain-resolved" };
  g.rule("event", "a Chain of {links:int2} or more Links[[ with {...:all-different}]] resolves", resolved);
  g.rule("event", "{what:answerable} is Chained", { event: "activated", chained: true });
  g.rule("event", "a card effect that targets {targeting:obj} resolves", { event: "effect-resolved" });
  g.rule("condition", "once per Chain", { kind: "once-per-chain" });
}

function negated(g: Grammar): void {
  const negated = { event: "activation-negated" };
  g.rule("player-does[F]", "<negate> the activation of {...:negated-one}[[ with {with:obj}]]", negated);
  g.rule("negated-one", "{what:answerable}");
  g.rule("negated-one", "{whose:whose-turn} {what:whose-activated}");
  g.rule("negation", "the activation of {...:negated-one}", {});
  g.rule("negation", "{what:bare-deed} activation", {}, { wording: "short" });
  const by = "[[ by {agent:whose-turn} card effect]]";
  g.rule("event[H]", `{...:negation} <is|was> negated${by}`, negated, { wording: "passive" });
}

function steps(g: Grammar): void {
  const all = "<negate> the activations and effects of all other cards in the Chain";
  g.rule("step[F]", all, { verb: "negate-chain" });
  g.rule("its-effect", "<<the activated|your opponent's activated|that|that activated>> effect", {});
  const becomes = { verb: "replace-effect" };
  g.rule("statement", "{...:its-effect} becomes ‹{then:resolution}›", becomes);
  g.rule("step[F]", "<make> {...:its-effect} become ‹{then:resolution}›", becomes, { wording: "make" });
  g.rule("step[F]", "<make> that effect damage[[ to {player:you-word}]] 0", { verb: "spare-damage" });
  g.words("you-word", { you: "you" });
  const times =
    "<inflict> {amount.times:int} damage to your opponent times the Chain Link number of this card";
  g.rule("step[F]", times, { verb: "damage", player: "opponent", "amount.value": "chain-link" });
}

/** "If this card was activated as Chain Link 3 or higher, draw 1 card, and if you do, …" */
function conditional(g: Grammar): void {
  // What hangs on what is done there hangs on the condition, too.
  g.rule("resolution", "{+:conditional}[[ {++:hanging-links}]]");
  for (const link of ["hanging-link", "asked-link"])
    g.rule("hanging-links", `{+:${link}}[[ {++:hanging-links}]]`, undefined, { rule: "hanging-links" });
  // What has a condition of its own does not hang on the first.
  g.rule("asked-link", "{...:joint[after that]} if {...:then-if}", {}, { wording: "if" });
  for (const joint of ["and if you do", "then"]) g.rule("hanging-link", `{...:joint[${joint}]} {...:clause}`);
  g.rule("conditional", "{condition:clause-condition}, {step:step[bare]}");
  g.noted("clause-condition", "conditional", "hanging-link", "asked-link");
}
