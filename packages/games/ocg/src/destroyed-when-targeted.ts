import { someApplying } from "@chainwright/engine/applying";
import type { Duel } from "@chainwright/engine/board";
import { destroy } from "@chainwright/engine/changes";
import { eachRecord, isSame, targetsOf } from "@chainwright/engine/history";
import { CAUSE, CONTINUOUS_ACTION, type LinkId, NO_LINK, TRACE } from "@chainwright/engine/state";
import { ocgRules } from "./rule-revisions.ts";

/** "When a card effect that targets this card resolves, destroy this card": at once, without a chain. */
export function destroyWhenTargeted(duel: Duel, link: LinkId): void {
  for (const { slot } of targetsOf(duel, link)) {
    eachRecord(duel, link, slot, (row, target) => {
      if (!isSame(duel, row)) return;
      someApplying(duel, CONTINUOUS_ACTION.brittle, (one, context) => {
        if (context.card !== target || !one.cards.test(duel, context, target)) return false;
        const cause = { why: CAUSE.effect, agent: context.player, link: NO_LINK, card: context.card };
        if (destroy(duel, target, cause)) duel.point(TRACE.alsoBy, ocgRules(duel).law.doesNotActivate);
        return true;
      });
    });
  }
}
