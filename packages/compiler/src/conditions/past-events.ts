import {
  type Condition,
  type EventPattern,
  isReference,
  type Place,
  type Reference,
  type Trait,
} from "@chainwright/card-ir";
import { ACTED, type Check, type Duel, definitionOf, TURN, turnBit } from "@chainwright/engine/board";
import { newestEvent } from "@chainwright/engine/history";
import { type EffectContext, means, someCard, waysMask } from "@chainwright/engine/program";
import {
  CARD,
  CAUSE,
  type CardId,
  MANNER,
  NO_CARD,
  NOW,
  type Player,
  POSITION,
  WAY,
} from "@chainwright/engine/state";
import { saysMore } from "../ir-schema/ir-schema.ts";
import { saysFace } from "../nouns/face-up-places.ts";
import { broughtBy, cameAsMaterial, cameSo, fromOwn, isWay, summonedThisTurn } from "../nouns/last-move.ts";
import { wasSummonedWith } from "../nouns/summoned-with.ts";
import { isAnyOpposing } from "../occasions/battles.ts";
import { compileEvent } from "../occasions/event-patterns.ts";
import { compilePaidFor } from "../occasions/paid-for-effects.ts";
import type { Scope } from "../scope/scope.ts";
import { NotCarriedOut } from "../words/not-carried-out.ts";
import { isThisCardAlone } from "../words/this-card.ts";
import { compileTallied } from "./per-turn-tallies.ts";

type Happened = Extract<Condition, { kind: "happened" }>;

/**
 * "If this card was destroyed and sent to the GY this turn": the card itself tells how it came to where it is, and
 * when. What happened to others is counted, in this turn; what happened to it before that is not kept.
 */
export function compileHappened(condition: Happened, scope: Scope): Check {
  const { event, within, at, position, times } = condition;
  const more = at !== undefined || position !== undefined;
  const fought = foughtBit(event);
  if (fought !== null && !more) {
    const { bit } = fought;
    const fighters = scope.noun(fought.fighter);
    return (duel, context) =>
      someCard(fighters, duel, context, (card) => turnBit(duel, card, TURN.acted, bit));
  }
  if (times !== undefined || !isAboutThisCard(event)) {
    if (at !== undefined || position !== undefined || within !== "turn")
      throw new NotCarriedOut("what happened to other cards in turns before");
    return compileTallied(condition, scope);
  }
  if (condition.whileUp === true) throw new NotCarriedOut("what happened to a card while it was face-up");
  if (within === undefined && !more && scope.movesItself && event.event === "moved")
    return asItTriggered(event, scope);
  if (event.event === "turned" && within === undefined && !more) return wasTurnedUp(event, scope);
  const cameSo = event.event === "summoned" ? wasSummonedSo(event, scope) : wasMoved(event, scope);
  // How it was Summoned it tells as long as it stays.
  if (event.event === "summoned" && scope.movesItself)
    throw new NotCarriedOut("how a card was Summoned that has left the field");
  if (within === undefined && !more && event.event === "summoned") return cameSo;
  if (within === undefined) throw new NotCarriedOut("what happened at any time before");
  // A monster that is Flip Summoned has been there before.
  if (event.event === "summoned" && within === "turn" && !more) {
    const now = summonedThisTurn(event.ways);
    return (duel, context, why) => now(duel, context.card) && cameSo(duel, context, why);
  }
  // "During your Main Phase that you …": the Main Phase is the time for such effects anyway.
  return (duel, context, why) =>
    (at === undefined || duel.rules.isMoment(duel, at)) &&
    (position === undefined || duel.state.get(CARD.position, context.card) === POSITION[position]) &&
    isWithin(duel, context, within) &&
    cameSo(duel, context, why);
}

/** "After this card has been flipped face-up": as long as it stays so. */
function wasTurnedUp({ face, subject }: Extract<EventPattern, { event: "turned" }>, scope: Scope): Check {
  const { ref: _, slot: __, ...more } = subject as Reference;
  if (face === "down" || saysMore(more) || scope.movesItself)
    throw new NotCarriedOut("how a card was turned that is not there any more, or face-down again");
  return ({ state }, { card }) => (state.get(CARD.way, card) & WAY.turnedUp) !== 0;
}

