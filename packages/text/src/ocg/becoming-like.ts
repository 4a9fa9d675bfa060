import { several } from "../common/nouns.ts";
import type { Grammar } from "../grammar.ts";

/** "This card's Attribute, Level and ATK/DEF become that monster's": several things at once that another card is or has. */
export function ocgBecomingLike(g: Grammar): void {
  g.rule("like-word", "{=:quality}");
  g.words("like-word", { Level: "level", "ATK/DEF": "atk-def" });
  several(g, "likenesses", "like-word", "and");
  g.rule("likes", "{by:likenesses}");
  // "Attribute, Level and ATK/DEF"
  g.rule("likes", "{by:likenesses-close}", {}, { wording: "likes-close" });
  g.rule("likenesses-close", "{+:like-word}, {++:likenesses-closing}");
  g.rule("likenesses-closing", "{+:like-word}, {++:likenesses-closing}");
  g.rule("likenesses-closing", "{+:like-word} and {+:like-word}");
  g.rule("like-whom", "{as:possessed}", {}, { wording: "owner" });
  g.rule("like-whom", "{as:possessor}", {}, { wording: "card" });
  const said = (category: string, words: string, wording: string) =>
    g.rule(category, `${words} as {...:like-whom}`, { verb: "become-like" }, { wording });
  said("lasting-statement", "{what:owner} {...:likes} become the same", "owned");
  said("lasting-statement", "the {...:likes} of {what:obj} become the same", "of");
  said("turned-into[N]", "the same {...:likes}", "same");
}
