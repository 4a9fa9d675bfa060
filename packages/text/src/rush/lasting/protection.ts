import type { Grammar } from "../../grammar.ts";

/** Nobody can do so. */
const BAN = { verb: "forbid", player: "both" };

/** What cannot be done to cards, and by what: "cannot be destroyed by your opponent's Trap Card effects". */
export function rushProtection(g: Grammar): void {
  g.rule("pred[N]", "cannot {...:cannot-do}", BAN);
  // "Cannot attack or be Tributed": what is said of the same cards.
  g.rule("cannot-more", "{...:cannot-do}", { ...BAN, what: { ref: "same-subject" } });
  g.rule("cannot-do", "be {...:barred}[[ by {...:barring}]]");
  g.rule("cannot-do", "be used as material for the Fusion Summon of {byCards:named-only}", {
    act: "material",
    ways: ["fusion"],
  });
  g.noted("cannot-more");
  barred(g);
  // "Cannot be destroyed by that battle": as long as it lasts.
  g.rule("statement", "{what:subj[N]} cannot be {...:barred} by that battle", {
    ...BAN,
    by: ["battle"],
    until: "this-battle",
  });
  causes(g);
  effects(g);
}

function barred(g: Grammar): void {
  g.rule("barred", "destroyed", { act: "destroy" });
  g.rule("barred", "returned to the hand/Deck/Extra Deck", { act: "return" });
  g.rule("barred", "shuffled into the hand/Deck/Extra Deck", { act: "return" }, { wording: "shuffled" });
  g.rule("barred", "changed to Defense Position", { act: "change-position" });
  g.rule("barred", "activated", { act: "activate-card" });
  g.rule("barred", "used as material for a Fusion Summon", { act: "material", ways: ["fusion"] });
  g.rule("barred", "Tributed for a Tribute Summon", { act: "tribute-for-tribute-summon" });
  g.rule("barred", "Tributed for the Tribute Summon of a monster in Attack Position", {
    act: "tribute-for-attack-position",
  });
}

/** By what it cannot be done. */
function causes(g: Grammar): void {
  const [battle, effect, both] = [["battle"], ["card-effect"], ["battle", "card-effect"]];
  g.rule("barring", "battle", { by: battle });
  g.rule("barring", "{...:effect-cause}", { by: effect });
  g.rule("barring", "battle or[[ by]] {...:effect-cause}", { by: both });
  g.rule("effect-cause", "card effects", {});
  g.rule("effect-cause", "effects", {}, { wording: "effects" });
  g.rule("effect-cause", "{byCards:effects-of}");
  g.rule("barring", "battle with {byCards:free}", { by: battle });
  g.rule("barring", "{byCards:attacks-of}", { by: battle }, { wording: "attacks" });
}

/** Whose attacks and effects. */
function effects(g: Grammar): void {
  const every = { quantity: { kind: "every" } };
  g.rule("attacks-of", "{traits:whose-own} attacks", { ...every, noun: "monster", where: [] });
  g.rule("whose-own", "{+:trait-your}");
  // "Card effects" alone are told apart from battle, by a field of their own.
  g.rule("any-effects-noun", "{=:spell-trap[sg]}");
  g.rule("any-effects-noun", "monster", "monster");
  g.rule("effects-of", "{...:their-effects}", { where: [] });
  g.rule("effects-of", "{...:their-effects} or {one:or-effects}", { where: [] });
  g.rule("their-effects", "{traits:whose-own} {noun:noun[sg]} effects", every);
  g.rule("or-effects", "{noun:noun[sg]} effects", {
    ...every,
    traits: [{ trait: "controlled", by: "opponent" }],
  });
  g.rule(
    "effects-of",
    "@a {traits:opponents} {noun:noun[sg]} <<effect|effects>>",
    { ...every, where: [] },
    { wording: "an" },
  );
  g.rule("effects-of", "{=:any-effects}");
  g.rule("effects-of", "the effects of {=:bare-group}");
  g.rule(
    "any-effects",
    "{noun:any-effects-noun} effects",
    { ...every, traits: [], where: [] },
    { wording: "any" },
  );
  g.noted("effects-of", "any-effects", "or-effects");
}
