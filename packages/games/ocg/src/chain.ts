import { isReference, type NounPhrase } from "@chainwright/card-ir";
import {
  isNegated,
  linkNegatedByName,
  negatedBy,
  negatedWhereActivated,
  negationForbiddenBy,
} from "@chainwright/engine/applying";
import { allTargetsGone, beginsWithoutTargets } from "@chainwright/engine/battle";
import { type Duel, definitionOf, setTurnBit, TURN } from "@chainwright/engine/board";
import { beginResolving, endResolving, forgetLinks, lift } from "@chainwright/engine/changes";
import {
  doomedBy,
  effectOf,
  happen,
  hasFlag,
  linkCount,
  namesDiffer,
  resolutionOf,
  setFlag,
  someLingeringOn,
  stayInMoment,
  takeTime,
  topLink,
} from "@chainwright/engine/history";
import { contextOfLink } from "@chainwright/engine/program";
import {
  type Action,
  BY_RULE,
  CARD,
  CONTINUOUS_ACTION,
  EVENT,
  firstOf,
  LINGERING,
  LINGERING_KIND,
  LINK,
  LINKS,
  type LinkId,
  NO_CARD,
  NOW,
  opponentOf,
  PASS,
  PENDING_TRIGGERS,
  type PendingId,
  type Player,
  secondOf,
  TRACE,
} from "@chainwright/engine/state";
import { activate, HOW } from "./activate.ts";
import { destroyWhenTargeted } from "./destroyed-when-targeted.ts";
import { carryOutAsItResolves, carryOutEachTime, carryOutForLink } from "./each-time-effects.ts";
import { forgetMandatoryChains } from "./mandatory-loops.ts";
import { collectMandatoryQuick, isNotDirectlyAbove } from "./mandatory-quick-effects.ts";
import { forgetNegatedUse } from "./once-per-turn.ts";
import { ocgRoutines } from "./registry.ts";
import { askFirst, firstResponder, passOn } from "./responses.ts";
import { ocgRules } from "./rule-revisions.ts";
import { OCG } from "./state-tables.ts";
import { settleTargets } from "./targets-at-resolution.ts";
import { mustStayOnField, sendUsedToGraveyard } from "./used-spells-and-traps.ts";
import { ON_FIELD } from "./zones.ts";

