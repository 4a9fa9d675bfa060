import {
  type Condition,
  type Group,
  isReference,
  type Place,
  type Trait,
  type Value,
  type Who,
} from "@chainwright/card-ir";
import { NotCarriedOut } from "./not-carried-out.ts";

const OTHER: Partial<Record<Who, Who>> = { you: "opponent", opponent: "you" };

function otherOf(who: Who | undefined): Who {
  const other = who === undefined ? undefined : OTHER[who];
  if (other === undefined) throw new NotCarriedOut("the same of the other player, where no player is named");
  return other;
}

const placeOfOther = ({ pronoun: _, ...place }: Place): Place => ({ ...place, of: otherOf(place.of) });

function traitOfOther(trait: Trait): Trait {
  if (trait.trait === "controlled") return { trait: "controlled", by: otherOf(trait.by) };
  return trait.trait === "in" ? { ...trait, place: placeOfOther(trait.place) } : trait;
}

const ofOther = (group: Group): Group => ({ ...group, where: group.where.map(traitOfOther) });

/** The two numbers that a condition compares: "than you do" is the first one, counted on the other player's side. */
export function comparedValues({
  value,
  than,
}: Extract<Condition, { kind: "value" }>): readonly [Value, Value] {
  if (typeof than === "number" || than.value !== "other-player") return [value, than];
  if (typeof value === "number" || value.value !== "count" || isReference(value.of))
    throw new NotCarriedOut("the same of the other player, of what is not counted");
  return [
    value,
    { value: "count", of: ofOther(value.of), ...(than.plus === undefined ? {} : { plus: than.plus }) },
  ];
}
