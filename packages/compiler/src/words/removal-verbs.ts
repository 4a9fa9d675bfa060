import type { NounPhrase, Step } from "@chainwright/card-ir";
import type { BoundAction } from "@chainwright/engine/state";

/** "Destroy it", "banish the equipped monster", "send that monster to the GY", "shuffle it into the Deck": what becomes of which cards. */
export function boundActionOf(
  step: Step,
): { readonly action: BoundAction; readonly what: NounPhrase } | null {
  if (step.verb === "destroy") return { action: "destroy", what: step.what };
  if (step.verb === "banish")
    return step.face === undefined && step.until === undefined ? { action: "banish", what: step.what } : null;
  if (step.verb !== "move") return null;
  const { manner, what, to } = step;
  const [place, ...others] = to.names;
  if (manner === "shuffle") return { action: "shuffle", what };
  if (to.of !== undefined || others.length > 0) return null;
  if (manner === "send" && place === "graveyard") return { action: "send", what };
  return manner === "return" && place === "hand" ? { action: "return", what } : null;
}
