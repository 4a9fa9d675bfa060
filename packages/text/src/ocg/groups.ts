import { several } from "../common/nouns.ts";
import type { Grammar } from "../grammar.ts";

/** How groups of cards are described in OCG texts beside what all games say: whose, where, how many. */
export function ocgGroups(g: Grammar): void {
  g.rule("quantity[sg]", "at least 1", { kind: "at-least", n: 1 }, { wording: "at-least" });
  g.rule("quantity[pl]", "at least {n:int2}", { kind: "at-least" }, { wording: "at-least" });
  groups(g);
  numbers(g);
}

function groups(g: Grammar): void {
  // "an opponent's Link Monster"
  g.rule("group[sg]", "an {traits:opponents-kind} {noun:kind-noun[sg]} {where*:post}", {
    quantity: { kind: "a" },
  });
  g.rule("opponents-kind", "{+:trait-opponents} {++:pre-kind}");
  // "1 face-up opponent's monster", "1 Attack Position opponent's monster"
  g.rule(
    "group[sg]",
    "{quantity:quantity[sg]} {traits:lying-opponents} {noun:noun[sg]} {where*:post}",
    {},
    { wording: "lying-opponents" },
  );
  // "1 opponent's monster with a Predator Counter"; "an opponent's" is said above.
  g.rule(
    "group[sg]",
    "1 {traits:just-opponents} {noun:noun[sg]} {where*:post}",
    { quantity: { kind: "exactly", n: 1 } },
    { wording: "one-opponents" },
  );
  g.rule("just-opponents", "{+:opponents-after}");
  g.rule("just-opponents", "{+:opponents-after} {+:trait-position}");
  for (const lying of ["trait-face", "trait-position"])
    g.rule("lying-opponents", `{+:${lying}} {+:opponents-after}`);
  // "the monsters you currently control"
  for (const [words, by] of [
    ["you", "you"],
    ["your opponent", "opponent"],
  ] as const)
    g.rule(
      "group[pl]",
      `the {traits*:pre} {noun:noun[pl]} ${words} currently control${by === "you" ? "" : "s"}`,
      { quantity: { kind: "all" }, where: [{ trait: "controlled", current: true, by }] },
      { wording: "the-current" },
    );
  g.rule("opponents-after", "opponent's", { trait: "controlled", by: "opponent" }, { wording: "after" });
  // "all your banished Reptile monsters"
  for (const [all, wording] of [
    ["all", "all-banished"],
    ["all of", "all-of-banished"],
  ] as const)
    g.rule(
      "group[pl]",
      `${all} {traits:banished} {noun:noun[pl]} {where*:post}`,
      { quantity: { kind: "all" } },
      { wording },
    );
  g.noted("opponents-after");
  // "your opponent's monster", "your LIGHT monster"
  g.rule(
    "group[sg]",
    "{traits:owned} {noun:noun[sg]} {where*:post}",
    { quantity: { kind: "a" } },
    { wording: "owned" },
  );
  // "a “X”(s) you control": however many of that name.
  g.rule(
    "group[s]",
    "a {traits:named}(s) {where:post}",
    { quantity: { kind: "some" }, noun: "card" },
    { wording: "named" },
  );
  g.rule(
    "group[pl]",
    "{traits:owned} {noun:noun[pl]} {where*:post}",
    { quantity: { kind: "every" } },
    { wording: "owned" },
  );
  g.rule(
    "group[sg]",
    "{traits:owned-kind} {noun:kind-noun[sg]} {where*:post}",
    { quantity: { kind: "a" } },
    { wording: "owned" },
  );
  g.rule(
    "group[pl]",
    "{traits:owned-kind} {noun:kind-noun[pl]} {where*:post}",
    { quantity: { kind: "every" } },
    { wording: "owned" },
  );
  // "“A” and “B” monsters you control", "“A” monsters and “B” cards you control": all that are of either.
  g.rule(
    "subj[pl]",
    "{traits:described-and} {where:post}",
    { quantity: { kind: "every" }, noun: "card" },
    { wording: "kinds-and" },
  );
  // "your “A”": one of that name.
  g.rule(
    "group[sg]",
    "{traits:owned-name}",
    { quantity: { kind: "a" }, noun: "card", where: [] },
    { wording: "owned-name" },
  );
  g.rule("owned-name", "{+:trait-your} {+:trait-name}");
  // "another “D/D” monster(s)", "another Effect Monster"
  g.rule(
    "group[sg]",
    "{traits:another-kind} {noun:kind-noun[sg]} {where*:post}",
    { quantity: { kind: "a" } },
    {
      wording: "another",
    },
  );
  g.rule(
    "group[s]",
    "{traits:another-kind} {noun:kind-noun[s]} {where*:post}",
    { quantity: { kind: "some" } },
    { wording: "another" },
  );
  g.rule(
    "group[s]",
    "{traits:another-pre} {noun:noun[s]} {where*:post}",
    { quantity: { kind: "some" } },
    {
      wording: "another",
    },
  );
  g.rule(
    "group[sg]",
    "{traits:another-pre} {noun:noun[sg]} {where*:post}",
    { quantity: { kind: "a" } },
    {
      wording: "another",
    },
  );
  // "another “A”": one of that name.
  g.rule(
    "group[sg]",
    "{traits:another-named} {where*:post}",
    { quantity: { kind: "a" }, noun: "card" },
    { wording: "another" },
  );
  g.rule("another-named", "{+:trait-another} {+:trait-name}");
  g.rule("another-kind", "{+:trait-another} {++:pre-kind}");
  g.rule("another-pre", "{+:trait-another}");
  g.rule("another-pre", "{+:trait-another} {++:pre}");
  g.rule("group[s]", "an {traits:opponents} {noun:noun[s]} {where*:post}", { quantity: { kind: "some" } });
  // "Dragon monsters you control": all that fit.
  g.rule(
    "subj[pl]",
    "{traits*:pre} {noun:noun[pl]} {where:post}",
    { quantity: { kind: "every" } },
    { wording: "bare" },
  );
  g.rule(
    "subj[pl]",
    "{traits:pre-kind} {noun:kind-noun[pl]} {where:post}",
    { quantity: { kind: "every" } },
    { wording: "bare" },
  );
  // "“A” monsters you control, except Effect Monsters, are unaffected by …"
  g.rule(
    "subj[pl]",
    "{traits*:pre} {noun:noun[pl]} {where:post-but},",
    { quantity: { kind: "every" } },
    { wording: "but" },
  );
  g.rule("post-but", "{+:trait-controlled}{+:trait-except}");
  g.rule(
    "subj[pl]",
    "{traits:pre} {noun:noun[pl]}",
    { quantity: { kind: "every" }, where: [] },
    { wording: "bare" },
  );
  g.rule(
    "subj[pl]",
    "{traits:pre-kind} {noun:kind-noun[pl]}",
    { quantity: { kind: "every" }, where: [] },
    { wording: "bare" },
  );
  g.rule(
    "subj[pl]",
    "{traits:face-up-card-kind} {noun:card-noun[pl]}",
    { quantity: { kind: "every" }, where: [] },
    { wording: "bare" },
  );
  g.rule("face-up-card-kind", "{+:trait-face} {++:pre-card-kind}");
  // "1 of your Equip Spells equipped to this card"
  g.rule(
    "group[pl]",
    "{quantity:part-quantity} of {traits:owned-card-kind} {noun:card-noun[pl]} {where*:post}",
    {},
    { wording: "of-owned" },
  );
  g.rule("owned-card-kind", "{+:trait-your} {++:pre-card-kind}");
  // "1 of your banished monsters" is said in the singular as well: "1 banished card".
  g.rule("group[M]", "{quantity:quantity[M]} {traits:lying-banished} {noun:noun[M]} {where*:post}");
  g.rule("group[M]", "{quantity:quantity[M]} {traits:lying-banished-kind} {noun:kind-noun[M]} {where*:post}");
  g.rule("lying-banished-kind", "{+:trait-lying-banished} {++:pre-kind}");
  g.rule(
    "group[pl]",
    "{quantity:part-quantity} of {traits:banished-kind} {noun:kind-noun[pl]} {where*:post}",
  );
  // "2 of your other banished “A” cards"
  g.rule("banished", "{++:other-banished}");
  g.rule("banished", "{++:other-banished} {++:pre}");
  g.rule("other-banished", "your {+:other-one} {+:lying-there}");
  // "return your other banished “A” Spells to your GY"
  g.rule("group[pl]", "{traits:all-other-banished} {noun:noun[pl]}", {
    quantity: { kind: "all" },
    where: [],
  });
  g.rule("all-other-banished", "{++:other-banished}");
  g.rule("all-other-banished", "{++:other-banished} {++:pre}");
  g.rule("other-one", "other", { trait: "other" }, { wording: "banished" });
  g.rule(
    "lying-there",
    "banished",
    { trait: "in", "place.names": ["banished"], "place.of": "you" },
    { wording: "other" },
  );
  g.noted("other-one", "lying-there");
  // "1 of your banished Tuners"
  g.rule("group[pl]", "{quantity:part-quantity} of {traits:banished-tuners} {where*:post}", {
    noun: "monster",
  });
  g.rule("banished-tuners", "{+:trait-banished} {++:pre-noun[pl]}");
  g.rule("banished-kind", "{+:trait-banished} {++:pre-kind}");
  g.rule(
    "group[pl]",
    "{quantity:part-quantity} of {traits:banished-card-kind} {noun:card-noun[pl]} {where*:post}",
  );
  g.rule("banished-card-kind", "{+:trait-banished} {++:pre-card-kind}");
  g.rule("group[pl]", "{quantity:part-quantity} of {traits:banished-named} {where*:post}", { noun: "card" });
  g.rule("banished-named", "{+:trait-banished} {+:trait-kinds-or}");
  for (const name of ["trait-name", "trait-names"])
    g.rule("banished-named", `{+:trait-banished} {+:${name}}`);
  g.rule(
    "group[pl]",
    "{quantity:part-quantity} of {traits:owned} {noun:noun[pl]} {where*:post}",
    {},
    {
      wording: "of-owned",
    },
  );
  g.rule(
    "group[pl]",
    "{quantity:part-quantity} of {traits:owned-kind} {noun:kind-noun[pl]} {where*:post}",
    {},
    {
      wording: "of-owned",
    },
  );
  g.rule("part-quantity", "any number", { kind: "any-number" });
  g.rule(
    "group[pl]",
    "any number of {traits*:pre} {noun:noun[pl]} {where*:post} (min. 1)",
    { quantity: { kind: "at-least", n: 1 } },
    { wording: "min" },
  );
  g.rule("lying-banished", "{+:trait-lying-banished}");
  g.rule("lying-banished", "{+:trait-lying-banished} {++:pre}");
  g.rule("trait-lying-banished", "banished", { trait: "in", "place.names": ["banished"] });
}

