import type { Duel } from "../board/duel.ts";
import type { Question } from "../board/duel-types.ts";
import { ACT, type Action, firstOf, kindOf, secondOf } from "../state/action.ts";
import { type Reason, Why } from "../state/illegality-reasons.ts";
import { CARD, type CardId, NOW } from "../state/schema.ts";
import type { Player } from "../state/vocabulary.ts";
import { againstLoop } from "./loop-lookahead.ts";
import { goOn, openQuestion } from "./run.ts";

/** What is asked now. */
export interface Decision {
  readonly player: Player;
  readonly question: string;
  readonly options: readonly Action[];
  /** The card for which it is asked, where the question names one. */
  readonly about?: CardId;
}

type Frame = Parameters<Duel["jump"]>[0];

const isLegal = (duel: Duel, question: Question, frame: Frame, player: Player, choice: Action): boolean =>
  question.check(duel, frame, player, choice, null) && againstLoop(duel, choice).length === 0;

/** Writes the legal answers into `out` and returns how many there are; for search, where nothing may be allocated. */
export function options(duel: Duel, out: Action[]): number {
  const legal = duel.answers.legal(duel.state);
  if (legal === null) {
    const count = findOptions(duel, out);
    duel.answers.keep(duel.state, out, count, true);
    return count;
  }
  for (let i = 0; i < legal.length; i++) out[i] = legal[i] as Action;
  return legal.length;
}

function findOptions(duel: Duel, out: Action[]): number {
  const question = openQuestion(duel);
  if (question === null) return 0;
  const frame = duel.state.read(NOW.askedFrame) as Frame;
  const player = duel.state.read(NOW.asked);
  let n = 0;
  const passing = duel.answers.passing(duel.state);
  if (passing !== null) {
    for (const choice of passing) if (againstLoop(duel, choice).length === 0) out[n++] = choice;
    return n;
  }
  question.candidates(duel, frame, player, (candidate) => {
    if (isLegal(duel, question, frame, player, candidate)) out[n++] = candidate;
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
  if (!legal || !isOffered(duel, question, frame, player, answer)) return against(duel.law.notNow);
  return againstLoop(duel, answer);
}

export type Answered = { readonly ok: true } | { readonly ok: false; readonly reasons: readonly Reason[] };

/** Takes an answer and runs to the next decision. An illegal answer changes nothing. */
export function answer(duel: Duel, choice: Action): Answered {
  if (!isAnswer(duel, choice)) return { ok: false, reasons: verdict(duel, choice) };
  goOn(duel, choice);
  return { ok: true };
}

function isAnswer(duel: Duel, choice: Action): boolean {
  const legal = duel.answers.legal(duel.state);
  if (legal !== null) return legal.includes(choice);
  const question = openQuestion(duel);
  const frame = duel.state.read(NOW.askedFrame) as Frame;
  const player = duel.state.read(NOW.asked);
  return (
    question !== null &&
    isOffered(duel, question, frame, player, choice) &&
    isLegal(duel, question, frame, player, choice)
  );
}
