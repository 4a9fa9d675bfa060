import {
  type Effect,
  type EventPattern,
  type Group,
  isReference,
  type Noted,
  type NounPhrase,
  type Reference,
  type Step,
  type Sworn,
  type Trait,
} from "@chainwright/card-ir";
import { type Check, waysMask } from "@chainwright/engine/program";
import {
  ACTED,
  type CardId,
  type Duel,
  NOW,
  PLAYER,
  type Player,
  SPECIAL,
  type SpecialId,
  someTouched,
  TURN,
  turnBit,
} from "@chainwright/engine/state";
import { compileTallied } from "../conditions/per-turn-tallies.ts";
import { compileMaterial, compileNoun } from "../nouns/noun-phrases.ts";
import type { Slots } from "../steps/slots.ts";
import { NotCarriedOut } from "../unsupported.ts";

/** "You cannot Special Summon monsters the turn you activate this effect": a condition, and what is done when activating. */
export function sworn(effect: Effect, oath: Sworn & Noted): Effect {
  const { act, others, ways, exceptWays, from, except, span } = oath;
  const what = withoutOther(oath.what);
  if (
    (others || what !== oath.what) &&
    effect.resolution.some(({ step }) => step.verb === "summon-afterwards")
  )
    throw new NotCarriedOut("other monsters than one that is Summoned after the effect");
  const condition = {
    kind: "oath",
    act,
    ...(what ? { what } : {}),
    ...(others ? { others } : {}),
    ...(ways ? { ways } : {}),
    ...(exceptWays ? { exceptWays } : {}),
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

const isOther = (trait: Trait): boolean => trait.trait === "other" && trait.than === undefined;

/** "Other monsters": than those that the effect Summons, of which there are none before. */
const withoutOther = (what: Sworn["what"]): Sworn["what"] =>
  what === undefined || isReference(what) || !what.traits.some(isOther)
    ? what
    : { ...what, traits: what.traits.filter((trait) => !isOther(trait)) };

const MONSTERS: Group = { quantity: { kind: "all" }, traits: [], noun: "monster", where: [] };

/** What its player cannot do from the activation on. */
function bindingStep({ act, what: said, others, ways, exceptWays, from, except }: Sworn): Step {
  const what = withoutOther(said);
  const until = "end-of-turn";
  switch (act) {
    case "attack":
    case "declare-attack":
    case "attack-directly": {
      const itself: Reference = { ref: "this-card", slot: "this-card" };
      return { verb: "forbid", player: "both", act, what: what ?? itself, until };
    }
    case "battle-phase":
      return { verb: "no-battle-phase", player: "you", until };
    default: {
      const where: Trait[] = from ? [{ trait: "from", place: from }] : [];
      const meant = what ?? { ...MONSTERS, where };
      // "Other monsters": all but those that the effect itself Summons.
      const itself: Reference = { ref: "this-card", slot: "this-card" };
      const but = {
        ...(others || what !== said ? { exceptBy: itself } : {}),
        ...(ways ? { ways } : {}),
        ...(exceptWays ? { exceptWays } : {}),
        ...(except ? { except } : {}),
      };
      return {
        verb: "forbid",
        player: "you",
        act: others && act === "summon" ? "summon-in-any-way" : act,
        what: meant,
        ...but,
        until,
      };
    }
  }
}

/** Nor has its player done so this turn. */
export function compileOath(oath: Sworn, slots: Slots): Check {
  const { act, what, others, ways, exceptWays, from, except } = oath;
  const thisTurn = (field: typeof PLAYER.battleIn): Check => {
    return ({ state }, using) => state.get(field, using.player) !== state.read(NOW.turn);
  };
  switch (act) {
    case "summon":
      if (others && (what ?? except) === undefined)
        return (duel, using) => duel.state.get(PLAYER.summons, using.player) === 0;
      return hasNot(
        {
          event: "summoned",
          agent: "you",
          ways: others ? [] : ["normal", "special"],
          subject: meantBy(oath),
        },
        slots,
      );
    case "attack":
    case "declare-attack":
      return hasNotActed(ACTED.attacked, what, slots);
    case "attack-directly":
      return hasNotActed(ACTED.attackedDirectly, what, slots);
    case "battle-phase":
      return thisTurn(PLAYER.battleIn);
    case "normal-summon-or-set":
      return thisTurn(PLAYER.normalIn);
    case "set":
      return hasNot({ event: "set", agent: "you", subject: meantBy(oath) }, slots);
    case "activate":
    case "activate-card": {
      const { quantity: _, ...whose } = meantBy(oath);
      const activated = { what: act === "activate" ? "either" : "card", ...whose } as const;
      return hasNot({ event: "activated", agent: "you", what: activated }, slots);
    }
    case "special-summon": {
      if (ways !== undefined)
        return hasNot({ event: "summoned", agent: "you", ways, subject: meantBy(oath) }, slots);
      // Where it is now it may be no monster: what the words ask for is printed on it.
      const printed = (group: NounPhrase | undefined) =>
        group === undefined || isReference(group) ? null : compileMaterial({ ...group, noun: "card" }, slots);
      const [meant, excepted] = [printed(what), printed(except)];
      const exceptedWays = waysMask(exceptWays ?? []);
      return (duel, using) => {
        const zones = from === undefined ? ~0 : duel.zonesOf(from);
        return !hasSpecialSummoned(
          duel,
          using.player,
          zones,
          (card, way) =>
            (way & exceptedWays) === 0 &&
            meant?.test(duel, using, card) !== false &&
            excepted?.test(duel, using, card) !== true,
        );
      };
    }
  }
}

/** The cards that an oath is about, without those that are excepted. */
function meantBy({ what = MONSTERS, except }: Sworn): Group {
  if (isReference(what)) throw new NotCarriedOut("one card that is named in an oath");
  const quantity = { kind: "some" } as const;
  if (except === undefined) return { ...what, quantity };
  const { traits, noun, where } = except;
  return {
    ...what,
    quantity,
    where: [...what.where, { trait: "described", not: true, traits, noun, where }],
  };
}

/** It has not happened this turn: it is counted as it happens. */
function hasNot(event: EventPattern, slots: Slots): Check {
  const happened = compileTallied({ kind: "happened", within: "turn", event }, slots, {
    countsNegated: true,
  });
  return (duel, using, why) => !happened(duel, using, why);
}

/** Neither this card has done it this turn, or none of these. */
function hasNotActed(bit: number, what: NounPhrase | undefined, slots: Slots): Check {
  const acted = (duel: Duel, card: CardId): boolean => turnBit(duel, card, TURN.acted, bit);
  if (what === undefined) return (duel, using) => !acted(duel, using.card);
  const { test } = compileNoun(what, slots);
  return (duel, using) => !someTouched(duel, (card) => acted(duel, card) && test(duel, using, card));
}

/** Whether the player has Special Summoned such a monster from these zones this turn. */
export function hasSpecialSummoned(
  { state }: Duel,
  player: Player,
  zones: number,
  test: (card: CardId, way: number) => boolean,
): boolean {
  for (let row = 0, n = state.count(SPECIAL); row < n; row++) {
    const one = row as SpecialId;
    if (state.get(SPECIAL.player, one) !== player) continue;
    const [card, way] = [state.get(SPECIAL.card, one), state.get(SPECIAL.way, one)];
    if ((zones & (1 << state.get(SPECIAL.from, one))) !== 0 && test(card, way)) return true;
  }
  return false;
}
