import {
  type Clause,
  type Effect,
  type EventPattern,
  isReference,
  type Step,
  someNode,
  withoutSpans,
} from "@chainwright/card-ir";
import { noteOccasion } from "@chainwright/engine/battle";
import {
  type CardTest,
  type CompiledEffect,
  type Copy,
  type Duel,
  definitionOf,
} from "@chainwright/engine/board";
import { copyOf, eachRecord, record } from "@chainwright/engine/history";
import { ACTIVATED, contextOfLink, type EffectContext, linkOf, slotsIn } from "@chainwright/engine/program";
import {
  ACT,
  type Action,
  action,
  type CardId,
  firstOf,
  LINKS,
  type LinkId,
  NO_CARD,
  NO_LINK,
  NOW,
  no,
} from "@chainwright/engine/state";
import { isUsable } from "../runtime/usable-copies.ts";
import { NotCarriedOut } from "../words/not-carried-out.ts";
import { isThisCardAlone, meansThisCard } from "../words/this-card.ts";
import type { WholeEffect } from "../words/whole-effect.ts";
import type { Part } from "./effect-part.ts";
import type { Verbs } from "./step-helpers.ts";

/**
 * "This effect becomes that Spell's effect when that card is activated", "apply that target's effect", "… that activates
 * when it is flipped face-up": an effect does what the activation, or the activated effect, of another card would do. It
 * stays the effect of its own card, and nothing is paid for the other.
 */

type As = (copy: Copy) => CompiledEffect | null;

type Applying = Extract<Step, { verb: "apply-effect" }>;

/** Their slots are not those of what they copy. */
export const SLOTS_OF_COPYING = 1000;

export const copiesActivation = ({ cost, resolution, modes = [] }: Effect): boolean =>
  [...cost, ...resolution, ...modes.flatMap((mode) => [...mode.cost, ...mode.resolution])].some(
    ({ step }) => step.verb === "apply-effect",
  );

/** Of an activated effect of a monster nothing is asked but what it does: not that it happened for which it waits. */
const withoutOccasion = (effect: Effect): Effect =>
  effect.kind === "activation" ? effect : { ...effect, kind: "ignition", conditions: [] };

const OF_ITS_OCCASION: ReadonlySet<unknown> = new Set(["event", "answered", "attacker", "attack-target"]);

/** The activated effects of a card that others may copy; of an effect that copies itself, or speaks of its own card, none. */
export function copiesOf(
  whole: readonly WholeEffect[],
  compile: (one: WholeEffect, index: number) => CompiledEffect,
): readonly Copy[] {
  return whole.flatMap((one, index): readonly Copy[] => {
    const { paidFor } = one;
    const effect = withoutOccasion(one.effect);
    const targets = alone(effect.cost.filter(({ step }) => step.verb === "target"));
    if (!ACTIVATED.has(one.effect.kind) || paidFor !== undefined || copiesActivation(effect)) return [];
    if (speaksOfItself([targets, effect.resolution, effect.conditions])) return [];
    if (
      effect !== one.effect &&
      slotsIn([targets, effect.resolution]).some((slot) => OF_ITS_OCCASION.has(slot))
    )
      return [];
    const paid = new Set(
      effect.cost.flatMap(({ step }) => (step.verb === "target" || !step.slot ? [] : [step.slot])),
    );
    if (slotsIn([targets, effect.resolution]).some((slot) => paid.has(slot))) return [];
    const compiled = (cost: readonly Clause[], resolution: readonly Clause[]): CompiledEffect =>
      compile({ ...one, effect: { ...effect, cost, resolution } }, index);
    try {
      const asOwn = compiled(targets, effect.resolution);
      const applied = asOwn.trigger === null ? compiled([], chosenFirst(targets, effect.resolution)) : null;
      return [{ asOwn, applied, said: one.effect }];
    } catch (error) {
      if (error instanceof NotCarriedOut) return [];
      throw error;
    }
  });
}

/** Clauses without what they followed. */
function alone([first, ...others]: readonly Clause[]): readonly Clause[] {
  if (first === undefined) return [];
  const { join: _, ...clause } = first;
  return [clause, ...others];
}

const chosenFirst = (targets: readonly Clause[], resolution: readonly Clause[]): readonly Clause[] => {
  const chosen = targets.map(
    (clause): Clause => ({ ...clause, step: { ...clause.step, verb: "choose" } as Step }),
  );
  const [first, ...others] = resolution;
  return chosen.length === 0 || first === undefined
    ? resolution
    : [...chosen, { ...first, join: "and" }, ...others];
};

const speaksOfItself = (part: unknown): boolean => someNode(part, ({ ref }) => ref === "this-card");

/**
 * The effects of a card that can be used now. Of a Trap the conditions are always asked, of a Spell only where the text
 * says so: see `meetsItsConditions`.
 */
function usableOf(duel: Duel, context: EffectContext, card: CardId, as: As): readonly number[] {
  const { copies: all, kind } = definitionOf(duel, card);
  return [...all.keys()].filter((i) => {
    const effect = as(all[i] as Copy);
    return effect !== null && isUsable(duel, context, effect, kind === "trap");
  });
}

