import {
  type Clause,
  type Effect,
  type EventPattern,
  type Group,
  isReference,
  type Step,
  type Trait,
} from "@chainwright/card-ir";
import type { CardTest, Duel, SummonGrant } from "@chainwright/engine/board";
import { addLingering, eachUsed } from "@chainwright/engine/history";
import { waysMask } from "@chainwright/engine/program";
import { CARD, LINGERING_KIND, UNTIL } from "@chainwright/engine/state";
import { compileCondition } from "../conditions/compile-condition.ts";
import { amountsApart, subjectsSaid } from "../continuous/compile-continuous.ts";
import { compileApplied } from "../continuous/continuous-actions.ts";
import { BOUND_CARDS } from "../continuous/lingering-continuous-effects.ts";
import { wasSummonedWith } from "../nouns/summoned-with.ts";
import type { ProgramBuilder } from "../scope/program-builder.ts";
import type { Scope } from "../scope/scope.ts";
import { NotCarriedOut } from "../words/not-carried-out.ts";
import { isThisCardAlone } from "../words/this-card.ts";

type SummonedWith = Extract<Trait, { trait: "summoned-with" }>;

const summonedWith = ({ traits, where }: Group): SummonedWith | undefined =>
  [...traits, ...where].find((one) => one.trait === "summoned-with" && isThisCardAlone(one.material)) as
    | SummonedWith
    | undefined;

const isOfBorrower = (event: EventPattern): boolean =>
  "subject" in event && !isReference(event.subject) && summonedWith(event.subject) !== undefined;

/** "A Synchro Monster that used this card as material gains 600 ATK."; null for other effects. */
export function compileBestowals(
  effect: Effect,
  scope: Scope,
  builder: ProgramBuilder,
): readonly SummonGrant[] | null {
  // Its card has left the field by then.
  if (effect.conditions.some((one) => one.kind === "event" && isOfBorrower(one.event)))
    throw new NotCarriedOut("what a monster that was Summoned with a card does, as a condition");
  const [first] = effect.resolution;
  const what = first !== undefined && "what" in first.step ? first.step.what : undefined;
  if (what === undefined || isReference(what) || summonedWith(what) === undefined) return null;
  if (effect.conditions.length > 0 || effect.cost.length > 0)
    throw new NotCarriedOut("what is given to a monster under a condition");
  return subjectsSaid(effect.resolution)
    .flatMap(amountsApart)
    .map((clause) => summonGrant(clause, scope, builder));
}

function summonGrant(
  { step, condition, optional, join }: Clause,
  scope: Scope,
  builder: ProgramBuilder,
): SummonGrant {
  if (optional === true || (join !== undefined && join !== "and" && join !== "also"))
    throw new NotCarriedOut("what may be given to a monster that is Summoned with a card");
  if ("until" in step && step.until !== undefined && step.until !== "while-face-up")
    throw new NotCarriedOut("what is given to a monster for a time");
  const force = lingeringOf(step, condition, scope, builder);
  return {
    fits: monsterMeant(step, scope),
    give(duel, { card: source, effect, subject: card }) {
      const player = duel.state.get(CARD.controller, card);
      addLingering(duel, { ...force(duel), card, source, effect, player, until: UNTIL.leaves });
    },
  };
}

function lingeringOf(
  step: Step,
  condition: Clause["condition"],
  scope: Scope,
  builder: ProgramBuilder,
): (duel: Duel) => Pick<Parameters<typeof addLingering>[1], "kind" | "what" | "value"> {
  if (step.verb === "treat-as-kind" && condition === undefined) {
    const kind = builder.addWord(step.kind);
    return (duel) => ({ kind: LINGERING_KIND.kind, what: duel.catalogue.word(kind) });
  }
  const conditions = condition === undefined ? [] : [compileCondition(condition, scope)];
  const lasting = builder.addLingering({
    ...compileApplied(step, scope),
    cards: BOUND_CARDS,
    conditions,
    dependencies: 0,
  });
  return (duel) => ({ kind: LINGERING_KIND.continuous, value: duel.catalogue.numberOf(lasting) });
}

/** A monster of the kind, Summoned in one of the ways with this card. */
function monsterMeant(step: Step, scope: Scope): CardTest {
  const what = "what" in step ? step.what : undefined;
  const trait = what === undefined || isReference(what) ? undefined : summonedWith(what);
  if (what === undefined || isReference(what) || trait === undefined || !isThisCardAlone(trait.material))
    throw new NotCarriedOut("a monster that is Summoned with another card");
  // "The monster Summoned using this card": it is one of them at a time.
  if (what.quantity.kind !== "a" && what.quantity.kind !== "all")
    throw new NotCarriedOut("several monsters that are Summoned with a card");
  const others = (one: Trait): boolean => one !== trait;
  const { test } = scope.noun({
    ...what,
    traits: what.traits.filter(others),
    where: what.where.filter(others),
  });
  const fits = summonedSo(trait, scope);
  return (duel, context, card) => fits(duel, context, card) && test(duel, context, card);
}

/** Summoned in one of the ways with this card, that was where the words say, with the others that they ask for. */
export function summonedSo(trait: SummonedWith, scope: Scope): CardTest {
  const ways = trait.ways === undefined ? ~0 : waysMask(trait.ways);
  const { from } = trait;
  if (from?.of !== undefined || from?.faceUp === true) throw new NotCarriedOut("whose materials were used");
  const among = trait.with === undefined ? null : wasSummonedWith(trait.with, scope, trait);
  return (duel, context, monster) => {
    if ((duel.state.get(CARD.way, monster) & ways) === 0) return false;
    const wasThere =
      from === undefined ||
      !eachUsed(
        duel,
        monster,
        (one, zone) => one !== context.card || (duel.zonesOf(from) & (1 << zone)) === 0,
      );
    return wasThere && (among === null || among(duel, context, monster));
  };
}
