import { type Effect, isReference, type NounPhrase } from "@chainwright/card-ir";
import { statOf } from "@chainwright/engine/applying";
import type { Check, Duel, TriggerCondition } from "@chainwright/engine/board";
import { attackerOf, attackTargetOf } from "@chainwright/engine/history";
import { type EffectContext, statNumber } from "@chainwright/engine/program";
import { BATTLE, type CardId, FACE, NO_CARD, no } from "@chainwright/engine/state";
import { lackingStat } from "../nouns/traits-of-values.ts";
import type { Battle, EventCondition } from "../rewrites/end-of-battle.ts";
import { meetsComparison } from "../runtime/recorded-numbers.ts";
import type { Scope } from "../scope/scope.ts";
import { NotCarriedOut } from "../words/not-carried-out.ts";

/** "This face-down card is attacked": the words about its face mean how it lay at the declaration. */
function faceApart(subject: NounPhrase): { readonly face: number; readonly others: NounPhrase } {
  const said = subject.traits?.find((trait) => trait.trait === "face");
  if (said === undefined) return { face: FACE.none, others: subject };
  const others = { ...subject, traits: subject.traits?.filter((trait) => trait !== said) ?? [] };
  return { face: FACE[said.face], others };
}

/** "A monster", "an opponent's monster": none of those it can battle is anything else, also when it has left the field. */
export function isAnyOpposing(monster: NounPhrase): boolean {
  if (isReference(monster) || monster.noun !== "monster" || monster.quantity.kind !== "a") return false;
  return [...monster.traits, ...monster.where].every(
    (one) => one.trait === "controlled" && one.by === "opponent",
  );
}

/** "This card battles an opponent's monster", "a monster you control attacks", "this card is attacked by …". */
export function compileBattle(pattern: Battle, scope: Scope): NonNullable<TriggerCondition["side"]> {
  const { face, others } =
    pattern.as === "target" ? faceApart(pattern.subject) : { face: FACE.none, others: pattern.subject };
  const about = scope.noun(others);
  const against = pattern.with ? scope.noun(pattern.with) : null;
  const anyMonster = pattern.with !== undefined && isAnyOpposing(pattern.with);
  const { measured } = pattern;
  const stat = measured ? statNumber(measured.stat) : 0;
  const lacks = measured ? lackingStat(measured.stat) : null;
  const measures = (duel: Duel, context: EffectContext, one: CardId, other: CardId): boolean => {
    if (measured === undefined) return true;
    if (other === NO_CARD || [one, other].some((card) => lacks?.(duel, context, card) === true)) return false;
    return meetsComparison(statOf(duel, other, stat), measured.compare, statOf(duel, one, stat));
  };
  if (pattern.spared === true && against === null)
    throw new NotCarriedOut("a battle in which nothing is said to be left");
  // What the battle has destroyed is gone at its end.
  const isLeft = (duel: Duel, one: CardId): boolean =>
    pattern.spared !== true || attackerOf(duel) === one || attackTargetOf(duel) === one;
  return (duel, context, attacker, target) => {
    const fights = (one: CardId, other: CardId): boolean =>
      one !== NO_CARD &&
      about.test(duel, context, one) &&
      (against === null || (other !== NO_CARD && (anyMonster || against.test(duel, context, other)))) &&
      isLeft(duel, other) &&
      measures(duel, context, one, other);
    if (pattern.as !== "target" && fights(attacker, target)) return attacker;
    if (face !== FACE.none && duel.state.read(BATTLE.targetFace) !== face) return NO_CARD;
    return pattern.as !== "attacker" && fights(target, attacker) ? target : NO_CARD;
  };
}

/** The battle during which a trigger of the Battle Step may be used: it is that step which triggers it, and no event. */
export function ofBattleStep({ kind, conditions }: Effect, said: EventCondition | undefined): Battle | null {
  const names = conditions.some(
    (condition) => condition.kind === "phase" && condition.phase === "battle-step",
  );
  if (kind !== "trigger" || !names || said?.event.event !== "battles") return null;
  if (said.or !== undefined)
    throw new NotCarriedOut("a battle or something else that happens in the Battle Step");
  return said.event;
}

/** What the words say of a battle holds of the one that goes on. */
export function battleGoesOn(battle: Battle, scope: Scope): Check {
  const side = compileBattle(battle, scope);
  return (duel, context, why) =>
    side(duel, context, attackerOf(duel), attackTargetOf(duel)) !== NO_CARD ||
    !no(why, duel.law.conditionNotMet, context.card, context.effect);
}
