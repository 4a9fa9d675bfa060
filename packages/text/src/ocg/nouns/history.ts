import type { Constant, Grammar } from "../../grammar.ts";

/** What a card went through before, how it came to where it lies, and what happened to whatever cards. */
export function ocgHistory(g: Grammar): void {
  g.rule("when-past", "<<this turn|previously this turn>>", { within: "turn" });
  g.rule("when-past", "last turn", { within: "turn-before" });
  g.rule("when-past", "since your last Standby Phase", { within: "own-phase" });
  came(g);
  happened(g);
  notDone(g);
  soManyTimes(g);
  byOwnEffect(g);
  asItTriggered(g);
}

/** "…, then, if this card was Special Summoned from the GY, …": how the card itself came, said of what is done. */
function asItTriggered(g: Grammar): void {
  g.rule("then-state", "{=:states}");
  g.rule("then-state", "{event:own-past}", { kind: "happened" }, { wording: "own" });
  g.words("own-word", { "this card": "this-card", it: "it" });
  g.rule("own-past", "{subject.ref:own-word} was {...:moved}", { event: "moved" });
  g.rule("own-past", "{subject.ref:own-word} was {...:come-alone}", { event: "summoned" });
  const used = { event: "moved", "subject.ref": "this-card", manner: ["sent"], from: { names: ["field"] } };
  g.rule("own-past", "this card on the field was used as material", used, { wording: "material" });
  // "if that target is still face-up on the field", "if it is no longer on the field"
  const exists = { kind: "exists" };
  g.rule("then-state", "{player:controller-still} {what:ref[sg]}", exists, { wording: "still" });
  g.words("controller-still", { "you still control": "you", "your opponent still controls": "opponent" });
  g.rule("then-state", "{what:possessor} is still {what.where:lying-where}", exists, {
    wording: "still-there",
  });
  g.noted("own-past", "then-state");
}

/** "if your opponent Special Summoned 3 or more monsters this turn": what has happened, to whatever cards. */
function happened(g: Grammar): void {
  const happened = { kind: "happened" };
  const turn = { ...happened, within: "turn" };
  g.rule("condition", "if {event:event[past]}", happened);
  g.rule("state", "{event:event[past]} {...:when-past}", happened);
  for (const phase of ["a-phase", "a-long-phase"])
    g.rule("state", `{event:event[past]} during {event.during:${phase}} {...:when-past}`, happened, {
      rule: "state: what happened during a phase",
    });
  g.rule("condition", "during the turn {event:event[past]}", turn, { wording: "the-turn" });
  // "… sent from your hand to the GY this turn while this card was face-up on the field"
  g.rule("state", "{event:event[past]} this turn while {...:this-was-up}", turn);
  const up = "<<was face-up on the field|was face-up in your Spell & Trap Zone>>";
  g.rule("this-was-up", `this card ${up}`, { whileUp: true }, { wording: "up" });
  g.rule("this-was-up", "you controlled this face-up card", { whileUp: true }, { wording: "yours" });
  // "a “X” monster was destroyed this turn while you controlled it"
  g.rule("state", "{event:past-mine} {...:when-past} while you controlled it", happened, { wording: "mine" });
  const moved = { event: "moved" };
  g.rule("past-mine", "{subject:sub-mine} was {...:moved}", moved);
  g.rule("event[past]", "{subject:sub-mine} you controlled was {...:moved}", moved, {
    wording: "controlled",
  });
  const mine = { quantity: { kind: "a" }, where: [{ trait: "controlled", by: "you" }] };
  g.rule("sub-mine", "@a {...:cards[sg]}", mine);
  g.noted("past-mine", "sub-mine");
  g.rule("state", "{event:activation[present]} {...:when-past}", happened, { wording: "now" });
  // "After this card has been flipped face-up": as long as it stays so.
  const turned = { ...happened, event: { event: "turned", face: "up", subject: { ref: "this-card" } } };
  g.rule("turned-up", "<<after|if>> this card {...:was[sg]} flipped face-up", turned, { wording: "turned" });
  g.rule("condition", "{=:turned-up}");
  g.noted("turned-up");
  // "a monster was destroyed by battle", "a card has been banished"
  g.rule("was[N]", "<was/were>", {});
  g.rule("was[N]", "<has/have> been", {}, { wording: "perfect" });
}

/** "if you did not Special Summon a monster this turn", "your opponent has not activated a monster effect" */
function notDone(g: Grammar): void {
  g.rule("state", "{than:not-happened}", { kind: "unless" }, { wording: "did-not" });
  g.rule("not-happened", "{event:not-done} {...:when-past}", { kind: "happened" }, { wording: "not" });
  for (const [who, agent, has] of [
    ["you", "you", "have"],
    ["your opponent", "opponent", "has"],
  ] as const)
    for (const [not, form, act, wording] of [
      ["did not", "bare", "activate", "did"],
      [`${has} not`, "past", "activated", "has"],
    ] as const) {
      const noted = { wording, rule: "not-done: what somebody has not done" };
      g.rule("not-summoning", `${who} ${not} {...:summon[${form}]}`, { agent }, noted);
      g.rule("not-done", `${who} ${not} ${act} {what:activated}`, { event: "activated", agent }, noted);
    }
  const any = { quantity: { kind: "a" }, traits: [], noun: "monster", where: [] };
  g.rule("not-done", "{...:not-summoning} {subject:obj}", { event: "summoned" }, { wording: "of" });
  g.rule("not-done", "{...:not-summoning}", { event: "summoned", subject: any });
  g.noted("not-happened", "not-done", "not-summoning");
}

