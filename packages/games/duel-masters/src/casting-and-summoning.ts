import { forbiddenBy, hasPrinted } from "@chainwright/engine/applying";
import { type Duel, definitionOf, isInHand } from "@chainwright/engine/board";
import { endResolving, forgetLinks, move, resolveNow } from "@chainwright/engine/changes";
import { keepRecords, openLink } from "@chainwright/engine/history";
import { effectContext } from "@chainwright/engine/program";
import {
  allowed,
  BY_RULE,
  byRule,
  CARD,
  type CardId,
  type LinkId,
  MANNER,
  NO_CARD,
  NO_LINK,
  no,
  type Player,
  TRACE,
  WAY,
  type Why,
} from "@chainwright/engine/state";
import { dmLaw } from "./cited-rules.ts";
import { factsOf, isCreature, someOpposing } from "./creatures.ts";
import { canEnterBattleZone, putIntoBattleZone } from "./entering-battle-zone.ts";
import { canPay, hasEnough, pay } from "./mana-payment.ts";
import { dmRoutines } from "./registry.ts";
import { DM_PLAYER } from "./state-tables.ts";
import { ZONE } from "./zones.ts";

function checkPayment(duel: Duel, player: Player, card: CardId, why: Why | null): boolean {
  if (canPay(duel, player, card, mostSpared(duel, player, card))) return true;
  const { cannotPay, civilization } = dmLaw(duel);
  return !no(why, hasEnough(duel, player, card) ? civilization : cannotPay, card);
}

/** Whether the opponent's creatures let a player use no more cards this turn. */
const isUsedUp = (duel: Duel, player: Player): boolean =>
  someOpposing(duel, player, "use-limit", (card) => {
    const { n = 0 } = definitionOf(duel, card).keywordParameters.get("use-limit") ?? {};
    return duel.state.get(DM_PLAYER.used, player) >= n;
  });

/** Takes a card out of the hand to use it. */
function take(duel: Duel, player: Player, card: CardId): void {
  const { state } = duel;
  state.set(DM_PLAYER.used, player, state.get(DM_PLAYER.used, player) + 1);
  move(duel, card, { zone: ZONE.pending }, MANNER.placed, byRule(player));
}

/** Whether a spell in the hand can be cast now; `free`: without paying for it. */
export function checkCast(duel: Duel, player: Player, card: CardId, why: Why | null, free = false): boolean {
  const { law } = duel;
  if (!isInHand(duel, player, card) && no(why, law.wrongPlace, card)) return false;
  if (factsOf(duel, card).kind !== "spell" && no(why, law.notNow, card)) return false;
  const forbidding = forbiddenBy(duel, "activate", card, player);
  if (forbidding !== NO_CARD && no(why, law.forbidden, forbidding)) return false;
  if (isUsedUp(duel, player) && no(why, law.forbidden, card)) return false;
  if (!free && !checkPayment(duel, player, card, why) && why === null) return false;
  return allowed(why);
}

/** Whether a creature in the hand can be summoned now; `free`: without paying for it. */
export function checkSummon(
  duel: Duel,
  player: Player,
  card: CardId,
  why: Why | null,
  free = false,
): boolean {
  const { law } = duel;
  if (!isInHand(duel, player, card) && no(why, law.wrongPlace, card)) return false;
  if (!isCreature(duel, card)) return !no(why, law.notNow, card) && allowed(why);
  if (!canEnterBattleZone(duel, player, card, why) && why === null) return false;
  if (isUsedUp(duel, player) && no(why, law.forbidden, card)) return false;
  if (!free && !checkPayment(duel, player, card, why) && why === null) return false;
  return allowed(why);
}

/** The most that effects of a payment can take off it. */
function mostSpared(duel: Duel, player: Player, card: CardId): number {
  return definitionOf(duel, card).effects.reduce(
    (sum, { costReduction, index }) => sum + (costReduction?.(duel, effectContext(card, index, player)) ?? 0),
    0,
  );
}

const isBeingUsed = ({ state }: Duel, card: CardId): boolean => state.get(CARD.zone, card) === ZONE.pending;

/**
 * Casts a spell: it waits outside of all zones, is paid for, takes effect, and is put into the graveyard, or into the
 * mana zone if it is a charger.
 */
