import { type Duel, eachInPile } from "@chainwright/engine/board";
import {
  type ActKind,
  action,
  type CardId,
  firstOf,
  kindOf,
  NOW,
  no,
  PASS,
  type Player,
} from "@chainwright/engine/state";
import type { FrameId } from "@chainwright/kernel";
import { type DmLaw, dmLaw } from "./cited-rules.ts";
import { dmQuestions } from "./registry.ts";
import { ZONE } from "./zones.ts";

/**
 * Lets a player declare a card of the hand to be used, or none: `may` says which, `point` why not. They are asked where there
 * is one, or where every window is shown.
 */
export function declaringFromHand(
  name: string,
  act: ActKind,
  may: (duel: Duel, player: Player, card: CardId) => boolean,
  point: keyof DmLaw,
): (duel: Duel, frame: FrameId, player: Player) => void {
  const question = dmQuestions.define({
    name,
    candidates(duel, _frame, player, offer) {
      eachInPile(duel, player, ZONE.hand, (card) => offer(action(act, card)));
      offer(PASS);
    },
    check(duel, _frame, player, choice, why) {
      if (choice === PASS) return true;
      const card = firstOf(choice) as CardId;
      return (kindOf(choice) === act && may(duel, player, card)) || !no(why, dmLaw(duel)[point], card);
    },
  });
  return (duel, frame, player) => {
    const any =
      duel.state.read(NOW.askAlways) !== 0 ||
      !eachInPile(duel, player, ZONE.hand, (card) => !may(duel, player, card));
    if (any) duel.ask(question, player, frame);
    else duel.state.write(NOW.answer, PASS);
  };
}
