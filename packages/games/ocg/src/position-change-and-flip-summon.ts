import { forbiddenBy } from "@chainwright/engine/applying";
import { checkTurn } from "@chainwright/engine/battle";
import { ACTED, type Duel, definitionOf, setTurnBit, TURN } from "@chainwright/engine/board";
import {
  allowed,
  CARD,
  type CardId,
  FACE,
  NO_CARD,
  no,
  type Player,
  WAY,
  type Why,
} from "@chainwright/engine/state";
import { ocgRules } from "./rule-revisions.ts";
import { summonNegationWindow } from "./summon-negation-window.ts";
import { checkOnlyOne, mayBeSummoned } from "./summoning-conditions.ts";

/** Whether a player may change the position of a monster, or Flip Summon it, now. */
export function checkChangePosition(duel: Duel, player: Player, card: CardId, why: Why | null): boolean {
  const { state } = duel;
  if (!checkTurn(duel, player, card, why)) return false;
  const isLink = definitionOf(duel, card).rating > 0;
  const { law, notYetIntroduced } = ocgRules(duel);
  if (isLink && no(why, [...law.linkSummon, ...notYetIntroduced.link], card)) return false;
  const flips = state.get(CARD.face, card) === FACE.down;
  const forbidding = flips ? forbiddenBy(duel, "flip-summon", card, player) : NO_CARD;
  if (forbidding !== NO_CARD && no(why, law.forbidden, forbidding)) return false;
  if (flips && !mayBeSummoned(duel, player, card, WAY.flip, why)) return false;
  if (flips && !checkOnlyOne(duel, player, card, why)) return false;
  return allowed(why);
}

/** Flip Summons a face-down monster: its change of position for this turn. */
export function startFlipSummon(duel: Duel, player: Player, card: CardId): void {
  setTurnBit(duel, card, TURN.acted, ACTED.changedPosition);
  duel.call(summonNegationWindow, player, WAY.flip, card);
}
