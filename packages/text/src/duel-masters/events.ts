import type { Grammar } from "../grammar.ts";

/** What triggers an ability, and what is replaced. */
export function duelMastersEvents(g: Grammar): void {
  events(g);
  replacements(g);
}

function events(g: Grammar): void {
  g.rule("event", "{subject:subj[N]} <enters/enter>", { event: "summoned", ways: [] });
  g.rule("event", "your opponent puts {subject:np[sg]} into the battle zone without paying its cost", {
    event: "summoned",
    ways: ["special"],
    agent: "opponent",
  });
  g.rule("event", "{subject:subj[sg]} untaps", { event: "untapped" });
  g.rule("event", "{subject:subj[sg]} taps", { event: "tapped" });
  g.rule("event", "{subject:subj[sg]} attacks", { event: "attack-declared" });
  g.rule("event", "{subject:subj[sg]} attacks a player", { event: "attack-declared", direct: true });
  g.rule("event", "{subject:subj[sg]} attacks a creature", {
    event: "attack-declared",
    target: { quantity: { kind: "a" }, traits: [], noun: "creature", where: [] },
  });
  g.rule("event", "{subject:subj[sg]} blocks", { event: "blocks" });
  g.rule("event", "{subject:subj[sg]} wins a battle", { event: "wins-battle" });
  g.rule("event", "{subject:subj[sg]} leaves the battle zone", { event: "left-field" });
  g.rule("moved", "put into {to:place[in]}", { manner: [] });
  g.rule("moved", "returned to {to:place[in]}", { manner: ["returned"] });
}

/** "When … would …, … instead." */
function replacements(g: Grammar): void {
  const replacement = { sentence: "effect", kind: "replacement", cost: [] };
  for (const [provided, none] of [
    ["", { conditions: [] }],
    [" {conditions:provided}", {}],
  ] as const) {
    const made = { ...replacement, ...none };
    const when = `when {replaces:would}${provided}`;
    g.rule("effect", `${when}, {resolution:resolution} instead.`, { ...made, optional: false });
    g.rule("effect", `${when}, you may {resolution:instead}.`, { ...made, optional: true });
    g.rule("effect", `${when}, {resolution:staying}.`, { ...made, optional: false });
  }
  g.rule("instead", "{+:act} instead");
  g.rule("instead", "{+:act} instead {++:links}");
  g.rule("staying", "{+:stays}");
  g.rule("stays", "it stays instead", { "step.verb": "stay" });
  g.rule("would", "{subject:subj[sg]} would be put into {to:place[in]} from anywhere", {
    event: "moved",
    manner: ["put"],
  });
  g.rule("would", "{subject:subj[sg]} would be put into {to:place[in]}", {
    event: "moved",
    manner: ["added"],
  });
  g.rule("would", "{subject:subj[sg]} would be returned to {to:place[in]}", {
    event: "moved",
    manner: ["returned"],
  });
  g.rule("would", "{subject:subj[sg]} would be destroyed", { event: "moved", manner: ["destroyed"] });
  g.rule("would", "{subject:subj[sg]} would be discarded", { event: "moved", manner: ["discarded"] });
  g.rule("would", "{subject:subj[sg]} would be discarded by your opponent's effect", {
    event: "moved",
    manner: ["discarded"],
    agent: "opponent",
    by: ["card-effect"],
  });
  g.rule("would", "{subject:subj[sg]} would leave the battle zone", { event: "left-field" });
  g.rule("provided", "{+:proviso}");
  g.rule("provided", "{+:proviso} {+:proviso-too}");
  g.rule("proviso", "during your turn", { kind: "turn", whose: "you" });
  g.rule("proviso", "during your opponent's turn", { kind: "turn", whose: "opponent" });
  g.rule("proviso", "while its power is more than 0", {
    kind: "is",
    what: {
      ref: "this-card",
      where: [{ trait: "stat", stat: "power", compare: "at-least", value: 1 }],
    },
  });
  g.rule("proviso", "while you have {what:obj}", { kind: "exists", player: "you" });
  g.rule("proviso-too", "and {what:obj}", { kind: "exists", player: "you" });
  g.noted("would", "proviso", "proviso-too", "stays");
}
