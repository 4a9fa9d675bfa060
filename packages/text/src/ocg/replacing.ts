import type { Grammar } from "../grammar.ts";

/** "If a “X” monster(s) you control would be destroyed, you can banish this card from your GY instead." */
export function ocgReplacing(g: Grammar): void {
  const instead = { sentence: "effect", kind: "replacement", cost: [] };
  for (const [so, optional, ending] of [
    ["you can {resolution:costs-instead}.", true, ""],
    ["{resolution:done-instead} instead.", false, "must"],
  ] as const) {
    const noted = (wording: string) => {
      const words = [wording, ending].filter((word) => word !== "").join("-");
      return words === "" ? {} : { wording: words };
    };
    const would = "if {replaces:would-event}";
    const some = { ...instead, optional };
    g.rule("effect", `${would}, ${so}`, { ...some, conditions: [] }, noted(""));
    g.rule("effect", `{conditions:before-it}, ${would}, ${so}`, some, noted("before"));
    g.rule("effect", `${would} {conditions:then-so}, ${so}`, some, noted("then"));
    g.rule("effect", `${would}, {conditions:besides}, ${so}`, some, noted("besides"));
  }
  g.rule("costs-instead", "{++:costs[bare]} instead");
  g.rule("costs-instead", "{++:costs[bare]} instead{*step.besides:trailing}", undefined, {
    wording: "besides",
  });
  paidInstead(g);
  // What has to be so, or how often: said before, or after what would happen.
  g.rule("before-it", "{++:circumstances}");
  g.rule("before-it", "{+:once-per-turn}[[, {++:circumstances}]]");
  g.rule("then-so", "{++:circumstances}");
  g.rule("then-so", "{+:own-circumstance}");
  g.rule("then-so", "{+:phase-of-it}");
  g.rule("besides", "{++:circumstances}");
  g.rule("besides", "{+:not-that-turn}");
  g.rule("done-instead", "{=:undoing}");
  g.rule("done-instead", "{+:counters-off-clause}");
  g.rule("phase-of-it", "during the {phase:phase}", { kind: "phase" });
  for (const [it, wording] of [
    ["this card", ""],
    ["it", "it"],
  ] as const)
    g.rule(
      "not-that-turn",
      `except the turn ${it} was sent to the GY`,
      { kind: "not-the-turn-sent" },
      wording === "" ? {} : { wording },
    );
  g.noted("phase-of-it", "not-that-turn");
  g.rule(
    "moved",
    "destroyed by battle or a card effect",
    { manner: ["destroyed"], by: ["battle", "card-effect"] },
    { wording: "or-a" },
  );
  // "Any card sent to the GY is banished instead.": the same as "if a card would be sent …, banish it instead".
  const away = { ...instead, optional: false };
  const banished = { resolution: [{ step: { verb: "banish", what: { ref: "it" } } }] };
  for (const [words, wording] of [
    ["any {replaces:sent-away[sg]} is banished instead.", "any"],
    ["all {replaces:sent-away[pl]} are banished instead.", "all"],
    ["{replaces:sent-away[pl]} are banished instead.", "bare"],
  ] as const) {
    g.rule("effect", words, { ...away, conditions: [], ...banished }, { wording });
    g.rule(
      "effect",
      `{conditions:whiles}, ${words}`,
      { ...away, ...banished },
      { wording: `${wording}-while` },
    );
  }
  g.rule(
    "front-statement",
    "{...:how-long}, any {replaces:sent-away[sg]} is banished instead",
    { verb: "banish-instead" },
    { wording: "sent-instead" },
  );
  g.rule("sent-away[N]", "{subject:such-cards[N]} sent[[ from {from:place}]] to {to:place}", {
    event: "moved",
    manner: ["sent"],
  });
  for (const [n, kind] of [
    ["sg", "a"],
    ["pl", "all"],
  ] as const) {
    const such = `such-cards[${n}]`;
    const quantity = { quantity: { kind } };
    g.rule(such, `{...:these[${n}]}`, quantity);
  }
  g.noted("sent-away", "such-cards");
  // "If this card would be destroyed by card effect, remove 2 counters from this card instead."
  g.rule("counters-off-clause", "{step:counters-off-step}");
  g.rule("counters-off-step", "remove {...:how-many-counters} from {from:ref[sg]}", {
    verb: "remove-counter",
  });
  g.noted("counters-off-clause", "counters-off-step");
  // "If this card is used for a Synchro Summon, banish it.": wherever it would go from there.
  g.rule(
    "effect",
    "If {replaces:used-away}, banish it.",
    { ...away, conditions: [], ...banished },
    {
      wording: "used",
    },
  );
  g.rule("used-away", "{subject:used-up} is used {...:used-as}", { event: "moved", manner: [] });
  g.noted("used-away");
  g.rule("used-up", "this card", { ref: "this-card" }, { wording: "up" });
  g.rule("used-up", "this {traits:came-so} card", { ref: "this-card" }, { wording: "up" });
  g.rule("used-up", "this card, {where:came-from},", { ref: "this-card" }, { wording: "up" });
  g.rule("came-from", "{+:trait-came-from}");
  g.rule(
    "trait-came-from",
    "{ways:ways} Summoned from {from:place}",
    { trait: "summoned" },
    { wording: "from" },
  );
  g.noted("used-up", "trait-came-from");
  // "Any monster destroyed by battle with this card is banished.", "Banish any monster destroyed by battle with this card."
  g.rule(
    "effect",
    "Banish any {replaces:defeated[sg]}.",
    { ...away, conditions: [], ...banished },
    { wording: "banish-any" },
  );
  // "Monsters destroyed by battle with this card are shuffled into the Deck instead of going to the GY."
  const going = "instead of <<going|being sent>> to the GY";
  for (const [words, wording] of [
    ["<<any|a>> {replaces:defeated[sg]} is {resolution:gone-else}", "any-defeated"],
    ["<<|all |any >>{replaces:defeated[pl]} are {resolution:gone-else}", "defeated"],
  ] as const)
    for (const [end, w] of [
      ["", ""],
      [` ${going}`, "-instead"],
    ] as const) {
      g.rule("effect", `${words}${end}.`, { ...away, conditions: [] }, { wording: `${wording}${w}` });
      g.rule("effect", `{conditions:whiles}, ${words}${end}.`, away, { wording: `${wording}${w}-while` });
    }
  g.rule("gone-else", "{+:gone-else-clause}");
  g.rule("gone-else-clause", "{step:gone-else-step}");
  g.rule("gone-else-step", "banished", { verb: "banish", "what.ref": "it" });
  for (const v of ["to", "into", "on"])
    g.rule("gone-else-step", `{...:moving[${v},past]} {...:going[${v}]}`, { "what.ref": "it" });
  g.rule("defeated[N]", "{subject:defeated-one[N]}", {
    event: "moved",
    manner: ["sent"],
    to: { names: ["graveyard"] },
  });
  for (const [n, kind] of [
    ["sg", "a"],
    ["pl", "all"],
  ] as const) {
    const rule = "defeated-one[N]: {...:of-such[N]} {where:defeated-where}";
    const quantity = { quantity: { kind } };
    g.rule(`defeated-one[${n}]`, `{...:of-such[${n}]} {where:defeated-where}`, quantity, { rule });
  }
  g.rule("defeated-where", "{=:destroyed-where}");
  g.rule("defeated-where", "{+:trait-defeated}");
  g.rule(
    "trait-defeated",
    "destroyed by battle",
    {
      trait: "destroyed-by-battle",
      byCard: { quantity: { kind: "a" }, traits: [], noun: "monster", where: [] },
    },
    { wording: "at-all" },
  );
  g.noted("defeated", "defeated-one", "gone-else-clause", "gone-else-step", "trait-defeated");
}

