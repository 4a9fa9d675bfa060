import { hasPrinted, keywordNumber } from "@chainwright/engine/applying";
import { type Duel, definitionOf, eachInPile, pileCount } from "@chainwright/engine/board";
import { addLingering, someLingeringOn } from "@chainwright/engine/history";
import {
  ACT,
  type Action,
  action,
  CARD,
  type CardId,
  firstOf,
  kindOf,
  LINGERING,
  LINGERING_KIND,
  NOW,
  no,
  opponentOf,
  PASS,
  type Player,
  TRACE,
  UNTIL,
} from "@chainwright/engine/state";
import { checkSummon, summon } from "./casting-and-summoning.ts";
import { dmLaw } from "./cited-rules.ts";
import { inBattleZone, isCreature } from "./creatures.ts";
import { declaringFromHand } from "./declaring-from-hand.ts";
import { dmQuestions, dmRoutines } from "./registry.ts";
import { letWait, WAITS } from "./state-tables.ts";
import { ZONE } from "./zones.ts";

const gStrikeQuestion = dmQuestions.define({
  name: "choose",
  candidates(duel, _frame, player, offer) {
    eachInPile(duel, opponentOf(player), ZONE.battle, (card) => {
      if (isCreature(duel, card)) offer(action(ACT.choose, card));
    });
  },
  check(duel, _frame, player, choice, why) {
    const card = firstOf(choice) as CardId;
    const fits =
      kindOf(choice) === ACT.choose &&
      inBattleZone(duel, card) &&
      isCreature(duel, card) &&
      duel.state.get(CARD.controller, card) === opponentOf(player);
    return fits || !no(why, duel.law.notAChoice, card);
  },
});

/** G-strike: its player chooses a creature of the opponent, which cannot attack this turn. */
export const gStrike = dmRoutines.define("g-strike", ["card", "player"], {
  choose(duel, frame) {
    const player = duel.state.get(gStrike.reg.player, frame) as Player;
    let any = false;
    eachInPile(duel, opponentOf(player), ZONE.battle, (card) => {
      any ||= isCreature(duel, card);
    });
    if (any) duel.ask(gStrikeQuestion, player, frame);
    else duel.jump(frame, gStrike.at.over);
  },
  chosen(duel, frame) {
    const { state } = duel;
    addLingering(duel, {
      kind: LINGERING_KIND.keyword,
      card: firstOf(state.read(NOW.answer) as Action) as CardId,
      source: state.get(gStrike.reg.card, frame) as CardId,
      effect: 0,
      player: state.get(gStrike.reg.player, frame) as Player,
      what: keywordNumber("cannot-attack"),
      until: UNTIL.endOfTurn,
    });
  },
  over() {},
});

/** Whether a player can use the Ninja Strike of a card in the hand: with as many cards in the mana zone as it says. */
export function mayNinjaStrike(duel: Duel, player: Player, card: CardId): boolean {
  if (!hasPrinted(duel, card, "ninja-strike")) return false;
  const { n = 0 } = definitionOf(duel, card).keywordParameters.get("ninja-strike") ?? {};
  return pileCount(duel, player, ZONE.mana) >= n && checkSummon(duel, player, card, null, true);
}

const askForNinjaStrike = declaringFromHand("ninja strike", ACT.strike, mayNinjaStrike, "ninjaStrike");

/** When a creature of the opponent attacks or blocks, a player may declare one Ninja Strike; it waits with what was triggered. */
export const declareNinjaStrike = dmRoutines.define("declare ninja strike", ["player"], {
  ask(duel, frame) {
    askForNinjaStrike(duel, frame, duel.state.get(declareNinjaStrike.reg.player, frame) as Player);
  },
  declare(duel, frame) {
    const { state } = duel;
    const choice = state.read(NOW.answer) as Action;
    if (choice === PASS) return;
    const player = state.get(declareNinjaStrike.reg.player, frame) as Player;
    const card = firstOf(choice) as CardId;
    letWait(duel, WAITS.ninjaStrike, card, player);
    duel.point(TRACE.strikes, dmLaw(duel).ninjaStrike, card, player);
  },
});

/** Summons the card of a Ninja Strike, without paying for it, for this turn. */
export const ninjaStrike = dmRoutines.define("ninja strike", ["card", "player"], {
  come(duel, frame) {
    const { state } = duel;
    duel.call(summon, state.get(ninjaStrike.reg.card, frame), state.get(ninjaStrike.reg.player, frame), 1);
  },
  stay(duel, frame) {
    const { state } = duel;
    const card = state.get(ninjaStrike.reg.card, frame) as CardId;
    if (!inBattleZone(duel, card)) return;
    addLingering(duel, {
      kind: LINGERING_KIND.keyword,
      card,
      source: card,
      effect: 0,
      player: state.get(ninjaStrike.reg.player, frame) as Player,
      what: keywordNumber("ninja-strike"),
      until: UNTIL.endOfTurn,
    });
  },
});

/** Whether a creature came by a Ninja Strike this turn. */
export const cameByNinjaStrike = (duel: Duel, card: CardId): boolean =>
  someLingeringOn(
    duel,
    LINGERING_KIND.keyword,
    card,
    (lingering) => duel.state.get(LINGERING.what, lingering) === keywordNumber("ninja-strike"),
  );
