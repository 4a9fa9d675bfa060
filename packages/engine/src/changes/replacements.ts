import type { FrameId } from "@chainwright/kernel";
import { isUnaffected } from "../applying/continuous-effects.ts";
import { isNegated } from "../applying/negation.ts";
import type { Duel } from "../board/duel.ts";
import type { CompiledEffect, DestructionReplacement } from "../board/duel-types.ts";
import { eachInPile, eachWatched, holderOf, USERS } from "../board/zone-contents.ts";
import { effectOf, hasFlag, openLink, setFlag } from "../history/chain-links.ts";
import { someEvent } from "../history/event-log.ts";
import { forgetRecords, isRecorded, record, SLOT_EVENT } from "../history/step-records.ts";
import { effectContext } from "../program/effect-context.ts";
import type { PendingMove } from "../program/effect-replacement.ts";
import type { Cause } from "../state/cause.ts";
import {
  CARD,
  type CardId,
  EVENT_LOG,
  FRAME,
  LINGERING,
  LINKS,
  type LingeringId,
  type LinkId,
  NO_CARD,
  NO_LINK,
  NOW,
  RECORD,
  REPLACING,
  type RecordId,
  type ReplacingId,
  type ZoneId,
} from "../state/schema.ts";
import { TRACE } from "../state/trace.ts";
import {
  CAUSE,
  EVENT,
  FACE,
  LINGERING_KIND,
  LINK,
  MANNER,
  opponentOf,
  type Player,
} from "../state/vocabulary.ts";

/** Something that may take the place of a move: an effect of a card, or from `BY_RULES` on one of the game's rules. */
export interface Replacement {
  readonly source: CardId;
  readonly effect: number;
  readonly player: Player;
  readonly optional: boolean;
}

const BY_RULES = 1000;

function replacesIt(duel: Duel, effect: CompiledEffect, source: CardId, moving: PendingMove): boolean {
  if (effect.replaces === null) return false;
  const context = effectContext(source, effect.index, holderOf(duel, source));
  return (
    effect.replaces(duel, context, moving) &&
    effect.conditions.every((condition) => condition(duel, context, null)) &&
    !isNegated(duel, source)
  );
}

/** Visits what may take the place of a move; stops when `visit` returns true, and says whether it did. */
function someReplacement(
  duel: Duel,
  moving: PendingMove,
  visit: (source: CardId, effect: number, optional: boolean) => boolean,
): boolean {
  const { state, game } = duel;
  const { card } = moving;
  for (const effect of duel.definition(state.get(CARD.def, card)).effects) {
    if (replacesIt(duel, effect, card, moving) && visit(card, effect.index, effect.optional)) return true;
  }
  const found = game.insteads.some(
    (one, i) => one.applies(duel, card, moving.to, moving.manner) && visit(card, BY_RULES + i, false),
  );
  if (found || game.chooseReplacement?.of !== "moves") return found;
  return ([0, 1] as const).some(
    (player) =>
      !eachInPile(duel, player, game.zone.summon, (source) => {
        if (source === card) return true;
        const { effects } = duel.definition(state.get(CARD.def, source));
        return !effects.some(
          (effect) =>
            replacesIt(duel, effect, source, moving) && visit(source, effect.index, effect.optional),
        );
      }),
  );
}

/** What may take the place of a move, the turn player's first. */
export function replacementsOf(duel: Duel, moving: PendingMove): readonly Replacement[] {
  const found: Replacement[] = [];
  someReplacement(duel, moving, (source, effect, optional) => {
    found.push({ source, effect, player: holderOf(duel, source), optional });
    return false;
  });
  const first = duel.state.read(NOW.turnPlayer);
  return [first, opponentOf(first)].flatMap((player) => found.filter((one) => one.player === player));
}

