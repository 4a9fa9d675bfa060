import type { Card, Effect, Group, Trait } from "@chainwright/card-ir";
import {
  type Check,
  type CompiledEffect,
  type Definition,
  eachMaterial,
  type Lending,
  type Lent,
  type SummonGrant,
} from "@chainwright/engine/board";
import { addLingering, someLingeringOn } from "@chainwright/engine/history";
import { effectContext } from "@chainwright/engine/program";
import { CARD, LINGERING, LINGERING_KIND, no, UNTIL } from "@chainwright/engine/state";
import { dependsOn } from "../continuous/dependencies.ts";
import type { Scope } from "../scope/scope.ts";
import { NotCarriedOut } from "../words/not-carried-out.ts";
import { isThisCardAlone } from "../words/this-card.ts";
import type { WholeEffect } from "../words/whole-effect.ts";
import { summonedSo } from "./effects-granted-by-material.ts";

/**
 * "An Xyz Monster that has this card as material gains this effect: …": an effect of each monster that may come to have
 * it, with a condition: that so many of such cards lend it. Two of them lend it twice.
 */

/** The most cards of one name that a player can have, and so the most that lend their effect to one monster. */
const COPIES = 3;

type Held = Extract<Trait, { trait: "has-material" | "summoned-with" }>;

/** Monsters that are Summoned with others. */
const MADE_WITH = ["fusion", "ritual", "synchro", "xyz", "link"];

const isHeld = (one: Trait): one is Held =>
  (one.trait === "has-material" && isThisCardAlone(one.what)) ||
  (one.trait === "summoned-with" && isThisCardAlone(one.material));

/** The card as if it were a monster that has the effect. */
const asBorrower = (card: Card): Card => ({
  ...card,
  facts: { kind: "monster", categories: ["effect"], type: "", attribute: "", level: 0, atk: 0, def: 0 },
});

type Compile = (card: Card, whole: WholeEffect) => CompiledEffect;

/** What it lends, and what its card does for that when it is used for a Summon. */
export function compileLending(
  card: Card,
  whole: WholeEffect,
  index: number,
  lentTo: Group,
  scope: Scope,
  compile: Compile,
): { readonly lends: Lending; readonly summonGrants: readonly SummonGrant[] } {
  const { lentTo: _, ...effect } = whole.effect;
  const compiled = compile(asBorrower(card), { ...whole, effect });
  mustStayAlone(effect, compiled);
  const trait = [...lentTo.traits, ...lentTo.where].find(isHeld);
  if (trait === undefined || lentTo.quantity.kind !== "a")
    throw new NotCarriedOut("an effect that is lent to other monsters than those with its card as material");
  const others = (one: Trait): boolean => one !== trait;
  const kind = { ...lentTo, traits: lentTo.traits.filter(others), where: lentTo.where.filter(others) };
  const { test } = scope.noun(kind);
  const dependencies = dependsOn(kind);
  const kinds = kind.traits.flatMap((one) => (one.trait === "kind" && one.not !== true ? [one.kind] : []));
  const lends = (has: Lending["has"]): Lending => ({
    effect: {
      ...compiled,
      continuous: compiled.continuous.map((one) => ({
        ...one,
        dependencies: one.dependencies | dependencies,
      })),
    },
    has,
    mayBe: ({ facts: { kind, categories } }) =>
      kind === "monster" &&
      MADE_WITH.some((one) => categories.includes(one)) &&
      kinds.every((one) => categories.includes(one)),
  });
  if (trait.trait === "has-material")
    return {
      summonGrants: [],
      lends: lends((lender, times) => (duel, monster) => {
        if (!test(duel, effectContext(monster, 0, duel.state.get(CARD.controller, monster)), monster))
          return false;
        let n = 0;
        eachMaterial(duel, monster, (one) => {
          if (duel.state.get(CARD.def, one) === lender) n++;
          return n < times;
        });
        return n >= times;
      }),
    };
  const fits = summonedSo(trait, scope);
  return {
    summonGrants: [
      {
        fits: (duel, context, monster) => fits(duel, context, monster) && test(duel, context, monster),
        give(duel, { card: source, effect, subject: monster }) {
          const what = duel.state.get(CARD.def, source);
          const until = UNTIL.leaves;
          addLingering(duel, {
            kind: LINGERING_KIND.lent,
            card: monster,
            source,
            effect,
            what,
            value: effect,
            until,
          });
        },
      },
    ],
    lends: lends((lender, times) => (duel, monster) => {
      let n = 0;
      return someLingeringOn(duel, LINGERING_KIND.lent, monster, (lingering) => {
        const { state } = duel;
        const isIt =
          state.get(LINGERING.what, lingering) === lender && state.get(LINGERING.value, lingering) === index;
        return isIt && ++n >= times;
      });
    }),
  };
}

