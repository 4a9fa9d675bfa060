import { several } from "../../common/nouns.ts";
import type { Grammar } from "../../grammar.ts";

/** Names, Types and Attributes that cards have for a time, what is treated as a Tuner, and what becomes as another card is. */
export function identity(g: Grammar): void {
  treated(g);
  owned(g);
  turnedInto(g);
  alike(g);
}

/** "It is treated as a Tuner while face-up on the field", "they are also treated as “X” monsters" */
function treated(g: Grammar): void {
  const kind = { verb: "treat-as-kind" };
  g.rule("treated-so", "a {kind:treated-kind}[[ {...:monster-word}]]");
  g.words("treated-kind", {
    Tuner: "tuner",
    Toon: "toon",
    Spirit: "spirit",
    Gemini: "gemini",
    Union: "union",
  });
  g.rule("monster-word", "monster", {}, { wording: "monster-word" });
  g.rule("lasting-statement", "{what:subj[sg]} is treated as {...:treated-so}", kind, { wording: "is" });
  g.rule("lasting-statement", "{what:subj[sg]} becomes {...:treated-so}", kind, { wording: "becomes" });
  g.rule("lasting[F]", "<treat> {what:obj} as {...:treated-so}", kind, { wording: "treat" });
  // One of a series, beside what it is.
  g.rule("also-word", "also", {}, { wording: "also" });
  const series = "{what:subj[N]} <is/are>[[ {...:also-word}]] treated as {...:of-series[N]}";
  g.rule("lasting-statement", series, { verb: "change-name" });
  g.rule("of-series[N]", "<@a /> {series:name} <monster/monsters>");
  // "it becomes an Effect Monster and gains its effects"
  const effect =
    "{what:subj[sg]} becomes an Effect Monster[[{...:comma}]] and gains its {...:effects-it-has}";
  g.rule("statement", effect, { verb: "become-effect-monster" }, { wording: "effect-monster" });
  g.rule("effects-it-has", "<<effects|effect>>");
}

/** "Its name becomes “X”", "its Type becomes the same as that monster's", "its Attribute becomes that monster's Attribute" */
function owned(g: Grammar): void {
  const named = { verb: "change-name" };
  g.rule("lasting-statement", "{what:owner} name becomes {name:name}", named);
  g.rule("lasting-statement", "the name of {what:obj} becomes {name:name}", named, { wording: "of" });
  const original = "{what:owner} name becomes {as:possessed} original name";
  g.rule("lasting-statement", original, { ...named, original: true });
  g.words("quality-verb", { name: "change-name", Attribute: "change-attribute", Type: "change-type" });
  const its = "{what:owner} {verb:quality-verb} becomes";
  g.rule("lasting-statement", `${its} the same as {...:like-whom}`, {}, { wording: "same" });
  g.rule("lasting-statement", `${its} {as:possessed}`, {}, { wording: "elliptic" });
  for (const [word, field] of [
    ["name", ""],
    ["Attribute", "{attribute:attribute}"],
    ["Type", "{type:type}"],
  ] as const) {
    const verb = { verb: `change-${word.toLowerCase()}` };
    const full = `{what:owner} ${word} becomes {as:possessed} ${word}`;
    g.rule("lasting-statement", full, verb, {
      wording: "full",
      rule: "lasting-statement: its Type becomes its Type",
    });
    if (field === "") continue;
    g.rule("lasting-statement", `{what:owner} ${word} becomes ${field}`, verb, { wording: "owner" });
    g.rule("turned-into[N]", field, verb, { wording: "into" });
    g.rule("turned-into[N]", `the same ${word} as {as:possessor}`, verb, { wording: "same" });
  }
}

/** "It becomes DARK", "they become Zombie monsters", "this card becomes the same Type as that monster": also what is made so. */
function turnedInto(g: Grammar): void {
  g.rule("lasting-statement", "{what:subj[N]} <becomes/become> {...:turned-into[N]}", {}, { wording: "be" });
  g.rule("lasting[F]", "{...:making[F]} {what:obj} become {...:turned-into[sg]}", {}, { wording: "make-be" });
  const type = { verb: "change-type" };
  g.rule("turned-into[sg]", "@a {type:type}[[ {...:monster-word}]]", type, { wording: "article" });
  g.rule("turned-into[pl]", "{type:type} monsters", type, { wording: "monsters" });
  g.rule("turned-into[pl]", "{type:type-plural}", type, { wording: "plural" });
  const plural = (type: string) => [`${type}s`, type];
  g.words("type-plural", Object.fromEntries(["Dragon", "Zombie", "Warrior", "Fiend"].map(plural)));
}

/** "This card's Attribute, Level and ATK/DEF become that monster's": several things at once that another card is or has. */
function alike(g: Grammar): void {
  g.rule("like-word", "{=:quality}");
  g.words("like-word", { Level: "level", "ATK/DEF": "atk-def" });
  several(g, "likenesses", "like-word", "and");
  // "Attribute, Level and ATK/DEF"
  g.rule("likenesses-close", "{+:like-word}, {++:likenesses-closing}");
  g.rule("likenesses-closing", "{+:like-word}, {++:likenesses-closing}");
  g.rule("likenesses-closing", "{+:like-word} and {+:like-word}");
  g.rule("likes", "{by:likenesses}");
  g.rule("likes", "{by:likenesses-close}", {}, { wording: "likes-close" });
  g.rule("like-whom", "{as:possessed}", {}, { wording: "owner" });
  g.rule("like-whom", "{as:possessor}", {}, { wording: "card" });
  for (const [category, words, wording] of [
    ["lasting-statement", "{what:owner} {...:likes} become the same", "owned"],
    ["lasting-statement", "the {...:likes} of {what:obj} become the same", "of"],
    ["turned-into[N]", "the same {...:likes}", "same"],
  ] as const)
    g.rule(category, `${words} as {...:like-whom}`, { verb: "become-like" }, { wording });
}
