import {
  CARD,
  CAUSE,
  type CardId,
  type Duel,
  doomedBy,
  effectOf,
  hasFlag,
  LINK,
  LINKS,
  type LinkId,
  linkCount,
  MANNER,
  move,
  NO_CARD,
  NO_LINK,
  TRACE,
} from "@chainwright/engine";
import { ocgRules } from "./policy.ts";
import { ZONE } from "./zones.ts";

/** Spells and Traps that do not stay on the field go to the Graveyard after the whole chain. */
export function sendSpent(duel: Duel): void {
  const { state } = duel;
  for (let row = 1; row <= linkCount(duel); row++) {
    const link = row as LinkId;
    if (effectOf(duel, link).kind !== "activation") continue;
    const card = state.get(LINKS.card, link);
    if (state.get(CARD.stamp, card) !== state.get(LINKS.stamp, link)) continue;
    if (staysOnField(duel, link) && !hasFlag(duel, link, LINK.negatedActivation)) continue;
    duel.point(TRACE.spent, duel.law.spentCards, card);
    move(duel, card, { zone: ZONE.graveyard }, MANNER.sent, { why: CAUSE.rule, agent: -1, link: NO_LINK });
  }
}

/**
 * The rules by which a card cannot be returned any more: a monster whose destruction by battle is settled, and an
 * activated card that goes to the Graveyard after the chain, unless its own effect says otherwise or its activation is
 * negated.
 */
export function notReturned(duel: Duel, card: CardId, by: LinkId): readonly number[] | null {
  const { state } = duel;
  const { law } = ocgRules(duel);
  if (doomedBy(duel, card) !== NO_CARD) return law.doomedNotReturned;
  for (let row = 1; row <= linkCount(duel); row++) {
    const link = row as LinkId;
    if (state.get(LINKS.card, link) !== card || effectOf(duel, link).kind !== "activation") continue;
    if (state.get(CARD.stamp, card) !== state.get(LINKS.stamp, link)) continue;
    if (link === by || hasFlag(duel, link, LINK.negatedActivation)) continue;
    if (!staysOnField(duel, link)) return law.spentNotReturned;
    if (remains(duel, link)) duel.point(TRACE.alsoBy, law.remainsMayReturn);
  }
  return null;
}

/** Whether an activated card lies on the field after the chain. An Equip Card does where it is equipped. */
function staysOnField(duel: Duel, link: LinkId): boolean {
  const { state } = duel;
  const card = state.get(LINKS.card, link);
  const { categories } = duel.definition(state.get(CARD.def, card));
  return (
    state.get(CARD.host, card) !== NO_CARD ||
    remains(duel, link) ||
    ["continuous", "field", "pendulum"].some((category) => categories.includes(category))
  );
}

/** Whether a text says that its card remains on the field although its kind would not. */
export const remains = (duel: Duel, link: LinkId): boolean =>
  duel
    .definition(duel.state.get(CARD.def, duel.state.get(LINKS.card, link)))
    .summonRules.some(({ rule }) => rule === "remains-on-field");
