import type { Action } from "./action.ts";
import type { Duel } from "./duel.ts";
import type { Question } from "./question.ts";
import { FRAME, NOW } from "./schema.ts";
import type { Player } from "./vocabulary.ts";
import { type Reason, Why } from "./why.ts";

/** What is asked now. */
export interface Decision {
  readonly player: Player;
  readonly question: string;
  readonly options: readonly Action[];
}

/** Runs until somebody has to decide or the duel is over. */
export function run(duel: Duel): void {
  const { state } = duel;
  const fixed = duel.game.routines;
  const compiled = duel.catalogue.routines;
  while (state.read(NOW.question) === 0) {
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
  return { player: duel.state.read(NOW.asked), question: question.name, options: found };
}

/** All reasons against an answer; empty when it is legal. */
export function verdict(duel: Duel, answer: Action): readonly Reason[] {
  const question = openQuestion(duel);
  if (question === null) return [{ rule: 0 }];
  const why = new Why();
  const legal = question.check(
    duel,
    duel.state.read(NOW.askedFrame) as Frame,
    duel.state.read(NOW.asked),
    answer,
    why,
  );
  return legal || why.reasons.length > 0 ? why.reasons : [{ rule: 0 }];
}

export type Answered = { readonly ok: true } | { readonly ok: false; readonly reasons: readonly Reason[] };

/** Takes an answer and runs to the next decision. An illegal answer changes nothing. */
export function answer(duel: Duel, choice: Action): Answered {
  const question = openQuestion(duel);
  const frame = duel.state.read(NOW.askedFrame) as Frame;
  if (question === null || !question.check(duel, frame, duel.state.read(NOW.asked), choice, null)) {
    return { ok: false, reasons: verdict(duel, choice) };
  }
  duel.state.write(NOW.answer, choice);
  duel.state.write(NOW.question, 0);
  run(duel);
  return { ok: true };
}
