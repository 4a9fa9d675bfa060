import {
  type Card,
  type Effect,
  type EventPattern,
  type Group,
  isReference,
  type Place,
  type Trait,
} from "@chainwright/card-ir";
import type { Game } from "@chainwright/engine/board";
import { meansThisCard } from "../words/this-card.ts";

/**
 * "When your “A” monster declares an attack: You can target 1 other “B” monster you control": said by a card that could be
 * no such monster where it is used, other than what was named before: the monster that the event is about, the target, the equipped monster.
 */
export function withOtherThanNamed(game: Game, card: Card, effect: Effect): Effect {
  const slot = slotNamed(card, effect);
  if (slot === undefined) return effect;
  const range = game.rangeOf(card, effect);
  const named = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(named);
    if (typeof value !== "object" || value === null) return value;
    const own = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, named(inner)]));
    // A further kind of a group has no place of its own; what is said of the first holds for it.
    const isGroup = "quantity" in own && "noun" in own && "where" in own;
    if (!isGroup || couldBe(game, card, range, value as Group)) return own;
    return { ...own, traits: (own.traits as readonly Trait[]).map((trait) => thanThat(trait, slot)) };
  };
  return {
    ...effect,
    // What is targeted itself is named nowhere before but in the event.
    cost: slot === "event" ? (named(effect.cost) as Effect["cost"]) : effect.cost,
    resolution: named(effect.resolution) as Effect["resolution"],
  };
}

/** Where that is kept which an effect names before it says what it does. */
export function slotNamed({ facts }: Card, effect: Effect): string | undefined {
  const { kind, conditions, cost } = effect;
  const said = conditions.find((one) => one.kind === "event");
  if (said !== undefined) return isAboutOthers(said.event) ? "event" : undefined;
  if (movesItself(effect)) return undefined;
  if (kind === "continuous" && facts.categories.includes("equip") && facts.kind === "spell")
    return "equipped";
  const targets = cost.flatMap(({ step }) => (step.verb === "target" ? [step] : []));
  return targets.length === 1 ? targets[0]?.slot : undefined;
}

/** A card that is paid with, or that comes by its own effect, is where it could be one of the others by then. */
export const movesItself = ({ cost, resolution }: Effect): boolean =>
  [...cost, ...resolution].some(
    ({ step }) => "what" in step && step.what !== undefined && meansThisCard(step.what),
  );

const isAboutOthers = (event: EventPattern): boolean =>
  "subject" in event && !isReference(event.subject) && "noun" in event.subject;

const thanThat = (trait: Trait, slot: string): Trait =>
  trait.trait === "other" && trait.than === undefined && trait.slot === undefined
    ? { ...trait, slot }
    : trait;

/** Whether a card could be one of those that a group asks for, where it is when its effect is used. */
export function couldBe(game: Game, { facts }: Card, range: number, group: Group): boolean {
  if (group.noun === "monster" && facts.kind !== "monster") return false;
  let zones = 0;
  const add = ({ names }: Place): void => {
    for (const name of names) zones |= game.zonesOf(name);
  };
  for (const trait of [...group.traits, ...group.where])
    if (trait.trait === "controlled") zones |= game.zonesOf("field");
    else if (trait.trait === "in" || trait.trait === "from") add(trait.place);
  if (zones === 0) return true;
  const lies =
    group.noun === "monster" ? zones & ~(game.zonesOf("field") & ~game.zonesOf("monster-zone")) : zones;
  return (lies & range) !== 0;
}
