import { placeIn, WHICH_POSITION, whichPlace } from "@chainwright/engine/applying";
import {
  type CompiledEffect,
  type Definition,
  type Duel,
  definitionOf,
  eachInPile,
  type MaterialRequirement,
  type Materials,
  type Question,
} from "@chainwright/engine/board";
import { attach } from "@chainwright/engine/changes";
import { noteUsed, topLink } from "@chainwright/engine/history";
import { effectContext } from "@chainwright/engine/program";
import {
  ACT,
  type Action,
  action,
  allowed,
  CARD,
  CAUSE,
  type CardId,
  firstOf,
  NO_LINK,
  NOW,
  no,
  type Player,
  POSITION,
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
import { countHandMaterialUse, isUsedUp } from "./once-per-turn.ts";
import { ocgQuestions, ocgRoutines } from "./registry.ts";
import { ocgRules } from "./rule-revisions.ts";
import { beginSummon, summonNegationWindow } from "./summon-negation-window.ts";
import { checkOnlyOne, checkSpecialOnce, isBarred } from "./summoning-conditions.ts";
import {
  goTogether,
  KINDS,
  type Kind,
  kindOfMonster,
  MATERIALS,
  materialsFrom,
  mayHaveMaterials,
  recipeOf,
  rulesOfSummon,
} from "./synchro-xyz-link-materials.ts";
import { ZONE } from "./zones.ts";

/** `secondOf` a Special Summon by the card's kind; a procedure of its text is its effect's number after it. */
const BY_KIND = 0;

/** "You can also Xyz Summon this card by …": what a Summon that the text allows counts as. */
const kindOfProcedure = ({ effects }: Definition, index: number): Kind | undefined =>
  KINDS.find((kind) => kind !== "contact" && effects[index]?.ir.ways?.includes(kind) === true);

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
  // A quick look before all others: mostly there is nothing that it could be made of.
  const isFromField = from === undefined && brought === undefined;
  if (why === null && isFromField && !mayHaveMaterials(duel, player, definition, kind)) return false;
  if (!checkOnlyOne(duel, player, card, why)) return false;
  const materials = materialsFrom(from, brought);
  if (using.length > 0) {
    const pool = materials.pool(duel, player, card);
    if (using.some((one) => !pool.includes(one)) && no(why, rulesOfSummon(duel, kind), card)) return false;
  }
  const way = WAY.special | (kind === "contact" ? 0 : WAY[kind]);
  if (!checkSpecialOnce(duel, player, card, way, why)) return false;
  if (isBarred(duel, player, card, way, why)) return false;
  if (!haveMaterials(duel, materials, player, card, using)) {
    const recipe: MaterialRequirement = {
      ...recipeOf(card, player, definition, kind),
      suffices: (_, cards) => goTogether(duel, player, card, kind, cards),
    };
    const anywhere: Materials = { ...materials, recipe: () => recipe };
    const enough = why !== null && haveMaterials(duel, anywhere, player, card, using);
    if (no(why, enough ? ocgRules(duel).law.noSlot : rulesOfSummon(duel, kind), card)) return false;
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

export const choosePosition: Question = ocgQuestions.define(WHICH_POSITION);

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
  const zones = procedure?.summonZones?.(duel, effectContext(card, procedure.index, player)) ?? ~0;
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
      duel.point(TRACE.alsoBy, [
        ...zone,
        ...law.procedure,
        ...(kind === undefined ? [] : rulesOfSummon(duel, kind)),
      ]);
      const procedure = state.get(specialSummon.reg.by, frame);
      if (procedure === BY_KIND) duel.call(summonNegationWindow, player, way);
      else duel.call(summonNegationWindow, player, way, card, procedure);
    },
  },
);
