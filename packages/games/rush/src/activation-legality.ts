import { type Clause, isInPart } from "@chainwright/card-ir";
import { forbiddenBy } from "@chainwright/engine/applying";
import { metIn } from "@chainwright/engine/battle";
import {
  type CompiledEffect,
  type Duel,
  definitionOf,
  holderOf,
  TURN,
  turnBit,
} from "@chainwright/engine/board";
import { someLingeringOn } from "@chainwright/engine/history";
import { effectContext } from "@chainwright/engine/program";
import {
  allowed,
  CARD,
  type CardId,
  FACE,
  LINGERING,
  LINGERING_KIND,
  NO_CARD,
  NOW,
  no,
  type Player,
  type Why,
} from "@chainwright/engine/state";
import { rushLaw } from "./cited-rules.ts";
import { PHASE } from "./phases.ts";
import { RUSH } from "./registry.ts";
import { checkZone } from "./spell-trap-placement.ts";
import { ZONE } from "./zones.ts";

/** What kind of chance a player has: their own Main Phase, or a timing at which a Trap may be used. */
export type ActivationTiming = "main" | "trap";

/** Whether a card or effect may be activated: one function for the options, the verdicts and the answers. */
export function checkActivate(
  duel: Duel,
  player: Player,
  card: CardId,
  index: number,
  chance: ActivationTiming,
  why: Why | null,
): boolean {
  const { law } = duel;
  const rush = rushLaw(duel);
  const definition = definitionOf(duel, card);
  const effect = definition.effects[index];
  if (effect === undefined) {
    no(why, isInPart(definition.card) ? law.unread : rush.noEffect, card, index);
    return false;
  }
  if (effect.kind === "continuous" || effect.kind === "procedure") {
    no(why, rush.doesNotActivate, card, index);
    return false;
  }
  // A quick look before all others: most Traps wait for something else.
  if (why === null && chance === "trap" && !mayAnswer(duel, effect)) return false;
  if (holderOf(duel, card) !== player && no(why, law.wrongPlace, card, index)) return false;
  if (!inPlace(duel, player, card, effect, why)) return false;
  if (!isItsChance(duel, player, card, effect, chance, why)) return false;
  if (!checkUses(duel, card, effect, why)) return false;
  const act = effect.kind === "activation" ? "activate-card" : "activate-effect";
  const forbidding = forbiddenBy(duel, act, card, player);
  if (forbidding !== NO_CARD && no(why, law.forbidden, forbidding)) return false;
  if (!mayUseName(duel, player, definition.name, why)) return false;
  const isRuled = duel.rulesAbout(definition).length > 0;
  if (isMeaningless(duel, effect) && !isRuled && no(why, rush.pointless, card, index)) return false;
  const context = effectContext(card, index, player);
  for (const condition of effect.conditions) if (!condition(duel, context, why)) return false;
  for (const check of effect.checks) if (!check(duel, context, why)) return false;
  return allowed(why);
}

/** Place and face. A Trap lies Set since an earlier turn; a Spell is in the hand or Set; a monster is face-up. */
function inPlace(duel: Duel, player: Player, card: CardId, effect: CompiledEffect, why: Why | null): boolean {
  const { state, law } = duel;
  const zone = state.get(CARD.zone, card);
  const face = state.get(CARD.face, card);
  const { kind } = definitionOf(duel, card).card.facts;
  if ((effect.range & (1 << zone)) === 0 && no(why, law.wrongPlace, card, effect.index)) return false;
  if (effect.kind !== "activation") {
    const up = face === FACE.up || zone === ZONE.hand;
    return up || !no(why, law.wrongPlace, card, effect.index);
  }
  if (zone === ZONE.hand) return checkZone(duel, player, card, why);
  if (face !== FACE.down && no(why, law.wrongPlace, card, effect.index)) return false;
  const setNow = kind === "trap" && state.get(CARD.since, card) === state.read(NOW.turn);
  return !setNow || !no(why, rushLaw(duel).setThisTurn, card);
}

/** Whether anything in the open timing is of a kind that the effect waits for. */
const mayAnswer = (duel: Duel, { trigger }: CompiledEffect): boolean =>
  trigger !== null && (duel.state.read(NOW.windowKinds) & trigger.kinds) !== 0;

/** What waits for something is used at its timing; everything else in the player's own Main Phase. */
function isItsChance(
  duel: Duel,
  player: Player,
  card: CardId,
  effect: CompiledEffect,
  chance: ActivationTiming,
  why: Why | null,
): boolean {
  const { state, law } = duel;
  const { index } = effect;
  if (effect.trigger === null) {
    const own = state.read(NOW.turnPlayer) === player && state.read(NOW.phase) === PHASE.main;
    return (chance === "main" && own) || !no(why, law.notNow, card, index);
  }
  if (chance !== "trap") return !no(why, law.notNow, card, index);
  // Everything of one timing counts as simultaneous: nothing can be missed.
  if (metIn(duel, player, card, effect, state.read(NOW.window))) return true;
  const tooLate = metIn(duel, player, card, effect, state.read(RUSH.trapTiming));
  return !no(why, tooLate ? rushLaw(duel).oneTrap : law.conditionNotMet, card, index);
}

/** A monster's effect is used once a turn while it stays face-up; of several to choose from, one. */
function checkUses(duel: Duel, card: CardId, effect: CompiledEffect, why: Why | null): boolean {
  if (effect.kind === "activation" || !turnBit(duel, card, TURN.used, effect.choiceGroup)) return true;
  const other = effect.ir.modes === undefined && !turnBit(duel, card, TURN.activated, effect.index);
  return !no(why, other ? rushLaw(duel).otherChoiceUsed : duel.law.usedUp, card, effect.index);
}

function mayUseName(duel: Duel, player: Player, name: number, why: Why | null): boolean {
  const { state } = duel;
  return !someLingeringOn(
    duel,
    LINGERING_KIND.forbidActivate,
    NO_CARD,
    (lingering) =>
      state.get(LINGERING.player, lingering) === player &&
      state.get(LINGERING.what, lingering) === name &&
      no(why, duel.law.forbidden, state.get(LINGERING.source, lingering)),
  );
}

/** Verbs that are of use in battle only. */
const OF_BATTLE: ReadonlySet<string> = new Set(["attack-again", "attack-directly", "more-attacks", "pierce"]);

/** Also what keeps a card from being destroyed by battle, or by cards that their player could not use before. */
function isOfBattle({ step }: Clause): boolean {
  if (step.verb !== "forbid") return OF_BATTLE.has(step.verb);
  const byBattle = step.act === "destroy" && step.by?.includes("battle") === true;
  return byBattle && (step.by?.length === 1 || step.byCards !== undefined);
}

/** In a turn without a Battle Phase what is about battle is meaningless; a ruling may allow its card to be used. */
export const isMeaningless = (duel: Duel, { ir }: CompiledEffect): boolean =>
  duel.state.read(NOW.turn) === 1 && ir.resolution.length > 0 && ir.resolution.every(isOfBattle);
