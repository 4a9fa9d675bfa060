import type { Grammar } from "../grammar.ts";

/** To how many cards the same happens at once: "at the same time", "exactly 1 monster (and no other cards)". */
export function ocgTogether(g: Grammar): void {
  const noted = { wording: "same-time" };
  g.rule("event", "{subject:number-of} are {...:gone-or-come} at the same time", {}, noted);
  g.rule(
    "event[H]",
    "{...:summoning-by[H]} {...:so-many-at-once}",
    { event: "summoned" },
    { wording: "active-same-time" },
  );
  g.rule("so-many-at-once", "{subject:number-of} at the same time");
  g.rule("so-many-at-once", "{subject:just-one} {...:and-no-others}", { alone: true });
  for (const one of ["itself", "just-one"])
    g.rule("event", `{subject:${one}} is {...:gone-or-come} {...:and-no-others}`, { alone: true }, noted);
  g.rule("gone-or-come", "{...:moved}", { event: "moved" });
  g.rule("gone-or-come", "{...:come-alone}", { event: "summoned" });
  g.rule("number-of", "{quantity.n:int} or more {...:cards[pl]} {where*:post}", {
    "quantity.kind": "at-least",
  });
  g.noted("number-of");
  g.rule("event", "{subject:just-one} {...:and-no-others} is {...:gone-or-come}", { alone: true });
  g.rule("would-event", "{subject:just-one} {...:and-no-others} would be {...:moved}", {
    event: "moved",
    alone: true,
  });
  for (const cards of ["cards", "monsters", "card", "monster"]) {
    g.rule("and-no-others", `(and no other ${cards})`, {}, { wording: `no-other-${cards}` });
    // What happens to them is said again.
    for (const done of ["banished", "destroyed", "sent", "Pendulum Summoned", "Special Summoned", "Summoned"])
      g.rule(
        "and-no-others",
        `(and no other ${cards} ${cards.endsWith("s") ? "are" : "is"} ${done}<<| at the same time>>)`,
        {},
        {
          wording: `no-other-${cards}-${done.replace(" ", "-")}`,
          rule: "and-no-others: (and no other cards are done so)",
        },
      );
  }
  g.rule("just-one", "exactly 1 {...:cards[sg]} {where*:post}", { quantity: { kind: "precisely", n: 1 } });
  g.noted("just-one");
}
