import type { Grammar } from "../../grammar.ts";

/** "Activate 1 of these effects;" and, each a sentence of its own, "● Draw 1 card." */
export function ocgChoices(g: Grammar): void {
  choosing(g);
  offered(g);
  modes(g);
}

/** What stands before them: which and how many of them, how often, and what is paid. */
function choosing(g: Grammar): void {
  const both = "you can activate <<both effects|both of these effects>> in sequence";
  for (const end of [
    "{...:before-lines}",
    " {...:each-mode-once}{...:before-lines}",
    `, or {allIf:if-state}, ${both}{...:before-lines}`,
  ])
    g.rule(
      "choosing",
      `activate <<1 of these|1 of the following|these>> effects${end}`,
      {},
      { wording: "choosing" },
    );
  // By what is in each of them.
  const appropriate = "activate 1 of these appropriate effects{...:before-lines}";
  g.rule("choosing", appropriate, {}, { wording: "appropriate" });
  // By the number that is paid for it.
  g.rule("choosing", "activate the appropriate effect{...:before-lines}", {}, { wording: "=paid" });
  const byNumber = "activate {...:one-of-these}[[,]] {...:hanging}{...:before-lines}";
  g.rule("choosing", byNumber, {}, { wording: "by-number" });
  // What stands after it, and how often each of them is used.
  g.rule(
    "each-mode-once",
    "(but you can only use <<each effect|each of these effects>> of {eachOnce:name} once per turn)",
  );
}

function offered(g: Grammar): void {
  const one = { modes: [], resolution: [] };
  for (const [can, optional] of [
    ["You can ", true],
    ["", false],
  ] as const) {
    g.rule("body", `${can}{...:choosing}`, { ...one, cost: [], optional });
    for (const costs of ["costs[bare]", "listed-counters"]) {
      const rule = "body: what is paid, and the choice";
      g.rule("body", `${can}{cost:${costs}}, then {...:choosing}`, { ...one, optional }, { rule });
      const paidTo = `${can}{cost:${costs}} to {...:choosing}`;
      g.rule("body", paidTo, { ...one, optional }, { wording: "paid-to", rule });
    }
  }
  const chosen = { sentence: "effect", optional: true, cost: [] };
  const can = "{conditions:conditions}, you can";
  g.rule("effect", `${can} {...:choosing}`, { ...chosen, ...one }, { wording: "can-choose" });
  const paid = { sentence: "effect", optional: true, ...one };
  g.rule("effect", `${can} {cost:costs[bare]}<<, then| to>> {...:choosing}`, paid, { wording: "can-choose" });
  // Which one it is follows from what the card's own effect answered.
  for (const [words, wording] of [
    ["that damage", "for-damage"],
    ["the card negated last", "for-negated"],
  ] as const) {
    const appropriate = `Activate the appropriate effect for ${words};`;
    g.rule("body", appropriate, { ...one, cost: [], optional: false }, { wording });
  }
  // "…, you can either: A, OR: B.": both in the same sentence.
  g.rule("effect", `${can} either: {modes:either}.`, { ...chosen, resolution: [] }, { wording: "either" });
  g.rule("either", "{+:either-mode}, OR: {+:either-mode}");
  g.rule("either-mode", "{...:mode-done}", { sentence: "mode", conditions: [] });
  g.noted("either-mode");
}

function modes(g: Grammar): void {
  const mode = { sentence: "mode" };
  g.rule("mode", "● {...:mode-body}", { ...mode, conditions: [] });
  g.rule("mode", "● {conditions:conditions}: {...:mode-body}", mode);
  g.rule("mode", "● {conditions:causes-of-it}: {...:mode-body}", mode);
  g.rule("mode-body", "{...:mode-done}.");
  g.rule("mode-done", "{resolution:resolution}", { cost: [] });
  g.rule("mode-done", "{cost:costs[bare]}; {resolution:resolution}");
  g.rule("causes-of-it", "{+:cause-of-it}");
  g.words("cause-of-it", {
    "battle damage": { kind: "own-occasion", damage: "battle" },
    "effect damage": { kind: "own-occasion", damage: "card-effect" },
  });
  g.noted("cause-of-it", "mode");
  g.rule("sentence", "{=:mode}");
  // "● While in Attack Position: …": an effect by itself.
  g.rule("sentence", "● While in {stance:position}: {...:effect}", {}, { wording: "while-stance" });
  // "● Attack Position: …": the same, or what a label says of a card that was spoken of (`assemble.ts`).
  g.rule("sentence", "● {labelled:position}: {...:effect}");
}
