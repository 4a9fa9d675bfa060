import {
  type Clause,
  type Condition,
  isReference,
  type Mode,
  type Step,
  type Value,
} from "@chainwright/card-ir";
import type { Check, Duel } from "@chainwright/engine/board";
import { eachRecord, record } from "@chainwright/engine/history";
import { contextOfLink, type EffectContext, playerOf, someCard } from "@chainwright/engine/program";
import {
  ACT,
  type Action,
  action,
  type CardId,
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
  return [when, (duel, context) => !when(duel, context, null)];
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
    (duel, context, why) => {
      if (context.link !== NO_LINK) return afterwards(duel, context, why);
      const isWanted = (card: CardId): boolean => fits.test(duel, context, card) === wanted;
      if (context.paidWith !== NO_CARD) return isWanted(context.paidWith);
      return someCard(payment.cards, duel, context, isWanted);
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
  const possible = (duel: Duel, context: EffectContext, { checks }: CompiledOption): boolean =>
    checks.every((check) => check(duel, context, null));
  part.check(
    (duel, context, why) =>
      compiled.some((option) => possible(duel, context, option)) ||
      (why !== null && compiled[0]?.checks.every((check) => check(duel, context, why)) === true),
  );
  for (const option of compiled)
    part.add((duel, context) => {
      if (!possible(duel, context, option)) return;
      part.done(duel, context, slot);
      duel.call(option.routine, context.link);
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
  return (duel, context) =>
    not?.(duel, context, null) === true ? context.player : playerOf(player ?? "you", context.player);
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
  return (duel, context, why) =>
    (isReference(of) && context.link === NO_LINK) || checks.some((is) => is(duel, context, why)) === wanted;
}

/** "Equip it to this card": only what may be; before anything is done it is not known what that is. */
function fitsIn(option: Step, { scope }: Part): readonly Check[] {
  if (option.verb !== "equip" || !isReference(option.what)) return [];
  const [equips, hosts] = [scope.noun(option.what), scope.noun(option.to)];
  return [
    (duel, context) =>
      context.link === NO_LINK ||
      someCard(equips, duel, context, (card) =>
        someCard(hosts, duel, context, (host) => mayEquip(duel, context, card, host)),
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
function keptNumber(part: Part, said: Value): (duel: Duel, context: EffectContext) => number {
  const slot = part.scope.freshSlot();
  const reckon = part.scope.value(said);
  const isThrown = typeof said === "object" && (said.value === "die" || said.value === "coins");
  // What will be thrown nobody knows beforehand.
  const number = (duel: Duel, context: EffectContext): number =>
    isThrown && context.link === NO_LINK ? Number.NaN : reckon(duel, context);
  part.add((duel, context) => {
    record(duel, context.link, slot, NO_CARD, number(duel, context));
  });
  return (duel, context) => {
    let kept: number | null = null;
    eachRecord(duel, context.link, slot, (row) => {
      kept = duel.state.get(RECORD.done, row);
    });
    return kept ?? number(duel, context);
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

type Chooser = (duel: Duel, context: EffectContext) => Player;

const itsPlayer: Chooser = (_, context) => context.player;

/** `payment`: on what is paid with it may hang which of them is possible. */
function oneOf(
  part: Part,
  offered: readonly Option[],
  slot: number,
  chooser = itsPlayer,
  payment?: Payment,
): void {
  const options = offered.map((option, i) => compileOption(part, option, i));
  const possible = (duel: Duel, context: EffectContext, i: number): boolean =>
    options[i]?.checks.every((check) => check(duel, context, null)) === true;
  if (part.isNeeded)
    payment?.serves.push((duel, context, card) =>
      options.some((_, i) => possible(duel, { ...context, link: NO_LINK, paidWith: card }, i)),
    );
  const question = part.builder.addQuestion({
    name: "choose option",
    candidates(_duel, _frame, _player, offer) {
      for (const i of options.keys()) offer(action(ACT.number, i + 1));
    },
    check(duel, frame, _player, choice, _why) {
      const context = contextOfLink(duel, duel.state.get(FRAME.r0, frame) as LinkId);
      return possible(duel, context, firstOf(choice) - 1);
    },
  });
  part.check(
    (duel, context, why) =>
      options.some((_, i) => possible(duel, context, i)) ||
      // None of them is: what stands against the first says why.
      (why !== null && options[0]?.checks.every((check) => check(duel, context, why)) === true),
  );
  part.add((duel, context, frame) => {
    const left = [...options.keys()].filter((i) => possible(duel, context, i));
    const [only] = left;
    if (left.length === 1 && only !== undefined) duel.state.write(NOW.answer, action(ACT.number, only + 1));
    else if (left.length > 1) duel.ask(question, chooser(duel, context), frame);
    else duel.state.write(NOW.answer, action(ACT.number, 0));
  });
  part.add((duel, context) => {
    const chosen = options[firstOf(duel.state.read(NOW.answer) as Action) - 1];
    if (chosen === undefined) return;
    part.done(duel, context, slot);
    duel.call(chosen.routine, context.link);
  });
}
