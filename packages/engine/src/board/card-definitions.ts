import { CARD, type CardId } from "../state/schema.ts";
import type { Player } from "../state/vocabulary.ts";
import type { Duel } from "./duel.ts";
import type { CompiledEffect } from "./duel-types.ts";
import { eachWatched, type Watch } from "./zone-contents.ts";

/** The definition behind a card. */
export const definitionOf = (duel: Duel, card: CardId) => duel.definition(duel.state.get(CARD.def, card));

/** Visits the effects of a player's cards in a watch list; stops when `visit` returns false. */
export const eachEffectOf = (
  duel: Duel,
  player: Player,
  watch: Watch,
  visit: (card: CardId, effect: CompiledEffect) => unknown,
): boolean =>
  eachWatched(duel, player, watch, (card) =>
    definitionOf(duel, card).effects.every((effect) => visit(card, effect) !== false),
  );
