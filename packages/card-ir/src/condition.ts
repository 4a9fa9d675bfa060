import type { EventPattern } from "./event.ts";
import type { Compare, NounPhrase, Who } from "./noun.ts";
import type { Noted } from "./span.ts";

export type PhaseName = "draw" | "standby" | "main" | "main1" | "battle" | "main2" | "end" | "damage-step";

/** What has to be so. The order of an effect's conditions is the order of the words. */
export type Condition = Noted &
  /** "when" and "if" say the same of the event, but not of the moment (see missing the timing). */
  (
    | {
        readonly kind: "event";
        readonly word: "when" | "if";
        readonly event: EventPattern /** "…, OR …": one of the two. */;
        readonly or?: EventPattern;
      }
    | { readonly kind: "phase"; readonly phase: PhaseName; readonly whose?: Who }
    | { readonly kind: "turn"; readonly whose: Who }
    /** "Once per turn": this copy, while it stays. */
    | { readonly kind: "once-per-turn" }
    | { readonly kind: "once-per-chain" }
    | { readonly kind: "exists"; readonly player?: Who; readonly what: NounPhrase; readonly not?: true }
    /** "if you activated this effect this turn" */
    | { readonly kind: "activated-this-effect"; readonly notNegated?: true }
    /** "If Summoned this way": the record of the step shows that it was done. */
    | { readonly kind: "this-way"; readonly verb: string; readonly slot?: string }
    | { readonly kind: "not-the-turn-sent" }
    | { readonly kind: "chain-link"; readonly compare: Compare; readonly n: number }
  );
