import { alike } from "../common/alike.ts";
import type { Constant, Grammar } from "../grammar.ts";

/** What a card went through before, how it came to where it lies, and what happened to whatever cards. */
export function ocgHistory(g: Grammar): void {
  g.rule("when-past", "this turn", { within: "turn" });
  g.rule("when-past", "previously this turn", { within: "turn" }, { wording: "previously" });
  g.rule("when-past", "last turn", { within: "turn-before" });
  g.rule("when-past", "since your last Standby Phase", { within: "own-phase" });
  came(g);
  summoned(g);
  happenedToOthers(g);
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
  g.rule(
    "own-past",
    "this card on the field was used as material",
    { event: "moved", "subject.ref": "this-card", manner: ["sent"], from: { names: ["field"] } },
    { wording: "material" },
  );
  g.rule("own-past", "{subject.ref:own-word} was {...:come-alone}", { event: "summoned" });
  // "if that target is still face-up on the field", "if it is no longer on the field"
  g.rule("then-state", "{player:controller-still} {what:ref[sg]}", { kind: "exists" }, { wording: "still" });
  g.words("controller-still", { "you still control": "you", "your opponent still controls": "opponent" });
  g.rule("then-state", "{what:pointed-at} is<<| still>> {what.where:lying-where}", { kind: "exists" });
  g.rule(
    "then-state",
    "{what:possessor} is still {what.where:lying-where}",
    { kind: "exists" },
    { wording: "still-there" },
  );
  g.noted("own-past", "then-state");
}

/** "if your opponent Special Summoned 3 or more monsters this turn": what has happened, to whatever cards. */
function happenedToOthers(g: Grammar): void {
  const happened = { kind: "happened" };
  g.rule("condition", "if {event:event[past]}", happened);
  g.rule("state", "{event:event[past]} {...:when-past}", happened);
  g.rule("state", "{event:event[past]} during {event.during:a-phase} {...:when-past}", happened);
  g.rule("state", "{event:event[past]} during {event.during:a-long-phase} {...:when-past}", happened);
  g.rule(
    "condition",
    "during the turn {event:event[past]}",
    { ...happened, within: "turn" },
    { wording: "the-turn" },
  );
  g.rule("state", "{event:past-mine} {...:when-past} while you controlled it", happened, {
    wording: "mine",
  });
  // "… sent from your hand to the GY this turn while this card was face-up on the field"
  g.rule("state", "{event:event[past]} this turn while {...:this-was-up}", { ...happened, within: "turn" });
  alike(
    g,
    "this-was-up",
    [
      "this card was face-up on the field",
      "you controlled this face-up card",
      "this card was face-up in your Spell & Trap Zone",
    ],
    { whileUp: true },
  );
  g.rule("past-mine", "{subject:sub-mine} was {...:moved}", { event: "moved" });
  g.rule(
    "event[past]",
    "{subject:sub-mine} you controlled was {...:moved}",
    { event: "moved" },
    { wording: "controlled" },
  );
  g.rule("sub-mine", "@a {...:cards[sg]}", {
    quantity: { kind: "a" },
    where: [{ trait: "controlled", by: "you" }],
  });
  g.noted("past-mine", "sub-mine");
  g.rule("state", "{event:activation[present]} {...:when-past}", happened, { wording: "now" });
  // "After this card has been flipped face-up": as long as it stays so.
  const turned = { ...happened, event: { event: "turned", face: "up", subject: { ref: "this-card" } } };
  g.rule("turned-before", "this card {...:was[sg]} flipped face-up", turned);
  for (const since of ["if", "after"])
    g.rule("turned-up", `${since} {...:turned-before}`, {}, { wording: since });
  g.rule("condition", "{=:turned-up}");
  g.rule("standing-conditions", "{+:turned-up}, {+:own-while}", undefined, { wording: "turned-up" });
  g.noted("turned-up");
  // "if you did not Special Summon a monster this turn", "your opponent has not activated a monster effect"
  g.rule("state", "{than:not-happened}", { kind: "unless" }, { wording: "did-not" });
  g.rule("not-happened", "{event:not-done} {...:when-past}", happened, { wording: "not" });
  for (const [who, agent, has] of [
    ["you", "you", "have"],
    ["your opponent", "opponent", "has"],
  ] as const)
    for (const [not, form, act, wording] of [
      ["did not", "bare", "activate", "did"],
      [`${has} not`, "past", "activated", "has"],
    ] as const) {
      g.rule("not-summoning", `${who} ${not} {...:summon[${form}]}`, { agent }, { wording });
      g.rule("not-done", `${who} ${not} ${act} {what:activated}`, { event: "activated", agent }, { wording });
    }
  const any = { quantity: { kind: "a" }, traits: [], noun: "monster", where: [] };
  const summoned = { event: "summoned" };
  g.rule("not-done", "{...:not-summoning} {subject:obj}", summoned, { wording: "of" });
  g.rule("not-done", "{...:not-summoning}", { ...summoned, subject: any });
  g.noted("not-happened", "not-done", "not-summoning");
  // "a monster was destroyed by battle", "a card has been banished"
  g.rule("was[N]", "<was/were>", {});
  g.rule("was[N]", "<has/have> been", {}, { wording: "perfect" });
}

