import { eachNode, isNode, someNode } from "@chainwright/card-ir";
import type { Duel } from "../board/duel.ts";
import type { CompiledEffect } from "../board/duel-types.ts";
import { carriedOut, targetsOf } from "../history/chain-links.ts";
import { attackerOf, attackTargetOf } from "../history/current-battle.ts";
import { someEvent } from "../history/event-log.ts";
import { eachRecord, isSame, record, SLOT_BATTLED, SLOT_EVENT } from "../history/step-records.ts";
import { type EffectContext, effectContext } from "../program/effect-context.ts";
import {
  CARD,
  type CardId,
  EVENT_LOG,
  type EventId,
  LINKS,
  type LinkId,
  NO_CARD,
  NO_LINK,
  NOW,
  RECORD,
} from "../state/schema.ts";
import { CAUSE, EVENT, type Player } from "../state/vocabulary.ts";

/** Whether the effect's event is among those of a timing; with `atom`, among the simultaneous last ones. */
export function metIn(
  duel: Duel,
  player: Player,
  card: CardId,
  effect: CompiledEffect,
  timing: number,
  atom?: number,
): boolean {
  const { trigger } = effect;
  if (trigger === null || timing === 0) return false;
  if (timing === duel.state.read(NOW.window) && (duel.state.read(NOW.windowKinds) & trigger.kinds) === 0)
    return false;
  const context = effectContext(card, effect.index, player);
  return someEvent(
    duel,
    timing,
    (event) =>
      (atom === undefined || duel.state.get(EVENT_LOG.atom, event) === atom) &&
      trigger.event(duel, context, event),
  );
}

export const waitsFor = (occasion: CompiledEffect["trigger"], kind: number): boolean =>
  occasion !== null && (occasion.kinds & (1 << kind)) !== 0;

/** Remembers what a new link answers: the link below it, or the cards of the event, of those that are meant. */
export function noteOccasion(
  duel: Duel,
  link: LinkId,
  below: LinkId,
  timing: number = duel.state.read(NOW.lastTiming),
  isMeant: (event: EventId) => boolean = () => true,
  occasion: CompiledEffect["trigger"] = carriedOut(duel, link).trigger,
): void {
  const { state } = duel;
  if (occasion === null) return;
  const player = state.get(LINKS.player, link);
  const context = effectContext(state.get(LINKS.card, link), state.get(LINKS.effect, link), player, below);
  if (below !== NO_LINK && occasion.activation(duel, context, below)) {
    state.set(LINKS.answers, link, below);
    return;
  }
  const note = (subject: CardId, other: CardId, done = 1, event?: EventId): void => {
    if (state.get(LINKS.subject, link) === NO_CARD) state.set(LINKS.subject, link, subject);
    const row = record(duel, link, SLOT_EVENT, subject, done);
    // When it has gone on since it is not that card any more; a card that was used is, wherever it is spent.
    if (event !== undefined && !USES.has(state.get(EVENT_LOG.kind, event)))
      state.set(RECORD.stamp, row, state.get(EVENT_LOG.stamp, event));
    if (other !== NO_CARD) record(duel, link, SLOT_BATTLED, other, 1);
  };
  if (occasion.lasting) {
    const [attacker, target] = [attackerOf(duel), attackTargetOf(duel)];
    const subject = occasion.side?.(duel, context, attacker, target) ?? NO_CARD;
    note(subject, subject === attacker ? target : attacker);
    return;
  }
  someEvent(duel, timing, (event) => {
    if (!isMeant(event) || !occasion.event(duel, context, event)) return false;
    const card = state.get(EVENT_LOG.card, event);
    const other = state.get(EVENT_LOG.other, event);
    const kind = state.get(EVENT_LOG.kind, event);
    const isBattle = kind === EVENT.battles || kind === EVENT.attackDeclared;
    // At the end of a battle one of the two may have left.
    const isGone = (one: CardId): boolean =>
      kind === EVENT.battles && one !== attackerOf(duel) && one !== attackTargetOf(duel);
    const opponent = isGone(other) ? NO_CARD : other;
    if (kind === EVENT.damage) note(other, NO_CARD, state.get(EVENT_LOG.amount, event));
    else if (kind === EVENT.lpGained) note(NO_CARD, NO_CARD, state.get(EVENT_LOG.amount, event));
    else if (isBattle && other !== NO_CARD && occasion.side?.(duel, context, card, other) === other)
      note(other, isGone(card) ? NO_CARD : card);
    else if (isBattle) note(card, opponent, 1, event);
    else note(card, (state.get(EVENT_LOG.cause, event) & CAUSE.battle) !== 0 ? other : NO_CARD, 1, event);
    return false;
  });
}

