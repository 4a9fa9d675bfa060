import { isReference, type NounPhrase, type Trait } from "@chainwright/card-ir";
import { type CardSet, type CardTest, definitionOf, eachMaterial } from "@chainwright/engine/board";
import { someCard } from "@chainwright/engine/program";
import { CARD } from "@chainwright/engine/state";
import type { Scope } from "../scope/scope.ts";

/** Cards that lie under a monster as its materials. */

/** A material of some kind: under its host it is no monster and no Spell, so that what the words ask for is what is printed on it. */
export function compileAttached(what: NounPhrase, scope: Scope): CardTest {
  if (isReference(what)) return scope.noun(what).test;
  const { test } = scope.noun({ ...what, noun: "card" });
  const { noun } = what;
  const isPrinted = (kind: string): boolean =>
    noun === "card" || kind === noun || (noun === "spell-or-trap" && kind !== "monster");
  return (duel, context, card) => isPrinted(definitionOf(duel, card).kind) && test(duel, context, card);
}

/** "The monsters attached to it as material": they lie under it, and are what is printed on them. */
export function attachedCards(
  cards: CardSet,
  trait: Extract<Trait, { trait: "attached-to" }>,
  scope: Scope,
  monsters: boolean,
): CardSet {
  const host = scope.noun(trait.host);
  const test: CardTest = (duel, context, card) =>
    cards.test(duel, context, card) && (!monsters || definitionOf(duel, card).kind === "monster");
  return {
    ...cards,
    test: (duel, context, card) =>
      test(duel, context, card) &&
      someCard(host, duel, context, (monster) => duel.state.get(CARD.host, card) === monster),
    each(duel, context, visit) {
      host.each(duel, context, (monster) =>
        eachMaterial(duel, monster, (card) => (test(duel, context, card) ? visit(card) : undefined)),
      );
    },
  };
}
