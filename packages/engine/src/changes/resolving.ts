import type { Duel } from "../board/duel.ts";
import { resolutionOf, setFlag } from "../history/chain-links.ts";
import { nextMoment } from "../history/event-timing.ts";
import { forgetRecords } from "../history/step-records.ts";
import { LINKS, type LinkId, NOW } from "../state/schema.ts";
import { TRACE } from "../state/trace.ts";
import { LINK } from "../state/vocabulary.ts";

/** A link's turn has come: what it does is a moment of its own. Its program still has to be called. */
export function beginResolving(duel: Duel, link: LinkId): void {
  setFlag(duel, link, LINK.resolving);
  duel.point(TRACE.resolving, duel.law.resolve, link, duel.state.get(LINKS.card, link));
}

/** Resolves a link wholly before anything else goes on; the step after this one finds it done. */
export function resolveNow(duel: Duel, link: LinkId): void {
  nextMoment(duel);
  beginResolving(duel, link);
  duel.call(resolutionOf(duel, link), link);
}

/** The link has done what it could. */
export function endResolving(duel: Duel, link: LinkId): void {
  setFlag(duel, link, LINK.resolved);
  duel.point(TRACE.resolved, 0, link, duel.state.get(LINKS.card, link));
}

/** Forgets the links from `first` on, with what they did: a chain, or whatever resolves as one, is done. */
export function forgetLinks(duel: Duel, first: LinkId): void {
  const { state } = duel;
  state.truncate(LINKS, first);
  forgetRecords(duel, first);
  state.write(NOW.chainsDone, state.read(NOW.chainsDone) + 1);
}
