import type { Step } from "@chainwright/card-ir";
import { battling } from "../steps/battling.ts";
import { becomingLike } from "../steps/becoming-like.ts";
import { changing } from "../steps/changing.ts";
import { chance } from "../steps/coins-and-dice.ts";
import { copying } from "../steps/copied-activations.ts";
import { counting } from "../steps/counters.ts";
import { declaring } from "../steps/declaring.ts";
import { laterSteps } from "../steps/delayed-steps.ts";
import { eachTime } from "../steps/each-time.ts";
import type { Part } from "../steps/effect-part.ts";
import { closing } from "../steps/ending.ts";
import { equipping } from "../steps/equipping.ts";
import { turning } from "../steps/face-and-position.ts";
import { lasting } from "../steps/lingering.ts";
import { moving } from "../steps/moving.ts";
import { negating } from "../steps/negating.ts";
import { players } from "../steps/players.ts";
import { showing } from "../steps/revealing.ts";
import { specialSummoning } from "../steps/special-summoning.ts";
import type { Compile, Verbs } from "../steps/step-helpers.ts";
import { summoningAfterwards } from "../steps/summoning-afterwards.ts";
import { summoning } from "../steps/summoning-with-materials.ts";
import { mixing } from "../steps/taking-effects.ts";
import { mayBeginLater } from "../words/lingering-steps.ts";
import { compileWords, NotCarriedOut } from "../words/not-carried-out.ts";
import { eachPlayer, isForEach } from "./each-player.ts";
import { applySteps, eitherSteps, orIfSteps } from "./either-or.ts";

const verbs: Verbs = {
  ...moving,
  ...equipping,
  ...eachTime,
  ...chance,
  ...changing,
  ...becomingLike,
  ...negating,
  ...turning,
  ...counting,
  ...lasting,
  ...battling,
  ...closing,
  ...declaring,
  ...players,
  ...summoning,
  ...summoningAfterwards,
  ...specialSummoning,
  ...showing,
  ...copying,
  ...mixing,
  later: laterSteps,
  either: eitherSteps,
  apply: applySteps,
  "or-if": orIfSteps,
};

/** Adds the steps and checks of one instruction to a part. @throws NotCarriedOut for a verb the engine does not have. */
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
  if (!compile) throw new NotCarriedOut(`the engine has no verb "${step.verb}"`);
  if ("until" in step && step.until === "opponents-next-turn" && !mayBeginLater(step))
    throw new NotCarriedOut(`"${step.verb}" that begins with the next turn`);
  if ("until" in step && step.until === "damage-step")
    throw new NotCarriedOut(`"${step.verb}" during the Damage Step only, of what resolves`);
  compile(part, step as never, slot);
}
