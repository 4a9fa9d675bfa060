import type { Grammar } from "../grammar.ts";

/** What joins a clause in front of which stands how long it holds: the words of the feature D. */
const JOINS = [
  ["and if you do", "and-if-you-do"],
  ["then", "then"],
  ["also", "also"],
  ["but", "but"],
] as const;

/** "Until the end of this turn, A, but B", "…, but for the rest of this turn, A, also B": the time goes for both. */
export function lastingTogether(g: Grammar, time: string, front?: string): void {
  const noted = front === undefined ? {} : { wording: front };
  g.rule("resolution", `{*step.until:${time}}, {+:lasting-clause} {++:lasting-links}`, undefined, noted);
  g.rule("links", `, <D>[[,]] {*step.until:${time}}, {+:joined-lasting[D]} {++:lasting-links}`, undefined, {
    wording: front === undefined ? "links-after" : `${front}-after`,
  });
}

/** How long, said once for several clauses: "until the end of this turn, A, but B". */
export function yugiohClauses(g: Grammar): void {
  for (const [word, join] of JOINS) {
    const rule = "joined-lasting[D]: {...:lasting-clause}";
    g.rule(`joined-lasting[${word}]`, "{...:lasting-clause}", { join }, { rule });
  }
  g.noted("joined-lasting");
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
  for (const joint of ["and", "also", "but", "and if you do"])
    g.rule("lasting-link", `{...:joint[${joint}]} {...:lasting-clause}`);
  for (const joint of ["and", "but"])
    g.rule("lasting-link", `{...:joint[${joint}]} {step:elliptic-lasting}`, {}, { wording: "elliptic" });
  g.noted("lasting-clause", "lasting-link", "lasting-step");

  g.rule("links", "{+:front-link}");
  g.rule("front-link", "{...:joint[D]} {...:front-clause}");
  g.noted("front-link");
}