/** "If 3 or more attacks have been declared this turn", "if your opponent activated 2 or more monster effects this turn" */
function soManyTimes(g: Grammar): void {
  g.rule("state", "{times:int} or more {event:so-many-done} {...:when-past}", { kind: "happened" });
  g.rule("so-many-done", "attacks {...:was[pl]} declared", {
    event: "attack-declared",
    subject: { quantity: { kind: "a" }, traits: [], noun: "monster", where: [] },
  });
  g.rule("so-many-done", "{what:activated-many} {...:was[pl]} activated", { event: "activated" });
  g.rule("state", "{...:did-so-often} {...:when-past}", { kind: "happened" }, { wording: "so-often" });
  for (const [has, wording] of [
    ["", ""],
    [" have", "perfect"],
    [" has", "perfect"],
  ] as const)
    for (const [who, agent] of [
      ["you", "you"],
      ["your opponent", "opponent"],
    ] as const)
      if (has === "" || (has === " have") === (who === "you"))
        g.rule(
          "did-so-often",
          `${who}${has} activated {times:int} or more {event.what:activated-many}`,
          { "event.event": "activated", "event.agent": agent },
          wording === "" ? {} : { wording },
        );
  g.rule("activated-many", "{noun:effect-noun} effects", { what: "effect" });
  g.rule("activated-many", "cards and/or effects", { what: "either", noun: "card" });
  g.noted("so-many-done", "activated-many");
}

/** "that was", "that were": of one, or of several. */
function came(g: Grammar): void {
  alike(g, "that-is", ["that is", "that are"]);
  g.rule("that-was", "that was", {});
  g.rule("that-was", "that were", {}, { wording: "were" });
  // "in your GY that was destroyed by battle and sent there this turn"
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
}

/** "the monster banished by this card's effect": by an earlier one. */
function byOwnEffect(g: Grammar): void {
  for (const [done, manner, place] of [
    ["banished", "banished", "banished"],
    ["sent to the GY", "sent", "graveyard"],
  ] as const) {
    const rule = (n: string, was: string, quantity: Constant, latest: boolean) =>
      g.rule(
        `group[${n}]`,
        `the {...:cards[${n}]}[[ that ${was}]] ${done} before by this card's effect`,
        {
          quantity,
          where: [
            { trait: "in", place: { names: [place] } },
            {
              trait: "came",
              manner: [manner],
              byEffectOf: { ref: "this-card" },
              ...(latest ? { latest } : {}),
            },
          ],
        },
        { wording: "own-effect", rule: "group[M]: the {...:cards[M]} done by this card's effect" },
      );
    rule("sg", "was", { kind: "exactly", n: 1 }, true);
    rule("pl", "were", { kind: "all" }, false);
    rule("s", "was", { kind: "all" }, false);
  }
}

/** "that were Special Summoned this turn", "that was not Summoned this turn" */
function summoned(g: Grammar): void {
  const so = { trait: "summoned", within: "turn" };
  for (const [not, fields] of [
    ["", so],
    [" not", { ...so, not: true }],
  ] as const)
    g.rule("trait-that", `{...:that-was}${not} {...:summon[past]} {...:this-or-that-turn}`, fields);
  alike(g, "this-or-that-turn", ["this turn", "that turn"]);
  // "1 Effect Monster Special Summoned this turn"
  g.rule("trait-that", "{...:summon[past]} this turn", so, { wording: "this-turn-short" });
}
