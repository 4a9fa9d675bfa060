import {
  type Clause,
  type Condition,
  isReference,
  type Mode,
  type Step,
  type Value,
} from "@chainwright/card-ir";
import { eachRecord, record } from "@chainwright/engine/history";
import { type Check, playerOf, someCard, type Using, usingOf } from "@chainwright/engine/program";
import {
  ACT,
  type Action,
  action,
  type CardId,
  type Duel,
  FRAME,
  firstOf,
  type LinkId,
  NO_CARD,
  NO_LINK,
  NOW,
  type Player,
  RECORD,
} from "@chainwright/engine/state";
import type { Routine } from "@chainwright/kernel";
import { compileCondition } from "../conditions/compile-condition.ts";
import { mayEquip } from "../runtime/equip-targets.ts";
import type { Payment } from "../scope/payments.ts";
import type { Part } from "../steps/effect-part.ts";
import { inSequence, labelAsCondition, type SortLabel } from "../words/labelled-effects.ts";
import { NotCarriedOut } from "../words/not-carried-out.ts";

/** "Pay 700 LP or destroy this card": the player decides between what is possible, and one of them is done. */
export function eitherSteps(part: Part, step: Extract<Step, { verb: "either" }>, slot: number): void {
  oneOf(
    part,
    step.options.map((option) => ({ clauses: [{ step: option }], also: fitsIn(option, part) })),
    slot,
  );
}

/** "A, or if C, B instead": B is an option only then, and with "you can" not the only one. */
export function orIfSteps(part: Part, step: Extract<Step, { verb: "or-if" }>, slot: number): void {
  const [when, not] = step.when.kind === "this-way" ? asPaid(part, step.when) : asItIs(part, step.when);
  const options = [
    { step: step.then, more: [], holds: step.optional === true ? [] : [not] },
    { step: step.instead, more: part.withInstead, holds: [when] },
  ];
  oneOf(
    part,
    options.map(({ step: one, more, holds }) => ({
      clauses: [{ step: one }, ...more],
      also: [...holds, ...fitsIn(one, part)],
    })),
    slot,
    itsPlayer,
    step.when.kind === "this-way"
      ? part.scope.payments.get(part.scope.slotOf(step.when.slot ?? ""))
      : undefined,
  );
}

/** Whether it is so, and whether it is not. */
function asItIs({ scope }: Part, condition: Condition): readonly [Check, Check] {
  const when = compileCondition(condition, scope);
  return [when, (duel, using) => !when(duel, using, null)];
}

/** "If you discarded a Normal Monster to activate this effect": before it is paid, whether it can be with such a card. */
function asPaid(part: Part, condition: Extract<Condition, { kind: "this-way" }>): readonly [Check, Check] {
  const { what, slot = "" } = condition;
  const payment = part.scope.payments.get(part.scope.slotOf(slot));
  if (payment === undefined || payment.cards.max > 1 || what === undefined || isReference(what))
    throw new NotCarriedOut("what can be done instead by what was paid or done");
  const fits = part.scope.noun(what);
  const [when, not] = asItIs(part, condition);
  const before =
    (wanted: boolean, afterwards: Check): Check =>
    (duel, using, why) => {
      if (using.link !== NO_LINK) return afterwards(duel, using, why);
      const isWanted = (card: CardId): boolean => fits.test(duel, using, card) === wanted;
      if (using.paidWith !== NO_CARD) return isWanted(using.paidWith);
      return someCard(payment.cards, duel, using, isWanted);
    };
  return [before(true, when), before(false, not)];
}

type Applied = Extract<Step, { verb: "apply" }>;

/** "Apply 1 of these effects": its player chooses when it comes to that; "in sequence": all of them that can be. */
export function applySteps(part: Part, step: Applied, slot: number): void {
  if (step.number !== undefined) part.scope.decidingNumber = keptNumber(part, step.number);
  const modes = step.modes.map(withRiders);
  const labels = modes.flatMap(({ conditions }) => conditions.filter(isOfSort));
  const options = modes.map(({ conditions, cost, resolution }) => {
    if (cost.length > 0) throw new NotCarriedOut("what is paid for one of several effects that are applied");
    return {
      clauses: step.any === true ? ifLiked(resolution) : resolution,
      also: conditions.map((condition) => ofThatSort(condition, step, part, labels)),
    };
  });
  if (step.inSequence !== true) {
    const { allIf } = step;
    if (allIf !== undefined && options.length > 2)
      throw new NotCarriedOut("all of more than two effects, or one of them");
    // "…, or if C, you can apply both effects in sequence": one more to choose from.
    const all =
      allIf === undefined
        ? []
        : [{ clauses: inSequence(modes), also: [compileCondition(allIf, part.scope)] }];
    oneOf(part, [...options, ...all], slot, choosing(part, step));
    return;
  }
  const compiled = options.map((option, i) => compileOption(part, option, i));
  const possible = (duel: Duel, using: Using, { checks }: CompiledOption): boolean =>
    checks.every((check) => check(duel, using, null));
  part.check(
    (duel, using, why) =>
      compiled.some((option) => possible(duel, using, option)) ||
      (why !== null && compiled[0]?.checks.every((check) => check(duel, using, why)) === true),
  );
  for (const option of compiled)
    part.add((duel, using) => {
      if (!possible(duel, using, option)) return;
      part.done(duel, using, slot);
      duel.call(option.routine, using.link);
    });
}

