import type { Grammar } from "../grammar.ts";

/** "make this card gain 500 ATK", "have that target lose 800 ATK": what is changed stays what it was. */
export function ocgMaking(g: Grammar): void {
  const change = { verb: "change-stat" };
  const become = { ...change, change: "become" };
  for (const word of ["make", "have"]) g.rule("making[F]", `<${word}>`, {}, { wording: word });
  const making = (words: string, fields: Record<string, string | boolean>, wording: string) =>
    g.rule("lasting[F]", `{...:making[F]} ${words}`, fields, { wording: `make-${wording}` });
  making("{what:obj} {change:change[pl]} {value:int} {...:stats}", change, "gain");
  making(
    "{what:obj} {change:change[pl]} exactly {value:int} {...:stats}",
    { ...change, exactly: true },
    "exactly",
  );
  making("{what:obj} {...:changes[pl]}", change, "changes");
  making("{what:obj} {...:turned-into[sg]}", {}, "into");
  making("{what:owner} {...:stats} {value:int}", become, "bare");
  making("{...:changed} {...:comes-to} {value:new-value}", become, "become");
  const level = { ...become, stat: "level", "value.value": "stat", "value.stat": "level" };
  // "make this card's Level the same as 1 “A” monster you control"
  making("{what:owner} Level the same as {value.of:group[sg]}", level, "same-chosen");
  making(
    "{what:owner} Level become the same as {value:level-of-whom}",
    { ...become, stat: "level" },
    "same-owner",
  );
}
