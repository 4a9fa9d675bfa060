import { isNegated } from "@chainwright/engine/applying";
import { noteOccasion } from "@chainwright/engine/battle";
import {
  type CompiledEffect,
  type Duel,
  definitionOf,
  eachEffectOf,
  holderOf,
  LISTENERS,
  type TriggerCondition,
  USERS,
} from "@chainwright/engine/board";
import {
  effectOf,
  endLingering,
  happen,
  hasFlag,
  openLink,
  routineOf,
  setFlag,
  someEvent,
  someLingeringOn,
} from "@chainwright/engine/history";
import { type EffectContext, effectContext } from "@chainwright/engine/program";
import {
  CARD,
  CAUSE,
  type CardId,
  EVENT,
  EVENT_LOG,
  type EventId,
  FACE,
  LINGERING,
  LINGERING_KIND,
  LINK,
  LINKS,
  type LingeringId,
  type LinkId,
  NO_CARD,
  NO_LINK,
  NOW,
  opponentOf,
  type Player,
  TRACE,
} from "@chainwright/engine/state";
import { countUse, countUseByName, isUsedUp } from "./once-per-turn.ts";
import { ocgRoutines } from "./registry.ts";
import { ocgRules } from "./rule-revisions.ts";

type Frame = Parameters<Duel["jump"]>[0];

/**
 * "Each time a Chain of 2 or more Links resolves, this card gains 500 ATK.": nothing is activated, so that nobody can
 * answer it. The turn player's cards come first. What is done each time that monsters battle is done in damage calculation.
 */
export function carryOutEachTime(duel: Duel, kind: number): void {
  if (!duel.catalogue.hasEachTimeEffects) return;
  carryOutFor(duel, duel.state.read(NOW.timing), (event) => duel.state.get(EVENT_LOG.kind, event) === kind);
}

/** Events whose own places in a turn say when they count. */
const APART = (1 << EVENT.chainResolved) | (1 << EVENT.battles) | (1 << EVENT.resolved);

/** What has happened in the timing that has just ended, but what links did: that has been seen to when they had resolved. */
export function carryOutForTiming(duel: Duel): void {
  const { state } = duel;
  if (!duel.catalogue.hasEachTimeEffects || state.read(NOW.window) === 0) return;
  carryOutFor(
    duel,
    state.read(NOW.window),
    (event) => ((1 << state.get(EVENT_LOG.kind, event)) & APART) === 0 && !isOfLink(duel, event),
  );
}

const isOfLink = ({ state }: Duel, event: EventId): boolean =>
  state.get(EVENT_LOG.link, event) !== NO_LINK && (state.get(EVENT_LOG.cause, event) & CAUSE.cost) === 0;

/** A link has resolved: that, and what it did. */
export function carryOutForLink(duel: Duel, link: LinkId): void {
  const { state } = duel;
  if (!duel.catalogue.hasEachTimeEffects || hasFlag(duel, link, LINK.chainless)) return;
  const how = effectOf(duel, link).kind === "activation" ? 1 : 0;
  const cause = { why: CAUSE.effect, agent: state.get(LINKS.player, link), link };
  const from = state.get(LINKS.zone, link);
  happen(duel, { kind: EVENT.resolved, card: state.get(LINKS.card, link), how, from }, cause);
  carryOutFor(
    duel,
    state.read(NOW.timing),
    (event) => state.get(EVENT_LOG.link, event) === link && isOfLink(duel, event),
  );
}

/** "Negate any Spell effects that target this card": the link is about to resolve. */
export function carryOutAsItResolves(duel: Duel, link: LinkId): void {
  if (!duel.catalogue.hasEachTimeEffects) return;
  eachPlayersLast(duel, LISTENERS, (card, effect) => {
    if (effect.trigger === null || !isThere(duel, card, effect)) return;
    const player = holderOf(duel, card);
    const context = effectContext(card, effect.index, player, link);
    if (!effect.trigger.activation(duel, context, link)) return;
    if (!isCounted(effect)) carryOut(duel, card, effect, link);
    else if (!isUsedUp(duel, player, card, effect))
      duel.call(negateAsOftenAsCounted, card, effect.index, player, link);
  });
  eachWatch(duel, (lingering, occasion, context) => {
    if (!occasion.activation(duel, { ...context, link }, link)) return;
    duel.state.set(LINKS.answers, carryOutWatch(duel, lingering, context), link);
  });
}

