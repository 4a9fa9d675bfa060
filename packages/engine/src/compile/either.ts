import type { Step } from "@chainwright/card-ir";
import { ACT, type Action, action, firstOf } from "../action.ts";
import type { Duel } from "../duel.ts";
import type { LinkId } from "../schema.ts";
import { FRAME, NOW } from "../schema.ts";
import type { Part } from "./part.ts";
import { type Using, usingOf } from "./using.ts";

/** "Pay 700 LP or destroy this card": the player decides between what is possible, and one of them is done. */
export function eitherSteps(part: Part, step: Extract<Step, { verb: "either" }>, slot: number): void {
  const options = step.options.map((option, i) => {
    const child = part.child(`option ${i + 1}`, part.excludesItself);
    child.clauses([{ step: option }]);
    return { routine: part.sink.addRoutine(child.name, child.steps), checks: child.checks };
  });
  const possible = (duel: Duel, using: Using, i: number): boolean =>
    options[i]?.checks.every((check) => check(duel, using, null)) === true;
  const question = part.sink.addQuestion({
    name: "choose option",
    candidates(_duel, _frame, _player, offer) {
      for (const i of options.keys()) offer(action(ACT.number, i + 1));
    },
    check(duel, frame, _player, choice, _why) {
      const using = usingOf(duel, duel.state.get(FRAME.r0, frame) as LinkId);
      return possible(duel, using, firstOf(choice) - 1);
    },
  });
  part.check(
    (duel, using, why) =>
      options.some((_, i) => possible(duel, using, i)) ||
      // None of them is: what stands against the first says why.
      (why !== null && options[0]?.checks.every((check) => check(duel, using, why)) === true),
  );
  part.add((duel, using, frame) => {
    const left = [...options.keys()].filter((i) => possible(duel, using, i));
    const [only] = left;
    if (left.length === 1 && only !== undefined) duel.state.write(NOW.answer, action(ACT.number, only + 1));
    else if (left.length > 1) duel.ask(question, using.player, frame);
    else duel.state.write(NOW.answer, action(ACT.number, 0));
  });
  part.add((duel, using) => {
    const chosen = options[firstOf(duel.state.read(NOW.answer) as Action) - 1];
    if (chosen === undefined) return;
    part.done(duel, using, slot);
    duel.call(chosen.routine, using.link);
  });
}
