import { summonKeptBy } from "@chainwright/engine/applying";
import { type CompiledEffect, type Duel, definitionOf, eachInPile } from "@chainwright/engine/board";
import { flipSummon, forgetLinks, move, summonAgain } from "@chainwright/engine/changes";
import {
  closeAttempt,
  nextMoment,
  openAttempt,
  openLink,
  setFlag,
  someEvent,
} from "@chainwright/engine/history";
import {
  type Action,
  ATTEMPT,
  byRule,
  CARD,
  CAUSE,
  type CardId,
  CONTINUOUS_ACTION,
  EVENT,
  EVENT_LOG,
  firstOf,
  LINK,
  type LinkId,
  MANNER,
  NO_CARD,
  NOW,
  PASS,
  type Player,
  secondOf,
  TRACE,
  WAY,
  type ZoneId,
} from "@chainwright/engine/state";
import { attemptSummon, comeIntoPlay, countNegatedSummon, sideOf } from "@chainwright/engine/summons";
import type { FrameId } from "@chainwright/kernel";
import { activate } from "./activate.ts";
import { chain } from "./chain.ts";
import { fastEffectTiming } from "./fast-effect-timing.ts";
import { occupied, summonSlots } from "./monster-zones-and-columns.ts";
import { countUse } from "./once-per-turn.ts";
import { ocgRoutines } from "./registry.ts";
import { askFirst, firstResponder, passOn } from "./responses.ts";
import { ocgRules } from "./rule-revisions.ts";
import { ZONE } from "./zones.ts";

/** Takes a monster out of where it is to be Summoned: until the attempt is over it is on no field. */
export function beginSummon(
  duel: Duel,
  player: Player,
  card: CardId,
  way: number,
  position: number,
  slots = summonSlots(duel, player, card),
): void {
  const from = duel.state.get(CARD.zone, card);
  const cause = { ...byRule(player), why: CAUSE.rule | CAUSE.summon };
  move(duel, card, { zone: ZONE.summoning }, MANNER.placed, cause);
  // Kept until the Summon succeeds: the zones it may go to, and in which position.
  duel.state.set(CARD.slot, card, slots);
  duel.state.set(CARD.position, card, position);
  attemptSummon(duel, card, from, way, cause);
}

/** Where a monster was before it was to be Summoned. */
function cameFrom(duel: Duel, card: CardId): ZoneId {
  const { state } = duel;
  let from: ZoneId = ZONE.summoning;
  someEvent(duel, state.read(NOW.timing), (event) => {
    const found =
      state.get(EVENT_LOG.kind, event) === EVENT.attempted && state.get(EVENT_LOG.card, event) === card;
    if (found) from = state.get(EVENT_LOG.from, event);
    return found;
  });
  return from;
}

/** Whether effects keep the Summon from being negated: of several monsters, which are negated as one, that of each. */
function cannotBeNegated(duel: Duel, player: Player, way: number): boolean {
  const { state } = duel;
  let isKept = false;
  const someIsNot = someEvent(duel, state.read(NOW.timing), (event) => {
    if (state.get(EVENT_LOG.kind, event) !== EVENT.attempted) return false;
    const card = state.get(EVENT_LOG.card, event);
    const keeper = summonKeptBy(duel, card, player, way);
    if (keeper === NO_CARD) return true;
    duel.point(TRACE.ruled, duel.law.forbidden, card, keeper, CONTINUOUS_ACTION.forbid);
    isKept = true;
    return false;
  });
  return isKept && !someIsNot;
}

/** Those of the zones chosen for a monster that are still free. */
const freeOf = (duel: Duel, player: Player, card: CardId): number =>
  duel.state.get(CARD.slot, card) & ~occupied(duel, player);

/**
 * A Summon that starts no chain, from its attempt to its success. While it is attempted it may be negated, by one
 * chain, and nothing else may be done; what is used when it has succeeded comes afterwards. `card`: the monster of
 * a Flip Summon, or a Gemini monster Summoned once more, which stay where they are, or one that is Summoned as its text says, in its part `procedure`, counted
 * from 1. All others wait in the zone `summoning`.
 */
