import type { Grammar } from "../grammar.ts";

/** How long, said once for several clauses: "until the end of this turn, A, but B". */
export function yugiohClauses(g: Grammar): void {
  // "until the end of this turn, A, but B": the time goes for both. First, so that it is printed this way.
  g.rule("resolution", "{*step.until:duration}, {+:lasting-clause} {++:lasting-links}");
  g.rule("resolution", "{+:front-clause}");
  g.rule("front-clause", "{step:front-statement}");
  g.noted("front-clause");
  g.rule("lasting-clause", "{step:lasting-step}");
  g.rule("lasting-step", "{...:lasting-statement}");
  g.rule("lasting-step", "{...:lasting[bare]}", {}, { wording: "bare" });
  g.rule("lasting-links", "{+:lasting-link}");
  g.rule("lasting-link", ", but {...:lasting-clause}", { join: "but" });
  g.rule("lasting-link", ", but {step:elliptic-lasting}", { join: "but" }, { wording: "elliptic" });
  g.rule("lasting-link", ", also {...:lasting-clause}", { join: "also" });
  g.rule("lasting-link", "and {...:lasting-clause}", { join: "and" });
  g.noted("lasting-clause", "lasting-link", "lasting-step");

  g.rule("links", "{+:front-link}");
  for (const [word, join] of [
    ["and if you do", "and-if-you-do"],
    ["then", "then"],
    ["also", "also"],
    ["but", "but"],
  ] as const) {
    g.rule("front-link", `, ${word}, {...:front-clause}`, { join });
    g.rule("front-link", `, ${word} {...:front-clause}`, { join }, { wording: "close" });
  }
  g.noted("front-link");
}
