import type {
  Card,
  Clause,
  Condition,
  Effect,
  NounPhrase,
  Place,
  Reference,
  Step,
} from "@chainwright/card-ir";
import { isReference, someNode } from "@chainwright/card-ir";
import { ON_FIELD, ZONE, zonesOf } from "./zones.ts";

const maskOf = (place: Place): number => place.names.reduce((mask, name) => mask | zonesOf(name), 0);

const placeSaid = ({ where = [] }: NounPhrase): Place | undefined =>
  where.find((trait) => trait.trait === "from" || trait.trait === "in")?.place;

/** "This card equipped to a monster", "this card treated as a Continuous Spell": no monster any more. */
const liesAsSpell = ({ where = [] }: NounPhrase): boolean =>
  where.some(({ trait }) => trait === "equipped-to" || trait === "kind");

/**
 * "This card and 1 other monster from your hand": there it is as well, but not "this card you control". What is on the
 * field is not Summoned to it.
 */
const placeWith = ({ and, both, where = [] }: Reference, summoned: boolean): Place | undefined =>
  and !== undefined && (both !== true || summoned) && !where.some(({ trait }) => trait === "controlled")
    ? placeSaid(and)
    : undefined;

/** "This is the only card in your hand": there are no others. */
const isAloneInHand = (what: NounPhrase): boolean =>
  !isReference(what) &&
  what.quantity.kind === "no" &&
  what.traits.some(({ trait }) => trait === "other") &&
  placeSaid(what)?.names.join() === "hand";

/** "Special Summon this card from your hand to your field or your opponent's": what is done with it either way. */
const firstOption = (step: Step): Step =>
  step.verb === "or-if" ? step.then : step.verb === "either" ? (step.options[0] ?? step) : step;

/** Where this card is when its text moves it: "this card from your hand"; or asks for it: "if this card is in your GY". */
function ownPlace(effect: Effect): number {
  for (const condition of effect.conditions.flatMap((one) => (one.kind === "both" ? one.all : [one]))) {
    if (condition.kind === "holds") return maskOf(condition.at);
    // "Except the turn this card was sent to the GY"
    if (condition.kind === "not-the-turn-sent") return 1 << ZONE.graveyard;
    if (condition.kind === "exists" && isAloneInHand(condition.what)) return 1 << ZONE.hand;
    if (condition.kind !== "exists" || !isReference(condition.what) || condition.what.ref !== "this-card")
      continue;
    const place = condition.what.where?.find((trait) => trait.trait === "in")?.place;
    if (place) return maskOf(place);
    if (liesAsSpell(condition.what)) return 1 << ZONE.spell;
  }
  for (const clause of [...effect.cost, ...effect.resolution]) {
    const step = firstOption(clause.step);
    if (!("what" in step)) continue;
    const what: NounPhrase = step.what;
    // "2 cards from your hand, including this card"
    if (!isReference(what) && what.including !== undefined && "ref" in what.including) {
      const place = placeSaid(what);
      if (place) return maskOf(place);
      if (step.verb === "discard") return 1 << ZONE.hand;
    }
    if (isReference(what) && what.ref === "this-card") {
      if (step.verb === "discard") return 1 << ZONE.hand;
      const place = placeSaid(what) ?? placeWith(what, step.verb === "special-summon");
      if (place) return maskOf(place);
      if (liesAsSpell(what)) return 1 << ZONE.spell;
    }
  }
  return 0;
}

/**
 * An effect about destruction by battle acts after damage calculation if its text says so, if it lets its monster
 * attack again, or if it banishes the very monster; what has to be in the Graveyard cannot be meant.
 */
