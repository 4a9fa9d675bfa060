import { placeIn, whichPlace } from "@chainwright/engine/applying";
import { type Action, type CardId, NOW, type Player } from "@chainwright/engine/state";
import { fastEffectTiming } from "./fast-effect-timing.ts";
import { ocgQuestions, ocgRoutines } from "./registry.ts";
import { placesOfSpell, setSpellTrap } from "./spell-trap-placement.ts";

const choosePlace = ocgQuestions.define(
  whichPlace((duel, frame, player) =>
    placesOfSpell(duel, player, duel.state.get(setting.reg.card, frame) as CardId),
  ),
);

/** A player Sets a Spell or Trap from the hand: in which of their zones, they say where it makes a difference. */
export const setting = ocgRoutines.define("set spell or trap", ["card", "player", "slot"], {
  askPlace(duel, frame) {
    const { state } = duel;
    const card = state.get(setting.reg.card, frame) as CardId;
    const player = state.get(setting.reg.player, frame) as Player;
    state.set(setting.reg.slot, frame, -1);
    if (placesOfSpell(duel, player, card) !== 0) duel.ask(choosePlace, player, frame);
    else duel.jump(frame, setting.at.place);
  },
  placeChosen({ state }, frame) {
    state.set(setting.reg.slot, frame, placeIn(state.read(NOW.answer) as Action));
  },
  place(duel, frame) {
    const { state } = duel;
    const card = state.get(setting.reg.card, frame) as CardId;
    const player = state.get(setting.reg.player, frame) as Player;
    setSpellTrap(duel, card, player, state.get(setting.reg.slot, frame));
    duel.call(fastEffectTiming);
  },
});
