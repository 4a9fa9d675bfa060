import type { Step } from "@chainwright/card-ir";
import { copying } from "./copying.ts";
import { eachPlayer, isForEach } from "./each-player.ts";
import { applySteps, eitherSteps, orIfSteps } from "./either.ts";
import { laterSteps } from "./later.ts";
import { mayBeginLater } from "./lingering.ts";
import { mixing } from "./mixing.ts";
import type { Part } from "./part.ts";
import { compileWords, NotCarriedOut } from "./using.ts";
import { battling } from "./verbs/battling.ts";
import { becomingLike } from "./verbs/becoming-like.ts";
import { chance } from "./verbs/chance.ts";
import { changing } from "./verbs/changing.ts";
import { closing } from "./verbs/closing.ts";
import type { Compile, Verbs } from "./verbs/common.ts";
import { counting } from "./verbs/counting.ts";
import { declaring } from "./verbs/declaring.ts";
import { eachTime } from "./verbs/each-time.ts";
import { equipping } from "./verbs/equipping.ts";
import { lasting } from "./verbs/lasting.ts";
import { moving } from "./verbs/moving.ts";
import { negating } from "./verbs/negating.ts";
import { players } from "./verbs/players.ts";
import { showing } from "./verbs/showing.ts";
import { specialSummoning } from "./verbs/special-summoning.ts";
import { summoning } from "./verbs/summoning.ts";
import { summoningAfterwards } from "./verbs/summoning-afterwards.ts";
import { turning } from "./verbs/turning.ts";

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
