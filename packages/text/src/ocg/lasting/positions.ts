import type { Grammar } from "../../grammar.ts";

/** Battle positions that are changed. */
export function positions(g: Grammar): void {
  const turn = { verb: "change-position" };
  const other = { ...turn, to: "other" };
  g.rule("step[F]", "<change> {what:owner} <<battle position|battle positions>>", other, {
    wording: "owner",
  });
  g.rule("step[F]", "<change> the battle positions of {what:obj}", other, { wording: "pl" });
  g.rule(
    "step[F]",
    "<flip> {what:obj} face-up",
    { ...turn, to: "defense", faceUp: true },
    { wording: "flip" },
  );
  const turned = "{what:subj[N]} <is/are> {...:moving[turn,past]} {...:going[turn]}";
  g.rule("statement", turned, {}, { wording: "passive" });
}
