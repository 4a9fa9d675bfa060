import { type EventPattern, isReference, type NounPhrase, type Step, type Value } from "@chainwright/card-ir";
import type { CardSet, CardTest, ContinuousAction, Duel, NumberFunction } from "@chainwright/engine/board";
import {
  actsForbidden,
  causesOf,
  causesOfDamage,
  type EffectContext,
  type Negated,
  type StepOf,
  statNumber,
  waysMask,
} from "@chainwright/engine/program";
import { CONTINUOUS_ACTION, LINGERING, POSITION } from "@chainwright/engine/state";
import { compileBanBeyond } from "../limits/bans-beyond-a-count.ts";
import { compileKept } from "../nouns/remembered-card.ts";
import { compileOccasion } from "../occasions/compile-trigger.ts";
import { compileIncludes } from "../occasions/included-actions.ts";
import type { Scope } from "../scope/scope.ts";
import { compileChange } from "../values/compile-value.ts";
import { NotCarriedOut } from "../words/not-carried-out.ts";
import { isThisCardAlone } from "../words/this-card.ts";
import { readsStats } from "./dependencies.ts";

/** What the cards have to do with the damage: they battle, are attacked, or deal it; null for any damage. */
function partIn({ involving, attacked, dealtBy }: StepOf<"change-damage">): ChangeOfDamage["of"] {
  if (involving !== undefined) return attacked === true ? "attacked" : "battles";
  return dealtBy === undefined ? null : "dealt";
}

/** "You take no battle damage from battles involving this card", "you take no effect damage from your opponent". */
function changingDamage(step: StepOf<"change-damage">): ContinuousAction {
  const { player, times, takenBy, alsoTakenBy, kind, involving, dealtBy, direct, by, once, against } = step;
  const ofBattles = involving !== undefined || dealtBy !== undefined || direct === true;
  if (
    (ofBattles && kind !== "battle") ||
    (takenBy !== undefined && kind === undefined) ||
    (alsoTakenBy !== undefined && alsoTakenBy === player) ||
    (involving !== undefined && dealtBy !== undefined) ||
    (against !== undefined && dealtBy === undefined) ||
    (by !== undefined && by !== "opponent" && by !== "you") ||
    (by !== undefined && kind !== "effect")
  )
    throw new NotCarriedOut("a change of some damage");
  return {
    does: CONTINUOUS_ACTION.damage,
    player,
    times: times ?? null,
    takenBy: takenBy ?? null,
    alsoTakenBy: alsoTakenBy ?? null,
    causes: causesOfDamage(kind),
    by: by ?? null,
    of: partIn(step),
    direct: direct === true,
    againstMonsters: against === "monsters",
    once: once === true,
    notTwice: step.notTwice === true,
  };
}

function changing(value: Value, scope: Scope): Pick<ChangeOfStat, "value" | "ofEach"> {
  const { reckon, ofEach } = compileChange(value, scope);
  return { value: reckon, ofEach };
}

function attackCount(
  count: Value,
  scope: Scope,
): { readonly count: NumberFunction; readonly ofEach: boolean } {
  const { reckon, ofEach } = compileChange(count, scope);
  return { count: reckon, ofEach };
}

/** Beside its own attack as many as there are whenever it would attack. */
function attacksBesides(count: Value, scope: Scope): ReturnType<typeof attackCount> {
  const { count: more, ofEach } = attackCount(count, scope);
  return { count: (duel, context, subject) => 1 + more(duel, context, subject), ofEach };
}

/** Beside its own attack as many as were reckoned when the effect that gave them resolved. */
const ATTACKS_GAINED = {
  count: ({ state }: Duel, { lingering }: EffectContext): number =>
    lingering === undefined ? 1 : 1 + state.get(LINGERING.what, lingering),
  ofEach: false,
};

type ChangeOfDamage = Extract<ContinuousAction, { does: typeof CONTINUOUS_ACTION.damage }>;

type ChangeOfStat = Extract<ContinuousAction, { does: typeof CONTINUOUS_ACTION.stat }>;

const AT_ONCE = { fast: true, settled: true };

const answerTo = (event: EventPattern) => ({ kind: "event", word: "when", event }) as const;

/** The effects of a card are those that are activated, too. */
const negated = (said: readonly Negated[]): readonly Negated[] =>
  said.includes("effect") ? [...said, "activated-effect"] : said;

/** A Pendulum Monster in the hand is activated as a Spell Card: as one, a ban is on it or is not (OCG-BASIC-91). */
function asSpell({ act, what }: StepOf<"forbid">, scope: Scope): CardTest | null {
  if ((act !== "activate" && act !== "activate-card") || isReference(what)) return null;
  if (what.noun === "card" || what.noun === "monster-card") return null;
  if (what.noun !== "spell" && what.noun !== "spell-or-trap") return () => false;
  return scope.noun({ ...what, noun: "card" }).test;
}

