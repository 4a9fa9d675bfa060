import type { Routine, Routines } from "@chainwright/kernel";
import type { Duel } from "../board/duel.ts";
import type { Question } from "../board/duel-types.ts";
import { ACT, type Action, action, PASS } from "../state/action.ts";
import { no } from "../state/illegality-reasons.ts";
import type { Questions } from "../state/question.ts";
import { CARD, NOW } from "../state/schema.ts";
import { opponentOf } from "../state/vocabulary.ts";
import { move } from "./card-moves.ts";
import { movingOf, noteMoved, type Replacement, replaceBy, replacementsOf } from "./replacements.ts";

type Frame = Parameters<Duel["jump"]>[0];

const actionOf = ({ source, effect }: Replacement): Action => action(ACT.trigger, source, effect);

/** Those of a player who chooses as the first (`turn` 0: the turn player) or the second. */
export function ofChooser(duel: Duel, turn: number, all: readonly Replacement[]): readonly Replacement[] {
  const first = duel.state.read(NOW.turnPlayer);
  const chooser = turn === 0 ? first : opponentOf(first);
  return all.filter(({ player }) => player === chooser);
}

/** The one that was chosen. */
export const chosenOf = (options: readonly Replacement[], chosen: Action): Replacement | undefined =>
  options.find((one) => actionOf(one) === chosen);

/** Which of the options takes the place of what was to happen; none, where all of them may be let go. */
export const defineReplacementChoice = (
  questions: Questions<Duel>,
  options: (duel: Duel, frame: Frame) => readonly Replacement[],
): Question =>
  questions.define({
    name: "replacement",
    candidates(duel, frame, _player, offer) {
      for (const one of options(duel, frame)) offer(actionOf(one));
      offer(PASS);
    },
    check(duel, frame, _player, chosen, why) {
      const all = options(duel, frame);
      const fits =
        chosen === PASS ? all.every(({ optional }) => optional) : chosenOf(all, chosen) !== undefined;
      return fits || !no(why, duel.law.notAChoice, movingOf(duel, frame).card);
    },
  });

/**
 * Has players choose what takes the place of a move: the turn player among their replacements first, then the other; a
 * player may let one go that is optional. What nobody replaces happens as it was to happen.
 */
export function replacementChoice(routines: Routines<Duel>, questions: Questions<Duel>): Routine<Duel> {
  const optionsAt = (duel: Duel, frame: Frame): readonly Replacement[] =>
    ofChooser(duel, duel.state.get(choice.reg.turn, frame), replacementsOf(duel, movingOf(duel, frame)));
  const question = defineReplacementChoice(questions, optionsAt);
  const choice = routines.define(
    "choose replacement",
    ["card", "to", "bottom", "manner", "why", "agent", "link", "by", "turn"],
    {
      ask(duel, frame) {
        if (duel.state.get(choice.reg.turn, frame) > 1) {
          duel.jump(frame, choice.at.happen);
          return;
        }
        const options = optionsAt(duel, frame);
        const [first] = options;
        if (first === undefined) duel.state.write(NOW.answer, PASS);
        else if (options.length === 1 && !first.optional) duel.state.write(NOW.answer, actionOf(first));
        else duel.ask(question, first.player, frame);
      },
      heard(duel, frame) {
        const { state } = duel;
        const chosen = state.read(NOW.answer) as Action;
        if (chosen === PASS) {
          state.set(choice.reg.turn, frame, state.get(choice.reg.turn, frame) + 1);
          duel.jump(frame, choice.at.ask);
          return;
        }
        const by = chosenOf(optionsAt(duel, frame), chosen);
        if (by === undefined) throw new Error("a replacement that nobody has was chosen");
        replaceBy(duel, movingOf(duel, frame), by);
        duel.jump(frame, choice.at.done);
      },
      happen(duel, frame) {
        const moving = movingOf(duel, frame);
        const { card, to, bottom, manner, cause } = moving;
        const stamp = duel.state.get(CARD.stamp, card);
        const where = bottom ? ("bottom" as const) : ("top" as const);
        if (move(duel, card, { zone: to, where }, manner, cause)) noteMoved(duel, moving, stamp);
      },
      done() {},
    },
  );
  return choice;
}
