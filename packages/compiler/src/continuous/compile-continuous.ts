import {
  type Clause,
  type Condition,
  type Effect,
  type EventPattern,
  isReference,
  type NounPhrase,
  type Reference,
  type Step,
} from "@chainwright/card-ir";
import type { Check, ContinuousEffect } from "@chainwright/engine/board";
import { attackerOf, attackTargetOf } from "@chainwright/engine/history";
import type { StepOf } from "@chainwright/engine/program";
import { CARD, CONTINUOUS_ACTION, MANNER, NO_CARD, WAY } from "@chainwright/engine/state";
import { compileCondition } from "../conditions/compile-condition.ts";
import { wasSummonedSo } from "../conditions/past-events.ts";
import { compileBattle } from "../occasions/battles.ts";
import type { Scope } from "../scope/scope.ts";
import { alsoValueOf } from "../values/compile-value.ts";
import { affectedBy } from "../words/lingering-steps.ts";
import { NotCarriedOut } from "../words/not-carried-out.ts";
import { boundActionOf } from "../words/removal-verbs.ts";
import { isThisCardAlone } from "../words/this-card.ts";
import { compileApplied } from "./continuous-actions.ts";
import { isDoneBySome } from "./continuous-replacements.ts";
import { asksForStat, dependsOn, negationDependsOn } from "./dependencies.ts";
import { cardsOf } from "./lingering-continuous-effects.ts";

/** Continuous effects: their clauses, each with the conditions under which it applies. */

/** "If this card attacks a Defense Position monster": as long as the battle lasts, from its declaration on. */
function compileWhileBattling(condition: Extract<Condition, { kind: "event" }>, scope: Scope): Check {
  if (condition.event.event !== "battles" || condition.or)
    throw new NotCarriedOut("a continuous effect about what happens");
  const side = compileBattle(condition.event, scope);
  const isSo: Check = (duel, context) =>
    side(duel, context, attackerOf(duel), attackTargetOf(duel)) !== NO_CARD;
  const { measured } = condition.event;
  return measured?.stat === "atk" || measured?.stat === "def" ? beforeThat(isSo) : isSo;
}

/** "If it attacks a monster with a higher ATK, it gains 1000 ATK": what is compared is without that gain, and others of the kind. */
const beforeThat =
  (isSo: Check): Check =>
  (duel, context, why) => {
    if (duel.measuring) return false;
    duel.measuring = true;
    const so = isSo(duel, context, why);
    duel.measuring = false;
    return so;
  };

const ON_LEAVING = { does: CONTINUOUS_ACTION.onLeaving, conditions: [], dependencies: 0 } as const;

const skipsNextBattle = ({ player, phase, count, nextTurn }: StepOf<"skip-phase">): boolean =>
  player === "you" && phase === "battle" && count === 1 && nextTurn === true;

/** "When this card leaves the field, destroy …", "when an effect that targets it resolves, …": without a chain. */
function onLeaving({ event, then }: StepOf<"whenever">, scope: Scope): ContinuousEffect {
  const [only, ...others] = then;
  if (only?.condition !== undefined || only?.optional === true)
    throw new NotCarriedOut("what may be done whenever something happens");
  if (event.event === "effect-resolved" && only?.step.verb === "destroy" && others.length === 0)
    return {
      does: CONTINUOUS_ACTION.brittle,
      cards: scope.noun(event.targeting),
      conditions: [],
      dependencies: 0,
    };
  const leaves = event.event === "left-field" && isThisCardAlone(event.subject);
  if (leaves && others.length === 0 && only?.step.verb === "skip-phase" && skipsNextBattle(only.step))
    return { ...ON_LEAVING, of: null, manner: 0, action: null, cards: scope.noun(event.subject) };
  const said = only === undefined ? null : boundActionOf(only.step);
  if (said === null || others.length > 0) throw new NotCarriedOut("what is done whenever something happens");
  const { action } = said;
  const cards = scope.noun(said.what);
  if (leaves) return { ...ON_LEAVING, of: null, manner: 0, action, cards };
  const destroyed = event.event === "moved" && event.manner.join() === "destroyed" && event.to === undefined;
  if (!destroyed || event.by !== undefined || event.from !== undefined || isDoneBySome(event))
    throw new NotCarriedOut("what is done whenever something happens");
  const of = scope.noun(event.subject);
  return { ...ON_LEAVING, of, manner: MANNER.destroyed, action, cards };
}

/** "During the Damage Step only": for so long it applies, as often as that comes. */
function within(step: Step, scope: Scope): readonly Check[] {
  const until = "until" in step ? step.until : undefined;
  switch (until) {
    case undefined:
    case "while-face-up":
    case "this-battle":
      return [];
    case "damage-step":
    case "damage-calculation":
      return [compileCondition({ kind: "phase", phase: until }, scope)];
    default:
      throw new NotCarriedOut(`a continuous effect that ends ("${until}")`);
  }
}

