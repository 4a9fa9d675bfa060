import { statOf } from "@chainwright/engine/applying";
import { addLingering } from "@chainwright/engine/history";
import { LINGERING_KIND, NO_CARD, STAT } from "@chainwright/engine/state";
import { isFaceDown } from "../nouns/illegal-choices.ts";
import { untilOf } from "../runtime/durations.ts";
import { propertyOf } from "../runtime/properties.ts";
import type { Verbs } from "./step-helpers.ts";

const KINDS = {
  name: LINGERING_KIND.named,
  type: LINGERING_KIND.typeBecome,
  attribute: LINGERING_KIND.attributeBecome,
} as const;

/** "This card's Attribute, Level and ATK/DEF become that monster's": as that one is now; what either lacks stays as it is. */
export const becomingLikeVerbs: Verbs = {
  "become-like"(part, step, slot) {
    const models = part.scope.noun(step.as);
    part.exclude(isFaceDown);
    part.onEach(step.what, slot, (duel, context, card) => {
      const { card: source, effect, player } = context;
      let model = NO_CARD;
      models.each(duel, context, (one) => {
        model = one;
      });
      if (model === NO_CARD) return false;
      const base = { card, source, effect, player, until: untilOf(duel, player, step.until) };
      for (const by of step.by) {
        if (by === "atk-def") {
          for (const what of [STAT.atk, STAT.def])
            addLingering(duel, {
              ...base,
              kind: LINGERING_KIND.statBecome,
              what,
              value: statOf(duel, model, what),
            });
          continue;
        }
        const now = propertyOf(duel, model, by, false);
        if (now === undefined) continue;
        if (by === "level") {
          if (propertyOf(duel, card, by, false) === undefined) continue;
          addLingering(duel, {
            ...base,
            kind: LINGERING_KIND.statBecome,
            what: STAT.level,
            value: Number(now),
          });
        } else if (by === "name")
          addLingering(duel, { ...base, kind: KINDS.name, what: duel.catalogue.word(String(now)) });
        else addLingering(duel, { ...base, kind: KINDS[by], value: duel.catalogue.word(String(now)) });
      }
      return true;
    });
  },
};
