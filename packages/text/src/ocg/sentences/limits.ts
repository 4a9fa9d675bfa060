import { alike } from "../../common/alike.ts";
import type { Grammar } from "../../grammar.ts";

/** How often effects may be used, as a sentence of its own: what is done, with which of them, how often, and what else. */
export function ocgLimits(g: Grammar): void {
  g.rule("sentence", "{...:limit}", { sentence: "limit" });
  const only = "you can only {word:use} {...:limited}";
  g.rule("limit", `${only}[[, <<also you cannot|and cannot>> {oath:oath-tail}]].`);
  g.rule("limit", `${only}, and cannot activate more than 1 in the same Chain.`, { oneInChain: true });
  g.rule("limit", `${only}, and its previous effect only once per {previous:span}.`);
  g.rule("limit", "you can {word:use} {...:one-effect} {...:some-times}.", {}, { wording: "can" });
  const passive = "{...:one-effect} can only be {word:was-used} {...:how-often}.";
  g.rule("limit", passive, {}, { wording: "passive" });
  const apart = { word: "activate", scope: "one", per: "chain" };
  g.rule("limit", "you cannot activate {...:several-effects} of {name:name} in the same Chain.", apart);
  g.rule("several-effects", "these effects", {});
  g.rule("several-effects", "the following effects", { of: "following" });
  g.words("use", { use: "use", activate: "activate" });
  g.words("was-used", { used: "use", activated: "activate" });
  g.rule("oath-tail", "{...:forgone-so}");
  g.noted("oath-tail");
  which(g);
  howOften(g);
}

/** "this effect of “A” once per turn", "1 of the following effects of “A” per turn, and only once that turn" */
function which(g: Grammar): void {
  const of = "of {name:name}";
  const next = { of: "following" };
  const alone = { scope: "this" };
  alike(
    g,
    "one-effect",
    ["this", "the", "the preceding", "the previous"].map((one) => `${one} effect ${of}`),
    alone,
  );
  g.rule("one-effect", `the following effect ${of}`, { ...alone, ...next });
  const each = { scope: "each" };
  alike(g, "effect-word", [
    "effect",
    "monster effect",
    "Pendulum Effect",
    "of these effects",
    "of the effects",
  ]);
  g.rule("each-effect", `each {...:effect-word} ${of}`, each);
  g.rule("each-effect", `each of the following effects ${of}`, { ...each, ...next });
  g.rule("each-effect", `each of the <<preceding|previous>> effects ${of}`, { ...each, of: "preceding" });
  g.rule("limited", "{...:one-effect} {...:how-often}");
  g.rule("limited", "{...:each-effect} {...:how-often}");
  const card = { scope: "card" };
  g.rule("limited", "1 {name:name} per {per:span}", card);
  g.rule("limited", "<<|1 >>{name:name} {...:how-often}", card, { wording: "by-name" });
  const several = "you can[[ only]] {word:use} up to {times:int2} {name:name} per {per:span}.";
  g.rule("limit", several, card, { wording: "several" });
  g.rule("limited", "{...:one-of-them} per turn, and only once that turn", { scope: "one", per: "turn" });
  alike(g, "one-of-them", ["1 {name:name} effect", `1 of these effects ${of}`, `1 of the effects ${of}`]);
  g.rule("one-of-them", `1 of the following effects ${of}`, next);
}

/** "once per turn", "up to twice per Duel" */
function howOften(g: Grammar): void {
  g.words("span", { turn: "turn", Duel: "duel", Chain: "chain" });
  g.rule("how-often", "once per {per:span}");
  g.rule("how-often", "{...:some-times}");
  g.rule("some-times", "<<up to |>>{times:so-many-times} per {per:span}");
}
