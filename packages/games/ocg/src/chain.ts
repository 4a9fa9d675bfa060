import {
  ACT,
  type Action,
  action,
  allTargetsGone,
  beginResolving,
  CARD,
  CAUSE,
  type CardId,
  type Duel,
  eachWatched,
  effectOf,
  endResolving,
  FACE,
  firstOf,
  forgetLinks,
  hasFlag,
  isNegated,
  kindOf,
  LINK,
  LINKS,
  type LinkId,
  linkCount,
  MANNER,
  move,
  NO_LINK,
  NOW,
  nextMoment,
  noteOccasion,
  openLink,
  opponentOf,
  PASS,
  type Player,
  RESPONDERS,
  secondOf,
  setFlag,
  setTurnBit,
  TRACE,
  TURN,
  topLink,
  turnFace,
  USERS,
} from "@chainwright/engine";
import { checkActivate, countUse, happenedNow, isFastHandTrigger, type Moment } from "./activation.ts";
import { makeRoomForField, zoneFor } from "./placing.ts";
import { ocgRules } from "./policy.ts";
import { ocgQuestions, ocgRoutines } from "./registry.ts";
import { OCG } from "./schema.ts";
import { ON_FIELD, ZONE } from "./zones.ts";

/** Offers every effect of a player's cards that could be activated from where it is. */
export function offerActivations(duel: Duel, player: Player, offer: (action: Action) => void): void {
  const { state } = duel;
  eachWatched(duel, player, USERS, (card) => {
    const definition = duel.definition(state.get(CARD.def, card));
    for (const effect of definition.effects) offer(action(ACT.activate, card, effect.index));
  });
}

/** Offers the effects that could be used as a response. */
function offerResponses(duel: Duel, player: Player, offer: (action: Action) => void): void {
  const { state } = duel;
  eachWatched(duel, player, RESPONDERS, (card) => {
    const definition = duel.definition(state.get(CARD.def, card));
    for (const effect of definition.effects) offer(action(ACT.activate, card, effect.index));
  });
}

export function checkActivation(
  duel: Duel,
  player: Player,
  choice: Action,
  moment: Moment,
  why: Parameters<typeof checkActivate>[5],
): boolean {
  return checkActivate(duel, player, firstOf(choice) as CardId, secondOf(choice), moment, why);
}

/** Whether a player has to be asked: always where every window is shown, else only if there is something to use. */
export function mustAsk(duel: Duel, player: Player, moment: Moment): boolean {
  const { state } = duel;
  if (state.read(NOW.askAlways) !== 0) return true;
  return !eachWatched(duel, player, RESPONDERS, (card) => {
    const definition = duel.definition(state.get(CARD.def, card));
    for (const effect of definition.effects) {
      if (checkActivate(duel, player, card, effect.index, moment, null)) return false;
    }
    return true;
  });
}

/** Whether a window can be passed over: nobody has to be asked. */
export function nobodyToAsk(duel: Duel, moment: Moment): boolean {
  const turnPlayer = duel.state.read(NOW.turnPlayer);
  return !mustAsk(duel, turnPlayer, moment) && !mustAsk(duel, opponentOf(turnPlayer), moment);
}

/** A chance to respond: activate something or pass. */
export const respond = ocgQuestions.define({
  name: "respond",
  candidates(duel, _frame, player, offer) {
    offerResponses(duel, player, offer);
    offer(PASS);
  },
  check(duel, _frame, player, choice, why) {
    if (choice === PASS) return true;
    return kindOf(choice) === ACT.activate && checkActivation(duel, player, choice, "respond", why);
  },
});

