import type { Grammar } from "../../grammar.ts";
import { taking } from "./moving.ts";

/** Battle positions. */
export function rushPositions(g: Grammar): void {
  const change = { verb: "change-position" };
  g.rule("step[F]", "{...:turning[F]}");
  g.rule("option[F]", "{...:turning[F]}");
  taking(g, "turning[F]", "<change>", "to {...:into-position}", change);
  g.rule("into-position", "face-up {to:position}", { faceUp: true });
  g.rule("into-position", "{to:position}");
  g.rule("into-position", "face-down Defense Position", { to: "face-down-defense" });
  g.rule("into-position", "face-up Attack Position or face-down Defense Position", {
    to: "up-attack-or-down-defense",
  });
  g.rule("into-position", "face-up Attack Position or face-up Defense Position", { to: "any-face-up" });
  g.rule("into-position", "face-up Defense Position or face-down Defense Position", { to: "any-defense" });
  g.rule("turning[F]", "<change> {...:position-of}", { ...change, to: "other" });
  g.rule("turning[F]", "<change> {...:position-of} to {...:into-position}", change);
  g.rule("position-of", "the battle position of {what:obj}", {}, { wording: "position" });
  g.rule("position-of", "the battle positions of {what:obj}", {}, { wording: "positions" });
  g.rule("position-of", "{what:owner} <<battle position|battle positions>>", {}, { wording: "owner" });
}
