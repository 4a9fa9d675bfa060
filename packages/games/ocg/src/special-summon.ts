import type { Place } from "@chainwright/card-ir";
import {
  isNegated,
  isNoMaterial,
  placeIn,
  statOf,
  treatedAs,
  WHICH_POSITION,
  whichPlace,
} from "@chainwright/engine/applying";
import { attach } from "@chainwright/engine/changes";
import { noteUsed, topLink } from "@chainwright/engine/history";
import {
  asking,
  type CompiledEffect,
  type Definition,
  definitionOf,
  type Materials,
  type Recipe,
} from "@chainwright/engine/program";
import {
  ACT,
  type Action,
  action,
  allowed,
  CARD,
  CAUSE,
  type CardId,
  type Duel,
  eachInPile,
  eachInZones,
  FACE,
  firstOf,
  holderOf,
  NO_LINK,
  NOW,
  no,
  opponentOf,
  type Player,
  POSITION,
  STAT,
  secondOf,
  TRACE,
  WAY,
  type Why,
} from "@chainwright/engine/state";
import {
  ALL_PICKED,
  checkProcedure,
  comeIntoPlay,
  defineMaterials,
  definePayment,
  forgetPicked,
  haveMaterials,
  isHeldBy,
  leaveForSummon,
  offerProcedures,
  picked,
  ruleOf,
  sideOf,
} from "@chainwright/engine/summons";
import { placeMatters, rulesOfZone, summonSlots } from "./monster-zones-and-columns.ts";
import { countHandMaterialUse, isUsedUp, wasHandMaterialUsed } from "./once-per-turn.ts";
import { ocgQuestions, ocgRoutines } from "./registry.ts";
import { ocgRules } from "./rule-revisions.ts";
import { beginSummon, summonNegationWindow } from "./summon-negation-window.ts";
import { checkOnlyOne, checkSpecialOnce, isBarred } from "./summoning-conditions.ts";
import { ON_FIELD, ZONE } from "./zones.ts";

/** `secondOf` a Special Summon by the card's kind; a procedure of its text is its effect's number after it. */
const BY_KIND = 0;

type Kind = "synchro" | "xyz" | "link" | "contact";
const KINDS: readonly Kind[] = ["synchro", "xyz", "link"];

/** `contact`: a Fusion Monster whose text lets it be Summoned without an effect. */
const kindOfMonster = (definition: Definition): Kind | undefined =>
  KINDS.find((kind) => definition.categories.includes(kind)) ??
  (ruleOf(definition, "contact") === undefined ? undefined : "contact");

/** "You can also Xyz Summon this card by …": what a Summon that the text allows counts as. */
const kindOfProcedure = ({ effects }: Definition, index: number): Kind | undefined =>
  KINDS.find((kind) => kind !== "contact" && effects[index]?.ir.ways?.includes(kind) === true);

