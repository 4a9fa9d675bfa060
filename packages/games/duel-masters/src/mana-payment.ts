import { printed, statOf } from "@chainwright/engine/applying";
import { type Duel, eachInPile } from "@chainwright/engine/board";
import {
  ACT,
  type Action,
  action,
  CARD,
  type CardId,
  firstOf,
  kindOf,
  NOW,
  no,
  type Player,
  POSITION,
  STAT,
  TRACE,
} from "@chainwright/engine/state";
import { forgetPicked, pick, picked } from "@chainwright/engine/summons";
import { dmLaw } from "./cited-rules.ts";
import { factsOf, isTapped } from "./creatures.ts";
import { dmQuestions, dmRoutines } from "./registry.ts";
import { ZONE } from "./zones.ts";

/** Untapped mana of a player. */
function untapped(duel: Duel, player: Player): CardId[] {
  const cards: CardId[] = [];
  eachInPile(duel, player, ZONE.mana, (card) => {
    if (!isTapped(duel, card)) cards.push(card);
  });
  return cards;
}

const civilizationsOf = (duel: Duel, card: CardId): readonly string[] =>
  factsOf(duel, card).civilizations ?? [];

/** How many mana cards have to be tapped: never fewer than it has civilisations, nor none (general rules 112.2). */
function priceOf(duel: Duel, card: CardId, less = 0): number {
  const cost = Math.max(1, statOf(duel, card, STAT.payment) - less);
  return Math.max(cost, civilizationsOf(duel, card).length);
}

/** Whether `left` more cards of `free` make a payment of these: each civilisation needs a card of its own. */
function completes(
  duel: Duel,
  civilizations: readonly string[],
  left: number,
  fixed: readonly CardId[],
  free: readonly CardId[],
): boolean {
  if (left < 0 || free.length < left) return false;
  const [first, ...others] = civilizations;
  if (first === undefined) return true;
  const without = (cards: readonly CardId[], one: CardId): CardId[] => cards.filter((card) => card !== one);
  const serves = (card: CardId): boolean => civilizationsOf(duel, card).includes(first);
  return (
    fixed.some((card) => serves(card) && completes(duel, others, left, without(fixed, card), free)) ||
    (left > 0 &&
      free.some((card) => serves(card) && completes(duel, others, left - 1, fixed, without(free, card))))
  );
}

/** In Duel Masters Play's no card stands for a civilisation: it is enough that one of it lies in the mana zone. */
const isUnlocking = (duel: Duel): boolean => dmLaw(duel).unlocked.length > 0;

/** The civilisations of which a card has to be tapped to pay. */
const civilizationsToTap = (duel: Duel, card: CardId): readonly string[] =>
  isUnlocking(duel) ? [] : civilizationsOf(duel, card);

function areUnlocked(duel: Duel, player: Player, card: CardId): boolean {
  const missing = new Set(civilizationsOf(duel, card));
  eachInPile(duel, player, ZONE.mana, (mana) => {
    for (const one of civilizationsOf(duel, mana)) missing.delete(one);
  });
  return missing.size === 0;
}

/** Whether a player has enough mana to use a card, and of its civilisations, if it costs so much less. */
export const canPay = (duel: Duel, player: Player, card: CardId, less = 0): boolean =>
  (!isUnlocking(duel) || areUnlocked(duel, player, card)) &&
  completes(duel, civilizationsToTap(duel, card), priceOf(duel, card, less), [], untapped(duel, player));

/** Whether a player has as much mana as a card costs, whatever its civilisations. */
export const hasEnough = (duel: Duel, player: Player, card: CardId): boolean =>
  untapped(duel, player).length >= priceOf(duel, card);

/** Mana cards that are the same for every payment. */
const kindOfMana = (duel: Duel, card: CardId): string =>
  isUnlocking(duel) ? "" : civilizationsOf(duel, card).join();

const manaQuestion = dmQuestions.define({
  name: "mana",
  candidates(duel, _frame, player, offer) {
    for (const card of untapped(duel, player)) offer(action(ACT.choose, card));
  },
  check(duel, frame, player, choice, why) {
    const card = firstOf(choice) as CardId;
    const paidFor = duel.state.get(pay.reg.card, frame) as CardId;
    const fits = kindOf(choice) === ACT.choose && mayPay(duel, player, paidFor, card);
    return fits || !no(why, dmLaw(duel).civilization, paidFor);
  },
  about: (duel, frame) => duel.state.get(pay.reg.card, frame) as CardId,
});

function mayPay(duel: Duel, player: Player, paidFor: CardId, card: CardId): boolean {
  const chosen = picked(duel);
  const free = untapped(duel, player).filter((one) => one !== card && !chosen.includes(one));
  if (chosen.includes(card) || isTapped(duel, card)) return false;
  const left = priceOf(duel, paidFor) - chosen.length - 1;
  return completes(duel, civilizationsToTap(duel, paidFor), left, [...chosen, card], free);
}

/** Pays for a card: its player chooses which mana to tap, as far as it makes a difference. */
export const pay = dmRoutines.define("pay", ["card", "player"], {
  begin(duel) {
    forgetPicked(duel);
  },
  choose(duel, frame) {
    const { state } = duel;
    const card = state.get(pay.reg.card, frame) as CardId;
    const player = state.get(pay.reg.player, frame) as Player;
    if (picked(duel).length >= priceOf(duel, card)) {
      duel.jump(frame, pay.at.tap);
      return;
    }
    const open = untapped(duel, player).filter((mana) => mayPay(duel, player, card, mana));
    const [first] = open;
    const kinds = new Set(open.map((mana) => kindOfMana(duel, mana)));
    const all = open.length + picked(duel).length === priceOf(duel, card);
    if (first !== undefined && (all || kinds.size === 1)) state.write(NOW.answer, action(ACT.choose, first));
    else duel.ask(manaQuestion, player, frame);
  },
  chosen(duel, frame) {
    pick(duel, firstOf(duel.state.read(NOW.answer) as Action) as CardId);
    duel.jump(frame, pay.at.choose);
  },
  tap(duel, frame) {
    const { state } = duel;
    const card = state.get(pay.reg.card, frame) as CardId;
    const paid = picked(duel);
    for (const mana of paid) state.set(CARD.position, mana, POSITION.defense);
    const player = state.get(pay.reg.player, frame);
    const { payment, paidLess, unlocked } = dmLaw(duel);
    const cheaper = priceOf(duel, card) < printed(duel, card, STAT.payment);
    const rules = [...payment, ...(cheaper ? paidLess : []), ...unlocked];
    duel.point(TRACE.manaPaid, rules, player, paid.length, card);
    forgetPicked(duel);
  },
});
