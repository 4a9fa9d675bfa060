import type { Grammar } from "../../grammar.ts";

/** Effects that become those of another card: what one of them does, for once, or all that it has, for a time. */
export function copiedEffects(g: Grammar): void {
  // "This effect becomes that Spell's effect when that card is activated", "apply that target's effect".
  const apply = { verb: "apply-effect" };
  g.rule("statement", "{...:this-effect} becomes {...:copied}", { ...apply, becomes: true });
  g.rule("step[F]", "<apply> {...:copied}", apply);
  g.rule("copied", "{...:copied-effect}[[ {...:when-played}]]");
  g.rule("copied", "{...:copied-effect} that Ritual Summons a monster[[ {...:when-played}]]", {
    doing: "ritual-summon",
  });
  g.rule("copied-effect", "{what:owner} <<effect|activation effect|activated effect>>");
  g.rule("when-played", "when <<that|the>> card is activated", {}, { wording: "when-played" });
  const one = "{what:owner} effect that";
  g.rule("copied", `${one} activates when {starting:its-start}`);
  g.rule("copied", `${one} discards itself to activate`, { paying: "discard" });
  const own = { "subject.ref": "this-card" };
  g.rule("its-start", "it is {...:moved}", { event: "moved", ...own });
  g.rule("its-start", "it is {...:come}", { event: "summoned", ...own });
  g.rule("its-start", "it is flipped face-up", { event: "turned", face: "up", ...own });
  g.rule("trait-with", "that meets its activation conditions", { trait: "activatable" });
  // "Replace this effect with that monster's original effects", "it gains that monster's original effects"
  const take = { verb: "take-effects" };
  const replaced = { ...take, "what.ref": "this-card", replaced: true };
  g.rule("lasting[F]", "<replace> this effect with {of:owner} original effects", replaced);
  g.rule("lasting-statement", "{what:subj[sg]} gains {of:owner} {...:gained-effects}", take);
  g.rule("gained-effects", "<<original |>><<effects|effect>>");
  g.noted("copied", "its-start");
}
