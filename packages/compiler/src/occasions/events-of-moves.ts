import { isReference } from "@chainwright/card-ir";
import type { Duel } from "@chainwright/engine/board";
import { causesOf, MANNER_BIT, means } from "@chainwright/engine/program";
import {
  CARD,
  CAUSE,
  type CardId,
  EVENT,
  EVENT_LOG,
  type EventId,
  MANNER,
  NOW,
  type Player,
  WAY,
} from "@chainwright/engine/state";
import { mustBeMaterialWays } from "../runtime/material-ways.ts";
import { summonedWith, wasMaterial, wasTributedFor } from "../runtime/used-as-material.ts";
import { NotCarriedOut } from "../words/not-carried-out.ts";
import { asWasEquipped, hasMaterial, liesPlaced, orByAttack, wasSet } from "./event-circumstances.ts";
import type { Events } from "./event-helpers.ts";
import { compileByEffect, compileFighter, compileSubject, compileVictor } from "./event-subjects.ts";
import {
  agentIs,
  cameFrom,
  leftField,
  lostItsMonster,
  wasEquipped,
  wasOfNegatedActivation,
  wentTo,
} from "./moves-of-events.ts";
import { compilePaidFor } from "./paid-for-effects.ts";

/** Events by which cards come, go, or are no longer what they were attached to. */
export const moveEvents = {
  moved(pattern, { occasion, scope, waiting }) {
    const victor = pattern.byCard ? compileVictor(pattern.byCard, scope) : null;
    if (waiting.settled) {
      if (pattern.manner.join() !== "destroyed" || (pattern.by ?? ["battle"]).join() !== "battle")
        throw new NotCarriedOut("an answer to a move other than destruction by battle");
      const { from, to, agent, byEffectOf, activated, involving: fighter } = pattern;
      const { toActivate, notByEffectOf, notFrom, lost } = pattern;
      const said = [
        from,
        to,
        agent,
        byEffectOf,
        activated,
        fighter,
        toActivate,
        notByEffectOf,
        notFrom,
        lost,
      ];
      if (said.some((one) => one !== undefined) || pattern.notByBattle === true)
        throw new NotCarriedOut("an answer to some destruction by battle");
      return occasion(
        EVENT.doomed,
        pattern.subject,
        (duel, context, event) => victor === null || victor(duel, context, event),
      );
    }
    // What is drawn is added to the hand.
    const added = pattern.undrawn === true ? MANNER.added : MANNER.added | MANNER.drawn;
    const needed = pattern.manner.map((manner) => (manner === "added" ? added : MANNER_BIT[manner]));
    const causes = causesOf(pattern.by);
    const byEffect = compileByEffect(pattern, scope);
    const summoned = pattern.materialOf ? scope.noun(pattern.materialOf) : null;
    const paidFor = pattern.toActivate ? compilePaidFor(pattern.toActivate, scope) : null;
    const spared = pattern.notByEffectOf
      ? compileByEffect({ byEffectOf: pattern.notByEffectOf }, scope)
      : null;
    const lost = pattern.lost ? lostItsMonster(pattern.lost) : null;
    const { equipped, detachedFrom } = pattern;
    const xyz = detachedFrom ? scope.noun(detachedFrom) : null;
    const host = equipped === undefined || equipped === true ? null : scope.noun(equipped);
    const moved = equipped === undefined ? pattern.subject : asWasEquipped(pattern.subject);
    if (pattern.notFrom?.of !== undefined)
      throw new NotCarriedOut("an event, except where it is from a place of one player's");
    const fought = pattern.involving ? compileFighter(pattern.involving, scope) : null;
    mustBeMaterialWays(pattern.material ?? []);
    return occasion(
      EVENT.moved,
      moved,
      (duel, context, event) => {
        const { state } = duel;
        const bits = state.get(EVENT_LOG.how, event);
        if (!needed.every((need) => (bits & need) !== 0)) return false;
        // No effect does the normal draw.
        if (pattern.undrawn === "normal-draw" && (bits & MANNER.drawn) !== 0)
          if ((state.get(EVENT_LOG.cause, event) & CAUSE.effect) === 0) return false;
        if (pattern.material !== undefined && !wasMaterial(duel, event, pattern.material)) return false;
        if (summoned?.test(duel, context, summonedWith(duel, event)) === false) return false;
        if (pattern.tributedFor !== undefined && !wasTributedFor(duel, event, pattern.tributedFor))
          return false;
        if (paidFor !== null) {
          if ((state.get(EVENT_LOG.cause, event) & CAUSE.cost) === 0) return false;
          const payer = state.get(EVENT_LOG.other, event);
          if (!paidFor(duel, context, payer)) return false;
          // "… from an Xyz Monster to activate that monster's effect"
          if (pattern.manner.includes("detached") && payer !== state.get(EVENT_LOG.amount, event))
            return false;
        }
        if (xyz !== null) {
          const monster = state.get(EVENT_LOG.amount, event) as CardId;
          if (!xyz.test(duel, context, monster)) return false;
          if (pattern.last === true && hasMaterial(duel, monster)) return false;
        }
        if (pattern.turnedUp === true && (state.get(EVENT_LOG.way, event) & WAY.turnedUp) === 0) return false;
        if (pattern.manner.includes("placed") && !liesPlaced(pattern, duel, context, event)) return false;
        if (pattern.equipped !== undefined && !wasEquipped(duel, event)) return false;
        if (host !== null && !host.test(duel, context, duel.state.get(EVENT_LOG.amount, event) as CardId))
          return false;
        if (lost !== null && !lost(duel, context, event)) return false;
        if (spared?.(duel, context, event) === true) return false;
        if (
          pattern.notFrom !== undefined &&
          !wasOfNegatedActivation(duel, event) &&
          (duel.zonesOf(pattern.notFrom) & (1 << state.get(EVENT_LOG.from, event))) !== 0
        )
          return false;
        if (pattern.notByBattle === true && (state.get(EVENT_LOG.cause, event) & CAUSE.battle) !== 0)
          return false;
        if (!cameFrom(duel, context, event, pattern.from)) return false;
        if (!wentTo(duel, context, event, pattern.to)) return false;
        if (causes !== 0 && (state.get(EVENT_LOG.cause, event) & causes) === 0) return false;
        if (victor !== null && !victor(duel, context, event)) return false;
        if (fought?.(duel, context, event) === false) return false;
        if (pattern.byAttack === true && !orByAttack(duel, event)) return false;
        const byBattle = causes !== 0 && (state.get(EVENT_LOG.cause, event) & CAUSE.battle) !== 0;
        // "Destroyed by battle or an opponent's card effect": by whichever battle.
        if (byBattle && pattern.byAttack !== true && pattern.by?.includes("card-effect") === true)
          return true;
        return (byBattle || byEffect(duel, context, event)) && agentIs(duel, context, event, pattern.agent);
      },
      pattern.from !== undefined,
    );
  },

  "left-field"(pattern, { occasion, scope }) {
    if (pattern.by?.includes("battle") === true) throw new NotCarriedOut("leaving the field by battle");
    if (isReference(pattern.subject) && pattern.subject.ref === "equipped-monster") {
      if (
        pattern.by ??
        pattern.from ??
        pattern.to ??
        pattern.agent ??
        pattern.byEffectOf ??
        pattern.activated ??
        pattern.notByEffectOf ??
        pattern.notDestroyed
      )
        throw new NotCarriedOut("by what the equipped monster leaves");
      return { ...occasion(EVENT.moved, { ref: "this-card" }, lostItsMonster(GONE)), self: true };
    }
    const byEffect = compileByEffect(pattern, scope);
    const spared = pattern.notByEffectOf
      ? compileByEffect({ byEffectOf: pattern.notByEffectOf }, scope)
      : null;
    return occasion(
      EVENT.moved,
      pattern.subject,
      (duel, context, event) =>
        leftField(duel, event) &&
        spared?.(duel, context, event) !== true &&
        (pattern.notDestroyed !== true || (duel.state.get(EVENT_LOG.how, event) & MANNER.destroyed) === 0) &&
        cameFrom(duel, context, event, pattern.from) &&
        wentTo(duel, context, event, pattern.to) &&
        agentIs(duel, context, event, pattern.agent) &&
        byEffect(duel, context, event) &&
        (pattern.by === undefined || (duel.state.get(EVENT_LOG.cause, event) & CAUSE.effect) !== 0),
      true,
    );
  },

  drawn: (pattern, { about }) =>
    about(EVENT.drawn, (duel, context, event) => {
      const { state } = duel;
      if (!means(pattern.player, context.player, state.get(EVENT_LOG.how, event) as Player)) return false;
      const { turn, phase } = pattern;
      if (turn !== undefined && !means(turn, context.player, state.read(NOW.turnPlayer))) return false;
      if (phase !== undefined && !duel.rules.isMoment(duel, phase)) return false;
      return pattern.normal !== true || (state.get(EVENT_LOG.cause, event) & CAUSE.rule) !== 0;
    }),

  equipped(pattern, { occasion, scope }) {
    const host = scope.noun(pattern.to);
    return occasion(EVENT.equipped, pattern.subject, (duel, context, event) =>
      host.test(duel, context, duel.state.get(EVENT_LOG.other, event)),
    );
  },

  "control-changed": (pattern, { occasion }) => occasion(EVENT.controlChanged, pattern.subject, () => true),

  shifted(pattern, { occasion, scope }) {
    // Whose control changes goes to another player's zone.
    const kinds = (1 << EVENT.shifted) | (1 << EVENT.controlChanged);
    const isMeant = compileSubject(pattern.subject, scope, EVENT.shifted);
    const lies = (duel: Duel, event: EventId): boolean =>
      ((duel.zonesOf(pattern.within) >> duel.state.get(CARD.zone, duel.state.get(EVENT_LOG.card, event))) &
        1) !==
      0;
    return {
      ...occasion(EVENT.shifted, pattern.subject, () => true),
      kinds,
      event: (duel, context, event) =>
        ((kinds >> duel.state.get(EVENT_LOG.kind, event)) & 1) !== 0 &&
        lies(duel, event) &&
        isMeant(duel, context, event),
    };
  },

  set: (pattern, { occasion }) =>
    occasion(
      EVENT.moved,
      pattern.subject,
      (duel, context, event) =>
        wasSet(duel, event) &&
        wentTo(duel, context, event, pattern.to) &&
        agentIs(duel, context, event, pattern.agent),
    ),
} satisfies Events;

/** Whatever became of it. */
const GONE = { manner: [] };
