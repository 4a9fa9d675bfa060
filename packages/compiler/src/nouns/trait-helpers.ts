import type { Trait } from "@chainwright/card-ir";
import { type CardTest, type Definition, type Duel, definitionOf } from "@chainwright/engine/board";
import { CARD, type CardId, FACE } from "@chainwright/engine/state";
import type { Scope } from "../scope/scope.ts";

/** How a trait becomes a test of a card. `known`: the one who is asked may look at it, also where it lies face-down. */
type Compile<T extends Trait["trait"]> = (
  trait: Extract<Trait, { trait: T }>,
  scope: Scope,
  known: boolean,
) => CardTest;

/** The traits of one kind. */
export type Traits = { readonly [T in Trait["trait"]]?: Compile<T> };

/** What is printed on a card never changes: it is looked up once for each definition. */
export function printed(test: (definition: Definition) => boolean): CardTest {
  return (duel, _, card) => {
    const definition = definitionOf(duel, card);
    let answer = definition.printedTests.get(test);
    if (answer === undefined) {
      answer = test(definition);
      definition.printedTests.set(test, answer);
    }
    return answer;
  };
}

/** A face-down card on the field has no name, kind, Type or value that anything could ask for. */
export const liesHidden = ({ state, game }: Duel, card: CardId): boolean =>
  state.get(CARD.face, card) === FACE.down && game.zones[state.get(CARD.zone, card)]?.field === true;
