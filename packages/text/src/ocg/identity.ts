import { alike } from "../common/alike.ts";
import type { Grammar } from "../grammar.ts";

/** Names, Types and Attributes that cards have for a time, and what is treated as a Tuner. */
export function ocgIdentity(g: Grammar): void {
  // "it becomes an Effect Monster and gains its effects"
  g.rule("its-effects[N]", "its <effect/effects>", {}, { wording: "its-N" });
  g.rule(
    "statement",
    "{what:subj[sg]} becomes an Effect Monster[[,]] and gains {...:its-effects[N]}",
    { verb: "become-effect-monster" },
    { wording: "effect-monster" },
  );
  treated(g);
  owned(g);
  turnedInto(g);
}

/** "It is treated as a Tuner while face-up on the field", "they are also treated as “X” monsters" */
function treated(g: Grammar): void {
  const tuner = { verb: "treat-as-kind" };
  g.rule("a-tuner", "a <<Tuner|Tuner monster>>", { kind: "tuner" });
  for (const [word, kind] of [
    ["Toon", "toon"],
    ["Spirit", "spirit"],
  ] as const)
    g.rule("a-tuner", `a ${word} monster`, { kind });
  g.rule("lasting-statement", "{what:subj[sg]} is treated as {...:a-tuner}", tuner, { wording: "is" });
  g.rule("lasting-statement", "{what:subj[sg]} becomes {...:a-tuner}", tuner, { wording: "becomes" });
  g.rule("lasting[F]", "<treat> {what:obj} as {...:a-tuner}", tuner, { wording: "treat" });
  // One of a series, beside what it is.
  alike(g, "also-word", ["also"]);
  g.rule("lasting-statement", "{what:subj[N]} <is/are>[[ {...:also-word}]] treated as {...:of-series[N]}", {
    verb: "change-name",
  });
  const series = { rule: "of-series[N]: {series:name} monster(s)" };
  g.rule("of-series[sg]", "@a {series:name} monster", {}, series);
  g.rule("of-series[pl]", "{series:name} monsters", {}, series);
  g.rule("statement", "{...:lasting-statement} {...:while-it-is-up}", { until: "while-face-up" });
}

/** "Its name becomes “X”", "its Type becomes the same as that monster's" */
function owned(g: Grammar): void {
  g.rule("lasting-statement", "{what:owner} name becomes {name:name}", { verb: "change-name" });
  g.rule(
    "lasting-statement",
    "the name of {what:obj} becomes {name:name}",
    { verb: "change-name" },
    { wording: "of" },
  );
  const named = { verb: "change-name" };
  g.rule("lasting-statement", "{what:owner} name becomes {as:possessed} name", named, { wording: "as" });
  g.rule("lasting-statement", "{what:owner} name becomes {as:possessed} original name", {
    ...named,
    original: true,
  });
  g.words("quality-verb", { name: "change-name", Attribute: "change-attribute", Type: "change-type" });
  const its = "{what:owner} {verb:quality-verb} becomes";
  g.rule("lasting-statement", `${its} the same as {...:like-whom}`, {}, { wording: "same" });
  g.rule("lasting-statement", `${its} {as:possessed}`, {}, { wording: "elliptic" });
  for (const [word, verb] of [
    ["Attribute", "change-attribute"],
    ["Type", "change-type"],
  ] as const)
    g.rule(
      "lasting-statement",
      `{what:owner} ${word} becomes {as:possessed} ${word}`,
      { verb },
      { wording: "full" },
    );
  g.rule(
    "lasting-statement",
    "{what:owner} Attribute becomes {attribute:attribute}",
    { verb: "change-attribute" },
    {
      wording: "owner",
    },
  );
  g.rule(
    "lasting-statement",
    "{what:owner} Type becomes {type:type}",
    { verb: "change-type" },
    {
      wording: "owner",
    },
  );
}

/** "It becomes DARK", "they become Zombie monsters", "this card becomes the same Type as that monster": also what is made so. */
function turnedInto(g: Grammar): void {
  g.rule("lasting-statement", "{what:subj[N]} <becomes/become> {...:turned-into[N]}", {}, { wording: "be" });
  g.rule("lasting[F]", "{...:making[F]} {what:obj} become {...:turned-into[sg]}", {}, { wording: "make-be" });
  g.rule("turned-into[N]", "{attribute:attribute}", { verb: "change-attribute" });
  const type = { verb: "change-type" };
  g.rule("turned-into[N]", "{type:type}", type, { wording: "of-type" });
  g.rule("turned-into[sg]", "@a {type:type}[[ {...:monster-word}]]", type, { wording: "article" });
  alike(g, "monster-word", ["monster"]);
  g.rule("turned-into[pl]", "{type:type} monsters", type, { wording: "monsters" });
  g.rule("turned-into[pl]", "{type:type-plural}", type, { wording: "plural" });
  g.words(
    "type-plural",
    Object.fromEntries(["Dragon", "Zombie", "Warrior", "Fiend"].map((type) => [`${type}s`, type])),
  );
  for (const [word, verb] of [
    ["Attribute", "change-attribute"],
    ["Type", "change-type"],
  ] as const)
    g.rule("turned-into[N]", `the same ${word} as {as:possessor}`, { verb }, { wording: "same" });
}
