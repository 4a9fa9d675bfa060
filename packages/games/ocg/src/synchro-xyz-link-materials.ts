import type { Place } from "@chainwright/card-ir";
import { isNegated, isNoMaterial, statOf, treatedAs } from "@chainwright/engine/applying";
import {
  type Definition,
  type Duel,
  definitionOf,
  eachInPile,
  eachInZones,
  holderOf,
  type MaterialRequirement,
  type Materials,
  pileCount,
} from "@chainwright/engine/board";
import { effectContext, isPrinted, KIND } from "@chainwright/engine/program";
import { CARD, type CardId, FACE, opponentOf, type Player, STAT } from "@chainwright/engine/state";
import { ruleOf } from "@chainwright/engine/summons";
import { summonSlots } from "./monster-zones-and-columns.ts";
import { wasHandMaterialUsed } from "./once-per-turn.ts";
import { ocgRules } from "./rule-revisions.ts";
import { ON_FIELD, ZONE } from "./zones.ts";

export type Kind = "synchro" | "xyz" | "link" | "contact";

export const KINDS: readonly Kind[] = ["synchro", "xyz", "link"];

/** `contact`: a Fusion Monster whose text lets it be Summoned without an effect. */
export function kindOfMonster(definition: Definition): Kind | undefined {
  if (isPrinted(definition, KIND.synchro)) return "synchro";
  if (isPrinted(definition, KIND.xyz)) return "xyz";
  if (isPrinted(definition, KIND.link)) return "link";
  return ruleOf(definition, "contact") === undefined ? undefined : "contact";
}

/** What a Synchro, Xyz or Link Monster is Summoned with. */
export function recipeOf(
  card: CardId,
  player: Player,
  definition: Definition,
  kind: Kind,
): MaterialRequirement {
  return {
    groups: definition.materials,
    total: kind === "synchro" ? definition.level : kind === "link" ? definition.rating : null,
    value: (duel, material) => (kind === "synchro" ? statOf(duel, material, STAT.level) : 1),
    // A Link Monster counts as one material or as many as its Link Rating; others as what they are treated as.
    otherValue: (duel, material) =>
      kind === "link"
        ? definitionOf(duel, material).rating
        : (treatedAs(duel, effectContext(card, 0, player), material).find(({ levels }) => levels.length > 0)
            ?.levels[0] ?? 0),
    suffices: (duel, materials) =>
      goTogether(duel, player, card, kind, materials) && summonSlots(duel, player, card, materials) !== 0,
  };
}

/** Whether a material that lies on the field lets one from the hand be used beside it. */
const letsUse = (
  duel: Duel,
  player: Player,
  card: CardId,
  kind: Kind,
  material: CardId,
  inHand: CardId,
): boolean =>
  kind !== "contact" &&
  definitionOf(duel, material).handMaterial.some(
    ({ ways, for: monsters, cards }) =>
      ways.includes(kind) &&
      monsters(duel, effectContext(material, 0, player), card) &&
      cards(duel, effectContext(material, 0, player), inHand),
  ) &&
  !isNegated(duel, material);

const NONE_USED: ReadonlySet<number> = new Set();

/** "This card in your hand can also be used as material": beside what, and once a turn by its name where it says so. */
function canComeFromHand(
  duel: Duel,
  player: Player,
  card: CardId,
  kind: Kind,
  inHand: CardId,
  materials: readonly CardId[],
  alreadyUsed: ReadonlySet<number> = NONE_USED,
): boolean {
  const { usedFromHand, name } = definitionOf(duel, inHand);
  const context = effectContext(inHand, 0, player);
  return usedFromHand.some(
    ({ ways, for: monsters, beside, once }) =>
      kind !== "contact" &&
      ways.includes(kind) &&
      monsters(duel, context, card) &&
      materials.some((one) => one !== inHand && beside(duel, context, one)) &&
      !(once && (alreadyUsed.has(name) || wasHandMaterialUsed(duel, player, name))),
  );
}

