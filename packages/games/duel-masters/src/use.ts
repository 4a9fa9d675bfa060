import {
  ACT,
  type Action,
  action,
  allowed,
  CARD,
  CAUSE,
  type CardId,
  type Duel,
  eachInPile,
  endResolving,
  firstOf,
  forgetLinks,
  kindOf,
  LINKS,
  type LinkId,
  MANNER,
  move,
  NO_LINK,
  NOW,
  no,
  openLink,
  type Player,
  POSITION,
  resolveNow,
  TRACE,
  type Why,
} from "@chainwright/engine";
import { dmQuestions, dmRoutines } from "./registry.ts";
import { ZONE } from "./zones.ts";

/** Untapped mana of a player; tapped cards are in `POSITION.defense`. */
function untapped(duel: Duel, player: Player): CardId[] {
  const cards: CardId[] = [];
  eachInPile(duel, player, ZONE.mana, (card) => {
    if (duel.state.get(CARD.position, card) !== POSITION.defense) cards.push(card);
  });
  return cards;
}

const factsOf = (duel: Duel, card: CardId) => duel.definition(duel.state.get(CARD.def, card)).card.facts;

/**
 * The mana cards that pay for a card, or null: one card for each of its civilisations, the rest any
 * (general rules 112.2). The first that fit are taken.
 */
function payment(duel: Duel, player: Player, card: CardId): CardId[] | null {
  const { cost = 0, civilizations = [] } = factsOf(duel, card);
  const mana = untapped(duel, player);
  const taken: CardId[] = [];
  for (const civilization of civilizations) {
    const found = mana.find(
      (one) => !taken.includes(one) && factsOf(duel, one).civilizations?.includes(civilization),
    );
    if (found === undefined) return null;
    taken.push(found);
  }
  for (const one of mana) {
    if (taken.length >= cost) break;
    if (!taken.includes(one)) taken.push(one);
  }
  return taken.length >= cost ? taken : null;
}

/** Whether a spell in the hand can be cast now. */
export function checkCast(duel: Duel, player: Player, card: CardId, why: Why | null): boolean {
  const { state, law } = duel;
  const definition = duel.definition(state.get(CARD.def, card));
  const inHand = state.get(CARD.zone, card) === ZONE.hand && state.get(CARD.owner, card) === player;
  if (!inHand && no(why, law.wrongPlace, card)) return false;
  const isSpell = definition.card.facts.kind === "spell" && definition.effects.length > 0;
  // Creatures are summoned in the whole game, which comes later.
  if (!isSpell && no(why, law.notNow, card)) return false;
  if (payment(duel, player, card) === null && no(why, law.cannotPay, card)) return false;
  return allowed(why);
}

const mainStepAction = dmQuestions.define({
  name: "main",
  candidates(duel, _frame, player, offer) {
    eachInPile(duel, player, ZONE.hand, (card) => {
      for (const effect of duel.definition(duel.state.get(CARD.def, card)).effects) {
        offer(action(ACT.activate, card, effect.index));
      }
    });
    offer(action(ACT.phase, 0));
  },
  check(duel, _frame, player, choice, why) {
    if (choice === action(ACT.phase, 0)) return true;
    if (kindOf(choice) !== ACT.activate) return !no(why, duel.law.notNow);
    return checkCast(duel, player, firstOf(choice) as CardId, why);
  },
});

/** Casts a spell: it waits outside of all zones, is paid for, takes effect, and is put into the graveyard. */
const cast = dmRoutines.define("cast", ["card", "effect", "player", "link"], {
  pay(duel, frame) {
    const { state } = duel;
    const card = state.get(cast.reg.card, frame) as CardId;
    const player = state.get(cast.reg.player, frame) as Player;
    const paid = payment(duel, player, card) ?? [];
    for (const mana of paid) state.set(CARD.position, mana, POSITION.defense);
    move(duel, card, { zone: ZONE.pending }, MANNER.placed, {
      why: CAUSE.rule,
      agent: player,
      link: NO_LINK,
    });
    const link = openLink(duel, card, state.get(cast.reg.effect, frame), player);
    state.set(cast.reg.link, frame, link);
    duel.point(
      TRACE.activated,
      duel.law.activated,
      link,
      card,
      state.get(cast.reg.effect, frame) * 2 + player,
    );
  },
  takeEffect(duel, frame) {
    resolveNow(duel, duel.state.get(cast.reg.link, frame) as LinkId);
  },
  toGraveyard(duel, frame) {
    const { state } = duel;
    const link = state.get(cast.reg.link, frame) as LinkId;
    const card = state.get(LINKS.card, link);
    endResolving(duel, link);
    if (state.get(CARD.zone, card) === ZONE.pending) {
      move(duel, card, { zone: ZONE.graveyard }, MANNER.put, { why: CAUSE.rule, agent: -1, link: NO_LINK });
    }
    forgetLinks(duel, link);
  },
});

/** The main step: cards are used one after another. */
export const mainStep = dmRoutines.define("main step", [], {
  open(duel, frame) {
    duel.ask(mainStepAction, duel.state.read(NOW.turnPlayer), frame);
  },
  act(duel, frame) {
    const choice = duel.state.read(NOW.answer) as Action;
    if (kindOf(choice) !== ACT.activate) return;
    duel.jump(frame, mainStep.at.open);
    duel.call(cast, firstOf(choice), choice & 0x1fff, duel.state.read(NOW.turnPlayer));
  },
});
