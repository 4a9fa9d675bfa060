import { topOf } from "@chainwright/engine/board";
import { NO_CARD, type Player, TRACE, WAY } from "@chainwright/engine/state";
import { dmLaw } from "./cited-rules.ts";
import { enterBattleZone } from "./entering-battle-zone.ts";
import { dmRoutines } from "./registry.ts";
import { ZONE } from "./zones.ts";

/** "GR summon": the top card of the ultra GR zone comes as if it had been paid for. */
export const grSummon = dmRoutines.define("gr summon", ["player", "link"], {
  come(duel, frame) {
    const { state } = duel;
    const player = state.get(grSummon.reg.player, frame) as Player;
    const card = topOf(duel, player, ZONE.ultraGr);
    if (card === NO_CARD) return;
    const entering = duel.call(enterBattleZone, card, player, state.get(grSummon.reg.link, frame));
    state.set(enterBattleZone.reg.way, entering, WAY.normal);
    duel.point(TRACE.grSummon, dmLaw(duel).grSummon, card, player);
  },
});
