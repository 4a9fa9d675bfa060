import type { EventPattern } from "@chainwright/card-ir";
import { BATTLE, type CardId, HAPPENED, NO_CARD } from "../schema.ts";
import { CAUSE, type Player } from "../vocabulary.ts";
import { agentIs, type SubjectTest } from "./event-subjects.ts";
import { compileNoun } from "./nouns.ts";
import type { Slots } from "./slots.ts";
import { causesOfDamage, means } from "./words.ts";

type Damage = Extract<EventPattern, { event: "damage" }>;

/** Who took the damage, and from what: "by battle with a monster", "by a direct attack", "by your opponent's card effect". */
export function compileDamageTaken(pattern: Damage, slots: Slots): SubjectTest {
  const source = pattern.source ? compileNoun(pattern.source, slots) : null;
  const fighter = pattern.involving ? compileNoun(pattern.involving, slots) : null;
  return (duel, using, event) => {
    const { state } = duel;
    const cause = state.get(HAPPENED.cause, event);
    const by = state.get(HAPPENED.other, event);
    if (!means(pattern.player, using.player, state.get(HAPPENED.how, event) as Player)) return false;
    if (source !== null && !source.test(duel, using, by)) return false;
    if (pattern.least !== undefined && state.get(HAPPENED.amount, event) < pattern.least) return false;
    const target = state.read(BATTLE.target);
    if (pattern.direct === true && target !== NO_CARD) return false;
    if (pattern.against !== undefined && target === NO_CARD) return false;
    if (pattern.against === "attack-target" && by === target) return false;
    if ((cause & CAUSE.effect) !== 0 && !agentIs(duel, using, event, pattern.effectOf)) return false;
    const fights = (card: CardId): boolean => card !== NO_CARD && fighter?.test(duel, using, card) === true;
    if (fighter !== null && ![BATTLE.attacker, BATTLE.target].some((one) => fights(state.read(one))))
      return false;
    return (cause & causesOfDamage(pattern.kind)) !== 0;
  };
}