export function actsOnSettledDestruction({ kind, conditions, resolution }: Effect): boolean {
  const event = conditions.find((condition) => condition.kind === "event")?.event;
  if (kind !== "trigger" || event?.event !== "moved") return false;
  if (event.by?.join() !== "battle" || event.manner.join() !== "destroyed") return false;
  const destroyed: Reference["slot"] = isReference(event.subject) ? "this-card" : "event";
  return (
    conditions.some((condition) => condition.kind === "phase" && condition.phase === "damage-calculation") ||
    resolution.some(
      ({ step }) =>
        step.verb === "attack-again" ||
        (step.verb === "banish" && isReference(step.what) && step.what.slot === destroyed),
    )
  );
}

/** Only a card that is equipped to a monster has an "equipped monster". */
const speaksOfEquipped = (part: unknown): boolean => someNode(part, ({ slot }) => slot === "equipped");

/** Where an effect can be activated: said by its words, or by the kind of card. */
export function rangeOf(card: Card, effect: Effect): number {
  if (effect.kind === "activation") {
    if (card.facts.kind === "monster") return 1 << ZONE.hand;
    return (1 << ZONE.hand) | (1 << ZONE.spell) | (1 << ZONE.field);
  }
  if (effect.kind === "procedure") return effect.from ? maskOf(effect.from) : 1 << ZONE.hand;
  if (effect.kind === "flip") return 1 << ZONE.monster;
  // A monster that equipped itself is a Spell there.
  if (effect.conditions.some((one) => one.kind === "phase" && one.nextAfter !== undefined))
    return 1 << ZONE.spell;
  const own = ownPlace(effect);
  const home = homeOf(card, effect);
  // "From your hand or field": of the field, the zones in which it is what it is.
  if (own !== 0) return (own & home) === 0 ? own : own & (home | ~ON_FIELD);
  if (actsOnSettledDestruction(effect)) return home;
  const [event] = effect.conditions.flatMap((one) =>
    one.kind === "event" || one.kind === "happened" ? [one.event] : [],
  );
  const about = event !== undefined && "subject" in event ? event.subject : undefined;
  const ref = about !== undefined && isReference(about) ? about.ref : undefined;
  if (ref === "this-card") {
    if (event?.event === "moved") return event.to ? maskOf(event.to) : ~ON_FIELD;
    if (event?.event === "left-field") return ~ON_FIELD;
  }
  // What was Tributed or used for a Summon is gone by then, or lies under the monster.
  if (event?.event === "summoned" && [event.tributing, event.using].some(isThisCardSaid)) return ~ON_FIELD;
  if (ref === "this-card" && event?.event === "battles" && outlivesBattle(effect)) return home | ~ON_FIELD;
  // An Equip Card has gone to the Graveyard with its monster.
  if (ref === "equipped-monster" && event?.event === "left-field") return 1 << ZONE.graveyard;
  return home;
}

const isDoneToItself = ({ step }: Clause): boolean => {
  const done = firstOption(step);
  return "what" in done && isThisCardSaid(done.what);
};

/** At the end of the Damage Step a monster that lost its battle has gone. What is done to it by choice needs it there. */
const outlivesBattle = ({ conditions, optional, cost, resolution }: Effect): boolean =>
  conditions.some((one) => one.kind === "phase" && one.phase === "damage-step" && one.at === "end") &&
  !(optional && [...cost, ...resolution.slice(0, 1)].some(isDoneToItself));

const isThisCardSaid = (taken: NounPhrase | undefined): boolean =>
  taken !== undefined && isReference(taken) && taken.ref === "this-card";

export const asksForOwnSummon = (condition: Condition): boolean =>
  (condition.kind === "event" || condition.kind === "happened") &&
  condition.event.event === "summoned" &&
  isThisCardSaid(condition.event.subject);

/** Where on the field a card has an effect. */
function homeOf(card: Card, effect: Effect): number {
  if (effect.part === "pendulum") return 1 << ZONE.pendulum;
  if (card.facts.kind === "monster") return 1 << (speaksOfEquipped(effect) ? ZONE.spell : ZONE.monster);
  // A Trap that was Summoned is a monster.
  if (effect.conditions.some(asksForOwnSummon)) return 1 << ZONE.monster;
  return (1 << ZONE.spell) | (1 << ZONE.field);
}
