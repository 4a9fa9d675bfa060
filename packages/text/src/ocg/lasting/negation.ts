import { alike } from "../../common/alike.ts";
import type { Grammar } from "../../grammar.ts";

const NEGATES = { verb: "negate-effects" };
const UP = { ...NEGATES, until: "while-face-up" };

/** Effects that are negated for a time, and activations and effects that cannot be negated. */
export function negation(g: Grammar): void {
  negated(g);
  firm(g);
  used(g);
}

/** "The effects of face-up LIGHT monsters are negated", "negate the effects of the monsters destroyed by battle with this card" */
function negated(g: Grammar): void {
  const all = { quantity: { kind: "all" } };
  g.rule("lasting-statement", "<<the effects|effects>> of {what:negated-ones} are negated", NEGATES, {
    wording: "the-of",
  });
  g.rule("lasting-statement", "the effects of {what:ref[N]} are negated", NEGATES, { wording: "the-of-it" });
  g.rule("lasting-statement", "{what:all-effects} are negated", NEGATES, { wording: "all-effects" });
  const whichever = "all {traits*:pre} {noun:effect-noun} effects {where*:post}";
  g.rule("all-effects", whichever, { quantity: { kind: "every" } });
  g.noted("all-effects");
  g.rule("lasting-statement", "{what:owner} effect is negated", NEGATES, { wording: "one" });
  const whenever = "all effects of {what:negated-whenever} are negated";
  g.rule("lasting-statement", whenever, NEGATES, { wording: "all-of" });
  // Whichever are so at the time.
  g.rule("negated-whenever", "{...:these[pl]}", { quantity: { kind: "every" } });
  g.rule("negated-ones", "{...:these[pl]}", all);
  g.rule("negated-ones", "all {...:these[pl]}", all, { wording: "all" });
  // "…, as well as the activated effects and effects on the field of monsters with the same original name"
  g.words("named-alike", { monsters: "monster", cards: "card" });
  const effects = "the activated effects and effects on the field";
  const alike = `, as well as ${effects} of {sameName:named-alike} with the same original name`;
  for (const [category, words, wording] of [
    ["lasting-statement", "{what:owner} effects are negated", "alike"],
    ["lasting[F]", "<negate> {what:owner} effects", "alike-owner"],
  ] as const)
    g.rule(category, `${words}${alike}`, NEGATES, { wording });
  // As long as they lie there, which is as long as a continuous effect is about them.
  const negate = "negate the effects of {what:negated-ones} while they are face-up on the field";
  g.rule("said-alone", `${negate}[[ (but their effects can still be activated)]]`, UP, { wording: "there" });
  const theirs = "negate the effects of {what:they-control-such} while your opponent controls them";
  g.rule("said-alone", theirs, UP, { wording: "theirs" });
  g.rule("they-control-such", "{...:cards-so[pl]}", {
    ...all,
    where: [{ trait: "controlled", by: "opponent" }],
  });
  const there = "negate the effects of {what.traits:only-face} {what.noun:noun[pl]} {what.where:post}";
  g.rule("said-alone", there, { ...UP, "what.quantity": { kind: "all" } }, { wording: "face" });
  g.rule("only-face", "{+:trait-face}");
  // "Negate the effects of face-up monsters your opponent currently controls": of all that are there now.
  g.rule("lasting[F]", "<negate> the effects of {what:there-now}", NEGATES, { wording: "there-now" });
  g.rule("there-now", "{...:of-such[pl]} {where:now-controlled}", all);
  g.rule("now-controlled", "{+:trait-controlled-now}[[ {+:trait-with}]]");
  const current = { trait: "controlled", current: true, by: "opponent" };
  g.rule("trait-controlled-now", "your opponent currently controls", current);
  // Those that were destroyed stay negated in the GY anyway.
  const destroyed = "the effects of {what:destroyed-monsters}";
  g.rule("lasting[F]", `<negate> ${destroyed}`, NEGATES);
  g.rule("step[F]", `<negate> ${destroyed} (including in the GY)`, NEGATES, { wording: "in-gy" });
  g.rule("step[F]", "<negate> the effects of {what:ref[sg]} (including in the GY)", {
    ...NEGATES,
    inGy: true,
  });
  for (const cards of ["of-such", "owned-cards"])
    g.rule("destroyed-monsters", `{...:${cards}[pl]} {where:destroyed-where}`, all);
  g.rule("destroyed-where", "{+:trait-destroyed}");
  for (const by of ["group[sg]", "ref[sg]", "barred"])
    g.rule("trait-destroyed", `destroyed by battle with {byCard:${by}}`, { trait: "destroyed-by-battle" });
  g.noted("negated-ones", "there-now", "they-control-such", "trait-destroyed", "destroyed-monsters");
}

