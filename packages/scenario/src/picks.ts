import { answer, type Decision } from "@chainwright/engine";
import type { Duel } from "@chainwright/engine/board";
import { countDone, effectOf, hasFlag, linkCount } from "@chainwright/engine/history";
import { type Action, LINK, type LinkId, NO_LINK, PASS, TRACE } from "@chainwright/engine/state";
import { isWord } from "./actions.ts";

/** What a play names for a question that comes later, until one fits. */
export interface Pick {
  readonly name: string;
  /** It was written as a target: that is chosen as the link is put there, and not later. */
  readonly isTarget: boolean;
  /** The link for which it was written; none before that is there, or after it. */
  link: LinkId;
  /** How much that link had done as it was put there: what was paid for it. */
  paid: number;
  /** A question came that could have been meant, and it did not fit. */
  refused: boolean;
}

export const newPick = (name: string, isTarget: boolean): Pick => ({
  name,
  isTarget,
  link: NO_LINK,
  paid: 0,
  refused: false,
});

/** The picks of a play were written for the link that is the newest now. */
export function bindTo(duel: Duel, picks: readonly Pick[]): void {
  const link = linkCount(duel) as LinkId;
  for (const pick of picks) Object.assign(pick, { link, paid: countDone(duel, link) });
}

/** A question came that none of these fits. */
export function refuse(duel: Duel, open: Decision, picks: readonly Pick[]): void {
  const resolving = resolvingLink(duel);
  const isChosen = open.options.filter((one) => one !== PASS).length > 1;
  for (const pick of picks) {
    const isMeant =
      resolving === NO_LINK
        ? pick.link === NO_LINK && !isWord(pick.name) && (pick.isTarget || isChosen)
        : pick.link === resolving;
    pick.refused ||= isMeant;
  }
}

/** The picks that still wait when an answer has been given whose links came to their end so. */
export function afterwards(picks: readonly Pick[], ends: ReadonlyMap<number, Ended>): Pick[] {
  return picks.flatMap((pick) => {
    const end = ends.get(pick.link);
    if (end === undefined) return [pick];
    const wasIdle = end.negated || (end.canAsk && !pick.isTarget && end.done <= pick.paid);
    return wasIdle && !pick.refused ? [] : [{ ...pick, link: NO_LINK }];
  });
}

/** How a link came to its end. */
export interface Ended {
  readonly negated: boolean;
  /** Whether anything is done by it at all: a card that is only placed on the field asks for nothing. */
  readonly canAsk: boolean;
  /** How much it had done, with what was paid for it. */
  readonly done: number;
}

/** Which links an answer brings to their end, and how: seen in a fork, so that the run itself need not be traced. */
export function endedBy(duel: Duel, choice: Action): ReadonlyMap<number, Ended> {
  const ends = new Map<number, Ended>();
  const trial = duel.fork();
  trial.trace = {
    point(at, kind, _rule, link) {
      const isOver = kind === TRACE.resolved || kind === TRACE.skipped || kind === TRACE.fizzled;
      // A later chain has links with the same numbers.
      if (!isOver || ends.has(link)) return;
      const negated = hasFlag(at, link as LinkId, UNDONE);
      const canAsk = effectOf(at, link as LinkId).ir.resolution.length > 0;
      ends.set(link, { negated, canAsk, done: countDone(at, link as LinkId) });
    },
  };
  answer(trial, choice);
  return ends;
}

const UNDONE = LINK.negatedActivation | LINK.negatedEffect | LINK.fizzled;

/** The link that is being resolved, or none. */
function resolvingLink(duel: Duel): LinkId {
  for (let n = linkCount(duel); n > 0; n--) {
    const link = n as LinkId;
    if (hasFlag(duel, link, LINK.resolving) && !hasFlag(duel, link, LINK.resolved)) return link;
  }
  return NO_LINK;
}
