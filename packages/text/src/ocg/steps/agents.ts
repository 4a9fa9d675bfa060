import { alike } from "../../common/alike.ts";
import type { Grammar } from "../../grammar.ts";

/** Of each player: how many they discarded. */
const DISCARDED = {
  value: "count",
  of: { ref: "this-way", verb: "discard", where: [{ trait: "possessed", by: "you" }] },
};

/**
 * What is done by others than you: `each-acts[F]` is what each player does with their own cards ("you" in it are the one who
 * does), `actor-acts[F]` what one player does who is told by a card or the turn, `theirs[F]` what your opponent does.
 */
export function ocgAgents(g: Grammar): void {
  each(g);
  actors(g);
  deeds(g);
  ownCards(g);
}

function each(g: Grammar): void {
  const both = { player: "both" };
  for (const act of ["own-deed", "each-draws", "lp-change"])
    g.rule("each-acts[F]", `{...:${act}[F]}`, both, { rule: "each-acts[F]" });
  g.rule("statement", "each player {=:each-acts[s3]}");
  // "You can make each player draw 1 card"
  alike(g, "all-players", ["each player", "both players"]);
  g.rule("step[F]", "{...:making[F]} {...:all-players} {...:each-acts[bare]}");
  for (const clause of ["first-clause", "then-clause"])
    g.rule(clause, "each player can {step:each-acts[bare]}", { optional: true, decides: "each" });
  g.rule("link", "{...:joint[then]} {...:then-clause}", {}, { wording: "each" });
  g.noted("then-clause");
  // "Each player sends 2 cards from their hand to the GY, then draws 2 cards": the subject is not said again.
  g.rule("link", ", then {step:elliptic-act}", { join: "then" });
  g.rule("elliptic-act", "{...:each-acts[s3]}", {}, { wording: "elliptic" });
  g.rule("each-draws[F]", "<draw> {...:each-drawn}", { verb: "draw" });
  g.rule("each-draws[F]", "{...:draw-until[F]}");
  g.rule("drawn", "1 card", { count: 1 });
  g.rule("drawn", "{count:int2} cards");
  g.rule("each-drawn", "{...:drawn}");
  g.rule("each-drawn", "the same number of cards[[ they discarded]]", { count: DISCARDED });
  g.noted("elliptic-act");
}

/** "Its controller can add 1 monster from their Deck to their hand", "the turn player discards 1 card" */
function actors(g: Grammar): void {
  for (const whose of ["controller", "owner"]) {
    const rule = { rule: `actor: ${whose}` };
    g.rule("actor", `its ${whose}`, { whose, "card.ref": "it" }, rule);
    g.rule("actor", `{card:possessor}'s ${whose}`, { whose }, rule);
    g.rule("actor", `the ${whose} of {card:ref[N]}`, { whose }, { wording: "of", ...rule });
  }
  const did = { wording: "who-did" };
  g.rule("actor", "the player who controlled {card:ref[sg]}", { whose: "controller" }, did);
  g.rule("actor", "the turn player", { whose: "turn-player" });
  g.rule("first-clause", "{by:actor} {step:actor-acts[s3]}");
  for (const clause of ["first-clause", "may-step"])
    g.rule(clause, "{by:actor} can {step:actor-acts[bare]}", { optional: true });
  g.rule("actor-acts[F]", "{=:own-deed[F]}");
  for (const act of ["each-draws", "lp-change"])
    g.rule("actor-acts[F]", `{...:${act}[F]}`, { player: "you" }, { rule: "actor-acts[F]" });
  g.rule("actor-acts[F]", "{...:paying[F]}", { verb: "pay-lp" });
  g.noted("actor", "actor-acts");
}

function deeds(g: Grammar): void {
  g.rule("own-deed[F]", "<shuffle> their Deck", { verb: "shuffle-deck" });
  g.rule("own-deed[F]", "{...:doing[F]} {what:theirs-each}");
  for (const v of ["to", "into", "set", "field", "down"]) {
    const deed = `{...:moving[${v},F]} {what:theirs-each} {...:going-each[${v}]}`;
    const rule = { rule: "own-deed[F]: {...:moving[V,F]} {what:theirs-each}" };
    g.rule("own-deed[F]", `${deed}[[{besides:trailing}]]`, undefined, rule);
    if (v !== "down") g.rule("own-deed[F]", `${deed} {besides:trailing-that}`, undefined, rule);
  }
  for (const to of ["to", "into"]) {
    g.rule(`going-each[${to}]`, `${to} {to:their-place}`, undefined, { rule: "going-each[K]" });
    g.rule(`going-each[${to}]`, `${to} the {to.names:one-place[in]}`, {}, { wording: "the" });
  }
  g.rule("going-each[set]", "{...:each-to-field}");
  g.rule("going-each[field]", "[[{...:summoned-in} & {...:each-to-field}]]");
  g.rule("going-each[down]", "{...:going[down]}");
  g.rule("each-to-field", "to {to:their-field}");
  g.rule("their-field", "their[[ own]] {names:only-field}", { of: "you" });
  g.words("only-field", { field: ["field"] });
  // Of one's hand there is nothing else to discard.
  g.rule("own-deed[F]", "<discard> {what:obj}", { verb: "discard" });
  g.rule(
    "own-deed[F]",
    "<discard> their entire hand",
    {
      verb: "discard",
      what: { quantity: { kind: "all" }, traits: [], noun: "card", where: [] },
    },
    { wording: "entire" },
  );
  const top = {
    "what.traits": [],
    "what.noun": "card",
    "what.where": [{ trait: "from", place: { of: "you", names: ["deck-top"] } }],
  };
  g.rule(
    "own-deed[F]",
    "{...:moving[to,F]} the top {what.quantity.n:int2} cards of their Deck {...:going-each[to]} ({...:or-all} if less than {what.quantity.orAllBelow:int2})",
    { "what.quantity.kind": "exactly", ...top },
  );
  for (const [word, verb] of [
    ["discard", "discard"],
    ["banish", "banish"],
    ["destroy", "destroy"],
    ["Tribute", "tribute"],
    ["reveal", "reveal"],
    ["Special Summon", "special-summon"],
    ["Set", "set"],
  ] as const)
    g.rule("doing[F]", `<${word}>`, { verb }, { rule: "doing[F]" });
  g.noted("own-deed");
}

