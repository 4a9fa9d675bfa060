import type { Grammar } from "../grammar.ts";

/** Of two kinds of targets the one that is where it is said to be: "the target on the field", "the targets from your GY". */
export function ocgToldTargets(g: Grammar): void {
  for (const place of ["trait-in", "trait-from"]) g.rule("told-place", `{+:${place}}`);
  const one = { ref: "that-target" };
  const several = { ref: "those-targets" };
  g.rule("ref[sg]", "the target {where:told-place}", one, { wording: "told" });
  g.rule("ref[pl]", "the targets {where:told-place}", several, { wording: "told" });
  g.rule("ref[pl]", "those targets {where:told-place}", several, { wording: "told-those" });
  // "The one you control": of two kinds of targets that are told apart by their controllers.
  g.rule("told-controlled", "{+:trait-controlled}");
  g.rule("ref[sg]", "the one {where:told-controlled}", one, { wording: "told-one" });
  g.rule("ref[pl]", "the ones {where:told-controlled}", several, { wording: "told-ones" });
  for (const the of ["the", "that"])
    g.rule("ref[sg]", `${the} targeted {noun:back-noun[sg]} {where:told-place}`, one, {
      wording: `told-${the}-targeted`,
    });
  for (const the of ["the", "those"])
    g.rule("ref[pl]", `${the} targeted {noun:back-noun[pl]} {where:told-place}`, several, {
      wording: `told-${the}-targeted`,
    });
}
