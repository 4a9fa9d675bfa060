import type { Constant, Grammar } from "../grammar.ts";

/** What cannot be negated, as long as a card is there or for a time: activations and effects of which cards, used by whom. */
export function ocgNegationBans(g: Grammar): void {
  const ban = { verb: "forbid", player: "both", act: "negate" };
  used(g);
  const parts: readonly [string, Readonly<Record<string, Constant>>, string][] = [
    ["the activations and effects", {}, ""],
    ["the activation and effects", {}, "-one"],
    ["the activation and the activated effects", { negating: ["activation", "activated-effect"] }, ""],
    ["the activated effects", { negating: ["activated-effect"] }, ""],
  ];
  for (const [words, negating, w] of parts) {
    const said = { ...ban, ...negating };
    g.rule("ban", `${words} of {what:those-by} cannot be negated`, said, { wording: `those${w}` });
    g.rule("ban", `${words} of {what:cards-used} cannot be negated`, said, { wording: `used${w}` });
    g.rule(
      "ban",
      `${words} of your {what:cards-used} cannot be negated`,
      { ...said, agent: "you" },
      { wording: `your${w}` },
    );
  }
  // Of what is activated there, and by whom.
  const there = { negating: ["activation", "activated-effect"], agent: "you", "where.names": ["field"] };
  for (const [words, wording] of [
    ["the activations and effects", {}],
    ["the activation and effects", { wording: "one" }],
  ] as const)
    g.rule(
      "ban",
      `${words} of {what:cards-used} activated on your field cannot be negated`,
      { ...ban, ...there },
      wording,
    );
  const activation = { ...ban, negating: ["activation"] };
  g.rule("ban", "the activation of {what:owner} effects cannot be negated", activation);
  g.rule(
    "ban",
    "the activation of your {what:cards-used}' effects cannot be negated",
    { ...activation, agent: "you" },
    { wording: "your" },
  );
  const summons = { ...ban, negating: ["summon"] };
  for (const [the, t] of [
    ["", ""],
    ["the ", "the-"],
  ] as const) {
    const words = `${the}{ways:ways} Summons of`;
    g.rule("ban", `${words} {what:cards-used} cannot be negated`, summons, { wording: `${t}summons` });
    g.rule(
      "ban",
      `${words} your {what:cards-used} cannot be negated`,
      { ...summons, agent: "you" },
      { wording: `${t}summons-your` },
    );
  }
  g.rule("summon-rule", "This card's {ways:ways} Summon cannot be negated.", {
    sentence: "summon-rule",
    rule: "firm-summon",
  });
  g.rule("ban", "{what:owner} activation and effects cannot be negated", ban, { wording: "owner" });
  g.rule("ban", "{what:owner} effects cannot be negated", { ...ban, negating: ["effect"] });
}

/** Cards wherever they are used: what they are, not where they lie. */
function used(g: Grammar): void {
  const all = { quantity: { kind: "all" }, where: [] };
  g.rule("cards-used", "{traits*:pre} {noun:noun[pl]}", all);
  g.rule("cards-used", "{traits:pre-kind} {noun:kind-noun[pl]}", all);
  g.rule("cards-used", "{noun:card-noun[sg]} Cards", { ...all, traits: [] }, { wording: "cards" });
  g.rule("cards-used", "{traits:pre-card-kind} {noun:card-noun[sg]} Cards", all, { wording: "cards" });
  g.noted("cards-used");
}
