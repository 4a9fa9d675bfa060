import { type Called, led, several } from "../../common/nouns.ts";
import type { Grammar } from "../../grammar.ts";

/** How groups of cards are described in OCG texts beside what all games say: whose, where, how many. */
export function ocgGroups(g: Grammar): void {
  const least = { wording: "at-least", rule: "quantity[N]: at least so many" };
  g.rule("quantity[sg]", "at least 1", { kind: "at-least", n: 1 }, least);
  g.rule("quantity[pl]", "at least {n:int2}", { kind: "at-least" }, least);
  g.rule("quantity[s]", "any", { kind: "some" }, { wording: "any" });
  groups(g);
  numbers(g);
}

/** Of several kinds of nouns, those that only OCG texts have: "your Equip Spells", "another Tuner", "your “A”". */
function ledTo(g: Grammar, word: string, first: string, called: Called): void {
  led(g, word, first, called);
  const options = { rule: `${word}-cards: cards as they are called after ${first}` };
  g.rule(`${word}-tuner[M]`, `${first} {++:pre-noun[M]}`, undefined, options);
  g.rule(`${word}-cards[M]`, `{traits:${word}-tuner[M]}`, { noun: "monster" }, options);
  // A name alone is the same for one and for several.
  g.rule(`${word}-named`, `${first} {++:named}`, undefined, options);
  for (const n of ["sg", "of"])
    g.rule(`${word}-cards[${n}]`, `{traits:${word}-named}`, { noun: "card" }, options);
}

const CARD_KIND: Called = [["pre-card-kind", "card-noun"]];
const ALL: Called = [["pre", "noun"], ["pre-kind", "kind-noun"], ...CARD_KIND];

