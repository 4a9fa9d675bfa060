import type { Condition, Effect, EventPattern, NounPhrase } from "@chainwright/card-ir";
import { attackerOf, attackTargetOf } from "../battle.ts";
import { BATTLE, type CardId, NO_CARD } from "../schema.ts";
import { FACE } from "../vocabulary.ts";
import { no } from "../why.ts";
import { compileNoun } from "./nouns.ts";
import type { Occasion } from "./occasion.ts";
import type { Slots } from "./slots.ts";
import { type Check, NotCarriedOut } from "./using.ts";

export type EventCondition = Extract<Condition, { kind: "event" }>;
export type Battle = Extract<EventPattern, { event: "battles" }>;

/** "This face-down card is attacked": the words about its face mean how it lay at the declaration. */
function faceApart(subject: NounPhrase): { readonly face: number; readonly others: NounPhrase } {
  const said = subject.traits?.find((trait) => trait.trait === "face");
  if (said === undefined) return { face: FACE.none, others: subject };
  const others = { ...subject, traits: subject.traits?.filter((trait) => trait !== said) ?? [] };
  return { face: FACE[said.face], others };
}

/** "This card battles an opponent's monster", "a monster you control attacks", "this card is attacked by …". */
export function compileBattle(pattern: Battle, slots: Slots): NonNullable<Occasion["side"]> {
  const { face, others } =
    pattern.as === "target" ? faceApart(pattern.subject) : { face: FACE.none, others: pattern.subject };
  const about = compileNoun(others, slots);
  const against = pattern.with ? compileNoun(pattern.with, slots) : null;
  return (duel, using, attacker, target) => {
    const fights = (one: CardId, other: CardId): boolean =>
      one !== NO_CARD &&
      about.test(duel, using, one) &&
      (against === null || (other !== NO_CARD && against.test(duel, using, other)));
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
export function battleGoesOn(battle: Battle, slots: Slots): Check {
  const side = compileBattle(battle, slots);
  return (duel, using, why) =>
    side(duel, using, attackerOf(duel), attackTargetOf(duel)) !== NO_CARD ||
    !no(why, duel.law.conditionNotMet, using.card, using.effect);
}
