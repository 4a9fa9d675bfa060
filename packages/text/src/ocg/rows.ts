import type { Grammar } from "../grammar.ts";

/** "It gains 500 ATK, it can attack twice, also …": what a comma alone joins, before the word that joins the last. */
export function ocgRows(g: Grammar): void {
  const row = { join: "listed" };
  g.rule("standing-links", "{+:standing-row} {++:standing-links}");
  g.rule("standing-row", ", {...:standing-clause}", row);
  g.rule("standing-row", ", {step:of-the-same}", row);
  g.rule("lasting-links", "{+:lasting-row} {++:lasting-links}");
  g.rule("lasting-row", ", {...:lasting-clause}", row);
  g.rule("links", "{+:statement-row} {++:links}");
  g.rule("statement-row", ", {step:row-step}", row);
  g.rule("statement-row", ", {step:of-the-same}", row);
  g.rule("row-step", "{...:lasting-statement}");
  g.rule("row-step", "{...:ban}", { until: "while-face-up" }, { wording: "ban" });
  // The subject is not said again: "cannot be destroyed by battle, gain 300 ATK, and …"
  for (const n of ["sg", "pl"])
    g.rule(
      "of-the-same",
      `{change:change[${n}]} {value:int} {...:stats}`,
      { verb: "change-stat", "what.ref": "same-subject" },
      { wording: `same-${n}` },
    );
  // "Special Summon it (but it cannot attack, also its effects are negated), …"
  for (const more of ["", " {++:links}"]) g.rule("links", `({+:but-inside}, {+:also-inside})${more}`);
  g.rule("but-inside", "but {...:first-clause}", { join: "but" }, { wording: "inside" });
  g.rule("but-inside", "{...:first-clause}", { join: "but" }, { wording: "bare-inside" });
  g.rule("also-inside", "also {...:first-clause}", { join: "also" }, { wording: "inside" });
  // "…, and can only declare an attack with Synchro Monsters": of the same player, for the same time.
  g.rule("lasting-link", "{...:joint[and]} {step:only-attacking}", {}, { wording: "only-attacking" });
  g.rule(
    "only-attacking",
    "can only declare an attack with {except:left-out}",
    {
      verb: "forbid",
      player: "you",
      act: "declare-attack",
      what: { quantity: { kind: "all" }, traits: [], noun: "monster", where: [] },
    },
    { wording: "same-player" },
  );
  g.noted("only-attacking", "but-inside", "also-inside");
  g.noted("standing-row", "lasting-row", "statement-row", "row-step");
}
