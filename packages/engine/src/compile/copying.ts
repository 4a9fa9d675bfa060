import {
  type Clause,
  type Effect,
  type EventPattern,
  isReference,
  type Mode,
  type Step,
  someNode,
} from "@chainwright/card-ir";
import { ACT, type Action, action, firstOf } from "../action.ts";
import type { Duel } from "../duel.ts";
import { copyOf } from "../links.ts";
import { noteOccasion } from "../occasion.ts";
import { eachRecord, record } from "../records.ts";
import { type CardId, LINKS, type LinkId, NO_CARD, NO_LINK, NOW } from "../schema.ts";
import { no } from "../why.ts";
import type { CompiledEffect, WholeEffect } from "./effect.ts";
import type { Part } from "./part.ts";
import { slotsIn } from "./slots.ts";
import { type CardTest, definitionOf, linkOf, NotCarriedOut, type Using, usingOf } from "./using.ts";
import type { Verbs } from "./verbs/common.ts";

/**
 * "This effect becomes that Spell's effect when that card is activated", "apply that target's effect": an effect does what
 * the activation of another card would do. It stays the effect of its own card, and nothing is paid for the other.
 */

/** The effect of an activation, or one that waits for something, as it is where another effect does the same. */
export interface Copy {
  /** The effect as its card has it; null of one of several that an activation applies. */
  readonly of: Effect | null;
  /** What it targets is targeted as the other effect is activated. */
  readonly asOwn: CompiledEffect;
  /** What it targets is chosen as the other effect resolves; null where it answers something. */
  readonly applied: CompiledEffect | null;
}

type As = (copy: Copy) => CompiledEffect | null;

type Applying = Extract<Step, { verb: "apply-effect" }>;

/** Their slots are not those of what they copy. */
export const SLOTS_OF_COPYING = 1000;

export const copies = ({ cost, resolution, modes = [] }: Effect): boolean =>
  [...cost, ...resolution, ...modes.flatMap((mode) => [...mode.cost, ...mode.resolution])].some(
    ({ step }) => step.verb === "apply-effect",
  );

/** The effects of a card that others may copy; of an effect that copies itself, or speaks of its own card, none. */
export function copiesOf(
  whole: readonly WholeEffect[],
  compile: (one: WholeEffect, index: number) => CompiledEffect,
): readonly Copy[] {
  return whole.flatMap((one, index): readonly Copy[] => {
    const { effect, paidFor } = one;
    const targets = alone(effect.cost.filter(({ step }) => step.verb === "target"));
    if (effect.kind === "continuous" || effect.kind === "replacement") return [];
    if (paidFor !== undefined || copies(effect)) return [];
    const activates = effect.kind === "activation";
    if (speaksOfItself([targets, effect.resolution, activates ? effect.conditions : []])) return [];
    // What another effect waits for has not happened.
    if (!activates && slotsIn([targets, effect.resolution]).includes("event")) return [];
    const paid = new Set(
      effect.cost.flatMap(({ step }) => (step.verb === "target" || !step.slot ? [] : [step.slot])),
    );
    if (slotsIn([targets, effect.resolution]).some((slot) => paid.has(slot))) return [];
    const conditions = activates ? effect.conditions : [];
    const compiled = (cost: readonly Clause[], resolution: readonly Clause[]): CompiledEffect =>
      compile({ ...one, effect: { ...effect, conditions, cost, resolution } }, index);
    const copied = (of: Effect | null, resolution: readonly Clause[]): readonly Copy[] => {
      try {
        const asOwn = compiled(targets, resolution);
        const applied = asOwn.occasion === null ? compiled([], chosenFirst(targets, resolution)) : null;
        return [{ of, asOwn, applied }];
      } catch (error) {
        if (error instanceof NotCarriedOut) return [];
        throw error;
      }
    };
    return [
      ...copied(effect, effect.resolution),
      ...appliedModes(effect).flatMap(({ resolution }) => copied(null, resolution)),
    ];
  });
}

