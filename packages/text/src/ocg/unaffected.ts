import type { Grammar } from "../grammar.ts";

const all = (noun: string) => ({ quantity: { kind: "all" }, traits: [], noun, where: [] });

/** Kinds of effects, by the cards whose they are. */
const KINDS = [
  ["card", "card"],
  ["monster", "monster"],
  ["Spell", "spell"],
  ["Trap", "trap"],
  ["Spell/Trap", "spell-or-trap"],
] as const;

/** Whose effects, in bans and protections: "your opponent's card effects", "other monsters' effects"; and who is unaffected by them. */
export function ocgUnaffected(g: Grammar): void {
  whose(g);
  activated(g);
  unaffected(g);
}

function whose(g: Grammar): void {
  const controlled = (noun: string, by: string) => ({ ...all(noun), traits: [{ trait: "controlled", by }] });
  for (const [word, noun] of KINDS) {
    g.rule("effects-by", `your opponent's ${word} effects`, controlled(noun, "opponent"), {
      wording: "opponents",
    });
    g.rule("effects-by", `your ${word} effects`, controlled(noun, "you"), { wording: "your" });
    if (noun !== "card") g.rule("effects-any", `${word} effects`, all(noun), { wording: "any" });
  }
  for (const [cards, noun] of [
    ["Spells/Traps", "spell-or-trap"],
    ["Spells", "spell"],
    ["Traps", "trap"],
  ] as const)
    g.rule("effects-any", `${cards} or effects`, all(noun), { wording: "cards-or" });
  mixed(g);
  g.rule("effects-any", "{traits:pre-kind} {noun:kind-noun[sg]} effects", {
    quantity: { kind: "all" },
    where: [],
  });
  g.rule("effects-by", "{=:effects-any}");
  g.rule("effects-by", "the effects of {=:those-by}");
  g.rule("those-by", "{traits:pre-kind} {noun:kind-noun[pl]} {where*:post}", { quantity: { kind: "all" } });
  g.rule("those-by", "{traits:pre-card-kind} {noun:card-noun[pl]} {where*:post}", {
    quantity: { kind: "all" },
  });
  const others = (noun: string) => ({ ...all(noun), traits: [{ trait: "other" }] });
  for (const [words, noun] of [
    ["other cards' effects", "card"],
    ["other monsters' effects", "monster"],
  ] as const)
    g.rule("effects-by", words, others(noun), { wording: "others" });
  // Of a Spell or Trap, or an effect of the monster itself: all but this card's.
  for (const [word, noun] of KINDS)
    g.rule("effects-by", `other ${word} effects`, others(noun), { wording: "other" });
  g.noted("effects-by", "effects-any");
}

/** "Trap or monster effects": of cards of either kind. */
function mixed(g: Grammar): void {
  for (const one of ["spell", "trap"] as const) {
    const kinds = [one, "monster"].map((noun) => ({ trait: "described", traits: [], noun, where: [] }));
    const either = { quantity: { kind: "all" }, traits: [{ trait: "any-of", traits: kinds }], noun: "card" };
    const word = one === "spell" ? "Spell" : "Trap";
    g.rule("effects-any", `${word} or monster effects`, { ...either, where: [] }, { wording: "mixed" });
    g.rule(
      "effects-by",
      `your opponent's ${word} or monster effects`,
      { ...either, where: [{ trait: "controlled", by: "opponent" }] },
      { wording: "mixed" },
    );
  }
}

/** "the activated effects of your opponent's monsters", "your opponent's activated effects" */
function activated(g: Grammar): void {
  g.rule("activated-by", "the activated effects of {=:those-by}");
  g.rule("activated-by", "the activated effects of {=:their-monsters}");
  g.rule("their-monsters", "your opponent's monsters {where*:post}", {
    quantity: { kind: "all" },
    traits: [{ trait: "controlled", by: "opponent" }],
    noun: "monster",
  });
  g.rule(
    "their-monsters",
    "your opponent's {traits:leveled} monsters",
    { quantity: { kind: "all" }, noun: "monster", where: [{ trait: "controlled", by: "opponent" }] },
    { wording: "leveled" },
  );
  const theirs = (noun: string) => ({ ...all(noun), traits: [{ trait: "controlled", by: "opponent" }] });
  g.rule("activated-by", "your opponent's activated effects", theirs("card"), { wording: "opponents" });
  for (const [word, noun] of KINDS)
    g.rule("activated-by", `your opponent's activated ${word} effects`, theirs(noun), {
      wording: "opponents-kind",
    });
  g.rule("activated-by", "activated effects from any {=:any-of-those}");
  g.rule(
    "any-of-those",
    "{traits*:pre} {noun:noun[sg]} {where*:post}",
    { quantity: { kind: "all" } },
    { wording: "from-any" },
  );
  g.noted("activated-by", "their-monsters", "any-of-those");
}

function unaffected(g: Grammar): void {
  for (const [words, wording, fields] of [
    ["{by:effects-by}", "by", {}],
    ["{by:activated-by}", "activated", { activated: true }],
  ] as const) {
    const step = { verb: "unaffected", ...fields };
    g.rule("gift[N]", `<is/are> unaffected by ${words}`, step, { wording });
    g.rule(
      "own-passing",
      `unaffected by ${words}`,
      { ...step, what: { ref: "this-card" } },
      {
        wording: `own-${wording}`,
      },
    );
  }
  // "… this turn, except its own"
  for (const [word, n] of [
    ["is", "sg"],
    ["are", "pl"],
  ] as const)
    g.rule(
      "statement",
      `{what:subj[${n}]} ${word} unaffected by {by:effects-but} {...:lasts}, except ${n === "sg" ? "its" : "their"} own`,
      { verb: "unaffected", except: "own" },
      { wording: "own-inside" },
    );
  // "…, except its own": what each of them does to itself; "…, except “X” cards"
  g.rule("effects-but", "{=:effects-by}");
  g.rule("effects-but", "card effects", all("card"), { wording: "bare" });
  const but = { verb: "unaffected" };
  for (const [its, wording, except] of [
    [", except its own", "except-own", "own"],
    [" (except its own)", "own-brackets", "own"],
    [", except {except:left-out}", "but", null],
  ] as const) {
    const step = except === null ? but : { ...but, except };
    const words = `unaffected by {by:effects-but}${its}`;
    const n = except === null ? "N" : "sg";
    g.rule(`gift[${n}]`, `<is/are> ${words}`, step, { wording });
    g.rule("own-passing", words, { ...step, what: { ref: "this-card" } }, { wording: `own-${wording}` });
  }
  for (const [their, wording] of [
    [", except their own", "except-own"],
    [" (except their own)", "own-brackets"],
  ] as const)
    g.rule("gift[pl]", `are unaffected by {by:effects-but}${their}`, { ...but, except: "own" }, { wording });
  // "other monsters' effects, except those of Xyz Monsters": what is theirs is excepted.
  for (const those of ["those of", "the effects of"]) {
    const words = `unaffected by {by:effects-but}, except ${those} {except:those-by}`;
    const wording = `but-${those.split(" ")[0]}-of`;
    g.rule("gift[N]", `<is/are> ${words}`, but, { wording });
    g.rule("own-passing", words, { ...but, what: { ref: "this-card" } }, { wording: `own-${wording}` });
  }
  g.noted("effects-but");
}
