import type { PhaseAhead } from "@chainwright/card-ir";
import { placeGivenTo } from "@chainwright/engine/applying";
import { banish, move } from "@chainwright/engine/changes";
import { eachRecord, isSame, putInForce, record, someForce } from "@chainwright/engine/history";
import type { Using } from "@chainwright/engine/program";
import {
  BY_RULE,
  CARD,
  type CardId,
  type Cause,
  type Duel,
  FORCE,
  hasRoom,
  IN_FORCE,
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
export function banishForATime(duel: Duel, card: CardId, using: Using, cause: Cause): boolean {
  const { state } = duel;
  const player = state.get(CARD.controller, card);
  const position = state.get(CARD.position, card);
  const face = state.get(CARD.face, card);
  if (!banish(duel, card, cause)) return false;
  // A Token is gone for good.
  if (state.get(CARD.zone, card) === duel.game.zone.banished)
    putInForce(duel, {
      kind: FORCE.away,
      card,
      player,
      what: position,
      value: face,
      source: using.card,
      effect: using.effect,
      until: UNTIL.leaves,
    });
  return true;
}

/** Who had a card that is to come back; null where it is not. */
function whoseIsAway(duel: Duel, card: CardId): Player | null {
  let player: Player | null = null;
  someForce(duel, FORCE.away, card, (force) => {
    player = duel.state.get(IN_FORCE.player, force) as Player;
    return true;
  });
  return player;
}

/** "Until the End Phase": what the slot says was banished comes back then. */
export function comeBackLater(part: Part, when: PhaseAhead, slot: number): void {
  const put = delayed(part, when, slot, (then) =>
    forEachPlayer(then, () => {
      const own = then.scope.freshSlot();
      then.add((duel, using) => {
        eachRecord(duel, using.link, slot, (row, card) => {
          if (isSame(duel, row) && whoseIsAway(duel, card) === using.player)
            record(duel, using.link, own, card);
        });
      });
      askZones(then, own);
      then.doTo(own, (duel, using, card) => comeBack(duel, card, then.causeOf(using)));
    }),
  );
  part.add((duel, using) => put(duel, using, (card) => whoseIsAway(duel, card) !== null));
}

/** To where it was, as it lay. It is not Summoned. On the field it needs a free zone, else it goes to the Graveyard. */
function comeBack(duel: Duel, card: CardId, cause: Cause): boolean {
  const { state, game } = duel;
  return someForce(duel, FORCE.away, card, (force) => {
    const zone = state.get(CARD.from, card);
    if (game.zones[zone]?.field !== true) return move(duel, card, { zone }, MANNER.returned, cause);
    const player = state.get(IN_FORCE.player, force) as Player;
    const inMonsterZone = zone === game.zone.summon;
    const places = placeGivenTo(duel, card) ?? 0;
    if (inMonsterZone ? places === 0 : !hasRoom(duel, player, zone)) {
      const went = move(duel, card, { zone: game.zone.graveyard }, MANNER.sent, BY_RULE);
      duel.point(TRACE.alsoBy, duel.law.noZoneToComeBackTo);
      return went;
    }
    const lies = {
      player,
      position: state.get(IN_FORCE.what, force),
      face: state.get(IN_FORCE.value, force),
    };
    const to = inMonsterZone ? { zone, ...lies, slot: 31 - Math.clz32(places & -places) } : { zone, ...lies };
    const came = move(duel, card, to, MANNER.returned, cause);
    if (came) duel.point(TRACE.alsoBy, duel.law.comesBack);
    return came;
  });
}
