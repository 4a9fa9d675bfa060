import { type EventPattern, isReference, type NounPhrase } from "@chainwright/card-ir";
import {
  type Cards,
  causesOf,
  eitherOf,
  MANNER_BIT,
  means,
  type Occasion,
  type Waiting,
  waysMask,
} from "@chainwright/engine/program";
import {
  CARD,
  CAUSE,
  type CardId,
  type Duel,
  EVENT,
  type EventId,
  FACE,
  HAPPENED,
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
import { mustBeMaterialWays } from "../runtime/material-ways.ts";
import { summonedWith, wasMaterial, wasTributedFor } from "../runtime/used-as-material.ts";
import type { Scope } from "../scope/scope.ts";
import { compileWords, NotCarriedOut } from "../words/not-carried-out.ts";
import { meansThisCard } from "../words/this-card.ts";
import { compileActivation, isOfColumn, isOverToo, wasActivated } from "./activations.ts";
import { compileBattle } from "./battles.ts";
import { compileDamageTaken } from "./damage-taken.ts";
import {
  asWasEquipped,
  cameToOneOf,
  hasMaterial,
  liesPlaced,
  orByAttack,
  turnedFrom,
  wasSet,
} from "./event-circumstances.ts";
import { compileByEffect, compileFighter, compileSubject, compileVictor } from "./event-subjects.ts";
import {
  agentIs,
  cameFrom,
  type EventTest,
  leftField,
  lostItsMonster,
  wasEquipped,
  wasOfNegatedActivation,
  wentTo,
} from "./moves-of-events.ts";
import { compilePaidFor } from "./paid-for-effects.ts";
import { compileMaterialsUsed, compileTakenForSummon } from "./summon-materials.ts";

/** "An attack is declared involving A and B": whichever of them attacks. */
function involving(
  subject: NounPhrase,
  other: Pick<Cards, "test"> | null,
  word: "when" | "if",
  scope: Scope,
): Occasion {
  const about = scope.noun(subject);
  const side: NonNullable<Occasion["side"]> = (duel, using, attacker, target) => {
    const fit = (one: CardId, against: CardId): boolean =>
      one !== NO_CARD &&
      about.test(duel, using, one) &&
      (other === null || (against !== NO_CARD && other.test(duel, using, against)));
    if (fit(attacker, target)) return attacker;
    return fit(target, attacker) ? target : NO_CARD;
  };
  return {
    word,
    kinds: 1 << EVENT.attackDeclared,
    self: meansThisCard(subject),
    activation: () => false,
    side,
    event: (duel, using, event) => {
      const { state } = duel;
      if (state.get(HAPPENED.kind, event) !== EVENT.attackDeclared) return false;
      const [attacker, target] = [state.get(HAPPENED.card, event), state.get(HAPPENED.other, event)];
      return side(duel, using, attacker, target) !== NO_CARD;
    },
  };
}

/** Whatever became of it. */
const GONE = { manner: [] };

/** "Normal Summons/Sets a monster": that is done by no effect. */
function orNormalSet(
  { subject, agent, ways, ...said }: Extract<EventPattern, { event: "summoned" }>,
  summoned: Occasion,
  scope: Scope,
): Occasion {
  const { event: _, orSet: __, ...more } = said;
  if (ways.join() !== "normal" || saysMore(more)) throw new NotCarriedOut("how or where a monster is Set");
  const isMeant = compileSubject(subject, scope, EVENT.moved);
  return {
    ...summoned,
    kinds: summoned.kinds | (1 << EVENT.moved),
    event: (duel, using, event) =>
      duel.state.get(HAPPENED.kind, event) === EVENT.moved
        ? wasSet(duel, event) &&
          (duel.state.get(HAPPENED.cause, event) & CAUSE.rule) !== 0 &&
          duel.game.isNoun(duel, duel.state.get(HAPPENED.card, event), "monster") &&
          isMeant(duel, using, event) &&
          agentIs(duel, using, event, agent)
        : summoned.event(duel, using, event),
  };
}

export const compileEvent = (
  pattern: EventPattern,
  word: "when" | "if",
  waiting: Waiting,
  scope: Scope,
): Occasion => compileWords(pattern, () => occasionOf(pattern, word, waiting, scope));

function occasionOf(pattern: EventPattern, word: "when" | "if", waiting: Waiting, scope: Scope): Occasion {
  const never = () => false;
  const about = (kind: number, test: EventTest): Occasion => ({
    word,
    kinds: 1 << kind,
    self: false,
    event: (duel, using, event) => duel.state.get(HAPPENED.kind, event) === kind && test(duel, using, event),
    activation: never,
  });
  const occasion = (kind: number, subject: NounPhrase, test: EventTest, left = false): Occasion => {
    const isMeant = compileSubject(subject, scope, kind, left);
    return {
      ...about(kind, (duel, using, event) => isMeant(duel, using, event) && test(duel, using, event)),
      self: meansThisCard(subject),
    };
  };
  switch (pattern.event) {
    case "moved": {
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
          (duel, using, event) => victor === null || victor(duel, using, event),
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
        (duel, using, event) => {
          const { state } = duel;
          const bits = state.get(HAPPENED.how, event);
          if (!needed.every((need) => (bits & need) !== 0)) return false;
          // No effect does the normal draw.
          if (pattern.undrawn === "normal-draw" && (bits & MANNER.drawn) !== 0)
            if ((state.get(HAPPENED.cause, event) & CAUSE.effect) === 0) return false;
          if (pattern.material !== undefined && !wasMaterial(duel, event, pattern.material)) return false;
          if (summoned?.test(duel, using, summonedWith(duel, event)) === false) return false;
          if (pattern.tributedFor !== undefined && !wasTributedFor(duel, event, pattern.tributedFor))
            return false;
          if (paidFor !== null) {
            if ((state.get(HAPPENED.cause, event) & CAUSE.cost) === 0) return false;
            const payer = state.get(HAPPENED.other, event);
            if (!paidFor(duel, using, payer)) return false;
            // "… from an Xyz Monster to activate that monster's effect"
            if (pattern.manner.includes("detached") && payer !== state.get(HAPPENED.amount, event))
              return false;
          }
          if (xyz !== null) {
            const monster = state.get(HAPPENED.amount, event) as CardId;
            if (!xyz.test(duel, using, monster)) return false;
            if (pattern.last === true && hasMaterial(duel, monster)) return false;
          }
          if (pattern.turnedUp === true && (state.get(HAPPENED.way, event) & WAY.turnedUp) === 0)
            return false;
          if (pattern.manner.includes("placed") && !liesPlaced(pattern, duel, using, event)) return false;
          if (pattern.equipped !== undefined && !wasEquipped(duel, event)) return false;
          if (host !== null && !host.test(duel, using, duel.state.get(HAPPENED.amount, event) as CardId))
            return false;
          if (lost !== null && !lost(duel, using, event)) return false;
          if (spared?.(duel, using, event) === true) return false;
          if (
            pattern.notFrom !== undefined &&
            !wasOfNegatedActivation(duel, event) &&
            (duel.zonesOf(pattern.notFrom) & (1 << state.get(HAPPENED.from, event))) !== 0
          )
            return false;
          if (pattern.notByBattle === true && (state.get(HAPPENED.cause, event) & CAUSE.battle) !== 0)
            return false;
          if (!cameFrom(duel, using, event, pattern.from)) return false;
          if (!wentTo(duel, using, event, pattern.to)) return false;
          if (causes !== 0 && (state.get(HAPPENED.cause, event) & causes) === 0) return false;
          if (victor !== null && !victor(duel, using, event)) return false;
          if (fought?.(duel, using, event) === false) return false;
          if (pattern.byAttack === true && !orByAttack(duel, event)) return false;
          const byBattle = causes !== 0 && (state.get(HAPPENED.cause, event) & CAUSE.battle) !== 0;
          // "Destroyed by battle or an opponent's card effect": by whichever battle.
          if (byBattle && pattern.byAttack !== true && pattern.by?.includes("card-effect") === true)
            return true;
          return (byBattle || byEffect(duel, using, event)) && agentIs(duel, using, event, pattern.agent);
        },
        pattern.from !== undefined,
      );
    }
    case "left-field": {
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
        (duel, using, event) =>
          leftField(duel, event) &&
          spared?.(duel, using, event) !== true &&
          (pattern.notDestroyed !== true || (duel.state.get(HAPPENED.how, event) & MANNER.destroyed) === 0) &&
          cameFrom(duel, using, event, pattern.from) &&
          wentTo(duel, using, event, pattern.to) &&
          agentIs(duel, using, event, pattern.agent) &&
          byEffect(duel, using, event) &&
          (pattern.by === undefined || (duel.state.get(HAPPENED.cause, event) & CAUSE.effect) !== 0),
        true,
      );
    }
    case "turned":
      return occasion(
        EVENT.flipped,
        turnedFrom(pattern.subject, pattern.face),
        (duel, _, event) => duel.state.get(HAPPENED.face, event) === FACE[pattern.face],
      );
    case "summoned": {
      const tributes = pattern.tributing
        ? compileTakenForSummon(pattern.tributing, MANNER.tributed, scope)
        : null;
      const materials = compileMaterialsUsed(pattern, scope);
      const { by } = pattern;
      if (by === "this-way") throw new NotCarriedOut("a Summon as its text says, by what is no such text");
      const ways = waysMask(pattern.ways);
      const byEffect = compileByEffect(pattern, scope);
      const pointed = compileZonesSaid(pattern.to, scope);
      const isSo: EventTest = (duel, using, event) =>
        cameFrom(duel, using, event, pattern.from) &&
        isWay(duel.state.get(HAPPENED.how, event), ways, by) &&
        (pattern.to === undefined ||
          means(pattern.to.of, using.player, duel.state.get(HAPPENED.controller, event) as Player)) &&
        (pointed === null || cameToOneOf(pointed, duel, using, event)) &&
        (pattern.position === undefined ||
          duel.state.get(HAPPENED.position, event) === POSITION[pattern.position]) &&
        (pattern.face === undefined || duel.state.get(HAPPENED.face, event) === FACE.up) &&
        (pattern.turn === undefined || means(pattern.turn, using.player, duel.state.read(NOW.turnPlayer))) &&
        byEffect(duel, using, event) &&
        agentIs(duel, using, event, pattern.agent) &&
        (pattern.tributeless !== true || (duel.state.get(HAPPENED.how, event) & WAY.tribute) === 0) &&
        tributes?.(duel, using, event) !== false &&
        materials?.(duel, using, event) !== false;
      const of = (kind: number): Occasion => occasion(kind, pattern.subject, isSo);
      const succeeded = of(pattern.would === true ? EVENT.attempted : EVENT.summoned);
      const summoned =
        waiting.countsNegated === true ? eitherOf(succeeded, of(EVENT.negatedSummon)) : succeeded;
      return pattern.orSet === true ? orNormalSet(pattern, summoned, scope) : summoned;
    }
    case "lp-gain":
      return about(EVENT.lpGained, (duel, using, event) => {
        const { state } = duel;
        return (
          means(pattern.player, using.player, state.get(HAPPENED.how, event) as Player) &&
          (pattern.kind === undefined || (state.get(HAPPENED.cause, event) & CAUSE.effect) !== 0)
        );
      });
    case "drawn":
      return about(EVENT.drawn, (duel, using, event) => {
        const { state } = duel;
        if (!means(pattern.player, using.player, state.get(HAPPENED.how, event) as Player)) return false;
        const { turn, phase } = pattern;
        if (turn !== undefined && !means(turn, using.player, state.read(NOW.turnPlayer))) return false;
        if (phase !== undefined && !duel.rules.isMoment(duel, phase)) return false;
        return pattern.normal !== true || (state.get(HAPPENED.cause, event) & CAUSE.rule) !== 0;
      });
    case "attack-declared": {
      const target = pattern.target ? scope.noun(pattern.target) : null;
      if (pattern.either === true) {
        const other = pattern.both === true ? scope.noun(pattern.subject) : target;
        return involving(pattern.subject, other, word, scope);
      }
      return occasion(EVENT.attackDeclared, pattern.subject, (duel, using, event) => {
        const other = duel.state.get(HAPPENED.other, event);
        if (pattern.direct === true && other !== 0) return false;
        return target === null || (other !== 0 && target.test(duel, using, other));
      });
    }
    case "battles": {
      const side = compileBattle(pattern, scope);
      return {
        ...about(EVENT.battles, (duel, using, event) => {
          const { state } = duel;
          const [attacker, target] = [state.get(HAPPENED.card, event), state.get(HAPPENED.other, event)];
          // Without a calculation they have not battled, though one has attacked.
          if (state.get(HAPPENED.how, event) !== 0 && pattern.as === undefined) return false;
          return side(duel, using, attacker, target) !== NO_CARD;
        }),
        self: meansThisCard(pattern.subject),
        lasting: waiting.fast,
        side,
      };
    }
    case "equipped": {
      const host = scope.noun(pattern.to);
      return occasion(EVENT.equipped, pattern.subject, (duel, using, event) =>
        host.test(duel, using, duel.state.get(HAPPENED.other, event)),
      );
    }
    case "position-changed": {
      const { to } = pattern;
      const changed = occasion(
        EVENT.positionChanged,
        pattern.subject,
        ({ state }, _, event) =>
          to === undefined ||
          (state.get(HAPPENED.position, event) !== POSITION[to] &&
            state.get(CARD.face, state.get(HAPPENED.card, event)) === FACE.up),
      );
      return changed;
    }
    case "control-changed":
      return occasion(EVENT.controlChanged, pattern.subject, () => true);
    case "counter-placed":
    case "counter-removed": {
      const { counter } = pattern;
      const amount = pattern.event === "counter-placed" ? pattern.nth : pattern.last && 0;
      return occasion(
        pattern.event === "counter-placed" ? EVENT.counterPlaced : EVENT.counterRemoved,
        pattern.subject,
        (duel, _, event) =>
          (counter === "counter" || duel.state.get(HAPPENED.how, event) === duel.catalogue.word(counter)) &&
          (amount === undefined || duel.state.get(HAPPENED.amount, event) === amount),
      );
    }
    case "shifted": {
      // Whose control changes goes to another player's zone.
      const kinds = (1 << EVENT.shifted) | (1 << EVENT.controlChanged);
      const isMeant = compileSubject(pattern.subject, scope, EVENT.shifted);
      const lies = (duel: Duel, event: EventId): boolean =>
        ((duel.zonesOf(pattern.within) >> duel.state.get(CARD.zone, duel.state.get(HAPPENED.card, event))) &
          1) !==
        0;
      return {
        ...occasion(EVENT.shifted, pattern.subject, () => true),
        kinds,
        event: (duel, using, event) =>
          ((kinds >> duel.state.get(HAPPENED.kind, event)) & 1) !== 0 &&
          lies(duel, event) &&
          isMeant(duel, using, event),
      };
    }
    case "wins-battle":
      return occasion(EVENT.battleWon, pattern.subject, () => true);
    case "blocks":
      return occasion(EVENT.blocked, pattern.subject, () => true);
    case "tapped":
    case "untapped": {
      // The row holds how it lay before.
      const before = pattern.event === "tapped" ? POSITION.attack : POSITION.defense;
      return occasion(
        EVENT.positionChanged,
        pattern.subject,
        (duel, _, event) => duel.state.get(HAPPENED.position, event) === before,
      );
    }
    case "damage":
      return about(EVENT.damage, compileDamageTaken(pattern, scope));
    case "activation-negated": {
      const negator = pattern.with ? scope.noun(pattern.with) : null;
      if (pattern.what && [pattern.what, pattern.what.or].some((one) => one?.where || one?.targeting))
        throw new NotCarriedOut("what was so of an activation that was negated");
      const isSo = pattern.what ? wasActivated({ event: "activated", what: pattern.what }, scope) : null;
      return about(
        EVENT.activationNegated,
        (duel, using, event) =>
          agentIs(duel, using, event, pattern.agent) &&
          means(pattern.whose, using.player, duel.state.get(HAPPENED.controller, event)) &&
          negator?.test(duel, using, duel.state.get(HAPPENED.other, event)) !== false &&
          isSo?.(duel, using, event) !== false,
      );
    }
    case "chain-resolved":
      return about(
        EVENT.chainResolved,
        (duel, _, event) =>
          duel.state.get(HAPPENED.amount, event) >= pattern.links &&
          (pattern.distinct !== true || duel.state.get(HAPPENED.how, event) !== 0),
      );
    case "activated":
      if (pattern.resolves === "as")
        return { ...about(EVENT.activated, never), activation: compileActivation(pattern, scope) };
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
            (duel, using, event) => duel.state.get(HAPPENED.amount, event) > 1 && isSo(duel, using, event),
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
        ...about(EVENT.activated, isOverToo(pattern) ? wasActivated(pattern, scope) : never),
        activation: compileActivation(pattern, scope),
      };
    case "set":
      return occasion(
        EVENT.moved,
        pattern.subject,
        (duel, using, event) =>
          wasSet(duel, event) &&
          wentTo(duel, using, event, pattern.to) &&
          agentIs(duel, using, event, pattern.agent),
      );
    default:
      throw new NotCarriedOut(`the event "${pattern.event}"`);
  }
}