const APART: ReadonlySet<Clause["join"]> = new Set([undefined, "and", "also", "but", "next", "listed"]);

/** `whole`: the conditions of the effect, which are those of each of its clauses; `first`: none stands before it. */
function continuousOfClause(
  { join, condition, optional, step }: Clause,
  first: boolean,
  shared: readonly Check[],
  whole: readonly Condition[],
  scope: Scope,
): ContinuousEffect {
  if (step.verb === "whenever") {
    // A sentence of its own hangs on nothing that the one before it asks for.
    const isApart = !first && join === undefined;
    if ((shared.length > 0 && !isApart) || condition !== undefined)
      throw new NotCarriedOut("what is done under a condition whenever something happens");
    return onLeaving(step, scope);
  }
  if (!APART.has(join) && !(join === "then" && condition !== undefined))
    throw new NotCarriedOut(`a continuous effect joined by "${join}"`);
  if (optional === true) throw new NotCarriedOut("a continuous effect that its player chooses");
  const what = affectedBy(step);
  const conditions = [
    ...shared,
    ...(condition === undefined ? [] : [compileCondition(condition, scope)]),
    ...within(step, scope),
  ];
  if (step.verb === "win") {
    const cards = scope.noun({ ref: "this-card", slot: "this-card" });
    return { does: CONTINUOUS_ACTION.win, cards, conditions, dependencies: 0 };
  }
  if (step.verb === "change-damage" && step.once === true)
    throw new NotCarriedOut("the next damage, of a continuous effect");
  const negates = step.verb === "negate-effects";
  const dependencies = negates ? negationDependsOn([step, condition, whole]) : dependsOn([step, condition]);
  if (step.verb === "change-stat" && asksForStat([what, condition, whole], [step.stat, step.also]))
    throw new NotCarriedOut(`a continuous effect on ${step.stat} that hangs on it`);
  return { ...compileApplied(step, scope), cards: cardsOf(step, scope), conditions, dependencies };
}

/** "If this card is Special Summoned by …", "If this card attacks …": what has to have been so, or to be so now. */
function compileHolding(condition: Extract<Condition, { kind: "event" }>, scope: Scope): Check {
  const { event, or } = condition;
  if (!isComing(event)) return compileWhileBattling(condition, scope);
  const one = cameSo(event, scope);
  if (or === undefined) return one;
  if (!isComing(or)) throw new NotCarriedOut("a continuous effect about what happens");
  const other = cameSo(or, scope);
  return (...about) => one(...about) || other(...about);
}

type Coming = Extract<EventPattern, { event: "summoned" | "turned" }>;

const isComing = (event: EventPattern): event is Coming =>
  event.event === "summoned" || event.event === "turned";

/** "If this card is Pendulum Summoned or flipped face-up": it stays so. */
function cameSo(event: Coming, scope: Scope): Check {
  if (event.event === "summoned") return wasSummonedSo(event, scope);
  if (!isThisCardAlone(event.subject) || event.face === "down")
    throw new NotCarriedOut("a continuous effect about another card that is turned");
  return ({ state }, { card }) => (state.get(CARD.way, card) & WAY.turnedUp) !== 0;
}

/** What a continuous effect does. @throws NotCarriedOut for what the engine cannot do. */
export function compileContinuous(effect: Effect, scope: Scope): readonly ContinuousEffect[] {
  const battle = effect.conditions.find((one) => one.kind === "event" && one.event.event === "battles");
  if (battle?.kind === "event" && battle.event.event === "battles") {
    const side = compileBattle(battle.event, scope);
    scope.battler = (duel, context) => side(duel, context, attackerOf(duel), attackTargetOf(duel));
  }
  const conditions = effect.conditions.map((condition) =>
    condition.kind === "event" ? compileHolding(condition, scope) : compileCondition(condition, scope),
  );
  // Only an attack is paid for without an effect that is activated.
  if (effect.cost.length > 0 && !effect.resolution.every(({ step }) => step.verb === "attack-cost"))
    throw new NotCarriedOut("a continuous effect with a cost");
  if (battle !== undefined && effect.resolution.some(({ condition }) => outlastsBattle(condition)))
    throw new NotCarriedOut("what lasts for the Battle Phase in which it battles");
  const forBattle = effect.resolution.some(({ step }) => "until" in step && step.until === "this-battle");
  const ofThat = battle === undefined && forBattle ? [inThatBattle(effect.resolution[0]?.step, scope)] : [];
  return formerNeeded(subjectsSaid(effect.resolution))
    .flatMap(amountsApart)
    .map((clause, i) => {
      const lasts = "until" in clause.step && clause.step.until === "this-battle";
      const shared = lasts ? [...conditions, ...ofThat] : conditions;
      return continuousOfClause(clause, i === 0, shared, effect.conditions, scope);
    });
}

