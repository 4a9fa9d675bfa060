import type { Grammar } from "../../grammar.ts";
import { ocgActivationRules } from "./activation-rules.ts";
import { ocgAssurances } from "./assurances.ts";
import { ocgAtActivation } from "./at-activation.ts";
import { ocgChoices } from "./choices.ts";
import { ocgEachTime } from "./each-time.ts";
import { ocgEffects } from "./effects.ts";
import { ocgLimits } from "./limits.ts";
import { ocgNegations } from "./negations.ts";
import { ocgOaths } from "./oaths.ts";
import { ocgProvisos } from "./provisos.ts";
import { ocgReplacements } from "./replacements.ts";
import { ocgResponses } from "./responses.ts";
import { ocgRiders } from "./riders.ts";

/** The parts of a sentence, and what is activated; said first, so that it is printed this way. */
export const OCG_SENTENCES: readonly ((g: Grammar) => void)[] = [
  ...[ocgEffects, ocgChoices, ocgRiders, ocgProvisos, ocgAtActivation],
];

/** What holds beside it, and how often. */
export const OCG_OTHER_SENTENCES: readonly ((g: Grammar) => void)[] = [
  ...[ocgLimits, ocgResponses, ocgActivationRules, ocgOaths],
  ...[ocgReplacements, ocgEachTime, ocgAssurances, ocgNegations],
];
