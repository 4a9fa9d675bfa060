import { isReference, type Step } from "@chainwright/card-ir";
import { placeGivenTo } from "@chainwright/engine/applying";
import { shift } from "@chainwright/engine/changes";
import { playerOf, type Using } from "@chainwright/engine/program";
import { CARD, type CardId, type Duel, freeSlots, hasRoom, no, type Player } from "@chainwright/engine/state";
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
  const side = (using: Using, duel: Duel, card: CardId): Player =>
    besideItself ? (duel.state.get(CARD.controller, card) as Player) : playerOf(whose, using.player);
  const said = compileZonesSaid(to, part.scope);
  if (said === null) throw new NotCarriedOut("a card that is moved to a zone without a name");
  const zonesFor = (duel: Duel, using: Using, card: CardId): number =>
    duel.state.get(CARD.zone, card) === duel.game.zone.summon &&
    duel.state.get(CARD.controller, card) === side(using, duel, card)
      ? said(duel, using, side(using, duel, card), card) &
        freeSlots(duel, side(using, duel, card), duel.game.zone.summon)
      : 0;
  const itself = isReference(what) && what.ref === "this-card";
  part.check((duel, using, why) => {
    const goes = itself
      ? zonesFor(duel, using, using.card) !== 0
      : besideItself || hasRoom(duel, playerOf(whose, using.player), duel.game.zone.summon);
    return goes || !no(why, duel.law.noRoom, using.card, using.effect);
  });
  part.exclude((duel, using, card) => zonesFor(duel, using, card) === 0);
  part.fill(what, slot);
  askZones(part, slot, side, zonesFor);
  part.doTo(slot, (duel, using, card) => {
    const place = (placeGivenTo(duel, card) ?? 0) & zonesFor(duel, using, card);
    return place !== 0 && shift(duel, card, 31 - Math.clz32(place & -place), part.causeOf(using));
  });
}
