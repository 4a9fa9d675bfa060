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
  joints(g);
  g.rule("link", "{...:joint-on} {...:clause}");
  for (const joint of ["and", "but"]) g.rule("link", `{...:joint[${joint}]} {...:first-clause}`);
  // "Your opponent draws 1 card, then you banish 1 card": who does it is said where it changes.
  const rule = "link: {...:joint[D]} you {step:simple-step[bare]}";
  for (const joint of ["then", "also"])
    g.rule("link", `{...:joint[${joint}]} you {step:simple-step[bare]}`, { by: "you" }, { rule });
  g.rule("joint[after that]", ", also, after that,", { join: "also-after-that" });
  g.rule("link", "{...:joint[after that]} {...:clause}");

  g.rule("costs[F]", "{+:cost-clause[F]}");
  g.rule("costs[F]", "{+:cost-clause[F]} {++:cost-links[F]}");
  g.rule("cost-links[F]", "{+:cost-link[F]}");
  g.rule("cost-links[F]", "{+:cost-link[F]} {++:cost-links[F]}");
  g.rule("cost-clause[F]", "{step:cost-step[F]}");
  g.rule("cost-link[F]", ", then {...:cost-clause[F]}", { join: "then" });
  g.rule("cost-link[F]", "{...:joint[and]} {...:cost-clause[F]}");
}

/** The words that join two clauses, of whatever kind; games have more of them. */
function joints(g: Grammar): void {
  g.rule("joint[and]", "and", { join: "and" });
  g.rule("joint[and]", ", and", { join: "and" }, { wording: "comma" });
  g.rule("joint[and if you do]", ", and if you do,", { join: "and-if-you-do" });
  for (const word of ["then", "also", "but"]) g.rule(`joint[${word}]`, `, ${word}`, { join: word });
  for (const on of ["and if you do", "then", "also"]) g.rule("joint-on", `{...:joint[${on}]}`);
}
