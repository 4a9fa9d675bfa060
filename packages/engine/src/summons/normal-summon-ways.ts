import { definitionOf } from "../board/card-definitions.ts";
import type { Duel } from "../board/duel.ts";
import type { NormalSummonWay } from "../board/duel-types.ts";
import { ACT, type Action, action } from "../state/action.ts";
import type { CardId } from "../state/schema.ts";

/** `secondOf` a Normal Summon as its Level asks for. */
export const BY_LEVEL = 0;

/** Offers the Normal Summons of a monster: as its Level asks for, and in the other ways of its text, counted from 1. */
export function offerNormalSummons(duel: Duel, card: CardId, offer: (action: Action) => void): void {
  offer(action(ACT.summon, card));
  definitionOf(duel, card).normalSummons.forEach((_, i) => {
    offer(action(ACT.summon, card, i + 1));
  });
}

/** The way of its text in which a monster is Normal Summoned; undefined where it is done as its Level asks for. */
export const wayOf = (duel: Duel, card: CardId, way: number): NormalSummonWay | undefined =>
  definitionOf(duel, card).normalSummons[way - 1];
