import type { Grammar } from "../grammar.ts";

/** "make this card gain 500 ATK", "have that target lose 800 ATK": what is changed stays what it was. */
export function ocgMaking(g: Grammar): void {
  const change = { verb: "change-stat" };
  for (const word of ["make", "have"] as const) {
    const noted = (wording: string) => ({ wording: `${word}-${wording}` });
    const gain = `<${word}> {what:obj} {change:change[pl]}`;
    g.rule("lasting[F]", `${gain} {value:int} {...:stats}`, change, noted("gain"));
    g.rule(
      "lasting[F]",
      `${gain} exactly {value:int} {...:stats}`,
      { ...change, exactly: true },
      noted("exactly"),
    );
    g.rule("lasting[F]", `${gain} {...:stats} equal to {value:amount}`, change, noted("amount"));
    g.rule(
      "lasting[F]",
      `${gain} {value.times:int} {...:stats} for each {value.of:each}`,
      {
        ...change,
        "value.value": "count",
      },
      noted("each"),
    );
    g.rule(
      "lasting[F]",
      `<${word}> {what:obj} become {attribute:attribute}`,
      { verb: "change-attribute" },
      noted("be"),
    );
    g.rule(
      "lasting[F]",
      `<${word}> {what:obj} become Level {value:int}`,
      {
        ...change,
        change: "become",
        stat: "level",
      },
      noted("level"),
    );
    const become = { ...change, change: "become" };
    g.rule(
      "lasting[F]",
      `<${word}> {what:obj} Level {value:int}`,
      { ...become, stat: "level" },
      noted("level-bare"),
    );
    g.rule("lasting[F]", `<${word}> {...:changed} become {value:new-value}`, become, noted("become"));
    // "make this card's Level the same as 1 “A” monster you control"
    g.rule(
      "lasting[F]",
      `<${word}> {what:owner} Level the same as {value.of:group[sg]}`,
      { ...become, stat: "level", "value.value": "stat", "value.stat": "level" },
      noted("same-chosen"),
    );
    for (const [as, w] of [
      ["{value.of:possessed}", "owner"],
      ["{value.of:possessor}", "card"],
    ] as const)
      g.rule(
        "lasting[F]",
        `<${word}> {what:owner} Level become the same as ${as}`,
        { ...become, stat: "level", "value.value": "stat", "value.stat": "level" },
        noted(`same-${w}`),
      );
    g.rule("lasting[F]", `<${word}> {...:changed} become equal to {value:amount}`, become, noted("equal"));
    g.rule(
      "lasting[F]",
      `<${word}> {what:owner} {...:stats} {value:int}`,
      { ...change, change: "become" },
      noted("bare"),
    );
  }
}