/** "If this card is discarded: Draw 1 card, then, if it was discarded by …": of the event that made the effect trigger. */
function asItTriggered(event: EventPattern, scope: Scope): Check {
  const told = compileEvent(event, "if", { fast: false, settled: false }, scope);
  return (duel, context) => {
    const own = definitionOf(duel, context.card).effects.find(({ index }) => index === context.effect);
    const moved = newestEvent(duel, (one) => own?.trigger?.event(duel, context, one) === true);
    return moved !== null && told.event(duel, context, moved);
  };
}

const isAboutThisCard = (event: EventPattern): boolean =>
  "subject" in event && isThisCardAlone(event.subject);

/** Whether it came to where it is in this turn, in the one before, or since the player last had this phase. */
function isWithin(
  { state }: Duel,
  { card, player }: EffectContext,
  within: Exclude<Happened["within"], undefined>,
): boolean {
  const turns = state.read(NOW.turn) - state.get(CARD.since, card);
  if (within === "turn") return turns === 0;
  if (within === "turn-before") return turns === 1;
  // Players take turns: one's last phase was two turns ago, and what came after it is meant.
  return state.read(NOW.turnPlayer) === player && (turns === 1 || turns === 2);
}

/** What a card notes of its battles, and the card that is asked: one that is there. */
interface Fought {
  readonly bit: number;
  readonly fighter: Reference;
}

/** "If it battled", "if this card destroyed a monster by battle this turn" */
function foughtBit(event: EventPattern): Fought | null {
  if (event.event === "battles") {
    const { event: _, subject, as, with: other, ...more } = event;
    if (!isReference(subject) || as === "target" || saysMore(more)) return null;
    if (other !== undefined && !isAnyOpposing(other)) return null;
    const attacks = as === "attacker";
    const bit = attacks ? ACTED.attacked : ACTED.battled;
    const onMonster = attacks ? ACTED.attackedMonster : ACTED.battledMonster;
    return { bit: other === undefined ? bit : onMonster, fighter: subject };
  }
  if (event.event === "attack-declared") {
    const { event: _, subject, direct, ...more } = event;
    if (!isReference(subject) || direct !== true || saysMore(more)) return null;
    return { bit: ACTED.attackedDirectly, fighter: subject };
  }
  if (event.event !== "moved") return null;
  const { event: _, manner, subject, by, byCard, ...more } = event;
  const byBattle = by === undefined || by.join() === "battle";
  if (manner.join() !== "destroyed" || !isAnyOpposing(subject) || !byBattle || saysMore(more)) return null;
  return byCard !== undefined && isReference(byCard) ? { bit: ACTED.won, fighter: byCard } : null;
}

/** How the card was Summoned: in which ways, by whose effect, or with what. */
export function wasSummonedSo(event: Extract<EventPattern, { event: "summoned" }>, scope: Scope): Check {
  if (event.byEffectOf !== undefined) return wasSummonedBy(event, scope);
  const { using: material, tributing: tribute, usingOnly, ...how } = event;
  const taken = material ?? tribute;
  const came = wasSummoned(how);
  if (taken === undefined) return came;
  if (isReference(taken))
    throw new NotCarriedOut("a Summon with a card that is meant, said of what is there");
  const made = wasSummonedWith(taken, scope, { only: usingOnly });
  return (duel, context, why) => came(duel, context, why) && made(duel, context, context.card);
}

/** "If this card was Special Summoned by the effect of a “Gladiator Beast” monster": as long as it has stayed since. */
function wasSummonedBy(
  { byEffectOf, ...how }: Extract<EventPattern, { event: "summoned" }>,
  scope: Scope,
): Check {
  if (!isThisCardAlone(how.subject) || byEffectOf === undefined)
    throw new NotCarriedOut("a Summon of another card by an effect");
  const came = wasSummoned(how);
  const brought = broughtBy(scope.knownNoun(byEffectOf), byEffectOf);
  return (duel, context, why) => came(duel, context, why) && brought(duel, context, context.card);
}

