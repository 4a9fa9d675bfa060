import { alike } from "../common/alike.ts";
import type { Constant, Grammar } from "../grammar.ts";

/** What the opponent is told to do, or can do; `theirs[F]` is what they do. */
export function ocgOthers(g: Grammar): void {
  g.rule("statement", "your opponent {...:theirs[s3]}");
  alike(g, "opponent-said", ["your opponent", "they"]);
  g.rule("statement", "{...:opponent-said} must {...:theirs[bare]}", {}, { wording: "must" });
  // "Your opponent chooses 1 “X” Trap in your GY, and you Set it to your field."
  g.rule("statement", "your opponent chooses {what:group[sg]}", { verb: "choose", player: "opponent" });
  g.rule("statement", "you Set {what:obj} to {to:place[on]}", { verb: "set" }, { wording: "you" });
  // "Your opponent draws 2 cards, then they discard 1 card."
  g.rule("link", "{...:joint-on} they {step:theirs[bare]}", {}, { wording: "they" });
  // In the words of other games, too.
  g.rule("theirs-may", "draw {...:drawn}", { verb: "draw", player: "opponent" });
  g.rule("theirs-may", "{=:theirs[bare]}");
  g.rule("step[F]", "{...:making[F]} your opponent {...:theirs-may}");
  steps(g);
  may(g);
  ransom(g);
  g.noted("theirs", "theirs-may");
}

function steps(g: Grammar): void {
  const opponent = { player: "opponent" };
  for (const [words, fields] of [
    ["<discard> {what:obj}", { verb: "discard" }],
    ["<Tribute> {what:obj}", { verb: "tribute" }],
    ["<reveal> {what:obj}", { verb: "reveal" }],
    ["<banish> {what:obj}", { verb: "banish" }],
    ["<Special Summon> {what:obj}", { verb: "special-summon" }],
  ] as const)
    g.rule("theirs[F]", words, { ...fields, ...opponent });
  g.rule("theirs[F]", "{...:moving[V,F]} {what:obj} {...:going[V]}", opponent);
  g.rule(
    "theirs[F]",
    "<draw> the same number of cards as they shuffled into the Deck",
    { verb: "draw", ...opponent, "count.value": "count", "count.of.ref": "this-way" },
    { wording: "same-shuffled" },
  );
  const entire = (where: readonly Constant[]) => ({
    what: { quantity: { kind: "all" }, traits: [], noun: "card", where },
  });
  g.rule(
    "theirs[F]",
    "<discard> their entire hand",
    { verb: "discard", ...opponent, ...entire([]) },
    { wording: "entire" },
  );
  g.rule(
    "theirs[F]",
    "<shuffle> their entire hand into the Deck",
    {
      verb: "move",
      manner: "shuffle",
      ...opponent,
      ...entire([{ trait: "in", place: { of: "opponent", names: ["hand"] } }]),
      to: { names: ["deck"] },
    },
    { wording: "entire" },
  );
  g.rule(
    "obj",
    "your opponent's entire hand",
    entire([{ trait: "in", place: { of: "opponent", names: ["hand"] } }]).what,
    { wording: "entire-theirs" },
  );
}

/** "…, then your opponent can Special Summon 1 monster from their GY": they decide. */
function may(g: Grammar): void {
  const decide = { optional: true, decides: "opponent" };
  g.rule("theirs-clause", "{...:opponent-said} can {step:theirs-may}", decide);
  g.rule("resolution", "{+:theirs-clause}");
  g.rule("resolution", "{+:theirs-clause} {++:links}");
  g.rule("link", "{...:joint-on} {...:theirs-clause}", {}, { wording: "theirs" });
  g.noted("theirs-clause");
}

/** "Your opponent can discard 1 card to negate this effect, otherwise …": what they do is instead of all the rest. */
function ransom(g: Grammar): void {
  const decide = { optional: true, decides: "opponent" };
  alike(g, "this-effect", ["this effect", "this card's effect"]);
  g.rule("ransom", "{...:opponent-said} can {step:theirs-may} to negate {...:this-effect}", decide);
  g.rule("resolution", "{+:ransom} {+:otherwise-link}", undefined, { wording: "ransom" });
  // "Otherwise both players discard 2 cards, then draw 2 cards": both do.
  g.rule("resolution", "{+:ransom} {+:otherwise-own-link} {++:hanging-links}", undefined, {
    wording: "ransom",
  });
  g.rule("resolution", "{+:ransom} {+:otherwise-link} {+:elliptic-link}", undefined, { wording: "ransom" });
  g.rule("elliptic-link", ", then {step:elliptic-draw}", { join: "then" });
  g.noted("ransom", "elliptic-link");
}
