import type { Step } from "@chainwright/card-ir";
import { mixing } from "../card/copied-original-effects.ts";
import { eachPlayer, isForEach } from "../conjunctions/each-player.ts";
import { applySteps, eitherSteps, orIfSteps } from "../conjunctions/either-or.ts";
import { mayBeginLater } from "../words/lingering-steps.ts";
import { compileWords, NotCarriedOut } from "../words/not-carried-out.ts";
import { battling } from "./battling.ts";
import { becomingLike } from "./becoming-like.ts";
import { changing } from "./changing.ts";
import { chance } from "./coins-and-dice.ts";
import { copying } from "./copied-activations.ts";
import { counting } from "./counters.ts";
import { declaring } from "./declaring.ts";
import { laterSteps } from "./delayed-steps.ts";
import { eachTime } from "./each-time.ts";
import type { Part } from "./effect-part.ts";
import { closing } from "./ending.ts";
import { equipping } from "./equipping.ts";
import { turning } from "./face-and-position.ts";
import { lasting } from "./lingering.ts";
import { moving } from "./moving.ts";
import { negating } from "./negating.ts";
import { players } from "./players.ts";
import { showing } from "./revealing.ts";
import { specialSummoning } from "./special-summoning.ts";
import type { Compile, Verbs } from "./step-helpers.ts";
import { summoningAfterwards } from "./summoning-afterwards.ts";
import { summoning } from "./summoning-with-materials.ts";

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