/** Builds the chain on the links that are there, then resolves it from the newest link down. */
export const chain = ocgRoutines.define("chain", ["responder", "passes", "current", "seen", "round"], {
  linkAdded(duel, frame) {
    duel.state.set(chain.reg.round, frame, 0);
  },
  placeMandatoryQuick(duel, frame) {
    const { state } = duel;
    collectMandatoryQuick(duel, state.get(chain.reg.seen, frame) as LinkId);
    state.set(chain.reg.seen, frame, linkCount(duel));
    state.set(chain.reg.round, frame, state.get(chain.reg.round, frame) + 1);
    if (state.count(PENDING_TRIGGERS) === 0) duel.jump(frame, chain.at.whoResponds);
  },
  placeMandatory(duel, frame) {
    const { state } = duel;
    if (state.count(PENDING_TRIGGERS) === 0) {
      duel.jump(frame, chain.at.placeMandatoryQuick);
      return;
    }
    const row = 0 as PendingId;
    const again = state.get(chain.reg.round, frame) > 1 ? HOW.laterRound : 0;
    const how = again | (state.get(PENDING_TRIGGERS.answers, row) << HOW.answers);
    duel.call(
      activate,
      state.get(PENDING_TRIGGERS.card, row),
      state.get(PENDING_TRIGGERS.effect, row),
      state.get(PENDING_TRIGGERS.player, row),
      how,
    );
  },
  mandatoryPlaced(duel, frame) {
    duel.state.retain<PendingId>(PENDING_TRIGGERS, (row) => row !== 0);
    duel.jump(frame, chain.at.placeMandatory);
  },
  whoResponds(duel, frame) {
    const { state } = duel;
    const top = topLink(duel);
    const first = opponentOf(state.get(LINKS.player, top));
    const batch = state.read(OCG.batchLast) === top && top !== state.read(OCG.batchFirst);
    const { law } = ocgRules(duel);
    const mandatory = state.get(chain.reg.round, frame) > 1;
    duel.point(
      TRACE.firstToRespond,
      mandatory ? law.firstAfterMandatory : batch ? law.firstAfterBatch : law.firstToRespond,
      first,
      top,
    );
    const responder = firstResponder(duel, first);
    if (responder === null) duel.jump(frame, chain.at.closed);
    else askFirst(duel, frame, chain.reg, responder, responder.player !== first);
  },
  heard(duel, frame) {
    const { state } = duel;
    const choice = state.read(NOW.answer) as Action;
    if (choice === PASS) {
      duel.jump(frame, passOn(duel, frame, chain.reg) ? chain.at.heard : chain.at.closed);
      return;
    }
    const player = state.get(chain.reg.responder, frame) as Player;
    forgetMandatoryChains(duel);
    duel.jump(frame, chain.at.linkAdded);
    duel.call(activate, firstOf(choice), secondOf(choice), player);
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
  eachTime(duel) {
    // That a chain is over is no moment of its own: what it did last is the last thing to happen.
    stayInMoment(duel);
    noteChain(duel);
    carryOutEachTime(duel, EVENT.chainResolved);
  },
  done(duel) {
    sendUsedToGraveyard(duel);
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
    if (hasFlag(duel, link, LINK.negatedActivation)) {
      forgetNegatedUse(duel, link);
      duel.point(TRACE.skipped, duel.law.skipNegated, link, card, 0);
      releaseOath(duel, link);
      return;
    }
    takeTime(duel);
    beginResolving(duel, link);
    carryOutAsItResolves(duel, link);
  },
  takeEffect(duel, frame) {
    const { state } = duel;
    const link = state.get(resolveLink.reg.link, frame) as LinkId;
    if (hasFlag(duel, link, LINK.negatedActivation)) return;
    const card = state.get(LINKS.card, link);
    const sameCard = state.get(CARD.stamp, card) === state.get(LINKS.stamp, link);
    const isNegatedItself = hasFlag(duel, link, LINK.negatedAsPaid | LINK.negatedEffect);
    // What negates it may have taken its card away.
    if (!isNegatedItself && !sameCard && needsItsCard(duel, link)) {
      setFlag(duel, link, LINK.fizzled);
      duel.point(TRACE.fizzled, ocgRules(duel).law.goneBeforeResolving, link, card);
      return;
    }
    const onField = (ON_FIELD & (1 << state.get(CARD.zone, card))) !== 0;
    const negated = onField
      ? isNegated(duel, card)
      : someLingeringOn(duel, LINGERING_KIND.negated, card, () => true);
    const { cannotBeNegated } = effectOf(duel, link);
    const player = state.get(LINKS.player, link);
    const kept =
      cannotBeNegated.effect || negationForbiddenBy(duel, card, player, "activated-effect", link) !== NO_CARD;
    const byName = !kept && linkNegatedByName(duel, link);
    const whereActivated = kept ? NO_CARD : negatedWhereActivated(duel, link);
    if ((sameCard && negated && !kept) || byName || whereActivated !== NO_CARD || isNegatedItself) {
      setFlag(duel, link, LINK.negatedEffect);
      duel.point(TRACE.skipped, duel.law.effectNegated, link, card, 1);
      if (doomedBy(duel, card) !== NO_CARD) duel.point(TRACE.alsoBy, ocgRules(duel).law.stillOnField);
      const negator = whereActivated === NO_CARD ? negatedBy(duel, card) : whereActivated;
      if (negator !== NO_CARD) {
        const { law } = ocgRules(duel);
        const paid = effectOf(duel, link).ir.cost.length > 0 ? law.continuousNegatesPaid : [];
        duel.point(TRACE.ruled, [...law.continuousNegates, ...paid], card, negator, CONTINUOUS_ACTION.negate);
      }
      return;
    }
    if (isNotDirectlyAbove(duel, link, effectOf(duel, link))) {
      const { law } = ocgRules(duel);
      const paid = effectOf(duel, link).ir.cost.length > 0;
      const rules = paid ? [...law.mandatoryNotAdjacent, ...law.costStaysPaid] : law.mandatoryNotAdjacent;
      setFlag(duel, link, LINK.fizzled);
      duel.point(TRACE.fizzled, rules, link, card);
      return;
    }
    const lostBy = settleTargets(duel, link);
    const withoutTargets = allTargetsGone(duel, link);
    if (withoutTargets && !beginsWithoutTargets(duel, link)) {
      setFlag(duel, link, LINK.fizzled);
      duel.point(TRACE.fizzled, [...duel.law.targetGone, ...lostBy], link, card);
      return;
    }
    duel.point(TRACE.alsoBy, lostBy);
    if (withoutTargets) duel.point(TRACE.alsoBy, duel.law.targetGone);
    if (!sameCard && effectOf(duel, link).kind === "activation")
      duel.point(TRACE.alsoBy, ocgRules(duel).law.destroyedButResolves);
    if (duel.trace !== null && conditionLost(duel, link))
      duel.point(TRACE.alsoBy, ocgRules(duel).law.conditionOnlyAtActivation);
    duel.call(resolutionOf(duel, link), link);
  },
  resolved(duel, frame) {
    const link = duel.state.get(resolveLink.reg.link, frame) as LinkId;
    if (hasFlag(duel, link, LINK.negatedActivation | LINK.negatedEffect | LINK.fizzled)) {
      setFlag(duel, link, LINK.resolved);
      return;
    }
    setTurnBit(duel, duel.state.get(LINKS.card, link), TURN.resolved, duel.state.get(LINKS.effect, link));
    endResolving(duel, link);
    destroyWhenTargeted(duel, link);
    if (duel.trace !== null) {
      const { state } = duel;
      duel.point(TRACE.alsoBy, duel.rulesAbout(definitionOf(duel, state.get(LINKS.card, link))));
    }
    carryOutForLink(duel, link);
  },
});

/** What an oath puts in force. What else is left by activating stays: that it was used, and what a cost has put off. */
const SWORN: ReadonlySet<number> = new Set([LINGERING_KIND.noBattlePhase, LINGERING_KIND.continuous]);

/**
 * Whoever swore an oath for an activation that was negated is free of it. Other uses of the effect keep theirs, and what
 * they did: what was sworn for this one came into force after its activation began, and before the next link's did.
 */
function releaseOath(duel: Duel, link: LinkId): void {
  const { state } = duel;
  const since = state.get(LINKS.since, link);
  const next = (link + 1) as LinkId;
  const last = link < linkCount(duel) ? state.get(LINKS.since, next) : state.read(NOW.order);
  lift(
    duel,
    (lingering) =>
      SWORN.has(state.get(LINGERING.kind, lingering)) &&
      state.get(LINGERING.source, lingering) === state.get(LINKS.card, link) &&
      state.get(LINGERING.effect, lingering) === state.get(LINKS.effect, link) &&
      state.get(LINGERING.order, lingering) > since &&
      state.get(LINGERING.order, lingering) <= last,
  );
}

/** Whether an effect does something only while its card lies on the field, if that did not leave as its cost. */
function needsItsCard(duel: Duel, link: LinkId): boolean {
  const { state } = duel;
  const { kind } = definitionOf(duel, state.get(LINKS.card, link));
  const effect = effectOf(duel, link);
  if (kind === "monster" && effect.kind !== "activation" && effect.ir.part !== "pendulum") return false;
  if (!mustStayOnField(duel, link)) return false;
  if (effect.kind === "activation") return true;
  const leaves = effect.ir.cost.some(({ step }) => "what" in step && isThisCard(step.what));
  return (ON_FIELD & (1 << state.get(LINKS.zone, link))) !== 0 && !leaves;
}

const isThisCard = (what: NounPhrase): boolean => isReference(what) && what.ref === "this-card";

/** Whether something that had to be there for the activation is there no more. */
function conditionLost(duel: Duel, link: LinkId): boolean {
  const { conditions, ir } = effectOf(duel, link);
  const context = contextOfLink(duel, link);
  return ir.conditions.some(
    ({ kind }, i) => kind === "exists" && conditions[i]?.(duel, context, null) === false,
  );
}

/** "If a Chain of 3 or more Links resolves". */
function noteChain(duel: Duel): void {
  const links = linkCount(duel);
  const how = namesDiffer(duel, links + 1) ? 1 : 0;
  happen(duel, { kind: EVENT.chainResolved, amount: links, how }, BY_RULE);
}
