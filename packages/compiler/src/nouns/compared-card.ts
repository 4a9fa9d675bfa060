import {
  isReference,
  type NounPhrase,
  type Reference,
  type Step,
  type Trait,
  type Value,
} from "@chainwright/card-ir";
import { type StepOf, slotsIn } from "@chainwright/engine/program";
import { NotCarriedOut } from "../words/not-carried-out.ts";

/**
 * The card that a ban for a time compares others with: "… except monsters with the same original Type as that monster".
 * When that is asked the effect and its records are gone, so the ban itself keeps which card it is.
 */
export const COMPARED = "compared";

/** "Monsters with the added monster's name": with the name that it has. */
export function withNamesCompared<S extends StepOf<"forbid"> | StepOf<"change-stat">>(step: S): S {
  const { what } = step;
  if (isReference(what)) return step;
  const compared = (trait: Trait): Trait =>
    trait.trait === "same-name" ? { trait: "same", by: "name", as: trait.as } : trait;
  return { ...step, what: { ...what, traits: what.traits.map(compared), where: what.where.map(compared) } };
}

/** A ban as it is asked later, and the words for the card that it keeps; null where it compares with none. */
export function withComparedCardKept<S extends StepOf<"forbid"> | StepOf<"change-stat">>(
  step: S,
): { readonly step: S; readonly card: Reference | null } {
  const meant: Reference[] = [];
  const what = pointingAtCompared(step.what, meant);
  const except = step.verb === "forbid" ? pointingAtCompared(step.except, meant) : undefined;
  const [card = null, other] = meant;
  if (other !== undefined) throw new NotCarriedOut("a ban for a time that compares with several cards");
  return { step: { ...step, ...(what && { what }), ...(except && { except }) }, card };
}

function pointingAtCompared(of: NounPhrase | undefined, meant: Reference[]): NounPhrase | undefined {
  if (of === undefined || isReference(of)) return of;
  const replaced = (trait: Trait): Trait => {
    if (trait.trait === "other" || slotsIn(trait).every((slot) => slot === "this-card")) return trait;
    if (trait.trait === "described") return { ...trait, where: trait.where.map(replaced) };
    if (trait.trait === "stat" && isOfOriginal(trait.value)) {
      meant.push(trait.value.of);
      return { ...trait, value: { ...trait.value, of: { ref: "it", slot: COMPARED } } };
    }
    if ((trait.trait !== "same" && trait.trait !== "same-stat") || !isReference(trait.as) || mayChange(trait))
      throw new NotCarriedOut("what cards are compared with for a time");
    meant.push(trait.as);
    return { ...trait, as: { ref: "it", slot: COMPARED } };
  };
  return { ...of, traits: of.traits.map(replaced), where: of.where.map(replaced) };
}

/** What a card has now may be another thing than what it had when the effect resolved. */
const mayChange = (trait: Extract<Trait, { trait: "same" | "same-stat" }>): boolean =>
  trait.trait === "same-stat"
    ? trait.stat !== "rating"
    : trait.by !== "name" && trait.original !== true && !isGone(trait.as);

/** "That banished monster": away from the field it is what is printed on it. */
const isGone = (as: NounPhrase): boolean =>
  isReference(as) && as.ref === "this-way" && as.verb !== undefined && GONE.has(as.verb);
const GONE: ReadonlySet<string> = new Set<Step["verb"]>(["banish", "discard"]);

type OfOriginal = Extract<Value, { value: "stat" }> & { readonly of: Reference };

/** "The original ATK of that monster", which stays what it is. */
const isOfOriginal = (value: Value): value is OfOriginal =>
  typeof value === "object" && value.value === "stat" && value.original === true && isReference(value.of);
