import {
  type Condition,
  type EventPattern,
  eachNode,
  type NounPhrase,
  type Reference,
  type Step,
  type Trait,
} from "@chainwright/card-ir";
import { countOf } from "./mentions.ts";
import { type Mutable, referencesIn, type Unresolved } from "./walk.ts";

/** What words mean by the step in which they stand, or by the one just before it. */

/** Where the cards of a step are kept. */
type SlotOf = (step: Mutable<Step>) => string;

/** What holds for a time. */
const LASTING: ReadonlySet<Step["verb"]> = new Set<Step["verb"]>([
  ...([
    "change-stat",
    "swap-stats",
    "take-effects",
    "change-name",
    "change-attribute",
    "change-type",
    "become-like",
  ] as const),
  ...(["treat-as-kind", "negate-effects", "unaffected", "forbid"] as const),
]);

/**
 * "If your opponent controls a card, inflict 400 damage for each", "if there are 2 monsters in your GY, Special Summon 1 of
 * them": those of the condition, not what was done before.
 */
export function notOfBefore(step: Step, there: NounPhrase, problems: Unresolved[]): void {
  const among = "what" in step && "where" in step.what ? (step.what.where ?? []) : [];
  for (const one of among)
    if (one.trait === "one-of" && !("ref" in there) && countOf(there) === "many")
      problems.push({ span: one.span, fault: "no-antecedent", what: "them" });
  for (const { ref, verb, span } of referencesIn(step))
    if (ref === "this-way" && verb === undefined)
      problems.push({ span, fault: "no-antecedent", what: "for each" });
}

/** "…, and cannot attack": what the clause before was said of. */
export function sameSubject(reference: Mutable<Reference>, before: Mutable<Step>, slotOf: SlotOf): void {
  if (!("what" in before)) return;
  const alone = "ref" in before.what && before.what.and === undefined;
  const slot = alone ? (before.what as Reference).slot : slotOf(before);
  if (slot !== undefined) reference.slot = slot;
}

/** "That monster can attack directly, also other monsters cannot attack": than that one. */
export function otherThanBefore(step: Step, before: Step | undefined): void {
  if ((step.verb !== "forbid" && step.verb !== "change-stat") || "ref" in step.what) return;
  if (before === undefined || !("what" in before) || !("ref" in before.what)) return;
  const { slot } = before.what;
  if (slot === undefined || slot === "this-card") return;
  for (const trait of step.what.traits as Mutable<Trait>[])
    if (trait.trait === "other" && trait.than === undefined) trait.slot = slot;
}

/** "Its name becomes “X”, also it is treated as a Tuner, until the End Phase": how long either lasts is said once. */
export function lastsAsLong(step: Step, before: Step | undefined, problems: Unresolved[]): void {
  if (!("until" in step) || before === undefined || !LASTING.has(before.verb)) return;
  if (step.wording?.split(" ").includes("comma") !== true || "until" in before) return;
  problems.push({ span: step.span, fault: "ambiguous", what: "2" });
}

/** "Draw 1 card and show it": what is shown has been drawn. */
export function drawn(step: Mutable<Step>, before: Mutable<Step> | undefined, slotOf: SlotOf): void {
  if (step.verb !== "reveal" || before?.verb !== "draw" || !("ref" in step.what)) return;
  if (step.what.ref === "it" || step.what.ref === "them")
    (step.what as Mutable<Reference>).slot = slotOf(before);
}

/** "Draw 1 card, then you can Special Summon it if it is a monster" */
export function drawnIs(what: Mutable<Reference>, draw: Mutable<Step>, slotOf: SlotOf): void {
  if (what.ref === "it") what.slot = slotOf(draw);
}

/** "Special Summon from your Deck, 1 monster with the same name as that monster on the field": that one is on the field. */
export function isInOnePlace(step: Step, problems: Unresolved[]): void {
  if (!("from" in step) || step.from === undefined || !("what" in step) || "ref" in step.what) return;
  if (typeof step.what !== "object" || !("where" in step.what)) return;
  if (step.what.where.some(({ trait }) => trait === "in"))
    problems.push({ span: step.span, fault: "ambiguous", what: "2" });
}