/** "If you would discard to activate the effect of a “X” monster, you can banish this card from your GY instead." */
function paidInstead(g: Grammar): void {
  g.rule("would-event", "{...:would-pay}", { event: "moved" });
  g.rule("would-pay", "you would {...:pays} to activate {toActivate:paid-for}");
  g.rule(
    "would-pay",
    "{toActivate:payer} would {...:pays} to activate <<its|an>> effect",
    {},
    { wording: "payer" },
  );
  g.rule(
    "effect",
    "if {replaces:would-pay-one}, you can {resolution:costs[bare]} instead of 1 of those cards.",
    { sentence: "effect", kind: "replacement", cost: [], conditions: [], optional: true },
  );
  g.rule("would-pay-one", "{...:would-pay}", { event: "moved", justOne: true });
  const some = { quantity: { kind: "some" }, traits: [], noun: "card", where: [] };
  g.rule("pays", "discard", { manner: ["discarded"], subject: some });
  g.rule("pays", "discard {subject:obj}", { manner: ["discarded"] });
  g.rule(
    "pays",
    "discard, or send {subject:obj} to {to:place},",
    { manner: ["sent"] },
    { wording: "or-discard" },
  );
  g.rule("pays", "send {subject:obj} to {to:place}", { manner: ["sent"] });
  g.rule("pays", "banish {subject:obj}", { manner: ["banished"] });
  g.rule("pays", "Tribute {subject:obj}", { manner: ["tributed"] });
  const detached = { manner: ["detached"], "detachedFrom.ref": "itself" };
  g.rule("pays", "detach <<its material(s)|its material|material|material(s)>>", {
    ...detached,
    subject: some,
  });
  g.rule("pays", "detach exactly {subject.quantity.n:int} material", {
    ...detached,
    "subject.quantity.kind": "exactly",
    "subject.traits": [],
    "subject.noun": "card",
    "subject.where": [],
  });
  for (const [words, manner] of [
    ["Tribute", "tributed"],
    ["banish", "banished"],
  ] as const)
    g.rule("pays", `${words} itself`, { manner: [manner], "subject.ref": "itself" });
  g.rule("payer", "@a {...:of-such[sg]}[[ {where:post}]]", { what: "effect" });
  g.rule("payer", "your {...:of-such[sg]}", { what: "effect", where: [{ trait: "possessed", by: "you" }] });
  g.rule("paid-for", "the effect of {=:payer}", {}, { wording: "effect-of" });
}
