import type { Activated, CardFacts, EventPattern } from "@chainwright/card-ir";
import type { Duel } from "../duel.ts";
import { effectOf } from "../links.ts";
import { eachRecord } from "../records.ts";
import { type CardId, HAPPENED, LINKS, type LinkId, NO_CARD } from "../schema.ts";
import type { Player } from "../vocabulary.ts";
import { compileNoun } from "./nouns.ts";
import type { Occasion } from "./occasion.ts";
import type { Slots } from "./slots.ts";
import { definitionOf } from "./using.ts";
import { means } from "./words.ts";

/** "When your opponent activates a Spell Card", as an event or as a link that waits. */

/** "If a Spell Card is Chained", "after your opponent activates a Spell Card": an event of its own. */
export function wasActivated({
  what,
  agent,
}: Extract<EventPattern, { event: "activated" }>): Occasion["event"] {
  return (duel, using, event) => {
    const { state } = duel;
    if (!means(agent, using.player, state.get(HAPPENED.agent, event) as Player)) return false;
    const card = state.get(HAPPENED.card, event);
    if (what.other === true && card === using.card) return false;
    const { facts } = definitionOf(duel, card).card;
    const isCard = state.get(HAPPENED.how, event) !== 0;
    return oneOf(what).some((one) => isActivationOf(one, facts, isCard));
  };
}

export function compileActivation(
  pattern: Extract<EventPattern, { event: "activated" }>,
  slots: Slots,
): Occasion["activation"] {
  const { what, agent, would } = pattern;
  const would_ = would ? compileNoun(would.what, slots) : null;
  const targeted = what.targeting ? compileNoun(what.targeting, slots) : null;
  return (duel, using, link) => {
    const { state } = duel;
    const card = state.get(LINKS.card, link);
    if (!means(agent, using.player, state.get(LINKS.player, link))) return false;
    if (what.other === true && card === using.card) return false;
    if (!oneOf(what).some((one) => activates(duel, link, one, card))) return false;
    if (targeted !== null && !targets(duel, link, (one) => targeted.test(duel, using, one))) return false;
    if (would === undefined || would_ === null) return true;
    return effectOf(duel, link).would(duel, link, would.verb, (victim) => would_.test(duel, using, victim));
  };
}

/** Whether an activation has targeted such a card. */
const targets = (duel: Duel, link: LinkId, test: (card: CardId) => boolean): boolean =>
  effectOf(duel, link).targets.some(({ slot }) => {
    let found = false;
    eachRecord(duel, link, slot, (_, card) => {
      found ||= card !== NO_CARD && test(card);
    });
    return found;
  });

/** "A Spell/Trap Card, or monster effect": what is said first, and the rest. */
const oneOf = (what: Activated): readonly Activated[] => (what.or ? [what, ...oneOf(what.or)] : [what]);

/** Whether the link is the activation of such a card, or of an effect of one. */
function activates(duel: Duel, link: LinkId, what: Activated, card: CardId): boolean {
  const { facts } = definitionOf(duel, card).card;
  return isActivationOf(what, facts, effectOf(duel, link).kind === "activation");
}

function isActivationOf(what: Activated, facts: CardFacts, isCard: boolean): boolean {
  if (what.what === "card" && !isCard) return false;
  if (what.what === "effect" && isCard) return false;
  const nouns: Readonly<Record<string, boolean>> = {
    card: true,
    // A Pendulum Monster is activated as a Spell Card.
    spell: facts.kind === "spell" || (isCard && facts.kind === "monster"),
    trap: facts.kind === "trap",
    "spell-or-trap": isCard || facts.kind === "spell" || facts.kind === "trap",
    monster: facts.kind === "monster" && !isCard,
  };
  if (nouns[what.noun] !== true) return false;
  return what.kinds === undefined || what.kinds.some((kind) => facts.categories.includes(kind));
}
