import type { Actor } from "@chainwright/card-ir";
import type { Duel } from "@chainwright/engine/board";
import { newestEvent } from "@chainwright/engine/history";
import type { EffectContext } from "@chainwright/engine/program";
import { CARD, type CardId, EVENT, EVENT_LOG, NOW, type Player } from "@chainwright/engine/state";
import type { Scope } from "../scope/scope.ts";

/** Who does what an effect tells another player to do: "its controller", "its owner", "the turn player". */

/** Who controls a card, or did when it left the field. */
export function controllerOf(duel: Duel, card: CardId): Player {
  const { state } = duel;
  if (duel.game.zones[state.get(CARD.zone, card)]?.field === true) return state.get(CARD.controller, card);
  const left = newestEvent(
    duel,
    (event) =>
      state.get(EVENT_LOG.kind, event) === EVENT.moved &&
      state.get(EVENT_LOG.card, event) === card &&
      duel.game.zones[state.get(EVENT_LOG.from, event)]?.field === true,
  );
  return left === null ? state.get(CARD.controller, card) : state.get(EVENT_LOG.controller, left);
}

/** The use as it is seen by the one who does it, and by whom an own card is meant with "your" then. */
export function compileActor(
  { whose, card }: Actor,
  scope: Scope,
): (duel: Duel, context: EffectContext) => EffectContext {
  const cards = card === undefined ? null : scope.noun(card);
  return (duel, context) => {
    let player = cards === null ? (duel.state.read(NOW.turnPlayer) as Player) : context.player;
    cards?.each(duel, context, (one) => {
      player = whose === "owner" ? (duel.state.get(CARD.owner, one) as Player) : controllerOf(duel, one);
    });
    return { ...context, player, user: context.user ?? context.player };
  };
}