/** "Apply 1 of these effects": what each of them does. */
function appliedModes({ kind, resolution: [only, ...others] }: Effect): readonly Mode[] {
  if (kind !== "activation" || only?.step.verb !== "apply" || others.length > 0) return [];
  const { modes } = only.step;
  return modes.every(({ conditions, cost }) => conditions.length + cost.length === 0) ? modes : [];
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

/** Whether a card's effect could be used now as that of another. */
function isUsable(duel: Duel, using: Using, effect: CompiledEffect, asked: boolean): boolean {
  const so = { ...using, paidWith: NO_CARD };
  return (
    duel.game.isOccasion?.(duel, so, effect) === true &&
    (!asked || effect.conditions.every((holds) => holds(duel, so, null))) &&
    effect.checks.every((holds) => holds(duel, so, null))
  );
}

/** The card "that meets its activation conditions". */
export const meetsItsConditions = (duel: Duel, using: Using, card: CardId): boolean =>
  definitionOf(duel, card).copies.some(
    ({ of, asOwn }) => of?.kind === "activation" && isUsable(duel, using, asOwn, true),
  );

/**
 * The effects of a card that can be used now. Of a Trap the conditions are always asked, of a Spell only where the text
 * says so: see `meetsItsConditions`.
 */
function usableOf(duel: Duel, using: Using, card: CardId, as: As): readonly number[] {
  const { copies: all, kind } = definitionOf(duel, card);
  return [...all.keys()].filter((i) => {
    const effect = as(all[i] as Copy);
    return effect !== null && isUsable(duel, using, effect, kind === "trap");
  });
}

/** Has the player settle which effect of its card it is; it is kept with the link. */
function settleWhich(part: Part, step: Applying): void {
  const as = meant(step);
  const slot = slotOfCopied(part, step, as);
  // What it does with its targets is asked as of an effect that has none yet.
  const usable = (duel: Duel, link: LinkId): readonly number[] => {
    const using = { ...usingOf(duel, link), link: NO_LINK, answers: (link - 1) as LinkId };
    return usableOf(duel, using, duel.state.get(LINKS.copied, link), as);
  };
  const question = part.sink.addQuestion({
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
  const slot = isReference(what) && what.slot !== undefined ? part.slots.of(what.slot) : 0;
  const payment = part.slots.payments.get(slot);
  if (payment === undefined)
    throw new NotCarriedOut("the effect of a card that is not chosen as it is activated");
  const serves: CardTest = (duel, using, card) => usableOf(duel, using, card, as).length > 0;
  payment.serves.push(serves);
  return slot;
}

/** Which of the effects of its card a step means, and as what it does them. */
function meant({ becomes, doing, activates, discards, mode }: Applying): As {
  const isOfKind = ({ of }: Copy): boolean => {
    if (mode === true || of === null) return mode === true && of === null;
    if (activates !== undefined) return waitsFor(of, activates);
    if (discards === true) return of.cost.some(({ step }) => discardsItself(step));
    return of.kind === "activation";
  };
  const does = ({ asOwn }: Copy): boolean =>
    doing === undefined || asOwn.ir.resolution.some(({ step }) => isDoing(step, doing));
  return (copy) => {
    if (!isOfKind(copy) || !does(copy)) return null;
    return becomes === true ? copy.asOwn : copy.applied;
  };
}

/** "Taking damage": its own player does. */
const isDoing = (step: Step, doing: NonNullable<Applying["doing"]>): boolean =>
  step.verb === doing && (step.verb !== "damage" || step.player === "you");

const discardsItself = (step: Step): boolean =>
  step.verb === "discard" && isReference(step.what) && step.what.ref === "this-card";

/** Whether an effect waits for something that happens to its own card, that among others. */
function waitsFor({ kind, conditions }: Effect, wanted: EventPattern): boolean {
  if (wanted.event === "turned" && wanted.face === "up" && kind === "flip") return true;
  return conditions.some(
    (one) => one.kind === "event" && [one.event, one.or].some((event) => event && isThat(event, wanted)),
  );
}

function isThat(event: EventPattern, wanted: EventPattern): boolean {
  if (!("subject" in event) || !isReference(event.subject) || event.subject.ref !== "this-card") return false;
  if (event.event === "summoned" && wanted.event === "summoned")
    return wanted.ways?.every((way) => event.ways?.includes(way)) === true;
  if (event.event === "turned" && wanted.event === "turned") return event.face === wanted.face;
  if (event.event !== "moved" || wanted.event !== "moved") return false;
  return (
    wanted.manner.every((manner) => event.manner.includes(manner)) &&
    wanted.to?.names.join() === event.to?.names.join() &&
    (wanted.material ?? []).every((way) => event.material?.includes(way))
  );
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

export const copying: Verbs = {
  "apply-effect"(part, step, slot) {
    if (part.role === "cost") throw new NotCarriedOut("another effect as a cost");
    if (step.becomes !== true) settleWhich(part, step);
    part.add((duel, using) => {
      const copy = copyOf(duel, using.link);
      const effect = copy && meant(step)(copy);
      if (effect === null) return;
      record(duel, using.link, slot, duel.state.get(LINKS.copied, using.link), 1);
      duel.call(effect.resolution, using.link);
    });
  },
};
