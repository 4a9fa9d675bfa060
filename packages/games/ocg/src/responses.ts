import {
  ACT,
  type Action,
  action,
  CARD,
  type CardId,
  type Duel,
  eachWatched,
  firstOf,
  kindOf,
  NOW,
  opponentOf,
  PASS,
  type Player,
  RESPONDERS,
  secondOf,
  USERS,
} from "@chainwright/engine";
import { checkActivate, hasIgnitionPriority, type Moment } from "./activation.ts";
import { ocgQuestions } from "./registry.ts";

/** Offers every effect of a player's cards that could be activated from where it is. */
export function offerActivations(duel: Duel, player: Player, offer: (action: Action) => void): void {
  const { state } = duel;
  eachWatched(duel, player, USERS, (card) => {
    const definition = duel.definition(state.get(CARD.def, card));
    for (const effect of definition.effects) {
      if (effect.kind !== "procedure") offer(action(ACT.activate, card, effect.index));
    }
  });
}

/** The cards that have to be looked at when a player may act; with ignition priority all that can be used. */
const watched = (duel: Duel, player: Player, moment: Moment) =>
  moment === "respond" && hasIgnitionPriority(duel, player) ? USERS : RESPONDERS;

/** Offers the effects that could be used as a response. */
function offerResponses(duel: Duel, player: Player, offer: (action: Action) => void): void {
  const { state } = duel;
  eachWatched(duel, player, watched(duel, player, "respond"), (card) => {
    const definition = duel.definition(state.get(CARD.def, card));
    for (const effect of definition.effects) offer(action(ACT.activate, card, effect.index));
  });
}

export function checkActivation(
  duel: Duel,
  player: Player,
  choice: Action,
  moment: Moment,
  why: Parameters<typeof checkActivate>[5],
): boolean {
  return checkActivate(duel, player, firstOf(choice) as CardId, secondOf(choice), moment, why);
}

/** Whether a player has to be asked: always where every window is shown, else only if there is something to use. */
export function mustAsk(duel: Duel, player: Player, moment: Moment): boolean {
  const { state } = duel;
  if (state.read(NOW.askAlways) !== 0) return true;
  return !eachWatched(duel, player, watched(duel, player, moment), (card) => {
    const definition = duel.definition(state.get(CARD.def, card));
    for (const effect of definition.effects) {
      if (checkActivate(duel, player, card, effect.index, moment, null)) return false;
    }
    return true;
  });
}

/** Whether a window can be passed over: nobody has to be asked. */
export function nobodyToAsk(duel: Duel, moment: Moment): boolean {
  const turnPlayer = duel.state.read(NOW.turnPlayer);
  return !mustAsk(duel, turnPlayer, moment) && !mustAsk(duel, opponentOf(turnPlayer), moment);
}

/** A chance to respond: activate something or pass. */
export const respond = ocgQuestions.define({
  name: "respond",
  candidates(duel, _frame, player, offer) {
    offerResponses(duel, player, offer);
    offer(PASS);
  },
  check(duel, _frame, player, choice, why) {
    if (choice === PASS) return true;
    return kindOf(choice) === ACT.activate && checkActivation(duel, player, choice, "respond", why);
  },
});
