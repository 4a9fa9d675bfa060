import { sourceOf } from "../applying/prevented-and-redirected-moves.ts";
import { comesOnce } from "../applying/summoning-conditions.ts";
import type { Duel } from "../board/duel.ts";
import { move } from "../changes/card-moves.ts";
import { happen } from "../history/event-log.ts";
import { addLingering } from "../history/lingering-effects.ts";
import { settleUsed } from "../history/summon-materials.ts";
import type { Cause } from "../state/cause.ts";
import { CARD, type CardId, type ZoneId } from "../state/schema.ts";
import { TRACE } from "../state/trace.ts";
import {
  CAUSE,
  EVENT,
  FACE,
  LINGERING_KIND,
  MANNER,
  NOBODY,
  type Player,
  POSITION,
  UNTIL,
  WAY,
} from "../state/vocabulary.ts";

/** Summons: atoms like those of `card-moves.ts`. */

/** A Summon begins that may still be negated. */
export function attemptSummon(duel: Duel, card: CardId, from: ZoneId, way: number, cause: Cause): void {
  happen(duel, { kind: EVENT.attempted, card, how: way, from }, cause);
}

/** The Summon of a monster was negated and counts all the same: for what its player has Summoned this turn. */
export function countNegatedSummon(
  duel: Duel,
  card: CardId,
  from: ZoneId,
  way: number,
  player: Player,
  cause: Cause,
): void {
  const to = duel.game.zone.summon;
  happen(duel, { kind: EVENT.negatedSummon, card, how: way, from, to, face: FACE.up }, cause);
  noteSpecial(duel, card, player, way, cause);
}

/**
 * Brings a monster to the field by a successful Summon, to the side of `player`. `from`: where it was before the attempt;
 * `slots`: the places it may go to; `face`: how it lies then.
 */
export function comeIntoPlay(
  duel: Duel,
  card: CardId,
  player: Player,
  position: number,
  way: number,
  cause: Cause,
  from = duel.state.get(CARD.zone, card),
  slots = duel.game.summonSlots(duel, player, card),
  face: number = FACE.up,
): boolean {
  const zone = duel.game.zone.summon;
  if (slots === 0) return false;
  // The lowest of the places; a Link Monster knows no Defense Position.
  const slot = 31 - Math.clz32(slots & -slots);
  const upright = duel.definition(duel.state.get(CARD.def, card)).rating > 0 ? POSITION.attack : position;
  if (
    !move(duel, card, { zone, player, face, position: upright, slot }, MANNER.placed, {
      ...cause,
      why: cause.why | CAUSE.summon,
    })
  ) {
    return false;
  }
  // With the card whose effect did it.
  const other = sourceOf(duel, cause);
  const how = way | (other === card ? WAY.byOwnEffect : 0);
  duel.state.set(CARD.way, card, duel.state.get(CARD.way, card) | how);
  duel.state.set(CARD.from, card, from);
  duel.state.set(CARD.broughtBy, card, other);
  settleUsed(duel, card);
  happen(
    duel,
    {
      kind: EVENT.summoned,
      card,
      how,
      from,
      to: zone,
      face: FACE.up,
      position: upright,
      other,
      amount: slot,
    },
    cause,
  );
  noteSpecial(duel, card, player, way, cause);
  if (duel.definition(duel.state.get(CARD.def, card)).categories.includes("trap-monster"))
    duel.point(TRACE.alsoBy, duel.law.becomesMonster);
  return true;
}

/** "You can only Special Summon “X” once per turn": keeps that it has been done. */
function noteSpecial(duel: Duel, card: CardId, player: Player, way: number, cause: Cause): void {
  const definition = duel.definition(duel.state.get(CARD.def, card));
  if (definition.summonRules.length === 0 || (way & WAY.special) === 0) return;
  if (!comesOnce(definition, way)) return;
  const by = cause.agent === NOBODY ? player : (cause.agent as Player);
  const { name } = definition;
  addLingering(duel, {
    kind: LINGERING_KIND.specialSummoned,
    player: by,
    what: name,
    source: card,
    effect: 0,
    until: UNTIL.endOfTurn,
  });
}
