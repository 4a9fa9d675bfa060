import type { FrameId, Routine, Routines } from "@chainwright/kernel";
import { appliesTo, someApplying } from "../applying/continuous-effects.ts";
import { tributeWorth } from "../applying/effective-identity.ts";
import { forbiddenBy } from "../applying/forbidden-acts.ts";
import { statOf } from "../applying/stats.ts";
import type { Duel } from "../board/duel.ts";
import { eachInPile } from "../board/zone-contents.ts";
import { effectContext } from "../program/effect-context.ts";
import { ACT, type Action, action, firstOf, kindOf, PASS } from "../state/action.ts";
import { allowed, no } from "../state/illegality-reasons.ts";
import type { Questions } from "../state/question.ts";
import { CARD, type CardId, NO_CARD, NOW } from "../state/schema.ts";
import { CONTINUOUS_ACTION, opponentOf, type Player, POSITION, STAT } from "../state/vocabulary.ts";
import { forgetPicked, pick, picked } from "./materials.ts";

/** Tributes for a Normal Summon by Level: 5 and 6 one, 7 and higher two. */
export function tributesByLevel(duel: Duel, card: CardId): number {
  const level = statOf(duel, card, STAT.level);
  return level >= 7 ? 2 : level >= 5 ? 1 : 0;
}

/** The card whose effect forbids a player to Tribute a monster for the Tribute Summon (`set`: or Set) of another, or none. */
export function tributeForbiddenBy(
  duel: Duel,
  player: Player,
  card: CardId,
  summoned: CardId,
  set = false,
): CardId {
  if (!set && summoned !== NO_CARD && !fitsIts(duel, player, card, summoned)) return summoned;
  const forbidding = forbiddenBy(duel, "tribute-for-tribute-summon", card, player, 0, summoned);
  return forbidding === NO_CARD && !set
    ? forbiddenBy(duel, "tribute-for-attack-position", card, player, 0, summoned)
    : forbidding;
}

/** "If you Tribute Summon this card, all Tributes must be WATER." */
const fitsIts = (duel: Duel, player: Player, card: CardId, summoned: CardId): boolean =>
  duel
    .definition(duel.state.get(CARD.def, summoned))
    .tributesMustBe.every((test) => test(duel, effectContext(summoned, 0, player), card));

/** How many Tributes a player has for a monster: some are worth several. */
export function countTributes(duel: Duel, player: Player, summoned = NO_CARD, set = false): number {
  let count = 0;
  eachTribute(duel, player, summoned, set, (card) => {
    if (tributeForbiddenBy(duel, player, card, summoned, set) === NO_CARD)
      count += worthOf(duel, card, summoned, set);
  });
  return count;
}

/** The monsters that a player can Tribute to Summon another. */
export function tributePool(duel: Duel, player: Player, summoned: CardId): readonly CardId[] {
  const pool: CardId[] = [];
  eachTribute(duel, player, summoned, false, (card) => {
    if (tributeForbiddenBy(duel, player, card, summoned) === NO_CARD) pool.push(card);
  });
  return pool;
}

/**
 * Visits a player's own monsters, other cards that the text of the monster lets be Tributed, and those of the other
 * player's that may be Tributed instead of one of them.
 */
function eachTribute(
  duel: Duel,
  player: Player,
  summoned: CardId,
  set: boolean,
  visit: (card: CardId) => void,
): void {
  eachInPile(duel, player, duel.game.zone.summon, visit);
  const hasOthers =
    summoned !== NO_CARD && duel.definition(duel.state.get(CARD.def, summoned)).alsoTributes.length > 0;
  if (!set && hasOthers) eachAlsoTribute(duel, player, summoned, visit);
  if ((duel.state.read(NOW.applying) & CONTINUOUS_ACTION.lent) !== 0)
    eachLent(duel, player, summoned, set, visit);
}

function eachAlsoTribute(duel: Duel, player: Player, summoned: CardId, visit: (card: CardId) => void): void {
  eachInPile(duel, player, duel.game.zone.equip, (card) => {
    if (isAlsoTribute(duel, player, card, summoned)) visit(card);
  });
}

function eachLent(
  duel: Duel,
  player: Player,
  summoned: CardId,
  set: boolean,
  visit: (card: CardId) => void,
): void {
  eachInPile(duel, opponentOf(player), duel.game.zone.summon, (card) => {
    if (isLent(duel, player, card, summoned, set ? POSITION.defense : POSITION.attack)) visit(card);
  });
}

/** "To Tribute Summon this card face-up, you can Tribute a Continuous Spell/Trap you control, instead of a monster." */
const isAlsoTribute = (duel: Duel, player: Player, card: CardId, summoned: CardId): boolean =>
  duel.state.get(CARD.zone, card) !== duel.game.zone.summon &&
  duel
    .definition(duel.state.get(CARD.def, summoned))
    .alsoTributes.some((test) => test(duel, effectContext(summoned, 0, player), card));

