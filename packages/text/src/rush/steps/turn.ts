import type { Grammar } from "../../grammar.ts";

/** The attack, control for a time, and what is done later in the turn. */
export function rushTurn(g: Grammar): void {
  g.rule("step[F]", "<negate> the attack", { verb: "negate-attack" });
  g.rule("step[F]", "<take> control of {what:obj}[[ {until:control-until}]]", { verb: "take-control" });
  g.words("control-until", {
    "until the End Phase": "end-phase",
    "until the end of this turn": "end-of-turn",
  });
  g.rule("step[F]", "{then:later-then[F]} during the {when.at:phase} of this turn", { verb: "later" });
  g.rule(
    "step[F]",
    "{then:later-then[F]} during the {when.at:phase}",
    { verb: "later" },
    { wording: "phase" },
  );
  g.rule("later-then[F]", "{+:later-clause[F]}");
  g.rule("later-clause[F]", "{step:option[F]}");
  g.noted("later-clause");
}
