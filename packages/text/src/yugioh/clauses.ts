import type { Grammar } from "../grammar.ts";

/** What joins a clause in front of which stands how long it holds. */
const JOINS = [
  ["and if you do", "and-if-you-do"],
  ["then", "then"],
  ["also", "also"],
  ["but", "but"],
] as const;

/** "Until the end of this turn, A, but B", "…, but for the rest of this turn, A, also B": the time goes for both. */
export function lastingTogether(g: Grammar, time: string, front?: string): void {
  const several = (join: string) => `{*step.until:${time}}, {+:lasting-${join}} {++:lasting-links}`;
  const noted = (wording: string) => ({ wording: front === undefined ? wording : `${front}-${wording}` });
  g.rule("resolution", several("clause"), undefined, front === undefined ? {} : { wording: front });
  for (const [word, join] of JOINS) {
    g.rule("links", `, ${word}, ${several(join)}`, undefined, noted("after-comma"));
    g.rule("links", `, ${word} ${several(join)}`, undefined, noted("after"));
  }
}

/** How long, said once for several clauses: "until the end of this turn, A, but B". */
export function yugiohClauses(g: Grammar): void {
  for (const [, join] of JOINS) g.rule(`lasting-${join}`, "{...:lasting-clause}", { join });
  g.noted(...JOINS.map(([, join]) => `lasting-${join}`));
  // First, so that it is printed this way.
  lastingTogether(g, "duration");
  g.rule("resolution", "{+:front-clause}");
  g.rule("front-clause", "{step:front-statement}");
  g.noted("front-clause");
  g.rule("lasting-clause", "{step:lasting-step}");
  g.rule("lasting-step", "{...:lasting-statement}");
  g.rule("lasting-step", "{...:lasting[bare]}", {}, { wording: "bare" });
  g.rule("lasting-links", "{+:lasting-link}");
  g.rule("lasting-links", "{+:lasting-link} {++:lasting-links}");
  g.rule("lasting-link", ", but {...:lasting-clause}", { join: "but" });
  g.rule("lasting-link", ", but {step:elliptic-lasting}", { join: "but" }, { wording: "elliptic" });
  g.rule("lasting-link", "and {step:elliptic-lasting}", { join: "and" }, { wording: "elliptic" });
  g.rule("lasting-link", ", also {...:lasting-clause}", { join: "also" });
  g.rule("lasting-link", "and {...:lasting-clause}", { join: "and" });
  g.noted("lasting-clause", "lasting-link", "lasting-step");

  g.rule("links", "{+:front-link}");
  for (const [word, join] of JOINS) {
    g.rule("front-link", `, ${word}, {...:front-clause}`, { join });
    g.rule("front-link", `, ${word} {...:front-clause}`, { join }, { wording: "close" });
  }
  g.noted("front-link");
}
