import type { Duel } from "@chainwright/engine/board";
import { destroy, eachEquippedTo, eachUnfitEquip } from "@chainwright/engine/changes";
import { BY_RULE, type CardId, TRACE } from "@chainwright/engine/state";
import { ocgRules } from "./rule-revisions.ts";

/** What is equipped to a monster that is gone or face-down is destroyed by the rules: by no effect, without a chain. */
export const destroyEquips = (duel: Duel, monster: CardId): void =>
  eachEquippedTo(duel, monster, (card) => destroyByRule(duel, card));

/** … and so is what no longer fits its monster. */
export const destroyUnfitEquips = (duel: Duel): void =>
  eachUnfitEquip(duel, (card) => destroyByRule(duel, card));

function destroyByRule(duel: Duel, card: CardId): void {
  if (destroy(duel, card, BY_RULE)) duel.point(TRACE.alsoBy, ocgRules(duel).law.equipLost);
}
