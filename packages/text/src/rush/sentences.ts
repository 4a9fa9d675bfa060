import type { Grammar } from "../grammar.ts";

/** A Rush Duel card says what has to be so and be paid, and what happens, under headings of their own. */
export function rushSentences(g: Grammar): void {
  g.noted("effect", "requirement");
  g.rule("requirement", "{conditions:conditions}.", { cost: [] });
  g.rule("requirement", "{conditions:conditions}, {cost:costs[bare]}.");
  g.rule("requirement", "{cost:costs[bare]}.", { conditions: [] });
  g.rule("requirement", "None.", { conditions: [], cost: [] });
  g.rule("effect", "[REQUIREMENT]\n{...:requirement}\n[EFFECT]\n{resolution:resolution}.", {
    sentence: "effect",
    optional: false,
  });
  g.rule("sentence", "{=:effect}");
  // Sentences of their own are independent; "Then" needs what was before (RUSH-EFFECT connectors).
  g.rule("link", ". {...:clause}", { join: "next" });
  g.rule("link", ". Then, {...:clause}", { join: "then" }, { wording: "sentence" });

  g.rule("event", "a player {...:summon[s3]} {subject:obj}", { event: "summoned", agent: "either" });
  g.rule("step[F]", "<Special Summon> {what:obj} {...:face-up} to {to:place[on]}", {
    verb: "special-summon",
  });
  g.rule("condition", "if you have {what:obj}", { kind: "exists", player: "you" });
}
