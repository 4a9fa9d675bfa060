import type { Constant, Grammar } from "../../grammar.ts";

/**
 * A step that takes cards somewhere: its verb, where to, and between them what; how many, what of it there has to be, and what is
 * excepted can be said at the end.
 */
export function taking(g: Grammar, step: string, verb: string, where: string, fields: Constant): void {
  g.rule(step, `${verb} {what:obj} ${where}`, fields);
  const last = { rule: "taking: how many, at the end", wording: "reckoned" };
  g.rule(step, `${verb} {what:uncounted} ${where} {what.quantity:so-many}`, fields, last);
  const including = { rule: "taking: including", wording: "including" };
  g.rule(step, `${verb} {what:group[N]} ${where}, including {what.including:last-branch}`, fields, including);
  const besides = { rule: "taking: what is excepted" };
  g.rule(step, `${verb} {what:obj} ${where}{besides:trailing}`, fields, besides);
}

/** The same of whoever does it; each player with their own cards. */
export function anybody(g: Grammar, verb: string, where: string, fields: Constant): void {
  taking(g, "act[F]", verb, where, fields);
  const own = { rule: "each[F]: taking their own cards" };
  g.rule("each[F]", `${verb} {what:own-cards} ${where}`, fields, own);
  g.rule("each[F]", `${verb} {what:own-uncounted} ${where} {what.quantity:so-many}`, fields, own);
}

/** From one place to another: the verb (`mover[K,F]`), what, and where to (`going[K]`). */
export function rushMoving(g: Grammar): void {
  const move = { verb: "move" };
  anybody(g, "{manner:mover[K,F]}", "{...:going[K]}", move);
  g.rule("act[F]", "{manner:mover[K,F]} {...:going[K]} {what:obj}", move, { wording: "to-first" });
  g.rule("act[F]", "{manner:mover[K,F]} {what:obj} {...:going[K]} {besides:all-together}", move);
  g.rule("all-together", "{+:trait-total}");
  for (const [verb, on, manner] of [
    ["send", "to", "send"],
    ["add", "to", "add"],
    ["return", "to", "return"],
    ["shuffle", "into", "shuffle"],
    ["place", "on", "put"],
  ] as const)
    g.rule(`mover[${on},F]`, `<${verb}>`, manner);
  g.rule("going[to]", "to {to:place[in]}");
  g.rule("going[into]", "into {to:place[in]}");
  g.rule("going[on]", "on {to:deck-end}[[ {...:order}]]");
  g.rule("order", "in any order", { inOrder: true });
  g.rule("order", "in the same order", { sameOrder: true });
  g.rule("step[F]", "<place> {what:obj} on the top or bottom of {...:a-deck}[[ {...:order}]]", {
    verb: "put-in-deck",
  });
  g.rule("step[F]", "<shuffle> your Deck", { verb: "shuffle-deck" });
}