/** What a Synchro, Xyz or Link Monster is Summoned with. */
function recipeOf(card: CardId, player: Player, definition: Definition, kind: Kind): Recipe {
  return {
    groups: definition.materials,
    total: kind === "synchro" ? definition.level : kind === "link" ? definition.rating : null,
    value: (duel, material) => (kind === "synchro" ? statOf(duel, material, STAT.level) : 1),
    // A Link Monster counts as one material or as many as its Link Rating; others as what they are treated as.
    otherValue: (duel, material) =>
      kind === "link"
        ? definitionOf(duel, material).rating
        : (treatedAs(duel, asking(card, 0, player), material).find(({ levels }) => levels.length > 0)
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
      monsters(duel, asking(material, 0, player), card) &&
      cards(duel, asking(material, 0, player), inHand),
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
  const using = asking(inHand, 0, player);
  return usedFromHand.some(
    ({ ways, for: monsters, beside, once }) =>
      kind !== "contact" &&
      ways.includes(kind) &&
      monsters(duel, using, card) &&
      materials.some((one) => one !== inHand && beside(duel, using, one)) &&
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
        materials.every((one) => one === material || cards(duel, asking(material, 0, player), one)),
    ),
  );

/** Whether what the texts of the materials say of each other lets them be used together. */
const goTogether = (
  duel: Duel,
  player: Player,
  card: CardId,
  kind: Kind,
  materials: readonly CardId[],
): boolean =>
  handMaterialsAllowed(duel, player, card, kind, materials) && suitEachOther(duel, player, kind, materials);

/** "By banishing the above cards from your field and/or GY": where its materials may be, if not only under control. */
const contactFrom = (duel: Duel, summoned: CardId, kind: Kind): Place | undefined =>
  kind === "contact" ? ruleOf(definitionOf(duel, summoned), "contact")?.from : undefined;

function materialZones(duel: Duel, summoned: CardId, kind: Kind): number {
  const from = contactFrom(duel, summoned, kind);
  return from === undefined ? 1 << ZONE.monster : duel.zonesOf(from);
}

/** Whether a monster can be used for it where it is, by whoever controls it. */
function isUsable(duel: Duel, player: Player, card: CardId, summoned: CardId, kind: Kind): boolean {
  const { state } = duel;
  const zone = state.get(CARD.zone, card);
  if ((materialZones(duel, summoned, kind) & (1 << zone)) === 0) return false;
  // What lies face-down is known to its own player alone.
  const isKnown = kind === "contact" && holderOf(duel, card) === player;
  if ((ON_FIELD & (1 << zone)) !== 0 && state.get(CARD.face, card) !== FACE.up && !isKnown) return false;
  const definition = definitionOf(duel, card);
  if (kind === "xyz" && definition.categories.includes("token")) return false;
  return !isNoMaterial(duel, player, card, kindOfUse(kind), summoned);
}

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

/** The rule that a Summon of a kind follows. */
const lawOf = (duel: Duel, kind: Kind): readonly number[] =>
  ocgRules(duel).law[kind === "contact" ? "procedure" : (`${kind}Summon` as const)];

/** The definition of a card that is Summoned by its kind, and what kind that is. */
function summonedBy(duel: Duel, card: CardId): { readonly definition: Definition; readonly kind: Kind } {
  const definition = definitionOf(duel, card);
  return { definition, kind: kindOfMonster(definition) ?? "synchro" };
}

const MATERIALS: Materials = {
  recipe(duel, player, card) {
    const { definition, kind } = summonedBy(duel, card);
    return recipeOf(card, player, definition, kind);
  },
  pool: (duel, player, card) => poolFor(duel, player, card, summonedBy(duel, card).kind),
  law: (duel, card) => lawOf(duel, summonedBy(duel, card).kind),
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

/** Offers every Special Summon that starts no chain. */
export function offerSpecialSummons(duel: Duel, player: Player, offer: (action: Action) => void): void {
  eachInPile(duel, player, ZONE.extra, (card) => {
    if (kindOfMonster(definitionOf(duel, card)) !== undefined) offer(action(ACT.special, card, BY_KIND));
  });
  offerProcedures(duel, player, offer);
}

export function checkSpecialSummon(duel: Duel, player: Player, choice: Action, why: Why | null): boolean {
  const card = firstOf(choice) as CardId;
  const way = secondOf(choice);
  return way === BY_KIND
    ? checkByKind(duel, player, card, why)
    : checkOwnProcedure(duel, player, card, way - 1, why);
}

/** `using`: cards that have to be among the materials; `from`: nothing else can be, but what is `brought` before. */
export function checkByKind(
  duel: Duel,
  player: Player,
  card: CardId,
  why: Why | null,
  using: readonly CardId[] = [],
  from?: readonly CardId[],
  brought?: readonly CardId[],
): boolean {
  const definition = definitionOf(duel, card);
  const kind = kindOfMonster(definition);
  if (kind === undefined || !isHeldBy(duel, player, card, 1 << ZONE.extra)) {
    no(why, duel.law.wrongPlace, card);
    return false;
  }
  if (kind !== "contact" && ocgRules(duel).notYetIntroduced[kind].length > 0) {
    no(why, ocgRules(duel).notYetIntroduced[kind], card);
    return false;
  }
  if (!checkOnlyOne(duel, player, card, why)) return false;
  const materials = materialsFrom(from, brought);
  if (using.length > 0) {
    const pool = materials.pool(duel, player, card);
    if (using.some((one) => !pool.includes(one)) && no(why, lawOf(duel, kind), card)) return false;
  }
  const way = WAY.special | (kind === "contact" ? 0 : WAY[kind]);
  if (!checkSpecialOnce(duel, player, card, way, why)) return false;
  if (isBarred(duel, player, card, way, why)) return false;
  if (!haveMaterials(duel, materials, player, card, using)) {
    const recipe: Recipe = {
      ...recipeOf(card, player, definition, kind),
      suffices: (_, cards) => goTogether(duel, player, card, kind, cards),
    };
    const anywhere: Materials = { ...materials, recipe: () => recipe };
    const enough = why !== null && haveMaterials(duel, anywhere, player, card, using);
    if (no(why, enough ? ocgRules(duel).law.noSlot : lawOf(duel, kind), card)) return false;
  }
  return allowed(why);
}

/** "You can Special Summon this card (from your hand) by …". */
function checkOwnProcedure(
  duel: Duel,
  player: Player,
  card: CardId,
  index: number,
  why: Why | null,
): boolean {
  const effect = definitionOf(duel, card).effects[index];
  if (!checkOnlyOne(duel, sideOf(effect, player), card, why)) return false;
  const kind = kindOfProcedure(definitionOf(duel, card), index);
  const way = WAY.special | (kind === undefined || kind === "contact" ? 0 : WAY[kind]);
  if (!checkSpecialOnce(duel, player, card, way, why)) return false;
  if (effect && isUsedUp(duel, player, card, effect) && no(why, duel.law.usedUp, card, index)) return false;
  return checkProcedure(duel, player, card, index, why);
}

const materials = defineMaterials(ocgRoutines, ocgQuestions, MATERIALS);
const payment = definePayment(ocgRoutines);

type Frame = Parameters<Duel["jump"]>[0];

const definitionAt = (duel: Duel, frame: Frame): Definition =>
  definitionOf(duel, duel.state.get(specialSummon.reg.card, frame) as CardId);

export const choosePosition = ocgQuestions.define(WHICH_POSITION);

/** To which zone, where it makes a difference. */
const chooseZone = ocgQuestions.define(
  whichPlace((duel, frame) => duel.state.get(specialSummon.reg.slots, frame)),
);

/** The part of its text by which a monster is Summoned; undefined where it is Summoned by its materials. */
const procedureAt = (duel: Duel, frame: Frame): CompiledEffect | undefined =>
  definitionAt(duel, frame).effects[duel.state.get(specialSummon.reg.by, frame) - 1];

/** The zones to which it may come. */
function slotsAt(duel: Duel, frame: Frame, player: Player): number {
  const card = duel.state.get(specialSummon.reg.card, frame) as CardId;
  const procedure = procedureAt(duel, frame);
  const zones = procedure?.zones?.(duel, asking(card, procedure.index, player)) ?? ~0;
  return summonSlots(duel, sideOf(procedure, player), card) & zones;
}

/**
 * A Special Summon that starts no chain: by the materials of a Synchro, Xyz or Link Monster, or by what the text of
 * the monster says. What it takes is gone before the Summon is attempted. `inside`: in the middle of an effect's
 * resolution, where it cannot be negated.
 */
export const specialSummon = ocgRoutines.define(
  "special summon",
  ["card", "player", "by", "using", "position", "slots"],
  {
    begin(duel, frame) {
      const { state } = duel;
      const { card, player, by, using } = specialSummon.reg;
      if (state.get(by, frame) === BY_KIND) {
        if (state.get(using, frame) === ALL_PICKED) return;
        duel.call(materials, state.get(card, frame), state.get(player, frame), state.get(using, frame));
      } else {
        duel.jump(frame, specialSummon.at.askPosition);
        duel.call(payment, state.get(card, frame), state.get(player, frame), state.get(by, frame));
      }
    },
    useMaterials(duel, frame) {
      const { state } = duel;
      const card = state.get(specialSummon.reg.card, frame) as CardId;
      const agent = state.get(specialSummon.reg.player, frame);
      const cause = { why: CAUSE.rule | CAUSE.summon, agent, link: NO_LINK, card };
      const kind = kindOfMonster(definitionAt(duel, frame));
      noteUsed(duel, card, picked(duel));
      for (const material of picked(duel))
        if (state.get(CARD.zone, material) === ZONE.hand)
          countHandMaterialUse(duel, agent as Player, material);
      for (const material of picked(duel)) {
        if (kind !== "xyz")
          leaveForSummon(duel, material, ruleOf(definitionAt(duel, frame), "contact")?.manner, cause);
        else {
          // What lay under a material goes where it belongs; the material itself lies under the new monster.
          attach(duel, material, card, cause);
          duel.game.hasLeft(duel, material);
        }
      }
      forgetPicked(duel);
    },
    askPosition(duel, frame) {
      const { state } = duel;
      const player = state.get(specialSummon.reg.player, frame) as Player;
      const said = procedureAt(duel, frame)?.ir.position;
      const position = definitionAt(duel, frame).rating > 0 ? "attack" : said;
      if (position === undefined) duel.ask(choosePosition, player, frame);
      else state.write(NOW.answer, action(ACT.number, POSITION[position]));
    },
    positionChosen(duel, frame) {
      const { state } = duel;
      const player = state.get(specialSummon.reg.player, frame) as Player;
      const card = state.get(specialSummon.reg.card, frame) as CardId;
      state.set(specialSummon.reg.position, frame, firstOf(state.read(NOW.answer) as Action));
      const slots = slotsAt(duel, frame, player);
      state.set(specialSummon.reg.slots, frame, slots);
      if (placeMatters(duel, card, slots)) duel.ask(chooseZone, player, frame);
      else duel.jump(frame, specialSummon.at.attempt);
    },
    zoneChosen(duel, frame) {
      const place = placeIn(duel.state.read(NOW.answer) as Action);
      duel.state.set(specialSummon.reg.slots, frame, 1 << place);
    },
    attempt(duel, frame) {
      const { state } = duel;
      const card = state.get(specialSummon.reg.card, frame) as CardId;
      const player = state.get(specialSummon.reg.player, frame) as Player;
      const definition = definitionAt(duel, frame);
      const by = state.get(specialSummon.reg.by, frame);
      const kind = by === BY_KIND ? kindOfMonster(definition) : kindOfProcedure(definition, by - 1);
      const ownWay = kind === undefined || kind === "contact";
      const way = WAY.special | WAY.proper | (ownWay ? WAY.bySelf : WAY[kind]);
      const position = state.get(specialSummon.reg.position, frame);
      const slots = state.get(specialSummon.reg.slots, frame);
      if (topLink(duel) !== NO_LINK) {
        // In the middle of a chain nobody can negate it.
        const cause = { why: CAUSE.effect, agent: player, link: topLink(duel) };
        comeIntoPlay(duel, card, player, position, way, cause, ZONE.extra, slots);
        return;
      }
      const zone = rulesOfZone(duel, player, card, slots);
      beginSummon(duel, player, card, way, position, slots);
      const { law } = ocgRules(duel);
      duel.point(TRACE.alsoBy, [...zone, ...law.procedure, ...(kind === undefined ? [] : lawOf(duel, kind))]);
      const procedure = state.get(specialSummon.reg.by, frame);
      if (procedure === BY_KIND) duel.call(summonNegationWindow, player, way);
      else duel.call(summonNegationWindow, player, way, card, procedure);
    },
  },
);
