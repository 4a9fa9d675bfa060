import type { EventPattern } from "@chainwright/card-ir";
import { appliesTo, someApplying } from "@chainwright/engine/applying";
import type { Duel } from "@chainwright/engine/board";
import { causesOfDamage, type EffectContext, means } from "@chainwright/engine/program";
import {
  BATTLE,
  CARD,
  CAUSE,
  type CardId,
  CONTINUOUS_ACTION,
  EVENT_LOG,
  NO_CARD,
  type Player,
  POSITION,
} from "@chainwright/engine/state";
import type { Scope } from "../scope/scope.ts";
import { agentIs, type EventTest } from "./moves-of-events.ts";

type Damage = Extract<EventPattern, { event: "damage" }>;

/** Who took the damage, and from what: "by battle with a monster", "by a direct attack", "by your opponent's card effect". */
export function compileDamageTaken(pattern: Damage, scope: Scope): EventTest {
  const source = pattern.source ? scope.noun(pattern.source) : null;
  const fighter = pattern.involving ? scope.noun(pattern.involving) : null;
  return (duel, context, event) => {
    const { state } = duel;
    const cause = state.get(EVENT_LOG.cause, event);
    const by = state.get(EVENT_LOG.other, event);
    if (!means(pattern.player, context.player, state.get(EVENT_LOG.how, event) as Player)) return false;
    if (source !== null && !source.test(duel, context, by)) return false;
    if (pattern.least !== undefined && state.get(EVENT_LOG.amount, event) < pattern.least) return false;
    const target = state.read(BATTLE.target);
    if (pattern.direct === true && target !== NO_CARD) return false;
    if (pattern.against !== undefined && target === NO_CARD) return false;
    if (pattern.against === "attack-target" && by === target) return false;
    if (pattern.pierced === true && !hasPierced(duel, context, by)) return false;
    if ((cause & CAUSE.effect) !== 0 && !agentIs(duel, context, event, pattern.effectOf)) return false;
    const fights = (card: CardId): boolean => card !== NO_CARD && fighter?.test(duel, context, card) === true;
    if (fighter !== null && ![BATTLE.attacker, BATTLE.target].some((one) => fights(state.read(one))))
      return false;
    return (cause & causesOfDamage(pattern.kind)) !== 0;
  };
}

/** Whether a monster has attacked one in Defense Position with piercing damage by an effect of this card. */
function hasPierced(duel: Duel, context: EffectContext, by: CardId): boolean {
  const target = duel.state.read(BATTLE.target);
  if (by !== duel.state.read(BATTLE.attacker) || target === NO_CARD) return false;
  if (duel.state.get(CARD.position, target) === POSITION.attack) return false;
  return someApplying(
    duel,
    CONTINUOUS_ACTION.pierce,
    (one, own) => own.card === context.card && appliesTo(duel, one, own, by),
  );
}
