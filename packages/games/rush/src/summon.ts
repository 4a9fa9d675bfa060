import {
  allowed,
  CARD,
  CAUSE,
  type CardId,
  comeIntoPlay,
  countTributes,
  type Duel,
  defineTributes,
  eachInPile,
  FACE,
  forbiddenBy,
  forgetPicked,
  hasRoom,
  holderOf,
  MANNER,
  move,
  NO_CARD,
  NO_LINK,
  nextMoment,
  no,
  type Player,
  POSITION,
  picked,
  TRACE,
  textAllowsSummon,
  tributesByLevel,
  WAY,
  type Why,
} from "@chainwright/engine";
import { isExtra } from "./deck.ts";
import { rushLaw } from "./laws.ts";
import { isInMaximumMode } from "./maximum.ts";
import { rushQuestions, rushRoutines } from "./registry.ts";
import { timing } from "./trap.ts";
import { ZONE } from "./zones.ts";

/** Whether a monster in the hand can be Normal Summoned (or Set) now. There is no limit to how often in a turn. */
export function checkNormalSummon(
  duel: Duel,
  player: Player,
  card: CardId,
  set: boolean,
  why: Why | null,
): boolean {
  const { state, law } = duel;
  const definition = duel.definition(state.get(CARD.def, card));
  const inHand = state.get(CARD.zone, card) === ZONE.hand && holderOf(duel, card) === player;
  if (!inHand && no(why, law.wrongPlace, card)) return false;
  const isOne = definition.card.facts.kind === "monster" && !isExtra(definition.card);
  if (!isOne && no(why, law.noNormalSummon, card)) return false;
  const refused = definition.summonRules.some(({ rule }) => rule === "cannot-normal-summon");
  if (refused && no(why, law.summoningCondition, card)) return false;
  const needed = tributesByLevel(duel, card);
  if (countTributes(duel, player, card, set) < needed && no(why, law.tributes, card)) return false;
  if (needed === 0 && !hasRoom(duel, player, ZONE.monster) && no(why, rushLaw(duel).noMonsterZone, card))
    return false;
  const forbidding = forbiddenBy(duel, set ? "set-monster" : "normal-summon", card, player);
  if (forbidding !== NO_CARD && no(why, law.forbidden, forbidding)) return false;
  const withTributes = set ? "tribute-set" : "tribute-summon";
  const against = needed > 0 ? forbiddenBy(duel, withTributes, card, player) : NO_CARD;
  if (against !== NO_CARD && no(why, law.forbidden, against)) return false;
  return allowed(why);
}

const tributes = defineTributes(rushRoutines, rushQuestions, (duel, card) => {
  const needed = tributesByLevel(duel, card);
  return { most: needed, least: needed };
});

/** A Normal Summon in face-up Attack Position, or a Set in face-down Defense Position, with its Tributes. */
export const normalSummon = rushRoutines.define("normal summon", ["card", "player", "set"], {
  chooseTributes(duel, frame) {
    const { state } = duel;
    const { card, player, set } = normalSummon.reg;
    duel.call(tributes, state.get(card, frame), state.get(player, frame), state.get(set, frame));
  },
  place(duel, frame) {
    const { state } = duel;
    const law = rushLaw(duel);
    const card = state.get(normalSummon.reg.card, frame) as CardId;
    const player = state.get(normalSummon.reg.player, frame) as Player;
    const chosen = picked(duel);
    const cause = { why: CAUSE.rule, agent: player, link: NO_LINK };
    for (const tribute of chosen) {
      const forSummon = { ...cause, why: CAUSE.summon };
      move(duel, tribute, { zone: ZONE.graveyard }, MANNER.tributed | MANNER.sent, forSummon);
    }
    forgetPicked(duel);
    nextMoment(duel);
    if (state.get(normalSummon.reg.set, frame) !== 0) {
      const place = { zone: ZONE.monster, player, face: FACE.down, position: POSITION.defense };
      move(duel, card, place, MANNER.placed, cause);
    } else {
      const way = chosen.length > 0 ? WAY.normal | WAY.tribute : WAY.normal;
      comeIntoPlay(duel, card, player, POSITION.attack, way, cause);
    }
    duel.point(TRACE.alsoBy, chosen.length > 0 ? law.tributeSummon : law.normalSummon);
    duel.call(timing);
  },
});

const NOBODY_LEAVES: readonly CardId[] = [];

/** The Monster Zones to which a monster could be Summoned, without those that leave for it. */
export function summonSlots(
  duel: Duel,
  player: Player,
  _card: CardId,
  leaving: readonly CardId[] = NOBODY_LEAVES,
): number {
  let free = ALL_ZONES;
  eachInPile(duel, player, ZONE.monster, (monster) => {
    if (!leaving.includes(monster))
      free &= isInMaximumMode(duel, monster) ? 0 : ~(1 << duel.state.get(CARD.slot, monster));
  });
  return free;
}

const ALL_ZONES = 0b111;

/** The Monster Zones that a monster in Maximum Mode takes up beside its own. */
export function takenSlots(duel: Duel, player: Player, zone: number): number {
  if (zone !== ZONE.monster) return 0;
  return eachInPile(duel, player, ZONE.monster, (monster) => !isInMaximumMode(duel, monster)) ? 0 : ALL_ZONES;
}

/** Summons by an effect that are the monster's own way: their materials make room. */
const WITH_MATERIALS = WAY.fusion | WAY.ritual;

/** Whether an effect of the card `by` may Special Summon this one. */
export function maySpecialSummon(
  duel: Duel,
  player: Player,
  card: CardId,
  by: CardId,
  way: number,
  why: Why | null,
  leaving: readonly CardId[] = NOBODY_LEAVES,
): boolean {
  const { law } = duel;
  const definition = duel.definition(duel.state.get(CARD.def, card));
  for (const rule of definition.summonRules) {
    if (!textAllowsSummon(duel, card, by, way, rule) && no(why, law.summoningCondition, card)) return false;
  }
  const room = (way & WITH_MATERIALS) !== 0 || summonSlots(duel, player, card, leaving) !== 0;
  return room || !no(why, law.noRoom, card);
}
