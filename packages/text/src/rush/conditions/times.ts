import type { Grammar } from "../../grammar.ts";

/** Parts of the turn and what happened in it. */
export function rushTimes(g: Grammar): void {
  const summoned = {
    kind: "happened",
    within: "turn",
    "event.event": "summoned",
    "event.subject.ref": "this-card",
  };
  g.rule("time", "during the turn you {event.ways:way-list} Summoned this card", summoned);
  g.rule("time", "during your Main Phase that you {event.ways:way-list} Summoned this card", {
    ...summoned,
    at: "main",
  });
  g.rule("time", "during the turn you Tribute Summoned this card in {position:position}", {
    ...summoned,
    "event.ways": ["tribute"],
  });
  g.rule("time", "during your Main Phase this card was flipped face-up", { kind: "flipped-this-turn" });
  g.rule("time", "the turn you {event.ways:way-list} Summoned this card", summoned, { wording: "the-turn" });
  g.rule(
    "time",
    "during your Main Phase you {event.ways:way-list} Summoned this card",
    { ...summoned, at: "main" },
    { wording: "main" },
  );
  g.rule("way-list", "{+:way}");
  g.rule("way-list", "{+:way} or {+:way}");
  g.rule(
    "time",
    "during your Main Phase that you {event.ways:way-list-long} Summoned this card",
    { ...summoned, at: "main" },
    { wording: "long" },
  );
  g.rule("way-list-long", "{+:way} Summoned or {+:way}");
  g.rule("time", "during the turn you Normal Summoned this card by Tributing {event.tributing:np}", {
    ...summoned,
    "event.ways": ["normal"],
  });
  g.rule("time", "during the turn you Normal Summoned this card the above way", {
    ...summoned,
    "event.ways": ["normal"],
    "event.by": "own-effect",
  });
  g.rule(
    "state",
    "you {event.ways:way-list} Summoned this card this turn",
    { ...summoned },
    { wording: "state" },
  );
  g.rule("time", "during a turn you have not Special Summoned {what:np}", { kind: "not-summoned" });
  g.rule("state", "you activated this effect {...:time}", {}, { wording: "activated" });
  g.rule(
    "state",
    "you activated this effect during the first turn of the player going second",
    { kind: "first-turn-of-second" },
    { wording: "activated" },
  );
  g.rule("state", "it is the first turn of the player going second", { kind: "first-turn-of-second" });
  g.rule("time", "during your turn", { kind: "turn", whose: "you" });
  g.rule("time", "during your opponent's turn", { kind: "turn", whose: "opponent" });
  g.rule("time", "during your opponent's Main Phase", { kind: "phase", phase: "main", whose: "opponent" });
  g.rule(
    "their-phase",
    "during their {phase:phase}",
    { kind: "phase", whose: "opponent" },
    { wording: "their" },
  );
  g.rule("time", "during the Battle Phase", { kind: "phase", phase: "battle" });
  g.noted("time", "state", "their-phase");
  drawn(g);
  notSummoned(g);
  notActivated(g);
}

function drawn(g: Grammar): void {
  const notDrawn = { kind: "drew", player: "you", within: "phase", not: true };
  g.rule("state", "you have not drawn a card during this Main Phase", notDrawn);
  g.rule("state", "you have not drawn a card during the Main Phase", notDrawn, { wording: "the" });
  g.rule("state", "your opponent has drawn a card this turn", {
    kind: "drew",
    player: "opponent",
    within: "turn",
  });
}

function notSummoned(g: Grammar): void {
  const notSummoned = { kind: "not-summoned" };
  g.rule("state", "you have not Special Summoned {what:np} this turn", notSummoned, { wording: "state" });
  g.rule("state", "you haven't Special Summoned {what:np} this turn", notSummoned, { wording: "short" });
}

/** "During a turn you have not activated “A”": of a monster, its effect. */
function notActivated(g: Grammar): void {
  const not = { kind: "not-activated" };
  for (const [turn, wording] of [
    ["during a turn you", "a-turn"],
    ["during a turn that you", "that"],
    ["during the turn you", "the-turn"],
  ] as const) {
    g.rule(
      "time",
      `${turn} have not activated {names:name-only}`,
      not,
      wording === "a-turn" ? {} : { wording },
    );
    g.rule("time", `${turn} have not activated the effect of {names:name-only}`, not, {
      wording: `effect-${wording}`,
    });
  }
  g.rule("time", "during a turn you have not activated a monster effect", {
    kind: "not-activated-any",
    noun: "monster",
  });
  g.rule("name-only", "{+:name}");
}
