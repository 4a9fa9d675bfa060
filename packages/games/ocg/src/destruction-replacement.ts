import { doom } from "@chainwright/engine/battle";
import { ACTED, type Duel, definitionOf, setTurnBit, TURN } from "@chainwright/engine/board";
import {
  chosenOf,
  defineReplacementChoice,
  move,
  movingOf,
  noteMoved,
  ofChooser,
  type Replacement,
  standInsFor,
  takePlace,
} from "@chainwright/engine/changes";
import { addLingering, someLingeringOn } from "@chainwright/engine/history";
import { effectContext, type PendingMove } from "@chainwright/engine/program";
import {
  type Action,
  CARD,
  CAUSE,
  type CardId,
  LINGERING,
  LINGERING_KIND,
  NO_CARD,
  NOW,
  PASS,
  TRACE,
  UNTIL,
} from "@chainwright/engine/state";
import { countUse } from "./once-per-turn.ts";
import { ocgQuestions, ocgRoutines } from "./registry.ts";
import { ocgRules } from "./rule-revisions.ts";

type Frame = Parameters<Duel["jump"]>[0];

/** What the player whose turn it is to choose may let take the place of the destruction. */
const optionsAt = (duel: Duel, frame: Frame): readonly Replacement[] =>
  ofChooser(
    duel,
    duel.state.get(destructionReplacement.reg.turn, frame),
    standInsFor(duel, movingOf(duel, frame)),
  );

const whichReplacement = defineReplacementChoice(ocgQuestions, optionsAt);

/**
 * "If a “X” monster(s) you control would be destroyed, you can … instead.": the turn player chooses first, then the
 * other. What is said of several ("monster(s)") keeps all of those that would be destroyed together with that one.
 */
export const destructionReplacement = ocgRoutines.define(
  "stand-in",
  ["card", "to", "bottom", "manner", "why", "agent", "link", "by", "turn", "moment"],
  {
    ask(duel, frame) {
      const { state } = duel;
      const moving = movingOf(duel, frame);
      if (isKeptAlong(duel, moving, state.get(destructionReplacement.reg.moment, frame))) {
        duel.jump(frame, destructionReplacement.at.done);
        return;
      }
      if (state.get(destructionReplacement.reg.turn, frame) > 1) {
        duel.jump(frame, destructionReplacement.at.happen);
        return;
      }
      const [first] = optionsAt(duel, frame);
      if (first === undefined) state.write(NOW.answer, PASS);
      else duel.ask(whichReplacement, first.player, frame);
    },
    heard(duel, frame) {
      const { state } = duel;
      const chosen = state.read(NOW.answer) as Action;
      if (chosen === PASS) {
        state.set(
          destructionReplacement.reg.turn,
          frame,
          state.get(destructionReplacement.reg.turn, frame) + 1,
        );
        duel.jump(frame, destructionReplacement.at.ask);
        return;
      }
      const moving = movingOf(duel, frame);
      const one = chosenOf(optionsAt(duel, frame), chosen);
      const compiled = one && definitionOf(duel, one.source).effects[one.effect];
      if (one === undefined || compiled === undefined)
        throw new Error("a stand-in that nobody has was chosen");
      const { source, effect } = one;
      countUse(duel, one.player, source, compiled);
      if (compiled.destructionReplacement?.several === true)
        addLingering(duel, {
          kind: LINGERING_KIND.standsIn,
          player: one.player,
          source,
          effect,
          value: state.get(destructionReplacement.reg.moment, frame),
          until: UNTIL.endOfTurn,
        });
      takePlace(duel, moving, one);
      duel.jump(frame, destructionReplacement.at.done);
    },
    happen(duel, frame) {
      const { state } = duel;
      const moving = movingOf(duel, frame);
      const { card, to, manner, cause } = moving;
      const stamp = state.get(CARD.stamp, card);
      if ((cause.why & CAUSE.battle) !== 0) settleDestruction(duel, card, cause.card ?? NO_CARD, cause);
      else if (move(duel, card, { zone: to }, manner, cause)) noteMoved(duel, moving, stamp);
    },
    done() {},
  },
);

/** Whether something has taken the place of the destruction of another card at the same moment, and is about this one, too. */
function isKeptAlong(duel: Duel, moving: PendingMove, moment: number): boolean {
  const { state } = duel;
  return someLingeringOn(duel, LINGERING_KIND.standsIn, NO_CARD, (lingering) => {
    if (state.get(LINGERING.value, lingering) !== moment) return false;
    const source = state.get(LINGERING.source, lingering);
    const effect = duel.definition(state.get(LINGERING.def, lingering)).effects[
      state.get(LINGERING.effect, lingering)
    ];
    const player = state.get(LINGERING.player, lingering) as 0 | 1;
    return (
      effect?.destructionReplacement?.isMeant(duel, effectContext(source, effect.index, player), moving) ===
      true
    );
  });
}

/** It is settled that a monster will be destroyed by battle. */
export function settleDestruction(
  duel: Duel,
  loser: CardId,
  winner: CardId,
  cause: PendingMove["cause"],
): void {
  doom(duel, loser, winner, cause);
  setTurnBit(duel, winner, TURN.acted, ACTED.won);
  duel.point(TRACE.alsoBy, ocgRules(duel).law.destructionSettled);
}
