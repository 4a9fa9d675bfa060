import {
  type Card,
  type Condition,
  type Effect,
  type EffectKind,
  type EventPattern,
  isReference,
  type Limit,
  type Trait,
} from "@chainwright/card-ir";
import { isOfThePresent } from "../conditions/compile-condition.ts";
import { saysMore } from "../ir-schema/ir-schema.ts";
import { asksForNoOther } from "../rewrites/implicit-other.ts";
import { NotCarriedOut } from "../words/not-carried-out.ts";
import { isThisCardAlone } from "../words/this-card.ts";
import type { WholeEffect } from "../words/whole-effect.ts";

/** Effects that are never used, of which nothing counts how often. */
const UNCOUNTED: ReadonlySet<EffectKind> = new Set([
  "continuous",
  "replacement",
  "payment",
  "each-time",
  "duty",
]);

/** How often something is negated as it resolves. */
const COUNTED: ReadonlySet<Condition["kind"]> = new Set(["once-per-turn", "once-per-stay"]);

/** Whether a limit is one of this effect: that of a card is of its activation. */
const binds = ({ scope }: Limit, { kind }: Effect): boolean => scope !== "card" || kind === "activation";

/** "You cannot activate these effects in the same Chain." */
const isApart = ({ scope, per }: Limit): boolean => scope === "one" && per === "chain";

/** The limit of an effect. That some cannot be activated in the same Chain may be said beside how often each can be. */
export function limitOf(limits: readonly Limit[], effect: Effect): Limit | null {
  const own = limits.filter((limit) => binds(limit, effect));
  const often = own.find((limit) => !isApart(limit));
  const apart = own.find(isApart);
  return apart === undefined ? (often ?? null) : { ...(often ?? apart), oneInChain: true };
}

/** Whether a Spell or Trap leaves when it has resolved, and nothing keeps it: it equips itself to no monster. */
export const isSpent = ({ facts, program }: Pick<Card, "facts" | "program">): boolean =>
  (facts.kind === "spell" || facts.kind === "trap") &&
  !facts.categories.some((word) => STAYING.has(word)) &&
  !program.sentences.some(
    (one) =>
      (one.sentence === "effect" && one.resolution.some(({ step }) => step.verb === "equip")) ||
      (one.sentence === "summon-rule" && one.rule === "remains-on-field"),
  );
const STAYING: ReadonlySet<string> = new Set(["continuous", "field", "equip"]);

/** What the sentences that belong to an effect say of it has to be kept with it. */
export function mustBeKept({ effect, limits, provisos }: WholeEffect, card: Card): void {
  const { kind, conditions } = effect;
  const events = conditions.filter((one) => one.kind === "event");
  // What is continuous waits for nothing: it applies as long as all of that is so.
  if (events.length > 1 && kind !== "continuous")
    throw new NotCarriedOut("an effect that waits for two events");
  // The end of a battle is of that battle.
  const isOfBattle = (one: Condition): boolean =>
    one.kind === "phase" && one.phase === "damage-step" && events[0]?.event.event === "battles";
  if (
    events.length > 0 &&
    conditions.some((one) => one.kind === "phase" && one.at === "end" && !isOfBattle(one))
  )
    throw new NotCarriedOut("an effect at the end of a phase in which something happened");
  // It tells it as long as it is there.
  if (events.some(({ event }) => leaves(event)) && conditions.some(isOfItsSummon))
    throw new NotCarriedOut("how a card was Summoned that has left the field");
  const counted = events.some(({ event }) => event.event === "activated" && event.resolves === "as");
  if (
    kind === "each-time" &&
    conditions.some(
      (one) => one.kind !== "event" && !isOfThePresent(one) && !(counted && COUNTED.has(one.kind)),
    )
  )
    throw new NotCarriedOut("something done each time, but only so often");
  if (kind === "duty" && isSpent(card)) throw new NotCarriedOut("a phase of a card that is spent by then");
  if (card.facts.kind !== "monster" && conditions.some(asksForNoOther))
    throw new NotCarriedOut("no other monsters than those that were counted");
  // A Trap that its text has made a monster is there, and so is what a monster has as material.
  const isThere = conditions.some(isOfItsSummon) || effect.lentTo !== undefined;
  if (kind === "continuous" && isSpent(card) && !isThere)
    throw new NotCarriedOut("what holds as long as a card is there that is spent by then");
  if (limits.filter((limit) => binds(limit, effect) && !isApart(limit)).length > 1)
    throw new NotCarriedOut("an effect with two limits");
  // A text without a name, as somebody typed it, speaks of itself.
  if (card.name.en !== "" && limits.some(({ name }) => name !== card.name.en))
    throw new NotCarriedOut("a limit of another card");
  if (!UNCOUNTED.has(kind)) return;
  // What a player may do counts.
  const chosen = kind === "replacement" && effect.optional && provisos.length === 0;
  if (!chosen && !counted && (limits.some(({ scope }) => scope === "this") || provisos.length > 0))
    throw new NotCarriedOut(`a limit of a ${kind} effect`);
}

/** "If this card was Tribute Summoned, when it is sent to the GY": how it was, the move still tells. */
export function asItWasSummoned(effect: Effect): Effect {
  const summoned = effect.conditions.find(isOfItsSummon);
  const at = effect.conditions.findIndex((one) => one.kind === "event" && leaves(one.event));
  const move = effect.conditions[at];
  if (summoned?.kind !== "happened" || summoned.event.event !== "summoned" || move?.kind !== "event")
    return effect;
  const { event: _, subject: __, ways, by, from, ...more } = summoned.event;
  if (saysMore(more) || !("subject" in move.event) || !isReference(move.event.subject)) return effect;
  const { subject } = move.event;
  const so: Trait = { trait: "summoned", ways, ...(by && { by }), ...(from && { from }) };
  const event = { ...move.event, subject: { ...subject, traits: [...(subject.traits ?? []), so] } };
  const conditions = effect.conditions.with(at, { ...move, event });
  return { ...effect, conditions: conditions.filter((one) => one !== summoned) };
}

export const movesItself = (event: EventPattern): boolean =>
  event.event === "moved" && isThisCardAlone(event.subject);

const leaves = (event: EventPattern): boolean =>
  movesItself(event) || (event.event === "left-field" && isThisCardAlone(event.subject));

/** "If this card was Link Summoned": without a time. */
const isOfItsSummon = (one: Condition): boolean =>
  one.kind === "happened" && one.event.event === "summoned" && one.within === undefined;
