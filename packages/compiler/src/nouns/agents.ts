import type { Actor } from "@chainwright/card-ir";
import { newestEvent } from "@chainwright/engine/history";
import type { Using } from "@chainwright/engine/program";
import { CARD, type CardId, type Duel, EVENT, HAPPENED, NOW, type Player } from "@chainwright/engine/state";
import type { Scope } from "../scope/scope.ts";

/** Who does what an effect tells another player to do: "its controller", "its owner", "the turn player". */

/** Who controls a card, or did when it left the field. */
export function controllerOf(duel: Duel, card: CardId): Player {
  const { state } = duel;
  if (duel.game.zones[state.get(CARD.zone, card)]?.field === true) return state.get(CARD.controller, card);
  const left = newestEvent(
    duel,
    (event) =>
      state.get(HAPPENED.kind, event) === EVENT.moved &&
      state.get(HAPPENED.card, event) === card &&
      duel.game.zones[state.get(HAPPENED.from, event)]?.field === true,
  );
  return left === null ? state.get(CARD.controller, card) : state.get(HAPPENED.controller, left);
}

/** The use as it is seen by the one who does it, and by whom an own card is meant with "your" then. */
export function compileActor({ whose, card }: Actor, scope: Scope): (duel: Duel, using: Using) => Using {
  const cards = card === undefined ? null : scope.noun(card);
  return (duel, using) => {
    let player = cards === null ? (duel.state.read(NOW.turnPlayer) as Player) : using.player;
    cards?.each(duel, using, (one) => {
      player = whose === "owner" ? (duel.state.get(CARD.owner, one) as Player) : controllerOf(duel, one);
    });
    return { ...using, player, user: using.user ?? using.player };
  };
}
