import type { EventPattern, NounPhrase } from "@chainwright/card-ir";
import { BATTLE, type CardId, NO_CARD } from "../schema.ts";
import { FACE } from "../vocabulary.ts";
import { compileNoun } from "./nouns.ts";
import type { Occasion } from "./occasion.ts";
import type { Slots } from "./slots.ts";

/** "This face-down card is attacked": the words about its face mean how it lay at the declaration. */
function faceApart(subject: NounPhrase): { readonly face: number; readonly others: NounPhrase } {
  const said = subject.traits?.find((trait) => trait.trait === "face");
  if (said === undefined) return { face: FACE.none, others: subject };
  const others = { ...subject, traits: subject.traits?.filter((trait) => trait !== said) ?? [] };
  return { face: FACE[said.face], others };
}

/** "This card battles an opponent's monster", "a monster you control attacks", "this card is attacked by …". */
export function compileBattle(
  pattern: Extract<EventPattern, { event: "battles" }>,
  slots: Slots,
): NonNullable<Occasion["side"]> {
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