/** What an effect needs to be one of several copies beside those of its monster, as long as that is on the field. */
function mustStayAlone(
  effect: Effect,
  { range, replaces, destructionReplacement, costReplacement, kind, appliesIn }: CompiledEffect,
): void {
  const isGone = effect.conditions.some(
    (one) =>
      one.kind === "event" &&
      (one.event.event === "moved" || one.event.event === "left-field") &&
      isThisCardAlone(one.event.subject),
  );
  if (isGone) throw new NotCarriedOut("a lent effect of a monster that has left the field");
  if (!["continuous", "trigger", "ignition", "quick"].includes(kind))
    throw new NotCarriedOut(`a lent effect of the kind "${kind}"`);
  if ((replaces ?? destructionReplacement ?? costReplacement) !== null)
    throw new NotCarriedOut("a lent effect that stands in for another");
  if (effect.modes !== undefined) throw new NotCarriedOut("a lent effect with several to choose from");
  if (range === 0 && appliesIn === 0) throw new NotCarriedOut("a lent effect that nothing comes of");
  const counts = effect.conditions.some((one) => one.kind === "once-per-turn" || one.kind === "event");
  if (kind === "trigger" && !counts) throw new NotCarriedOut("a lent effect of a phase");
  if (effect.conditions.some(({ kind }) => kind === "activated-this-effect"))
    throw new NotCarriedOut("whether a lent effect was activated this turn");
}

export const mayBorrow = ({ card }: Definition, { effects }: Definition): boolean =>
  effects.some(({ lends }) => lends?.mayBe(card) === true);

/** The effects of a monster with those that other cards may lend it. */
export function withLent(
  { card, effects }: Definition,
  lenders: readonly Definition[],
): readonly CompiledEffect[] {
  const all = [...effects];
  for (const lender of lenders)
    for (const { lends, limit } of lender.effects) {
      if (lends === null || !lends.mayBe(card)) continue;
      for (let times = 1; times <= COPIES; times++)
        all.push(lentTimes(lends, lender, limit, all.length, times));
    }
  return all;
}

function lentTimes(
  { effect, has }: Lending,
  lender: Definition,
  limit: CompiledEffect["limit"],
  index: number,
  times: number,
): CompiledEffect {
  const holds = has(lender.id, times);
  const gate: Check = (duel, context, why) =>
    holds(duel, context.card) || !no(why, duel.law.conditionNotMet, context.card, context.effect);
  return {
    ...asLent(effect, lender, index, holds),
    limit,
    conditions: [...effect.conditions, gate],
    continuous: effect.continuous.map((one) => ({ ...one, conditions: [gate, ...one.conditions] })),
  };
}

/** An effect of one card as another has it, among whose effects it is the one of that index. */
export const asLent = (
  effect: CompiledEffect,
  { card, name }: Definition,
  index: number,
  has: Lent["has"],
): CompiledEffect => ({
  ...effect,
  index,
  choiceGroup: index,
  limitGroup: index,
  // The bits for what a card has used are for its own effects.
  timesPerTurn: effect.timesPerTurn === 0 && effect.oncePerTurn ? 1 : effect.timesPerTurn,
  lent: { by: card, name, limitGroup: effect.limitGroup, has },
});
