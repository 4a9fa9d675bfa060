import { type Group, isReference, type NounPhrase } from "@chainwright/card-ir";
import { isRecorded } from "@chainwright/engine/history";
import type { StepOf } from "@chainwright/engine/program";
import { kindsOf } from "../nouns/alternatives.ts";
import { notToBeReturned } from "../nouns/illegal-choices.ts";
import { NotCarriedOut } from "../words/not-carried-out.ts";
import type { Part } from "./effect-part.ts";
import { onlyToBeSet } from "./setting.ts";
import { chooserOf, notToBeSummonedBy, notToBeTurned, type Verbs } from "./step-helpers.ts";

function target(part: Part, what: NounPhrase, name = "", slot: number, ifPossible: boolean): void {
  const { summoned, summonedLater, turned, set, returned, changed } = part.aims;
  const to = turned.get(name);
  const summon = summoned.get(name);
  if (summon !== undefined) part.exclude(notToBeSummonedBy(summon));
  if (summonedLater.has(name))
    part.exclude((duel, context, card, why) => !duel.game.couldBeSummoned(duel, card, context.card, why));
  if (to !== undefined)
    part.exclude((duel, context, card, why) => notToBeTurned(duel, context, card, to, why));
  const setting = set.get(name);
  if (setting !== undefined) onlyToBeSet(part, setting);
  if (returned.has(name)) part.exclude(notToBeReturned);
  const unchanged = changed.get(name);
  if (unchanged !== undefined) part.exclude(unchanged);
  part.target(what, slot, ifPossible);
}

/** "The first target", "the second target": one kind after the other, and no card for both. */
function targetApart(
  part: Part,
  { what, slot: name, ifPossible }: StepOf<"target">,
  slot: number,
  second: string,
): void {
  if (isReference(what)) throw new NotCarriedOut("two kinds of targets that were named before");
  const [one, other] = kindsOf(what) as [Group, Group];
  // Of several it is not asked whether all of them together leave enough for the other kind.
  if (one.quantity.kind !== "exactly" || one.quantity.n !== 1)
    throw new NotCarriedOut("several targets that are told from others");
  if (ifPossible) throw new NotCarriedOut("targets that are told apart, if there are any");
  part.takes = true;
  target(part, one, name, slot, false);
  part.exclude((duel, context, card) => isRecorded(duel, context.link, slot, card));
  part.takes = false;
  target(part, other, second, part.scope.slotOf(second), false);
}

/** Verbs by which cards are chosen, as targets or for what follows. */
export const targetingVerbs: Verbs = {
  target(part, step, slot) {
    const ifPossible = step.ifPossible === true;
    if (step.secondSlot === undefined) target(part, step.what, step.slot, slot, ifPossible);
    else targetApart(part, step, slot, step.secondSlot);
  },

  choose: (part, step, slot) => part.pick(step.what, slot, chooserOf(step.player)),
};
