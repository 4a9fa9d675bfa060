import type { Grammar } from "../grammar.ts";

/** Tokens, and other Summons, whose number is reckoned, or left to their player: "any number of …", "…, up to the number of …" */
export function ocgTokens(g: Grammar): void {
  const step = (words: string, fields: Record<string, unknown>, wording: string) =>
    g.rule("step[F]", `<Special Summon> ${words}`, { verb: "summon-token", ...fields } as never, { wording });
  // "(Machine/WIND/ATK 0/DEF 0) with the same Level as that monster"
  for (const [tuner, fields] of [
    ["", {}],
    ["Tuner/", { "token.tuner": true }],
  ] as const)
    g.rule(
      "token[N]",
      `{token.name:token-name[N]} ({token.type:type}/${tuner}{token.attribute:attribute}/ATK {token.atk:int}/DEF {token.def:int}) with {level:level-of-token}`,
      fields,
    );
  g.rule("level-of-token", "a Level equal to {=:measured}");
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
  for (const [words, wording] of [
    ["to both players' fields[[ in {position:position}]]", "both"],
    ["in {position:position} to both players' fields", "both-last"],
  ] as const)
    step(`1 {...:token[sg]} ${words}`, { count: 1, side: "both" }, wording);
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
  const upTo = { upTo: true };
  const some = "{...:token[pl]}[[ in {position:position}]]";
  step(`any number of ${some}`, { ...upTo, count: "as-many" }, "any-number");
  step(`up to {count:int2} ${some}`, upTo, "up-to");
  for (const [comma, c] of [
    [",", "comma"],
    ["", "close"],
  ] as const) {
    step(`any number of ${some}${comma} up to {count:measured}`, upTo, `any-number-${c}`);
    step(`a number of ${some}${comma} up to {count:measured}`, upTo, `a-number-${c}`);
    step(`${some}${comma} up to {count:measured}`, upTo, `up-to-${c}`);
    step(`${some}${comma} equal to {count:measured}`, {}, `equal-${c}`);
  }
  for (const [words, wording] of [
    ["an equal number of", "as-many-as"],
    ["the same number of", "the-same"],
    ["that many", "that-many"],
  ] as const)
    step(`${words} ${some}`, { "count.value": "count", "count.of.ref": "this-way" }, wording);
}
