// Which cards fit the printed words of a group.
import { asking, compileMaterial, emptyDuel, place } from "@chainwright/engine";
import { ocgRoom, ZONE } from "@chainwright/ocg";

/** Traits that are printed on a card, so that it has them wherever it is. */
const PRINTED = new Set(["attribute", "type", "kind", "series", "name", "stat", "mentions"]);

export const isPrinted = (trait) =>
  trait.trait === "any-of"
    ? trait.traits.every(isPrinted)
    : PRINTED.has(trait.trait) && typeof (trait.value ?? 0) === "number";

export const traitsOf = ({ traits, where }) => [...traits, ...where];

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
    // How many there are to be is of no matter here, and may be reckoned by what the effect has done.
    const quantity = { kind: "a" };
    const said = compiled
      ? words
      : { ...words, quantity, traits: traits.filter(isPrinted), where: where.filter(isPrinted) };
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
