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

/** Offers the effects that could be used as a response. */
function offerResponses(duel: Duel, player: Player, offer: (action: Action) => void): void {
  // With ignition priority all that can be used, and not only what may answer something.
  const all = hasIgnitionPriority(duel, player);
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

/** Whether a player has to be asked before a phase ends: always where every window is shown, else only if there is something to use. */
export function mustAskInPhase(duel: Duel, player: Player): boolean {
  if (duel.state.read(NOW.askAlways) !== 0) return true;
  return !eachWatched(duel, player, RESPONDERS, (card) =>
    definitionOf(duel, card).responses.every(
      ({ index }) => !checkActivate(duel, player, card, index, "phase", null),
    ),
  );
}

/** What a routine remembers that lets one player after the other respond. */
interface Responding {
  readonly responder: Register;
  readonly passes: Register;
}

/** A player who is to be asked for a response, and what they may answer. */
interface Responder {
  readonly player: Player;
  readonly answers: readonly Action[];
}

/** A player with what they may use and to pass; null where there is nothing to use, and they need not see every window. */
function responderOf(duel: Duel, player: Player): Responder | null {
  const answers: Action[] = [];
  offerResponses(duel, player, (choice) => {
    if (checkActivation(duel, player, choice, "respond", null)) answers.push(choice);
  });
  if (answers.length === 0 && duel.state.read(NOW.askAlways) === 0) return null;
  answers.push(PASS);
  return { player, answers };
}

/** Who is the first to be asked, beginning with a player; null where nobody is, so that the window can be passed over. */
export const firstResponder = (duel: Duel, player: Player): Responder | null =>
  responderOf(duel, player) ?? responderOf(duel, opponentOf(player));

/** Asks the first responder; `passed`: the player before them had nothing to use. */
export function askFirst(
  duel: Duel,
  frame: FrameId,
  { responder, passes }: Responding,
  { player, answers }: Responder,
  passed: boolean,
): void {
  duel.state.set(responder, frame, player);
  duel.state.set(passes, frame, passed ? 1 : 0);
  duel.ask(respond, player, frame, answers);
}

/** Who was asked has passed: asks the other, if they have yet to be asked; false where nobody is. */
export function passOn(duel: Duel, frame: FrameId, { responder, passes }: Responding): boolean {
  const { state } = duel;
  const other = opponentOf(state.get(responder, frame) as Player);
  state.set(responder, frame, other);
  state.set(passes, frame, state.get(passes, frame) + 1);
  const next = state.get(passes, frame) < 2 ? responderOf(duel, other) : null;
  if (next !== null) duel.ask(respond, other, frame, next.answers);
  return next !== null;
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
