import type { Grammar } from "../../grammar.ts";

/** What is paid, one thing or several. */
export function rushCosts(g: Grammar): void {
  g.rule("costs[F]", "{+:cost-clause[F]}[[ {++:cost-links[F]}]]");
  g.rule("cost-links[F]", "{+:cost-link[F]}[[ {++:cost-links[F]}]]");
  g.rule("cost-clause[F]", "{step:cost-step[F]}");
  g.rule("cost-link[F]", "{...:linking} {...:cost-clause[F]}");
  g.noted("cost-clause", "cost-link");
  sentTogether(g);
}

/** "Send this face-up card and 1 monster from your hand to the Graveyard" */
function sentTogether(g: Grammar): void {
  const sent = { "step.verb": "move", "step.manner": "send" };
  const second = { wording: "shared" };
  g.rule("costs[F]", "<send> {+:sent-ref-first} and {+:sent-group-second} to {*step.to:place[in]}");
  g.rule("costs[F]", "<send> {+:sent-top-first} and {+:sent-ref-second} to {*step.to:place[in]}");
  g.rule("sent-ref-first", "{step.what:ref[sg]}", sent);
  g.rule("sent-top-first", "{step.what:deck-top-cards}", sent);
  g.rule("sent-group-second", "{step.what:group[N]}", { ...sent, join: "and" }, second);
  g.rule("sent-ref-second", "{step.what:ref[sg]}", { ...sent, join: "and" }, second);
  g.noted("sent-ref-first", "sent-top-first", "sent-group-second", "sent-ref-second");
}
