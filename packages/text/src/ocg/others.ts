import type { Grammar } from "../grammar.ts";

/** What the opponent is told to do, or can do; `theirs[F]` is what they do. */
export function ocgOthers(g: Grammar): void {
  g.rule("statement", "your opponent {...:theirs[s3]}");
  g.rule("statement", "<<they|your opponent>> must {...:theirs[bare]}", {}, { wording: "must" });
  // "Your opponent draws 2 cards, then they discard 1 card."
  g.rule("link", "{...:joint-on} they {step:theirs[bare]}", {}, { wording: "they" });
  g.rule("theirs-may", "{=:theirs[bare]}");
  g.rule("step[F]", "{...:making[F]} your opponent {...:theirs-may}");
  steps(g);
  may(g);
  ransom(g);
  g.noted("theirs", "theirs-may");
}

function steps(g: Grammar): void {
  const opponent = { player: "opponent" };
  g.rule("theirs[F]", "<draw> {...:drawn}", { verb: "draw", ...opponent });
  g.rule("theirs[F]", "{...:doing[F]} {what:theirs-obj}", opponent);
  g.rule("theirs[F]", "<choose> {what:theirs-obj}", { verb: "choose", ...opponent });
  g.rule("theirs[F]", "{...:moving[V,F]} {what:theirs-obj} {...:going[V]}[[{besides:trailing}]]", opponent);
  g.rule(
    "theirs[F]",
    "<draw> the same number of cards as they shuffled into the Deck",
    { verb: "draw", ...opponent, "count.value": "count", "count.of.ref": "this-way" },
    { wording: "same-shuffled" },
  );
  // "your opponent's entire hand", and of what they do "their entire hand"
  const all = { quantity: { kind: "all" }, traits: [], noun: "card" };
  g.rule("obj", "{where:all-in-theirs}", all);
  g.rule("theirs-obj", "{=:obj}");
  g.rule("theirs-obj", "{where:all-in-their}", all);
  // "1 of their banished monsters"
  g.rule("theirs-obj", "{quantity:part-quantity[N]} of {traits:lying-theirs-so} {noun:noun[pl]}", {
    where: [],
  });
  g.rule("lying-theirs-so", "{+:banished-of-theirs}[[ {++:pre}]]");
  g.rule("banished-of-theirs", "their banished", {
    trait: "in",
    "place.names": ["banished"],
    "place.of": "opponent",
    "place.pronoun": true,
  });
  g.noted("banished-of-theirs");
  for (const whose of ["theirs", "their"]) {
    g.rule(`all-in-${whose}`, `{+:trait-entire-${whose}}`);
    g.rule(`trait-entire-${whose}`, `{place:entire-${whose}}`, { trait: "in" }, { wording: "entire" });
    g.noted(`trait-entire-${whose}`);
  }
  const opponents = { of: "opponent" };
  g.rule("entire-theirs", "your opponent's entire {names:one-place[in]}", opponents);
  g.rule("entire-their", "their entire {names:one-place[in]}", { ...opponents, pronoun: true });
}

/** "…, then your opponent can Special Summon 1 monster from their GY": they decide. */
function may(g: Grammar): void {
  const decide = { optional: true, decides: "opponent" };
  g.rule("theirs-clause", "your opponent can {step:theirs-may}", decide);
  g.rule("theirs-clause", "they can {step:theirs-may}", { ...decide, pronoun: true });
  for (const clause of ["first-clause", "may-step"]) g.rule(clause, "{=:theirs-clause}");
  g.noted("theirs-clause");
}

/** "Your opponent can discard 1 card to negate this effect, otherwise …": what they do is instead of all the rest. */
function ransom(g: Grammar): void {
  const decide = { optional: true, decides: "opponent" };
  g.rule(
    "ransom",
    "<<your opponent|they>> can {step:theirs-may} to negate this <<effect|card's effect>>",
    decide,
  );
  g.rule("resolution", "{+:ransom} {+:otherwise-link}", undefined, { wording: "ransom" });
  // "Otherwise both players discard 2 cards, then draw 2 cards": both do.
  g.rule("resolution", "{+:ransom} {+:otherwise-link} {++:hanging-links}", undefined, { wording: "ransom" });
  g.rule("hanging-link", ", then {step:elliptic-draw}", { join: "then" });
  g.noted("ransom");
}