/** "1 Tuner in your hand can be used as 1 of the other materials": one for each of those that say so. */
function handMaterialsAllowed(
  duel: Duel,
  player: Player,
  card: CardId,
  kind: Kind,
  materials: readonly CardId[],
): boolean {
  const fromHand = materials.filter((one) => duel.state.get(CARD.zone, one) === ZONE.hand);
  if (fromHand.length === 0) return true;
  const onField = materials.filter((one) => duel.state.get(CARD.zone, one) !== ZONE.hand);
  // Each of these lets one come, and is beside the others all the same.
  const letting = [...onField];
  const names = new Set<number>();
  return fromHand.every((one) => {
    const { name } = definitionOf(duel, one);
    if (canComeFromHand(duel, player, card, kind, one, onField, names)) {
      names.add(name);
      return true;
    }
    const by = letting.findIndex((material) => letsUse(duel, player, card, kind, material, one));
    if (by >= 0) letting.splice(by, 1);
    return by >= 0;
  });
}

/** "All other Synchro Materials must be WATER": whether the materials are what the texts of each ask of the others. */
const suitEachOther = (duel: Duel, player: Player, kind: Kind, materials: readonly CardId[]): boolean =>
  kind === "contact" ||
  materials.every((material) =>
    definitionOf(duel, material).otherMaterials.every(
      ({ ways, cards }) =>
        !ways.includes(kind) ||
        materials.every((one) => one === material || cards(duel, effectContext(material, 0, player), one)),
    ),
  );

/** Whether a card could be no material but for what the text of the monster says: "you can also use 1 monster your opponent controls". */
const isUsedBesides = (duel: Duel, player: Player, summoned: CardId, kind: Kind, card: CardId): boolean =>
  definitionOf(duel, summoned).alsoMaterials.some(
    ({ ways, cards }) =>
      kind !== "contact" && ways.includes(kind) && cards(duel, effectContext(summoned, 0, player), card),
  );

/** … and as many of them as it says. */
const besidesAllowed = (
  duel: Duel,
  player: Player,
  summoned: CardId,
  kind: Kind,
  materials: readonly CardId[],
): boolean =>
  definitionOf(duel, summoned).alsoMaterials.every(
    ({ cards, most }) =>
      materials.filter(
        (one) =>
          (holderOf(duel, one) !== player || !isUsable(duel, player, one, summoned, kind)) &&
          cards(duel, effectContext(summoned, 0, player), one),
      ).length <= most,
  );

/** Whether what the texts of the materials say of each other lets them be used together. */
export const goTogether = (
  duel: Duel,
  player: Player,
  card: CardId,
  kind: Kind,
  materials: readonly CardId[],
): boolean =>
  handMaterialsAllowed(duel, player, card, kind, materials) &&
  besidesAllowed(duel, player, card, kind, materials) &&
  suitEachOther(duel, player, kind, materials);

/** "By banishing the above cards from your field and/or GY": where its materials may be, if not only under control. */
const contactFrom = (duel: Duel, summoned: CardId, kind: Kind): Place | undefined =>
  kind === "contact" ? ruleOf(definitionOf(duel, summoned), "contact")?.from : undefined;

function materialZones(duel: Duel, summoned: CardId, kind: Kind): number {
  const from = contactFrom(duel, summoned, kind);
  return from === undefined ? 1 << ZONE.monster : duel.zonesOf(from);
}

/** Whether a monster can be used for it where it is. */
function isUsable(duel: Duel, player: Player, card: CardId, summoned: CardId, kind: Kind): boolean {
  const { state } = duel;
  const zone = state.get(CARD.zone, card);
  if ((materialZones(duel, summoned, kind) & (1 << zone)) === 0) return false;
  // What lies face-down is known to its own player alone.
  const isKnown = kind === "contact" && holderOf(duel, card) === player;
  if ((ON_FIELD & (1 << zone)) !== 0 && state.get(CARD.face, card) !== FACE.up && !isKnown) return false;
  return mayBeMaterial(duel, player, card, summoned, kind);
}

/** … whatever side it is on and however it lies. */
const mayBeMaterial = (duel: Duel, player: Player, card: CardId, summoned: CardId, kind: Kind): boolean =>
  !(kind === "xyz" && isPrinted(definitionOf(duel, card), KIND.token)) &&
  !isNoMaterial(duel, player, card, kindOfUse(kind), summoned);

