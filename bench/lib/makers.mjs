// What brings about the events that an effect waits for: cards that do it, and monsters that are Summoned with its card.
import { ANYBODY, needsIn, PLAYERS } from "./groups.mjs";

/** The steps of the verbs anywhere in an effect. */
function* stepsIn(node, verbs) {
  if (node === null || typeof node !== "object") return;
  if (verbs.includes(node.verb)) yield node;
  for (const below of Object.values(node)) yield* stepsIn(below, verbs);
}

const does = (node, verbs) => !stepsIn(node, verbs).next().done;

/** Kinds of effect that a player uses of their own accord. */
const USED = new Set(["activation", "ignition", "quick"]);

/** What may bring an event about: the verbs of the steps that do. */
const VERBS = {
  destroyed: ["destroy"],
  discarded: ["discard"],
  banished: ["banish"],
  tributed: ["tribute"],
  drawn: ["draw"],
  sent: ["move", "discard", "destroy"],
  special: ["special-summon", "summon-token"],
};
const OTHER_VERBS = ["damage", "negate-activation"];

/** What may bring the events of an effect about: verbs of steps, or a kind of card, and by whose doing. */
function* makingsIn(node) {
  if (node === null || typeof node !== "object") return;
  const words = node.event === "moved" ? node.manner : node.event === "summoned" ? node.ways : [];
  const verbs = words.flatMap((word) => VERBS[word] ?? []);
  if (verbs.length > 0)
    yield {
      verbs,
      agent: node.agent ?? "you",
      subject: node.event === "summoned" ? node.subject : undefined,
    };
  if (node.event === "damage" || node.damage === "card-effect")
    yield { verbs: ["damage"], agent: "opponent" };
  if (node.negated !== undefined) {
    yield { verbs: ["negate-activation"], agent: "you" };
    yield { kind: node.negated, agent: "opponent" };
  }
  for (const below of Object.values(node)) yield* makingsIn(below);
}

/** Whether a step can be about a card that something else speaks of as well. */
function meets({ verb, what }, subject, target, fits) {
  if (verb === "summon-token") return subject?.noun === "token";
  if (subject === undefined || what === undefined || !("quantity" in what)) return true;
  return "quantity" in subject ? fits(subject).some((one) => fits.has(what, one)) : fits.has(what, target);
}

const MAKING = [...new Set([...Object.values(VERBS).flat(), ...OTHER_VERBS])];
const steps = new WeakMap();

/** The steps of an effect that its player pays with or carries out. */
function doneBy(effect) {
  const known = steps.get(effect) ?? [...stepsIn([effect.ir.cost, effect.ir.resolution], MAKING)];
  steps.set(effect, known);
  return known;
}

/** The effects of a card that carry out such a step. */
const makingEffects = ({ effects }, { verbs, kind, subject }, target, fits) =>
  effects.filter((one) =>
    verbs === undefined
      ? kind !== undefined && USED.has(one.kind)
      : doneBy(one).some((step) => verbs.includes(step.verb) && meets(step, subject, target, fits)),
  );

/** Cards that bring about what the words of an effect wait for, each with what it needs itself. */
export const makersFor = (words, target, definitions, fits) =>
  [...makingsIn(words)].map((making) => ({
    definitions: definitions.filter(
      (one) =>
        one !== target &&
        (making.kind === undefined || one.card.facts.kind === making.kind) &&
        makingEffects(one, making, target, fits).length > 0,
    ),
    places: (PLAYERS[making.agent] ?? ANYBODY).map((player) => ["ready", player]),
    count: 1,
    with: (one) =>
      makingEffects(one, making, target, fits).flatMap(({ ir }) =>
        needsIn([ir.conditions, ir.cost, ir.resolution], fits),
      ),
  }));

/** Monsters of the Extra Deck that are Summoned with a card, where an effect waits for that. */
export const consumersFor = (conditions, target, definitions, fits) =>
  conditions
    .flatMap(({ event, or }) => [event, or])
    .filter((event) => event?.material !== undefined)
    .map(({ material, materialOf }) => ({
      definitions: definitions.filter(
        (one) =>
          one.card.facts.categories.some((word) => material.includes(word)) &&
          (materialOf === undefined || fits.has(materialOf, one)) &&
          one.materials.some((group) => fits.has(group, target)),
      ),
      places: [["extra-deck", 0]],
      count: 1,
      using: target,
    }));

const summoners = new WeakMap();

/** The Spells of some cards that bring about a Summon of a monster: "fusion-summon", "ritual-summon". */
export function summonersOf(definitions, verb, monster, fits) {
  const known = summoners.get(definitions) ?? new Map();
  summoners.set(definitions, known);
  const spells =
    known.get(verb) ??
    definitions.filter(
      ({ card, effects }) =>
        card.facts.kind === "spell" && effects.some(({ ir }) => does(ir.resolution, [verb])),
    );
  known.set(verb, spells);
  const step = ({ ir }) => [...stepsIn(ir.resolution, [verb])];
  return spells.filter(({ effects }) =>
    effects
      .flatMap(step)
      .some(({ what }) => what === undefined || !("quantity" in what) || fits.has(what, monster)),
  );
}
