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
  g.rule("likenesses", "{+:like-word} and {+:like-word}");
  g.rule("likenesses", "{+:like-word}, {++:likenesses}");
  g.rule("likenesses-comma", "{+:like-word}, {++:likenesses-last}");
  g.rule("likenesses-last", "{+:like-word}, and {+:like-word}");
  g.rule("likenesses-last", "{+:like-word}, {++:likenesses-last}");
  g.rule("likes", "{by:likenesses}");
  g.rule("likes", "{by:likenesses-comma}", {}, { wording: "likes-comma" });
  g.rule("like-whom", "{as:possessed}", {}, { wording: "owner" });
  g.rule("like-whom", "{as:possessor}", {}, { wording: "card" });
  const said = (category: string, words: string, wording: string) =>
    g.rule(category, `${words} as {...:like-whom}`, { verb: "become-like" }, { wording });
  said("lasting-statement", "{what:owner} {...:likes} become the same", "owned");
  said("lasting-statement", "the {...:likes} of {what:obj} become the same", "of");
  said("lasting-statement", "{what:subj[N]} <becomes/become> the same {...:likes}", "same");
  said("lasting[F]", "<make> {what:obj} become the same {...:likes}", "make");
}
