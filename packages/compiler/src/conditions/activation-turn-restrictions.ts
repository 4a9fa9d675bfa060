import {
  type EventPattern,
  type Group,
  isReference,
  type NounPhrase,
  type Sworn,
} from "@chainwright/card-ir";
import { ACTED, type Check, type Duel, someTouched, TURN, turnBit } from "@chainwright/engine/board";
import { waysMask } from "@chainwright/engine/program";
import {
  type CardId,
  NOW,
  PLAYER,
  type Player,
  SPECIAL_SUMMONS,
  type SpecialId,
} from "@chainwright/engine/state";
import { MONSTERS } from "../rewrites/oaths-as-conditions.ts";
import type { Scope } from "../scope/scope.ts";
import { NotCarriedOut } from "../words/not-carried-out.ts";
import { compileTallied } from "./per-turn-tallies.ts";

const DRAWN_BY_EFFECT: EventPattern = {
  event: "moved",
  manner: ["drawn"],
  subject: { quantity: { kind: "some" }, traits: [], noun: "card", where: [] },
  to: { of: "you", names: ["hand"] },
  by: ["card-effect"],
};

/** Nor has its player done so this turn. */
export function compileOath(oath: Sworn, scope: Scope): Check {
  const { act, what, others, ways, exceptWays, from, except } = oath;
  const thisTurn = (field: typeof PLAYER.battleIn): Check => {
    return ({ state }, context) => state.get(field, context.player) !== state.read(NOW.turn);
  };
  switch (act) {
    case "summon":
      if (others && (what ?? except) === undefined)
        return (duel, context) => duel.state.get(PLAYER.summons, context.player) === 0;
      return hasNot(
        {
          event: "summoned",
          agent: "you",
          ways: others ? [] : ["normal", "special"],
          subject: meantBy(oath),
        },
        scope,
      );
    case "attack":
    case "declare-attack":
      return hasNotActed(ACTED.attacked, what, scope);
    case "attack-directly":
      return hasNotActed(ACTED.attackedDirectly, what, scope);
    case "battle-phase":
      return thisTurn(PLAYER.battleIn);
    case "normal-summon-or-set":
      return thisTurn(PLAYER.normalIn);
    case "set":
      return hasNot({ event: "set", agent: "you", subject: meantBy(oath) }, scope);
    case "activate":
    case "activate-card": {
      const { quantity: _, ...whose } = meantBy(oath);
      const activated = { what: act === "activate" ? "either" : "card", ...whose } as const;
      const times = oath.beyond === undefined ? {} : { times: oath.beyond + 1 };
      return hasNot({ event: "activated", agent: "you", what: activated }, scope, times);
    }
    case "draw":
      return hasNot(DRAWN_BY_EFFECT, scope);
    case "special-summon": {
      if (ways !== undefined)
        return hasNot({ event: "summoned", agent: "you", ways, subject: meantBy(oath) }, scope);
      // Where it is now it may be no monster: what the words ask for is printed on it.
      const printed = (group: NounPhrase | undefined) =>
        group === undefined || isReference(group) ? null : scope.material({ ...group, noun: "card" });
      const [meant, excepted] = [printed(what), printed(except)];
      const exceptedWays = waysMask(exceptWays ?? []);
      return (duel, context) => {
        const zones = from === undefined ? ~0 : duel.zonesOf(from);
        return !hasSpecialSummoned(
          duel,
          context.player,
          zones,
          (card, way) =>
            (way & exceptedWays) === 0 &&
            meant?.test(duel, context, card) !== false &&
            excepted?.test(duel, context, card) !== true,
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
function hasNot(event: EventPattern, scope: Scope, often: { readonly times?: number } = {}): Check {
  const happened = compileTallied({ kind: "happened", within: "turn", event, ...often }, scope, {
    countsNegated: true,
  });
  return (duel, context, why) => !happened(duel, context, why);
}

/** Neither this card has done it this turn, or none of these. */
function hasNotActed(bit: number, what: NounPhrase | undefined, scope: Scope): Check {
  const acted = (duel: Duel, card: CardId): boolean => turnBit(duel, card, TURN.acted, bit);
  if (what === undefined) return (duel, context) => !acted(duel, context.card);
  const { test } = scope.noun(what);
  return (duel, context) => !someTouched(duel, (card) => acted(duel, card) && test(duel, context, card));
}

/** Whether the player has Special Summoned such a monster from these zones this turn. */
export function hasSpecialSummoned(
  { state }: Duel,
  player: Player,
  zones: number,
  test: (card: CardId, way: number) => boolean,
): boolean {
  for (let row = 0, n = state.count(SPECIAL_SUMMONS); row < n; row++) {
    const one = row as SpecialId;
    if (state.get(SPECIAL_SUMMONS.player, one) !== player) continue;
    const [card, way] = [state.get(SPECIAL_SUMMONS.card, one), state.get(SPECIAL_SUMMONS.way, one)];
    if ((zones & (1 << state.get(SPECIAL_SUMMONS.from, one))) !== 0 && test(card, way)) return true;
  }
  return false;
}
