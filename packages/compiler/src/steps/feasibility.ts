import {
  type Clause,
  eachNode,
  isNode,
  isOfChosen,
  type NounPhrase,
  type Place,
  type Step,
  someNode,
  type Value,
} from "@chainwright/card-ir";
import { ALWAYS_THERE, type Check, slotsIn, type Using } from "@chainwright/engine/program";
import { type CardId, type Duel, NO_CARD, NO_LINK, no } from "@chainwright/engine/state";
import { asksOfTogether, paidCards } from "../costs/joint-payments.ts";
import { removedBy, type Slots } from "./slots.ts";

/**
 * Whether a step would do anything, where that hangs on what its words come to: 0 damage, as many cards as there are none.
 * Each verb says what it would need (`Part.needsEffect`); here it is found out when that is known.
 */
export interface Outcome {
  /** The slot of what is paid with or targeted, on which it depends; null where it is known before. */
  readonly dependsOn: number | null;
  readonly does: (duel: Duel, using: Using) => boolean;
}

/** What could be done independently of what else the text says: what has to be possible for it, and what it would do. */
export interface Alternative {
  readonly checks: readonly Check[];
  readonly outcomes: readonly Outcome[];
}

/** What is known as long as nothing is paid: of the battle, of what is answered. */
const KNOWN_BEFORE: ReadonlySet<string> = new Set([
  ...ALWAYS_THERE,
  "answered",
  "aimed-at",
  "attacker",
  "attack-target",
]);

/** Numbers that the effect itself brings about, or that are asked for when it is a link. */
const BROUGHT_ABOUT: ReadonlySet<unknown> = new Set([
  "die",
  "coins",
  "declared",
  "chain-link",
  "that-much",
  "that-damage",
  "other-player",
]);

type Said = Value | NounPhrase;

/** When it is known what words come to: before anything is paid, with what is paid with or targeted in a slot, or later only. */
export function whenKnown(
  said: readonly Said[],
  slots: Slots,
): { readonly dependsOn: number | null } | "later" {
  const words = someNode(said, isOfCompared) ? [said, slots.compared] : [said];
  const hangsOnChoice = said.some((one) => typeof one === "object" && "value" in one && isOfChosen(one));
  const names = slotsIn(words);
  // Of an event that is not answered yet the values of its cards can be read, and the damage.
  let ofEvent = names.filter((name) => name === "event").length;
  eachNode(words, ({ value, of }) => {
    if ((value === "stat" || value === "damage-taken") && isNode(of) && of.slot === "event") ofEvent--;
  });
  if (
    hangsOnChoice ||
    ofEvent > 0 ||
    // Of several that are changed it is another number for each of them.
    names.includes("itself") ||
    // How many counters were taken off is known when that is done.
    names.some((name) => slots.known(removedBy(name)) !== undefined) ||
    someNode(words, ({ value, others }) => BROUGHT_ABOUT.has(value) || others === true) ||
    someNode(words, (node) => mayChange(node, slots.cost) || (slots.activates && mayMeanItself(node)))
  )
    return "later";
  const own = new Set(
    names.filter((name) => name !== "event" && !KNOWN_BEFORE.has(name)).map((name) => slots.of(name)),
  );
  const [dependsOn = null, ...others] = own;
  if (others.length > 0 || (dependsOn !== null && !slots.payments.has(dependsOn))) return "later";
  return { dependsOn };
}

/** "The difference" of what the conditions of the effect compare. */
const isOfCompared = ({ value, of, between }: Record<string, unknown>): boolean =>
  value === "difference" && of === undefined && between === undefined;

/** The places of which the words of a group speak. */
export function placesIn(group: unknown): readonly Place[] {
  const places: Place[] = [];
  eachNode(group, ({ trait, place, by }) => {
    if (isNode(place)) places.push(place as unknown as Place);
    if (trait === "controlled") places.push({ of: by as Place["of"], names: ["field"] } as Place);
  });
  return places;
}

const isGroup = ({ quantity, noun }: Record<string, unknown>): boolean =>
  isNode(quantity) && noun !== undefined;

/** Whether what a number is of is another one when the cost is paid: "for each card in your GY", to which it discards. */
function mayChange(node: Record<string, unknown>, cost: readonly Clause[]): boolean {
  if (node.value === "lp" || (node.value === "difference" && node.of === "lp")) return changes(cost, "lp");
  if (!isGroup(node)) return false;
  const places = placesIn(node).flatMap(({ names }) => names);
  return (places.length === 0 ? ["field"] : places).some((name) => changes(cost, name));
}

/** Whether there is more or less of something when a cost is paid. */
export const changes = (cost: readonly Clause[], what: string): boolean =>
  cost.some(({ step }) => changedBy(step).some((one) => one === what || one === "anything"));

/** What there is more or less of when a step of a cost is done. */
function changedBy(step: Step): readonly string[] {
  switch (step.verb) {
    case "target":
    case "choose":
    case "reveal":
    case "declare":
    case "remove-counter":
    case "forbid":
    case "no-battle-phase":
    case "give-up-draw":
    case "choose-zones":
    case "change-position":
      return [];
    case "pay-lp":
    case "pay-half-lp":
      return ["lp"];
    case "discard":
      return ["hand", "graveyard"];
    case "tribute":
    case "destroy":
    case "detach":
    case "use-as-material":
      return ["graveyard"];
    case "banish":
      return ["banished", ...placesIn(step.what).flatMap(({ names }) => names)];
    case "move":
      return [...step.to.names, ...placesIn(step.what).flatMap(({ names }) => names)];
    default:
      return ["anything"];
  }
}

