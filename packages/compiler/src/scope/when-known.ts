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
import { ALWAYS_THERE, slotsIn } from "@chainwright/engine/program";
import { placesIn } from "../words/places-said.ts";
import { removedBy, type Scope } from "./scope.ts";

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
  scope: Scope,
): { readonly dependsOn: number | null } | "later" {
  const words = someNode(said, isOfCompared) ? [said, scope.compared] : [said];
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
    names.some((name) => scope.knownSlot(removedBy(name)) !== undefined) ||
    someNode(words, ({ value, others }) => BROUGHT_ABOUT.has(value) || others === true) ||
    someNode(words, (node) => mayChange(node, scope.cost) || (scope.activates && mayMeanItself(node)))
  )
    return "later";
  const own = new Set(
    names.filter((name) => name !== "event" && !KNOWN_BEFORE.has(name)).map((name) => scope.slotOf(name)),
  );
  const [dependsOn = null, ...others] = own;
  if (others.length > 0 || (dependsOn !== null && !scope.payments.has(dependsOn))) return "later";
  return { dependsOn };
}

/** "The difference" of what the conditions of the effect compare. */
const isOfCompared = ({ value, of, between }: Record<string, unknown>): boolean =>
  value === "difference" && of === undefined && between === undefined;

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