export const cast = dmRoutines.define("cast", ["card", "player", "free", "link"], {
  begin(duel, frame) {
    const { state } = duel;
    const card = state.get(cast.reg.card, frame) as CardId;
    const player = state.get(cast.reg.player, frame) as Player;
    take(duel, player, card);
    if (state.get(cast.reg.free, frame) === 0) duel.call(settlePayment, card, player);
  },
  announce(duel, frame) {
    const { state } = duel;
    const card = state.get(cast.reg.card, frame) as CardId;
    const player = state.get(cast.reg.player, frame) as Player;
    const [spell] = definitionOf(duel, card).effects;
    if (spell === undefined || !isBeingUsed(duel, card)) {
      duel.jump(frame, cast.at.spent);
      return;
    }
    const link = openLink(duel, card, spell.index, player);
    state.set(cast.reg.link, frame, link);
    duel.point(TRACE.activated, dmLaw(duel).cast, link, card, spell.index * 2 + player);
  },
  takeEffect(duel, frame) {
    resolveNow(duel, duel.state.get(cast.reg.link, frame) as LinkId);
    const card = duel.state.get(cast.reg.card, frame) as CardId;
    duel.point(TRACE.alsoBy, duel.rulesAbout(definitionOf(duel, card)));
  },
  resolved(duel, frame) {
    endResolving(duel, duel.state.get(cast.reg.link, frame) as LinkId);
  },
  spent(duel, frame) {
    const { state } = duel;
    const card = state.get(cast.reg.card, frame) as CardId;
    if (isBeingUsed(duel, card)) {
      const zone = hasPrinted(duel, card, "charger") ? ZONE.mana : ZONE.graveyard;
      move(duel, card, { zone }, MANNER.put, BY_RULE);
      duel.point(TRACE.alsoBy, duel.law.spentCards);
    }
    const link = state.get(cast.reg.link, frame) as LinkId;
    if (link !== NO_LINK) forgetLinks(duel, link);
  },
});

/** Settles and pays for a card: first what its own text has its player do for that, then the mana. */
const settlePayment = dmRoutines.define("settle payment", ["card", "player", "link"], {
  settle(duel, frame) {
    const { state } = duel;
    const card = state.get(settlePayment.reg.card, frame) as CardId;
    const player = state.get(settlePayment.reg.player, frame) as Player;
    const own = definitionOf(duel, card).effects.find(({ kind }) => kind === "payment");
    if (own === undefined) return;
    const link = openLink(duel, card, own.index, player);
    state.set(settlePayment.reg.link, frame, link);
    resolveNow(duel, link);
  },
  noteWhatWasTaken(duel, frame) {
    const { state } = duel;
    const link = state.get(settlePayment.reg.link, frame) as LinkId;
    if (link === NO_LINK) return;
    const card = state.get(settlePayment.reg.card, frame) as CardId;
    keepRecords(duel, link, card);
    endResolving(duel, link);
    forgetLinks(duel, link);
  },
  pay(duel, frame) {
    const { state } = duel;
    const card = state.get(settlePayment.reg.card, frame) as CardId;
    const player = state.get(settlePayment.reg.player, frame) as Player;
    if (canPay(duel, player, card)) {
      duel.call(pay, card, player);
      return;
    }
    // What was done for it came to less than its player had to expect: it is not used after all.
    move(duel, card, { zone: ZONE.hand }, MANNER.returned, byRule(player));
    duel.point(TRACE.alsoBy, dmLaw(duel).paidLess);
  },
});

/** Summons a creature: it waits outside of all zones, is paid for, and comes to the battle zone. */
export const summon = dmRoutines.define("summon", ["card", "player", "free"], {
  begin(duel, frame) {
    const { state } = duel;
    const card = state.get(summon.reg.card, frame) as CardId;
    const player = state.get(summon.reg.player, frame) as Player;
    take(duel, player, card);
    if (state.get(summon.reg.free, frame) === 0) duel.call(settlePayment, card, player);
  },
  come(duel, frame) {
    const { state } = duel;
    const card = state.get(summon.reg.card, frame) as CardId;
    if (!isBeingUsed(duel, card)) return;
    const free = state.get(summon.reg.free, frame) !== 0;
    const player = state.get(summon.reg.player, frame) as Player;
    putIntoBattleZone(duel, card, player, free ? WAY.normal | WAY.special : WAY.normal);
  },
});