/** "The activation and effects of your “X” cards cannot be negated": of which cards, used by whom. */
function firm(g: Grammar): void {
  const ban = { verb: "forbid", player: "both", act: "negate" };
  const activation = { negating: ["activation"] };
  const activated = { negating: ["activation", "activated-effect"] };
  g.rule("activations-and-effects", "the <<activations|activation>> and <<effects|effect>>");
  g.rule("negatable", "{...:activations-and-effects}");
  g.rule("negatable", "the <<activation|activations>> and the activated effects", activated);
  alike(g, "negatable", ["the activated effects", "activated effects"], { negating: ["activated-effect"] });
  g.rule("negatable", "the <<activation|activations>>", activation);
  g.rule("negatable", "<<|the >>{ways:ways} Summons", { negating: ["summon"] });
  g.rule("ban", "{...:negatable} of {...:those-used} cannot be negated", ban, { wording: "negation" });
  g.rule("those-used", "{what:used-there}", {}, { wording: "used-there" });
  g.rule("those-used", "[[{...:of-you} ]]{what:cards-used}");
  g.rule("of-you", "your", { agent: "you" });
  // Of what is activated there, and by whom.
  const there = "{...:activations-and-effects} of {what:cards-used} activated on your field";
  const yours = { ...ban, ...activated, agent: "you", "where.names": ["field"] };
  g.rule("ban", `${there} cannot be negated`, yours);
  g.rule("ban", "the activation of {what:owner} effects cannot be negated", { ...ban, ...activation });
  const effects = "the activation of your {what:cards-used}' effects";
  g.rule("ban", `${effects} cannot be negated`, { ...ban, ...activation, agent: "you" });
  g.rule("ban", "{what:owner} activation and effects cannot be negated", ban, { wording: "owner" });
  g.rule("ban", "{what:owner} effects cannot be negated", { ...ban, negating: ["effect"] });
  g.rule("summon-rule", "This card's {ways:ways} Summon cannot be negated.", {
    sentence: "summon-rule",
    rule: "firm-summon",
  });
  // "… of your cards and effects that include an effect that Fusion Summons a Fusion Monster"
  const including = "your cards and effects that include an effect that {would:includes}";
  g.rule("firm-activations", `the activation of ${including} cannot be negated`, {
    ...ban,
    ...activation,
    what: { quantity: { kind: "all" }, traits: [], noun: "card", where: [] },
    agent: "you",
  });
  // … "this way": by these effects of yours.
  g.rule("so-summoned-then", "a monster is {...:summon[past]} this way", {
    event: "summoned",
    agent: "you",
    subject: { quantity: { kind: "a" }, traits: [], noun: "monster", where: [] },
  });
  g.noted("so-summoned-then");
}

/** Cards wherever they are used: what they are, not where they lie. */
function used(g: Grammar): void {
  const all = { quantity: { kind: "all" } };
  const everywhere = { ...all, where: [] };
  g.rule("cards-used", "{...:of-such[pl]}", everywhere);
  for (const traits of ["traits*:pre", "traits:pre-card-kind"])
    g.rule("cards-used", `{${traits}} {noun:card-noun[sg]} Cards`, everywhere, { wording: "cards" });
  g.rule("used-there", "{...:of-such[pl]} {where:post}", all);
  g.noted("cards-used", "used-there");
}