/** Whether the move is what a replacement does with the card it is about: that is not replaced again. */
const isReplacement = (duel: Duel, { card, cause: { link } }: PendingMove): boolean =>
  link !== NO_LINK && hasFlag(duel, link, LINK.replacing) && isRecorded(duel, link, SLOT_EVENT, card);

/**
 * Replacement effects: "when X would happen, Y instead". The event does not happen; what takes its place runs
 * before any other step. An event is replaced once at most: what the replacement does is another event. Where the game
 * lets players choose among them, and there is a choice, it asks for that before anything else, and the move waits.
 */
export function replaceMove(duel: Duel, moving: PendingMove): boolean {
  let sources = 0;
  let choice = false;
  let first: { readonly source: CardId; readonly effect: number } | null = null;
  someReplacement(duel, moving, (source, effect, optional) => {
    first ??= { source, effect };
    choice ||= optional || ++sources > 1;
    return false;
  });
  if (first === null || isReplacement(duel, moving)) return false;
  if (choice && duel.game.chooseReplacement?.of === "moves") waitForChoice(duel, moving);
  else replaceBy(duel, moving, first);
  return true;
}

/** Lets a replacement take the place of what was to happen to a card. */
export function replaceBy(
  duel: Duel,
  moving: PendingMove,
  { source, effect }: Pick<Replacement, "source" | "effect">,
): void {
  const { state } = duel;
  const byRules = duel.game.insteads[effect - BY_RULES];
  if (byRules !== undefined) {
    sayReplaced(duel, moving, byRules.rules(duel));
    byRules.carryOut(duel, moving.card);
    return;
  }
  // Where it asks its player only then, it is not settled yet.
  const definition = duel.definition(state.get(CARD.def, source));
  const asks = definition.effects[effect]?.optional === true && duel.game.chooseReplacement?.of !== "moves";
  if (!asks) sayReplaced(duel, moving, [...duel.law.replaced, ...duel.rulesAbout(definition)]);
  const row = waiting(duel, moving);
  state.set(REPLACING.source, row, source);
  state.set(REPLACING.effect, row, effect);
}

export const sayReplaced = (
  duel: Duel,
  { card, cause: { link } }: PendingMove,
  rules: readonly number[],
): void => duel.point(TRACE.replaced, rules, card, link, duel.state.read(NOW.phase));

/** Whether players have something that may take the place of a destruction, so that it waits until they have chosen. */
export function awaitsStandIn(duel: Duel, moving: PendingMove): boolean {
  const { link } = moving.cause;
  if (!duel.catalogue.hasDestructionReplacements || moving.cause.unreplaced === true) return false;
  // What takes the place of something is not replaced in its turn.
  if (link !== NO_LINK && hasFlag(duel, link, LINK.replacing)) return false;
  if (standInsFor(duel, moving).length === 0) return false;
  waitForChoice(duel, moving);
  return true;
}

/** What players may let take the place of a destruction, the turn player's first. */
export function standInsFor(duel: Duel, moving: PendingMove): readonly Replacement[] {
  const { state } = duel;
  const found: Replacement[] = [];
  const first = state.read(NOW.turnPlayer);
  for (const player of [first, opponentOf(first)])
    eachWatched(duel, player, USERS, (source) => {
      for (const effect of duel.definition(state.get(CARD.def, source)).effects)
        if (
          effect.destructionReplacement !== null &&
          mayStandIn(duel, player, source, effect, effect.destructionReplacement, moving)
        )
          found.push({ source, effect: effect.index, player, optional: true });
    });
  return found;
}