/** "It cannot be destroyed by Spell effects, except Equip Spells": of one card nothing can be excepted, and these are none of it. */
function excepted({ what, except }: StepOf<"forbid">, scope: Scope): CardSet | null {
  if (except === undefined) return null;
  if (isReference(what) && !isReference(except))
    throw new NotCarriedOut("an exception of a card that is meant");
  return compileKept(except, scope);
}

/** Whether attackers are all that the opponent has: what is barred is barred to that player, not to the monsters. */
function isAnyOfTheirs(by: NounPhrase): boolean {
  if (isReference(by) || by.noun !== "monster") return false;
  const [one, ...others] = [...by.traits, ...by.where];
  return (
    one?.trait === "controlled" && one.by === "opponent" && one.current === undefined && others.length === 0
  );
}

/** "Your opponent's monsters cannot target “X” monsters for attacks": their player cannot. */
function barredTo(step: StepOf<"forbid">): StepOf<"forbid"> {
  const { byCards, ...more } = step;
  if (step.act !== "be-attacked" || byCards === undefined) return step;
  return isAnyOfTheirs(byCards) ? { ...more, player: "opponent" } : step;
}

const forbidding = (
  said: StepOf<"forbid">,
  scope: Scope,
): Extract<ContinuousAction, { does: typeof CONTINUOUS_ACTION.forbid }> => {
  const step = barredTo(said);
  if (step.perTurn !== undefined && step.act !== "destroy")
    throw new NotCarriedOut("something else than destruction that is barred so often each turn");
  return {
    does: CONTINUOUS_ACTION.forbid,
    act: step.act,
    acts: actsForbidden(step.also === undefined ? [step.act] : [step.act, step.also]),
    ways: step.ways ?? null,
    exceptWays: waysMask(step.exceptWays ?? []),
    player: step.player,
    causes: causesOf(step.by),
    perTurn: step.perTurn ?? null,
    beyond: compileBanBeyond(step, scope),
    onlyOne: step.onlyOne === true,
    except: excepted(step, scope),
    exceptFor: step.exceptFor ? scope.noun(step.exceptFor) : null,
    by: step.byCards ? scope.noun(step.byCards) : null,
    activated: step.activated === true,
    untargeted: step.untargeted !== undefined,
    passedOver: step.passedOver === true,
    exceptBy: step.exceptBy ? scope.noun(step.exceptBy) : null,
    whenAttacks: step.whenAttacks ? scope.noun(step.whenAttacks) : null,
    answering: step.answering ? compileOccasion(answerTo(step.answering), AT_ONCE, scope) : null,
    phase: step.phase ?? null,
    effectsIn: step.effects ?? null,
    negating: negated(step.negating ?? ["activation", "effect"]),
    would: step.would ? compileIncludes(step.would) : null,
    agent: step.agent ?? null,
    where: step.where ?? null,
    asSpell: asSpell(step, scope),
  };
};

