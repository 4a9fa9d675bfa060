import type { Constant, Grammar } from "../grammar.ts";

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
  const original = { original: true };
  for (const [list, slash] of [
    ["liked-stats", ""],
    ["liked-slashed", "slash-"],
  ] as const) {
    const stats = `{stats:${list}}`;
    const said = (words: string, fields: Record<string, Constant>, wording: string) =>
      g.rule("liked", words, fields, { wording: `${slash}${wording}` });
    said(`the same ${stats} as {as:ref[sg]}`, {}, "same-as");
    said(`the same original ${stats} as {as:ref[sg]}`, original, "same-as");
    said(`the same ${stats} as {as:owner}`, {}, "owner");
    said(`{as:owner} ${stats}`, {}, "its");
    said(`{as:owner} original ${stats}`, original, "its");
  }
  for (const [words, stats] of [
    ["Type and Attribute", ["type", "attribute"]],
    ["Level/ATK", ["level", "atk"]],
    ["Level and ATK", ["level", "atk"]],
  ] as const)
    g.rule(
      "liked",
      `the same ${words} as {as:owner} original ${words}`,
      { ...original, stats: [...stats] },
      { wording: "same" },
    );
  g.rule("liked", "<<that|the declared>> {stats:liked-kind}", { declared: true });
  g.rule("liked-kind", "{+:monster-kind}");
  g.words("liked-stat", { Type: "type", Attribute: "attribute", Level: "level", ATK: "atk", DEF: "def" });
  g.words("liked-pair", { "Level/ATK": ["level", "atk"], "ATK/DEF": ["atk", "def"] });
  // The Level alone: see `level-of-token`.
  g.words("liked-alone", { Type: "type", Attribute: "attribute", ATK: "atk", DEF: "def" });
  g.rule("liked-stats", "{+:liked-alone}");
  const one = "{+:liked-stat}";
  g.rule("liked-slashed", "{++:liked-pair}");
  for (let n = 1; n < 5; n++) {
    const before = Array(n).fill(one).join(", ");
    const and = n === 1 ? " and" : ", and";
    g.rule("liked-stats", `${before}${and} ${one}`);
    if (n < 4) g.rule("liked-slashed", `${before}${and} {++:liked-pair}`);
  }
  g.noted("liked");
}

/** Tokens, and other Summons, whose number is reckoned, or left to their player: "any number of …", "…, up to the number of …" */
export function ocgTokens(g: Grammar): void {
  // "(Machine/WIND/ATK 0/DEF 0) with the same Level as that monster"
  g.rule(
    "token[N]",
    "{token.name:token-name[N]} ({token.type:type}/[[{token.tuner:tuner-token}/]]{token.attribute:attribute}/ATK {token.atk:int}/DEF {token.def:int}) with {level:level-of-token}",
  );
  g.rule("level-of-token", "a Level equal to {=:measured}");
  like(g);
  const same = { value: "stat", stat: "level" };
  g.rule("level-of-token", "the same Level as {of:possessor}", same, { wording: "same" });
  g.rule(
    "level-of-token",
    "the same Level as {of:had-by-one} had[[ {...:had-where}]]",
    { ...same, value: "had" },
    { wording: "same-had" },
  );
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
    "<<an equal number of|the same number of|that many>> {...:token[pl]}",
    { "count.value": "count", "count.of.ref": "this-way" },
    "equal-number",
  );
  g.rule("more-tokens", "<<|any number of |a number of >>{...:token[pl]}");
  g.rule("tokens-at-most", "[[,]] up to {count:measured}", upTo);
  g.rule("tokens-at-most", "[[,]] equal to {count:measured}");
  g.rule("tokens-in", "[[,]] in {position:position}");
  g.rule("tokens-to", "to your opponent's field", { side: "opponent" });
  g.rule("tokens-to", "to both players' fields", { side: "both" });
  g.rule("tokens-how", "[[{...:tokens-to} & {...:tokens-in}]]");
}
