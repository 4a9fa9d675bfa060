import {
  type Duel,
  definitionOf,
  eachEffectOf,
  eachWatched,
  RESPONDERS,
  USERS,
} from "@chainwright/engine/board";
import {
  ACT,
  type Action,
  action,
  type CardId,
  firstOf,
  kindOf,
  NOW,
  opponentOf,
  PASS,
  type Player,
  secondOf,
} from "@chainwright/engine/state";
import type { FrameId, Register } from "@chainwright/kernel";
import { checkActivate } from "./activation-legality.ts";
import type { ActivationTiming } from "./activation-timing.ts";
import { ocgQuestions } from "./registry.ts";
import { hasIgnitionPriority } from "./spell-speed.ts";

/** Offers every effect of a player's cards that could be activated from where it is. */
export function offerActivations(duel: Duel, player: Player, offer: (action: Action) => void): void {
  eachEffectOf(duel, player, USERS, (card, { kind, index }) => {
    if (kind !== "procedure") offer(action(ACT.activate, card, index));
  });
}

/** Whether more has to be looked at than what may answer something: with ignition priority all that can be used. */
const mayUseAll = (duel: Duel, player: Player, timing: ActivationTiming): boolean =>
  timing === "respond" && hasIgnitionPriority(duel, player);

/** Offers the effects that could be used as a response. */
function offerResponses(duel: Duel, player: Player, offer: (action: Action) => void): void {
  const all = mayUseAll(duel, player, "respond");
  eachWatched(duel, player, all ? USERS : RESPONDERS, (card) => {
    const { effects, responses } = definitionOf(duel, card);
    for (const effect of all ? effects : responses) offer(action(ACT.activate, card, effect.index));
  });
}

export function checkActivation(
  duel: Duel,
  player: Player,
  choice: Action,
  timing: ActivationTiming,
  why: Parameters<typeof checkActivate>[5],
): boolean {
  return checkActivate(duel, player, firstOf(choice) as CardId, secondOf(choice), timing, why);
}

/** Whether a player has to be asked: always where every window is shown, else only if there is something to use. */
export function mustAsk(duel: Duel, player: Player, timing: ActivationTiming): boolean {
  const { state } = duel;
  if (state.read(NOW.askAlways) !== 0) return true;
  const all = mayUseAll(duel, player, timing);
  return !eachWatched(duel, player, all ? USERS : RESPONDERS, (card) => {
    const { effects, responses } = definitionOf(duel, card);
    for (const effect of all ? effects : responses) {
      if (checkActivate(duel, player, card, effect.index, timing, null)) return false;
    }
    return true;
  });
}

/** What a routine remembers that lets one player after the other respond. */
interface Responding {
  readonly responder: Register;
  readonly passes: Register;
}

/**
 * Lets a player respond first, or the other where they have nothing to use; false where that goes for both, so that the
 * window can be passed over. Who is to be asked is found out once.
 */
export function letRespond(duel: Duel, frame: FrameId, reg: Responding, player: Player): boolean {
  const first = mustAsk(duel, player, "respond");
  if (!first && !mustAsk(duel, opponentOf(player), "respond")) return false;
  duel.state.set(reg.responder, frame, first ? player : opponentOf(player));
  duel.state.set(reg.passes, frame, first ? 0 : 1);
  return true;
}

export function askResponder(duel: Duel, frame: FrameId, { responder }: Responding): void {
  duel.ask(respond, duel.state.get(responder, frame) as Player, frame);
}

/** Who was asked has passed: whether the other has yet to be asked. */
export function passOn(duel: Duel, frame: FrameId, { responder, passes }: Responding): boolean {
  const { state } = duel;
  const other = opponentOf(state.get(responder, frame) as Player);
  state.set(responder, frame, other);
  state.set(passes, frame, state.get(passes, frame) + 1);
  return state.get(passes, frame) < 2 && mustAsk(duel, other, "respond");
}

/** A chance to respond: activate something or pass. */
const respond = ocgQuestions.define({
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
