import type { Grammar } from "../grammar.ts";

/** To how many cards the same happens at once: "at the same time", "exactly 1 monster (and no other cards)". */
export function ocgTogether(g: Grammar): void {
  const moved = { event: "moved" };
  const summoned = { event: "summoned" };
  const noted = { wording: "same-time" };
  g.rule("event", "{subject:number-of} are {...:moved} at the same time", moved, noted);
  g.rule("event", "{subject:number-of} are {...:summon[past]} at the same time", summoned, noted);
  g.rule(
    "event",
    "you {...:summon[bare]} {subject:number-of} at the same time",
    { ...summoned, agent: "you" },
    noted,
  );
  g.rule("number-of", "{quantity.n:int} or more {traits*:pre} {noun:noun[pl]} {where*:post}", {
    "quantity.kind": "at-least",
  });
  g.noted("number-of");
  for (const cards of ["cards", "monsters", "card", "monster"]) {
    const alone = `{subject:just-one} (and no other ${cards}) is`;
    const wording = `no-other-${cards}`;
    g.rule("event", `${alone} {...:moved}`, { ...moved, alone: true }, { wording });
    const would = `{subject:just-one} (and no other ${cards}) would be {...:moved}`;
    g.rule("would-event", would, { ...moved, alone: true }, { wording });
    if (cards.startsWith("monster"))
      g.rule("event", `${alone} {...:summon[past]}`, { ...summoned, alone: true }, { wording });
  }
  g.rule("just-one", "exactly 1 {traits*:pre} {noun:noun[sg]} {where*:post}", {
    quantity: { kind: "precisely", n: 1 },
  });
  g.rule("just-one", "exactly 1 {traits:pre-kind} {noun:kind-noun[sg]} {where*:post}", {
    quantity: { kind: "precisely", n: 1 },
  });
  g.noted("just-one");
}
