import { alike } from "../common/alike.ts";
import type { Grammar } from "../grammar.ts";

/** Names, Types and Attributes that cards have for a time, and what is treated as a Tuner. */
export function ocgIdentity(g: Grammar): void {
  // "it becomes an Effect Monster and gains its effects"
  g.rule("its-effects[N]", "its <effect/effects>", {}, { wording: "its-N" });
  g.rule(
    "statement",
    "{what:subj[sg]} becomes an Effect Monster<C> and gains {...:its-effects[N]}",
    { verb: "become-effect-monster" },
    { wording: "effect-monster-C" },
  );
  const tuner = { verb: "treat-as-kind", kind: "tuner" };
  for (const [words, wording] of [
    ["a Tuner", ""],
    ["a Tuner monster", "-monster"],
  ] as const) {
    g.rule("lasting-statement", `{what:subj[sg]} is treated as ${words}`, tuner, { wording: `is${wording}` });
    g.rule("lasting-statement", `{what:subj[sg]} becomes ${words}`, tuner, { wording: `becomes${wording}` });
    g.rule("lasting[F]", `<treat> {what:obj} as ${words}`, tuner, { wording: `treat${wording}` });
    g.rule(
      "statement",
      `{what:subj[sg]} is treated as ${words} while face-up on the field`,
      {
        ...tuner,
        until: "while-face-up",
      },
      { wording: `while${wording}` },
    );
    g.rule(
      "statement",
      `{what:subj[sg]} is treated as ${words} while it is face-up on the field`,
      { ...tuner, until: "while-face-up" },
      { wording: `while-it${wording}` },
    );
  }
  // One of a series, beside what it is.
  for (const [also, how] of [
    ["also ", ""],
    ["", "not-also"],
  ] as const)
    for (const [words, n] of [
      [`{what:subj[sg]} is ${also}treated as @a {series:name} monster`, ""],
      [`{what:subj[pl]} are ${also}treated as {series:name} monsters`, "pl"],
    ] as const) {
      const wording = [how, n].filter((word) => word !== "").join("-");
      g.rule("lasting-statement", words, { verb: "change-name" }, wording === "" ? {} : { wording });
    }
  g.rule(
    "statement",
    "{what:subj[sg]} is also treated as @a {series:name} monster while face-up on the field",
    { verb: "change-name", until: "while-face-up" },
    { wording: "series-while" },
  );
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
  g.rule("lasting-statement", "{what:owner} name becomes {as:possessed}", named, { wording: "elliptic" });
  g.rule("lasting-statement", "{what:owner} name becomes the same as {...:like-whom}", named, {
    wording: "same",
  });
  for (const [Word, verb] of [
    ["Attribute", "change-attribute"],
    ["Type", "change-type"],
  ] as const) {
    const fields = { verb };
    g.rule("lasting-statement", `{what:owner} ${Word} becomes the same as {...:like-whom}`, fields, {
      wording: "same",
    });
    g.rule("lasting-statement", `{what:owner} ${Word} becomes {as:possessed}`, fields, {
      wording: "elliptic",
    });
    g.rule("lasting-statement", `{what:owner} ${Word} becomes {as:possessed} ${Word}`, fields, {
      wording: "full",
    });
    g.rule("lasting-statement", `{what:subj[sg]} becomes the same ${Word} as {as:possessor}`, fields, {
      wording: "be-same",
    });
  }
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
  g.rule(
    "lasting-statement",
    "{what:subj[sg]} becomes @a {type:type}[[ {...:monster-word}]]",
    { verb: "change-type" },
    { wording: "article" },
  );
  g.rule(
    "lasting-statement",
    "{what:subj[N]} <becomes/become> {type:type}",
    { verb: "change-type" },
    { wording: "bare" },
  );
  alike(g, "monster-word", ["monster"]);
  g.rule(
    "lasting-statement",
    "{what:subj[pl]} become {type:type} monsters",
    { verb: "change-type" },
    { wording: "monsters-pl" },
  );
  g.rule(
    "lasting-statement",
    "{what:subj[pl]} become {type:type-plural}",
    { verb: "change-type" },
    { wording: "plural" },
  );
  g.words(
    "type-plural",
    Object.fromEntries(["Dragon", "Zombie", "Warrior", "Fiend"].map((type) => [`${type}s`, type])),
  );
}
