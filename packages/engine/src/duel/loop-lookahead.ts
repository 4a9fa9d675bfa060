import type { FrameId } from "@chainwright/kernel";
import { definitionOf } from "../board/card-definitions.ts";
import type { Duel, Loop } from "../board/duel.ts";
import type { ContinuousEffect } from "../board/duel-types.ts";
import { CONTINUOUS, eachWatched } from "../board/zone-contents.ts";
import { linkCount } from "../history/chain-links.ts";
import { ACT, type Action, type ActKind, firstOf, kindOf, PASS } from "../state/action.ts";
import type { Reason } from "../state/illegality-reasons.ts";
import { CARD, type CardId, NO_CARD, NOW } from "../state/schema.ts";
import { ATTEMPT, CONTINUOUS_ACTION } from "../state/vocabulary.ts";
import { goOn, openQuestion } from "./run.ts";

/** On some days nobody may start an endless change: whether an answer would is found by trying it out on a fork. */

/** What is done of one's own accord, or chosen for it. */
const PLAYS: ReadonlySet<ActKind> = new Set([
  ACT.activate,
  ACT.summon,
  ACT.set,
  ACT.changePosition,
  ACT.choose,
  ACT.number,
  ACT.trigger,
  ACT.special,
]);

const NO_REASONS: readonly Reason[] = [];

/** So many answers are tried out for one; a play that offers more choices is not looked through. */
const MOST_TRIES = 64;

/** What stands against an answer because it would start an endless change. Nobody is kept from what leaves no other answer. */
export function againstLoop(duel: Duel, choice: Action): readonly Reason[] {
  if (duel.law.loopForbidden.length === 0 || !PLAYS.has(kindOf(choice))) return NO_REASONS;
  if (!mayStartLoop(duel, cardOf(choice))) return NO_REASONS;
  const trials = { left: MOST_TRIES };
  const loop = duel.tryOut((trial) => loopAfter(trial, choice, trials));
  if (loop === null || loopAfterAll(duel, answersTo(duel), trials) !== null) return NO_REASONS;
  // Not all could be tried: there may be no other answer.
  if (trials.left === 0) return NO_REASONS;
  return reasonsFor(duel, loop);
}

const cardOf = (choice: Action): CardId =>
  kindOf(choice) === ACT.number ? NO_CARD : (firstOf(choice) as CardId);

/**
 * A first look, without trying anything out: whether two of the cards on the table and the one that comes switch others on
 * or off, or one does so because of what others change.
 */
function mayStartLoop(duel: Duel, coming: CardId): boolean {
  const own = coming === NO_CARD ? 0 : definitionOf(duel, coming).does;
  const does = own | duel.state.read(NOW.applying);
  if ((does & (CONTINUOUS_ACTION.negate | CONTINUOUS_ACTION.unaffected)) === 0) return false;
  const there = new Set([coming]);
  for (const player of [0, 1] as const) {
    eachWatched(duel, player, CONTINUOUS, (card) => {
      there.add(card);
    });
  }
  const all = [...there].map((card) => effectsOf(duel, card));
  return (
    all.filter((effects) => effects.some(isSwitch)).length > 1 ||
    all.some((effects) => effects.some((one) => isSwitch(one) && one.dependencies !== 0))
  );
}

const effectsOf = (duel: Duel, card: CardId): readonly ContinuousEffect[] =>
  card === NO_CARD
    ? []
    : duel.definition(duel.state.get(CARD.def, card)).effects.flatMap(({ continuous }) => continuous);

/** What keeps others from applying, or has them apply again. */
const isSwitch = (one: ContinuousEffect): boolean =>
  (one.does & (CONTINUOUS_ACTION.negate | CONTINUOUS_ACTION.unaffected | CONTINUOUS_ACTION.control)) !== 0 ||
  (one.does === CONTINUOUS_ACTION.forbid && one.act === "negate");

/** The loop in which an answer ends, whatever is chosen on the way and while nobody responds; null where there is a way without. */
function loopAfter(trial: Duel, choice: Action, trials: { left: number }): Loop | null {
  if (!PLAYS.has(kindOf(choice)) || trials.left === 0) return null;
  trials.left--;
  let loop: Loop | null = null;
  trial.onLoop = (found) => {
    loop = found;
  };
  // Nobody foresees what chance will bring.
  let isChance = false;
  trial.scriptChance(() => {
    isChance ||= loop === null;
    return undefined;
  });
  goOn(trial, choice);
  while (loop === null && !isChance) {
    const open = answersTo(trial);
    if (open.length === 0 || isDone(trial, open)) return null;
    if (!open.includes(PASS)) return loopAfterAll(trial, open, trials);
    goOn(trial, PASS);
  }
  return isChance ? null : loop;
}

function loopAfterAll(trial: Duel, open: readonly Action[], trials: { left: number }): Loop | null {
  let loop: Loop | null = null;
  for (const one of open) {
    loop = trial.tryOut((next) => loopAfter(next, one, trials));
    if (loop === null) break;
  }
  return loop;
}

/** Whether what was begun has been carried out, so that something else could be done. */
const isDone = (duel: Duel, open: readonly Action[]): boolean =>
  linkCount(duel) === 0 &&
  duel.state.read(NOW.attempt) === ATTEMPT.none &&
  !open.some((one) => kindOf(one) === ACT.choose || kindOf(one) === ACT.number);

/** Everything that could be answered, but for what loops forbid. */
function answersTo(duel: Duel): readonly Action[] {
  const question = openQuestion(duel);
  const found: Action[] = [];
  if (question === null) return found;
  const frame = duel.state.read(NOW.askedFrame) as FrameId;
  const player = duel.state.read(NOW.asked);
  question.candidates(duel, frame, player, (one) => {
    if (question.check(duel, frame, player, one, null)) found.push(one);
  });
  return found;
}

/** What was laid down for cards of the loop, and what stands against any. */
function reasonsFor(duel: Duel, { cards, source }: Loop): readonly Reason[] {
  const { law, rules, state } = duel;
  const names = cards.map((card) => duel.definition(state.get(CARD.def, card)).card.name.en);
  const laidDown = rules.rulings.filter((ruling) => ruling.cards.every((name) => names.includes(name)));
  const about = source === NO_CARD ? cards[0] : source;
  return [...laidDown.map(({ rule }) => rule), ...law.loopForbidden, ...law.undecidable].map((rule) => ({
    rule,
    card: about as CardId,
    through: cards,
  }));
}
