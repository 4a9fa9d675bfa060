import { type Card, type Effect, isReference } from "@chainwright/card-ir";
import { definitionOf, type OwnEquip, type Using } from "@chainwright/engine/program";
import { CARD, type CardId, type Duel, FACE } from "@chainwright/engine/state";
import { compileNoun } from "../nouns/noun-phrases.ts";
import { Slots } from "../steps/slots.ts";

/** Whether a card may be equipped to a monster: one that is face-up on the field, and fits the words of the card. */
export function mayEquip(duel: Duel, using: Using, card: CardId, host: CardId): boolean {
  const { state } = duel;
  if (host === card || state.get(CARD.zone, host) !== duel.game.zone.summon) return false;
  if (state.get(CARD.face, host) !== FACE.up) return false;
  const { equipsTo } = definitionOf(duel, card);
  return equipsTo === null || equipsTo(duel, using, host);
}

/** … and of a monster that is equipped as its own effect does it, the words of that. */
export function mayEquipItself(duel: Duel, using: Using, card: CardId, host: CardId): boolean {
  if (!mayEquip(duel, using, card, host)) return false;
  return definitionOf(duel, card).kind !== "monster" || ownEquipTo(duel, using, card, host) !== undefined;
}

/** By which of its own effects a monster could be equipped to another. */
export const ownEquipTo = (duel: Duel, using: Using, card: CardId, host: CardId): OwnEquip | undefined =>
  definitionOf(duel, card).ownEquips.find(({ to }) => to(duel, using, host));

/** "Target 1 Machine monster you control; equip this card to that target": what a monster does by its own effects. */
export function ownEquipsOf({ facts, program }: Card): readonly OwnEquip[] {
  if (facts.kind !== "monster") return [];
  return program.sentences.flatMap((sentence): readonly OwnEquip[] =>
    sentence.sentence === "effect" ? [sentence, ...(sentence.modes ?? [])].flatMap(ownEquipsIn) : [],
  );
}

function ownEquipsIn({ cost, resolution }: Pick<Effect, "cost" | "resolution">): readonly OwnEquip[] {
  return resolution.flatMap(({ step }): readonly OwnEquip[] => {
    if (step.verb !== "equip" || !isReference(step.what) || step.what.ref !== "this-card") return [];
    const { to, gives = null } = step;
    const aimed = cost.find(
      (clause) => clause.step.verb === "target" && isReference(to) && clause.step.slot === to.slot,
    )?.step;
    const host = !isReference(to) ? to : aimed?.verb === "target" ? aimed.what : to;
    return isReference(host) ? [] : [{ to: compileNoun(host, new Slots()).test, gives }];
  });
}