/** Has the player settle which effect of its card it is; it is kept with the link. */
function settleWhich(part: Part, step: Applying): void {
  const as = meant(step);
  const slot = slotOfCopied(part, step, as);
  // What it does with its targets is asked as of an effect that has none yet.
  const usable = (duel: Duel, link: LinkId): readonly number[] => {
    const context = { ...contextOfLink(duel, link), link: NO_LINK, answers: (link - 1) as LinkId };
    return usableOf(duel, context, duel.state.get(LINKS.copied, link), as);
  };
  const question = part.builder.addQuestion({
    name: "choose effect",
    candidates(duel, frame, _player, offer) {
      const { copies: all } = definitionOf(duel, duel.state.get(LINKS.copied, linkOf(duel, frame)));
      for (const i of all.keys()) offer(action(ACT.number, i + 1));
    },
    check: (duel, frame, _player, choice, why) =>
      usable(duel, linkOf(duel, frame)).includes(firstOf(choice) - 1) || !no(why, duel.law.notAChoice),
  });
  part.add((duel, { link, player }, frame) => {
    const { state } = duel;
    eachRecord(duel, link, slot, (_, card) => state.set(LINKS.copied, link, card));
    const found = state.get(LINKS.copied, link) === NO_CARD ? [] : usable(duel, link);
    const [only = -1] = found;
    if (found.length > 1) duel.ask(question, player, frame);
    else state.write(NOW.answer, action(ACT.number, only + 1));
  });
  part.add((duel, { link }) => {
    const index = firstOf(duel.state.read(NOW.answer) as Action) - 1;
    if (index < 0) duel.state.set(LINKS.copied, link, NO_CARD);
    else duel.state.set(LINKS.copiedEffect, link, index);
  });
}

/** The slot of the card whose effect it is. What it is paid with, or what is targeted, has to have one that can be used. */
function slotOfCopied(part: Part, { what }: Applying, as: As): number {
  const slot = isReference(what) && what.slot !== undefined ? part.scope.slotOf(what.slot) : 0;
  const payment = part.scope.payments.get(slot);
  if (payment === undefined)
    throw new NotCarriedOut("the effect of a card that is not chosen as it is activated");
  const serves: CardTest = (duel, context, card) => usableOf(duel, context, card, as).length > 0;
  payment.serves.push(serves);
  return slot;
}

/** Which of the effects of its card a step means, and as what it does them. */
const meant =
  (step: Applying): As =>
  ({ asOwn, applied, said }) =>
    isMeant(step, said) ? (step.becomes === true ? asOwn : applied) : null;

function isMeant(
  { doing, starting, paying }: Applying,
  { kind, conditions, cost, resolution }: Effect,
): boolean {
  if (paying !== undefined)
    return cost.some(
      ({ step }) => step.verb === "discard" && isReference(step.what) && meansThisCard(step.what),
    );
  if (starting === undefined)
    return (
      kind === "activation" && (doing === undefined || resolution.some(({ step }) => step.verb === doing))
    );
  if (starting.event === "turned" && kind === "flip") return true;
  return conditions.some(
    (one) =>
      one.kind === "event" &&
      [one.event, one.or].some((event) => event !== undefined && starts(event, starting)),
  );
}

/** Whether an effect that waits for an event comes of what is said of its card: "If this card is Normal or Special Summoned" does when it is Normal Summoned. */
function starts(event: EventPattern, said: EventPattern): boolean {
  if (event.event !== said.event || !("subject" in event) || !isThisCardAlone(event.subject)) return false;
  if (said.event === "summoned" && event.event === "summoned")
    return event.ways === undefined || said.ways?.every((way) => event.ways?.includes(way)) === true;
  return JSON.stringify(withoutSpans(event)) === JSON.stringify(withoutSpans(said));
}

/** What is done at the activation of an effect that becomes another's: that is settled, and its targets chosen. */
export function becomesOther({ resolution }: Effect, cost: Part): void {
  const [first] = resolution;
  if (first?.step.verb !== "apply-effect" || first.step.becomes !== true) return;
  settleWhich(cost, first.step);
  cost.add((duel, { link }) => {
    const copy = copyOf(duel, link);
    if (copy === null) return;
    noteOccasion(duel, link, (link - 1) as LinkId);
    duel.call(copy.asOwn.cost, link);
  });
}

export const copyingVerbs: Verbs = {
  "apply-effect"(part, step, slot) {
    if (part.role === "cost") throw new NotCarriedOut("another effect as a cost");
    if (step.becomes !== true) settleWhich(part, step);
    part.add((duel, context) => {
      const copy = copyOf(duel, context.link);
      const effect = copy && meant(step)(copy);
      if (effect === null) return;
      record(duel, context.link, slot, duel.state.get(LINKS.copied, context.link), 1);
      duel.call(effect.resolution, context.link);
    });
  },
};
