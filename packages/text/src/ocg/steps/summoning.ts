import { alike } from "../../common/alike.ts";
import { noun } from "../../common/nouns.ts";
import type { Grammar } from "../../grammar.ts";

/** What is done with cards on the field, and with the turn, besides moving them. */
export function ocgSummoning(g: Grammar): void {
  steps(g);
  traits(g);
}

function steps(g: Grammar): void {
  g.rule("simple-step[F]", "<Set> {what:obj}", { verb: "set" });
  g.rule("step[F]", "<Set> {what:obj} instead of sending it to the GY", { verb: "set", stays: true });
  const control = { verb: "take-control" };
  g.rule("step[F]", "<place> {what:obj} in {to:zone-taken}[[,]] and take control of it", control);
  g.rule("zone-taken", "{=:pointed-place}");
  g.rule("lasting[F]", "<take> control of {what:obj}", control);
  g.rule("lasting[F]", "<gain> control of {what:obj}", control, { wording: "gain" });
  g.rule("lasting[F]", "<give> control of {what:obj} to your opponent", { ...control, player: "opponent" });
  g.rule("step[F]", "<switch> control of {what:obj}", { verb: "switch-control" });
  g.rule("step[F]", "<shuffle> your Deck", { verb: "shuffle-deck" });
  g.rule("step[F]", "<give> up your normal draw this turn", { verb: "give-up-draw" });
  const skip = { verb: "skip-phase" };
  g.rule("step[F]", "<skip> {player:whose-turn} next {phase:phase}", { ...skip, count: 1 });
  g.rule("step[F]", "<skip> the {phase:phase} of {player:whose-turn} next turn", {
    ...skip,
    count: 1,
    nextTurn: true,
  });
  g.rule("step[F]", "<skip> {player:whose-turn} next {count:int2} {phase:phases}", skip);
  g.words("phases", { "Draw Phases": "draw", "Standby Phases": "standby", "Battle Phases": "battle" });
  g.rule("step[F]", "<conduct> up to {count:int2} Normal Summons/Sets this turn[[{...:not-just}]]", {
    verb: "normal-summons",
    until: "end-of-turn",
  });
  alike(g, "not-just", [", not just 1"]);
}

function traits(g: Grammar): void {
  noun(g, "Token", "token");
  g.rule("trait-another", "another", { trait: "other" });
  g.noted("trait-another");
  g.rule("of-kind[M]", "{traits:pre-card-kind} {noun:card-noun[M]}");
  g.rule("pre-card-kind", "{+:trait-card-kind}");
  g.rule("pre-card-kind", "{++:pre} {+:trait-card-kind}");
  g.rule("pre-card-kind", "{+:trait-non-card-kind} {+:trait-series}");
  g.rule("trait-non-card-kind", "non-{kind:card-kind}", { trait: "kind", not: true }, { wording: "first" });
  g.noted("trait-non-card-kind");
  g.rule("trait-card-kind", "{kind:card-kind}", { trait: "kind" });
  g.words("card-kind", {
    Equip: "equip",
    Continuous: "continuous",
    Field: "field",
    "Quick-Play": "quick-play",
    Counter: "counter",
    Ritual: "ritual",
    Normal: "normal",
  });
  g.noted("trait-card-kind");
  g.rule("trait-attribute", "non-{attribute:attribute}", { trait: "attribute", not: true });
  g.rule("trait-type", "non-{type:type}", { trait: "type", not: true });
  g.rule("one-attribute", "{attribute:attribute}", { trait: "attribute" });
  g.rule("one-type", "{type:type}", { trait: "type" });
  g.rule("feature", "the same {stat:any-stat} as {as:possessor}", { trait: "same-stat" });
  g.rule(
    "feature",
    "the same {stat:any-stat} as {as:possessed}",
    { trait: "same-stat" },
    {
      wording: "owner",
    },
  );
}
