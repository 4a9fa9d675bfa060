import type { MaterialWay } from "@chainwright/card-ir";
import type { Duel } from "@chainwright/engine/board";
import { CARD, type CardId } from "@chainwright/engine/state";
import { NotCarriedOut } from "../words/not-carried-out.ts";

/** For which kind of Summon something was material, where the card itself is not there to be asked. */

const MATERIAL_WAYS: readonly MaterialWay[] = ["fusion", "synchro", "link"];

/** What lies under an Xyz Monster was not sent anywhere. */
export function mustBeMaterialWays(ways: readonly MaterialWay[]): void {
  if (!ways.every((way) => MATERIAL_WAYS.includes(way)))
    throw new NotCarriedOut("what is used as Xyz Material");
}

/** None: of any kind. */
export const includesWay = (ways: readonly MaterialWay[], way: MaterialWay): boolean =>
  ways.length === 0 || ways.includes(way);

/** "As Synchro Material": what the monster was that was Summoned with it. */
export function isSummonedAs(duel: Duel, monster: CardId, ways: readonly MaterialWay[]): boolean {
  const { categories } = duel.definition(duel.state.get(CARD.def, monster));
  return MATERIAL_WAYS.some((way) => includesWay(ways, way) && categories.includes(way));
}