/** Cards of each player's own: "1 monster they control", "2 cards from their hand", "as many of their banished monsters as possible". */
function ownCards(g: Grammar): void {
  g.rule("theirs-each", "{quantity:quantity[M]} {...:cards[M]} {where:their-own}");
  const all = { quantity: { kind: "all" } };
  g.rule("theirs-each", "any {...:cards[pl]} {where:their-own}", all, { wording: "any" });
  g.rule("theirs-each", "{quantity:part-quantity[N]} of {traits:their-banished} {noun:noun[pl]}", {
    where: [],
  });
  const possible = { quantity: { kind: "as-many" } };
  g.rule("theirs-each", "as many {...:cards[pl]} as possible {where:their-own}", possible);
  g.rule("theirs-each", "as many of {traits:their-banished} {noun:noun[pl]} as possible", {
    ...possible,
    where: [],
  });
  g.rule("theirs-each", "{quantity:top-cards[N]} of their Deck", {
    traits: [],
    noun: "card",
    where: [{ trait: "from", place: { of: "you", names: ["deck-top"] } }],
  });
  g.rule("their-own", "[[{++:withs} ]]{+:trait-their}");
  g.rule("their-own", "{+:trait-their} {++:withs}");
  g.rule("their-own", "{+:trait-their}{+:trait-except}");
  for (const place of ["from", "in"])
    g.rule("trait-their", `${place} {place:their-place}`, { trait: place }, { rule: "trait-their: place" });
  g.rule("trait-their", "they control", { trait: "controlled", by: "you" });
  g.rule("their-place", "their[[ own]] {names:places[in]}", { of: "you" });
  g.rule("their-place", "their {names:places-each}", { of: "you" }, { wording: "pl" });
  g.words("places-each", { hands: ["hand"], Decks: ["deck"], GYs: ["graveyard"] });
  g.rule("their-banished", "{+:trait-their-banished}[[ {++:pre}]]");
  g.rule("trait-their-banished", "their banished", {
    trait: "in",
    "place.names": ["banished"],
    "place.of": "you",
  });
  g.noted("theirs-each", "trait-their", "their-place", "trait-their-banished");
}

/** What the opponent is told to do, or can do. */
export function ocgOpponent(g: Grammar): void {
  alike(g, "your-opponent", ["your opponent", "they"]);
  g.rule("statement", "your opponent {...:theirs[s3]}");
  g.rule("statement", "{...:your-opponent} must {...:theirs[bare]}", {}, { wording: "must" });
  // "Your opponent draws 2 cards, then they discard 1 card."
  g.rule("link", "{...:joint-on} they {step:theirs[bare]}", {}, { wording: "they" });
  g.rule("theirs-may", "{=:theirs[bare]}");
  g.rule("step[F]", "{...:making[F]} your opponent {...:theirs-may}");
  theirSteps(g);
  may(g);
  g.noted("theirs", "theirs-may");
}

function theirSteps(g: Grammar): void {
  const opponent = { player: "opponent" };
  g.rule("theirs[F]", "<draw> {...:drawn}", { verb: "draw", ...opponent });
  g.rule("theirs[F]", "{...:doing[F]} {what:theirs-obj}", opponent);
  g.rule("theirs[F]", "<choose> {what:theirs-obj}", { verb: "choose", ...opponent });
  g.rule("theirs[F]", "{...:moving[V,F]} {what:theirs-obj} {...:going[V]}[[{besides:trailing}]]", opponent);
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
  for (const [whose, words, fields] of [
    ["theirs", "your opponent's", { of: "opponent" }],
    ["their", "their", { of: "opponent", pronoun: true }],
  ] as const) {
    g.rule(`all-in-${whose}`, `{+:trait-entire-${whose}}`, undefined, { rule: "all-in-theirs" });
    const entire = { wording: "entire", rule: "trait-entire" };
    g.rule(`trait-entire-${whose}`, `{place:entire-${whose}}`, { trait: "in" }, entire);
    g.rule(`entire-${whose}`, `${words} entire {names:one-place[in]}`, fields, { rule: "entire: of whom" });
    g.noted(`trait-entire-${whose}`);
  }
}

/** "…, then your opponent can Special Summon 1 monster from their GY": they decide; what they pay may be instead of all the rest. */
function may(g: Grammar): void {
  const decide = { optional: true, decides: "opponent" };
  g.rule("theirs-clause", "your opponent can {step:theirs-may}", decide);
  g.rule("theirs-clause", "they can {step:theirs-may}", { ...decide, pronoun: true });
  for (const clause of ["first-clause", "may-step"]) g.rule(clause, "{=:theirs-clause}");
  alike(g, "this-effect", ["this effect", "this card's effect"]);
  g.rule("ransom", "{...:your-opponent} can {step:theirs-may} to negate {...:this-effect}", decide);
  // "Otherwise both players discard 2 cards, then draw 2 cards": both do.
  const ransom = { wording: "ransom" };
  g.rule("resolution", "{+:ransom} {+:otherwise-link}[[ {++:hanging-links}]]", undefined, ransom);
  g.rule("hanging-link", ", then {step:elliptic-act}", { join: "then" });
  g.noted("ransom", "theirs-clause");
}
