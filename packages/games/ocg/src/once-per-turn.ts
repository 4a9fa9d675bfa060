import {
  type CompiledEffect,
  type Duel,
  definitionOf,
  setTurnBit,
  TURN,
  turnBit,
} from "@chainwright/engine/board";
import { addLingering, effectOf, linkCount, someLingeringOn } from "@chainwright/engine/history";
import {
  type CardId,
  LINGERING,
  LINGERING_KIND,
  LINKS,
  type LinkId,
  type Player,
  UNTIL,
  USE,
  type UseId,
} from "@chainwright/engine/state";
import { isPhaseEffect } from "./effect-properties.ts";

/** How often an effect is used: "once per turn" by copy and by name, once per Chain, once per battle. */

/** "Once per turn" of this copy, and of this name. */
export function isUsedUp(duel: Duel, player: Player, card: CardId, effect: CompiledEffect): boolean {
  if (effect.oncePerBattle && isNoted(duel, LINGERING_KIND.usedInBattle, card, effect.choiceGroup))
    return true;
  if (
    (effect.oncePerStay || effect.skipsNextTurn) &&
    isNoted(duel, LINGERING_KIND.usedThere, card, effect.choiceGroup)
  )
    return true;
  if (effect.oncePerChain && isOnChain(duel, card, effect.choiceGroup)) return true;
  // A phase comes once in a turn, and what it triggers is used once; a Battle Step once in each battle.
  const onceATurn = effect.oncePerTurn || (isPhaseEffect(effect) && !effect.oncePerBattle);
  if (onceATurn && turnBit(duel, card, TURN.used, effect.choiceGroup)) return true;
  if (effect.timesPerTurn > 0 && timesNoted(duel, card, effect.choiceGroup) >= effect.timesPerTurn)
    return true;
  return usedWith(duel, card, effect).some((one) => isAtLimit(duel, player, card, one));
}

/** An effect and, where its card is activated along with it, that activation: what a limit by name counts. */
function usedWith(duel: Duel, card: CardId, effect: CompiledEffect): readonly CompiledEffect[] {
  const { effects } = definitionOf(duel, card);
  const activation = effect.activatedWith === null ? undefined : effects[effect.activatedWith];
  return activation === undefined ? [effect] : [effect, activation];
}

/** Whether a limit by name lets the player use an effect no more. */
function isAtLimit(duel: Duel, player: Player, card: CardId, effect: CompiledEffect): boolean {
  const { limit } = effect;
  if (limit === null) return false;
  if (limit.oneInChain === true && isNameOnChain(duel, player, card, effect, true)) return true;
  if (limit.per === "chain")
    return limit.oneInChain !== true && isNameOnChain(duel, player, card, effect, false);
  return countUses(duel, player, card, effect) >= (limit.times ?? 1);
}

/** Whether an effect may be used more than once on the same chain. */
export const isUsableAgainInChain = (effect: CompiledEffect): boolean =>
  !effect.oncePerTurn &&
  !effect.oncePerChain &&
  !effect.oncePerBattle &&
  !effect.oncePerStay &&
  !effect.skipsNextTurn &&
  (effect.limit === null || (effect.limit.per !== "chain" && (effect.limit.times ?? 1) > 1));

/** Whether the use of an effect is noted on its card, in this battle or as long as it stays. */
const isNoted = (duel: Duel, kind: number, card: CardId, choiceGroup: number): boolean =>
  someLingeringOn(duel, kind, card, (lingering) => duel.state.get(LINGERING.what, lingering) === choiceGroup);

/** How often an effect of this copy has been used this turn. */
function timesNoted(duel: Duel, card: CardId, choiceGroup: number): number {
  let times = 0;
  someLingeringOn(duel, LINGERING_KIND.usedThisTurn, card, (lingering) => {
    if (duel.state.get(LINGERING.what, lingering) === choiceGroup) times++;
    return false;
  });
  return times;
}

/** Whose effect is used, and which of those: what another card lends is that card's. */
const nameOf = (duel: Duel, card: CardId, { lent }: CompiledEffect): number =>
  lent?.name ?? definitionOf(duel, card).name;
const countedOf = ({ lent, limitGroup }: CompiledEffect): number => lent?.limitGroup ?? limitGroup;

/** Whether the player has activated this effect of any copy on this chain; with `any` any effect of that name that is one of those. */
function isNameOnChain(
  duel: Duel,
  player: Player,
  card: CardId,
  effect: CompiledEffect,
  any: boolean,
): boolean {
  const { state } = duel;
  for (let link = linkCount(duel); link > 0; link--) {
    const id = link as LinkId;
    if (state.get(LINKS.player, id) !== player) continue;
    const used = effectOf(duel, id);
    if (any ? used.limit?.oneInChain !== true : countedOf(used) !== countedOf(effect)) continue;
    if (nameOf(duel, state.get(LINKS.card, id), used) === nameOf(duel, card, effect)) return true;
  }
  return false;
}