/** Without an effect, too, it is a Fusion Summon's materials that are asked for. */
const kindOfUse = (kind: Kind) => (kind === "contact" ? "fusion" : kind);

/** The face-up monsters that a player could use for it, and what they let be used from the hand. */
function poolFor(duel: Duel, player: Player, summoned: CardId, kind: Kind): CardId[] {
  const pool: CardId[] = [];
  const from = contactFrom(duel, summoned, kind);
  const sides = from === undefined || from.of === "you" ? [player] : [player, opponentOf(player)];
  for (const side of sides)
    eachInZones(duel, side, materialZones(duel, summoned, kind), (card) => {
      if (isUsable(duel, player, card, summoned, kind)) pool.push(card);
      return true;
    });
  if (definitionOf(duel, summoned).alsoMaterials.length > 0)
    for (const side of [player, opponentOf(player)])
      eachInPile(duel, side, ZONE.monster, (card) => {
        const isMore = !pool.includes(card) && isUsedBesides(duel, player, summoned, kind, card);
        if (isMore && mayBeMaterial(duel, player, card, summoned, kind)) pool.push(card);
      });
  const letting = pool.filter((card) => definitionOf(duel, card).handMaterial.length > 0);
  const onField = [...pool];
  eachInPile(duel, player, ZONE.hand, (card) => {
    const usable =
      letting.some((one) => letsUse(duel, player, summoned, kind, one, card)) ||
      (canComeFromHand(duel, player, summoned, kind, card, onField) &&
        !isNoMaterial(duel, player, card, kindOfUse(kind), summoned));
    if (usable) pool.push(card);
  });
  return pool;
}

/** Whether there are as many cards as it takes, whatever they are. */
export function mayHaveMaterials(
  duel: Duel,
  player: Player,
  { materials, alsoMaterials }: Definition,
  kind: Kind,
): boolean {
  if (kind === "contact") return true;
  const onField = pileCount(duel, player, ZONE.monster);
  let least = alsoMaterials.length === 0 ? 0 : -pileCount(duel, opponentOf(player), ZONE.monster);
  for (const { min } of materials) least += min;
  return onField >= least || (onField > 0 && !eachInZones(duel, player, WITH_HAND, speaksNotOfHand(duel)));
}

const WITH_HAND = (1 << ZONE.monster) | (1 << ZONE.hand);

/** Whether the text of a card says nothing of materials in the hand. */
const speaksNotOfHand =
  (duel: Duel) =>
  (card: CardId): boolean => {
    const { handMaterial, usedFromHand } = definitionOf(duel, card);
    return handMaterial.length === 0 && usedFromHand.length === 0;
  };

/** The rule that a Summon of a kind follows. */
export const rulesOfSummon = (duel: Duel, kind: Kind): readonly number[] =>
  ocgRules(duel).law[kind === "contact" ? "procedure" : (`${kind}Summon` as const)];

/** The definition of a card that is Summoned by its kind, and what kind that is. */
function summonedBy(duel: Duel, card: CardId): { readonly definition: Definition; readonly kind: Kind } {
  const definition = definitionOf(duel, card);
  return { definition, kind: kindOfMonster(definition) ?? "synchro" };
}

export const MATERIALS: Materials = {
  recipe(duel, player, card) {
    const { definition, kind } = summonedBy(duel, card);
    return recipeOf(card, player, definition, kind);
  },
  pool: (duel, player, card) => poolFor(duel, player, card, summonedBy(duel, card).kind),
  rules: (duel, card) => rulesOfSummon(duel, summonedBy(duel, card).kind),
};

/** An effect may say of which monsters it is, an opponent's among them; `brought`: those that it Summons before. */
export const materialsFrom = (from?: readonly CardId[], brought: readonly CardId[] = []): Materials =>
  from === undefined && brought.length === 0
    ? MATERIALS
    : {
        ...MATERIALS,
        pool: (duel, player, card) => {
          const { kind } = summonedBy(duel, card);
          const there = from?.filter((one) => isUsable(duel, player, one, card, kind));
          const coming = brought.filter((one) => !isNoMaterial(duel, player, one, kindOfUse(kind), card));
          return [...(there ?? poolFor(duel, player, card, kind)), ...coming];
        },
      };
