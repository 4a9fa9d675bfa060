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

/**
 * "When your “A” monster declares an attack: You can target 1 other “B” monster you control": said by a card that could be
 * no such monster where it is used, other than the monster that the event is about.
 */
export function withOtherThanEvent(game: Game, card: Card, effect: Effect): Effect {
  const said = effect.conditions.find((one) => one.kind === "event");
  if (said === undefined || !isAboutOthers(said.event)) return effect;
  const range = game.rangeOf(card, effect);
  const named = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(named);
    if (typeof value !== "object" || value === null) return value;
    const own = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, named(inner)]));
    // A further kind of a group has no place of its own; what is said of the first holds for it.
    const isGroup = "quantity" in own && "noun" in own && "where" in own;
    if (!isGroup || couldBe(game, card, range, value as Group)) return own;
    return { ...own, traits: (own.traits as readonly Trait[]).map(ofEvent) };
  };
  return {
    ...effect,
    cost: named(effect.cost) as Effect["cost"],
    resolution: named(effect.resolution) as Effect["resolution"],
  };
}

const isAboutOthers = (event: EventPattern): boolean =>
  "subject" in event && !isReference(event.subject) && "noun" in event.subject;

const ofEvent = (trait: Trait): Trait =>
  trait.trait === "other" && trait.than === undefined && trait.slot === undefined
    ? { ...trait, slot: "event" }
    : trait;

/** Whether a card could be one of those that a group asks for, where it is when its effect is used. */
function couldBe(game: Game, { facts }: Card, range: number, group: Group): boolean {
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
