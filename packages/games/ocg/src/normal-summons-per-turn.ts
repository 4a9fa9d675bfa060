import { forbiddenBy, isExtraSummon } from "@chainwright/engine/applying";
import { type Duel, definitionOf } from "@chainwright/engine/board";
import { someLingeringOn } from "@chainwright/engine/history";
import {
  type CardId,
  CONTINUOUS_ACTION,
  LINGERING,
  LINGERING_KIND,
  NO_CARD,
  NOW,
  no,
  type Player,
  type Why,
} from "@chainwright/engine/state";
import { ruleOf, tributesByLevel } from "@chainwright/engine/summons";
import { ocgRules } from "./rule-revisions.ts";
import { OCG_PLAYER } from "./state-tables.ts";

/** Tributes for a Normal Summon: by Level, unless the text asks for three. */
export function tributesFor(duel: Duel, card: CardId): number {
  const three = ruleOf(definitionOf(duel, card), "three-tributes") !== undefined;
  return three ? 3 : tributesByLevel(duel, card);
}

/** Whether the player has conducted all Normal Summons and Sets that they may this turn, for a card. */
export function isNormalSummonUsed(duel: Duel, player: Player, card: CardId, faceUp: boolean): boolean {
  const conducted = duel.state.get(OCG_PLAYER.normalSummons, player);
  return (
    conducted > 0 && conducted >= normalSummonsOf(duel, player) + extraSummons(duel, player, card, faceUp)
  );
}

/** The same for all monsters in the hand at once: a quick look before each of them is looked at. */
export function areNormalSummonsUsed(duel: Duel, player: Player): boolean {
  const { state } = duel;
  const conducted = state.get(OCG_PLAYER.normalSummons, player);
  const isExtra =
    state.get(OCG_PLAYER.extraSummon, player) > 0 ||
    (state.read(NOW.applying) & CONTINUOUS_ACTION.extraSummon) !== 0;
  return conducted > 0 && conducted >= normalSummonsOf(duel, player) + (isExtra ? 1 : 0);
}

/** Whether the player has a Normal Summon or, unless it has to be `faceUp`, a Set left for a card. */
export function hasNormalSummon(
  duel: Duel,
  player: Player,
  card: CardId,
  faceUp: boolean,
  why: Why | null,
): boolean {
  if (isNormalSummonUsed(duel, player, card, faceUp) && no(why, ocgRules(duel).law.normalSummonUsed, card))
    return false;
  // A Set is no Summon: what bars Summons alone leaves it.
  const forbidding = forbiddenBy(duel, faceUp ? "normal-summon" : "set-monster", card, player);
  return forbidding === NO_CARD || !no(why, duel.law.forbidden, forbidding);
}

/** Whether effects let the player Normal Summon this monster in addition. */
const isExtra = (duel: Duel, player: Player, card: CardId): boolean =>
  isExtraSummon(duel, player, card, tributesFor(duel, card) > 0 ? "tribute" : "normal");

/**
 * One Normal Summon a turn may come in addition, whichever effects give it: for this monster, or for one that was
 * Summoned before and could have been that one.
 */
const extraSummons = (duel: Duel, player: Player, card: CardId, faceUp: boolean): number =>
  duel.state.get(OCG_PLAYER.extraSummon, player) > 0 || (faceUp && isExtra(duel, player, card)) ? 1 : 0;

/** A Normal Summon or Set is conducted. */
export function countNormalSummon(duel: Duel, player: Player, card: CardId, faceUp: boolean): void {
  const { state } = duel;
  state.set(OCG_PLAYER.normalSummons, player, state.get(OCG_PLAYER.normalSummons, player) + 1);
  if (faceUp && isExtra(duel, player, card)) state.set(OCG_PLAYER.extraSummon, player, 1);
}

/** How many Normal Summons or Sets a player may conduct this turn. */
function normalSummonsOf(duel: Duel, player: Player): number {
  const { state } = duel;
  let most = 1;
  someLingeringOn(duel, LINGERING_KIND.normalSummons, NO_CARD, (lingering) => {
    if (state.get(LINGERING.player, lingering) === player)
      most = Math.max(most, state.get(LINGERING.value, lingering));
    return false;
  });
  return most;
}
