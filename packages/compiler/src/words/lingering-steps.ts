import { isReference, type NounPhrase, type Reference, type Step } from "@chainwright/card-ir";

/** What the words say of a step that leaves something behind which applies like a continuous effect. */

/** What applies to cards for a time as a continuous effect would. */
export type Lingering = Extract<
  Step,
  {
    verb:
      | "unaffected"
      | "forbid"
      | "change-type"
      | "change-attribute"
      | "change-name"
      | "attack-directly"
      | "attack-only"
      | "must-attack"
      | "attack-in-defense"
      | "more-attacks"
      | "worth-tributes"
      | "lend-tribute"
      | "extra-summon"
      | "fewer-tributes"
      | "normal-draw"
      | "change-damage"
      | "change-stat"
      | "negate-effects";
  }
>;

const THIS_CARD = { ref: "this-card", slot: "this-card" } as const;

/** What a step is about: of damage that is changed, the monsters of the battles, if it is not changed anyway. */
export function affectedBy(step: Lingering): NounPhrase;

export function affectedBy(step: Step): NounPhrase | undefined;

export function affectedBy(step: Step): NounPhrase | undefined {
  if (step.verb === "change-damage") return step.involving ?? step.dealtBy ?? THIS_CARD;
  if (step.verb === "hold-hand" || step.verb === "normal-draw" || step.verb === "spare-player")
    return THIS_CARD;
  return "what" in step ? step.what : undefined;
}

/** "While you control that face-up monster": the card with which it ends; or the one whose Summon cannot be answered. */
export function cardItLastsWith(step: Lingering): Extract<Step, { verb: "forbid" }>["asLongAs"] {
  if (step.verb !== "forbid") return undefined;
  const { answering } = step;
  if (answering === undefined || !("subject" in answering)) return step.asLongAs;
  const { subject } = answering;
  return isReference(subject) && subject.slot !== "this-card" ? { card: subject } : step.asLongAs;
}

/** "It cannot declare an attack, while you control it": what is barred is the card with which that ends. */
const isOwnBond = (step: Lingering): boolean =>
  "what" in step && isReference(step.what) && step.what.slot === cardItLastsWith(step)?.card.slot;

/** "While that monster is on the field, this card cannot …": what is barred while another card is there. */
export function barredWhileAnotherIsThere(step: Lingering): Reference | null {
  if (cardItLastsWith(step) === undefined || isOwnBond(step)) return null;
  return "what" in step && isReference(step.what) ? step.what : null;
}

/** Whether it is about the cards that are meant at the time, not about all that fit later. */
export function isAboutSettledCards(step: Lingering): boolean {
  if (cardItLastsWith(step) !== undefined) return isOwnBond(step);
  if (step.verb === "change-damage") {
    const { involving, dealtBy } = step;
    return [involving, dealtBy].some((one) => one !== undefined && isReference(one));
  }
  if (step.verb === "extra-summon" || step.verb === "fewer-tributes" || step.verb === "normal-draw")
    return false;
  if (isReference(step.what)) return true;
  if (step.verb === "change-stat") return false;
  const { quantity, where } = step.what;
  if (where.some((trait) => trait.trait === "controlled" && trait.current)) return true;
  const { kind } = quantity;
  return kind !== "every" && (step.verb !== "forbid" || (step.player === "both" && kind !== "all"));
}

/** Whether it can be said of it that it holds "during your opponent's next turn", and not yet in this one. */
export const mayBeginLater = ({ verb }: Step): boolean => BEGINS_LATER.has(verb);

const BEGINS_LATER: ReadonlySet<Step["verb"]> = new Set<Lingering["verb"]>([
  "unaffected",
  "forbid",
  "attack-directly",
  "attack-only",
  "must-attack",
  "attack-in-defense",
  "more-attacks",
  "worth-tributes",
  "lend-tribute",
]);
