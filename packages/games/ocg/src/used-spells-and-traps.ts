import { type Duel, definitionOf } from "@chainwright/engine/board";
import { move } from "@chainwright/engine/changes";
import { doomedBy, effectOf, hasFlag, linkCount } from "@chainwright/engine/history";
import {
  BY_RULE,
  CARD,
  type CardId,
  LINK,
  LINKS,
  type LinkId,
  MANNER,
  NO_CARD,
  TRACE,
} from "@chainwright/engine/state";
import { ocgRules } from "./rule-revisions.ts";
import { ZONE } from "./zones.ts";

/** Spells and Traps that do not stay on the field go to the Graveyard after the whole chain. */
export function sendUsedToGraveyard(duel: Duel): void {
  const { state } = duel;
  for (let row = 1; row <= linkCount(duel); row++) {
    const link = row as LinkId;
    if (effectOf(duel, link).kind !== "activation") continue;
    const card = state.get(LINKS.card, link);
    if (state.get(CARD.stamp, card) !== state.get(LINKS.stamp, link)) continue;
    if (staysOnField(duel, link) && !hasFlag(duel, link, LINK.negatedActivation)) continue;
    duel.point(TRACE.spent, duel.law.spentCards, card);
    move(duel, card, { zone: ZONE.graveyard }, MANNER.sent, BY_RULE);
  }
}

/**
 * The rules by which a card cannot be returned any more: a monster whose destruction by battle is settled, and an
 * activated card that goes to the Graveyard after the chain, unless its own effect says otherwise or its activation is
 * negated. An Equip Spell does so only when it has resolved and is not equipped.
 */
export function rulesAgainstReturn(duel: Duel, card: CardId, by: LinkId): readonly number[] | null {
  const { state } = duel;
  const { law } = ocgRules(duel);
  if (doomedBy(duel, card) !== NO_CARD) return law.doomedNotReturned;
  for (let row = 1; row <= linkCount(duel); row++) {
    const link = row as LinkId;
    if (state.get(LINKS.card, link) !== card || effectOf(duel, link).kind !== "activation") continue;
    if (state.get(CARD.stamp, card) !== state.get(LINKS.stamp, link)) continue;
    if (link === by || hasFlag(duel, link, LINK.negatedActivation)) continue;
    const waits = !hasFlag(duel, link, LINK.resolved);
    if (!(waits && mustStayOnField(duel, link)) && !staysOnField(duel, link)) return law.spentNotReturned;
    if (remains(duel, link)) duel.point(TRACE.alsoBy, law.remainsMayReturn);
  }
  return null;
}

/** The kinds of card that lie on the field as Spells and Traps for what they do. */
const LASTING: readonly string[] = ["continuous", "equip", "field", "pendulum"];

const categoriesOf = (duel: Duel, link: LinkId): readonly string[] =>
  definitionOf(duel, duel.state.get(LINKS.card, link)).categories;

/** Whether the card of a link lies on the field for what it does, also while it waits to resolve. */
export const mustStayOnField = (duel: Duel, link: LinkId): boolean =>
  remains(duel, link) || categoriesOf(duel, link).some((category) => LASTING.includes(category));

/** Whether an activated card lies on the field after the chain: an Equip Card only where it is equipped. */
const staysOnField = (duel: Duel, link: LinkId): boolean =>
  duel.state.get(CARD.host, duel.state.get(LINKS.card, link)) !== NO_CARD ||
  (mustStayOnField(duel, link) && !categoriesOf(duel, link).includes("equip"));

/** Whether a text says that its card remains on the field although its kind would not. */
const remains = (duel: Duel, link: LinkId): boolean =>
  definitionOf(duel, duel.state.get(LINKS.card, link)).summonRules.some(
    ({ rule }) => rule === "remains-on-field",
  );
