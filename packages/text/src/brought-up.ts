import { isOfChosen, type NounPhrase, type Reference, type Step } from "@chainwright/card-ir";
import { USED } from "./deeds.ts";
import { countOf, impliedNoun, isOff, type Mention, OWN, verbOf } from "./mentions.ts";
import type { Slots } from "./slots.ts";
import type { Mutable } from "./walk.ts";

type Part = Reference["part"];

/** What a step changes, where that is only pointed at. */
export const changedBy = (step: Step): Reference | undefined =>
  (("value" in step && "what" in step) || step.verb === "more-attacks") && "ref" in step.what
    ? step.what
    : undefined;

/** What words of the step itself can point at: what it changes. */
export function* broughtUpWithin(step: Mutable<Step>, part: Part, slots: Slots): Generator<Mention> {
  const changed = changedBy(step);
  // "The ATK of that monster becomes double its original ATK"
  if (changed !== undefined) {
    if (slots.isOneOfTwo(changed)) return;
    const slot = (): string => (changed.and === undefined ? (changed.slot ?? "this-card") : slots.of(step));
    yield { ...spokenOf(changed, part, slots), slot };
  }
  // "1 monster loses ATK equal to [its Level] x 200"
  else if (("value" in step || "amount" in step) && "what" in step && countOf(step.what) === "one")
    yield { ...spokenOf(step.what, part, slots), slot: () => slots.of(step) };
}

/** What later words can point at once a step has been said, in the order in which it is said. */
export function* broughtUpBy(step: Mutable<Step>, part: Part, slots: Slots): Generator<Mention> {
  yield* reckonedBy(step, part, slots);
  yield* chosen(step, part, slots);
  if (step.verb === "fusion-summon" || step.verb === "ritual-summon") yield* materials(step, part, slots);
  // A bond between two cards, or of one to where it goes, names nothing new.
  if (step.verb === "whenever" || step.verb === "bind-leaving") return;
  if (step.verb === "or-if") yield* eitherDone([step.then, step.instead], part, slots);
  else if (step.verb === "either") yield* eitherDone(step.options, part, slots);
  else {
    yield* doneTo(step, part, slots);
    if (step.verb === "equip" || step.verb === "attach") yield* joinedTo(step, part, slots);
    if (step.verb === "excavate-until") yield found(step, part, slots);
  }
}

/** A card that is spoken of, with which nothing is done. */
const spokenOf = (np: NounPhrase, part: Part, slots: Slots): Omit<Mention, "slot"> => ({
  noun: slots.nounOf(np),
  count: countOf(np),
  said: slots.saidOf(np),
  verb: undefined,
  part,
});

function* doneTo(step: Mutable<Step>, part: Part, slots: Slots): Generator<Mention> {
  const noun = "what" in step ? slots.nounOf(step.what) : impliedNoun(step);
  if (noun === undefined) return;
  yield {
    noun,
    count: "what" in step ? countOf(step.what) : "count" in step && step.count === 1 ? "one" : "many",
    verb: verbOf(step),
    part,
    ...("what" in step ? { said: slots.saidOf(step.what) } : {}),
    ...(isOff(step) ? { off: true } : {}),
    ...(step.verb === "move" ? { to: step.to.names.join() } : {}),
    ...(step.verb === "discard" ? { to: "graveyard" } : {}),
    ...("what" in step && "ref" in step.what && step.what.ref === "this-card" ? { own: true } : {}),
    ...(step.verb === "target" ? slots.kindsOf(step) : {}),
    slot: () => slots.of(step),
  };
}

/** "Equip this card to that target. It gains …": the monster, and not what it is equipped with. */
function* joinedTo(
  { to }: Extract<Step, { verb: "equip" | "attach" }>,
  part: Part,
  slots: Slots,
): Generator<Mention> {
  if (!("ref" in to)) return;
  if (to.ref === "this-card") yield OWN;
  else yield { ...spokenOf(to, part, slots), slot: () => to.slot ?? "this-card" };
}

/** "Excavate cards until you excavate a Spell, then add that card to your hand": of all that were excavated. */
function found(step: Mutable<Extract<Step, { verb: "excavate-until" }>>, part: Part, slots: Slots): Mention {
  const { until } = step;
  const slot = (): string => {
    step.foundSlot ??= slots.fresh("found");
    return step.foundSlot;
  };
  return { ...spokenOf(until, part, slots), said: until, off: true, slot };
}

/** "Add 1 “A” to your hand, or if …, you can Special Summon it instead": whichever was done, it is that card which is spoken of. */
function* eitherDone(options: readonly Step[], part: Part, slots: Slots): Generator<Mention> {
  const [first, ...others] = options as readonly Mutable<Step>[];
  const all = options.flatMap((one) => ("what" in one && one.what !== undefined ? [one.what] : []));
  const [what] = all;
  if (first === undefined || what === undefined || all.length < options.length) return;
  const verb = verbOf(first);
  yield {
    noun: slots.nounOf(what),
    count: all.every((one) => countOf(one) === countOf(what)) ? countOf(what) : "any",
    verb: others.every((one) => verbOf(one) === verb) ? verb : undefined,
    part,
    slot: () => {
      const own = slots.of(first);
      for (const other of others) other.slot = own;
      return own;
    },
  };
}

/** "Inflict damage equal to that monster's DEF and gain LP equal to its ATK": the one whose number was named. */
function* reckonedBy(step: Step, part: Part, slots: Slots): Generator<Mention> {
  const value = "amount" in step ? step.amount : 0;
  if (typeof value !== "object" || !("of" in value) || typeof value.of !== "object") return;
  const { of } = value;
  if (!("ref" in of) || of.ref !== "that-card" || slots.isOneOfTwo(of)) return;
  yield { ...spokenOf(of, part, slots), count: "one", slot: () => of.slot ?? "this-card" };
}

/** "Gain LP equal to the Level of 1 monster. Then, return it …": the one that is chosen for the number. */
function* chosen(step: Step, part: Part, slots: Slots): Generator<Mention> {
  const value = "amount" in step ? step.amount : "value" in step ? step.value : 0;
  if (!isOfChosen(value)) return;
  const named = value as Mutable<typeof value>;
  const slot = (): string => {
    named.slot ??= slots.fresh("chosen");
    return named.slot;
  };
  yield { noun: slots.nounOf(value.of), count: "one", verb: undefined, part, slot };
}

/** What a Summon takes is sent somewhere, and used as material. */
function* materials(
  step: Mutable<Extract<Step, { verb: "fusion-summon" | "ritual-summon" }>>,
  part: Part,
  slots: Slots,
): Generator<Mention> {
  if (step.to === undefined) return;
  const to = step.to.names.join();
  const slot = (): string => {
    step.materialSlot ??= slots.fresh("material");
    return step.materialSlot;
  };
  for (const verb of [step.manner, USED]) yield { noun: "monster", count: "many", verb, part, to, slot };
}
