import { isReference } from "@chainwright/card-ir";
import { equip, move } from "../../atoms.ts";
import type { Duel } from "../../duel.ts";
import { hasRoom } from "../../piles.ts";
import { CARD, type CardId, LINKS, NO_CARD } from "../../schema.ts";
import { FACE, MANNER } from "../../vocabulary.ts";
import { no } from "../../why.ts";
import { compileNoun } from "../nouns.ts";
import { definitionOf, type Using } from "../using.ts";
import type { Verbs } from "./common.ts";

/** Whether a card may be equipped to a monster: one that is face-up on the field, and fits the words of the card. */
function mayEquip(duel: Duel, using: Using, card: CardId, host: CardId): boolean {
  const { state } = duel;
  if (host === card || state.get(CARD.zone, host) !== duel.game.zone.summon) return false;
  if (state.get(CARD.face, host) !== FACE.up) return false;
  const { equipsTo } = definitionOf(duel, card);
  return equipsTo === null || equipsTo(duel, using, host);
}

/** Verbs that bind a card to a monster. */
export const equipping: Verbs = {
  equip(part, step, slot) {
    const hosts = compileNoun(step.to, part.slots);
    const itself = isReference(step.what) && step.what.ref === "this-card";
    if (itself) {
      part.check((duel, using, why) => {
        const { equip: zone } = duel.game.zone;
        // A Spell or Trap finds its own place when it is activated.
        const { kind } = definitionOf(duel, using.card).card.facts;
        if (kind !== "monster" || hasRoom(duel, using.player, zone)) return true;
        return !no(why, duel.law.noRoom, using.card, using.effect);
      });
    }
    part.onEach(step.what, slot, (duel, using, card) => {
      const { state } = duel;
      const { equip: zone } = duel.game.zone;
      let host = NO_CARD;
      hosts.each(duel, using, (found) => {
        host = found;
      });
      // What has left in the meantime is not this card any more.
      if (itself && state.get(LINKS.stamp, using.link) !== state.get(CARD.stamp, card)) return false;
      if (host === NO_CARD || !mayEquip(duel, using, card, host)) return false;
      const cause = part.causeOf(using);
      if (state.get(CARD.zone, card) !== zone) {
        if (!hasRoom(duel, using.player, zone)) return false;
        if (!move(duel, card, { zone, player: using.player, face: FACE.up }, MANNER.placed, cause))
          return false;
      }
      return state.get(CARD.face, card) === FACE.up && equip(duel, card, host, cause);
    });
  },
};
