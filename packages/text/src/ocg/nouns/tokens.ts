import { several } from "../../common/nouns.ts";
import type { Constant, Grammar } from "../../grammar.ts";

/** "(Level 1/ATK 0/DEF 0) with the same Type and Attribute as that monster": what is not printed it has from another card. */
function like(g: Grammar): void {
  const [atk, def] = ["ATK {token.atk:int}", "DEF {token.def:int}"];
  const name = "{token.name:token-name[N]}";
  const said = { rule: `token[N]: ${name} (…) with {like:liked}` };
  for (const facts of [
    "{token.type:type}/{token.attribute:attribute}/",
    "{token.type:type}/{token.attribute:attribute}/Level ?/",
    "{token.type:type}/Level {token.level:int}/",
    "{token.attribute:attribute}/Level {token.level:int}/",
    "Level {token.level:int}/",
  ])
    for (const stats of [`${atk}/${def}`, `ATK ?/${def}`, `${atk}/DEF ?`, "ATK ?/DEF ?"]) {
      const wording = facts.includes("?") ? { wording: "level" } : {};
      g.rule("token[N]", `${name} (${facts}${stats}) with {like:liked}`, {}, { ...said, ...wording });
    }
  g.rule("token[N]", `${name}[[,]] with {like:liked}`);
  // What its own text says of its ATK after that.
  for (const stats of [`ATK ?/${def}`, `${atk}/DEF ?`])
    g.rule(
      "token[N]",
      `${name} ({token.type:type}/{token.attribute:attribute}/Level {token.level:int}/${stats})`,
    );
  const original = "[[{original:is-original} ]]";
  g.rule("liked", `the same ${original}{...:like-stats} as {as:ref[sg]}`, {}, { wording: "same-as" });
  g.rule("liked", "the same {...:like-stats} as {as:owner}", {}, { wording: "owner" });
  g.rule("liked", `{as:owner} ${original}{...:like-stats}`, {}, { wording: "its" });
  for (const [words, stats] of [
    ["Type and Attribute", ["type", "attribute"]],
    ["Level/ATK", ["level", "atk"]],
    ["Level and ATK", ["level", "atk"]],
  ] as const)
    g.rule(
      "liked",
      `the same ${words} as {as:owner} original ${words}`,
      { original: true, stats: [...stats] },
      { wording: "same", rule: "liked: the same … as its original …" },
    );
  g.rule("liked", "<<that|the declared>> {stats:liked-kind}", { declared: true });
  g.rule("liked-kind", "{+:monster-kind}");
  g.rule("like-stats", "{stats:liked-stats}");
  g.rule("like-stats", "{stats:liked-slashed}", {}, { wording: "slash" });
  const all = { rule: "liked-stat: a value" };
  const [words, points] = [
    { Type: "type", Attribute: "attribute" },
    { ATK: "atk", DEF: "def" },
  ];
  g.words("liked-stat", { ...words, Level: "level", ...points }, all);
  // The Level alone: see `level-of-token`.
  g.words("liked-alone", { ...words, ...points }, all);
  g.words("liked-pair", { "Level/ATK": ["level", "atk"], "ATK/DEF": ["atk", "def"] }, all);
  g.rule("liked-stats", "{+:liked-alone}");
  several(g, "liked-stats", "liked-stat", "and");
  const one = "{+:liked-stat}";
  g.rule("liked-slashed", "{++:liked-pair}");
  g.rule("liked-slashed", `${one} and {++:liked-pair}`);
  g.rule("liked-slashed", `${one}, {++:liked-slashed@tail}`);
  g.rule("liked-slashed@tail", `${one}, and {++:liked-pair}`);
  g.rule("liked-slashed@tail", `${one}, {++:liked-slashed@tail}`);
  g.noted("liked");
}

/** Tokens, and other Summons, whose number is reckoned, or left to their player: "any number of …", "…, up to the number of …" */
export function ocgTokens(g: Grammar): void {
  // "(Machine/WIND/ATK 0/DEF 0) with the same Level as that monster"
  const facts = "{token.type:type}/[[{token.tuner:tuner-token}/]]{token.attribute:attribute}";
  const token = `{token.name:token-name[N]} (${facts}/ATK {token.atk:int}/DEF {token.def:int})`;
  g.rule("token[N]", `${token} with {level:level-of-token}`);
  g.rule("level-of-token", "a Level equal to {=:measured}");
  like(g);
  const same = { value: "stat", stat: "level" };
  g.rule("level-of-token", "the same Level as {of:possessor}", same, { wording: "same" });
  const had = "the same Level as {of:had-by-one} had[[ {...:had-where}]]";
  g.rule("level-of-token", had, { ...same, value: "had" }, { wording: "same-had" });
  g.rule("level-of-token", "the declared Level", { value: "declared" });
  g.noted("level-of-token");
  // "This Token's ATK/DEF become the combined original ATK/DEF of the Tributed monsters"
  g.rule(
    "lasting-statement",
    "{what:owner} ATK/DEF become the combined original ATK/DEF of {value.of:ref[pl]}",
    {
      verb: "change-stat",
      change: "become",
      stat: "atk",
      also: "def",
      respective: true,
      "value.value": "stat",
      "value.stat": "atk",
      "value.original": true,
    },
    { wording: "combined-each" },
  );
  const summon = { verb: "summon-token" };
  g.rule("step[F]", "<Special Summon> {...:some-tokens}[[ {...:tokens-how}]]", summon);
  g.rule("step[F]", "<Special Summon> {...:more-tokens}[[ {...:tokens-how}]] {...:tokens-at-most}", summon);
  const upTo = { upTo: true };
  const some = (words: string, fields: Record<string, Constant>, wording?: string) =>
    g.rule("some-tokens", words, fields, wording === undefined ? {} : { wording });
  some("1 {...:token[sg]}", { count: 1 });
  some("{count:int2} {...:token[pl]}", {});
  some("as many {...:token[pl]} as possible", { count: "as-many" }, "as-many");
  some("any number of {...:token[pl]}", { ...upTo, count: "as-many" }, "any-number");
  some("up to {count:int2} {...:token[pl]}", upTo, "up-to");
  some(
    "{...:same-number} {...:token[pl]}",
    { "count.value": "count", "count.of.ref": "this-way" },
    "equal-number",
  );
  g.rule("more-tokens", "[[{...:a-number-of} ]]{...:token[pl]}");
  g.rule("tokens-at-most", "[[,]] up to {count:measured}", upTo);
  g.rule("tokens-at-most", "[[,]] equal to {count:measured}");
  g.rule("tokens-in", "[[,]] in {position:position}");
  g.rule("tokens-to", "to your opponent's field", { side: "opponent" });
  g.rule("tokens-to", "to both players' fields", { side: "both" });
  g.rule("tokens-how", "[[{...:tokens-to} & {...:tokens-in}]]");
}