/** What one step of a continuous effect does as long as it applies. */
export function compileApplied(step: Step, scope: Scope): ContinuousAction {
  switch (step.verb) {
    case "negate-effects":
      if (step.inGy === true || step.sameName !== undefined)
        throw new NotCarriedOut("what is negated elsewhere as long as something holds");
      return {
        does: CONTINUOUS_ACTION.negate,
        defeated:
          !isReference(step.what) && step.what.where.some((trait) => trait.trait === "destroyed-by-battle"),
      };
    case "unaffected":
      return {
        does: CONTINUOUS_ACTION.unaffected,
        by: scope.noun(step.by),
        activated: step.activated === true,
        untargeted: step.untargeted !== undefined,
        except:
          step.except === undefined || step.except === "own"
            ? (step.except ?? null)
            : scope.noun(step.except),
      };
    case "forbid":
      return forbidding(step, scope);
    case "change-stat":
      if (step.max !== undefined || step.min !== undefined)
        throw new NotCarriedOut("a continuous effect up to a number");
      if (step.whileCounter !== undefined)
        throw new NotCarriedOut("a continuous effect for as long as counters are there");
      if (step.exactly === true) throw new NotCarriedOut("a continuous effect that takes all or nothing");
      if (step.also === "rank") throw new NotCarriedOut("a continuous effect on Level and Rank");
      return {
        does: CONTINUOUS_ACTION.stat,
        stats: [step.stat, ...(step.also ? [step.also] : [])].map(statNumber),
        change: step.change,
        goesAlong: step.goesAlong === true,
        original: step.original === true,
        last: step.change === "halve" || step.change === "double" || readsStats(step.value),
        ...changing(step.value ?? 0, scope),
      };
    case "change-damage":
      return changingDamage(step);
    case "take-control":
      if (step.player !== undefined)
        throw new NotCarriedOut("control that is given for as long as something holds");
      return { does: CONTINUOUS_ACTION.control };
    case "excuse":
      return { does: CONTINUOUS_ACTION.rule, about: "phase", to: step.to, at: step.at };
    case "hold-hand":
      return {
        does: CONTINUOUS_ACTION.rule,
        about: "hand",
        player: step.player,
        revealed: step.revealed === true,
        limit: step.limit === "none" ? Number.POSITIVE_INFINITY : (step.limit ?? null),
      };
    case "spare-player":
      return {
        does: CONTINUOUS_ACTION.rule,
        about: "player-unaffected",
        player: step.player,
        by: scope.noun(step.by),
      };
    case "normal-draw":
      return {
        does: CONTINUOUS_ACTION.rule,
        about: "draw",
        player: step.player,
        count: scope.value(step.count),
      };
    case "pierce":
      return { does: CONTINUOUS_ACTION.pierce, times: step.times ?? 1 };
    case "attack-directly":
      return { does: CONTINUOUS_ACTION.direct };
    case "attack-only":
      return { does: CONTINUOUS_ACTION.attackOnly, targets: compileKept(step.targets, scope) };
    case "must-attack":
      return {
        does: CONTINUOUS_ACTION.mustAttack,
        targets: step.targets === undefined ? null : compileKept(step.targets, scope),
      };
    case "attack-in-defense":
      return { does: CONTINUOUS_ACTION.attackInDefense, stat: step.stat };
    case "attack-cost":
      return { does: CONTINUOUS_ACTION.attackCost };
    case "gain-keyword":
      return { does: CONTINUOUS_ACTION.keyword, keyword: step.keyword };
    case "fewer-tributes":
      return {
        does: CONTINUOUS_ACTION.tributes,
        fewer: step.count,
        player: step.player,
        once: step.once === true,
      };
    case "also-attribute":
      return { does: CONTINUOUS_ACTION.attribute, attribute: step.attribute, replaces: false };
    case "change-attribute":
      if (step.attribute === undefined) throw new NotCarriedOut("the Attribute of another card for good");
      return { does: CONTINUOUS_ACTION.attribute, attribute: step.attribute, replaces: true };
    case "change-type":
      if (step.as !== undefined) throw new NotCarriedOut("the Type of another card for good");
      if (step.also !== undefined) throw new NotCarriedOut("the declared Type and Attribute for good");
      return { does: CONTINUOUS_ACTION.type, type: step.type ?? null, kind: null };
    case "treat-as-kind":
      return { does: CONTINUOUS_ACTION.type, type: null, kind: step.kind };
    case "change-name":
      if (step.series !== undefined) return { does: CONTINUOUS_ACTION.name, name: step.series, as: "series" };
      if (step.name === undefined) throw new NotCarriedOut("the name of another card for good");
      if (step.also === true && step.for === undefined)
        throw new NotCarriedOut("a name beside its own, but as material");
      return {
        does: CONTINUOUS_ACTION.name,
        name: step.name,
        as: step.for === undefined ? "name" : step.also === true ? "also-material" : "material",
      };
    case "more-attacks":
      return {
        does: CONTINUOUS_ACTION.moreAttacks,
        ...(step.additional !== true
          ? attackCount(step.count ?? 1, scope)
          : step.until === undefined
            ? attacksBesides(step.count ?? 1, scope)
            : ATTACKS_GAINED),
        on: step.on ?? null,
        each: step.each === undefined ? null : scope.noun(step.each),
      };
    case "worth-tributes":
      return {
        does: CONTINUOUS_ACTION.worth,
        count: step.count,
        for: scope.noun({ ...step.for, quantity: { kind: "all" } as const }),
        position: step.position === undefined ? null : POSITION[step.position],
      };
    case "lend-tribute":
      return {
        does: CONTINUOUS_ACTION.lent,
        for: scope.noun({ ...step.for, quantity: { kind: "all" } as const }),
        position: step.position === undefined ? null : POSITION[step.position],
      };
    case "extra-summon":
      return { does: CONTINUOUS_ACTION.extraSummon, way: step.way };
    case "allow-activation":
      return { does: CONTINUOUS_ACTION.activation, allows: step.from === "hand" ? "from-hand" : "turn-set" };
    case "change-position":
      if (step.to !== "attack" && step.to !== "defense")
        throw new NotCarriedOut("a continuous effect that turns face-down or over");
      if (step.withoutFlips) throw new NotCarriedOut("a continuous effect that turns monsters face-up");
      return { does: CONTINUOUS_ACTION.position, position: POSITION[step.to] };
    case "destroy":
      if (isThisCardAlone(step.what)) return { does: CONTINUOUS_ACTION.destroy, sends: false };
      throw new NotCarriedOut("a continuous effect that destroys other cards");
    case "move":
      if (isThisCardAlone(step.what) && step.manner === "send" && step.to.names.join() === "graveyard")
        return { does: CONTINUOUS_ACTION.destroy, sends: true };
      throw new NotCarriedOut("a continuous effect that moves cards");
    default:
      throw new NotCarriedOut(`a continuous effect that does "${step.verb}"`);
  }
}
