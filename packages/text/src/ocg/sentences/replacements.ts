import type { Constant, Grammar } from "../../grammar.ts";

const INSTEAD = { sentence: "effect", kind: "replacement", cost: [] } as const;
const AWAY = { ...INSTEAD, optional: false } as const;
const BANISHED = { resolution: [{ step: { verb: "banish", what: { ref: "it" } } }] } as const;

/** "If a “X” monster(s) you control would be destroyed, you can banish this card from your GY instead." */
export function ocgReplacements(g: Grammar): void {
  doneInstead(g);
  paidInstead(g);
  sentElsewhere(g);
  usedUp(g);
  defeated(g);
}

function doneInstead(g: Grammar): void {
  // What has to be so, or how often: said before, or after what would happen.
  const would = "if {replaces:would-event}";
  g.rule("would-so", `${would},`, { conditions: [] });
  g.rule("would-so", `{conditions:before-it}, ${would},`, {}, { wording: "before" });
  g.rule("would-so", `${would}[[,]] {conditions:then-so},`, {}, { wording: "then" });
  g.rule("effect", "{...:would-so} you can {resolution:costs-instead}.", { ...INSTEAD, optional: true });
  const must = "{...:would-so} {resolution:done-instead} instead.";
  g.rule("effect", must, { ...INSTEAD, optional: false }, { wording: "must" });
  g.rule("costs-instead", "{++:costs[bare]} instead");
  const besides = "{++:costs[bare]} instead{*step.besides:trailing}";
  g.rule("costs-instead", besides, undefined, { wording: "besides" });
  g.rule("before-it", "{++:circumstances}");
  g.rule("before-it", "{+:once-per-turn}[[, {++:circumstances}]]");
  for (const one of ["++:circumstances", "+:own-circumstance", "+:phase-of-it", "+:not-that-turn"])
    g.rule("then-so", `{${one}}`, undefined, { rule: "then-so: what has to be so" });
  const notThatTurn = "except the turn <<this card|it>> was sent to the GY";
  g.rule("not-that-turn", notThatTurn, { kind: "not-the-turn-sent" });
  g.rule("phase-of-it", "during the {phase:phase}", { kind: "phase" });
  g.rule("done-instead", "{=:undoing}");
  // "If this card would be destroyed by card effect, remove 2 counters from this card instead."
  g.rule("done-instead", "{+:counters-off-clause}");
  g.rule("counters-off-clause", "{step:counters-off-step}");
  const removing = { verb: "remove-counter" };
  g.rule("counters-off-step", "remove {...:how-many-counters} from {from:ref[sg]}", removing);
  g.noted("phase-of-it", "not-that-turn", "counters-off-clause", "counters-off-step");
}

/** "If you would discard to activate the effect of a “X” monster, you can banish this card from your GY instead." */
function paidInstead(g: Grammar): void {
  g.rule("would-event", "{...:would-pay}", { event: "moved" });
  g.rule("would-pay", "you would {...:pays} to activate {toActivate:paid-for}", {}, { wording: "pays" });
  const payer = "{toActivate:payer} would {...:pays} to activate <<its|an>> effect";
  g.rule("would-pay", payer, {}, { wording: "payer" });
  const one = "if {replaces:would-pay-one}, you can {resolution:costs[bare]} instead of 1 of those cards.";
  g.rule("effect", one, { ...INSTEAD, conditions: [], optional: true });
  g.rule("would-pay-one", "{...:would-pay}", { event: "moved", justOne: true });
  const some = { quantity: { kind: "some" }, traits: [], noun: "card", where: [] };
  g.rule("pays", "discard", { manner: ["discarded"], subject: some });
  g.rule("pays", "{manner:pay-verb} {subject:obj}");
  g.rule("pays", "{manner:pay-verb} itself", { "subject.ref": "itself" });
  g.words("pay-verb", { discard: ["discarded"], banish: ["banished"], Tribute: ["tributed"] });
  g.rule("pays", "send {subject:obj} to {to:place}", { manner: ["sent"] });
  const sent = { manner: ["sent"] };
  g.rule("pays", "discard, or send {subject:obj} to {to:place},", sent, { wording: "or-discard" });
  const detached = { manner: ["detached"], "detachedFrom.ref": "itself" };
  const material = "<<its material(s)|its material|material|material(s)>>";
  g.rule("pays", `detach ${material}`, { ...detached, subject: some });
  g.rule("pays", "detach exactly {subject.quantity.n:int} material", {
    ...detached,
    "subject.quantity.kind": "exactly",
    "subject.traits": [],
    "subject.noun": "card",
    "subject.where": [],
  });
  const effect = { what: "effect" };
  g.rule("payer", "@a {...:of-such[sg]}[[ {where:post}]]", effect);
  g.rule("payer", "your {...:of-such[sg]}", { ...effect, where: [{ trait: "possessed", by: "you" }] });
  g.rule("paid-for", "the effect of {=:payer}", {}, { wording: "effect-of" });
}