const REGISTERS = ["player", "way", "card", "procedure", "responder", "passes"] as const;
export const summonNegationWindow = ocgRoutines.define("attempt", REGISTERS, {
  open(duel, frame) {
    const { state } = duel;
    const staying = stayingIn(duel, frame);
    const player = state.get(summonNegationWindow.reg.player, frame) as Player;
    if (staying !== NO_CARD) {
      const way = state.get(summonNegationWindow.reg.way, frame);
      const { law } = ocgRules(duel);
      attemptSummon(duel, staying, ZONE.monster, way, byRule(player));
      duel.point(TRACE.alsoBy, way === WAY.flip ? law.flipSummon : law.geminiSummon);
    }
    duel.point(TRACE.alsoBy, ocgRules(duel).law.attempted);
    openAttempt(duel);
    // Nothing but what negates a Summon is used here.
    if (cannotBeNegated(duel, player, state.get(summonNegationWindow.reg.way, frame))) {
      duel.jump(frame, summonNegationWindow.at.outcome);
      return;
    }
    const first = state.read(NOW.turnPlayer);
    const responder = firstResponder(duel, first);
    if (responder === null) duel.jump(frame, summonNegationWindow.at.outcome);
    else askFirst(duel, frame, summonNegationWindow.reg, responder, responder.player !== first);
  },
  heard(duel, frame) {
    const { state } = duel;
    const choice = state.read(NOW.answer) as Action;
    if (choice === PASS) {
      duel.jump(
        frame,
        passOn(duel, frame, summonNegationWindow.reg)
          ? summonNegationWindow.at.heard
          : summonNegationWindow.at.outcome,
      );
      return;
    }
    const player = state.get(summonNegationWindow.reg.responder, frame) as Player;
    duel.jump(frame, summonNegationWindow.at.outcome);
    duel.call(chain);
    duel.call(activate, firstOf(choice), secondOf(choice), player);
  },
  outcome(duel, frame) {
    const { state } = duel;
    const player = state.get(summonNegationWindow.reg.player, frame) as Player;
    const staying = stayingIn(duel, frame);
    const cause = byRule(player);
    const way = state.get(summonNegationWindow.reg.way, frame);
    if (state.read(NOW.attempt) === ATTEMPT.negated) countNegated(duel, player, way);
    nextMoment(duel);
    countProcedure(duel, frame);
    if (state.read(NOW.attempt) === ATTEMPT.open) {
      if (staying !== NO_CARD) (way === WAY.flip ? flipSummon : summonAgain)(duel, staying, cause);
      const side = sideOf(procedureAt(duel, frame), player);
      eachInPile(duel, player, ZONE.summoning, (card) => {
        comeIntoPlay(
          duel,
          card,
          side,
          state.get(CARD.position, card),
          way,
          cause,
          cameFrom(duel, card),
          freeOf(duel, side, card),
        );
      });
      duel.point(TRACE.alsoBy, ocgRules(duel).law.summonIsNoLink);
    }
    closeAttempt(duel);
    // A negated Summon leaves nothing on the field, whatever else became of it.
    eachInPile(duel, player, ZONE.summoning, (card) => {
      move(duel, card, { zone: ZONE.graveyard }, MANNER.sent, cause);
    });
    dropMaterials(duel, player);
    followUp(duel, frame);
  },
  over(duel, frame) {
    if (procedureAt(duel, frame)?.ir.resolution.length) forgetLinks(duel, 1 as LinkId);
    duel.call(fastEffectTiming);
  },
});

/** The monster that stays where it is: of a Flip Summon, or of a Normal Summon once more. */
function stayingIn({ state }: Duel, frame: FrameId): CardId {
  const way = state.get(summonNegationWindow.reg.way, frame);
  return way === WAY.flip || way === WAY.normal
    ? (state.get(summonNegationWindow.reg.card, frame) as CardId)
    : NO_CARD;
}

/** The part of its text by which a monster is Summoned. */
function procedureAt(duel: Duel, frame: FrameId): CompiledEffect | undefined {
  const procedure = duel.state.get(summonNegationWindow.reg.procedure, frame);
  if (procedure === 0) return undefined;
  const card = duel.state.get(summonNegationWindow.reg.card, frame) as CardId;
  return definitionOf(duel, card).effects[procedure - 1];
}

/** "If Summoned this way, …": done as part of the Summon, without a link of a chain. */
function followUp(duel: Duel, frame: FrameId): void {
  const { state } = duel;
  const card = state.get(summonNegationWindow.reg.card, frame) as CardId;
  const procedure = procedureAt(duel, frame);
  if (procedure === undefined || procedure.ir.resolution.length === 0) return;
  const link = openLink(
    duel,
    card,
    procedure.index,
    state.get(summonNegationWindow.reg.player, frame) as Player,
  );
  setFlag(duel, link, LINK.chainless);
  if (state.get(CARD.zone, card) === ZONE.monster) duel.call(procedure.resolution, link);
}

/** Whether a negated Summon counts for what its player may Summon this turn is a matter of the day. */
function countNegated(duel: Duel, player: Player, way: number): void {
  const { state } = duel;
  const { law, negatedSummonCounts } = ocgRules(duel);
  duel.point(TRACE.alsoBy, negatedSummonCounts ? law.negatedSummonCounts : law.onlySuccessCounts);
  if (!negatedSummonCounts) return;
  someEvent(duel, state.read(NOW.timing), (event) => {
    if (state.get(EVENT_LOG.kind, event) === EVENT.attempted) {
      const [card, from] = [state.get(EVENT_LOG.card, event), state.get(EVENT_LOG.from, event)];
      countNegatedSummon(duel, card, from, way, player, byRule(player));
    }
    return false;
  });
}

/** "You can only Special Summon “X” once per turn this way": counts the Summon, also a negated one under older rules. */
function countProcedure(duel: Duel, frame: FrameId): void {
  const { state } = duel;
  const card = state.get(summonNegationWindow.reg.card, frame) as CardId;
  const effect = procedureAt(duel, frame);
  if (effect === undefined || effect.limit === null) return;
  if (state.read(NOW.attempt) === ATTEMPT.open || ocgRules(duel).negatedSummonCounts)
    countUse(duel, state.get(summonNegationWindow.reg.player, frame) as Player, card, effect);
}

/** The materials of an Xyz Monster that never came to the field are lost with it. */
function dropMaterials(duel: Duel, player: Player): void {
  const { state } = duel;
  eachInPile(duel, player, ZONE.material, (material) => {
    if (state.get(CARD.zone, state.get(CARD.host, material)) === ZONE.monster) return;
    move(duel, material, { zone: ZONE.graveyard }, MANNER.sent, byRule(player));
  });
}
