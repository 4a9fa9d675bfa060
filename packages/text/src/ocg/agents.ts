import type { Grammar } from "../grammar.ts";

/** Whose card and what effect did it: "by your opponent's card effect", "by a monster effect" */
export function ocgAgents(g: Grammar): void {
  agents(g);
  sources(g);
}

/** Whose card did it. */
function agents(g: Grammar): void {
  const theirs = { agent: "opponent" };
  for (const [words, wording] of [
    ["your opponent's card", "opponents"],
    ["an opponent's card", "an-opponents"],
    ["your opponent's card (by battle or card effect)", "either"],
    ["an opponent's card (by battle or card effect)", "an-either"],
  ] as const) {
    g.rule("moved", `destroyed by ${words}`, { ...theirs, manner: ["destroyed"] }, { wording });
    if (wording !== "opponents")
      g.rule(
        "moved",
        `destroyed by ${words} and sent to {to:place}`,
        { ...theirs, manner: ["destroyed", "sent"] },
        { wording },
      );
    g.rule(
      "moved",
      `sent[[ from {from:place}]] to {to:place} by ${words}`,
      { ...theirs, manner: ["sent"] },
      { wording },
    );
  }
  g.rule("event", "{subject:subj[N]} <leaves/leave> the field by your opponent's card effect", {
    event: "left-field",
    by: ["card-effect"],
    agent: "opponent",
  });
  g.rule(
    "event",
    "{subject:subj[N]} <leaves/leave> the field because of your opponent's card effect",
    { event: "left-field", by: ["card-effect"], agent: "opponent" },
    { wording: "because" },
  );
  g.rule(
    "event",
    "{subject:subj[N]} <leaves/leave> the field because of an opponent's card",
    { event: "left-field", agent: "opponent" },
    { wording: "because-an" },
  );
  g.rule("event", "{subject:subj[N]} <leaves/leave> the field by your {byEffectOf:own-source} effect", {
    event: "left-field",
    by: ["card-effect"],
    agent: "you",
  });
  g.rule("own-source", "{traits:pre-card-kind} {noun:card-noun[sg]}", { quantity: { kind: "a" }, where: [] });
  g.rule("own-source", "{noun:effect-noun}", { quantity: { kind: "a" }, traits: [], where: [] });
  g.noted("own-source");
  g.rule(
    "event",
    "{subject:subj[N]} <leaves/leave> the field by an opponent's card",
    { event: "left-field", agent: "opponent" },
    { wording: "an" },
  );
}

/** "by a monster effect", "by your opponent's Trap effect" */
function sources(g: Grammar): void {
  g.words("effect-source", {
    "monster effect": "monster",
    "Spell effect": "spell",
    "Trap effect": "trap",
    "Spell/Trap effect": "spell-or-trap",
  });
  const whole = { quantity: { kind: "a" }, where: [] };
  const one = { "byEffectOf.quantity": { kind: "a" }, "byEffectOf.traits": [], "byEffectOf.where": [] };
  for (const [whose, agent, wording] of [
    ["@a", {}, "source"],
    ["your", { agent: "you" }, "source-your"],
    ["your opponent's", { agent: "opponent" }, "source-theirs"],
    ["your opponent's activated", { agent: "opponent" }, "source-activated"],
  ] as const) {
    const by = `by ${whose} {byEffectOf.noun:effect-source}`;
    const fields = { ...one, ...agent };
    const noted = { wording };
    g.rule("moved", `destroyed ${by}`, { ...fields, manner: ["destroyed"] }, noted);
    g.rule("moved", `banished ${by}`, { ...fields, manner: ["banished"] }, noted);
    g.rule("moved", `sent[[ from {from:place}]] to {to:place} ${by}`, { ...fields, manner: ["sent"] }, noted);
    g.rule(
      "moved",
      `added[[ from {from:place}]] to {to:place} ${by}`,
      { ...fields, manner: ["added"] },
      noted,
    );
    g.rule(
      "event",
      `{subject:subj[N]} <is/are> {...:summon[past]} ${by}`,
      { ...fields, event: "summoned" },
      noted,
    );
  }
  // "by a “Lightsworn” monster's effect"
  g.rule("source-kind", "{traits:pre} {noun:noun[sg]}'s effect", { ...whole }, { wording: "owner" });
  g.rule("source-kind", "{traits:pre} {noun:noun[sg]} effect", { ...whole }, { wording: "effect" });
  g.noted("source-kind");
  g.rule("moved", "destroyed by @a {byEffectOf:source-kind}", { manner: ["destroyed"] });
  g.rule("moved", "banished by @a {byEffectOf:source-kind}", { manner: ["banished"] });
  g.rule("moved", "sent[[ from {from:place}]] to {to:place} by @a {byEffectOf:source-kind}", {
    manner: ["sent"],
  });
  g.rule("event", "{subject:subj[N]} <is/are> {...:summon[past]} by @a {byEffectOf:source-kind}", {
    event: "summoned",
  });
  g.rule("moved", "destroyed by the effect of {byEffectOf:obj}", { manner: ["destroyed"] });
  g.rule("moved", "destroyed by the effect of {byEffectOf:source-named}", { manner: ["destroyed"] });
  g.rule("moved", "destroyed by the effect of {byEffectOf:obj} and sent to {to:place}", {
    manner: ["destroyed", "sent"],
  });
  g.rule("moved", "banished by the effect of {byEffectOf:obj}", { manner: ["banished"] });
  g.rule("moved", "sent to {to:place} by the effect of {byEffectOf:obj}", { manner: ["sent"] });
  g.rule(
    "event",
    "{subject:subj[N]} <is/are> {...:summon[past]} by the effect of {byEffectOf:source-named}",
    {
      event: "summoned",
    },
  );
  g.rule("moved", "sent to {to:place} by the effect of {byEffectOf:source-named}", { manner: ["sent"] });
  for (const by of ["the", "an"])
    g.rule(
      "moved",
      `added[[ from {from:place}]] to {to:place} by ${by} effect of {byEffectOf:obj}`,
      { manner: ["added"] },
      { wording: `effect-${by}` },
    );
  g.rule(
    "event",
    "{subject:subj[N]} <is/are> {...:summon[past]} from {from:place} by the effect of {byEffectOf:obj}",
    { event: "summoned" },
  );
  g.rule(
    "event",
    "{subject:subj[N]} <is/are> {...:summon[past]} from {from:place} by @a {byEffectOf.noun:effect-source}",
    { ...one, event: "summoned" },
    { wording: "source" },
  );
  g.rule("moved", "banished by the effect of {byEffectOf:source-named}", { manner: ["banished"] });
  g.rule(
    "source-named",
    "{traits:named}",
    { quantity: { kind: "a" }, noun: "card", where: [] },
    { wording: "just" },
  );
  g.noted("source-named");
}
