import type { Grammar } from "../grammar.ts";

/** Effects that become those of another card: what one of them does, for once, or all that it has, for a time. */
export function ocgCopying(g: Grammar): void {
  doingTheSame(g);
  havingTheSame(g);
}

/** "Replace this effect with that monster's original effects", "it gains that monster's original effects" */
function havingTheSame(g: Grammar): void {
  const own = { verb: "take-effects", "what.ref": "this-card" };
  g.rule("lasting[F]", "<replace> this effect with {of:owner} original effects", { ...own, replaced: true });
  for (const [effects, wording] of [
    ["effects", "gain"],
    ["original effects", "gain-original"],
    ["original effect", "gain-one"],
  ] as const)
    g.rule(
      "lasting-statement",
      `{what:subj[sg]} gains {of:owner} ${effects}`,
      { verb: "take-effects" },
      { wording },
    );
}

/** "This effect becomes that Spell's effect when that card is activated", "apply that target's effect". */
function doingTheSame(g: Grammar): void {
  for (const [effect, wording] of [
    ["this effect", ""],
    ["this card's effect", "card"],
  ] as const) {
    g.rule(
      "statement",
      `${effect} becomes {...:copied}`,
      { verb: "apply-effect", becomes: true },
      wording === "" ? {} : { wording },
    );
  }
  g.rule("step[F]", "<apply> {...:copied}", { verb: "apply-effect" });
  const effect = "{what:owner} <<effect|activation effect|activated effect>>";
  const activated = "[[ when that card is activated]]";
  g.rule("copied", `${effect}${activated}`);
  g.rule("copied", `${effect} that Ritual Summons a monster${activated.replace("that", "the")}`, {
    doing: "ritual-summon",
  });
  const one = "{what:owner} effect that";
  g.rule("copied", `${one} activates when {starting:its-start}`);
  const own = { "subject.ref": "this-card" };
  g.rule("its-start", "it is {...:moved}", { event: "moved", ...own });
  g.rule("its-start", "it is {...:come}", { event: "summoned", ...own });
  g.rule("its-start", "it is flipped face-up", { event: "turned", face: "up", ...own });
  g.rule("copied", `${one} discards itself to activate`, { paying: "discard" });
  g.noted("copied", "its-start");
  g.rule("trait-with", "that meets its activation conditions", { trait: "activatable" });
}
