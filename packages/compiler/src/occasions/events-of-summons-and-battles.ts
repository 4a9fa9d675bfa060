import type { EventPattern, NounPhrase } from "@chainwright/card-ir";
import type { CardSet, TriggerCondition } from "@chainwright/engine/board";
import { eitherOf, means, waysMask } from "@chainwright/engine/program";
import {
  CAUSE,
  type CardId,
  EVENT,
  EVENT_LOG,
  FACE,
  MANNER,
  NO_CARD,
  NOW,
  type Player,
  POSITION,
  WAY,
} from "@chainwright/engine/state";
import { saysMore } from "../ir-schema/ir-schema.ts";
import { isWay } from "../nouns/last-move.ts";
import { compileZonesSaid } from "../nouns/zones.ts";
import type { Scope } from "../scope/scope.ts";
import { NotCarriedOut } from "../words/not-carried-out.ts";
import { meansThisCard } from "../words/this-card.ts";
import { compileBattle } from "./battles.ts";
import { cameToOneOf, wasSet } from "./event-circumstances.ts";
import type { Events } from "./event-helpers.ts";
import { compileByEffect, compileSubject } from "./event-subjects.ts";
import { agentIs, cameFrom, type EventTest } from "./moves-of-events.ts";
import { compileMaterialsUsed, compileTakenForSummon } from "./summon-materials.ts";

/** Summons, attacks and what comes of battles. */
export const summonAndBattleEvents = {
  summoned(pattern, { occasion, scope, waiting }) {
    const tributes = pattern.tributing
      ? compileTakenForSummon(pattern.tributing, MANNER.tributed, scope)
      : null;
    const materials = compileMaterialsUsed(pattern, scope);
    const { by } = pattern;
    if (by === "this-way") throw new NotCarriedOut("a Summon as its text says, by what is no such text");
    const ways = waysMask(pattern.ways);
    const byEffect = compileByEffect(pattern, scope);
    const pointed = compileZonesSaid(pattern.to, scope);
    const isSo: EventTest = (duel, context, event) =>
      cameFrom(duel, context, event, pattern.from) &&
      isWay(duel.state.get(EVENT_LOG.how, event), ways, by) &&
      (pattern.to === undefined ||
        means(pattern.to.of, context.player, duel.state.get(EVENT_LOG.controller, event) as Player)) &&
      (pointed === null || cameToOneOf(pointed, duel, context, event)) &&
      (pattern.position === undefined ||
        duel.state.get(EVENT_LOG.position, event) === POSITION[pattern.position]) &&
      (pattern.face === undefined || duel.state.get(EVENT_LOG.face, event) === FACE.up) &&
      (pattern.turn === undefined || means(pattern.turn, context.player, duel.state.read(NOW.turnPlayer))) &&
      byEffect(duel, context, event) &&
      agentIs(duel, context, event, pattern.agent) &&
      (pattern.tributeless !== true || (duel.state.get(EVENT_LOG.how, event) & WAY.tribute) === 0) &&
      tributes?.(duel, context, event) !== false &&
      materials?.(duel, context, event) !== false;
    const of = (kind: number): TriggerCondition => occasion(kind, pattern.subject, isSo);
    const succeeded = of(pattern.would === true ? EVENT.attempted : EVENT.summoned);
    const summoned =
      waiting.countsNegated === true ? eitherOf(succeeded, of(EVENT.negatedSummon)) : succeeded;
    return pattern.orSet === true ? orNormalSet(pattern, summoned, scope) : summoned;
  },

  "attack-declared"(pattern, { occasion, scope, word }) {
    const target = pattern.target ? scope.noun(pattern.target) : null;
    if (pattern.either === true) {
      const other = pattern.both === true ? scope.noun(pattern.subject) : target;
      return involving(pattern.subject, other, word, scope);
    }
    return occasion(EVENT.attackDeclared, pattern.subject, (duel, context, event) => {
      const other = duel.state.get(EVENT_LOG.other, event);
      if (pattern.direct === true && other !== 0) return false;
      return target === null || (other !== 0 && target.test(duel, context, other));
    });
  },

  battles(pattern, { about, scope, waiting }) {
    const side = compileBattle(pattern, scope);
    return {
      ...about(EVENT.battles, (duel, context, event) => {
        const { state } = duel;
        const [attacker, target] = [state.get(EVENT_LOG.card, event), state.get(EVENT_LOG.other, event)];
        // Without a calculation they have not battled, though one has attacked.
        if (state.get(EVENT_LOG.how, event) !== 0 && pattern.as === undefined) return false;
        return side(duel, context, attacker, target) !== NO_CARD;
      }),
      self: meansThisCard(pattern.subject),
      lasting: waiting.fast,
      side,
    };
  },

  "wins-battle": (pattern, { occasion }) => occasion(EVENT.battleWon, pattern.subject, () => true),

  blocks: (pattern, { occasion }) => occasion(EVENT.blocked, pattern.subject, () => true),
} satisfies Events;

/** "An attack is declared involving A and B": whichever of them attacks. */
function involving(
  subject: NounPhrase,
  other: Pick<CardSet, "test"> | null,
  word: "when" | "if",
  scope: Scope,
): TriggerCondition {
  const cards = scope.noun(subject);
  const side: NonNullable<TriggerCondition["side"]> = (duel, context, attacker, target) => {
    const fit = (one: CardId, against: CardId): boolean =>
      one !== NO_CARD &&
      cards.test(duel, context, one) &&
      (other === null || (against !== NO_CARD && other.test(duel, context, against)));
    if (fit(attacker, target)) return attacker;
    return fit(target, attacker) ? target : NO_CARD;
  };
  return {
    word,
    kinds: 1 << EVENT.attackDeclared,
    self: meansThisCard(subject),
    activation: () => false,
    side,
    event: (duel, context, event) => {
      const { state } = duel;
      if (state.get(EVENT_LOG.kind, event) !== EVENT.attackDeclared) return false;
      const [attacker, target] = [state.get(EVENT_LOG.card, event), state.get(EVENT_LOG.other, event)];
      return side(duel, context, attacker, target) !== NO_CARD;
    },
  };
}

/** "Normal Summons/Sets a monster": that is done by no effect. */
function orNormalSet(
  { subject, agent, ways, ...said }: Extract<EventPattern, { event: "summoned" }>,
  summoned: TriggerCondition,
  scope: Scope,
): TriggerCondition {
  const { event: _, orSet: __, ...more } = said;
  if (ways.join() !== "normal" || saysMore(more)) throw new NotCarriedOut("how or where a monster is Set");
  const isMeant = compileSubject(subject, scope, EVENT.moved);
  return {
    ...summoned,
    kinds: summoned.kinds | (1 << EVENT.moved),
    event: (duel, context, event) =>
      duel.state.get(EVENT_LOG.kind, event) === EVENT.moved
        ? wasSet(duel, event) &&
          (duel.state.get(EVENT_LOG.cause, event) & CAUSE.rule) !== 0 &&
          duel.game.isNoun(duel, duel.state.get(EVENT_LOG.card, event), "monster") &&
          isMeant(duel, context, event) &&
          agentIs(duel, context, event, agent)
        : summoned.event(duel, context, event),
  };
}
