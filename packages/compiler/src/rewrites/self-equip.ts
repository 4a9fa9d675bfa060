import { type Condition, type Effect, isReference } from "@chainwright/card-ir";
import { isThisCardAlone } from "../words/this-card.ts";

/** What a card does to the monster that its own effect has equipped it to. */

/** "Equip this card to it. It gains 100 ATK.": said of what the effect before it has done, which is what is limited. */
export const comesWithEquipping = ({ kind, resolution }: Effect): boolean =>
  kind === "continuous" &&
  resolution.some(
    ({ step }) =>
      "what" in step &&
      isReference(step.what) &&
      step.what.ref !== "equipped-monster" &&
      step.what.slot === "equipped",
  );

/** The card is where the effect of its own text has equipped it. */
const EQUIPPED_BY_ITSELF: Condition = {
  kind: "exists",
  what: {
    ref: "this-card",
    slot: "this-card",
    where: [
      {
        trait: "equipped-to",
        host: { noun: "monster", quantity: { kind: "a" }, traits: [], where: [] },
        by: "own-effect",
      },
    ],
  },
};

/** "Equip this card to it. It gains 300 ATK.", of a monster: nothing is gained where another effect has equipped it. */
export function whileEquippedSo(effect: Effect, before: readonly Effect[]): Effect {
  if (!comesWithEquipping(effect) || effect.conditions.length > 0) return effect;
  const equipping = before.findLast((one) => !comesWithEquipping(one));
  const isOwn =
    equipping !== undefined &&
    equipping.kind !== "activation" &&
    equipping.resolution.some(({ step }) => step.verb === "equip" && isThisCardAlone(step.what));
  return isOwn ? { ...effect, conditions: [EQUIPPED_BY_ITSELF] } : effect;
}
