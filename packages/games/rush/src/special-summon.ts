import { forbiddenBy, summonForbiddenBy, WHICH_POSITION } from "@chainwright/engine/applying";
import {
  type Definition,
  type Duel,
  definitionOf,
  eachInPile,
  type Materials,
} from "@chainwright/engine/board";
import { nextMoment } from "@chainwright/engine/history";
import {
  ACT,
  type Action,
  action,
  allowed,
  byRule,
  CARD,
  CAUSE,
  type CardId,
  FACE,
  firstOf,
  NO_CARD,
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
} from "@chainwright/engine/summons";
import { rushLaw } from "./cited-rules.ts";
import {
  becomeOriginalAtk,
  checkMaximumSummon,
  maximumSummon,
  offerMaximumSummons,
} from "./maximum-monsters.ts";
import { summonSlots } from "./monster-zones.ts";
import { rushQuestions, rushRoutines } from "./registry.ts";
import { ZONE } from "./zones.ts";

/** `secondOf` a Special Summon by the card's kind: a Maximum Summon or a Contact Fusion. Procedures count from 1. */
const BY_KIND = 0;

/** A Contact Fusion takes face-up monsters of its player's field. */
const CONTACT: Materials = {
  recipe: (duel, player, card) => ({
    groups: definitionOf(duel, card).materials,
    total: null,
    value: () => 0,
    otherValue: () => 0,
    suffices: (_, materials) => summonSlots(duel, player, card, materials) !== 0,
  }),
  pool(duel, player) {
    const pool: CardId[] = [];
    eachInPile(duel, player, ZONE.monster, (card) => {
      const isUp = duel.state.get(CARD.face, card) === FACE.up;
      if (isUp && forbiddenBy(duel, "material-fusion", card, player) === NO_CARD) pool.push(card);
    });
    return pool;
  },
  rules: (duel) => rushLaw(duel).contactFusion,
};

const materials = defineMaterials(rushRoutines, rushQuestions, CONTACT);
const payment = definePayment(rushRoutines);
const choosePosition = rushQuestions.define(WHICH_POSITION);

const canContact = (definition: Definition): boolean => ruleOf(definition, "contact") !== undefined;

/** Offers every Special Summon that no effect conducts. */
export function offerSpecialSummons(duel: Duel, player: Player, offer: (action: Action) => void): void {
  offerMaximumSummons(duel, player, offer);
  eachInPile(duel, player, ZONE.extra, (card) => {
    if (canContact(definitionOf(duel, card))) offer(action(ACT.special, card, BY_KIND));
  });
  offerProcedures(duel, player, offer);
}

export function checkSpecialSummon(duel: Duel, player: Player, choice: Action, why: Why | null): boolean {
  const card = firstOf(choice) as CardId;
  const by = secondOf(choice);
  if (by !== BY_KIND) return checkProcedure(duel, player, card, by - 1, why);
  return canContact(definitionOf(duel, card))
    ? checkContact(duel, player, card, why)
    : checkMaximumSummon(duel, player, card, why);
}

function checkContact(duel: Duel, player: Player, card: CardId, why: Why | null): boolean {
  const { law } = duel;
  if (!isHeldBy(duel, player, card, 1 << ZONE.extra) && no(why, law.wrongPlace, card)) return false;
  const forbidding = summonForbiddenBy(duel, card, player, WAY.special);
  if (forbidding !== NO_CARD && no(why, law.forbidden, forbidding)) return false;
  const enough = haveMaterials(duel, CONTACT, player, card);
  if (!enough && no(why, rushLaw(duel).contactFusion, card)) return false;
  return allowed(why);
}

/** A Special Summon by the text of the monster: its materials or what it costs leave, then it comes. */
const specialSummon = rushRoutines.define("special summon", ["card", "player", "by"], {
  begin(duel, frame) {
    const { state } = duel;
    const { card, player, by } = specialSummon.reg;
    if (state.get(by, frame) === BY_KIND) {
      duel.call(materials, state.get(card, frame), state.get(player, frame), NO_CARD);
    } else {
      duel.jump(frame, specialSummon.at.askPosition);
      duel.call(payment, state.get(card, frame), state.get(player, frame), state.get(by, frame));
    }
  },
  useMaterials(duel, frame) {
    const card = duel.state.get(specialSummon.reg.card, frame) as CardId;
    const agent = duel.state.get(specialSummon.reg.player, frame);
    const cause = { why: CAUSE.rule | CAUSE.summon, agent, link: NO_LINK };
    const manner = ruleOf(definitionOf(duel, card), "contact")?.manner;
    for (const material of picked(duel)) leaveForSummon(duel, material, manner, cause);
    forgetPicked(duel);
  },
  askPosition(duel, frame) {
    const { state } = duel;
    const position = procedureAt(duel, frame)?.ir.position;
    if (position === undefined) {
      duel.ask(choosePosition, state.get(specialSummon.reg.player, frame) as Player, frame);
    } else state.write(NOW.answer, action(ACT.number, POSITION[position]));
  },
  summon(duel, frame) {
    const { state } = duel;
    const law = rushLaw(duel);
    const card = state.get(specialSummon.reg.card, frame) as CardId;
    const player = state.get(specialSummon.reg.player, frame) as Player;
    const position = firstOf(state.read(NOW.answer) as Action);
    const procedure = procedureAt(duel, frame);
    const way = WAY.special | WAY.proper | (procedure === undefined ? WAY.fusion : WAY.bySelf);
    nextMoment(duel);
    const cause = byRule(player);
    if (comeIntoPlay(duel, card, player, position, way, cause)) {
      duel.point(TRACE.alsoBy, procedure === undefined ? law.contactFusion : law.procedure);
      const atk = procedure?.ir.originalAtk;
      if (atk !== undefined) becomeOriginalAtk(duel, card, atk);
    }
  },
});

export function beginSpecialSummon(duel: Duel, player: Player, choice: Action): void {
  const card = firstOf(choice) as CardId;
  const by = secondOf(choice);
  if (by === BY_KIND && !canContact(definitionOf(duel, card))) duel.call(maximumSummon, card, player);
  else duel.call(specialSummon, card, player, by);
}

/** The procedure of the text that is followed, if it is one. */
const procedureAt = (duel: Duel, frame: Parameters<Duel["jump"]>[0]) =>
  definitionOf(duel, duel.state.get(specialSummon.reg.card, frame) as CardId).effects[
    duel.state.get(specialSummon.reg.by, frame) - 1
  ];
