import { isReference, type PlaceName, type Step, type Trait } from "@chainwright/card-ir";
import type { Check } from "@chainwright/engine/board";
import { eachRecord, record } from "@chainwright/engine/history";
import type { EffectContext } from "@chainwright/engine/program";
import { opponentOf, RECORD } from "@chainwright/engine/state";
import { forEachPlayer } from "../steps/both-players.ts";
import type { Part } from "../steps/effect-part.ts";
import { NotCarriedOut } from "../words/not-carried-out.ts";
import { gatesLandHere, mayDecline } from "./gates.ts";

/** Steps that both players do, each with their own cards. */

const DOES_EACH: ReadonlySet<Step["verb"]> = new Set<Step["verb"]>([
  "special-summon",
  "move",
  "banish",
  "discard",
  "reveal",
  "set",
]);

/** "Each player sends 1 card from their hand to the GY"; "their entire hand" is one act for both. */
export const isForEach = (step: Step): boolean =>
  "player" in step &&
  step.player === "both" &&
  DOES_EACH.has(step.verb) &&
  !(step.verb === "discard" && !isReference(step.what) && step.what.quantity.kind === "all");

const HIDDEN: ReadonlySet<PlaceName> = new Set<PlaceName>(["hand", "deck", "extra-deck"]);

/** Who has to be able to do it for the effect to be used, as far as all can see. */
function whoMust(step: Step, decides: boolean): "own" | "either" | "both" | "none" {
  if (!("what" in step) || isReference(step.what)) return decides ? "none" : "own";
  const { quantity, traits, where } = step.what;
  const isHidden = where.some(
    (one) => (one.trait === "in" || one.trait === "from") && one.place.names.some((name) => HIDDEN.has(name)),
  );
  if (decides) return isHidden ? "none" : "either";
  if (quantity.kind === "as-many") return isHidden ? "own" : "either";
  // How many cards are in a hand, and who controls how many, all can see.
  const isAny = traits.length === 0 && where.every((one) => isHand(one) || one.trait === "controlled");
  return isAny ? "both" : "own";
}

const isHand = (one: Trait): boolean =>
  (one.trait === "in" || one.trait === "from") && one.place.names.join() === "hand";

/** First the turn player, then the other one. `decides`: each of them may decline. */
export function eachPlayer(
  part: Part,
  step: Step,
  slot: number,
  decides: boolean,
  compile: (step: Step, slot: number) => void,
): void {
  if (step.verb === "move" && step.to.names.includes("battle-zone"))
    throw new NotCarriedOut("cards that are put into play by both");
  const { player: _, ...alone } = step as Step & { player?: unknown };
  const before = part.beforehand;
  let checks: readonly Check[] = [];
  const none: (Check | null)[] = [];
  const slots = forEachPlayer(part, () => {
    const own = part.scope.freshSlot();
    part.beforehand = [];
    let possible: Check = () => true;
    const gates = decides ? [mayDecline(part, "you", (...about) => possible(...about), null)] : [];
    part.noneLeft = null;
    compile(alone as Step, own);
    none.push(part.noneLeft);
    checks = part.beforehand;
    const here = checks;
    possible = (duel, context) => here.every((check) => check(duel, context, null));
    gatesLandHere(part, gates);
    return own;
  });
  part.add((duel, context) => {
    for (const own of slots)
      eachRecord(duel, context.link, own, (row, card) => {
        const both = record(duel, context.link, slot, card, duel.state.get(RECORD.done, row));
        duel.state.set(RECORD.stamp, both, duel.state.get(RECORD.stamp, row));
      });
  });
  part.noneLeft = (duel, context, why) => none.every((one) => one?.(duel, context, why) === true);
  const who = whoMust(step, decides);
  const needed: Check = (duel, context, why) => {
    const can = ({ player }: Pick<EffectContext, "player">, told: typeof why): boolean =>
      checks.every((check) => check(duel, { ...context, player }, told));
    const theirs = { player: opponentOf(context.player) };
    if (who === "own") return can(context, why);
    return who === "both" ? can(theirs, why) && can(context, why) : can(theirs, null) || can(context, why);
  };
  part.beforehand = who === "none" ? before : [...before, needed];
}
