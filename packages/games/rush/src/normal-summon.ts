import { forbiddenBy } from "@chainwright/engine/applying";
import { type Duel, definitionOf, hasRoom, isInHand } from "@chainwright/engine/board";
import { move } from "@chainwright/engine/changes";
import { nextMoment } from "@chainwright/engine/history";
import { effectContext } from "@chainwright/engine/program";
import {
  allowed,
  byRule,
  CAUSE,
  type CardId,
  FACE,
  MANNER,
  NO_CARD,
  no,
  type Player,
  POSITION,
  TRACE,
  WAY,
  type Why,
} from "@chainwright/engine/state";
import {
  BY_LEVEL,
  comeIntoPlay,
  countTributes,
  defineMaterials,
  defineTributes,
  forgetPicked,
  haveMaterials,
  namedTributes,
  picked,
  tributesByLevel,
  wayOf,
} from "@chainwright/engine/summons";
import { rushLaw } from "./cited-rules.ts";
import { isExtra } from "./deck-construction.ts";
import { becomeOriginalAtk } from "./maximum-monsters.ts";
import { rushQuestions, rushRoutines } from "./registry.ts";
import { trapTiming } from "./trap-timing.ts";
import { ZONE } from "./zones.ts";

/**
 * Whether a monster in the hand can be Normal Summoned (or Set) now, as its Level asks for or in another `way` of its
 * text, counted from 1. There is no limit to how often in a turn.
 */
export function checkNormalSummon(
  duel: Duel,
  player: Player,
  card: CardId,
  set: boolean,
  why: Why | null,
  way = BY_LEVEL,
): boolean {
  const { law } = duel;
  const definition = definitionOf(duel, card);
  if (!isInHand(duel, player, card) && no(why, law.wrongPlace, card)) return false;
  const isOne = definition.card.facts.kind === "monster" && !isExtra(definition.card);
  if (!isOne && no(why, law.noNormalSummon, card)) return false;
  const refused = definition.summonRules.some(({ rule }) => rule === "cannot-normal-summon");
  if (refused && no(why, law.summoningCondition, card)) return false;
  const other = wayOf(duel, card, way);
  if (way !== BY_LEVEL && other === undefined && no(why, law.summoningCondition, card)) return false;
  if (other !== undefined) {
    const context = effectContext(card, 0, player);
    for (const condition of other.conditions) if (!condition(duel, context, why)) return false;
  }
  const needed = Math.max(0, tributesByLevel(duel, card) - (other?.fewer ?? 0));
  const named = other !== undefined && other.tributes !== null;
  if (named) {
    if (!haveMaterials(duel, NAMED, player, card) && no(why, rushLaw(duel).otherTributes, card)) return false;
  } else {
    if (countTributes(duel, player, card, set) < needed && no(why, law.tributes, card)) return false;
    const free = needed > 0 || hasRoom(duel, player, ZONE.monster);
    if (!free && no(why, rushLaw(duel).noMonsterZone, card)) return false;
  }
  const forbidding = forbiddenBy(duel, set ? "set-monster" : "normal-summon", card, player);
  if (forbidding !== NO_CARD && no(why, law.forbidden, forbidding)) return false;
  const withTributes = set ? "tribute-set" : "tribute-summon";
  const against = named || needed > 0 ? forbiddenBy(duel, withTributes, card, player) : NO_CARD;
  if (against !== NO_CARD && no(why, law.forbidden, against)) return false;
  return allowed(why);
}

const tributes = defineTributes(rushRoutines, rushQuestions, (duel, card) => {
  const needed = tributesByLevel(duel, card);
  return { most: needed, least: needed, none: false };
});

const NAMED = namedTributes((duel) => rushLaw(duel).otherTributes);

const chooseNamed = defineMaterials(rushRoutines, rushQuestions, NAMED);

/** A Normal Summon in face-up Attack Position, or a Set in face-down Defense Position, with its Tributes. */
export const normalSummon = rushRoutines.define("normal summon", ["card", "player", "set", "way"], {
  chooseTributes(duel, frame) {
    const { state } = duel;
    const { player, set, way } = normalSummon.reg;
    const card = state.get(normalSummon.reg.card, frame) as CardId;
    const other = wayOf(duel, card, state.get(way, frame));
    if (other !== undefined && other.tributes !== null) {
      duel.call(chooseNamed, card, state.get(player, frame), NO_CARD);
    } else duel.call(tributes, card, state.get(player, frame), state.get(set, frame), other?.fewer ?? 0);
  },
  place(duel, frame) {
    const { state } = duel;
    const law = rushLaw(duel);
    const card = state.get(normalSummon.reg.card, frame) as CardId;
    const player = state.get(normalSummon.reg.player, frame) as Player;
    const other = wayOf(duel, card, state.get(normalSummon.reg.way, frame));
    const chosen = picked(duel);
    const cause = byRule(player);
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
      const how = WAY.normal | (chosen.length > 0 ? WAY.tribute : 0) | (other === undefined ? 0 : WAY.bySelf);
      comeIntoPlay(duel, card, player, POSITION.attack, how, cause);
      if (other !== undefined) duel.point(TRACE.alsoBy, law.otherTributes);
      if (other?.originalAtk != null) becomeOriginalAtk(duel, card, other.originalAtk);
    }
    duel.point(TRACE.alsoBy, chosen.length > 0 ? law.tributeSummon : law.normalSummon);
    duel.call(trapTiming);
  },
});
