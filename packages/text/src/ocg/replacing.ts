import type { Grammar } from "../grammar.ts";

/** "If a “X” monster(s) you control would be destroyed, you can banish this card from your GY instead." */
export function ocgReplacing(g: Grammar): void {
  const instead = { sentence: "effect", kind: "replacement", optional: true };
  const none = { ...instead, conditions: [], cost: [] };
  const some = { ...instead, cost: [] };
  for (const [end, ending] of [
    ["you can {resolution:costs[bare]} instead.", ""],
    ["you can {resolution:costs[bare]}, instead.", "comma"],
  ] as const) {
    const noted = (wording: string) => {
      const words = [wording, ending].filter((word) => word !== "").join("-");
      return words === "" ? {} : { wording: words };
    };
    const would = "if {replaces:would-event}";
    g.rule("effect", `${would}, ${end}`, none, noted(""));
    g.rule("effect", `{conditions:times-a-turn}, ${would}, ${end}`, some, noted("often"));
    g.rule("effect", `${would} {conditions:whiles}, ${end}`, some, noted("while"));
    g.rule("effect", `${would}, {conditions:whiles}, ${end}`, some, noted("comma-while"));
    g.rule("effect", `${would} {conditions:in-phase}, ${end}`, some, noted("phase"));
    g.rule("effect", `${would}, {conditions:not-at-once}, ${end}`, some, noted("not-at-once"));
    g.rule("effect", `{conditions:whiles}, ${would}, ${end}`, some, noted("while-first"));
  }
  g.rule("times-a-turn", "{+:once-per-turn}");
  g.rule("in-phase", "{+:phase-of-it}");
  g.rule("phase-of-it", "during the {phase:phase}", { kind: "phase" });
  g.rule("not-at-once", "{+:not-that-turn}");
  g.rule("not-that-turn", "except the turn this card was sent to the GY", { kind: "not-the-turn-sent" });
  g.rule(
    "not-that-turn",
    "except the turn it was sent to the GY",
    { kind: "not-the-turn-sent" },
    { wording: "it" },
  );
  g.noted("phase-of-it", "not-that-turn");
  // "your monster(s)"
  g.rule(
    "group[s]",
    "{traits:owned} {noun:noun[s]} {where*:post}",
    { quantity: { kind: "some" } },
    { wording: "owned" },
  );
  g.rule(
    "moved",
    "destroyed by battle or a card effect",
    { manner: ["destroyed"], by: ["battle", "card-effect"] },
    { wording: "or-a" },
  );
  // "Any card sent to the GY is banished instead.": the same as "if a card would be sent …, banish it instead".
  const away = { sentence: "effect", kind: "replacement", cost: [], optional: false };
  const banished = { resolution: [{ step: { verb: "banish", what: { ref: "it" } } }] };
  g.rule(
    "effect",
    "Any {replaces:any-sent} is banished instead.",
    { ...away, conditions: [], ...banished },
    { wording: "any" },
  );
  g.rule(
    "effect",
    "{conditions:whiles}, any {replaces:any-sent} is banished instead.",
    { ...away, ...banished },
    { wording: "any-while" },
  );
  // "Spells and Traps sent from the field to your opponent's GY are banished instead."
  g.rule(
    "effect",
    "{replaces:all-sent} are banished instead.",
    { ...away, conditions: [], ...banished },
    { wording: "all" },
  );
  const sent = { event: "moved", manner: ["sent"] };
  g.rule("all-sent", "{subject:bare-ones} sent[[ from {from:place}]] to {to:place}", sent);
  g.rule("bare-ones", "{traits*:pre} {noun:noun[pl]} {where*:post}", { quantity: { kind: "all" } });
  g.rule("any-sent", "{subject:bare-one} sent from {from:place} to {to:place}", sent);
  g.noted("all-sent", "bare-ones");
  // "If this card would be destroyed by card effect, remove 2 counters from this card instead."
  g.rule("effect", "if {replaces:would-event}, {resolution:counters-off} instead.", {
    ...away,
    conditions: [],
  });
  g.rule("counters-off", "{+:counters-off-clause}");
  g.rule("counters-off-clause", "{step:counters-off-step}");
  g.rule("counters-off-step", "remove {...:how-many-counters} from {from:ref[sg]}", {
    verb: "remove-counter",
  });
  g.noted("counters-off-clause", "counters-off-step");
  // "If this card is used for a Synchro Summon, banish it.": wherever it would go from there.
  for (const [word, way] of [
    ["Synchro", "synchro"],
    ["Link", "link"],
  ] as const)
    for (const [as, wording] of [
      [`as ${word} Material`, "used"],
      [`for @a ${word} Summon`, "used-for"],
      [`as a Material for @a ${word} Summon`, "used-as-for"],
    ] as const)
      g.rule(
        "effect",
        `If {replaces.subject:used-up} is used ${as}, banish it.`,
        {
          ...away,
          conditions: [],
          "replaces.event": "moved",
          "replaces.manner": [],
          "replaces.material": [way],
          ...banished,
        },
        { wording },
      );
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
  for (const [words, wording] of [
    ["Any {replaces:any-defeated} is banished.", "any-defeated"],
    ["Banish any {replaces:any-defeated}.", "banish-any"],
  ] as const)
    g.rule("effect", words, { ...away, conditions: [], ...banished }, { wording });
  g.rule("any-defeated", "{subject:defeated-one}", {
    event: "moved",
    manner: ["sent"],
    to: { names: ["graveyard"] },
  });
  g.rule("defeated-one", "{traits*:pre} {noun:noun[sg]} {where:destroyed-where}", {
    quantity: { kind: "a" },
  });
  g.noted("any-defeated", "defeated-one");
  g.rule("any-sent", "{subject:bare-one} sent to {to:place}", { event: "moved", manner: ["sent"] });
  g.rule("bare-one", "{traits*:pre} {noun:noun[sg]} {where*:post}", { quantity: { kind: "a" } });
  g.noted("any-sent", "bare-one");
}
