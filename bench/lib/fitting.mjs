// Which cards fit the printed words of a group.

import { compileMaterial } from "@chainwright/compiler";
import { emptyDuel, place } from "@chainwright/engine";
import { effectContext } from "@chainwright/engine/program";
import { ocgRoom, ZONE } from "@chainwright/ocg";

/** Traits that are printed on a card, so that it has them wherever it is. */
const PRINTED = new Set(["attribute", "type", "kind", "series", "name", "stat", "mentions"]);

export const isPrinted = (trait) =>
  trait.trait === "any-of"
    ? trait.traits.every(isPrinted)
    : PRINTED.has(trait.trait) && typeof (trait.value ?? 0) === "number";

export const traitsOf = ({ traits, where }) => [...traits, ...where];

/**
 * Tells which definitions fit the printed words of a group, or a phrase that is compiled already; `has`, whether one of them
 * does.
 */
export function fitter(catalogue, definitions, rules) {
  const duel = emptyDuel(ocgRoom, rules, catalogue);
  const samples = new Map(
    definitions.map((one) => [one, place(duel, one.id, { zone: ZONE.hand, player: 0 })]),
  );
  const [first] = samples.values();
  const using = effectContext(first, 0, 0);
  // Many cards speak of the same others, and each is asked about often.
  const [bySaid, byWords] = [new Map(), new WeakMap()];
  const phraseOf = (words) => {
    const known = byWords.get(words);
    if (known !== undefined) return known;
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
    const phrase = bySaid.get(key) ?? { cards: compiled ? words : compileMaterial(said) };
    bySaid.set(key, phrase);
    byWords.set(words, phrase);
    return phrase;
  };
  const fits = (words) => {
    const phrase = phraseOf(words);
    phrase.fitting ??= definitions.filter((one) => phrase.cards.test(duel, using, samples.get(one)));
    return phrase.fitting;
  };
  return Object.assign(fits, {
    has: (words, one) => samples.has(one) && phraseOf(words).cards.test(duel, using, samples.get(one)),
  });
}
