import type { Grammar } from "../grammar.ts";

/**
 * Clauses and what joins them. The words for each join are those of Problem-Solving Card Text;
 * see the table at `Join` in the card IR.
 */
export function commonClauses(g: Grammar): void {
  g.noted("clause", "first-clause", "link", "cost-clause", "cost-link");
  g.rule("first-clause", "{step:step[bare]}");
  g.rule("first-clause", "{step:statement}");
  g.rule("clause", "{...:first-clause}");
  g.rule("clause", "you can {step:step[bare]}", { optional: true });

  // "until the end of this turn, A, but B": the time goes for both. First, so that it is printed this way.
  g.rule("resolution", "{*step.until:duration}, {+:lasting-clause} {++:lasting-links}");
  g.rule("resolution", "{+:first-clause}");
  g.rule("resolution", "{+:first-clause} {++:links}");
  g.rule("resolution", "{+:front-clause}");
  g.rule("front-clause", "{step:front-statement}");
  g.noted("front-clause");
  g.rule("lasting-clause", "{step:lasting-step}");
  g.rule("lasting-step", "{...:lasting-statement}");
  g.rule("lasting-links", "{+:lasting-link}");
  g.rule("lasting-link", ", but {...:lasting-clause}", { join: "but" });
  g.rule("lasting-link", ", also {...:lasting-clause}", { join: "also" });
  g.rule("lasting-link", "and {...:lasting-clause}", { join: "and" });
  g.noted("lasting-clause", "lasting-link", "lasting-step");

  g.rule("links", "{+:link}");
  g.rule("links", "{+:link} {++:links}");
  g.rule("links", "{+:front-link}");
  for (const [word, join] of [
    ["and if you do", "and-if-you-do"],
    ["then", "then"],
    ["also", "also"],
  ] as const)
    g.rule("front-link", `, ${word}, {...:front-clause}`, { join });
  g.noted("front-link");
  g.rule("link", "and {...:first-clause}", { join: "and" });
  g.rule("link", ", and {...:first-clause}", { join: "and" }, { wording: "comma" });
  g.rule("link", ", and if you do, {...:clause}", { join: "and-if-you-do" });
  g.rule("link", ", then {...:clause}", { join: "then" });
  g.rule("link", ", also {...:clause}", { join: "also" });
  g.rule("link", ", also, after that, {...:clause}", { join: "also-after-that" });
  g.rule("link", ", but {...:first-clause}", { join: "but" });

  g.rule("costs[F]", "{+:cost-clause[F]}");
  g.rule("costs[F]", "{+:cost-clause[F]} {++:cost-links[F]}");
  g.rule("cost-links[F]", "{+:cost-link[F]}");
  g.rule("cost-links[F]", "{+:cost-link[F]} {++:cost-links[F]}");
  g.rule("cost-clause[F]", "{step:cost-step[F]}");
  g.rule("cost-link[F]", ", then {...:cost-clause[F]}", { join: "then" });
  g.rule("cost-link[F]", "and {...:cost-clause[F]}", { join: "and" });
}