function mayStandIn(
  duel: Duel,
  player: Player,
  source: CardId,
  effect: CompiledEffect,
  { isMeant, takesItself }: DestructionReplacement,
  moving: PendingMove,
): boolean {
  const { state } = duel;
  const zone = state.get(CARD.zone, source);
  if ((effect.range & (1 << zone)) === 0 || isNegated(duel, source)) return false;
  const onField = duel.game.zones[zone]?.field === true;
  if (onField && state.get(CARD.face, source) !== FACE.up) return false;
  // What has just come there, or is to be destroyed itself, takes nobody's place.
  if ((takesItself || !onField) && isActedOn(duel, source, moving.cause)) return false;
  const context = effectContext(source, effect.index, player);
  return (
    isMeant(duel, context, moving) &&
    !isUnaffected(duel, moving.card, source, effect.index) &&
    duel.game.maySubstitute?.(duel, player, source, effect) !== false &&
    effect.conditions.every((condition) => condition(duel, context, null)) &&
    effect.checks.every((check) => check(duel, context, null))
  );
}

/** Whether the effect that destroys has done, or does, something to the card as well. */
function isActedOn({ state }: Duel, card: CardId, { link }: Cause): boolean {
  if (link === NO_LINK) return false;
  for (let row = 0 as RecordId, n = state.count(RECORD); row < n; row++)
    if (
      state.get(RECORD.link, row) === link &&
      state.get(RECORD.card, row) === card &&
      state.get(RECORD.stamp, row) === state.get(CARD.stamp, card)
    )
      return true;
  return false;
}

/** A player has chosen what takes the place of the move. */
export function takePlace(duel: Duel, moving: PendingMove, { source, effect }: Replacement): void {
  sayReplaced(duel, moving, [
    ...duel.law.replaced,
    ...duel.rulesAbout(duel.definition(duel.state.get(CARD.def, source))),
  ]);
  const row = waiting(duel, moving);
  duel.state.set(REPLACING.source, row, source);
  duel.state.set(REPLACING.effect, row, effect);
}

const waitForChoice = (duel: Duel, moving: PendingMove): void =>
  duel.state.set(REPLACING.effect, waiting(duel, moving), UNDECIDED);

/** A row with the move that does not happen, for now. */
function waiting(duel: Duel, { card, to, bottom, manner, cause }: PendingMove): ReplacingId {
  const { state } = duel;
  const row = state.add<ReplacingId>(REPLACING);
  state.set(REPLACING.card, row, card);
  state.set(REPLACING.to, row, to);
  state.set(REPLACING.bottom, row, bottom ? 1 : 0);
  state.set(REPLACING.manner, row, manner);
  state.set(REPLACING.why, row, cause.why);
  state.set(REPLACING.agent, row, cause.agent);
  state.set(REPLACING.link, row, cause.link);
  state.set(REPLACING.by, row, cause.card ?? 0);
  return row;
}

/** The effect of a row for which a player still has to choose. */
const UNDECIDED = -1;

/**
 * Calls what takes the place of what a step was about to do, after that step: whatever it called or forgot, the
 * replacements come first, in their order. The one to run first is called last and has the newest link.
 */
export function callReplacements(duel: Duel): void {
  const { state } = duel;
  const among = howManyDestroyed(duel) > 1;
  for (let row = (state.count(REPLACING) - 1) as ReplacingId; row >= 0; row--) {
    const effect = state.get(REPLACING.effect, row);
    const card = state.get(REPLACING.card, row);
    if (effect === UNDECIDED) callChoice(duel, row, among);
    else {
      const source = state.get(REPLACING.source, row);
      const link = openLink(duel, source, effect, holderOf(duel, source));
      setFlag(duel, link, LINK.chainless | LINK.replacing);
      record(duel, link, SLOT_EVENT, card, 1);
      const frame = duel.call(effectOf(duel, link).resolution, link);
      for (const [field, register] of MOVE) state.set(register, frame, state.get(field, row));
    }
  }
  state.truncate(REPLACING, 0);
}

/** The move that waits, in the frame of `chooseReplacement` (whose `r0` is the card) or of what takes its place (there the link). */
const MOVE = [
  [REPLACING.to, FRAME.r1],
  [REPLACING.bottom, FRAME.r2],
  [REPLACING.manner, FRAME.r3],
  [REPLACING.why, FRAME.r4],
  [REPLACING.agent, FRAME.r5],
  [REPLACING.link, FRAME.r6],
  [REPLACING.by, FRAME.r7],
] as const;

