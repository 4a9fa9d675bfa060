import { hasPrinted } from "@chainwright/engine/applying";
import { type Duel, definitionOf } from "@chainwright/engine/board";
import { endResolving, forgetLinks, move, resolveNow } from "@chainwright/engine/changes";
import {
  attackerOf,
  closeWindow,
  effectOf,
  openLink,
  record,
  SLOT_BATTLED,
  SLOT_EVENT,
} from "@chainwright/engine/history";
import { contextOfLink } from "@chainwright/engine/program";
import {
  ACT,
  type Action,
  action,
  byRule,
  CARD,
  type CardId,
  firstOf,
  LINKS,
  type LinkId,
  MANNER,
  MAY,
  NO_CARD,
  NOW,
  no,
  opponentOf,
  PASS,
  type Player,
  RECORD,
  TRACE,
  WAY,
} from "@chainwright/engine/state";
import { cast, checkCast, checkSummon, summon } from "./casting-and-summoning.ts";
import { dmLaw } from "./cited-rules.ts";
import { isCreature } from "./creatures.ts";
import { putIntoBattleZone, putOnto } from "./entering-battle-zone.ts";
import { gStrike, mayNinjaStrike, ninjaStrike } from "./g-strike-and-ninja-strike.ts";
import { dmQuestions, dmRoutines } from "./registry.ts";
import { declareShieldTriggers } from "./shield-triggers.ts";
import { WAITING, WAITS, type WaitingId } from "./state-tables.ts";
import { gather } from "./trigger-collection.ts";
import { ZONE } from "./zones.ts";

const rowsOf = (duel: Duel, kinds: readonly number[], player: Player): WaitingId[] => {
  const { state } = duel;
  const rows: WaitingId[] = [];
  for (let row = 0 as WaitingId; row < state.count(WAITING); row++) {
    if (kinds.includes(state.get(WAITING.kind, row)) && state.get(WAITING.player, row) === player)
      rows.push(row);
  }
  return rows;
};

/** Kinds of what waits, in the order in which they are used. */
const GROUPS: readonly (readonly number[])[] = [
  [WAITS.shieldTrigger, WAITS.gStrike],
  [WAITS.ability, WAITS.invasion, WAITS.ninjaStrike, WAITS.ninjaLeaves],
];

/** What may be used next: shield triggers before all else, and the turn player's before the other's. */
function nextGroup(duel: Duel): readonly WaitingId[] {
  const first = duel.state.read(NOW.turnPlayer);
  for (const kind of GROUPS) {
    for (const player of [first, opponentOf(first)]) {
      const rows = rowsOf(duel, kind, player);
      if (rows.length > 0) return rows;
    }
  }
  return [];
}

const actionOf = ({ state }: Duel, row: WaitingId): Action =>
  action(ACT.trigger, state.get(WAITING.card, row), state.get(WAITING.effect, row));

const triggerQuestion = dmQuestions.define({
  name: "trigger",
  candidates(duel, _frame, _player, offer) {
    const offered = new Set<Action>();
    for (const row of nextGroup(duel)) {
      const one = actionOf(duel, row);
      if (!offered.has(one)) offer(one);
      offered.add(one);
    }
  },
  check(duel, _frame, _player, choice, why) {
    const waits = nextGroup(duel).some((row) => actionOf(duel, row) === choice);
    return waits || !no(why, dmLaw(duel).turnPlayerFirst, firstOf(choice) as CardId);
  },
});

/**
 * Abilities that were triggered wait until what is going on is done, and are used one at a time, in the order that
 * `nextGroup` gives. None answers another; what one triggers joins those that wait (general rules 101.4).
 */
export const useTriggeredAbilities = dmRoutines.define("abilities", ["row"], {
  gather(duel) {
    gather(duel);
    if (duel.state.read(NOW.window) !== 0) duel.call(declareShieldTriggers);
  },
  next(duel, frame) {
    closeWindow(duel);
    const group = nextGroup(duel);
    const [first] = group;
    if (first === undefined) {
      duel.jump(frame, useTriggeredAbilities.at.over);
      return;
    }
    const different = new Set(group.map((row) => actionOf(duel, row)));
    if (different.size === 1) duel.state.write(NOW.answer, actionOf(duel, first));
    else duel.ask(triggerQuestion, duel.state.get(WAITING.player, first), frame);
  },
  use(duel, frame) {
    const { state } = duel;
    const choice = state.read(NOW.answer) as Action;
    const row = nextGroup(duel).find((one) => actionOf(duel, one) === choice);
    duel.jump(frame, useTriggeredAbilities.at.gather);
    if (row === undefined) return;
    const kind = state.get(WAITING.kind, row);
    if (kind === WAITS.shieldTrigger) useShieldTrigger(duel, row);
    else if (kind === WAITS.invasion) useInvasion(duel, row);
    else if (kind === WAITS.ability) useAbility(duel, row);
    else useStrike(duel, row, kind);
  },
  over() {},
});

