import { alike } from "../common/alike.ts";
import type { Grammar } from "../grammar.ts";

/** How often effects may be used, as a sentence of its own: what is done, with which of them, how often, and what else. */
export function ocgLimits(g: Grammar): void {
  g.rule("sentence", "{...:limit}", { sentence: "limit" });
  const only = "you can only {word:use} {...:limited}";
  g.rule("limit", `${only}[[, {...:and-cannot} {oath:oath-tail}]].`);
  g.rule("limit", `${only}, and cannot activate more than 1 in the same Chain.`, { oneInChain: true });
  g.rule("limit", `${only}, and its previous effect only once per {previous:span}.`);
  g.rule("limit", "you can {word:use} {...:one-effect} {...:some-times}.", {}, { wording: "can" });
  g.rule(
    "limit",
    "{...:one-effect} can only be {word:was-used} {...:how-often}.",
    {},
    { wording: "passive" },
  );
  const apart = { word: "activate", scope: "one", per: "chain" };
  g.rule("limit", "you cannot activate these effects of {name:name} in the same Chain.", apart);
  g.rule("limit", "you cannot activate the following effects of {name:name} in the same Chain.", {
    ...apart,
    of: "following",
  });
  g.words("use", { use: "use", activate: "activate" });
  g.words("was-used", { used: "use", activated: "activate" });
  alike(g, "and-cannot", ["also you cannot", "and cannot"]);
  g.rule("oath-tail", "{...:forgone-so}");
  g.noted("oath-tail");
  which(g);
  howOften(g);
}

/** "this effect of “A” once per turn", "1 of the following effects of “A” per turn, and only once that turn" */
function which(g: Grammar): void {
  alike(
    g,
    "one-effect",
    ["this", "the", "the preceding", "the previous"].map((one) => `${one} effect of {name:name}`),
    {
      scope: "this",
    },
  );
  const next = { of: "following" };
  g.rule("one-effect", "the following effect of {name:name}", { scope: "this", ...next });
  const each = { scope: "each" };
  alike(
    g,
    "each-effect",
    ["effect", "monster effect", "Pendulum Effect", "of these effects", "of the effects"].map(
      (effect) => `each ${effect} of {name:name}`,
    ),
    each,
  );
  g.rule("each-effect", "each of the following effects of {name:name}", { ...each, ...next });
  alike(
    g,
    "each-effect",
    ["each of the preceding effects of {name:name}", "each of the previous effects of {name:name}"],
    { ...each, of: "preceding" },
  );
  const card = { scope: "card" };
  g.rule("limited", "{...:one-effect} {...:how-often}");
  g.rule("limited", "{...:each-effect} {...:how-often}");
  g.rule("limited", "1 {name:name} per {per:span}", card);
  g.rule("limited", "{name:name} {...:how-often}", card, { wording: "by-name" });
  g.rule("limited", "1 {name:name} {...:how-often}", card, { wording: "one-by-name" });
  g.rule("limit", "you can[[ only]] {word:use} up to {times:int2} {name:name} per {per:span}.", card, {
    wording: "several",
  });
  const one = { scope: "one", per: "turn" };
  g.rule("limited", "{...:one-of-them} per turn, and only once that turn", one);
  alike(g, "one-of-them", [
    "1 {name:name} effect",
    "1 of these effects of {name:name}",
    "1 of the effects of {name:name}",
  ]);
  g.rule("one-of-them", "1 of the following effects of {name:name}", next);
}

/** "once per turn", "up to twice per Duel" */
function howOften(g: Grammar): void {
  g.words("span", { turn: "turn", Duel: "duel", Chain: "chain" });
  g.rule("how-often", "once per {per:span}");
  g.rule("how-often", "{...:some-times}");
  alike(g, "some-times", [
    "up to {times:so-many-times} per {per:span}",
    "{times:so-many-times} per {per:span}",
  ]);
}