/** What brings no card to a hand, a Deck, a Graveyard, or to what is banished. */
const BRINGS_NOTHING: ReadonlySet<string> = new Set([
  ...["target", "choose", "reveal", "declare", "forbid", "no-battle-phase"],
  ...["damage", "gain-lp", "lose-lp", "pay-lp"],
  ...["change-stat", "change-position", "change-type", "change-attribute", "change-name", "treat-as-kind"],
  ...["place-counter", "remove-counter", "negate-effects", "negate-attack", "take-control", "special-summon"],
  ...["summon-token", "set", "equip", "attach", "more-attacks", "attack-directly", "unaffected"],
]);

/** Whether a step may bring cards to a place that is no part of the field. */
export function mayBring(step: Step, place: string): boolean {
  if (BRINGS_NOTHING.has(step.verb)) return false;
  const isExtra = place.endsWith("extra-deck");
  switch (step.verb) {
    case "destroy":
    case "tribute":
    case "detach":
      // A Pendulum Monster goes to the Extra Deck.
      return place === "graveyard" || (isExtra && someNode(step, ({ kind }) => kind === "pendulum"));
    case "discard":
      return place === "graveyard";
    case "banish":
      return place === "banished";
    case "draw":
    case "draw-until":
      return place === "hand";
    case "move":
      // What belongs into the Extra Deck goes there from wherever it would be returned to.
      return step.to.names.some(
        (name) =>
          name === place || (name.includes("deck") && place === "deck") || (isExtra && name !== "graveyard"),
      );
    default:
      return true;
  }
}

const MONSTERS: ReadonlySet<unknown> = new Set(["monster", "creature", "token"]);

/** Whether an activated card may be among those that are counted: it lies elsewhere, or face-up, when it resolves. */
function mayMeanItself(node: Record<string, unknown>): boolean {
  if (!isGroup(node) || MONSTERS.has(node.noun)) return false;
  if (someNode(node, ({ trait, not }) => trait === "name" && not !== true)) return false;
  const places = placesIn(node);
  const mayLieIn = ({ of, names }: Place): boolean =>
    of !== "opponent" && !names.every((name) => name === "graveyard" || name === "banished");
  return places.length === 0 || places.some(mayLieIn);
}

/** That it does something, as what has to be so beforehand; of what is paid with it is asked where that is considered. */
export const mustHaveEffect =
  ({ dependsOn, does }: Outcome): Check =>
  (duel, using, why) =>
    (dependsOn !== null && paidCards(using) === null) ||
    does(duel, using) ||
    !no(why, duel.law.wouldDoNothing, using.card, using.effect);

/** "Discard this card; Special Summon 1 monster from your hand": what is paid with is none of those that the effect needs. */
export function requireBesidePayments(alternatives: readonly Alternative[], slots: Slots): void {
  const { needed } = slots;
  if (needed.length === 0) return;
  for (const slot of slots.leaving) {
    const payment = slots.payments.get(slot);
    if (payment === undefined || payment.orInstead !== undefined) continue;
    const suffices = (duel: Duel, using: Using, leaving: readonly CardId[]): boolean =>
      !leaving.some((card) => needed.some(({ test }) => test(duel, using, card))) ||
      alternatives.some(({ checks }) =>
        checks.every((check) => check(duel, { ...using, link: NO_LINK, leaving }, null)),
      );
    const { together } = payment;
    // Where only totals count, which cards make them is not looked at: there may be too many ways.
    if (together.serves.length > 0 && together.totals !== null) continue;
    if (payment.cards.max > 1 || slots.joined.has(slot))
      asksOfTogether(together, (duel, so) => suffices(duel, so, paidCards(so) ?? []), null);
    else payment.serves.push((duel, using, card) => suffices(duel, using, [card]));
  }
}

/** What is paid with or targeted has to be something with which one of the alternatives would do something. */
export function requireOfPayments(alternatives: readonly Alternative[], slots: Slots): void {
  const asked = new Set(alternatives.flatMap(({ outcomes }) => outcomes.map(({ dependsOn }) => dependsOn)));
  for (const slot of asked) {
    const payment = slot === null ? undefined : slots.payments.get(slot);
    if (payment === undefined) continue;
    const served = (duel: Duel, so: Using): boolean =>
      alternatives.some(
        ({ checks, outcomes }) =>
          outcomes.every(({ dependsOn, does }) => dependsOn !== slot || does(duel, so)) &&
          (alternatives.length === 1 ||
            checks.every((check) => check(duel, { ...so, paidWith: NO_CARD }, null))),
      );
    if (payment.cards.max > 1 || (slot !== null && slots.joined.has(slot)))
      asksOfTogether(payment.together, served, null);
    else
      payment.serves.push((duel, using, card) => served(duel, { ...using, link: NO_LINK, paidWith: card }));
  }
}
