import type { Grammar } from "../../grammar.ts";

/** What is left out: ", except a Link Monster", ", other than this card", "(except Tokens)", ", but not a Monster Card". */
export function ocgExceptions(g: Grammar): void {
  const not = { trait: "described", not: true };
  const other = { trait: "other" };
  g.rule("exempt", "{than:ref[N]}", other);
  g.rule("exempt", "this one", { ...other, "than.ref": "this-card" }, { wording: "one" });
  // Of a target, too: it is other than that one.
  g.rule("exempt", "itself", { ...other, "than.ref": "it" }, { wording: "itself" });
  g.rule("exempt", "{...:excepted}", not);
  g.rule("exempt", "{where:except-there}", { ...not, traits: [], noun: "card" }, { wording: "in" });
  g.rule("except-there", "{+:trait-in}");
  const named = { ...not, noun: "card", where: [] };
  g.rule("exempt", "{traits:names-or}", named, { wording: "names" });
  g.rule("any-exempt", "{=:exempt}");
  g.rule("any-exempt", "{name:name}", { trait: "name", not: true });
  g.noted("exempt", "any-exempt");
  g.rule("trait-except", ", except {=:exempt}", undefined, { wording: "except" });
  g.rule("trait-except", ", <<other than|but not>> {=:any-exempt}", undefined, { wording: "than" });
  // Where the sentence goes on, a comma closes it: "1 “A” monster, except this card, from your hand or field".
  g.rule("trait-except-closed", ", except {=:exempt},", undefined, { wording: "closed" });
  g.rule("trait-bracketed", "(except {=:any-exempt})", undefined, { wording: "brackets" });
  g.rule("trait-that", "other than {=:any-exempt}", undefined, { wording: "than" });
  g.rule("trait-that", "(other than {=:any-exempt})", undefined, { wording: "than-brackets" });
  g.rule("trait-that", "not named {=:any-exempt}", undefined, { wording: "not-named" });
  g.rule("trait-that", "{...:that-is} not {...:excepted}", not);
  // "…, except a Level 8 monster or the discarded card"
  g.rule("trailing", "{+:trait-except} or {+:exempt-too}");
  g.rule("exempt-too", "{=:any-exempt}", undefined, { wording: "too" });
  excepted(g);
  g.rule("trailing", ", {++:withs}[[ {++:trailing}]]", undefined, { wording: "trailing" });
  g.rule("trailing", ", {+:trait-printed}[[ {++:trailing}]]", undefined, { wording: "trailing" });
  g.rule("trailing", "{+:trait-except} {++:trailing}");
  for (const said of ["+:trait-that", "++:withs"]) g.rule("trailing-that", `{${said}}[[ {++:trailing}]]`);
  g.rule("trailing-from", "{+:trait-from}[[ {++:afters}]]");
  // It belongs into the Main Deck; "Main" is folded.
  g.rule(
    "trait-that",
    "that began the Duel in the Deck",
    {
      ...not,
      noun: "monster",
      where: [],
      traits: [
        {
          trait: "any-of",
          traits: ["fusion", "synchro", "xyz", "link", "token"].map((kind) => ({ trait: "kind", kind })),
        },
      ],
    },
    { wording: "main-deck" },
  );
}

/** What cards are not: "a Link Monster", "“A” and “B” monsters", "Tokens". */
function excepted(g: Grammar): void {
  for (const [a, n, noted] of [
    ["@a ", "sg", {}],
    ["", "pl", { wording: "pl" }],
  ] as const) {
    const rule = "excepted: {...:cards[N]} {where*:such}";
    g.rule("excepted", `${a}{...:cards-so[${n}]}`, { where: [] }, { ...noted, rule });
    g.rule("excepted", `${a}{...:cards[${n}]} {where:such}`, {}, { ...noted, rule });
  }
  // "… except “Nekroz” monsters and “Zefra” monsters": of the one or of the other.
  for (const and of ["and", "or"])
    g.rule(
      "excepted",
      `{traits:described[pl,${and}]}`,
      { noun: "card", where: [] },
      { rule: "excepted: of several kinds" },
    );
  g.rule("excepted", "<<Tokens|a Token>>", { traits: [], noun: "token", where: [] }, { wording: "tokens" });
  g.rule("excepted", "{where:such}", { traits: [], noun: "card" }, { wording: "such" });
}