function groups(g: Grammar): void {
  // "1 LIGHT “A”", "1 face-up “Umi” you control", "up to 3 “A” and/or “B”"
  g.rule("named", "{+:trait-attribute} {+:trait-name}");
  for (const name of ["trait-name", "trait-names"])
    g.rule("named", `{+:trait-face} {+:${name}}`, undefined, { rule: "named: face-up" });
  g.rule("named", "{+:trait-either-name}");
  several(g, "names-listed", "trait-name", "and/or");
  g.rule("trait-either-name", "{traits:names-listed}", { trait: "any-of" }, { wording: "and/or" });
  g.noted("trait-either-name");
  ledTo(g, "opponents", "{+:trait-opponents}", CARD_KIND);
  // "1 opponent's monster with a Predator Counter"
  g.rule("article[sg]", "1", { kind: "exactly", n: 1 });
  ledTo(g, "owned", "{+:trait-your}", CARD_KIND);
  ledTo(g, "banished", "{+:trait-banished}", CARD_KIND);
  // "2 of your other banished “A” cards"
  ledTo(g, "other-banished", "your {+:your-other} {+:banished-there}", ALL);
  ledTo(g, "one-more", "{+:trait-another}", ALL);
  ledTo(g, "marked", "{++:marks}", ALL);
  // "1 face-up opponent's monster", "1 banished card"
  for (const lying of ["face", "position"])
    g.rule("lying-opponents", `{+:trait-${lying}} {+:trait-opponents}`, undefined, {
      rule: "lying-opponents",
    });
  g.rule("marks", "{++:lying-opponents}");
  g.rule("marks", "{+:trait-lying-banished}");
  g.rule("trait-lying-banished", "banished", { trait: "in", "place.names": ["banished"] });
  g.rule("group[M]", "{quantity:quantity[M]} {...:marked-cards[M]} {where*:post}");
  // "the monsters you currently control"
  const all = { quantity: { kind: "all" } };
  g.rule("group[pl]", "the {...:cards[pl]} {where:now-controlling}", all, { wording: "the-current" });
  g.rule("now-controlling", "{+:trait-current}");
  // "all your banished Reptile monsters"
  g.rule("quantity-of[pl]", "all of", { kind: "all" }, { wording: "of" });
  g.rule("group[pl]", "{quantity:quantity-of[pl]} {...:banished-cards[of]} {where*:post}");
  // "your opponent's monster", "your LIGHT monsters", "another “D/D” monster(s)", "another Effect Monster", "your “A”"
  for (const [cards, n, kind] of [
    ["owned", "sg", "a"],
    ["owned", "pl", "every"],
    ["owned", "s", "some"],
    ["one-more", "sg", "a"],
    ["one-more", "s", "some"],
  ] as const) {
    const noted = { wording: cards, rule: `group[M]: {...:${cards}-cards[M]} {where*:post}` };
    g.rule(`group[${n}]`, `{...:${cards}-cards[${n}]} {where*:post}`, { quantity: { kind } }, noted);
  }
  // "a “X”(s) you control": however many of that name.
  const some = { quantity: { kind: "some" }, noun: "card" };
  g.rule("group[s]", "a {traits:named}(s) {where:post}", some, { wording: "named" });
  // "Dragon monsters you control": all that fit.
  const every = { quantity: { kind: "every" } };
  for (const such of ["of-such", "of-names"])
    g.rule("subj[pl]", `{...:${such}[pl]} {where:post}`, every, {
      wording: "bare",
      rule: "subj[pl]: such cards there",
    });
  g.rule("subj[pl]", "{...:cards[pl]}", { ...every, where: [] }, { wording: "bare" });
  // "the monster this card points to", "the Dinosaur monster used for its Fusion Summon": there is one that is so.
  const one = { quantity: { kind: "exactly", n: 1 } };
  g.rule("group[sg]", "the {...:cards[sg]} {where:only-so}", one, { wording: "the-one" });
  g.rule("only-so", "[[{++:only-place} ]]{+:trait-that}");
  for (const place of ["from", "in"])
    g.rule("only-place", `{+:trait-${place}}`, undefined, { rule: "only-place" });
  closed(g);
  // "1 of your banished monsters", "2 of your opponent's Spells", "1 of your Equip Spells equipped to this card"
  g.rule("group[N]", "{quantity:part-quantity[N]} of {...:other-banished-cards[of]} {where*:post}");
  const part = "{quantity:part-quantity[N]} of {...:owned-cards[of]} {where*:post}";
  g.rule("group[N]", part, {}, { wording: "of-owned" });
  // "return your other banished “A” Spells to your GY"
  g.rule("group[pl]", "{...:other-banished-cards[pl]}", { ...all, where: [] });
  g.rule("your-other", "other", { trait: "other" }, { wording: "banished" });
  const banished = { trait: "in", "place.names": ["banished"], "place.of": "you" };
  g.rule("banished-there", "banished", banished, { wording: "other" });
  g.noted("your-other", "banished-there");
  // "1 of your banished “A” monsters or “B” cards", "1 of your “A” monsters or “B” cards"
  for (const [whose, trait] of [
    ["banished", "trait-banished"],
    ["owned", "trait-your"],
  ] as const) {
    g.rule(`${whose}-cards[of]`, `{traits:${whose}-described}`, { noun: "card" });
    g.rule(`${whose}-described`, `{+:${trait}} {++:described[pl,or]}`);
    g.rule(`${whose}-described`, `{+:${trait}} {+:either-apart}`);
  }
  // "1 of your banished Insect or Plant monsters, or Normal Traps"
  g.rule("either-apart", "{traits:kinds-apart}", { trait: "any-of" }, { wording: "apart" });
  g.rule("kinds-apart", "{+:one-described[pl]}, or {+:one-described[pl]}");
  g.noted("either-apart");
  g.rule("part-quantity[pl]", "any number", { kind: "any-number" });
  const least = { quantity: { kind: "at-least", n: 1 } };
  g.rule("group[pl]", "any number of {...:cards[pl]} {where*:post} (min. 1)", least, { wording: "min" });
  whichever(g);
}

/**
 * Cards without how many of them, of one kind or of several: "“A” monsters and “B” cards you control", "LIGHT and DARK monsters".
 * Names alone are told with their place.
 */
function whichever(g: Grammar): void {
  g.rule("these[M]", "{...:of-names[M]} {where:post}");
  g.rule("of-such[M]", "{=:marked-cards[M]}");
  g.rule("of-such[pl]", "{=:banished-cards[pl]}");
  g.rule("of-such[pl]", "{traits:described[pl,or]}", { noun: "card" });
  for (const n of ["sg", "pl"]) {
    g.rule(`of-such[${n}]`, `{traits:described[${n},and]}`, { noun: "card" });
    for (const names of ["named", "each-of-names"])
      g.rule(`of-names[${n}]`, `{traits:${names}}`, { noun: "card" }, { rule: `of-names[N]: ${names}` });
  }
  g.rule("of-names[s]", "{traits:named}(s)", { noun: "card" });
  g.rule("of-names[pl]", "{traits:tokens-called}", { noun: "token" });
  g.rule("group[pl]", "{quantity:quantity[pl]} {traits:tokens-called} {where*:post}", { noun: "token" });
  g.rule("tokens-called", "[[{+:trait-face} ]]{+:token-called}");
  g.rule("left-out", "{traits:tokens-called}", { quantity: { kind: "all" }, noun: "token", where: [] });
  g.rule("token-called", "{name:token-name[pl]}", { trait: "name" }, { wording: "tokens" });
  g.noted("token-called");
}

