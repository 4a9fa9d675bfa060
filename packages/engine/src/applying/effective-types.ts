import { OCG_TYPES } from "@chainwright/card-ir";
import type { Duel } from "../board/duel.ts";
import { someLingeringOn } from "../history/lingering-effects.ts";
import { CARD, type CardId, LINGERING, NO_CARD, NOW } from "../state/schema.ts";
import { CONTINUOUS_ACTION, LINGERING_KIND } from "../state/vocabulary.ts";
import { appliesTo, beginOf, someApplying } from "./continuous-effects.ts";
import { becomes, becomingNow } from "./type-changes.ts";

/** The Type that was declared for a card, or none. */
export const declaredType = (duel: Duel, card: CardId): string | undefined =>
  OCG_TYPES[duel.state.get(CARD.declared, card) - 1];

/** The Type that a monster has now: the printed one, or what the latest continuous effect says. */
export function typeOf(duel: Duel, card: CardId): string | undefined {
  const { state } = duel;
  const now = becomingNow(duel, card, "type");
  if (now !== undefined) return now.before ?? undefined;
  let type = duel.definition(state.get(CARD.def, card)).card.facts.type;
  someLingeringOn(duel, LINGERING_KIND.typeBecome, card, (lingering) => {
    type = duel.catalogue.textOf(state.get(LINGERING.value, lingering));
    return false;
  });
  if ((state.read(NOW.applying) & CONTINUOUS_ACTION.type) === 0) return type;
  let latest = 0;
  someApplying(duel, CONTINUOUS_ACTION.type, (one, context) => {
    // What resolved effects have left behind comes last, in the order in which they did.
    const began = context.subject === NO_CARD ? beginOf(duel, context.card) : Number.POSITIVE_INFINITY;
    if (one.kind !== null || began < latest) return false;
    const change = { card, property: "type", before: type } as const;
    if (!becomes(duel, change, () => appliesTo(duel, one, context, card))) return false;
    latest = began;
    type = one.type ?? declaredType(duel, context.card);
    return false;
  });
  return type;
}
