import {
  asking,
  CARD,
  type CardId,
  type Definition,
  type Duel,
  eachInPile,
  isNegated,
  type Player,
  USE,
  type UseId,
} from "@chainwright/engine";
import { ZONE } from "./zones.ts";

/** Materials that are used from the hand, as texts allow it. */

/** As which effect of its card it counts that the card was used from the hand. */
const FROM_HAND = -2;

/** What is Summoned with them, and how. */
interface Made {
  readonly duel: Duel;
  readonly player: Player;
  readonly card: CardId;
  readonly kind: string;
}

type Allowed = Definition["handMaterial"][number];

const textsOf = ({ duel, kind, card, player }: Made, material: CardId): readonly Allowed[] =>
  duel
    .definition(duel.state.get(CARD.def, material))
    .handMaterial.filter(
      ({ ways, for: monsters }) =>
        ways.some((way) => way === kind) && monsters(duel, asking(material, 0, player), card),
    );

/** "If this card on the field would be used, 1 Tuner in your hand can be used": whether the one lets the other be used. */
const letsUse = (made: Made, material: CardId, inHand: CardId): boolean =>
  textsOf(made, material).some(({ cards }) => cards?.(made.duel, asking(material, 0, made.player), inHand)) &&
  !isNegated(made.duel, material);

/** "If a Cyberse monster you control would be used, this card in your hand can also be used": its own text says so. */
const joins = (made: Made, inHand: CardId, others: readonly CardId[]): boolean =>
  textsOf(made, inHand).some(
    ({ cards, beside, limited }) =>
      cards === null &&
      (beside === null || others.some((one) => beside(made.duel, asking(inHand, 0, made.player), one))) &&
      !(limited && wasUsed(made, inHand)),
  );

const nameOf = (duel: Duel, card: CardId): number => duel.definition(duel.state.get(CARD.def, card)).name;

/** "You can only use this effect of “X” once per turn." */
function wasUsed({ duel: { state }, duel, player }: Made, card: CardId): boolean {
  for (let row = 0, n = state.count(USE); row < n; row++) {
    const use = row as UseId;
    if (state.get(USE.player, use) !== player || state.get(USE.effect, use) !== FROM_HAND) continue;
    if (state.get(USE.name, use) === nameOf(duel, card)) return true;
  }
  return false;
}

const isInHand = (duel: Duel, card: CardId): boolean => duel.state.get(CARD.zone, card) === ZONE.hand;

/** Those in the hand that could be used beside some of the others. */
export function handMaterials(
  duel: Duel,
  player: Player,
  card: CardId,
  kind: string,
  others: readonly CardId[],
): CardId[] {
  const made = { duel, player, card, kind };
  const letting = others.filter((one) => textsOf(made, one).length > 0);
  const found: CardId[] = [];
  eachInPile(duel, player, ZONE.hand, (one) => {
    if (joins(made, one, others) || letting.some((other) => letsUse(made, other, one))) found.push(one);
  });
  return found;
}

/** Whether all those of the hand may be used: one for each on the field that lets one be used, others as their own texts say. */
export function handMaterialsAllowed(
  duel: Duel,
  player: Player,
  card: CardId,
  kind: string,
  materials: readonly CardId[],
): boolean {
  const fromHand = materials.filter((one) => isInHand(duel, one));
  if (fromHand.length === 0) return true;
  const made = { duel, player, card, kind };
  const left = materials.filter((one) => !isInHand(duel, one));
  const own = fromHand.filter((one) => joins(made, one, left));
  const limited = own.filter((one) => textsOf(made, one).some((text) => text.limited));
  if (new Set(limited.map((one) => nameOf(duel, one))).size < limited.length) return false;
  return fromHand.every((one) => {
    if (own.includes(one)) return true;
    const by = left.findIndex((material) => letsUse(made, material, one));
    if (by >= 0) left.splice(by, 1);
    return by >= 0;
  });
}

/** The materials of a Summon are about to be taken: what can be done once per turn is done. */
export function countHandMaterials(
  duel: Duel,
  player: Player,
  card: CardId,
  kind: string,
  materials: readonly CardId[],
): void {
  const made = { duel, player, card, kind };
  for (const one of materials) {
    if (!isInHand(duel, one) || !textsOf(made, one).some(({ limited }) => limited)) continue;
    const use = duel.state.add(USE) as UseId;
    duel.state.set(USE.player, use, player);
    duel.state.set(USE.name, use, nameOf(duel, one));
    duel.state.set(USE.effect, use, FROM_HAND);
  }
}
