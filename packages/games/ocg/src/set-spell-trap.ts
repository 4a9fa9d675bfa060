import {
  type Action,
  type CardId,
  type Duel,
  FIRST_PLACE,
  NOW,
  type Player,
  placeIn,
  whichPlace,
} from "@chainwright/engine";
import { placesOfSpell, setSpellTrap } from "./placing.ts";
import { ocgQuestions, ocgRoutines } from "./registry.ts";
import { timing } from "./timing.ts";

const choosePlace = ocgQuestions.define({
  ...whichPlace((duel, frame) =>
    placesOfSpell(
      duel,
      duel.state.get(setting.reg.player, frame) as Player,
      duel.state.get(setting.reg.card, frame) as CardId,
    ),
  ),
});

/** A player Sets a Spell or Trap from the hand: in which of their zones, they say where it makes a difference. */
export const setting = ocgRoutines.define("set spell or trap", ["card", "player"], {
  askPlace(duel, frame) {
    const card = duel.state.get(setting.reg.card, frame) as CardId;
    const player = duel.state.get(setting.reg.player, frame) as Player;
    if (placesOfSpell(duel, player, card) !== 0) duel.ask(choosePlace, player, frame);
    else duel.state.write(NOW.answer, FIRST_PLACE - 1);
  },
  place(duel: Duel, frame) {
    const card = duel.state.get(setting.reg.card, frame) as CardId;
    const player = duel.state.get(setting.reg.player, frame) as Player;
    setSpellTrap(duel, card, player, placeIn(duel.state.read(NOW.answer) as Action));
    duel.call(timing);
  },
});
