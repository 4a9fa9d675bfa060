import { several } from "../../common/nouns.ts";
import type { Grammar } from "../../grammar.ts";

/** What is said of a card in a clause with "that": "that mentions “A” or “B”", "that are “A” cards and/or Dinosaur monsters". */
export function ocgClauses(g: Grammar): void {
  g.rule("trait-that", "{=:trait-printed}");
  g.rule("trait-printed", "that {=:clause[N]}");
  // "that mentions “A”, or is a WATER Normal Monster": the one or the other.
  g.rule("trait-printed", "that {traits:two-clauses[N]}", { trait: "any-of" }, { wording: "two-clauses" });
  g.rule("two-clauses[N]", "{+:clause[N]}[[,]] or {+:clause[N]}");
  for (const [words, fields] of [
    ["cannot be Normal Summoned/Set", {}],
    ["can be Normal Summoned/Set", { not: true }],
  ] as const)
    g.rule("clause[N]", words, { trait: "no-normal-summon", ...fields });
  g.rule("clause[N]", "cannot be Normal Summoned", { trait: "no-normal-summon" }, { wording: "bare" });
  g.rule("clause[N]", "can be Special Summoned", { trait: "can-be-summoned" });
  g.noted("clause", "one-mentioned");
  mentions(g);
  being(g);
  mentioned(g);
}

/** "mentions “A” or “B”", "lists an Effect Monster as material", "mentions that card's name" */
function mentions(g: Grammar): void {
  g.rule("clause[N]", "{...:mention[N]} {...:named-there}");
  g.rule("mention[N]", "<mentions/mention>", {}, { wording: "N" });
  g.rule("mention[N]", "<lists/list>", {}, { wording: "list-N" });
  const mentions = { trait: "mentions" };
  g.rule("named-there", "{name:name}", mentions);
  g.rule("named-there", "{traits:mentioned[or]}", { trait: "any-of" });
  g.rule("named-there", "{traits:mentioned[all]}", { trait: "all-of" });
  g.rule("named-there", "all of {traits:mentioned[and]}", { trait: "all-of" }, { wording: "all-of" });
  for (const [list, word] of Object.entries({ or: "or", all: "AND", and: "and" }))
    several(g, `mentioned[${list}]`, "one-mentioned", word);
  g.rule("one-mentioned", "{name:name}", mentions, { wording: "other" });
  g.rule("named-there", "{...:material-listed} as material", { trait: "lists-material" });
  g.rule("material-listed", "{name:name}");
  g.rule("material-listed", "@a {...:cards-so[sg]}");
  const name = "<<monster's card name|card's name|card name>>";
  g.rule("named-there", `@a {series:name} ${name}`, mentions, { wording: "series" });
  g.rule("named-there", "{of:possessed} name", mentions, { wording: "of" });
  g.rule("named-there", "{of:possessor}", mentions, { wording: "of-it" });
}

/** "is a WATER Normal Monster", "are “A” cards and/or Dinosaur monsters", "are Level 7 or higher and/or WIND" */
function being(g: Grammar): void {
  g.rule("clause[N]", "{...:copula[N]} {...:so-called[N]}");
  g.rule("copula[N]", "<is/are>", {}, { wording: "be-N" });
  const any = { trait: "any-of" };
  g.rule("so-called[N]", "{name:name}", { trait: "name" }, { wording: "called" });
  for (const [n, a] of [
    ["sg", "@a "],
    ["pl", ""],
  ] as const) {
    const described = { trait: "described", where: [] };
    g.rule(`so-called[${n}]`, `${a}{...:cards[${n}]}`, described, { rule: "so-called[N]: what it is" });
    g.rule(`so-called[${n}]`, `${a}{traits:kinds[${n},J]}`, any, {
      wording: "J",
      rule: "so-called[N]: of several",
    });
  }
  g.rule("so-called[N]", "{traits:qualities[J]}", any, { wording: "J", rule: "so-called[N]: of several" });
  several(g, "qualities[J]", "quality-of-several", "<J>");
  for (const so of ["trait-level", "one-attribute", "one-type"])
    g.rule("quality-of-several", `{=:${so}}`, undefined, { rule: "quality-of-several: a quality" });
}

/** "1 of the Fusion Materials mentioned on that monster", "1 “X” monster that is mentioned on that card" */
function mentioned(g: Grammar): void {
  const on = { trait: "mentioned-on" };
  g.rule("named-on", "{...:whose-is} {...:so-listed} on {...:mentioner}", on);
  g.rule("named-on", "{...:so-listed} on {on:possessor}", on);
  g.rule("whose-is", "<<that is|that are|whose name is|whose names are>>", {}, { wording: "whose" });
  g.rule("so-listed", "<<mentioned|listed|specifically listed>>", {});
  g.rule("mentioner", "{on:possessor}");
  g.rule("mentioner", "it", { on: { ref: "it" } });
  g.rule("trait-printed", "{...:named-on}");
  g.rule("material-named", "{+:mentioned-material}");
  g.rule("mentioned-material", "{...:named-on}", { asMaterial: true });
  g.rule("mentioned-material", "{...:so-listed} on it", { ...on, on: { ref: "it" }, asMaterial: true });
  const monster = { noun: "monster" };
  const so = "{traits:material-named} {where*:post}";
  g.rule("group[N]", `{quantity:quantity[N]} {...:materials-called[N]} ${so}`, monster);
  g.rule("group[N]", `{quantity:part-quantity[N]} of the {...:materials-called[pl]} ${so}`, monster, {
    wording: "of-the",
  });
}
