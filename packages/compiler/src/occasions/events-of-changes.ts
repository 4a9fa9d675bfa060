import type { EventPattern } from "@chainwright/card-ir";
import type { TriggerCondition } from "@chainwright/engine/board";
import { means } from "@chainwright/engine/program";
import { CARD, CAUSE, EVENT, EVENT_LOG, FACE, type Player, POSITION } from "@chainwright/engine/state";
import { NotCarriedOut } from "../words/not-carried-out.ts";
import { compileActivation, isOfColumn, isOverToo, wasActivated } from "./activations.ts";
import { compileDamageTaken } from "./damage-taken.ts";
import { turnedFrom } from "./event-circumstances.ts";
import { type Events, notAtAll, type OccasionMaker } from "./event-helpers.ts";
import { agentIs, type EventTest } from "./moves-of-events.ts";

/** Events that leave cards where they are: how they lie, their counters, LP, what is activated. */

/** … of counters, of which so many are there then. */
const countersChanged = (
  kind: number,
  { subject, counter }: Extract<EventPattern, { event: "counter-placed" | "counter-removed" }>,
  amount: number | undefined,
  { occasion }: OccasionMaker,
): TriggerCondition =>
  occasion(
    kind,
    subject,
    (duel, _, event) =>
      (counter === "counter" || duel.state.get(EVENT_LOG.how, event) === duel.catalogue.word(counter)) &&
      (amount === undefined || duel.state.get(EVENT_LOG.amount, event) === amount),
  );

/** How it lay before, which the row holds. */
const lay =
  (before: number): EventTest =>
  (duel, _, event) =>
    duel.state.get(EVENT_LOG.position, event) === before;

export const changeEvents = {
  turned: (pattern, { occasion }) =>
    occasion(
      EVENT.flipped,
      turnedFrom(pattern.subject, pattern.face),
      (duel, _, event) => duel.state.get(EVENT_LOG.face, event) === FACE[pattern.face],
    ),

  "lp-gain": (pattern, { about }) =>
    about(EVENT.lpGained, (duel, context, event) => {
      const { state } = duel;
      return (
        means(pattern.player, context.player, state.get(EVENT_LOG.how, event) as Player) &&
        (pattern.kind === undefined || (state.get(EVENT_LOG.cause, event) & CAUSE.effect) !== 0)
      );
    }),

  "position-changed"(pattern, { occasion }) {
    const { to } = pattern;
    const changed = occasion(
      EVENT.positionChanged,
      pattern.subject,
      ({ state }, _, event) =>
        to === undefined ||
        (state.get(EVENT_LOG.position, event) !== POSITION[to] &&
          state.get(CARD.face, state.get(EVENT_LOG.card, event)) === FACE.up),
    );
    return changed;
  },

  "counter-placed": (pattern, maker) => countersChanged(EVENT.counterPlaced, pattern, pattern.nth, maker),
  "counter-removed": (pattern, maker) =>
    countersChanged(EVENT.counterRemoved, pattern, pattern.last && 0, maker),

  tapped: ({ subject }, { occasion }) => occasion(EVENT.positionChanged, subject, lay(POSITION.attack)),
  untapped: ({ subject }, { occasion }) => occasion(EVENT.positionChanged, subject, lay(POSITION.defense)),

  damage: (pattern, { about, scope }) => about(EVENT.damage, compileDamageTaken(pattern, scope)),

  "activation-negated"(pattern, { about, scope }) {
    const negator = pattern.with ? scope.noun(pattern.with) : null;
    if (pattern.what && [pattern.what, pattern.what.or].some((one) => one?.where || one?.targeting))
      throw new NotCarriedOut("what was so of an activation that was negated");
    const isSo = pattern.what ? wasActivated({ event: "activated", what: pattern.what }, scope) : null;
    return about(
      EVENT.activationNegated,
      (duel, context, event) =>
        agentIs(duel, context, event, pattern.agent) &&
        means(pattern.whose, context.player, duel.state.get(EVENT_LOG.controller, event)) &&
        negator?.test(duel, context, duel.state.get(EVENT_LOG.other, event)) !== false &&
        isSo?.(duel, context, event) !== false,
    );
  },

  "chain-resolved": (pattern, { about }) =>
    about(
      EVENT.chainResolved,
      (duel, _, event) =>
        duel.state.get(EVENT_LOG.amount, event) >= pattern.links &&
        (pattern.distinct !== true || duel.state.get(EVENT_LOG.how, event) !== 0),
    ),

  activated(pattern, { about, scope, waiting }) {
    if (pattern.resolves === "as")
      return { ...about(EVENT.activated, notAtAll), activation: compileActivation(pattern, scope) };
    if (pattern.resolves === true) {
      // In which column it was is not kept until then.
      if (!isOverToo(pattern) || pattern.chained === true || isOfColumn(pattern.what))
        throw new NotCarriedOut("what was so of an effect that has resolved");
      return about(EVENT.resolved, wasActivated(pattern, scope));
    }
    if (pattern.chained === true) {
      if (pattern.would !== undefined || pattern.what.targeting !== undefined)
        throw new NotCarriedOut("what a chained effect would do, or targets");
      const isSo = wasActivated(pattern, scope);
      return {
        ...about(
          EVENT.used,
          (duel, context, event) => duel.state.get(EVENT_LOG.amount, event) > 1 && isSo(duel, context, event),
        ),
        ofChain: true,
      };
    }
    // A trigger waits until the chain has resolved.
    if (!waiting.fast) {
      if (!isOverToo(pattern)) throw new NotCarriedOut("a trigger that asks what was answered, or where");
      return about(EVENT.used, wasActivated(pattern, scope));
    }
    // An activation is answered while it waits, or, where nothing waits, after it has been carried out.
    return {
      ...about(EVENT.activated, isOverToo(pattern) ? wasActivated(pattern, scope) : notAtAll),
      activation: compileActivation(pattern, scope),
    };
  },
} satisfies Events;