/** "If 3 or more attacks have been declared this turn", "if your opponent activated 2 or more monster effects this turn" */
function soManyTimes(g: Grammar): void {
  const happened = { kind: "happened" };
  g.rule("state", "{times:int} or more {event:so-many-done} {...:when-past}", happened);
  const monster = { quantity: { kind: "a" }, traits: [], noun: "monster", where: [] };
  g.rule("so-many-done", "attacks {...:was[pl]} declared", { event: "attack-declared", subject: monster });
  g.rule("so-many-done", "{what:activated-many} {...:was[pl]} activated", { event: "activated" });
  g.rule("state", "{...:did-so-often} {...:when-past}", happened, { wording: "so-often" });
  for (const [who, agent, has] of [
    ["you", "you", "have"],
    ["your opponent", "opponent", "has"],
  ] as const) {
    const often = `${who}<<| ${has}>> activated {times:int} or more {event.what:activated-many}`;
    const fields = { "event.event": "activated", "event.agent": agent };
    g.rule("did-so-often", often, fields, { rule: "did-so-often: how often somebody activated something" });
  }
  g.rule("activated-many", "{noun:effect-noun} effects", { what: "effect" });
  g.rule("activated-many", "cards and/or effects", { what: "either", noun: "card" });
  g.noted("so-many-done", "activated-many");
}

/** "in your GY that was destroyed by battle and sent there this turn", "that was not Summoned this turn" */
function came(g: Grammar): void {
  g.rule("that-is", "<<that is|that are>>", {}, { wording: "that" });
  g.rule("that-was", "<<that was|that were>>", {});
  g.rule("trait-came", "{...:that-was} {...:come-by}", { trait: "came" });
  g.rule("trait-came", "{...:that-was} {...:come-by} this turn", { trait: "came", within: "turn" });
  g.rule("come-by", "sent there[[ from {from:place}]]", { manner: ["sent"] });
  g.rule("come-by", "discarded there", { manner: ["discarded"] });
  g.rule("come-by", "destroyed[[ by {by:causes}]]", { manner: ["destroyed"] });
  g.rule("come-by", "{manner:gone-by}[[ by {by:causes}]] and sent there");
  // It has not moved since.
  g.rule("come-by", "used {...:used-as}", { manner: [] });
  g.rule("come-by", "sent there {...:used-as}", { manner: ["sent"] });
  g.rule("after", "{+:trait-came}");
  g.rule("after", ", {+:trait-came}", undefined, { wording: "comma" });
  g.noted("trait-came");
  const so = { trait: "summoned", within: "turn" };
  g.rule("this-or-that-turn", "<<this|that>> turn", {});
  g.rule("trait-that", "{...:that-was} {...:summon[past]} {...:this-or-that-turn}", so);
  const not = { ...so, not: true };
  g.rule("trait-that", "{...:that-was} not {...:summon[past]} {...:this-or-that-turn}", not);
  // "monsters that activated their effects on the field this turn"
  const activated = { trait: "activated-effect" };
  const used = "that activated <<its effect|their effects>>";
  g.rule("trait-that", `${used} this turn[[ {where:activated-where}]]`, activated);
  g.rule("trait-that", `${used} {where:activated-where} this turn`, activated, { wording: "there" });
  // "1 Effect Monster Special Summoned this turn"
  g.rule("trait-that", "{...:summon[past]} this turn", so, { wording: "this-turn-short" });
}

/** "the monster banished by this card's effect": by an earlier one. */
function byOwnEffect(g: Grammar): void {
  const options = { wording: "own-effect", rule: "group[M]: the {...:cards[M]} done by this card's effect" };
  for (const [done, manner, place] of [
    ["banished", "banished", "banished"],
    ["sent to the GY", "sent", "graveyard"],
  ] as const)
    for (const [n, was, quantity, latest] of [
      ["sg", "was", { kind: "exactly", n: 1 }, { latest: true }],
      ["pl", "were", { kind: "all" }, {}],
      ["s", "was", { kind: "all" }, {}],
    ] as const) {
      const there: Constant = { trait: "in", place: { names: [place] } };
      const came = { trait: "came", manner: [manner], byEffectOf: { ref: "this-card" }, ...latest };
      const cards = `the {...:cards[${n}]}[[ that ${was}]] ${done} before by this card's effect`;
      g.rule(`group[${n}]`, cards, { quantity, where: [there, came] }, options);
    }
}
