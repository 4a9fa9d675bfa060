import type { Duel } from "./duel.ts";
import type { Cause } from "./events.ts";
import { openLink, setFlag } from "./links.ts";
import { CARD, type CardId, NOW, type ZoneId } from "./schema.ts";
import { TRACE } from "./trace.ts";
import { LINK } from "./vocabulary.ts";

/**
 * Replacement effects: "when X would happen, Y instead". The event does not happen; what takes its place runs
 * before anything else goes on. An event is replaced once at most: what the replacement does is another event.
 */
export function replaceMove(duel: Duel, card: CardId, to: ZoneId, manner: number, cause: Cause): boolean {
  const { state } = duel;
  const definition = duel.definition(state.get(CARD.def, card));
  for (const effect of definition.effects) {
    if (!effect.replaces?.(duel, card, to, manner, cause)) continue;
    const link = openLink(duel, card, effect.index, state.get(CARD.owner, card));
    setFlag(duel, link, LINK.chainless);
    duel.point(TRACE.replaced, duel.law.replaced, card, cause.link, state.read(NOW.phase));
    duel.call(effect.resolution, link);
    return true;
  }
  return false;
}
