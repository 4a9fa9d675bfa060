import type { Step } from "@chainwright/card-ir";
import { isReference } from "@chainwright/card-ir";
import { lift } from "../atoms.ts";
import type { Duel } from "../duel.ts";
import { putInForce } from "../force.ts";
import { openLink, setFlag } from "../links.ts";
import { eachRecord, isSame, record } from "../records.ts";
import { CARD, type CardId, type ForceId, IN_FORCE, NO_CARD, NO_LINK, NOW } from "../schema.ts";
import { FORCE, LINK, type Player, UNTIL } from "../vocabulary.ts";
import type { Part } from "./part.ts";
import { NotCarriedOut } from "./using.ts";

/** Words for phases, numbered for the state. */
export const PHASES = ["draw", "standby", "main", "main1", "battle", "main2", "end", "damage-step"] as const;

/**
 * "During the End Phase, destroy it": the step leaves an effect in force per card; when the phase comes it is
 * done once, without starting a chain.
 */
export function laterSteps(part: Part, step: Extract<Step, { verb: "later" }>, slot: number): void {
  const [first] = step.then;
  const what = first && "what" in first.step ? first.step.what : undefined;
  if (!what || !isReference(what) || what.slot === undefined) {
    throw new NotCarriedOut("a later step that is not about a card named before");
  }
  if (step.whose !== undefined && step.turn === undefined)
    throw new NotCarriedOut("a later step in the opponent's next phase");
  // This card needs no record.
  const from = what.ref === "this-card" ? null : part.slots.of(what.slot);
  const then = part.child("later");
  then.clauses(step.then);
  const routine = part.sink.addRoutine(then.name, then.steps);
  const phase = PHASES.indexOf(step.at);
  part.add((duel, using) => {
    const putOff = (card: CardId): void =>
      putInForce(duel, {
        kind: FORCE.later,
        card,
        player: using.player,
        source: using.card,
        effect: using.effect,
        what: ((from ?? 0) << 8) | ((step.turn ?? 0) << 4) | phase,
        value: routine.id,
        until: UNTIL.once,
      });
    if (from === null) putOff(using.card);
    else
      eachRecord(duel, using.link, from, (row, card) => {
        if (isSame(duel, row)) putOff(card);
      });
    part.done(duel, using, slot);
  });
}

/**
 * Whether an effect in force has something to do in this phase: a delayed step, or the end of what lasts
 * "until the End Phase". Its player carries it out.
 */
function isDue(duel: Duel, force: ForceId): boolean {
  const { state } = duel;
  const card = state.get(IN_FORCE.card, force);
  if (card !== NO_CARD && state.get(IN_FORCE.stamp, force) !== state.get(CARD.stamp, card)) return false;
  if (state.get(IN_FORCE.until, force) === UNTIL.endPhase) return duel.rules.isMoment(duel, "end");
  if (state.get(IN_FORCE.kind, force) !== FORCE.later) return false;
  const what = state.get(IN_FORCE.what, force);
  const phase = PHASES[what & 0xf];
  if (phase === undefined || !duel.rules.isMoment(duel, phase)) return false;
  const opponentsTurn = (what >> 4) & 0xf;
  return opponentsTurn === 0 || opponentsTurn === opponentsTurnsSince(duel, force);
}

/** Which turn of its player's opponent this is since the effect resolved, counted from 1; 0 in their own turns. */
function opponentsTurnsSince(duel: Duel, force: ForceId): number {
  const { state } = duel;
  if (state.read(NOW.turnPlayer) === state.get(IN_FORCE.player, force)) return 0;
  return (state.read(NOW.turn) - state.get(IN_FORCE.turn, force) + 1) >> 1;
}

/** Whether an effect in force before this one is left by the same effect, and due as well: both are one matter. */
function isRepeated(duel: Duel, force: ForceId): boolean {
  const { state } = duel;
  for (let row = 0; row < force; row++) {
    const before = row as ForceId;
    if (
      state.get(IN_FORCE.source, before) === state.get(IN_FORCE.source, force) &&
      state.get(IN_FORCE.effect, before) === state.get(IN_FORCE.effect, force) &&
      state.get(IN_FORCE.player, before) === state.get(IN_FORCE.player, force) &&
      isDue(duel, before)
    )
      return true;
  }
  return false;
}

/** Visits the effects that left a player something to carry out in this phase; stops when `visit` returns true, and says whether it did. */
export function someDue(
  duel: Duel,
  player: Player,
  visit: (source: CardId, effect: number) => boolean,
): boolean {
  const { state } = duel;
  for (let row = 0, n = state.count(IN_FORCE); row < n; row++) {
    const force = row as ForceId;
    if (state.get(IN_FORCE.player, force) !== player || !isDue(duel, force)) continue;
    if (isRepeated(duel, force)) continue;
    if (visit(state.get(IN_FORCE.source, force), state.get(IN_FORCE.effect, force))) return true;
  }
  return false;
}

/**
 * Carries out what an effect has due for a player in this phase. A delayed step is done to all its cards at once; it
 * makes no link of a chain, but "you" and "it" mean what they meant.
 */
export function carryOutDue(duel: Duel, player: Player, source: CardId, effect: number): void {
  const { state } = duel;
  let link = NO_LINK;
  let routine = 0;
  const isPart = (force: ForceId): boolean =>
    state.get(IN_FORCE.source, force) === source &&
    state.get(IN_FORCE.effect, force) === effect &&
    state.get(IN_FORCE.player, force) === player &&
    isDue(duel, force) &&
    // Of two steps that were put off, one after the other.
    (state.get(IN_FORCE.kind, force) !== FORCE.later ||
      link === NO_LINK ||
      state.get(IN_FORCE.value, force) === routine);
  for (let row = 0, n = state.count(IN_FORCE); row < n; row++) {
    const force = row as ForceId;
    if (!isPart(force)) continue;
    const card = state.get(IN_FORCE.card, force);
    if (state.get(IN_FORCE.kind, force) !== FORCE.later) continue;
    if (link === NO_LINK) {
      link = openLink(duel, source, effect, player);
      setFlag(duel, link, LINK.chainless);
      routine = state.get(IN_FORCE.value, force);
    }
    record(duel, link, state.get(IN_FORCE.what, force) >> 8, card, 1);
  }
  lift(duel, isPart);
  if (link === NO_LINK) return;
  const found = [...duel.game.routines, ...duel.catalogue.routines][routine];
  if (!found) throw new Error(`no routine ${routine}`);
  duel.call(found, link);
}