const isLent = (duel: Duel, player: Player, card: CardId, summoned: CardId, position: number): boolean =>
  someApplying(
    duel,
    CONTINUOUS_ACTION.lent,
    (one, context) =>
      context.player === player &&
      (one.position === null || one.position === position) &&
      appliesTo(duel, one, context, card) &&
      one.for.test(duel, context, summoned),
  );

const worthOf = (duel: Duel, tribute: CardId, summoned: CardId, set: boolean): number =>
  tributeWorth(duel, tribute, summoned, set ? POSITION.defense : POSITION.attack);

/** How many Tributes a Normal Summon or Set takes, and with how few it can do. */
export interface TributesNeeded {
  readonly most: number;
  readonly least: number;
  /** None at all will do as well. */
  readonly none: boolean;
}

/**
 * The choice of Tributes, as a routine of the monster, its player, 1 for a Set, and how many fewer will do. Those that were chosen are the
 * picked cards afterwards; they have not left yet, so that nothing else takes the zones that they leave.
 */
export function defineTributes(
  routines: Routines<Duel>,
  questions: Questions<Duel>,
  needed: (duel: Duel, card: CardId, player: Player, set: boolean) => TributesNeeded,
): Routine<Duel> {
  const of = (duel: Duel, frame: FrameId) => {
    const { state } = duel;
    const card = state.get(choosing.reg.card, frame) as CardId;
    const player = state.get(choosing.reg.player, frame) as Player;
    const set = state.get(choosing.reg.set, frame) !== 0;
    const fewer = state.get(choosing.reg.fewer, frame);
    const { most, least, none } = needed(duel, card, player, set);
    return { card, player, set, none, most: Math.max(0, most - fewer), least: Math.max(0, least - fewer) };
  };
  const worth = (duel: Duel, frame: FrameId, cards: readonly CardId[]): number => {
    const { card, set } = of(duel, frame);
    return cards.reduce((sum, tribute) => sum + worthOf(duel, tribute, card, set), 0);
  };
  const isEnough = (duel: Duel, frame: FrameId): boolean => {
    const { card, player, least, none } = of(duel, frame);
    const leaving = picked(duel);
    const fits = worth(duel, frame, leaving) >= least || (none && leaving.length === 0);
    return fits && duel.game.summonSlots(duel, player, card, leaving) !== 0;
  };
  /** Not the last one, or the monster has a zone to come to when it has left. */
  const leavesRoom = (duel: Duel, frame: FrameId, tribute: CardId): boolean => {
    const { card, player, most } = of(duel, frame);
    const leaving = [...picked(duel), tribute];
    return worth(duel, frame, leaving) < most || duel.game.summonSlots(duel, player, card, leaving) !== 0;
  };
  const next = questions.define({
    name: "tribute",
    candidates(duel, frame, player, offer) {
      const { card: summoned, set } = of(duel, frame);
      eachTribute(duel, player, summoned, set, (card) => offer(action(ACT.choose, card)));
      if (isEnough(duel, frame)) offer(PASS);
    },
    check(duel, frame, player, choice, why) {
      const { state, law, game } = duel;
      if (choice === PASS) return isEnough(duel, frame) || !no(why, law.tributes);
      const card = firstOf(choice) as CardId;
      const { card: summoned, set } = of(duel, frame);
      const position = set ? POSITION.defense : POSITION.attack;
      const own =
        (state.get(CARD.zone, card) === game.zone.summon &&
          (state.get(CARD.controller, card) === player || isLent(duel, player, card, summoned, position))) ||
        (!set && isAlsoTribute(duel, player, card, summoned));
      const isNew = !picked(duel).includes(card);
      if (!(kindOf(choice) === ACT.choose && own && isNew) && no(why, law.notAChoice, card)) return false;
      const forbidding = tributeForbiddenBy(duel, player, card, summoned, set);
      if (forbidding !== NO_CARD && no(why, law.forbidden, forbidding)) return false;
      if (!leavesRoom(duel, frame, card) && no(why, law.noRoom, card)) return false;
      return allowed(why);
    },
  });
  const choosing = routines.define("tributes", ["card", "player", "set", "fewer"], {
    begin: forgetPicked,
    ask(duel, frame) {
      const { card, player, set, most } = of(duel, frame);
      const chosen = worth(duel, frame, picked(duel));
      if (chosen >= most || chosen === countTributes(duel, player, card, set))
        duel.jump(frame, choosing.at.over);
      else duel.ask(next, player, frame);
    },
    picked(duel, frame) {
      if (duel.state.read(NOW.answer) === PASS) return;
      pick(duel, firstOf(duel.state.read(NOW.answer) as Action) as CardId);
      duel.jump(frame, choosing.at.ask);
    },
    over() {},
  });
  return choosing;
}