/** "This card cannot be destroyed by battle with a DARK monster, also you take no battle damage from that battle." */
function inThatBattle(ban: Step | undefined, scope: Scope): Check {
  if (ban?.verb !== "forbid" || ban.act !== "destroy" || ban.by?.join() !== "battle")
    throw new NotCarriedOut("what holds for a battle, of no battle");
  if ((ban.perTurn ?? ban.except ?? ban.exceptBy) !== undefined)
    throw new NotCarriedOut("what holds for some of the battles that a ban is about");
  const { what: subject, byCards } = ban;
  const event = { event: "battles", subject, ...(byCards && { with: byCards }) } as const;
  const side = compileBattle(event, scope);
  return (duel, context) => side(duel, context, attackerOf(duel), attackTargetOf(duel)) !== NO_CARD;
}

/** "During the Battle Phase only", of a monster that battles: also when that battle is over. */
const outlastsBattle = (condition: Condition | undefined): boolean =>
  condition?.kind === "turn" || (condition?.kind === "phase" && condition.phase === "battle");

/** "If A, …. Then, if B, …": what comes then needs A, too. */
function formerNeeded(clauses: readonly Clause[]): readonly Clause[] {
  let needed: Condition | undefined;
  return clauses.map((clause) => {
    const { join } = clause;
    // "If it is …, it gains …. If not, it loses …."
    const condition: Condition | undefined =
      clause.condition?.kind === "otherwise" && needed !== undefined
        ? { kind: "unless", than: needed }
        : clause.condition;
    const both = join === "then" && needed !== undefined && condition !== undefined;
    needed = both ? { kind: "both", all: [needed as Condition, condition] } : condition;
    return needed === undefined ? clause : { ...clause, condition: needed };
  });
}

/** "300 ATK/200 DEF": two values, each by its own amount; "also DARK, EARTH, and WATER": one Attribute after another. */
export function amountsApart(clause: Clause): readonly Clause[] {
  const { step } = clause;
  if (step.verb === "also-attribute" && step.others !== undefined) {
    const { others, attribute, ...also } = step;
    return [attribute, ...others].map((one) => ({ ...clause, step: { ...also, attribute: one } }));
  }
  if (step.verb !== "change-stat") return [clause];
  const other = alsoValueOf(step);
  if (step.also === undefined || other === undefined) return [clause];
  const { also, alsoValue: _, respective: __, ...first } = step;
  return [
    { ...clause, step: first },
    { ...clause, step: { ...first, stat: also, value: other } },
  ];
}

const SAID_AGAIN: ReadonlySet<Reference["ref"]> = new Set(["same-subject", "it", "them"]);

/** What the conditions of a continuous effect bring up. */
const OF_A_CONDITION: ReadonlySet<string> = new Set([
  "this-card",
  "equipped",
  "event",
  "battled",
  "fighters",
  "there",
]);

/** Whether words mean what one of the clauses before was said of, and not what is battled, say. */
const saysAgain = ({ ref, slot }: Reference, before: readonly Clause[]): boolean =>
  (SAID_AGAIN.has(ref) && !(slot !== undefined && OF_A_CONDITION.has(slot))) ||
  before.some(({ step }) => slot !== undefined && step.slot === slot);

/** "…, and cannot attack", "they gain …", "those cards cannot …": says again what was meant by the clause before. */
export function subjectsSaid(clauses: readonly Clause[]): readonly Clause[] {
  let subject: NounPhrase | null = null;
  // "… “X” monsters …, except this one, also they cannot be destroyed": it is none of them there, either.
  let except: NounPhrase | undefined;
  return clauses.map((clause, i) => {
    const { step } = clause;
    if (!("what" in step)) return clause;
    const { what } = step;
    if (!isReference(what) || !saysAgain(what, clauses.slice(0, i))) {
      subject = what;
      except = step.verb === "forbid" ? step.except : undefined;
      return clause;
    }
    if (except !== undefined && step.verb !== "forbid")
      throw new NotCarriedOut("what is said of all but some, of something else");
    if (subject === null) throw new NotCarriedOut("a continuous effect of nothing that was said");
    if ((what.traits ?? what.where ?? what.and) !== undefined)
      throw new NotCarriedOut("a continuous effect of some of those that were said");
    return { ...clause, step: { ...step, what: subject, ...(except && { except }) } as Step };
  });
}