/** How many cards were to be destroyed at this moment, replaced or not. */
function howManyDestroyed(duel: Duel): number {
  const { state } = duel;
  let n = 0;
  for (let row = 0 as ReplacingId, end = state.count(REPLACING); row < end; row++)
    if ((state.get(REPLACING.manner, row) & MANNER.destroyed) !== 0) n++;
  // Of a battle: the other monster, of which that is settled.
  if (n > 0 && (state.get(REPLACING.why, 0 as ReplacingId) & CAUSE.battle) !== 0)
    for (let row = 0 as LingeringId, end = state.count(LINGERING); row < end; row++)
      if (state.get(LINGERING.kind, row) === LINGERING_KIND.doomed) n++;
  someEvent(duel, state.read(NOW.timing), (event) => {
    const isIt = state.get(EVENT_LOG.kind, event) === EVENT.moved;
    const isNow = state.get(EVENT_LOG.atom, event) === state.read(NOW.atom);
    if (isIt && isNow && (state.get(EVENT_LOG.how, event) & MANNER.destroyed) !== 0) n++;
    return false;
  });
  return n;
}

function callChoice(duel: Duel, row: ReplacingId, among: boolean): void {
  const { state } = duel;
  const { chooseReplacement } = duel.game;
  if (chooseReplacement === null) return;
  const frame = duel.call(chooseReplacement.routine);
  state.set(FRAME.r0, frame, state.get(REPLACING.card, row));
  for (const [field, register] of MOVE) state.set(register, frame, state.get(field, row));
  state.set(FRAME.r2, frame, state.get(FRAME.r2, frame) | (among ? AMONG : 0));
  state.set(MOMENT, frame, state.read(NOW.atom));
}

/** Beside whether it goes to the bottom: whether others are destroyed with it. */
const AMONG = 2;

/** In which moment a move was to happen that waits for a choice. */
const MOMENT = FRAME.r9;

/** The move that a frame of `chooseReplacement` is about; or one of what takes its place, about which card. */
export function movingOf(
  { state }: Duel,
  frame: FrameId,
  card = state.get(FRAME.r0, frame) as CardId,
): PendingMove {
  const by = state.get(FRAME.r7, frame) as CardId;
  return {
    card,
    to: state.get(FRAME.r1, frame) as ZoneId,
    bottom: (state.get(FRAME.r2, frame) & 1) !== 0,
    among: (state.get(FRAME.r2, frame) & AMONG) !== 0,
    manner: state.get(FRAME.r3, frame),
    cause: {
      why: state.get(FRAME.r4, frame),
      agent: state.get(FRAME.r5, frame),
      link: state.get(FRAME.r6, frame) as LinkId,
      ...(by === NO_CARD ? {} : { card: by }),
      unreplaced: true,
    },
  };
}

/** A move that waited for a choice has happened after all: the step that was to do it has done it. */
export function noteMoved(duel: Duel, { card, cause: { link } }: PendingMove, stamp: number): void {
  const { state } = duel;
  for (let row = 0 as RecordId, n = state.count(RECORD); row < n; row++) {
    if (state.get(RECORD.link, row) !== link || state.get(RECORD.card, row) !== card) continue;
    if (state.get(RECORD.stamp, row) !== stamp) continue;
    state.set(RECORD.done, row, 1);
    state.set(RECORD.stamp, row, state.get(CARD.stamp, card));
  }
}

/** The last step of a replacement: its link belongs to no chain and is not kept with one. */
export function endReplacement(duel: Duel, frame: FrameId): void {
  const link = duel.state.get(FRAME.r0, frame) as LinkId;
  duel.state.truncate(LINKS, link);
  forgetRecords(duel, link);
}