/** How many, said in other ways: "2 “A”", "up to 3 monster(s)", "as many … as possible". */
function numbers(g: Grammar): void {
  g.rule("quantity[pl]", "a total of {n:int2}", { kind: "exactly" }, { wording: "total" });
  g.rule("quantity[pl]", "1 or {n:int2}", { kind: "up-to" }, { wording: "one-or" });
  g.rule("group[pl]", "{quantity:quantity[pl]} {traits:named} {where*:post}", { noun: "card" });
  // "up to 3 “A” and/or “B” from your hand"
  g.rule("group[pl]", "{quantity:quantity[pl]} {traits:names-and-or} {where:post}", { noun: "card" });
  g.rule("names-and-or", "{+:any-of-names}");
  g.rule("any-of-names", "{traits:names-listed}", { trait: "any-of" }, { wording: "and-or" });
  several(g, "names-listed", "trait-name", "and/or");
  g.noted("any-of-names");
  // "1 “A”, “B”, or “C”, from your hand"
  g.rule(
    "group[sg]",
    "{quantity:quantity[sg]} {traits:names-or}, {where:trailing-from}",
    { noun: "card" },
    { wording: "comma" },
  );
  g.rule("names-or", "{+:trait-names}");
  // "If “A”, “B”, or “C” you control is Tributed"
  g.rule(
    "subj[sg]",
    "{traits:names-or} {where:told}",
    { quantity: { kind: "a" }, noun: "card" },
    { wording: "names-or" },
  );
  // "1 face-up “Umi” you control"
  for (const n of ["sg", "pl"])
    g.rule(
      `group[${n}]`,
      `{quantity:quantity[${n}]} {traits:named-face} {where*:post}`,
      { noun: "card" },
      { wording: "face" },
    );
  g.rule("named-face", "{+:trait-face} {++:named}");
  g.rule(
    "group[pl]",
    "{quantity:quantity[pl]} copies of {traits:named} {where*:post}",
    { noun: "card" },
    { wording: "copies" },
  );
  const orMore = { wording: "s" };
  g.rule("group[pl]", "{quantity:quantity[pl]} {traits*:pre} {noun:noun[s]} {where*:post}", {}, orMore);
  g.rule(
    "group[pl]",
    "{quantity:quantity[pl]} {traits:pre-kind} {noun:kind-noun[s]} {where*:post}",
    {},
    orMore,
  );
  const possible = { quantity: { kind: "as-many" } };
  g.rule("group[pl]", "as many {traits*:pre} {noun:noun[pl]} {where*:post} as possible", possible);
  g.rule("group[pl]", "as many {traits:pre-kind} {noun:kind-noun[pl]} {where*:post} as possible", possible);
  // There has to be one in any case.
  g.rule("group[pl]", "as many {traits*:pre} {noun:noun[pl]} {where*:post} as possible (min. 1)", possible, {
    wording: "min",
  });
  g.rule("group[pl]", "as many {traits*:pre} {noun:noun[pl]} as possible {where:post}", possible, {
    wording: "early",
  });
  // "as many monsters your opponent controls as possible that were Special Summoned this turn"
  g.rule("group[pl]", "as many {traits*:pre} {noun:noun[pl]} {where:split-possible}", possible);
  g.rule("split-possible", "{+:trait-controlled} as possible {+:trait-that}", undefined, {
    wording: "split",
  });
  g.rule(
    "group[pl]",
    "as many {traits:pre-noun[pl]} as possible {where:post}",
    { ...possible, noun: "monster" },
    { wording: "early" },
  );
  g.rule(
    "obj",
    "{traits:named} {where:post}",
    { quantity: { kind: "a" }, noun: "card" },
    {
      wording: "bare-name",
    },
  );
  // "1 of your “A” monsters that is banished or in your GY"
  for (const [kind, noun] of [
    ["{traits*:pre}", " {noun:noun[pl]}"],
    ["{traits:pre-kind}", " {noun:kind-noun[pl]}"],
    ["{traits:pre-card-kind}", " {noun:card-noun[pl]}"],
    ["{traits:named}", ""],
  ] as const)
    g.rule(
      "group[pl]",
      `{quantity:part-quantity} of your ${kind}${noun} {where:lying-so}`,
      noun === "" ? { noun: "card" } : {},
      { wording: "of-yours" },
    );
  g.rule("lying-so", "{+:trait-lying}");
  g.rule("lying-so", "{+:trait-lying}{+:trait-except}");
  g.rule("lying-so", "{+:trait-except} {+:trait-lying}", undefined, { wording: "except-first" });
  g.rule("lying-so", "{+:trait-with}, {+:trait-lying}", undefined, { wording: "with-first" });
  g.rule("lying-so", "{+:trait-with} {+:trait-lying}", undefined, { wording: "with-close" });
  g.rule("lying-so", "{+:trait-with} {+:trait-lying}{+:trait-except}", undefined, { wording: "with-close" });
  g.rule("lying-so", "{+:trait-lying}, {+:trait-with}", undefined, { wording: "with-after" });
}
