import {
  CARD,
  type CardId,
  type CompiledEffect,
  type Duel,
  effectOf,
  FORCE,
  IN_FORCE,
  LINKS,
  type LinkId,
  linkCount,
  type Player,
  putInForce,
  setTurnBit,
  someForce,
  TURN,
  turnBit,
  UNTIL,
  USE,
  type UseId,
} from "@chainwright/engine";
import { isPhaseEffect } from "./marks.ts";

/** How often an effect is used: "once per turn" by copy and by name, once per Chain, once per battle. */

/** "Once per turn" of this copy, and of this name. */
export function isUsedUp(duel: Duel, player: Player, card: CardId, effect: CompiledEffect): boolean {
  if (effect.oncePerBattle && isUsedInBattle(duel, card, effect.family)) return true;
  if (effect.oncePerChain && isOnChain(duel, card, effect.family)) return true;
  // A phase comes once in a turn, and what it triggers is used once; a Battle Step once in each battle.
  const onceATurn = effect.oncePerTurn || (isPhaseEffect(effect) && !effect.oncePerBattle);
  if (onceATurn && turnBit(duel, card, TURN.used, effect.family)) return true;
  return effect.limit !== null && findUse(duel, player, card, effect) !== null;
}

const isUsedInBattle = (duel: Duel, card: CardId, family: number): boolean =>
  someForce(duel, FORCE.usedInBattle, card, (force) => duel.state.get(IN_FORCE.what, force) === family);

/** Whether this copy's effect, or another one of its family, has been activated on this chain. */
function isOnChain(duel: Duel, card: CardId, family: number): boolean {
  const { state } = duel;
  for (let link = linkCount(duel); link > 0; link--) {
    const id = link as LinkId;
    if (state.get(LINKS.card, id) === card && effectOf(duel, id).family === family) return true;
  }
  return false;
}

function findUse(duel: Duel, player: Player, card: CardId, effect: CompiledEffect): UseId | null {
  const { state } = duel;
  const { name } = duel.definition(state.get(CARD.def, card));
  const key = effect.limit?.scope === "one" ? -1 : effect.family;
  for (let row = 0, n = state.count(USE); row < n; row++) {
    const use = row as UseId;
    if (
      state.get(USE.player, use) === player &&
      state.get(USE.name, use) === name &&
      state.get(USE.effect, use) === key
    ) {
      return use;
    }
  }
  return null;
}

/** Counts a use: "once per turn" by copy and by name. */
export function countUse(duel: Duel, player: Player, card: CardId, effect: CompiledEffect): void {
  setTurnBit(duel, card, TURN.used, effect.family);
  setTurnBit(duel, card, TURN.activated, effect.index);
  if (effect.oncePerBattle) {
    putInForce(duel, {
      kind: FORCE.usedInBattle,
      card,
      source: card,
      effect: effect.index,
      what: effect.family,
      until: UNTIL.battle,
    });
  }
  countUseByName(duel, player, card, effect);
}

/** "You can only use this effect of “X” once per turn." */
export function countUseByName(duel: Duel, player: Player, card: CardId, effect: CompiledEffect): void {
  if (effect.limit === null) return;
  const { state } = duel;
  const use = state.add(USE) as UseId;
  state.set(USE.player, use, player);
  state.set(USE.name, use, duel.definition(state.get(CARD.def, card)).name);
  state.set(USE.effect, use, effect.limit.scope === "one" ? -1 : effect.family);
  state.set(USE.duel, use, effect.limit.per === "duel" ? 1 : 0);
}

/** "You can only activate …": an activation that was negated does not count; "use" and "once per turn" do. */
export function forgetNegatedUse(duel: Duel, link: LinkId): void {
  const { state } = duel;
  const effect = effectOf(duel, link);
  if (effect.limit?.word !== "activate") return;
  const use = findUse(duel, state.get(LINKS.player, link), state.get(LINKS.card, link), effect);
  state.retain<UseId>(USE, (row) => row !== use);
}
