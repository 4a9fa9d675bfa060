import { isReference, type Step } from "@chainwright/card-ir";
import { ACT, type Action, action, firstOf } from "../action.ts";
import type { Duel } from "../duel.ts";
import type { LinkId } from "../schema.ts";
import { FRAME, NO_LINK, NOW } from "../schema.ts";
import { someCard } from "./cards.ts";
import { compileCondition } from "./conditions.ts";
import { mayEquip } from "./fitting.ts";
import { compileNoun } from "./nouns.ts";
import type { Part } from "./part.ts";
import { type Check, NotCarriedOut, type Using, usingOf } from "./using.ts";

/** "Pay 700 LP or destroy this card": the player decides between what is possible, and one of them is done. */
export function eitherSteps(part: Part, step: Extract<Step, { verb: "either" }>, slot: number): void {
  oneOf(part, step.options, slot);
}

/** "A, or if C, B instead": B is an option only then, and with "you can" not the only one. */
export function orIfSteps(part: Part, step: Extract<Step, { verb: "or-if" }>, slot: number): void {
  // Before it is paid it would have to be known what can be done for what.
  if (step.when.kind === "this-way")
    throw new NotCarriedOut("what can be done instead by what was paid or done");
  const when = compileCondition(step.when, part.slots);
  const not: Check = (duel, using) => !when(duel, using, null);
  oneOf(part, [step.then, step.instead], slot, [step.optional === true ? ALWAYS : not, when]);
}

const ALWAYS: Check = () => true;

/** "Equip it to this card": only what may be; before anything is done it is not known what that is. */
function fitsIn(option: Step, { slots }: Part): readonly Check[] {
  if (option.verb !== "equip" || !isReference(option.what)) return [];
  const [equips, hosts] = [compileNoun(option.what, slots), compileNoun(option.to, slots)];
  return [
    (duel, using) =>
      using.link === NO_LINK ||
      someCard(equips, duel, using, (card) =>
        someCard(hosts, duel, using, (host) => mayEquip(duel, using, card, host)),
      ),
  ];
}

/** `only`: what has to be so for each of the options, beside what it needs itself. */
function oneOf(part: Part, steps: readonly Step[], slot: number, only: readonly Check[] = []): void {
  const options = steps.map((option, i) => {
    const child = part.child(`option ${i + 1}`, part.excludesItself);
    child.clauses([{ step: option }]);
    const checks = [...(only[i] === undefined ? [] : [only[i]]), ...child.checks, ...fitsIn(option, part)];
    return { routine: part.sink.addRoutine(child.name, child.steps), checks };
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
