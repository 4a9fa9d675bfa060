import { lookup } from "@chainwright/card-ir";
import type { Decision, Room } from "@chainwright/engine";
import type { Duel } from "@chainwright/engine/board";
import { linkCount } from "@chainwright/engine/history";
import { NOW } from "@chainwright/engine/state";
import { canDecline, isOpen } from "./actions.ts";
import type { QuestionSource } from "./source.ts";

/** Moments that every game has: they are told by what is asked. */
const BY_QUESTION: Readonly<Record<string, (asked: Decision) => boolean>> = {
  now: () => true,
  open: isOpen,
  response: (asked) => canDecline(asked) && RESPONSES.has(asked.question),
  trigger: ({ question }) => question === "trigger",
};

const RESPONSES: ReadonlySet<string> = new Set([
  "respond",
  "trap",
  "block",
  "shield trigger",
  "ninja strike",
  "invasion",
]);

/** The names of the moments of a game. */
export const momentsOf = ({ moments }: Room): readonly string[] => [
  ...Object.keys(BY_QUESTION),
  ...Object.keys(moments),
];

/** Whether what is asked now is asked at a moment of this name. */
export const isAt = (moment: string, duel: Duel, { moments }: Room, asked: Decision): boolean =>
  (lookup(BY_QUESTION, moment)?.(asked) ?? lookup(moments, moment)?.(duel)) === true;

/** How far a question looks along the line on which nobody does more than they must. */
export interface Span {
  /** The only moment that it asks about. */
  readonly at: string | undefined;
  /** Whether it ends before this decision. */
  isOver(duel: Duel): boolean;
  /** Whether this decision is the last of it. */
  isLast(asked: Decision): boolean;
}

/**
 * How far it looks where it does not say so: until the turn player acts again. But what may be chained is asked of the chain that is
 * being built, and after a pass of the window that was passed to.
 */
function meantBy(
  { activate, at, until }: QuestionSource,
  duel: Duel,
  afterPass: boolean,
): Pick<QuestionSource, "at" | "until"> {
  if (at !== undefined || until !== undefined) return { at, until: until ?? "turn" };
  if (activate === undefined) return { until: "open" };
  if (linkCount(duel) > 0) return { until: "chain" };
  return afterPass ? { at: "now", until: "turn" } : { until: "open" };
}

/** The span of a question, from where the duel is. `afterPass`: a player has just passed, as the file says. */
export function spanOf(duel: Duel, question: QuestionSource, afterPass: boolean): Span {
  const { state } = duel;
  const [turn, phase, chains] = [NOW.turn, NOW.phase, NOW.chainsDone].map((word) => state.read(word));
  const { at, until } = meantBy(question, duel, afterPass);
  return {
    at,
    isOver: ({ state: later }) =>
      later.read(NOW.turn) !== turn ||
      (until === "phase" && later.read(NOW.phase) !== phase) ||
      (until === "chain" && later.read(NOW.chainsDone) !== chains),
    isLast: (asked) => until === "open" && isOpen(asked),
  };
}