/** Whether this copy's effect, or another one of its choice group, has been activated on this chain. */
function isOnChain(duel: Duel, card: CardId, choiceGroup: number): boolean {
  const { state } = duel;
  for (let link = linkCount(duel); link > 0; link--) {
    const id = link as LinkId;
    if (state.get(LINKS.card, id) === card && effectOf(duel, id).choiceGroup === choiceGroup) return true;
  }
  return false;
}

function isUseOf(duel: Duel, player: Player, card: CardId, effect: CompiledEffect, use: UseId): boolean {
  const { state } = duel;
  return (
    state.get(USE.player, use) === player &&
    state.get(USE.name, use) === nameOf(duel, card, effect) &&
    state.get(USE.effect, use) === (effect.limit?.scope === "one" ? -1 : countedOf(effect))
  );
}

function countUses(duel: Duel, player: Player, card: CardId, effect: CompiledEffect): number {
  let uses = 0;
  for (let row = 0, n = duel.state.count(USE); row < n; row++)
    if (isUseOf(duel, player, card, effect, row as UseId)) uses++;
  return uses;
}

/** Counts a use: "once per turn" by copy and by name. */
export function countUse(duel: Duel, player: Player, card: CardId, effect: CompiledEffect): void {
  setTurnBit(duel, card, TURN.used, effect.choiceGroup);
  setTurnBit(duel, card, TURN.activated, effect.index);
  if (effect.oncePerBattle) noteUse(duel, LINGERING_KIND.usedInBattle, UNTIL.battle, card, effect);
  if (effect.timesPerTurn > 0) noteUse(duel, LINGERING_KIND.usedThisTurn, UNTIL.endOfTurn, card, effect);
  if (effect.oncePerStay) noteUse(duel, LINGERING_KIND.usedThere, UNTIL.leaves, card, effect);
  countUseByName(duel, player, card, effect);
}

function noteUse(duel: Duel, kind: number, until: number, card: CardId, effect: CompiledEffect): void {
  addLingering(duel, { kind, card, source: card, effect: effect.index, what: effect.choiceGroup, until });
}

/** "You can only use this effect of “X” once per turn." The chain itself shows what was used on it. */
export function countUseByName(duel: Duel, player: Player, card: CardId, effect: CompiledEffect): void {
  const { state } = duel;
  for (const used of usedWith(duel, card, effect)) {
    if (used.limit === null || used.limit.per === "chain") continue;
    const use = state.add(USE) as UseId;
    state.set(USE.player, use, player);
    state.set(USE.name, use, nameOf(duel, card, used));
    state.set(USE.effect, use, used.limit.scope === "one" ? -1 : countedOf(used));
    state.set(USE.duel, use, used.limit.per === "duel" ? 1 : 0);
  }
}

/** "You can only activate …": an activation that was negated does not count; "use" and "once per turn" do. */
export function forgetNegatedUse(duel: Duel, link: LinkId): void {
  const { state } = duel;
  const [player, card] = [state.get(LINKS.player, link), state.get(LINKS.card, link)];
  for (const used of usedWith(duel, card, effectOf(duel, link))) {
    if (used.limit?.word !== "activate") continue;
    let last = -1;
    for (let row = 0, n = state.count(USE); row < n; row++)
      if (isUseOf(duel, player, card, used, row as UseId)) last = row;
    state.retain<UseId>(USE, (row) => row !== last);
  }
}

/** As what the use of a card in the hand as material is counted: it is no effect that could have a number. */
const FROM_HAND = -2;

/** "If … would be used as Link Material, this card in your hand can also be used as material": once a turn. */
export function wasHandMaterialUsed(duel: Duel, player: Player, name: number): boolean {
  const { state } = duel;
  for (let row = 0, n = state.count(USE); row < n; row++) {
    const use = row as UseId;
    const isSo = state.get(USE.effect, use) === FROM_HAND && state.get(USE.name, use) === name;
    if (isSo && state.get(USE.player, use) === player) return true;
  }
  return false;
}

export function countHandMaterialUse(duel: Duel, player: Player, card: CardId): void {
  const { state } = duel;
  const { usedFromHand, name } = definitionOf(duel, card);
  if (!usedFromHand.some(({ once }) => once)) return;
  const use = state.add(USE) as UseId;
  state.set(USE.player, use, player);
  state.set(USE.name, use, name);
  state.set(USE.effect, use, FROM_HAND);
}