function forget(duel: Duel, row: WaitingId): void {
  duel.state.retain<WaitingId>(WAITING, (one) => one !== row);
}

/** What waited is used now, or never; `same`: its card has not moved since. */
function take(
  duel: Duel,
  row: WaitingId,
): { readonly card: CardId; readonly player: Player; readonly same: boolean } {
  const { state } = duel;
  const card = state.get(WAITING.card, row);
  const player = state.get(WAITING.player, row);
  const same = state.get(CARD.stamp, card) === state.get(WAITING.stamp, row);
  forget(duel, row);
  return { card, player, same };
}

/** Uses a card from the shields without paying for it, if it still can be used. */
function useShieldTrigger(duel: Duel, row: WaitingId): void {
  const { card, player, same } = take(duel, row);
  if (!same) return;
  if (isCreature(duel, card)) {
    if (checkSummon(duel, player, card, null, true)) duel.call(summon, card, player, 1);
  } else if (checkCast(duel, player, card, null, true)) duel.call(cast, card, player, 1);
}

/** Uses a G-strike or Ninja Strike, or puts what came by one under the deck. */
function useStrike(duel: Duel, row: WaitingId, kind: number): void {
  const { card, player, same } = take(duel, row);
  if (kind === WAITS.gStrike) duel.call(gStrike, card, player);
  else if (kind === WAITS.ninjaStrike) {
    if (same && mayNinjaStrike(duel, player, card)) duel.call(ninjaStrike, card, player);
  } else if (same) {
    const cause = byRule(player);
    move(duel, card, { zone: ZONE.deck, where: "bottom" }, MANNER.put, cause);
    duel.point(TRACE.alsoBy, dmLaw(duel).ninjaStrike);
  }
}

/** The card comes onto the creature that attacks, if that still does; at the end of a turn it just comes. */
function useInvasion(duel: Duel, row: WaitingId): void {
  const { card, player, same } = take(duel, row);
  if (!same) return;
  const attacker = attackerOf(duel);
  if (attacker !== NO_CARD) putOnto(duel, card, attacker, player);
  else if (hasPrinted(duel, card, "invasion-zero")) putIntoBattleZone(duel, card, player, WAY.special);
}

function useAbility(duel: Duel, row: WaitingId): void {
  const { state } = duel;
  const link = openLink(
    duel,
    state.get(WAITING.card, row),
    state.get(WAITING.effect, row),
    state.get(WAITING.player, row),
  );
  const subject = state.get(WAITING.subject, row);
  if (subject !== NO_CARD) {
    const seen = record(duel, link, SLOT_EVENT, subject, 1);
    state.set(RECORD.stamp, seen, state.get(WAITING.subjectStamp, row));
    const other = state.get(WAITING.other, row);
    if (other !== NO_CARD) record(duel, link, SLOT_BATTLED, other, 1);
  }
  forget(duel, row);
  duel.call(ability, link);
}

const mayUse = dmQuestions.define(MAY);

/** Uses one ability. What it says after "when …" is asked only now (general rules 603.4), and so is a "may". */
const ability = dmRoutines.define("ability", ["link"], {
  conditions(duel, frame) {
    const link = duel.state.get(ability.reg.link, frame) as LinkId;
    const effect = effectOf(duel, link);
    const context = contextOfLink(duel, link);
    if (effect.conditions.every((condition) => condition(duel, context, null))) return;
    duel.point(TRACE.fizzled, dmLaw(duel).conditionAtResolution, link);
    duel.jump(frame, ability.at.done);
  },
  may(duel, frame) {
    const link = duel.state.get(ability.reg.link, frame) as LinkId;
    if (effectOf(duel, link).optional) duel.ask(mayUse, contextOfLink(duel, link).player, frame);
    else duel.state.write(NOW.answer, action(ACT.number, 1));
  },
  resolve(duel, frame) {
    const { state } = duel;
    if (state.read(NOW.answer) === PASS) {
      duel.jump(frame, ability.at.done);
      return;
    }
    const link = state.get(ability.reg.link, frame) as LinkId;
    resolveNow(duel, link);
    const { conditions, trigger } = effectOf(duel, link);
    const asked = conditions.length > 1 && trigger !== null ? dmLaw(duel).conditionAtResolution : [];
    const about = duel.rulesAbout(definitionOf(duel, state.get(LINKS.card, link)));
    duel.point(TRACE.alsoBy, [...asked, ...about]);
  },
  resolved(duel, frame) {
    endResolving(duel, duel.state.get(ability.reg.link, frame) as LinkId);
  },
  done(duel, frame) {
    forgetLinks(duel, duel.state.get(ability.reg.link, frame) as LinkId);
  },
});
