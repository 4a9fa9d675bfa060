import type { Step } from "@chainwright/card-ir";
import { appliedContinuousVerbs } from "../steps/applied-continuous-effects.ts";
import { attachingVerbs } from "../steps/attaching.ts";
import { battlingVerbs } from "../steps/battling.ts";
import { becomingLikeVerbs } from "../steps/becoming-like.ts";
import { bondVerbs } from "../steps/bonds.ts";
import { chanceVerbs } from "../steps/coins-and-dice.ts";
import { controlVerbs } from "../steps/control-and-places.ts";
import { copyingVerbs } from "../steps/copied-activations.ts";
import { counterVerbs } from "../steps/counters.ts";
import { declaringVerbs } from "../steps/declaring.ts";
import { delayedStep } from "../steps/delayed-steps.ts";
import { deckVerbs } from "../steps/drawing-and-decks.ts";
import { eachTimeVerbs } from "../steps/each-time-steps.ts";
import type { Part } from "../steps/effect-part.ts";
import { equippingVerbs } from "../steps/equipping.ts";
import { turningVerbs } from "../steps/face-and-position.ts";
import { lifePointVerbs } from "../steps/life-points.ts";
import { lingeringVerbs } from "../steps/lingering.ts";
import { movingVerbs } from "../steps/moving.ts";
import { negatingVerbs } from "../steps/negating.ts";
import { revealingVerbs } from "../steps/revealing.ts";
import { specialSummoningVerbs } from "../steps/special-summoning.ts";
import type { Compile, Verbs } from "../steps/step-helpers.ts";
import { summoningAfterwardsVerbs } from "../steps/summoning-afterwards.ts";
import { tokenVerbs } from "../steps/summoning-tokens.ts";
import { summoningVerbs } from "../steps/summoning-with-materials.ts";
import { effectTakingVerbs } from "../steps/taking-effects.ts";
import { targetingVerbs } from "../steps/targeting.ts";
import { turnVerbs } from "../steps/turn-and-phases.ts";
import { changingVerbs } from "../steps/type-attribute-and-name-changes.ts";
import { unusableZoneVerbs } from "../steps/unusable-zones.ts";
import { mayBeginLater } from "../words/lingering-steps.ts";
import { compileWords, NotCarriedOut } from "../words/not-carried-out.ts";
import { eachPlayer, isForEach } from "./each-player.ts";
import { applySteps, eitherSteps, orIfSteps } from "./either-or.ts";

const verbs: Verbs = {
  ...movingVerbs,
  ...equippingVerbs,
  ...attachingVerbs,
  ...controlVerbs,
  ...bondVerbs,
  ...appliedContinuousVerbs,
  ...eachTimeVerbs,
  ...chanceVerbs,
  ...changingVerbs,
  ...becomingLikeVerbs,
  ...negatingVerbs,
  ...turningVerbs,
  ...counterVerbs,
  ...lingeringVerbs,
  ...battlingVerbs,
  ...unusableZoneVerbs,
  ...declaringVerbs,
  ...targetingVerbs,
  ...deckVerbs,
  ...lifePointVerbs,
  ...turnVerbs,
  ...summoningVerbs,
  ...summoningAfterwardsVerbs,
  ...specialSummoningVerbs,
  ...tokenVerbs,
  ...revealingVerbs,
  ...copyingVerbs,
  ...effectTakingVerbs,
  later: delayedStep,
  either: eitherSteps,
  apply: applySteps,
  "or-if": orIfSteps,
};

/** Adds the steps and checks of one instruction to a part. @throws NotCarriedOut for a verb that no file of `steps` has. */
export const compileVerb = (part: Part, step: Step, slot: number): void =>
  compileWords(step, () => {
    const { isLeftToEach } = part;
    part.isLeftToEach = false;
    if (isForEach(step))
      eachPlayer(part, step, slot, isLeftToEach, (alone, own) => addVerb(part, alone, own));
    else if (isLeftToEach) throw new NotCarriedOut(`"${step.verb}" that each player may do`);
    else addVerb(part, step, slot);
  });

function addVerb(part: Part, step: Step, slot: number): void {
  const compile = verbs[step.verb] as Compile<Step["verb"]> | undefined;
  if (!compile) throw new NotCarriedOut(`the compiler has no verb "${step.verb}" (steps)`);
  if ("until" in step && step.until === "opponents-next-turn" && !mayBeginLater(step))
    throw new NotCarriedOut(`"${step.verb}" that begins with the next turn`);
  if ("until" in step && step.until === "damage-step")
    throw new NotCarriedOut(`"${step.verb}" during the Damage Step only, of what resolves`);
  compile(part, step as never, slot);
}
