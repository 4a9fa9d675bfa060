// What the words of an effect ask for: which cards fit, and where they have to be. Cards that the pool has not are made up.
import { asking, compileMaterial, emptyDuel, kindsOf, place } from "@chainwright/engine";
import { ocgRoom, ZONE } from "@chainwright/ocg";
import { cardAsOf } from "@chainwright/pool";

/** Traits that are printed on a card, so that it has them wherever it is. */
const PRINTED = new Set(["attribute", "type", "kind", "series", "name", "stat"]);

const isPrinted = (trait) =>
  trait.trait === "any-of"
    ? trait.traits.every(isPrinted)
    : PRINTED.has(trait.trait) && typeof (trait.value ?? 0) === "number";

const traitsOf = ({ traits, where }) => [...traits, ...where];

/** Tells which definitions fit the printed words of a group, or a phrase that is compiled already. */
export function fitter(catalogue, definitions, rules) {
  const duel = emptyDuel(ocgRoom, rules, catalogue);
  const samples = definitions.map(({ id }) => place(duel, id, { zone: ZONE.hand, player: 0 }));
  const using = asking(samples[0], 0, 0);
  const fitting = (cards) => definitions.filter((_, i) => cards.test(duel, using, samples[i]));
  // Many cards speak of the same others.
  const known = new Map();
  return (words) => {
    const compiled = !("quantity" in words);
    const { traits, where } = words;
    const said = compiled
      ? words
      : { ...words, traits: traits.filter(isPrinted), where: where.filter(isPrinted) };
    const key = compiled
      ? words
      : JSON.stringify(said, (name, value) => (name === "span" ? undefined : value));
    let found = known.get(key);
    if (found === undefined) {
      found = fitting(compiled ? words : compileMaterial(said));
      known.set(key, found);
    }
    return found;
  };
}

/** Whether a step of the verbs is anywhere in an effect. */
const does = (node, verbs) =>
  node !== null &&
  typeof node === "object" &&
  (verbs.includes(node.verb) || Object.values(node).some((below) => does(below, verbs)));

/** Conditions that say by themselves where their cards have to be. */
const SPEAKING = new Set(["activated-card", "has-material"]);

/** Groups of cards anywhere in an effect, with the verb or condition that speaks of them. */
function* groupsIn(node, verb) {
  if (node === null || typeof node !== "object") return;
  if ("quantity" in node && "where" in node && node.quantity.kind !== "no" && node.noun !== "player") {
    // "1 “A” or 1 “B” in your hand": both are there. (“including this card” asks for no other.)
    const { including, ...rest } = node;
    const kinds = (node.one ?? node.each ?? node.both) === undefined ? [rest] : kindsOf(rest);
    if (including !== undefined && "quantity" in including)
      kinds.push({ ...including, where: [...(including.own ?? []), ...node.where] });
    for (const group of kinds) yield { group, verb };
  }
  const by = node.verb ?? (SPEAKING.has(node.kind) ? node.kind : verb);
  for (const below of Object.values(node)) yield* groupsIn(below, by);
}

const summoners = new WeakMap();

/** The Spells of some cards that bring about a Summon: "fusion-summon", "ritual-summon". */
export function summonersOf(definitions, verb) {
  const known = summoners.get(definitions) ?? new Map();
  summoners.set(definitions, known);
  const found =
    known.get(verb) ??
    definitions.filter(
      ({ card, effects }) =>
        card.facts.kind === "spell" && effects.some(({ ir }) => does(ir.resolution, [verb])),
    );
  known.set(verb, found);
  return found;
}

/** Kinds of effect that a player uses of their own accord. */
const USED = new Set(["activation", "ignition", "quick"]);

/** What may bring an event about: the verbs of the steps that do. */
const MAKERS = {
  destroyed: ["destroy"],
  discarded: ["discard"],
  banished: ["banish"],
  tributed: ["tribute"],
  sent: ["move", "discard", "destroy"],
  special: ["special-summon"],
};

/** What may bring the events of an effect about: verbs of steps, or a kind of card, and by whose doing. */
function* makersIn(node) {
  if (node === null || typeof node !== "object") return;
  const words = node.event === "moved" ? node.manner : node.event === "summoned" ? node.ways : [];
  const verbs = words.flatMap((word) => MAKERS[word] ?? []);
  if (verbs.length > 0) yield { verbs, agent: node.agent ?? "you" };
  if (node.event === "damage" || node.damage === "card-effect")
    yield { verbs: ["damage"], agent: "opponent" };
  if (node.negated !== undefined) {
    yield { verbs: ["negate-activation"], agent: "you" };
    yield { kind: node.negated, agent: "opponent" };
  }
  for (const below of Object.values(node)) yield* makersIn(below);
}

/** What an effect says, with the sentences that go on with it. */
const sayingsOf = ({ ir }, { card }) => [
  ir.conditions,
  ir.cost,
  ir.resolution,
  card.program.sentences.filter(({ sentence }) => sentence === "proviso"),
];

