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
  if (effect.oncePerBattle && isNoted(duel, FORCE.usedInBattle, card, effect.family)) return true;
  if (effect.oncePerStay && isNoted(duel, FORCE.usedThere, card, effect.family)) return true;
  if (effect.oncePerChain && isOnChain(duel, card, effect.family)) return true;
  // A phase comes once in a turn, and what it triggers is used once; a Battle Step once in each battle.
  const onceATurn = effect.oncePerTurn || (isPhaseEffect(effect) && !effect.oncePerBattle);
  if (onceATurn && turnBit(duel, card, TURN.used, effect.family)) return true;
  if (effect.limit?.per === "chain") return isNameOnChain(duel, player, card, effect.family);
  return effect.limit !== null && findUse(duel, player, card, effect) !== null;
}

/** Whether the use of an effect is noted on its card, in this battle or as long as it stays. */
const isNoted = (duel: Duel, kind: number, card: CardId, family: number): boolean =>
  someForce(duel, kind, card, (force) => duel.state.get(IN_FORCE.what, force) === family);

/** "Once per Chain" of this name: whether the player has activated the effect of any copy on this chain. */
function isNameOnChain(duel: Duel, player: Player, card: CardId, family: number): boolean {
  const { state } = duel;
  const nameOf = (one: CardId): number => duel.definition(state.get(CARD.def, one)).name;
  for (let link = linkCount(duel); link > 0; link--) {
    const id = link as LinkId;
    if (state.get(LINKS.player, id) !== player || effectOf(duel, id).family !== family) continue;
    if (nameOf(state.get(LINKS.card, id)) === nameOf(card)) return true;
  }
  return false;
}

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
  if (effect.oncePerBattle) noteUse(duel, FORCE.usedInBattle, UNTIL.battle, card, effect);
  if (effect.oncePerStay) noteUse(duel, FORCE.usedThere, UNTIL.leaves, card, effect);
  countUseByName(duel, player, card, effect);
}

function noteUse(duel: Duel, kind: number, until: number, card: CardId, effect: CompiledEffect): void {
  putInForce(duel, { kind, card, source: card, effect: effect.index, what: effect.family, until });
}

/** "You can only use this effect of “X” once per turn." The chain itself shows what was used on it. */
export function countUseByName(duel: Duel, player: Player, card: CardId, effect: CompiledEffect): void {
  if (effect.limit === null || effect.limit.per === "chain") return;
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