/** The rules by which a new link has its speed and may stand where it stands. */
function rulesOfLink(duel: Duel, link: LinkId, below: LinkId, handTrigger: boolean): readonly number[] {
  const { state } = duel;
  const { law } = ocgRules(duel);
  const { facts } = duel.definition(state.get(CARD.def, state.get(LINKS.card, link))).card;
  const effect = effectOf(duel, link);
  const rules = [...law.activated];
  if (facts.kind === "monster")
    rules.push(...(effect.kind === "quick" ? law.speedOfQuickEffect : law.speedOfMonsterEffect));
  else if (effect.kind !== "activation")
    rules.push(...(facts.kind === "spell" ? law.speedOfSpellEffect : law.speedOfTrapEffect));
  else if (effect.speed === 3) rules.push(...law.speedOfCounterTrap);
  else rules.push(...(effect.speed === 2 ? law.speedOfFastCard : law.speedOfSpell));
  if (handTrigger) rules.push(...law.handTrigger);
  if (below === NO_LINK) return rules;
  rules.push(...law.chained);
  if (effect.speed === 3) rules.push(...law.chainedAtSpeed3);
  else if (effect.speed === 2) rules.push(...law.chainedAtSpeed2);
  if (handTrigger) {
    rules.push(...law.handTriggerChained);
    if (effectOf(duel, below).occasion === null) rules.push(...law.handTriggerOnFastCard);
  }
  if (state.get(LINKS.player, below) === state.get(LINKS.player, link)) {
    rules.push(...law.chainedToOwnLink);
    if (state.get(LINKS.answers, link) === below) rules.push(...law.answersOwnLink);
  }
  const first = state.read(OCG.batchFirst);
  if (
    state.get(LINKS.answers, link) === below &&
    first !== 0 &&
    first < below &&
    state.read(OCG.batchLast) === below
  ) {
    rules.push(...law.lastOfBatch);
  }
  return rules;
}

/** How a link was placed as one of several simultaneous triggers: bits of the routine's `batch`. */
export const BATCH = { member: 1, chosen: 2, sameGroup: 4 } as const;

function rulesOfBatch(duel: Duel, link: LinkId, how: number): readonly number[] {
  if (how === 0) return [];
  const { law } = ocgRules(duel);
  return [
    ...(link > 1 ? law.batch : []),
    ...((how & BATCH.chosen) !== 0 ? law.ownOrder : []),
    ...((how & BATCH.sameGroup) !== 0 ? law.noPassingInBatch : []),
  ];
}

/**
 * Activates a card or effect: place it, make the link, pay the cost and choose the targets. Indivisible: nobody
 * responds in between.
 */
export const activate = ocgRoutines.define("activate", ["card", "effect", "player", "batch", "link"], {
  place(duel, frame) {
    const { state } = duel;
    const card = state.get(activate.reg.card, frame) as CardId;
    const index = state.get(activate.reg.effect, frame);
    const player = state.get(activate.reg.player, frame) as Player;
    const definition = duel.definition(state.get(CARD.def, card));
    const effect = definition.effects[index];
    if (effect === undefined) throw new RangeError(`${definition.card.name.en} has no effect ${index}`);
    const from = state.get(CARD.zone, card);
    const below = topLink(duel);
    const batch = state.get(activate.reg.batch, frame);
    const inBatch = batch !== 0;
    const handTrigger = !inBatch && isFastHandTrigger(duel, card, effect);
    const respondsToEvent = happenedNow(duel, player, card, effect);
    const cause = { why: CAUSE.rule, agent: player, link: NO_LINK };
    if (effect.kind === "activation") {
      if (from === ZONE.hand) {
        const zone = zoneFor(duel, card);
        if (zone === ZONE.field) makeRoomForField(duel, player);
        move(duel, card, { zone, player, face: FACE.up }, MANNER.placed, cause);
      } else turnFace(duel, card, FACE.up, cause);
    }
    const link = openLink(duel, card, index, player);
    state.set(activate.reg.link, frame, link);
    state.set(LINKS.zone, link, from);
    noteOccasion(duel, link, below);
    countUse(duel, player, card, effect);
    if (duel.trace !== null) {
      const rules = [...rulesOfLink(duel, link, below, handTrigger), ...rulesOfBatch(duel, link, batch)];
      const answersEvent = respondsToEvent && below === NO_LINK && !inBatch;
      duel.point(
        TRACE.activated,
        answersEvent ? [...rules, ...ocgRules(duel).law.answersEvent] : rules,
        link,
        card,
        index * 2 + player,
      );
    }
    duel.call(effect.cost, link);
  },
});