function wasSummoned({
  event: _,
  subject,
  ways,
  by,
  tributeless,
  orSet,
  from,
  ...more
}: Extract<EventPattern, { event: "summoned" }>): Check {
  if (!isThisCardAlone(subject) || saysMore(more) || by === "this-way")
    throw new NotCarriedOut("a Summon of another card, or from a place, earlier in the turn");
  if (saysFace(from)) throw new NotCarriedOut("how a card lay that was Summoned");
  const isOwn = fromOwn(from);
  const bits = waysMask(ways) | (orSet === true ? WAY.set : 0);
  return (duel, context) => {
    const way = duel.state.get(CARD.way, context.card);
    const left = 1 << duel.state.get(CARD.from, context.card);
    if (from !== undefined && (duel.zonesOf(from) & left) === 0) return false;
    if (!isOwn(duel, context, context.card)) return false;
    return !(tributeless && (way & WAY.tribute) !== 0) && isWay(way, bits, by);
  };
}

function wasMoved(event: EventPattern, scope: Scope): Check {
  if (event.event !== "moved") throw new NotCarriedOut(`"${event.event}" earlier in the turn`);
  const {
    event: _,
    subject: itself,
    manner,
    from: left,
    to,
    by,
    byEffectOf,
    agent,
    toActivate,
    tributedFor,
    materialOf,
    material,
    ...more
  } = event;
  if (!isReference(itself) || !isThisCardAlone(itself) || saysMore(more))
    throw new NotCarriedOut("how another card moved, or by what, earlier in the turn");
  const places: Place[] = [];
  // How it lay on the field, and whose it was there, as it notes of itself.
  let [was, wasNot, lay] = [0, 0, false];
  for (const trait of [...(itself.traits ?? []), ...(itself.where ?? [])]) {
    if (trait.trait === "in") places.push(trait.place);
    else if (trait.trait === "set") wasNot |= MANNER.wasUp;
    else if (trait.trait === "face" && trait.face === "up") was |= MANNER.wasUp;
    else if (isYours(trait)) was |= MANNER.wasOwners;
    else throw new NotCarriedOut(`"${trait.trait}" earlier in the turn`);
    lay ||= trait.trait !== "in" && trait.trait !== "possessed";
  }
  if (left !== undefined) places.push(left);
  const came = cameSo({ manner, by, from: places });
  const paidFor = toActivate ? compilePaidFor(toActivate, scope) : null;
  const source = byEffectOf ? scope.noun(byEffectOf) : null;
  if (tributedFor === "ritual" || (materialOf && tributedFor === undefined))
    throw new NotCarriedOut("what a card was material of, earlier in the turn");
  const summoned = materialOf ? scope.noun(materialOf) : null;
  const asMaterial = material === undefined ? null : cameAsMaterial(material);
  return (duel, context) => {
    const { state } = duel;
    if (tributedFor !== undefined) {
      const monster = state.get(CARD.broughtBy, context.card);
      if (state.get(CARD.cause, context.card) !== CAUSE.summon || monster === NO_CARD) return false;
      if (summoned?.test(duel, context, monster) === false) return false;
    }
    if (paidFor !== null) {
      if ((state.get(CARD.cause, context.card) & CAUSE.cost) === 0) return false;
      if (!paidFor(duel, context, state.get(CARD.broughtBy, context.card))) return false;
    }
    if (source !== null) {
      const mover = state.get(CARD.broughtBy, context.card);
      if (mover === NO_CARD || !source.test(duel, context, mover)) return false;
    }
    return (
      came(duel, context.card) &&
      asMaterial?.(duel, context.card) !== false &&
      hasLain(duel, context.card, was, wasNot, lay) &&
      (agent === undefined || means(agent, context.player, state.get(CARD.mover, context.card) as Player)) &&
      (to === undefined || (duel.zonesOf(to) & (1 << state.get(CARD.zone, context.card))) !== 0)
    );
  };
}

/** "This card you control", "in your possession": what is not on the field is its owner's anyway. */
const isYours = (trait: Trait): boolean =>
  (trait.trait === "controlled" && trait.by === "you") || (trait.trait === "possessed" && trait.by === "you");

/** From elsewhere nothing of the kind is noted. */
function hasLain({ state, game }: Duel, card: CardId, was: number, wasNot: number, there: boolean): boolean {
  const manner = state.get(CARD.manner, card);
  if (game.zones[state.get(CARD.from, card)]?.field !== true) return !there;
  return (manner & was) === was && (manner & wasNot) === 0;
}
