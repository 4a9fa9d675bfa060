import type { CardKind } from "@chainwright/card-ir";
import { countsAsKind } from "@chainwright/engine/applying";
import { type Duel, definitionOf, eachInPile, freeSlot } from "@chainwright/engine/board";
import { destroy, move } from "@chainwright/engine/changes";
import {
  BY_RULE,
  CARD,
  type CardId,
  FACE,
  MANNER,
  NO_CARD,
  type Player,
  TRACE,
  WAY,
} from "@chainwright/engine/state";
import { ruleOf } from "@chainwright/engine/summons";
import { ocgRules } from "./rule-revisions.ts";
import { ZONE } from "./zones.ts";

export const isGemini = (duel: Duel, card: CardId): boolean => {
  const definition = definitionOf(duel, card);
  return definition.summonRules.length > 0 && ruleOf(definition, "gemini") !== undefined;
};

/** A Gemini monster has no effects on the field until it has been Normal Summoned there once more. */
export const isGeminiWithoutEffects = (duel: Duel, card: CardId): boolean =>
  isGemini(duel, card) &&
  duel.state.get(CARD.zone, card) === ZONE.monster &&
  (duel.state.get(CARD.way, card) & WAY.gemini) === 0;

/** Kinds that no Spell or Trap has. */
const OF_MONSTERS: ReadonlySet<CardKind> = new Set<CardKind>([
  ...(["fusion", "synchro", "xyz", "link", "pendulum"] as const),
  ...(["tuner", "union", "gemini", "spirit", "toon", "flip"] as const),
]);

/** The kinds that are printed, but that a Gemini monster without effects is a Normal Monster. */
export function isOfKind(duel: Duel, card: CardId, kind: CardKind): boolean {
  if ((kind === "normal" || kind === "effect") && isGemini(duel, card)) {
    const zone = duel.state.get(CARD.zone, card);
    if (zone === ZONE.graveyard || isGeminiWithoutEffects(duel, card)) return kind === "normal";
  }
  const { categories, otherSelf, card: printed } = definitionOf(duel, card);
  // A monster among the Spells is an Equip Spell, or a Continuous one; a “Union Monster Card” it is still.
  const isAmongSpells = printed.facts.kind === "monster" && duel.state.get(CARD.zone, card) === ZONE.spell;
  if (isAmongSpells && !OF_MONSTERS.has(kind))
    return kind === (duel.state.get(CARD.host, card) === NO_CARD ? "continuous" : "equip");
  if (categories.includes(kind)) return true;
  // "This card is also still a Trap": of its own kind.
  if (kind === "continuous" && isTrapMonster(duel, card))
    return duel.definition(otherSelf).categories.includes(kind);
  return OF_MONSTERS.has(kind) && countsAsKind(duel, card, kind);
}

/** Whether a monster that lies among the Spells and Traps is a Continuous Trap there. */
export const liesAsTrap = ({ state }: Duel, card: CardId): boolean =>
  state.get(CARD.host, card) === NO_CARD && (state.get(CARD.manner, card) & MANNER.asTrap) !== 0;

export const isTrapMonster = (duel: Duel, card: CardId): boolean =>
  definitionOf(duel, card).categories.includes("trap-monster");

/** A Trap Monster that is turned face-down is a Set Trap again; where it finds no zone, the rules destroy it. */
export function becomeTrapAgain(duel: Duel, card: CardId): void {
  const player = duel.state.get(CARD.controller, card);
  const { law, trapMonsterUsesTwoZones } = ocgRules(duel);
  // The second zone is its own.
  const slot = trapMonsterUsesTwoZones
    ? lowest(slotsOfTrapMonsters(duel, player))
    : freeSlot(duel, player, ZONE.spell);
  if (slot < 0) destroy(duel, card, BY_RULE);
  else move(duel, card, { zone: ZONE.spell, player, face: FACE.down, slot }, MANNER.placed, BY_RULE);
  duel.point(TRACE.alsoBy, law.trapAgain);
}

const lowest = (mask: number): number => 31 - Math.clz32(mask & -mask);

/** The Spell & Trap Zones that a player's Trap Monsters occupy beside their own, as a mask: the first that are free. */
export function slotsOfTrapMonsters(duel: Duel, player: Player): number {
  if (!ocgRules(duel).trapMonsterUsesTwoZones) return 0;
  let monsters = 0;
  eachInPile(duel, player, ZONE.monster, (card) => {
    if (isTrapMonster(duel, card)) monsters++;
  });
  if (monsters === 0) return 0;
  let used = 0;
  eachInPile(duel, player, ZONE.spell, (card) => {
    used |= 1 << duel.state.get(CARD.slot, card);
  });
  let mask = 0;
  for (let slot = 0; monsters > 0 && slot < 5; slot++) {
    if ((used & (1 << slot)) !== 0) continue;
    mask |= 1 << slot;
    monsters--;
  }
  return mask;
}
