import { isReference, type NounPhrase, type Step, type Trait, type Who } from "@chainwright/card-ir";
import { cannotBe, forbiddenBy, isFirmAgainst, redirection } from "@chainwright/engine/applying";
import {
  type CardSet,
  type Check,
  type Duel,
  eachMaterial,
  hasRoom,
  roomIn,
  shuffle,
} from "@chainwright/engine/board";
import { banish, destroy, detach, discard, move } from "@chainwright/engine/changes";
import { eachRecord, isSame, record } from "@chainwright/engine/history";
import { atLeast, type EffectContext, playerOf, someCard } from "@chainwright/engine/program";
import {
  CARD,
  type CardId,
  CONTINUOUS_ACTION,
  FACE,
  MANNER,
  NO_CARD,
  NOW,
  no,
  opponentOf,
  type Player,
  RECORD,
  type RecordId,
} from "@chainwright/engine/state";
import { isReturned, notToBeReturned } from "../nouns/illegal-choices.ts";
import { boundsOf } from "../nouns/quantities.ts";
import { soleZone } from "../nouns/zones.ts";
import { notToBeSummoned } from "../runtime/summonable.ts";
import type { PaidNumber } from "../scope/payments.ts";
import { amountsAllowed, isLeftOpen } from "../words/chosen-amounts.ts";
import { NotCarriedOut } from "../words/not-carried-out.ts";
import { onOwnField } from "../words/places-said.ts";
import { isThisCardAlone } from "../words/this-card.ts";
import { choose, numbersTo } from "./choosing.ts";
import type { Part } from "./effect-part.ts";
import { shifting } from "./moving-between-monster-zones.ts";
import { putInOrder } from "./order-of-moves.ts";
import { isExcavated } from "./revealing.ts";
import { sparePlaces } from "./setting.ts";
import { chooserOf, type Verbs } from "./step-helpers.ts";
import { askSpellZones, zoneAsked } from "./summon-position-and-zone.ts";
import { banishForATime, comeBackLater } from "./temporary-banishment.ts";

/** Discarding is from the hand, whether the text says so or not. */
function fromHand(what: NounPhrase, of: Who): NounPhrase {
  if (isReference(what) || what.where.some((trait) => trait.trait === "in" || trait.trait === "from"))
    return what;
  const hand: Trait = { trait: "from", place: { of, names: ["hand"] } };
  return { ...what, where: [...what.where, hand] };
}

/** A cost of sending cards somewhere cannot be paid with those that would be banished instead. */
function mustArrive(part: Part, { what, to }: Extract<Step, { verb: "move" }>): void {
  const isLost = (duel: Duel, card: CardId): boolean => {
    if ((duel.state.read(NOW.applying) & CONTINUOUS_ACTION.redirect) === 0) return false;
    const { by, forbidding } = redirection(duel, card, soleZone(duel, to));
    return by !== NO_CARD && forbidding === NO_CARD;
  };
  part.exclude((duel, _, card) => isLost(duel, card));
  if (!isReference(what) || what.ref !== "this-card") return;
  part.check(
    (duel, context, why) =>
      !isLost(duel, context.card) || !no(why, duel.law.cannotPay, context.card, context.effect),
  );
}

/** What cannot be returned is not chosen to be; of all that are there, one has to go. */
function mustGo(part: Part, { what }: Extract<Step, { verb: "move" }>): void {
  if (isReference(what)) return;
  if (what.quantity.kind !== "all") {
    part.exclude(notToBeReturned);
    return;
  }
  const cards = part.scope.noun(what);
  part.check((duel, context, why) => {
    let kept = NO_CARD;
    const goes = someCard(cards, duel, context, (card) => {
      if (card === context.card && part.excludesItself) return false;
      if (!notToBeReturned(duel, context, card, null)) return true;
      kept = card;
      return false;
    });
    if (goes || kept === NO_CARD) return true;
    if (why !== null) notToBeReturned(duel, context, kept, why);
    return false;
  });
}

