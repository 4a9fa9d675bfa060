import type { Grammar } from "../../grammar.ts";

/**
 * Who does it: `act[F]` is what anybody does (you, where nobody is said), `player-act[F]` what is always said of a player,
 * `their-act[F]` what is said of you in other words.
 */
export function rushOthers(g: Grammar): void {
  g.rule("step[F]", "{...:act[F]}");
  g.rule("step[F]", "{...:player-act[F]}", { player: "you" });
  for (const act of ["act", "player-act", "their-act"])
    g.rule(
      "theirs[F]",
      `{...:${act}[F]}`,
      { player: "opponent" },
      { rule: "theirs[F]: what the opponent does" },
    );
  g.rule("theirs[F]", "{verb:doer[F]} {what:obj}", { player: "opponent" });
  g.rule("statement", "your opponent {...:theirs[s3]}");
  g.rule("statement", "they {...:theirs[bare]}", {}, { wording: "they" });
  g.rule("link", "{...:linking} {step:theirs[s3]}", {}, { wording: "elliptic" });
  g.rule("lead", "your opponent can {step:theirs[bare]}", { optional: true, decides: "opponent" });
  g.noted("theirs");
  eachPlayer(g);
}

/** For each player these are "your" cards. */
const OWN_TOP = {
  traits: [],
  noun: "card",
  where: [{ trait: "from", place: { of: "you", names: ["deck-top"] } }],
};

/** Each does so with their own cards: for each of them these are "your" cards. */
function eachPlayer(g: Grammar): void {
  g.rule("statement", "each player {...:each[s3]}", { player: "both" });
  g.rule("statement", "both players {...:each[bare]}", { player: "both" }, { wording: "both" });
  g.rule("each[F]", "{...:player-act[F]}");
  g.rule("each[F]", "{...:their-act[F]}");
  g.rule("each[F]", "{...:revealing[F]} {what:own-cards}", { verb: "reveal" });
  const all = "(or their entire Deck, if less than {what.quantity.orAllBelow:int2})";
  g.rule(
    "each[F]",
    `{manner:mover[to,F]} the top {what.quantity.n:int2} cards of their Deck {...:going[to]} ${all}`,
    {
      verb: "move",
      "what.quantity.kind": "exactly",
      "what.traits": [],
      "what.noun": "card",
      "what.where": OWN_TOP.where,
    },
  );
  g.rule("each[F]", "{verb:doer[F]} {what:own-cards}");
  g.rule("own-cards", "cards {quantity:so-many} from the top of their Deck", OWN_TOP, { wording: "so-many" });
  g.rule("own-uncounted", "cards from the top of their Deck", OWN_TOP);
  g.rule("own-cards", "{quantity:quantity[N]} {...:cards[N]} {where:from-own}");
  g.rule("from-own", "{+:trait-own}");
  const own = { trait: "from", "place.of": "you" };
  g.rule("trait-own", "from their {place.names:places[plural]}", own, { wording: "own" });
  g.rule("trait-own", "from their {place.names:places[in]}", own, { wording: "own-one" });
  g.rule("own-cards", "{=:own-top}");
  g.rule("own-top", "{quantity:top-cards[N]} of their Deck", {
    ...OWN_TOP,
  });
  g.rule("own-cards", "their excavated cards", {
    ref: "excavated",
    where: [{ trait: "possessed", by: "you" }],
  });
  // All of them.
  g.rule(
    "own-cards",
    "as many cards as possible from their hands",
    {
      quantity: { kind: "all" },
      traits: [],
      noun: "card",
      where: [{ trait: "from", place: { of: "both", names: ["hand"] } }],
    },
    { wording: "possible" },
  );
  g.noted("own-cards", "own-top", "trait-own");
}
