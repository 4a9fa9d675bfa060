import type { PhaseAhead } from "@chainwright/card-ir";
import { placeGivenTo } from "@chainwright/engine/applying";
import { type Duel, hasRoom } from "@chainwright/engine/board";
import { banish, move } from "@chainwright/engine/changes";
import { addLingering, eachRecord, isSame, record, someLingeringOn } from "@chainwright/engine/history";
import type { EffectContext } from "@chainwright/engine/program";
import {
  BY_RULE,
  CARD,
  type CardId,
  type Cause,
  LINGERING,
  LINGERING_KIND,
  MANNER,
  type Player,
  TRACE,
  UNTIL,
} from "@chainwright/engine/state";
import { forEachPlayer } from "./both-players.ts";
import { delayed } from "./delayed-steps.ts";
import type { Part } from "./effect-part.ts";
import { askZones } from "./summon-position-and-zone.ts";

/** Banishes a card that is to come back, and keeps who controlled it and how it lay. */
export function banishForATime(duel: Duel, card: CardId, context: EffectContext, cause: Cause): boolean {
  const { state } = duel;
  const player = state.get(CARD.controller, card);
  const position = state.get(CARD.position, card);
  const face = state.get(CARD.face, card);
  if (!banish(duel, card, cause)) return false;
  // A Token is gone for good.
  if (state.get(CARD.zone, card) === duel.game.zone.banished)
    addLingering(duel, {
      kind: LINGERING_KIND.away,
      card,
      player,
      what: position,
      value: face,
      source: context.card,
      effect: context.effect,
      until: UNTIL.leaves,
    });
  return true;
}

/** Who had a card that is to come back; null where it is not. */
function whoseIsAway(duel: Duel, card: CardId): Player | null {
  let player: Player | null = null;
  someLingeringOn(duel, LINGERING_KIND.away, card, (lingering) => {
    player = duel.state.get(LINGERING.player, lingering) as Player;
    return true;
  });
  return player;
}

/** "Until the End Phase": what the slot says was banished comes back then. */
export function comeBackLater(part: Part, when: PhaseAhead, slot: number): void {
  const put = delayed(part, when, slot, (then) =>
    forEachPlayer(then, () => {
      const own = then.scope.freshSlot();
      then.add((duel, context) => {
        eachRecord(duel, context.link, slot, (row, card) => {
          if (isSame(duel, row) && whoseIsAway(duel, card) === context.player)
            record(duel, context.link, own, card);
        });
      });
      askZones(then, own);
      then.doTo(own, (duel, context, card) => comeBack(duel, card, then.causeOf(context)));
    }),
  );
  part.add((duel, context) => put(duel, context, (card) => whoseIsAway(duel, card) !== null));
}

/** To where it was, as it lay. It is not Summoned. On the field it needs a free zone, else it goes to the Graveyard. */
function comeBack(duel: Duel, card: CardId, cause: Cause): boolean {
  const { state, game } = duel;
  return someLingeringOn(duel, LINGERING_KIND.away, card, (lingering) => {
    const zone = state.get(CARD.from, card);
    if (game.zones[zone]?.field !== true) return move(duel, card, { zone }, MANNER.returned, cause);
    const player = state.get(LINGERING.player, lingering) as Player;
    const inMonsterZone = zone === game.zone.summon;
    const places = placeGivenTo(duel, card) ?? 0;
    if (inMonsterZone ? places === 0 : !hasRoom(duel, player, zone)) {
      const went = move(duel, card, { zone: game.zone.graveyard }, MANNER.sent, BY_RULE);
      duel.point(TRACE.alsoBy, duel.law.noZoneToComeBackTo);
      return went;
    }
    const lies = {
      player,
      position: state.get(LINGERING.what, lingering),
      face: state.get(LINGERING.value, lingering),
    };
    const to = inMonsterZone ? { zone, ...lies, slot: 31 - Math.clz32(places & -places) } : { zone, ...lies };
    const came = move(duel, card, to, MANNER.returned, cause);
    if (came) duel.point(TRACE.alsoBy, duel.law.comesBack);
    return came;
  });
}
