import type { Grammar } from "../grammar.ts";

/** "This card's Attribute, Level and ATK/DEF become that monster's": several things at once that another card is or has. */
export function ocgBecomingLike(g: Grammar): void {
  g.words("like-word", {
    Type: "type",
    Attribute: "attribute",
    Level: "level",
    name: "name",
    "ATK/DEF": "atk-def",
  });
  for (const [and, list, comma] of [
    [" and", "likenesses", ""],
    [", and", "likenesses-comma", "-comma"],
  ] as const) {
    if (and === " and") g.rule(list, "{+:like-word} and {+:like-word}");
    g.rule(list, `{+:like-word}, {+:like-word}${and} {+:like-word}`);
    g.rule(list, `{+:like-word}, {+:like-word}, {+:like-word}${and} {+:like-word}`);
    const like = { verb: "become-like" };
    for (const [as, a] of [
      ["{as:possessed}", `owner${comma}`],
      ["{as:possessor}", `card${comma}`],
    ] as const) {
      const said = (category: string, words: string, wording: string) =>
        g.rule(category, `${words} as ${as}`, like, { wording });
      said("lasting-statement", `{what:owner} {by:${list}} become the same`, a);
      said("lasting-statement", `the {by:${list}} of {what:obj} become the same`, `of-${a}`);
      said("lasting-statement", `{what:subj[sg]} becomes the same {by:${list}}`, `same-sg-${a}`);
      said("lasting-statement", `{what:subj[pl]} become the same {by:${list}}`, `same-pl-${a}`);
      said("lasting[F]", `<make> {what:obj} become the same {by:${list}}`, `make-${a}`);
    }
  }
}
