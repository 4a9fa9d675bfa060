import type { PhaseAhead, Step } from "@chainwright/card-ir";
import { isReference } from "@chainwright/card-ir";
import { lift } from "../atoms.ts";
import type { Duel } from "../duel.ts";
import { putInForce } from "../force.ts";
import { openLink, routineOf, setFlag } from "../links.ts";
import { eachRecord, isSame, record } from "../records.ts";
import { CARD, type CardId, type ForceId, IN_FORCE, NO_CARD, NO_LINK, NOW } from "../schema.ts";
import { FORCE, LIFTED, LINK, type Player, UNTIL } from "../vocabulary.ts";
import type { Part } from "./part.ts";
import { NotCarriedOut, type Using } from "./using.ts";
import { means } from "./words.ts";

/** Words for phases, numbered for the state. */
export const PHASES = [
  "draw",
  "standby",
  "main",
  "main1",
  "battle",
  "main2",
  "end",
  "damage-step",
  "start",
] as const;

/** In the state, beside the phases: the End Step of the Battle Phase. */
const BATTLE_END = PHASES.length;

const WHOSE = ["either", "you", "opponent"] as const;

/** When a step that was put off is due, in one word of the state; with the slot of the card that it is about, 0 for none. */
const packed = (phase: number, whose: number, turn: number, slot: number): number =>
  (slot << 12) | (turn << 8) | (whose << 4) | phase;
const slotOf = (what: number): number => what >> 12;

/** The turn after, whoever's it is; other numbers count the turns of one player. */
const FOLLOWING = 0xf;

/** Leaves in force what is put off, for each card that it is about; `fits` may leave some of them out. */
type PutOff = (duel: Duel, using: Using, fits?: (card: CardId) => boolean) => void;

/**
 * What is done once when a phase comes, without starting a chain: one matter for each card of the slot `from`. For 0 it
 * is about no card named before, or with `ofThis` about this card.
 */
export function putOff(
  part: Part,
  { at, whose: who, turn = 0, nth, next, nextTurn, end }: PhaseAhead,
  from: number,
  compile: (then: Part) => void,
  ofThis = false,
): PutOff {
  if (end === true && at !== "battle")
    throw new NotCarriedOut("the end of another phase than the Battle Phase");
  const then = part.child("later");
  compile(then);
  const routine = part.sink.addRoutine(then.name, then.steps);
  const whose = Math.max(0, WHOSE.indexOf(who as (typeof WHOSE)[number]));
  const phase = end === true ? BATTLE_END : PHASES.indexOf(at);
  const due = packed(phase, whose, nextTurn === true ? FOLLOWING : turn, from);
  // "Your next Standby Phase" is not the one that it is now.
  const second = packed(phase, whose, whose === 0 ? FOLLOWING : 1, from);
  // Of this turn it is over.
  const isOver = (duel: Duel): boolean =>
    (at === "draw" || at === "standby") &&
    !duel.rules.isMoment(duel, "draw") &&
    !duel.rules.isMoment(duel, at);
  // Counted from one in this turn, or from the next turn of that player.
  const counted = (duel: Duel, player: Player): number | null =>
    nth === undefined
      ? null
      : packed(
          phase,
          whose,
          means(WHOSE[whose], player, duel.state.read(NOW.turnPlayer)) && !isOver(duel) ? nth - 1 : nth,
          from,
        );
  const isNow = (duel: Duel, player: Player): boolean =>
    duel.rules.isMoment(duel, at) && means(WHOSE[whose], player, duel.state.read(NOW.turnPlayer));
  return (duel, using, fits) => {
    const { player, card: source, effect } = using;
    const force = {
      kind: FORCE.later,
      player,
      source,
      effect,
      what: counted(duel, player) ?? (next === true && isNow(duel, player) ? second : due),
      value: routine.id,
      until: end === true ? UNTIL.endOfBattlePhase : UNTIL.once,
    };
    if (from === 0) putInForce(duel, ofThis ? { ...force, card: source } : force);
    else
      eachRecord(duel, using.link, from, (row, card) => {
        if (isSame(duel, row) && (fits?.(card) ?? true)) putInForce(duel, { ...force, card });
      });
  };
}

/**
 * "During the End Phase, destroy it": the step leaves an effect in force per card, or one if it is about no card named
 * before; when the phase comes it is done once, without starting a chain.
 */
export function laterSteps(part: Part, step: Extract<Step, { verb: "later" }>, slot: number): void {
  const [first] = step.then;
  const what = first && "what" in first.step ? first.step.what : undefined;
  const about = what && isReference(what) ? what : undefined;
  if (about && about.ref !== "this-card" && about.slot === undefined)
    throw new NotCarriedOut("a later step about a card that was not named before");
  const from = about?.slot === undefined || about.ref === "this-card" ? 0 : part.slots.of(about.slot);
  const put = putOff(part, step.when, from, (then) => then.clauses(step.then), about !== undefined);
  part.add((duel, using) => {
    put(duel, using);
    part.done(duel, using, slot);
  });
}

/** Whether the moment has come of a step that was put off. */
function isItsTime(duel: Duel, force: ForceId): boolean {
  const { state } = duel;
  const what = state.get(IN_FORCE.what, force);
  const number = what & 0xf;
  const phase = PHASES[number];
  const isIt =
    number === BATTLE_END
      ? duel.rules.isMoment(duel, "battle", "end")
      : phase !== undefined && duel.rules.isMoment(duel, phase);
  if (!isIt) return false;
  const whose = WHOSE[(what >> 4) & 0xf];
  if (!means(whose, state.get(IN_FORCE.player, force) as Player, state.read(NOW.turnPlayer))) return false;
  const turn = (what >> 8) & 0xf;
  // Players take turns: every other turn is that player's.
  const passed = state.read(NOW.turn) - state.get(IN_FORCE.turn, force);
  return turn === 0 || (turn === FOLLOWING ? passed === 1 : Math.ceil(passed / 2) === turn);
}

/**
 * Whether an effect in force has something to do in this phase: a delayed step, or the end of what lasts
 * "until the End Phase". Its player carries it out.
 */
function isDue(duel: Duel, force: ForceId): boolean {
  const { state } = duel;
  const card = state.get(IN_FORCE.card, force);
  if (card !== NO_CARD && state.get(IN_FORCE.stamp, force) !== state.get(CARD.stamp, card)) return false;
  const lifted = LIFTED[state.get(IN_FORCE.until, force)];
  if (lifted !== undefined) {
    const [phase, turns] = lifted;
    const passed = state.read(NOW.turn) - state.get(IN_FORCE.turn, force);
    return passed >= turns && duel.rules.isMoment(duel, phase);
  }
  return state.get(IN_FORCE.kind, force) === FORCE.later && isItsTime(duel, force);
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
      link = openLink(duel, source, effect, player, state.get(IN_FORCE.def, force));
      setFlag(duel, link, LINK.chainless);
      routine = state.get(IN_FORCE.value, force);
    }
    const slot = slotOf(state.get(IN_FORCE.what, force));
    if (slot !== 0) record(duel, link, slot, card, 1);
  }
  lift(duel, isPart);
  if (link === NO_LINK) return;
  duel.call(routineOf(duel, routine), link);
}
