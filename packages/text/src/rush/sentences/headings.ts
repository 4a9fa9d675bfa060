import type { Grammar } from "../../grammar.ts";

/** A Rush Duel card says what has to be so and be paid, and what happens, under headings of their own. */
export function rushHeadings(g: Grammar): void {
  g.noted("effect", "mode");
  const effect = { sentence: "effect", optional: false };
  const body = "[REQUIREMENT]\n{...:requirement}\n";
  g.rule("effect", `${body}[EFFECT]\n{resolution:resolution}.`, effect);
  g.rule("effect", `${body}[EFFECT]\n{resolution:union}.\n●{granted:resolution}.`, effect);
  g.rule(
    "effect",
    `${body}[CONTINUOUS EFFECT]\n{resolution:resolution}.`,
    { ...effect, kind: "continuous" },
    { wording: "standing" },
  );
  g.rule("effect", `${body}[MULTI-CHOICE EFFECT]\n{modes:modes}`, { ...effect, resolution: [] });
  g.rule("modes", "{+:mode}");
  g.rule("modes", "{+:mode}\n{++:modes}");
  g.rule("mode", "●{resolution:resolution}.", { sentence: "mode", conditions: [], cost: [] });
  // A piece of a Maximum Monster without an effect of its own.
  g.rule("sentence", "[REQUIREMENT]\nNone\n[EFFECT]\nNone", { sentence: "no-effect" });
  g.rule("sentence", "{=:effect}");
  g.noted("sentence");
  g.rule("sentence", "{...:materials}", { sentence: "materials" });
  g.rule("materials", "{groups:material-list}");
  g.rule("material-list", "{+:material}[[ + {++:material-list}]]");
  g.rule("material", "{=:group[N]}");
  g.rule(
    "material",
    "{traits:named}",
    { quantity: { kind: "exactly", n: 1 }, noun: "card", where: [] },
    { wording: "bare" },
  );
}
