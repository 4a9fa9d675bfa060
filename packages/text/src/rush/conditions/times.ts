import type { Grammar } from "../../grammar.ts";

/** Parts of the turn and what happened in it. */
export function rushTimes(g: Grammar): void {
  const summoned = {
    kind: "happened",
    within: "turn",
    "event.event": "summoned",
    "event.subject.ref": "this-card",
  };
  g.rule(
    "time",
    "<<during the turn|the turn>> you {event.ways:way-list} Summoned this card[[ in {position:position}]]",
    summoned,
  );
  g.rule("time", "during your Main Phase you {event.ways:way-list} Summoned this card", {
    ...summoned,
    at: "main",
  });
  g.rule("time", "during your Main Phase this card was flipped face-up", { kind: "flipped-this-turn" });
  g.rule("way-list", "{+:way}[[ or {+:way}]]");
  g.rule("time", "during the turn you Normal Summoned this card by Tributing {event.tributing:np}", {
    ...summoned,
    "event.ways": ["normal"],
  });
  g.rule("time", "during the turn you Normal Summoned this card the above way", {
    ...summoned,
    "event.ways": ["normal"],
    "event.by": "own-effect",
  });
  g.rule("state", "you {event.ways:way-list} Summoned this card this turn", summoned, { wording: "state" });
  const passive = { wording: "passive" };
  g.rule("state", "this card was {event.ways:way-list} Summoned this turn", summoned, passive);
  g.rule("time", "during the turn this card was {event.ways:way-list} Summoned", summoned, passive);
  g.rule("state", "you activated this effect {...:time}", {}, { wording: "activated" });
  g.rule(
    "state",
    "you activated this effect during the first turn of the player going second",
    { kind: "first-turn-of-second" },
    { wording: "activated" },
  );
  g.rule("state", "it is the first turn of the player going second", { kind: "first-turn-of-second" });
  g.rule("time", "{=:part-of-turn}");
  g.noted("time", "state");
  drawn(g);
  notDone(g);
}

function drawn(g: Grammar): void {
  const notDrawn = { kind: "drew", player: "you", within: "phase", not: true };
  g.rule("state", "you have not drawn a card during <<this|the>> Main Phase", notDrawn);
  g.rule("state", "your opponent has drawn a card this turn", {
    kind: "drew",
    player: "opponent",
    within: "turn",
  });
}

/** "During a turn you have not activated “A”": of a monster, its effect. */
function notDone(g: Grammar): void {
  g.rule("time", "during <<a turn you|the turn you>> have not {...:undone}", {}, { wording: "turn" });
  g.rule("state", "you <<have not|haven't>> {...:undone} this turn", {}, { wording: "state" });
  g.rule("undone", "activated {names:name-only}", { kind: "not-activated" });
  g.rule(
    "undone",
    "activated the effect of {names:name-only}",
    { kind: "not-activated" },
    { wording: "effect" },
  );
  g.rule("undone", "activated a monster effect", { kind: "not-activated-any", noun: "monster" });
  g.rule("undone", "Special Summoned {what:np}", { kind: "not-summoned" });
  g.rule("name-only", "{+:name}");
}
