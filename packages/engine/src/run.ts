import { ACT, type Action, firstOf, kindOf, secondOf } from "./action.ts";
import { adjust } from "./adjust.ts";
import type { Duel } from "./duel.ts";
import type { Question } from "./question.ts";
import { callReplacements } from "./replace.ts";
import { CARD, type CardId, FRAME, NOW, REPLACING } from "./schema.ts";
import { settle } from "./settle.ts";
import type { Player } from "./vocabulary.ts";
import { type Reason, Why } from "./why.ts";

/** What is asked now. */
export interface Decision {
  readonly player: Player;
  readonly question: string;
  readonly options: readonly Action[];
  /** The card for which it is asked, where the question names one. */
  readonly about?: CardId;
}

/** Runs until somebody has to decide or the duel is over. */
export function run(duel: Duel): void {
  const { state } = duel;
  const fixed = duel.game.routines;
  const compiled = duel.catalogue.routines;
  while (state.read(NOW.question) === 0) {
    if (state.read(NOW.unsettled) !== 0) adjust(duel);
    if (state.count(REPLACING) !== 0) callReplacements(duel);
    const depth = state.count(FRAME);
    if (depth === 0) return;
    const frame = (depth - 1) as Parameters<Duel["jump"]>[0];
    const id = state.get(FRAME.routine, frame);
    const routine = id < fixed.length ? fixed[id] : compiled[id - fixed.length];
    if (!routine) throw new Error(`no routine ${id}`);
    const pc = state.get(FRAME.pc, frame);
    const step = routine.steps[pc];
    if (step === undefined) {
      state.truncate(FRAME, depth - 1);
      continue;
    }
    state.set(FRAME.pc, frame, pc + 1);
    step(duel, frame);
  }
  // The step that asked may have changed something before.
  if (state.read(NOW.unsettled) !== 0) settle(duel, false);
}

function openQuestion(duel: Duel): Question | null {
  const id = duel.state.read(NOW.question) - 1;
  if (id < 0) return null;
  const fixed = duel.game.questions;
  const question = id < fixed.length ? fixed[id] : duel.catalogue.questions[id - fixed.length];
  if (!question) throw new Error(`no question ${id}`);
  return question;
}

type Frame = Parameters<Duel["jump"]>[0];

/** Writes the legal answers into `out` and returns how many there are; for search, where nothing may be allocated. */
export function options(duel: Duel, out: Action[]): number {
  const question = openQuestion(duel);
  if (question === null) return 0;
  const frame = duel.state.read(NOW.askedFrame) as Frame;
  const player = duel.state.read(NOW.asked);
  let n = 0;
  question.candidates(duel, frame, player, (candidate) => {
    if (question.check(duel, frame, player, candidate, null)) out[n++] = candidate;
  });
  return n;
}

/** The open decision, or null when the duel is over. */
export function decision(duel: Duel): Decision | null {
  const question = openQuestion(duel);
  if (question === null) return null;
  const found: Action[] = [];
  found.length = options(duel, found);
  const open = { player: duel.state.read(NOW.asked), question: question.name, options: found };
  const about = question.about?.(duel, duel.state.read(NOW.askedFrame) as Frame);
  return about === undefined ? open : { ...open, about };
}

/** Whether an answer is among those that the question considers at all; whatever else is in it, it is no answer. */
function isOffered(duel: Duel, question: Question, frame: Frame, player: Player, answer: Action): boolean {
  let offered = false;
  question.candidates(duel, frame, player, (candidate) => {
    offered ||= candidate === answer;
  });
  return offered;
}

/** Whether the cards that an answer names exist. */
export function namesCards(duel: Duel, answer: Action): boolean {
  const kind = kindOf(answer);
  if (kind === ACT.pass || kind === ACT.phase || kind === ACT.number) return true;
  const cards = duel.state.count(CARD);
  const second = kind === ACT.attack ? secondOf(answer) : 0;
  return firstOf(answer) > 0 && firstOf(answer) < cards && second < cards;
}

/** All reasons against an answer; empty when it is legal. */
export function verdict(duel: Duel, answer: Action): readonly Reason[] {
  const question = openQuestion(duel);
  const against = (rules: readonly number[]): Reason[] => rules.map((rule) => ({ rule }));
  if (question === null) return against(duel.law.notNow);
  if (!namesCards(duel, answer)) return against(duel.law.notAChoice);
  const frame = duel.state.read(NOW.askedFrame) as Frame;
  const player = duel.state.read(NOW.asked);
  const why = new Why();
  const legal = question.check(duel, frame, player, answer, why);
  if (why.reasons.length > 0) return why.reasons;
  return legal && isOffered(duel, question, frame, player, answer) ? [] : against(duel.law.notNow);
}

export type Answered = { readonly ok: true } | { readonly ok: false; readonly reasons: readonly Reason[] };

/** Takes an answer and runs to the next decision. An illegal answer changes nothing. */
export function answer(duel: Duel, choice: Action): Answered {
  const question = openQuestion(duel);
  const frame = duel.state.read(NOW.askedFrame) as Frame;
  const player = duel.state.read(NOW.asked);
  const legal =
    question !== null &&
    isOffered(duel, question, frame, player, choice) &&
    question.check(duel, frame, player, choice, null);
  if (!legal) return { ok: false, reasons: verdict(duel, choice) };
  duel.state.write(NOW.answer, choice);
  duel.state.write(NOW.question, 0);
  run(duel);
  return { ok: true };
}
