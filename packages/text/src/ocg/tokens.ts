import type { Grammar } from "../grammar.ts";

/** Tokens whose number is reckoned, or left to their player: "any number of …", "…, up to the number of …" */
export function ocgTokens(g: Grammar): void {
  const step = (words: string, fields: Record<string, unknown>, wording: string) =>
    g.rule("step[F]", `<Special Summon> ${words}`, { verb: "summon-token", ...fields } as never, { wording });
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