/** An effect that is applied, with what goes on with it: nothing is sworn, or kept from others, by that alone. */
function withRiders({ said = [], ...mode }: Mode): Mode {
  const riders = said.filter((one) => one.sentence === "rider");
  if (riders.length < said.length) throw new NotCarriedOut("what is said of one effect that is applied");
  return { ...mode, resolution: [...mode.resolution, ...riders.flatMap(({ clauses }) => clauses)] };
}

/** Who says which of the effects is applied. */
function choosing({ scope }: Part, { player, unless }: Applied): Chooser {
  const not = unless === undefined ? null : compileCondition(unless, scope);
  return (duel, using) =>
    not?.(duel, using, null) === true ? using.player : playerOf(player ?? "you", using.player);
}

const isOfSort = (condition: Condition): condition is SortLabel =>
  condition.kind === "is" && condition.what.ref === "sorted";

/** "● Monster: …": whether that card is one, which is not known before it is there. */
function ofThatSort(condition: Condition, applied: Applied, part: Part, labels: SortLabel[]): Check {
  const { of } = applied;
  if (of === undefined || (condition.kind !== "otherwise" && !isOfSort(condition)))
    return compileCondition(condition, part.scope);
  const checks = (isOfSort(condition) ? [condition] : labels).map((label) =>
    compileCondition(labelAsCondition(label, of, applied), part.scope),
  );
  const wanted = isOfSort(condition);
  return (duel, using, why) =>
    (isReference(of) && using.link === NO_LINK) || checks.some((is) => is(duel, using, why)) === wanted;
}

/** "Equip it to this card": only what may be; before anything is done it is not known what that is. */
function fitsIn(option: Step, { scope }: Part): readonly Check[] {
  if (option.verb !== "equip" || !isReference(option.what)) return [];
  const [equips, hosts] = [scope.noun(option.what), scope.noun(option.to)];
  return [
    (duel, using) =>
      using.link === NO_LINK ||
      someCard(equips, duel, using, (card) =>
        someCard(hosts, duel, using, (host) => mayEquip(duel, using, card, host)),
      ),
  ];
}

/** "Any of these effects": it hangs on its first step, which its player need not do. */
function ifLiked([first, ...rest]: readonly Clause[]): readonly Clause[] {
  if (first === undefined) return [];
  if (rest.some(({ join }) => join !== "and-if-you-do" && join !== "then"))
    throw new NotCarriedOut("several steps of one of any effects");
  return [{ ...first, optional: true }, ...rest];
}

/** The number as it is when the first of the effects is to be applied: what they do does not change it. */
function keptNumber(part: Part, said: Value): (duel: Duel, using: Using) => number {
  const slot = part.scope.freshSlot();
  const reckon = part.scope.value(said);
  const isThrown = typeof said === "object" && (said.value === "die" || said.value === "coins");
  // What will be thrown nobody knows beforehand.
  const number = (duel: Duel, using: Using): number =>
    isThrown && using.link === NO_LINK ? Number.NaN : reckon(duel, using);
  part.add((duel, using) => {
    record(duel, using.link, slot, NO_CARD, number(duel, using));
  });
  return (duel, using) => {
    let kept: number | null = null;
    eachRecord(duel, using.link, slot, (row) => {
      kept = duel.state.get(RECORD.done, row);
    });
    return kept ?? number(duel, using);
  };
}

interface Option {
  readonly clauses: readonly Clause[];
  /** What has to be so beside what the clauses need. */
  readonly also: readonly Check[];
}

interface CompiledOption {
  readonly routine: Routine<Duel>;
  readonly checks: readonly Check[];
}

function compileOption(part: Part, { clauses, also }: Option, i: number): CompiledOption {
  const child = part.child(`option ${i + 1}`, part.excludesItself);
  child.clauses(clauses);
  return { routine: part.builder.addRoutine(child.name, child.steps), checks: [...also, ...child.checks] };
}

type Chooser = (duel: Duel, using: Using) => Player;

const itsPlayer: Chooser = (_, using) => using.player;

/** `payment`: on what is paid with it may hang which of them is possible. */
function oneOf(
  part: Part,
  offered: readonly Option[],
  slot: number,
  chooser = itsPlayer,
  payment?: Payment,
): void {
  const options = offered.map((option, i) => compileOption(part, option, i));
  const possible = (duel: Duel, using: Using, i: number): boolean =>
    options[i]?.checks.every((check) => check(duel, using, null)) === true;
  if (part.isNeeded)
    payment?.serves.push((duel, using, card) =>
      options.some((_, i) => possible(duel, { ...using, link: NO_LINK, paidWith: card }, i)),
    );
  const question = part.builder.addQuestion({
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
    else if (left.length > 1) duel.ask(question, chooser(duel, using), frame);
    else duel.state.write(NOW.answer, action(ACT.number, 0));
  });
  part.add((duel, using) => {
    const chosen = options[firstOf(duel.state.read(NOW.answer) as Action) - 1];
    if (chosen === undefined) return;
    part.done(duel, using, slot);
    duel.call(chosen.routine, using.link);
  });
}
