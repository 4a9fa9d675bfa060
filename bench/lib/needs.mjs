// What has to be there for an effect to be used.
import { needsIn, placesOf } from "./groups.mjs";
import { consumersFor, makersFor } from "./makers.mjs";

/** What an effect says, with the sentences that go on with it. */
export const sayingsOf = ({ ir }, { card }) => [
  ir.conditions,
  ir.replaces ?? null,
  ir.cost,
  ir.resolution,
  card.program.sentences.filter(({ sentence }) => sentence === "proviso"),
];

/**
 * What has to be there for an effect to be used: lists of definitions of which one will do, the places where it has to
 * be, and how many of it; `with` says what such a card needs itself.
 */
function needsOfOne(effect, target, definitions, fits) {
  const { conditions, replaces = null } = effect.ir;
  const held = conditions
    .flatMap(({ kind, names }) => (kind === "holds" ? names : []))
    .map((name) => ({
      definitions: definitions.filter(({ card }) => card.name.en === name),
      places: [["hand", 0]],
      count: 1,
    }));
  return [
    ...needsIn(sayingsOf(effect, target), fits),
    ...held,
    ...consumersFor(conditions, target, definitions, fits),
    ...makersFor([conditions, replaces], target, definitions, fits),
  ];
}

/** Whether an event is one of a direct attack. */
const isDirect = (node) =>
  node !== null && typeof node === "object" && (node.direct === true || Object.values(node).some(isDirect));

/** In what ways its card has to be Summoned, where an effect waits for that. */
const waysOf = ({ conditions }) =>
  conditions.flatMap(({ event }) =>
    event?.event === "summoned" && event.subject.ref === "this-card" ? event.ways : [],
  );

/** The counters that are removed for something. */
function* countersIn(node) {
  if (node === null || typeof node !== "object") return;
  if (node.verb === "remove-counter") yield node.counter;
  for (const below of Object.values(node)) yield* countersIn(below);
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
  if (isDirect(effect.ir.conditions)) bare.push(1);
  const others = target.effects.filter((one) => one !== effect).flatMap(of);
  return {
    first: of(effect),
    others,
    bare,
    ways: waysOf(effect.ir),
    counters: [...countersIn(sayingsOf(effect, target))],
  };
}
