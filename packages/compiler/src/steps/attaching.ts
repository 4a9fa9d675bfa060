import { isNoMaterial } from "@chainwright/engine/applying";
import type { Duel } from "@chainwright/engine/board";
import { attach, attachWhole } from "@chainwright/engine/changes";
import { eachRecord } from "@chainwright/engine/history";
import type { EffectContext } from "@chainwright/engine/program";
import { CARD, CAUSE, type CardId, FACE, NO_CARD, NO_LINK, no, RECORD } from "@chainwright/engine/state";
import { chosenHost } from "./equipping.ts";
import type { Verbs } from "./step-helpers.ts";

/** Verbs that make cards the materials of a monster. */
export const attachingVerbs: Verbs = {
  // To a face-up Xyz Monster; no Token, and not the monster itself.
  attach(part, step, slot) {
    const hosts = part.scope.noun(chosenHost(part, step.to));
    const takes = (duel: Duel, host: CardId): boolean =>
      duel.state.get(CARD.zone, host) === duel.game.zone.summon &&
      duel.state.get(CARD.face, host) === FACE.up &&
      duel.game.isOfKind(duel, host, "xyz");
    // "Attach 1 of those monsters to the other": not to itself.
    const hostFor = (duel: Duel, context: EffectContext, card: CardId): CardId => {
      let found: CardId = NO_CARD;
      hosts.each(duel, context, (host) => {
        if (host !== card && takes(duel, host)) found = host;
        return found === NO_CARD;
      });
      return found;
    };
    part.exclude((duel, _, card) => duel.game.isOfKind(duel, card, "token"));
    part.onEach(step.what, slot, (duel, context, card) => {
      const host = hostFor(duel, context, card);
      if (host === NO_CARD || duel.game.isOfKind(duel, card, "token")) return false;
      const put = step.withMaterials === true ? attachWhole : attach;
      put(duel, card, host, part.causeOf(context));
      return true;
    });
    // What lay under them, or was equipped to them, goes where it belongs, unless it was attached with them.
    part.add((duel, context) => {
      eachRecord(duel, context.link, slot, (row, card) => {
        if (duel.state.get(RECORD.done, row) === 1) duel.game.hasLeft(duel, card);
      });
    });
  },

  // Of an Xyz Summon that its own text allows.
  "use-as-material"(part, step, slot) {
    part.exclude(
      (duel, context, card, why) =>
        duel.state.get(CARD.face, card) !== FACE.up ||
        duel.game.isOfKind(duel, card, "token") ||
        (isNoMaterial(duel, context.player, card, "xyz", context.card) && no(why, duel.law.forbidden, card)),
    );
    part.onEach(step.what, slot, (duel, context, card) => {
      const cause = {
        why: CAUSE.rule | CAUSE.summon,
        agent: context.player,
        link: NO_LINK,
        card: context.card,
      };
      attachWhole(duel, card, context.card, cause);
      return true;
    });
  },
};
