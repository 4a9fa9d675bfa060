import { alike } from "../../common/alike.ts";
import type { Grammar } from "../../grammar.ts";
import { PROPER_WAYS } from "../../yugioh/events.ts";

/** Summons and Sets: by whom, in which way, from where and to where, how the monster lies then, and with what. */
export function ocgSummons(g: Grammar): void {
  const summoned = { event: "summoned" };
  g.rule("passive", "{...:come-alone}", summoned);
  const theirs = "{...:summon[past]}[[ {...:come-from}]] by your opponent";
  g.rule("passive", theirs, { ...summoned, agent: "opponent" }, { wording: "player" });
  // With what it was Summoned is said of what it is while it is there.
  g.rule("passive-now", "{...:come-alone} {...:come-with}", summoned);
  g.rule("come", "{...:come-alone}[[ {...:come-with}]]");
  g.rule(
    "come-alone",
    "{...:summon[past]}[[ {...:come-from} & {...:come-to} & {...:come-lying} & {...:by-effect}]]",
  );
  const thisEffect = "{...:summon[past]} by this effect {...:come-to}";
  g.rule("come-alone", thisEffect, { by: "own-effect" }, { wording: "this-effect" });
  // "… is Normal or Special Summoned, to your field"
  for (const how of ["come-from", "come-to"])
    g.rule(
      "come-alone",
      `{...:summon[past]}, {...:${how}}`,
      {},
      { wording: "apart", rule: "come-alone: apart" },
    );
  // Beside how and what is Summoned: to where, as what, by what effect, with what.
  const how = "[[ {...:come-to} & {...:come-lying} & {...:by-effect}]][[ {...:come-with}]]";
  for (const subject of ["obj", "just-named"])
    g.rule("player-does[F]", `{...:summon[F]} {subject:${subject}}${how}`, summoned, {
      rule: "player-does[F]: Summon",
    });
  g.rule("player-does[F]", "{...:summon[F]} {...:so-many-at-once}", summoned, { wording: "same-time" });
  const any = { quantity: { kind: "a" }, traits: [], noun: "monster", where: [] };
  g.rule(
    "player-does[F]",
    "{...:summon[F]}[[ {...:come-with}]]",
    { ...summoned, subject: any },
    { wording: "alone" },
  );
  g.rule("event", "{subject:subj[N]} would be {...:summon[past]}", { ...summoned, would: true });
  sets(g);
  circumstances(g);
  thisWay(g);
}

/** "Your opponent Normal Summons/Sets a monster", "a monster is Set on your field" */
function sets(g: Grammar): void {
  const normal = { event: "summoned", ways: ["normal"], orSet: true };
  const set = { event: "set" };
  const orSet = "<Normal Summon><</| or >><Set> {subject:group[M]}";
  g.rule("player-does[F]", orSet, normal, { wording: "or-set" });
  g.rule("player-does[F]", "<Set> {subject:group[M]}", set);
  g.rule("been-set", "Normal Summoned<</| or >>Set", normal);
  g.rule("been-set", "Set[[ on {to:place[on]}]]", set);
  g.rule("event", "{subject:group[M]} <is/are> {...:been-set}");
  g.rule("event", "{subject:group[M]} <becomes/become> {...:been-set}", {}, { wording: "becomes" });
}

/** "from the hand", "to your field", "face-up in Defense Position", "using this card as Link Material" */
function circumstances(g: Grammar): void {
  g.rule("come-from", "from {from:place}");
  for (const there of ["place[on]", "some-pointed", "told-apart[sg]"])
    g.rule("come-to", `to {to:${there}}`, {}, { rule: "come-to: to there" });
  g.rule("come-to", "in {to:told-apart[sg]}", {}, { wording: "in-zone" });
  const up = { face: "up" };
  g.rule("come-lying", "face-up[[ in {position:position}]]", up);
  g.rule("come-lying", "in {position:position}");
  g.rule("come-lying", "in face-up {position:position}", up, { wording: "face-up" });
  g.rule("by-effect", "by {...:its-own-effect}", { by: "own-effect" });
  g.rule("come-with", "during {turn:whose-turn} turn");
  g.rule("come-with", "without Tributing", { tributeless: true });
  g.words("itself-taken", { "this card": "this-card" });
  for (const what of ["tributing:group[M]", "tributing.ref:itself-taken"])
    g.rule("come-with", `by Tributing {${what}}`, {}, { rule: "come-with: by Tributing" });
  g.rule("come-with", "{...:using}[[ as {...:as-material}]]");
  for (const what of ["using:group[M]", "using:just-named", "using.ref:itself-taken"])
    g.rule("using", `using {${what}}`, {}, { rule: "using: what is used" });
  g.rule("using", "using only {using:barred}", { usingOnly: true });
  const named = { quantity: { kind: "a" }, traits: [], noun: "monster", where: [] };
  g.rule("using", "using a monster with its same name", { sameName: true, using: named });
  g.rule("as-material", "material", {}, { wording: "as" });
  g.rule("as-material", "[[@a ]]{...:way-word} Material", {}, { wording: "as" });
  alike(g, "way-word", Object.keys(PROPER_WAYS));
}

/** "When Summoned this way:", after how this card may be Summoned; before other conditions it is what has to be so. */
function thisWay(g: Grammar): void {
  const own = { event: "summoned", subject: { ref: "this-card" }, by: "this-way" };
  g.rule("this-summon", "Summoned this way", { ...own, ways: [] });
  g.rule("this-summon", "{ways:ways} Summoned this way", own);
  g.rule("come-this-way", "{word:if-or-when}<<| this card is>> {event:this-summon}", { kind: "event" });
  g.rule("conditions", "{+:come-this-way}");
  g.rule("came-this-way", "if {event:this-summon}", { kind: "happened" }, { wording: "bare" });
  g.rule("conditions", "{+:came-this-way}, {++:conditions}");
  for (const past of ["past-summon", "event[past]"])
    g.rule(
      past,
      "this card was {...:this-summon}",
      {},
      { rule: "event[past]: this card was {...:this-summon}" },
    );
  g.noted("come-this-way", "came-this-way", "this-summon");
}
