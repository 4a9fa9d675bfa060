import type { Trait } from "@chainwright/card-ir";
import type { Definition } from "../../duel.ts";
import { CARD } from "../../schema.ts";
import type { Slots } from "../slots.ts";
import type { CardTest } from "../using.ts";

/** How a trait becomes a test of a card. `known`: the one who is asked may look at it, also where it lies face-down. */
type Compile<T extends Trait["trait"]> = (
  trait: Extract<Trait, { trait: T }>,
  slots: Slots,
  known: boolean,
) => CardTest;

/** The traits of one kind. */
export type Traits = { readonly [T in Trait["trait"]]?: Compile<T> };

/** What is printed on a card never changes: it is looked up once for each definition. */
export function printed(test: (definition: Definition) => boolean): CardTest {
  const known: (boolean | undefined)[] = [];
  return (duel, _, card) => {
    const def = duel.state.get(CARD.def, card);
    let answer = known[def];
    if (answer === undefined) {
      answer = test(duel.definition(def));
      known[def] = answer;
    }
    return answer;
  };
}
