import { isReference, type Step } from "@chainwright/card-ir";
import { placeGivenTo } from "@chainwright/engine/applying";
import { type Duel, freeSlots, hasRoom } from "@chainwright/engine/board";
import { shift } from "@chainwright/engine/changes";
import { type EffectContext, playerOf } from "@chainwright/engine/program";
import { CARD, type CardId, no, type Player } from "@chainwright/engine/state";
import { compileZonesSaid } from "../nouns/zones.ts";
import { NotCarriedOut } from "../words/not-carried-out.ts";
import type { Part } from "./effect-part.ts";
import { askZones } from "./summon-position-and-zone.ts";

/** To another zone of the same player: where, the user of the effect says. */
export function shifting(
  part: Part,
  { what, to, player }: Extract<Step, { verb: "move" }>,
  slot: number,
): void {
  const whose = to.of ?? "you";
  if (player !== undefined || (whose !== "you" && whose !== "opponent"))
    throw new NotCarriedOut(`a monster that is moved on a field of "${whose}", or by others`);
  // "To an adjacent (horizontal) Monster Zone": beside its own, whosever it is.
  const besideItself = to.near === undefined && to.nearBy?.includes("beside") === true;
  const side = (context: EffectContext, duel: Duel, card: CardId): Player =>
    besideItself ? (duel.state.get(CARD.controller, card) as Player) : playerOf(whose, context.player);
  const said = compileZonesSaid(to, part.scope);
  if (said === null) throw new NotCarriedOut("a card that is moved to a zone without a name");
  const zonesFor = (duel: Duel, context: EffectContext, card: CardId): number =>
    duel.state.get(CARD.zone, card) === duel.game.zone.summon &&
    duel.state.get(CARD.controller, card) === side(context, duel, card)
      ? said(duel, context, side(context, duel, card), card) &
        freeSlots(duel, side(context, duel, card), duel.game.zone.summon)
      : 0;
  const itself = isReference(what) && what.ref === "this-card";
  part.check((duel, context, why) => {
    const goes = itself
      ? zonesFor(duel, context, context.card) !== 0
      : besideItself || hasRoom(duel, playerOf(whose, context.player), duel.game.zone.summon);
    return goes || !no(why, duel.law.noRoom, context.card, context.effect);
  });
  part.exclude((duel, context, card) => zonesFor(duel, context, card) === 0);
  part.fill(what, slot);
  askZones(part, slot, side, zonesFor);
  part.doTo(slot, (duel, context, card) => {
    const place = (placeGivenTo(duel, card) ?? 0) & zonesFor(duel, context, card);
    return place !== 0 && shift(duel, card, 31 - Math.clz32(place & -place), part.causeOf(context));
  });
}