/** Where a player's cards have to be for a verb or a condition, whatever its words say. */
const HOME = {
  discard: "hand",
  "activated-card": "hand",
  tribute: "field",
  "has-material": "material",
  "ritual-summon": "hand",
  "fusion-summon": "extra-deck",
};
const PLAYERS = { you: [0], opponent: [1] };
const ANYBODY = [0, 1];

/** The places of a group, as pairs of a word and a player; on the field where it names none. */
function placesOf(group, verb) {
  if (HOME[verb] !== undefined) return [[HOME[verb], 0]];
  const places = traitsOf(group).flatMap((trait) => trait.place ?? []);
  const by = traitsOf(group).find(({ trait }) => trait === "controlled")?.by;
  const said = places.length > 0 ? places : [{ of: by, names: ["field"] }];
  return said.flatMap(({ of, names }) =>
    (PLAYERS[of] ?? ANYBODY).flatMap((player) => names.map((name) => [name, player])),
  );
}

/**
 * What has to be there for an effect to be used: lists of definitions of which one will do, the places where it has to
 * be, and how many of it.
 */
function needsOfOne(effect, target, definitions, fits) {
  const sayings = sayingsOf(effect, target);
  const groups = [...groupsIn(sayings)].map(({ group, verb }) => ({
    definitions: fits(group),
    places: placesOf(group, verb),
    count: group.quantity.n ?? 1,
    down: traitsOf(group).some(({ trait, face }) => trait === "set" || face === "down"),
  }));
  const held = effect.ir.conditions
    .flatMap(({ kind, names }) => (kind === "holds" ? names : []))
    .map((name) => ({
      definitions: definitions.filter(({ card }) => card.name.en === name),
      places: [["hand", 0]],
      count: 1,
    }));
  const consumers = effect.ir.conditions
    .flatMap(({ event, or }) => [event, or])
    .flatMap((event) => (event?.material === undefined ? [] : [event.material]))
    .map((way) => ({
      definitions: definitions.filter(
        ({ card, materials }) =>
          card.facts.categories.includes(way) && materials.some((group) => fits(group).includes(target)),
      ),
      places: [["extra-deck", 0]],
      count: 1,
      using: target,
    }));
  const makers = [...makersIn(effect.ir.conditions)].map(({ verbs, kind, agent }) => ({
    definitions: definitions.filter(
      (one) =>
        one !== target &&
        (verbs === undefined
          ? one.card.facts.kind === kind && one.effects.some(({ kind }) => USED.has(kind))
          : one.effects.some(({ ir }) => does([ir.cost, ir.resolution], verbs))),
    ),
    places: (PLAYERS[agent] ?? ANYBODY).map((player) => ["ready", player]),
    count: 1,
  }));
  return [...groups, ...held, ...consumers, ...makers];
}

/** What has to be there for an effect, what its card's others ask for, which may come first, and whose field may have to be bare. */
export function needsOf(effect, target, definitions, fits) {
  const of = (one) => needsOfOne(one, target, definitions, fits);
  const bare = target.effects.flatMap(({ ir }) =>
    ir.conditions.flatMap((one) =>
      one.kind === "exists" && one.what.quantity?.kind === "no"
        ? placesOf(one.what).map(([, player]) => player)
        : [],
    ),
  );
  return { first: of(effect), others: target.effects.filter((one) => one !== effect).flatMap(of), bare };
}

/** Cards without a text that fit what the effects of a card ask for and no card of the pool does. */
export function* standInsFor(target, fits, date) {
  for (const effect of target.effects)
    for (const { group } of groupsIn(sayingsOf(effect, target)))
      if (fits(group).length === 0) yield standIn(group, date);
}

function standIn(group, date) {
  const said = Object.fromEntries(
    traitsOf(group)
      .filter((one) => isPrinted(one) && one.not !== true)
      .map((one) => [one.trait === "stat" ? one.stat : one.trait, one]),
  );
  const series = said.series?.series;
  const monster = {
    kind: "monster",
    categories: [said.kind?.kind ?? "normal"],
    attribute: said.attribute?.attribute ?? "DARK",
    type: said.type?.type ?? "Fiend",
    level: said.level?.value ?? 4,
    atk: said.atk?.value ?? 1000,
    def: said.def?.value ?? 1000,
  };
  const isSpell = group.noun === "spell" || group.noun === "spell-or-trap";
  const kind = group.noun === "trap" ? "trap" : "spell";
  const facts = isSpell || kind === "trap" ? { kind, categories: [said.kind?.kind ?? "normal"] } : monster;
  const words = Object.values(said).map(({ trait, span, ...what }) => Object.values(what).join(" "));
  const en = said.name?.name ?? `Stand-in: ${words.join(" ")} ${group.noun}`;
  const record = {
    game: "ocg",
    name: { en },
    facts: { ...facts, series: series ? [series] : [] },
    versions: [],
  };
  return cardAsOf({ record, readings: [] }, date);
}