/** "If the card you drew is a monster with the same Level as the monster on the field": that one is there, and not the card drawn. */
export function isDrawnCard(condition: Condition, problems: Unresolved[]): void {
  if (condition.kind !== "is" || !("verb" in condition.what) || condition.what.verb !== "draw") return;
  const { being } = condition;
  if (being !== undefined && !("ref" in being) && being.where.some(({ trait }) => trait === "in"))
    problems.push({ span: condition.span, fault: "ambiguous", what: "2" });
}

const PLACED = new Set(["from", "in", "one-of", "controlled"]);

/** "Special Summon 1 “A”, or add 1 “B” to your hand, from your Deck": the first would come from nowhere. */
export function eachFromSomewhere(
  { options }: Extract<Step, { verb: "either" }>,
  problems: Unresolved[],
): void {
  const isPlaced = (step: Step): boolean => {
    let placed = "from" in step && step.from !== undefined;
    eachNode("what" in step ? step.what : undefined, ({ ref, trait }) => {
      placed ||= ref !== undefined || PLACED.has(String(trait));
    });
    return placed;
  };
  const [first, ...others] = options;
  if (first?.verb === "special-summon" && !isPlaced(first) && others.some(isPlaced))
    problems.push({ span: first.span, fault: "ambiguous", what: "2" });
}

/** "Either add 1 card from your Deck to your hand, or send it to the GY": the card of the other alternative, and none that was named before. */
export function notOfOther(
  { options: [first, ...others] }: Extract<Step, { verb: "either" }>,
  problems: Unresolved[],
): void {
  if (first === undefined || !("what" in first) || "ref" in first.what) return;
  for (const other of others)
    if ("what" in other && "ref" in other.what && other.what.ref === "it" && other.what.slot === "this-card")
      problems.push({ span: other.what.span, fault: "no-antecedent", what: "it" });
}

/** "Add 1 “A” to your hand, or if …, you can Special Summon it instead": the one that would be added. */
export function instead({ then, instead: other }: Extract<Step, { verb: "or-if" }>): void {
  if (
    (then.verb !== "move" && then.verb !== "set") ||
    "ref" in then.what ||
    !("what" in other) ||
    !("ref" in other.what)
  )
    return;
  if (other.what.ref === "it" || other.what.ref === "that-card")
    (other.what as Mutable<Reference>).slot = "instead";
}

/** "All monsters you control lose ATK equal to their original DEF", "each of them … its …": each its own. */
export function eachItsOwn(step: Step): void {
  if (step.verb !== "change-stat" || "ref" in step.what || countOf(step.what) !== "many") return;
  const { quantity } = step.what;
  const its = quantity.kind === "every" && quantity.each ? "it" : "them";
  for (const reference of referencesIn(step.value)) if (reference.ref === its) reference.slot = "itself";
}

const causesOf = (event: EventPattern): readonly string[] =>
  event.event === "moved"
    ? [...(event.by ?? []), ...(event.byEffectOf === undefined ? [] : ["card-effect"])]
    : [];

/** "Tributed or destroyed by a card effect": said without a comma, the effect may be what did either. */
export const isCauseOfBoth = ({
  event,
  or,
  wording = "",
}: Extract<Condition, { kind: "event" }> & Said): boolean =>
  or?.event === "moved" &&
  event.event === "moved" &&
  wording.split(" ").some((said) => said === "suffered" || said === "two-fates") &&
  causesOf(event).length === 0 &&
  causesOf(or).includes("card-effect") &&
  !causesOf(or).includes("battle");

interface Said {
  readonly wording?: string;
}

/** "If this card is flipped face-up, during each player's End Phase": it was so before, in any of them. */
export const isEachPhase = (condition: Condition): boolean =>
  condition.kind === "phase" && condition.wording === "each-player's";