/** What comes into play in a way of the game's own: one card after another, each done or not when it has come. */
function intoPlay(part: Part, { what, to, player }: Extract<Step, { verb: "move" }>, slot: number): void {
  part.exclude(notToBeSummoned);
  part.fill(what, slot, chooserOf(player));
  part.add((duel, context) => {
    const { putIntoPlay } = duel.game;
    const rows: RecordId[] = [];
    eachRecord(duel, context.link, slot, (row) => {
      if (isSame(duel, row)) rows.unshift(row);
    });
    for (const row of rows) {
      const card = duel.state.get(RECORD.card, row);
      const side = playerOf(to.of ?? "you", context.player);
      if (putIntoPlay !== null) duel.call(putIntoPlay, card, side, context.link, row + 1);
    }
  });
}

/** Whose cards a slot holds: what is shuffled in goes to its owner's Deck. */
function ownersIn(duel: Duel, context: EffectContext, slot: number): ReadonlySet<Player> {
  const owners = new Set<Player>();
  eachRecord(duel, context.link, slot, (_, card) => {
    if (card !== NO_CARD) owners.add(duel.state.get(CARD.owner, card));
  });
  return owners;
}

/** How many cards there are to be at least, for which there has to be room. */
const leastOf = (what: NounPhrase): number =>
  isReference(what)
    ? 1 + (what.and === undefined ? 0 : leastOf(what.and))
    : Math.max(1, boundsOf(what.quantity).min);

/** How many "the top 2 cards of your Deck" are; 0 for other cards. */
const topOfOwn = (what: NounPhrase): number =>
  !isReference(what) &&
  what.quantity.kind === "exactly" &&
  what.where.some(
    (one) => one.trait === "from" && one.place.of === "you" && one.place.names.includes("deck-top"),
  )
    ? what.quantity.n
    : 0;

/** "Their entire hand". */
const isWholeHand = (what: NounPhrase): boolean =>
  !isReference(what) && what.quantity.kind === "all" && what.traits.length === 0 && what.noun === "card";