/** How many, said in other ways: "2 “A”", "up to 3 monster(s)", "as many … as possible". */
function numbers(g: Grammar): void {
  g.rule("quantity[pl]", "a total of {n:int2}", { kind: "exactly" }, { wording: "total" });
  g.rule("quantity[pl]", "{n:int2} or {or:int2}", { kind: "alternative" });
  g.rule("quantity[pl]", "1 or {n:int2}", { kind: "up-to" }, { wording: "one-or" });
  g.rule("group[pl]", "{quantity:quantity[pl]} {traits:named} {where*:post}", { noun: "card" });
  g.rule("names-or", "{+:trait-names}");
  const aCard = { quantity: { kind: "a" }, noun: "card" };
  g.rule("subj[sg]", "{traits:named}", { ...aCard, where: [] }, { wording: "bare-name" });
  // "If “A”, “B”, or “C” you control is Tributed"
  g.rule("subj[sg]", "{traits:names-or} {where:told}", aCard, { wording: "names-or" });
  g.rule("obj", "{traits:named} {where:post}", aCard, { wording: "bare-name" });
  // "1 “A”, “B”, or “C”, from your hand", "1 “A” card, from your Deck or GY"
  const [comma, from] = [
    { wording: "comma", rule: "group[M]: …, {where:trailing-from}" },
    ", {where:trailing-from}",
  ];
  g.rule("group[M]", `{quantity:quantity[M]} {...:cards[M]}${from}`, {}, comma);
  g.rule("group[sg]", `{quantity:quantity[sg]} {traits:named}${from}`, { noun: "card" }, comma);
  g.rule("cards[pl]", "copies of {traits:named}", { noun: "card" }, { wording: "copies" });
  const orMore = { wording: "s" };
  g.rule("group[pl]", "{quantity:quantity[pl]} {...:cards[s]} {where*:post}", {}, orMore);
  // There has to be one in any case: "(min. 1)".
  g.rule("group[pl]", "{...:as-many-as-possible}[[ {...:at-least-one}]]", { quantity: { kind: "as-many" } });
  g.rule("as-many-as-possible", "as many {...:these[pl]} as possible");
  g.rule(
    "as-many-as-possible",
    "as many {...:of-such[pl]} as possible {where:post}",
    {},
    { wording: "early" },
  );
  const yours = { wording: "of", rule: "as-many-as-possible: of yours" };
  for (const whose of ["banished", "owned"])
    g.rule("as-many-as-possible", `as many of {...:${whose}-cards[of]} as possible`, { where: [] }, yours);
  // "as many of those monsters as possible"
  const bare = { traits: [], noun: "card" };
  g.rule("as-many-as-possible", "as many of {where:part-group} as possible", bare, { wording: "of-part" });
  // "as many monsters your opponent controls as possible that were Special Summoned this turn"
  g.rule("as-many-as-possible", "as many {...:cards[pl]} {where:split-possible}");
  for (const [first, last] of [
    ["{+:trait-controlled}", "{++:afters}"],
    ["{+:trait-with}", "{+:trait-from}"],
  ])
    g.rule("split-possible", `${first} as possible ${last}`, undefined, { wording: "split" });
  // "1 of your “A” monsters that is banished or in your GY"
  g.rule("group[N]", "{...:part-of-yours[N]} {where:lying-so}", {}, { wording: "of-yours" });
  g.rule("lying-so", "[[{+:trait-with} ]]{+:trait-lying}[[{+:trait-except}]]");
  g.rule("lying-so", "{+:trait-except} {+:trait-lying}", undefined, { wording: "except-first" });
  g.rule("lying-so", "{+:trait-lying}, {+:said-after}", undefined, { wording: "with-after" });
  for (const said of ["with", "printed"])
    g.rule("said-after", `{=:trait-${said}}`, undefined, { rule: "said-after" });
}

/** "All monsters on the field, except “A” monsters, lose …": where the sentence goes on, a comma closes what is excepted. */
function closed(g: Grammar): void {
  g.rule("closed-post", "[[{++:post}]]{+:trait-except-closed}");
  g.rule("closed-group[M]", "{quantity:quantity[M]} {...:cards[M]} {where:closed-post}");
  g.rule("closed-these", "{...:of-such[pl]} {where:closed-post}");
  g.rule("closed-owned", "{...:owned-cards[pl]} {where:closed-post}");
  g.noted("closed-group");
  g.rule("subj[N]", "{=:closed-group[N]}");
  g.rule("subj[sg]", "{=:closed-group[s]}");
  const every = { quantity: { kind: "every" } };
  g.rule("subj[pl]", "{...:closed-these}", every, { wording: "bare" });
  g.rule("subj[pl]", "{...:closed-owned}", every, { wording: "owned" });
}
