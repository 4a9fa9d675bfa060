import type { Grammar } from "../grammar.ts";

/** What happens, after "when" and "if", in OCG texts. */
export function ocgHappening(g: Grammar): void {
  moves(g);
  agents(g);
  materials(g);
  summons(g);
  eitherOfTwo(g);
  battles(g);
  activations(g);
}

/** "a card or effect that targets a monster you control" */
function activations(g: Grammar): void {
  g.rule("activated", "@a card or effect that targets {targeting:obj}", { what: "either", noun: "card" });
  g.rule("activated", "@a {noun:effect-noun} effect that targets {targeting:obj}", { what: "effect" });
  g.rule("activated", "@a {noun:card-noun[sg]} Card, or {or:effect-of}, that targets {targeting:obj}", {
    what: "card",
  });
  g.rule(
    "event",
    "@a card or effect is activated that targets {what.targeting:obj}",
    {
      event: "activated",
      "what.what": "either",
      "what.noun": "card",
    },
    { wording: "that-targets" },
  );
}

function moves(g: Grammar): void {
  const theirs = { by: ["card-effect"], agent: "opponent" };
  for (const [word, manner] of [
    ["destroyed", "destroyed"],
    ["banished", "banished"],
    ["Tributed", "tributed"],
  ] as const) {
    g.rule("moved", `${word} by your opponent's card effect`, { ...theirs, manner: [manner] });
    g.rule(
      "moved",
      `${word} by card effect`,
      { by: ["card-effect"], manner: [manner] },
      { wording: "effect" },
    );
    g.rule("moved", `${word} by your opponent's card effect and sent to {to:place}`, {
      ...theirs,
      manner: [manner, "sent"],
    });
  }
  const sent = "sent[[ from {from:place}]] to {to:place}";
  g.rule("moved", `${sent} by card effect`, { by: ["card-effect"], manner: ["sent"] });
  g.rule("moved", `${sent} by your opponent's card effect`, { ...theirs, manner: ["sent"] });
  g.rule("moved", "destroyed by battle or your opponent's card effect", {
    manner: ["destroyed"],
    by: ["battle", "card-effect"],
    agent: "opponent",
  });
  g.rule("moved", "added from {from:place} to {to:place}", { manner: ["added"] });
  g.rule("moved", "added to {to:place}", { manner: ["added"] });
  g.rule("moved", "added to {to:place} by card effect", { manner: ["added"], by: ["card-effect"] });
  g.rule("moved", "added from {from:place} to {to:place} by card effect", {
    manner: ["added"],
    by: ["card-effect"],
  });
  g.rule("moved", "returned[[ from {from:place}]] to {to:place} by card effect", {
    manner: ["returned"],
    by: ["card-effect"],
  });
  g.rule(
    "moved",
    "discarded to {to:place} by card effect",
    { manner: ["discarded"], by: ["card-effect"] },
    { wording: "effect" },
  );
  g.rule("moved", "returned[[ from {from:place}]] to {to:place}", { manner: ["returned"] });
  g.rule("moved", "banished from {from:place}", { manner: ["banished"] });
  g.rule(
    "event",
    "{subject:subj[N]} <is/are> removed from the field",
    { event: "left-field" },
    { wording: "removed" },
  );
}

/** Whose card did it. */
function agents(g: Grammar): void {
  const theirs = { agent: "opponent" };
  for (const [words, wording] of [
    ["your opponent's card", "opponents"],
    ["an opponent's card", "an-opponents"],
    ["your opponent's card (by battle or card effect)", "either"],
    ["an opponent's card (by battle or card effect)", "an-either"],
    ["an opponent's card (either by battle or by card effect)", "an-either-by"],
    ["your opponent's card (either by battle or by card effect)", "either-by"],
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
    "{subject:subj[N]} <leaves/leave> the field because of an opponent's card effect",
    { event: "left-field", by: ["card-effect"], agent: "opponent" },
    { wording: "because-an" },
  );
  g.rule(
    "event",
    "{subject:subj[N]} <leaves/leave> the field by an opponent's card",
    { event: "left-field", agent: "opponent" },
    { wording: "an" },
  );
}

/** "sent to the GY as Synchro Material" */
function materials(g: Grammar): void {
  for (const [word, way] of [
    ["Fusion", "fusion"],
    ["Synchro", "synchro"],
    ["Link", "link"],
  ] as const) {
    const as = { manner: ["sent"], material: way };
    g.rule("moved", `sent[[ from {from:place}]] to {to:place} as ${word} Material`, as);
    g.rule("moved", `sent[[ from {from:place}]] to {to:place} as @a ${word} Material`, as, { wording: "a" });
    g.rule("moved", `sent[[ from {from:place}]] to {to:place} as material for @a ${word} Summon`, as, {
      wording: "for",
    });
  }
}

function summons(g: Grammar): void {
  g.rule("event", "{subject:subj[N]} <is/are> {...:summon[past]} to {to:place[on]}", { event: "summoned" });
  g.rule("event", "{subject:subj[N]} <is/are> {...:summon[past]} from {from:place} to {to:place[on]}", {
    event: "summoned",
  });
  g.rule("event", "you {...:summon[bare]} {subject:obj}", { event: "summoned", agent: "you" });
  g.rule("event", "{subject:subj[N]} <is/are> flipped face-up", { event: "turned", face: "up" });
}

/** "if this card is Normal Summoned or flipped face-up": what this card suffers, one of two. */
function eitherOfTwo(g: Grammar): void {
  const own = { "subject.ref": "this-card" };
  g.rule("suffered", "{...:summon[past]}", { event: "summoned", ...own });
  g.rule("suffered", "{...:summon[past]} from {from:place}", { event: "summoned", ...own });
  g.rule("suffered", "{...:moved}", { event: "moved", ...own });
  g.rule("suffered", "flipped face-up", { event: "turned", face: "up", ...own });
  for (const word of ["if", "when"]) {
    const happens = { kind: "event", word };
    g.rule("condition", `${word} this card is {event:suffered} or {or:suffered}`, happens, {
      wording: "suffered",
    });
    g.rule("condition", `${word} this card is {event:suffered}, or {or:suffered}`, happens, {
      wording: "suffered-comma",
    });
    g.rule("condition", `${word} this card is {event:suffered}, or is {or:suffered}`, happens, {
      wording: "suffered-is",
    });
  }
  g.noted("suffered");
}

function battles(g: Grammar): void {
  g.rule(
    "event",
    "{target:subj[sg]} is targeted for an attack",
    {
      event: "attack-declared",
      subject: { quantity: { kind: "a" }, traits: [], noun: "monster", where: [] },
    },
    { wording: "targeted" },
  );
  g.rule("event", "an attack is declared involving {subject:subj[sg]} and {target:obj}", {
    event: "attack-declared",
    either: true,
  });
  g.rule("event", "an attack is declared involving {subject:subj[sg]}", {
    event: "attack-declared",
    either: true,
  });
  g.rule("event", "{subject:subj[sg]} declares an attack on {target:obj}", { event: "attack-declared" });
  g.rule(
    "event",
    "{subject:subj[sg]} targets {target:obj} for an attack",
    { event: "attack-declared" },
    { wording: "targets" },
  );
}