const isCounted = ({ oncePerTurn, timesPerTurn, oncePerStay, limit }: CompiledEffect): boolean =>
  oncePerTurn || timesPerTurn > 0 || oncePerStay || limit?.scope === "this";

/** "Once per turn, you can negate …": it counts where the effect is negated by it, and nothing is asked where it is already. */
const negateAsOftenAsCounted = ocgRoutines.define(
  "negate so often",
  ["card", "effect", "player", "answered", "stamp"],
  {
    begin(duel, frame) {
      const { state } = duel;
      const card = state.get(negateAsOftenAsCounted.reg.card, frame) as CardId;
      const answered = state.get(negateAsOftenAsCounted.reg.answered, frame) as LinkId;
      const effect = effectAt(duel, frame);
      state.set(negateAsOftenAsCounted.reg.stamp, frame, state.get(CARD.stamp, card));
      if (hasFlag(duel, answered, LINK.negatedEffect) || !isThere(duel, card, effect))
        duel.jump(frame, negateAsOftenAsCounted.at.done);
      else carryOut(duel, card, effect, answered);
    },
    count(duel, frame) {
      const { state } = duel;
      const card = state.get(negateAsOftenAsCounted.reg.card, frame) as CardId;
      const answered = state.get(negateAsOftenAsCounted.reg.answered, frame) as LinkId;
      if (!hasFlag(duel, answered, LINK.negatedEffect)) return;
      const player = state.get(negateAsOftenAsCounted.reg.player, frame) as Player;
      // A card that has left is another one when it comes back; its name stays used.
      const isThat = state.get(CARD.stamp, card) === state.get(negateAsOftenAsCounted.reg.stamp, frame);
      if (isThat) countUse(duel, player, card, effectAt(duel, frame));
      else countUseByName(duel, player, card, effectAt(duel, frame));
    },
    done() {},
  },
);

function effectAt(duel: Duel, frame: Frame): CompiledEffect {
  const { state } = duel;
  const card = state.get(negateAsOftenAsCounted.reg.card, frame) as CardId;
  const effect = definitionOf(duel, card).effects[state.get(negateAsOftenAsCounted.reg.effect, frame)];
  if (effect === undefined) throw new Error("an effect that the card has not got");
  return effect;
}

/** "If this card attacks, it is changed to Defense Position at the end of the Damage Step." */
export function carryOutAtTheEnd(duel: Duel): void {
  if (!duel.catalogue.hasEachTimeEffects) return;
  eachPlayersLast(duel, USERS, (card, effect) => {
    if (effect.trigger === null && isThere(duel, card, effect)) carryOut(duel, card, effect);
  });
}

const atomOf = ({ state }: Duel, event: EventId): number => state.get(EVENT_LOG.atom, event);

/** The moments of a timing in which such a thing has happened: what happens at the same moment is one time. */
function momentsOf(duel: Duel, timing: number, isSuch: (event: EventId) => boolean): ReadonlySet<number> {
  const moments = new Set<number>();
  someEvent(duel, timing, (event) => {
    if (isSuch(event)) moments.add(atomOf(duel, event));
    return false;
  });
  return moments;
}

function carryOutFor(duel: Duel, timing: number, isMeant: (event: EventId) => boolean): void {
  eachPlayersLast(duel, LISTENERS, (card, effect) => {
    if (effect.trigger === null || !isThere(duel, card, effect)) return;
    const { trigger } = effect;
    const context = effectContext(card, effect.index, holderOf(duel, card));
    const isHeardHere = (event: EventId): boolean =>
      isMeant(event) && trigger.event(duel, context, event) && !hasCome(duel, card, event);
    for (const moment of momentsOf(duel, timing, isHeardHere)) {
      const link = carryOut(duel, card, effect);
      noteOccasion(duel, link, NO_LINK, timing, (event) => atomOf(duel, event) === moment && isMeant(event));
    }
  });
  carryOutWatched(duel, timing, isMeant);
}

