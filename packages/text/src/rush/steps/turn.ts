import type { Grammar } from "../../grammar.ts";

/** The attack, the Battle Phase, control for a time, and what is done later in the turn. */
export function rushTurn(g: Grammar): void {
  g.rule("step[F]", "<negate> the attack", { verb: "negate-attack" });
  later(g);
  control(g);
}

function later(g: Grammar): void {
  g.rule("step[F]", "{...:later-step[F]} during the {when.at:phase} of this turn", { verb: "later" });
  g.rule("later-step[F]", "{then:later-then[F]}");
  g.rule("later-then[F]", "{+:later-clause[F]}");
  g.rule("later-clause[F]", "{step:later-one[F]}");
  g.rule("later-one[F]", "<destroy> {what:obj}", { verb: "destroy" });
  g.rule("later-one[F]", "<send> {what:obj} to {to:place[in]}", { verb: "move", manner: "send" });
  g.rule("later-one[F]", "<return> {what:obj} to {to:place[in]}", { verb: "move", manner: "return" });
  g.rule("later-one[F]", "<shuffle> {what:obj} into {to:place[in]}", { verb: "move", manner: "shuffle" });
  g.noted("later-clause", "later-one");
}

function control(g: Grammar): void {
  g.rule("step[F]", "<take> control of {what:obj}", { verb: "take-control" });
  const returned =
    "when control of that monster is returned, if there is no Monster Zone to return to, send it to the Graveyard";
  g.rule("step[F]", `<take> control of {what:obj} until the End Phase (${returned})`, {
    verb: "take-control",
    until: "end-phase",
  });
  g.rule("step[F]", "<take> control of {what:obj} until the end of this turn", {
    verb: "take-control",
    until: "end-of-turn",
  });
  g.rule(
    "step[F]",
    "<take> control of {what:obj} (move it to your field, and use it yourself)",
    { verb: "take-control" },
    { wording: "explained" },
  );
}
