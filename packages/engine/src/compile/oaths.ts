import type { Effect, Group, Noted, Reference, Step, Sworn, Trait } from "@chainwright/card-ir";
import type { Duel } from "../duel.ts";
import { type CardId, NOW, PLAYER, SPECIAL, type SpecialId } from "../schema.ts";
import { ACTED, someTouched, TURN, turnBit } from "../turnbits.ts";
import type { Player } from "../vocabulary.ts";
import { compileMaterial, compileNoun } from "./nouns.ts";
import type { Slots } from "./slots.ts";
import type { Check } from "./using.ts";

/** "You cannot Special Summon monsters the turn you activate this effect": a condition, and what is done when activating. */
export function sworn(effect: Effect, oath: Sworn & Noted): Effect {
  const { act, what, from, except, span } = oath;
  const condition = {
    kind: "oath",
    act,
    ...(what ? { what } : {}),
    ...(from ? { from } : {}),
    ...(except ? { except } : {}),
    ...(span ? { span } : {}),
  } as const;
  return {
    ...effect,
    conditions: [...effect.conditions, condition],
    cost: [...effect.cost, { step: bindingStep(oath) }],
  };
}

/** What its player cannot do from the activation on. */
function bindingStep({ act, what, from, except }: Sworn): Step {
  const until = "end-of-turn";
  const where: Trait[] = from ? [{ trait: "from", place: from }] : [];
  const monsters: Group = { quantity: { kind: "all" }, traits: [], noun: "monster", where };
  switch (act) {
    case "summon":
      return { verb: "swear", act };
    case "attack": {
      const itself: Reference = { ref: "this-card", slot: "this-card" };
      return { verb: "forbid", player: "both", act, what: what ?? itself, until };
    }
    case "battle-phase":
      return { verb: "no-battle-phase", player: "you", until };
    default:
      return { verb: "forbid", player: "you", act, what: monsters, ...(except ? { except } : {}), until };
  }
}

/** Nor has its player done so this turn. */
export function compileOath({ act, what, from, except }: Sworn, slots: Slots): Check {
  const thisTurn = (field: typeof PLAYER.battleIn): Check => {
    return ({ state }, using) => state.get(field, using.player) !== state.read(NOW.turn);
  };
  switch (act) {
    case "summon":
      return (duel, using) => duel.state.get(PLAYER.summons, using.player) === 0;
    case "attack": {
      const attacked = (duel: Duel, card: CardId): boolean => turnBit(duel, card, TURN.acted, ACTED.attacked);
      if (what === undefined) return (duel, using) => !attacked(duel, using.card);
      const { test } = compileNoun(what, slots);
      return (duel, using) => !someTouched(duel, (card) => attacked(duel, card) && test(duel, using, card));
    }
    case "battle-phase":
      return thisTurn(PLAYER.battleIn);
    case "normal-summon":
      return thisTurn(PLAYER.normalIn);
    case "special-summon": {
      // Where it is now it may be no monster: what the words ask for is printed on it.
      const excepted = except ? compileMaterial({ ...except, noun: "card" }, slots) : null;
      return (duel, using) => {
        const zones = from === undefined ? ~0 : duel.zonesOf(from);
        return !hasSpecialSummoned(
          duel,
          using.player,
          zones,
          (card) => excepted?.test(duel, using, card) !== true,
        );
      };
    }
  }
}

/** Whether the player has Special Summoned such a monster from these zones this turn. */
export function hasSpecialSummoned(
  { state }: Duel,
  player: Player,
  zones: number,
  test: (card: CardId) => boolean,
): boolean {
  for (let row = 0, n = state.count(SPECIAL); row < n; row++) {
    const one = row as SpecialId;
    if (state.get(SPECIAL.player, one) !== player) continue;
    if ((zones & (1 << state.get(SPECIAL.from, one))) !== 0 && test(state.get(SPECIAL.card, one)))
      return true;
  }
  return false;
}