/** "This turn, each time your opponent Special Summons a monster(s), draw 1 card": what effects that have resolved left behind. */
function carryOutWatched(duel: Duel, timing: number, isMeant: (event: EventId) => boolean): void {
  const { state } = duel;
  // "The next attack": what was waited for only once.
  const spent: LingeringId[] = [];
  eachWatch(duel, (lingering, occasion, context) => {
    const isHeardHere = (event: EventId): boolean => isMeant(event) && occasion.event(duel, context, event);
    for (const moment of momentsOf(duel, timing, isHeardHere)) {
      const link = carryOutWatch(duel, lingering, context);
      noteOccasion(
        duel,
        link,
        NO_LINK,
        timing,
        (event) => atomOf(duel, event) === moment && isMeant(event),
        occasion,
      );
      if (state.get(LINGERING.declared, lingering) === 0) continue;
      spent.push(lingering);
      break;
    }
  });
  if (spent.length > 0) endLingering(duel, (one) => spent.includes(one));
}

function eachWatch(
  duel: Duel,
  visit: (lingering: LingeringId, occasion: TriggerCondition, context: EffectContext) => void,
): void {
  const { state, catalogue } = duel;
  if (catalogue.watches.length === 0) return;
  someLingeringOn(duel, LINGERING_KIND.eachTime, NO_CARD, (lingering) => {
    const occasion = catalogue.watches[state.get(LINGERING.what, lingering)];
    if (occasion === undefined) throw new RangeError("something is watched for that no text says");
    const player = state.get(LINGERING.player, lingering) as Player;
    const [source, effect] = [state.get(LINGERING.source, lingering), state.get(LINGERING.effect, lingering)];
    visit(lingering, occasion, effectContext(source, effect, player));
    return false;
  });
}

function carryOutWatch(duel: Duel, lingering: LingeringId, { card, effect, player }: EffectContext): LinkId {
  const { state } = duel;
  const link = openLink(duel, card, effect, player, state.get(LINGERING.def, lingering));
  setFlag(duel, link, LINK.chainless);
  duel.call(routineOf(duel, state.get(LINGERING.value, lingering)), link);
  return link;
}

/** A card that came in the chain was not there when what has resolved was activated. */
const hasCome = ({ state }: Duel, card: CardId, resolved: EventId): boolean => {
  if (state.get(EVENT_LOG.kind, resolved) !== EVENT.resolved) return false;
  for (let row = 0 as EventId, n = state.count(EVENT_LOG); row < n; row++)
    if (
      state.get(EVENT_LOG.card, row) === card &&
      state.get(EVENT_LOG.timing, row) === state.get(EVENT_LOG.timing, resolved) &&
      state.get(EVENT_LOG.link, row) !== state.get(EVENT_LOG.link, resolved) &&
      (state.get(EVENT_LOG.kind, row) === EVENT.moved ||
        state.get(EVENT_LOG.kind, row) === EVENT.summoned ||
        state.get(EVENT_LOG.kind, row) === EVENT.flipped)
    )
      return true;
  return false;
};

/** Visits the effects of this kind; the last that is called runs first, so that the turn player's are visited last. */
function eachPlayersLast(
  duel: Duel,
  list: typeof LISTENERS,
  visit: (card: CardId, effect: CompiledEffect) => void,
): void {
  const turnPlayer = duel.state.read(NOW.turnPlayer);
  for (const player of [opponentOf(turnPlayer), turnPlayer])
    eachEffectOf(duel, player, list, (card, effect) => {
      if (effect.kind === "each-time") visit(card, effect);
    });
}

function isThere(duel: Duel, card: CardId, effect: CompiledEffect): boolean {
  const { state } = duel;
  if (isNegated(duel, card) || (effect.range & (1 << state.get(CARD.zone, card))) === 0) return false;
  if (state.get(CARD.face, card) !== FACE.up) return false;
  const context = effectContext(card, effect.index, holderOf(duel, card));
  return effect.conditions.every((condition) => condition(duel, context, null));
}

/** `answered`: the link that is about to resolve, where it is done for that. */
function carryOut(
  duel: Duel,
  card: CardId,
  { index, resolution }: CompiledEffect,
  answered: LinkId = NO_LINK,
): LinkId {
  const player = holderOf(duel, card);
  const link = openLink(duel, card, index, player);
  setFlag(duel, link, LINK.chainless);
  duel.state.set(LINKS.answers, link, answered);
  if (duel.trace !== null) {
    const about = duel.rulesAbout(definitionOf(duel, card));
    duel.point(TRACE.eachTime, [...ocgRules(duel).law.doesNotActivate, ...about], card, index * 2 + player);
  }
  duel.call(resolution, link);
  return link;
}
