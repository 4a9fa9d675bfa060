import type { Grammar } from "../grammar.ts";

/** What a card went through before: how it came to where it lies, and whether that was this turn. */
export function ocgHistory(g: Grammar): void {
  came(g);
  summoned(g);
  happenedToOthers(g);
  asItTriggered(g);
}

/** "…, then, if this card was Special Summoned from the GY, …": how the card itself came, said of what is done. */
function asItTriggered(g: Grammar): void {
  g.rule("then-state", "{=:states}");
  g.rule("then-state", "{event:past-event} this turn", { kind: "happened", within: "turn" });
  g.rule("then-state", "{event:own-past}", { kind: "happened" }, { wording: "own" });
  for (const [word, ref] of [
    ["this card", "this-card"],
    ["it", "it"],
  ] as const) {
    const own = { "subject.ref": ref };
    g.rule("own-past", `${word} was {...:moved}`, { ...own, event: "moved" });
    g.rule("own-past", `${word} was {...:come-alone}`, { ...own, event: "summoned" });
  }
  g.noted("own-past", "then-state");
}

/** "if your opponent Special Summoned 3 or more monsters this turn": what has happened, to whatever cards. */
function happenedToOthers(g: Grammar): void {
  const gone = { kind: "happened", within: "turn" };
  g.rule("condition", "if {event:past-event} during this turn", gone, { wording: "during" });
  g.rule("condition", "during the turn {event:past-event}", gone, { wording: "the-turn" });
  g.rule("condition", "if {event:past-mine} this turn while you controlled it", gone, { wording: "mine" });
  g.rule("past-mine", "{subject:sub-mine} was {...:moved}", { event: "moved" });
  g.rule(
    "past-event",
    "{subject:sub-mine} you controlled was {...:moved}",
    { event: "moved" },
    { wording: "controlled" },
  );
  for (const what of ["{traits*:pre} {noun:noun[sg]}", "{traits:pre-kind} {noun:kind-noun[sg]}"])
    g.rule("sub-mine", `@a ${what}`, {
      quantity: { kind: "a" },
      where: [{ trait: "controlled", by: "you" }],
    });
  g.noted("past-mine", "sub-mine");
  g.rule("condition", "if {event:past-event} previously this turn", gone, { wording: "previously" });
  g.rule("condition", "if {event:activation} this turn", gone, { wording: "now" });
  for (const [words, agent, wording] of [
    ["you", "you", "active"],
    ["you have", "you", "perfect"],
    ["your opponent", "opponent", "active"],
    ["your opponent has", "opponent", "perfect"],
  ] as const) {
    const noted = { wording };
    g.rule(
      "condition",
      `if ${words} activated {times:int} or more {event.what:activated-many} this turn`,
      { ...gone, "event.event": "activated", "event.agent": agent },
      noted,
    );
  }
  g.rule(
    "condition",
    "if {times:int} or more {event.what:activated-many} have been activated during this turn",
    { ...gone, "event.event": "activated" },
  );
  g.rule("activated-many", "{noun:effect-noun} effects", { what: "effect" });
  g.rule("activated-many", "cards and/or effects", { what: "either", noun: "card" });
  g.noted("activated-many");
  g.rule("condition", "if {times:int} or more attacks have been declared this turn", {
    ...gone,
    event: {
      event: "attack-declared",
      subject: { quantity: { kind: "a" }, traits: [], noun: "monster", where: [] },
    },
  });
  g.rule("past-event", "{subject:subj[N]} left the field", { event: "left-field" });
  g.rule("past-event", "you took[[ {kind:damage-kind}]] damage", { event: "damage", player: "you" });
  g.rule(
    "past-event",
    "you took any[[ {kind:damage-kind}]] damage",
    { event: "damage", player: "you" },
    { wording: "any" },
  );
}

/** "in your GY that was destroyed by battle and sent there this turn" */
function came(g: Grammar): void {
  const thisTurn = { within: "turn" };
  const sent = { manner: ["sent"] };
  const destroyed = { manner: ["destroyed", "sent"] };
  const inBattle = { manner: ["destroyed"], by: ["battle"] };
  for (const [words, fields] of [
    ["sent there this turn", { ...sent, ...thisTurn }],
    ["sent there from {from:place} this turn", { ...sent, ...thisTurn }],
    ["destroyed this turn", { manner: ["destroyed"], ...thisTurn }],
    ["destroyed and sent there this turn", { ...destroyed, ...thisTurn }],
    ["destroyed by battle and sent there", { ...destroyed, by: ["battle"] }],
    ["destroyed by battle and sent there this turn", { ...destroyed, by: ["battle"], ...thisTurn }],
    ["destroyed by battle", inBattle],
    ["destroyed by battle this turn", { ...inBattle, ...thisTurn }],
  ] as const)
    for (const was of ["that was", "that were"])
      g.rule(
        "trait-came",
        `${was} ${words}`,
        { trait: "came", ...fields },
        was === "that were" ? { wording: "were" } : {},
      );
  // "that was used as material for a Fusion Summon": by an effect, and it has not moved since.
  for (const [as, wording] of [
    ["material", "used"],
    ["Fusion Material", "used-fusion"],
  ] as const)
    for (const [turn, fields] of [
      ["", {}],
      [" this turn", thisTurn],
    ] as const)
      g.rule(
        "trait-came",
        `that was used as ${as} for a Fusion Summon${turn}`,
        { trait: "came", manner: [], material: "fusion", ...fields },
        { wording },
      );
  g.rule("after", "{+:trait-came}");
  g.rule("after", ", {+:trait-came}", undefined, { wording: "comma" });
  g.noted("trait-came");
}

/** "that were Special Summoned this turn", "that was not Summoned this turn" */
function summoned(g: Grammar): void {
  const so = { trait: "summoned", within: "turn" };
  for (const was of ["that was", "that were"])
    for (const [not, fields] of [
      ["", so],
      [" not", { ...so, not: true }],
    ] as const) {
      const noted = { wording: was === "that was" ? "this-turn" : "this-turn-were" };
      g.rule("trait-that", `${was}${not} {ways:ways} Summoned this turn`, fields, noted);
      g.rule("trait-that", `${was}${not} Summoned this turn`, { ...fields, ways: [] }, noted);
      g.rule(
        "trait-that",
        `${was}${not} Summoned that turn`,
        { ...fields, ways: [] },
        { wording: noted.wording.replace("this", "that") },
      );
    }
  // "1 Effect Monster Special Summoned this turn"
  const short = { wording: "this-turn-short" };
  g.rule("trait-that", "{ways:ways} Summoned this turn", so, short);
  g.rule("trait-that", "Summoned this turn", { ...so, ways: [] }, short);
}