/** Builds the chain on the links that are there, then resolves it from the newest link down. */
export const chain = ocgRoutines.define("chain", ["responder", "passes", "current"], {
  linkAdded(duel, frame) {
    const { state } = duel;
    const top = topLink(duel);
    const first = opponentOf(state.get(LINKS.player, top));
    state.set(chain.reg.responder, frame, first);
    state.set(chain.reg.passes, frame, 0);
    const batch = state.read(OCG.batchLast) === top && top !== state.read(OCG.batchFirst);
    const { law } = ocgRules(duel);
    duel.point(TRACE.firstToRespond, batch ? law.firstAfterBatch : law.firstToRespond, first, top);
  },
  offer(duel, frame) {
    const { state } = duel;
    const player = state.get(chain.reg.responder, frame) as Player;
    if (mustAsk(duel, player, "respond")) duel.ask(respond, player, frame);
    else state.write(NOW.answer, PASS);
  },
  heard(duel, frame) {
    const { state } = duel;
    const player = state.get(chain.reg.responder, frame) as Player;
    const choice = state.read(NOW.answer) as Action;
    if (choice !== PASS) {
      duel.jump(frame, chain.at.linkAdded);
      duel.call(activate, firstOf(choice), secondOf(choice), player);
      return;
    }
    const passes = state.get(chain.reg.passes, frame) + 1;
    state.set(chain.reg.passes, frame, passes);
    state.set(chain.reg.responder, frame, opponentOf(player));
    if (passes < 2) duel.jump(frame, chain.at.offer);
  },
  closed(duel, frame) {
    const links = linkCount(duel);
    duel.state.set(chain.reg.current, frame, links);
    const { law } = ocgRules(duel);
    duel.point(TRACE.chainClosed, law.chainClosed, 1, links);
    if (links > 1) duel.point(TRACE.alsoBy, law.bothDecline);
  },
  resolveNext(duel, frame) {
    const { state } = duel;
    const link = state.get(chain.reg.current, frame);
    if (link === 0) return;
    state.set(chain.reg.current, frame, link - 1);
    duel.jump(frame, chain.at.resolveNext);
    duel.call(resolveLink, link);
  },
  done(duel) {
    sendSpent(duel);
    forgetLinks(duel, 1 as LinkId);
    duel.state.write(OCG.batchFirst, 0);
    duel.state.write(OCG.batchLast, 0);
    duel.point(TRACE.chainDone, 0);
  },
});

const resolveLink = ocgRoutines.define("resolve link", ["link"], {
  begin(duel, frame) {
    const { state } = duel;
    const link = state.get(resolveLink.reg.link, frame) as LinkId;
    const card = state.get(LINKS.card, link);
    nextMoment(duel);
    if (hasFlag(duel, link, LINK.negatedActivation)) {
      duel.point(TRACE.skipped, duel.law.skipNegated, link, card, 0);
      return;
    }
    beginResolving(duel, link);
    if (
      state.get(CARD.stamp, card) !== state.get(LINKS.stamp, link) &&
      effectOf(duel, link).kind === "activation"
    ) {
      duel.point(TRACE.alsoBy, ocgRules(duel).law.destroyedButResolves);
    }
    const sameCard = state.get(CARD.stamp, card) === state.get(LINKS.stamp, link);
    const onField = (ON_FIELD & (1 << state.get(CARD.zone, card))) !== 0;
    if (sameCard && onField && isNegated(duel, card)) {
      setFlag(duel, link, LINK.negatedEffect);
      duel.point(TRACE.skipped, duel.law.effectNegated, link, card, 1);
      return;
    }
    if (allTargetsGone(duel, link)) {
      duel.point(TRACE.fizzled, duel.law.targetGone, link, card);
      return;
    }
    duel.call(effectOf(duel, link).resolution, link);
  },
  resolved(duel, frame) {
    const link = duel.state.get(resolveLink.reg.link, frame) as LinkId;
    if (hasFlag(duel, link, LINK.negatedActivation | LINK.negatedEffect)) {
      setFlag(duel, link, LINK.resolved);
      return;
    }
    setTurnBit(duel, duel.state.get(LINKS.card, link), TURN.resolved, duel.state.get(LINKS.effect, link));
    endResolving(duel, link);
  },
});

/** Spells and Traps that do not stay on the field go to the Graveyard after the whole chain. */
function sendSpent(duel: Duel): void {
  const { state } = duel;
  for (let row = 1; row <= linkCount(duel); row++) {
    const link = row as LinkId;
    if (effectOf(duel, link).kind !== "activation") continue;
    const card = state.get(LINKS.card, link);
    if (state.get(CARD.stamp, card) !== state.get(LINKS.stamp, link)) continue;
    const { categories } = duel.definition(state.get(CARD.def, card)).card.facts;
    const stays = ["continuous", "equip", "field"].some((category) => categories.includes(category));
    if (stays && !hasFlag(duel, link, LINK.negatedActivation)) continue;
    duel.point(TRACE.spent, duel.law.spentCards, card);
    move(duel, card, { zone: ZONE.graveyard }, MANNER.sent, { why: CAUSE.rule, agent: -1, link: NO_LINK });
  }
}
