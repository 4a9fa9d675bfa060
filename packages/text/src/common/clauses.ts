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
  g.rule("clause", "{...:you-can} {step:step[bare]}");
  g.rule("you-can", "you can", { optional: true });

  g.rule("resolution", "{+:first-clause}");
  g.rule("resolution", "{+:first-clause} {++:links}");
  g.rule("links", "{+:link}");
  g.rule("links", "{+:link} {++:links}");
  g.rule("link", "and {...:first-clause}", { join: "and" });
  g.rule("link", ", and {...:first-clause}", { join: "and" }, { wording: "comma" });
  g.rule("link", ", and if you do, {...:clause}", { join: "and-if-you-do" });
  g.rule("link", ", then {...:clause}", { join: "then" });
  g.rule("link", ", also {...:clause}", { join: "also" });
  // "Your opponent draws 1 card, then you banish 1 card": who does it is said where it changes.
  g.rule("link", ", then you {step:simple-step[bare]}", { join: "then", by: "you" });
  g.rule("link", ", also you {step:simple-step[bare]}", { join: "also", by: "you" });
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