/** Verbs that move cards: every one ends in an atom. */
export const movingVerbs: Verbs = {
  destroy(part, step, slot) {
    const causeOf = (context: EffectContext) => ({ ...part.causeOf(context), among: slot });
    const spared = (duel: Duel, context: EffectContext, card: CardId): boolean =>
      cannotBe(duel, "destroy", card, part.causeOf(context));
    part.fill(step.what, slot, chooserOf(step.player));
    part.doTo(slot, (duel, context, card) => destroy(duel, card, causeOf(context)), spared);
  },

  banish(part, step, slot) {
    const chooser = chooserOf(step.player);
    const forbidding = (duel: Duel, context: EffectContext, card: CardId): CardId => {
      const player = playerOf(chooser ?? "you", context.player);
      const paysFor = part.role === "cost" ? context.card : NO_CARD;
      const by = forbiddenBy(duel, "banish", card, player, part.cause, paysFor);
      return by !== NO_CARD && isFirmAgainst(duel, context, by) ? NO_CARD : by;
    };
    // What cannot be banished is neither chosen for it nor paid with.
    part.exclude((duel, context, card) => forbidding(duel, context, card) !== NO_CARD);
    if (isReference(step.what) && step.what.ref === "this-card") {
      part.check((duel, context, why) => {
        const source = forbidding(duel, context, context.card);
        return source === NO_CARD || !no(why, duel.law.forbidden, source);
      });
    }
    const { until } = step;
    const face = step.face === "down" ? FACE.down : FACE.up;
    if (until === undefined) {
      part.onEach(
        step.what,
        slot,
        (duel, context, card) => banish(duel, card, part.causeOf(context), face),
        chooser,
      );
      return;
    }
    if (step.face !== undefined) throw new NotCarriedOut("cards that are banished face-down for a time");
    part.onEach(step.what, slot, (duel, context, card) =>
      banishForATime(duel, card, context, part.causeOf(context)),
    );
    comeBackLater(part, until, slot);
  },

  discard(part, step, slot) {
    const act = (duel: Duel, context: EffectContext, card: CardId): boolean =>
      discard(duel, card, part.causeOf(context));
    const { player = "you" } = step;
    if (step.slot !== undefined && isWholeHand(step.what)) {
      const emptied = { whose: player, checks: [] as Check[] };
      part.scope.handsEmptied.set(step.slot, emptied);
      part.check((duel, context, why) => emptied.checks.every((check) => check(duel, context, why)));
    }
    part.onEach(fromHand(step.what, player), slot, act, player === "both" ? undefined : chooserOf(player));
  },

  break: (part, step, slot) =>
    part.onEach(step.what, slot, (duel, context, card) =>
      move(duel, card, { zone: duel.game.zone.hand }, MANNER.broken | MANNER.added, part.causeOf(context)),
    ),

  // That it does not leave is all there is to it.
  stay: () => {},

  tribute(part, step, slot) {
    const chooser = chooserOf(step.player);
    const forbidding = (duel: Duel, context: EffectContext, card: CardId): CardId =>
      forbiddenBy(duel, "tribute-otherwise", card, playerOf(chooser ?? "you", context.player));
    // What cannot be Tributed is neither chosen for it nor paid with.
    part.exclude((duel, context, card) => forbidding(duel, context, card) !== NO_CARD);
    if (isReference(step.what) && step.what.ref === "this-card") {
      part.check((duel, context, why) => {
        const source = forbidding(duel, context, context.card);
        return source === NO_CARD || !no(why, duel.law.forbidden, source);
      });
    }
    const act = (duel: Duel, context: EffectContext, card: CardId): boolean => {
      const manner = MANNER.tributed | MANNER.sent;
      return move(duel, card, { zone: duel.game.zone.graveyard }, manner, part.causeOf(context));
    };
    part.meansKnownCards();
    part.onEach(onOwnField(step.what, step.player), slot, act, chooser);
  },

  move(part, step, slot) {
    if (step.manner === "shift") {
      shifting(part, step, slot);
      return;
    }
    const manner = {
      send: MANNER.sent,
      add: MANNER.added,
      return: MANNER.returned,
      put: MANNER.put,
      shuffle: MANNER.returned,
      place: step.as === "trap" ? MANNER.placed | MANNER.asTrap : MANNER.placed,
    }[step.manner];
    if (step.to.of === "opponent" && step.to.names.includes("hand") && isThisCardAlone(step.what))
      throw new NotCarriedOut("this card added to the hand of a player who does not own it");
    if (part.scope.draws) part.scope.sentAfterDraw += topOfOwn(step.what);
    const toOwner = step.to.of === "owner";
    const least = leastOf(step.what);
    // "Place that opponent's monster in their Spell & Trap Zone"
    const toTheirs = step.manner === "place" && step.to.of === "opponent";
    const side = (context: EffectContext): Player => (toTheirs ? opponentOf(context.player) : context.player);
    // Whose field it is shows when the card is there.
    if (step.manner === "place" && !toOwner) {
      const spare = sparePlaces(part);
      part.check((duel, context, why) => {
        const zone = soleZone(duel, step.to);
        const room = roomIn(duel, side(context), zone) + (toTheirs ? 0 : spare(duel, context, zone));
        return room >= least || !no(why, duel.law.noRoom, context.card, context.effect);
      });
    }
    // A Token is nothing but a monster.
    if (step.manner === "place") part.exclude((duel, _, card) => duel.game.isOfKind(duel, card, "token"));
    const bottom = step.to.names.includes("deck-bottom");
    if (step.manner === "place" && step.to.of !== undefined && step.to.of !== "you" && !toOwner && !toTheirs)
      throw new NotCarriedOut(`a card that is placed on a field of "${step.to.of}"`);
    const { excavates } = part.scope;
    // The order in which several are put somewhere is for their player alone to know.
    const inOrder = step.inOrder === true || step.sameOrder === true;
    const causeOf = inOrder
      ? (context: EffectContext) => part.causeOf(context)
      : part.causeOfTaking(step.what);
    const put = (duel: Duel, context: EffectContext, card: CardId): boolean => {
      const zone = soleZone(duel, step.to);
      const field = duel.game.zones[zone]?.field === true;
      const player = toOwner ? duel.state.get(CARD.owner, card) : side(context);
      if (field && !hasRoom(duel, player, zone)) return false;
      const faceUp = step.to.names.includes("face-up-extra-deck");
      const slot = field ? zoneAsked(duel, card) : -1;
      const onField = { player, face: FACE.up, ...(slot < 0 ? {} : { slot }) };
      const place = field ? onField : faceUp ? { face: FACE.up } : {};
      const to = { zone, where: bottom ? ("bottom" as const) : ("top" as const), ...place };
      const how = excavates && isExcavated(duel, card) ? manner | MANNER.excavated : manner;
      return move(duel, card, to, how, causeOf(context));
    };
    if (step.to.names.includes("main-deck"))
      part.exclude((duel, _, card) => {
        const { deck } = duel.game.zone;
        return duel.game.destination(duel, card, deck) !== deck;
      });
    if (part.role === "cost" && step.manner === "send") mustArrive(part, step);
    if (isReturned(step)) mustGo(part, step);
    const { manner: act } = step;
    if (act === "add" || act === "send")
      part.exclude(
        (duel, context, card) => forbiddenBy(duel, act, card, context.player, part.cause) !== NO_CARD,
      );
    if (step.to.names.includes("battle-zone")) {
      if (step.inOrder === true) throw new NotCarriedOut("cards that are put into play in order");
      intoPlay(part, step, slot);
      return;
    }
    if (inOrder) {
      putInOrder(part, step, slot, put);
      return;
    }
    if (step.manner === "put") {
      part.check(
        (duel, context, why) =>
          roomIn(duel, context.player, soleZone(duel, step.to)) >= least ||
          !no(why, duel.law.noRoom, context.card, context.effect),
      );
    }
    part.fill(step.what, slot, chooserOf(step.player));
    if (step.manner === "place" || step.to.names.includes("pendulum-zone"))
      askSpellZones(
        part,
        slot,
        (duel, context, card) => (toOwner ? duel.state.get(CARD.owner, card) : side(context)),
        (duel) => soleZone(duel, step.to),
      );
    part.doTo(slot, put);
    if (step.manner !== "shuffle") return;
    part.add((duel, context) => {
      for (const player of ownersIn(duel, context, slot)) shuffle(duel, player, soleZone(duel, step.to));
    });
  },

  detach(part, step, slot) {
    const { least, most } = amountsAllowed(step);
    if (typeof step.count === "object" && most - least >= step.count.length)
      throw new NotCarriedOut("numbers of materials between which others are");
    const hosts = part.scope.noun(step.from);
    const materials: CardSet = {
      settled: false,
      min: least,
      max: most,
      test: (duel, context, card) =>
        duel.state.get(CARD.zone, card) === duel.game.zone.material &&
        hosts.test(duel, context, duel.state.get(CARD.host, card)),
      each(duel, context, visit) {
        hosts.each(duel, context, (host) => eachMaterial(duel, host, visit));
      },
    };
    part.check(
      (duel, context, why) =>
        atLeast(materials, least, duel, context) ||
        !no(why, duel.law.cannotPay, context.card, context.effect),
    );
    if (step.count === "all")
      part.add((duel, context) =>
        materials.each(duel, context, (card) => void record(duel, context.link, slot, card)),
      );
    else if (part.role === "cost" && isLeftOpen(step)) {
      const number: PaidNumber = {
        possible: (duel, context) => {
          let n = 0;
          materials.each(duel, context, () => void n++);
          return numbersTo(Math.min(most, n)).filter((one) => one >= least);
        },
        serves: [],
      };
      part.scope.paidNumbers.set(slot, number);
      choose(part, materials, slot, (duel, context, n) =>
        number.serves.every((test) => test(duel, context, n)),
      );
    } else part.choose(materials, slot);
    part.doTo(slot, (duel, context, card) => detach(duel, card, part.causeOf(context)));
  },
};