/** What an effect answers that something triggers at one moment; nothing where it is not triggered so. */
function occasionOf(duel: Duel, { card, effect }: EffectContext): CompiledEffect["trigger"] {
  const occasion = duel.definition(duel.state.get(CARD.def, card)).effects[effect]?.trigger ?? null;
  return occasion?.lasting === true ? null : occasion;
}

/** How much damage the effect would answer that is asked about before it is activated. */
export function damageAnswered(duel: Duel, context: EffectContext): number {
  const { state } = duel;
  const occasion = occasionOf(duel, context);
  let sum = 0;
  if (occasion !== null)
    someEvent(duel, state.read(NOW.lastTiming), (event) => {
      const kind = state.get(EVENT_LOG.kind, event);
      const isIt = (kind === EVENT.damage || kind === EVENT.lpGained) && isOfMoment(duel, context, event);
      if (isIt && occasion.event(duel, context, event)) sum += state.get(EVENT_LOG.amount, event);
      return false;
    });
  return sum;
}

/** Whether what an effect answers is known before it is activated. */
export const answersEvent = (duel: Duel, context: EffectContext): boolean =>
  occasionOf(duel, context) !== null;

/** The cards of the event that the effect would answer that is asked about before it is activated, as far as they are there still. */
export function eachAnswered(duel: Duel, context: EffectContext, visit: (card: CardId) => unknown): void {
  const { state } = duel;
  const occasion = occasionOf(duel, context);
  if (occasion === null) return;
  someEvent(
    duel,
    state.read(NOW.lastTiming),
    (event) =>
      isStill(duel, event) &&
      isOfMoment(duel, context, event) &&
      occasion.event(duel, context, event) &&
      visit(state.get(EVENT_LOG.card, event)) === false,
  );
}

const isOfMoment = ({ state }: Duel, { atom = 0 }: EffectContext, event: EventId): boolean =>
  atom === 0 || state.get(EVENT_LOG.atom, event) === atom;

/** Events of what was activated, and not of where a card lies. */
const USES: ReadonlySet<number> = new Set([EVENT.used, EVENT.resolved, EVENT.activationNegated]);

const isStill = ({ state }: Duel, event: EventId): boolean =>
  USES.has(state.get(EVENT_LOG.kind, event)) ||
  state.get(EVENT_LOG.stamp, event) === state.get(CARD.stamp, state.get(EVENT_LOG.card, event));

/** Whether the words about a battle hold of the one that is going on. */
export function battlesNow(
  duel: Duel,
  player: Player,
  card: CardId,
  { index, trigger }: CompiledEffect,
): boolean {
  if (trigger?.side === undefined) return false;
  const context = effectContext(card, index, player);
  return trigger.side(duel, context, attackerOf(duel), attackTargetOf(duel)) !== NO_CARD;
}

/**
 * Whether what an effect does first has nothing to do with its targets, and something after it has: it is done without
 * them as well.
 */
export function beginsWithoutTargets(duel: Duel, link: LinkId): boolean {
  const { cost, resolution } = carriedOut(duel, link).ir;
  const targets = new Set<unknown>();
  let attacker = false;
  eachNode(cost, ({ verb, slot, what }) => {
    if (verb !== "target") return;
    if (isNode(what) && what.ref === "attacking-monster") attacker = true;
    else targets.add(slot);
  });
  const isAboutThem = (part: unknown) =>
    someNode(part, ({ slot, verb }) => targets.has(slot) || (attacker && verb === "negate-attack"));
  const [first, ...others] = resolution;
  return first !== undefined && !targets.has(undefined) && !isAboutThem(first) && isAboutThem(others);
}

/** Whether a link had targets and none of them is still what it was. */
export function allTargetsGone(duel: Duel, link: LinkId): boolean {
  let any = false;
  let there = false;
  for (const { slot } of targetsOf(duel, link)) {
    eachRecord(duel, link, slot, (row) => {
      any = true;
      there ||= isSame(duel, row);
    });
  }
  return any && !there;
}
