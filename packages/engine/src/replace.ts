import type { FrameId } from "@chainwright/kernel";
import type { Duel } from "./duel.ts";
import type { Cause } from "./events.ts";
import { effectOf, openLink, setFlag } from "./links.ts";
import { forgetRecords } from "./records.ts";
import {
  CARD,
  type CardId,
  FRAME,
  LINKS,
  type LinkId,
  NOW,
  REPLACING,
  type ReplacingId,
  type ZoneId,
} from "./schema.ts";
import { TRACE } from "./trace.ts";
import { LINK } from "./vocabulary.ts";

/**
 * Replacement effects: "when X would happen, Y instead". The event does not happen; what takes its place runs
 * before any other step. An event is replaced once at most: what the replacement does is another event.
 */
export function replaceMove(duel: Duel, card: CardId, to: ZoneId, manner: number, cause: Cause): boolean {
  const { state } = duel;
  const definition = duel.definition(state.get(CARD.def, card));
  for (const effect of definition.effects) {
    if (!effect.replaces?.(duel, card, to, manner, cause)) continue;
    const row = state.add<ReplacingId>(REPLACING);
    state.set(REPLACING.card, row, card);
    state.set(REPLACING.effect, row, effect.index);
    duel.point(TRACE.replaced, duel.law.replaced, card, cause.link, state.read(NOW.phase));
    return true;
  }
  return false;
}

/**
 * Calls what takes the place of what a step was about to do, after that step: whatever it called or forgot, the
 * replacements come first, in their order. The one to run first is called last and has the newest link.
 */
export function callReplacements(duel: Duel): void {
  const { state } = duel;
  for (let row = (state.count(REPLACING) - 1) as ReplacingId; row >= 0; row--) {
    const card = state.get(REPLACING.card, row);
    const link = openLink(duel, card, state.get(REPLACING.effect, row), state.get(CARD.owner, card));
    setFlag(duel, link, LINK.chainless);
    duel.call(effectOf(duel, link).resolution, link);
  }
  state.truncate(REPLACING, 0);
}

/** The last step of a replacement: its link belongs to no chain and is not kept with one. */
export function endReplacement(duel: Duel, frame: FrameId): void {
  const link = duel.state.get(FRAME.r0, frame) as LinkId;
  duel.state.truncate(LINKS, link);
  forgetRecords(duel, link);
}