/** "Any card sent to the GY is banished instead.": the same as "if a card would be sent …, banish it instead". */
function sentElsewhere(g: Grammar): void {
  for (const [words, wording] of [
    ["any {replaces:sent-away[sg]} is banished instead.", "any"],
    ["<<all |>>{replaces:sent-away[pl]} are banished instead.", "all"],
  ] as const)
    whileSo(g, words, BANISHED, wording);
  const lasting = "{...:how-long}, any {replaces:sent-away[sg]} is banished instead";
  g.rule("front-statement", lasting, { verb: "banish-instead" }, { wording: "sent-instead" });
  g.rule("sent-away[N]", "{subject:such-cards[N]} {...:gone}", { event: "moved" });
  manyOrOne(g, "such-cards", "{...:these[N]}");
  g.noted("sent-away", "such-cards");
}

/** The same by itself, and while something is so. */
function whileSo(
  g: Grammar,
  words: string,
  fields: Readonly<Record<string, Constant>>,
  wording: string,
): void {
  g.rule("effect", words, { ...AWAY, ...fields, conditions: [] }, { wording });
  g.rule("effect", `{conditions:whiles}, ${words}`, { ...AWAY, ...fields }, { wording: `${wording}-while` });
}

/** Of which kind: one, or all. */
function manyOrOne(g: Grammar, category: string, words: string): void {
  for (const [n, kind] of [
    ["sg", "a"],
    ["pl", "all"],
  ] as const) {
    const rule = `${category}[N]: ${words}`;
    g.rule(`${category}[${n}]`, words.replaceAll("[N]", `[${n}]`), { quantity: { kind } }, { rule });
  }
}

/** "If this card is used for a Synchro Summon, banish it.": wherever it would go from there. */
function usedUp(g: Grammar): void {
  const used = "If {replaces:used-away}, banish it.";
  g.rule("effect", used, { ...AWAY, conditions: [], ...BANISHED }, { wording: "used" });
  g.rule("used-away", "{subject:used-up} is used {...:used-as}", { event: "moved", manner: [] });
  const itself = { ref: "this-card" };
  g.rule("used-up", "this[[ {traits:came-so}]] card", itself, { wording: "up" });
  g.rule("used-up", "this card, {where:came-from},", itself, { wording: "up" });
  g.rule("came-from", "{+:trait-came-from}");
  const from = "{ways:ways} Summoned from {from:place}";
  g.rule("trait-came-from", from, { trait: "summoned" }, { wording: "from" });
  g.noted("used-away", "used-up", "trait-came-from");
}

/** "Any monster destroyed by battle with this card is banished.", "Monsters … are shuffled into the Deck instead of going to the GY." */
function defeated(g: Grammar): void {
  const any = "Banish any {replaces:defeated[sg]}.";
  g.rule("effect", any, { ...AWAY, conditions: [], ...BANISHED }, { wording: "banish-any" });
  for (const [words, wording] of [
    ["<<any|a>> {replaces:defeated[sg]} is {resolution:gone-else}", "any-defeated"],
    ["<<|all |any >>{replaces:defeated[pl]} are {resolution:gone-else}", "defeated"],
  ] as const) {
    whileSo(g, `${words}.`, {}, wording);
    whileSo(g, `${words} instead of <<going|being sent>> to the GY.`, {}, `${wording}-instead`);
  }
  g.rule("gone-else", "{+:gone-else-clause}");
  g.rule("gone-else-clause", "{step:gone-else-step}");
  g.rule("gone-else-step", "banished", { verb: "banish", "what.ref": "it" });
  for (const v of ["to", "into", "on"])
    g.rule(
      "gone-else-step",
      `{...:moving[${v},past]} {...:going[${v}]}`,
      { "what.ref": "it" },
      { rule: "gone-else-step: moved" },
    );
  const defeated = "{subject:defeated-one[N]}";
  g.rule("defeated[N]", defeated, { event: "moved", manner: ["sent"], to: { names: ["graveyard"] } });
  manyOrOne(g, "defeated-one", "{...:of-such[N]} {where:defeated-where}");
  g.rule("defeated-where", "{=:destroyed-where}");
  g.rule("defeated-where", "{+:trait-defeated}");
  const one = { quantity: { kind: "a" }, traits: [], noun: "monster", where: [] };
  const battle = { trait: "destroyed-by-battle", byCard: one };
  g.rule("trait-defeated", "destroyed by battle", battle, { wording: "at-all" });
  g.noted("defeated", "defeated-one", "gone-else-clause", "gone-else-step", "trait-defeated");
}
