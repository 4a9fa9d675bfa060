import {
  type Effect,
  type Step as Instruction,
  isReference,
  type Manner,
  type NounPhrase,
  someNode,
} from "@chainwright/card-ir";
import { isNegated } from "@chainwright/engine/applying";
import type { Replacement } from "@chainwright/engine/changes";
import { eachRecord, openLink, record, setFlag, wasDone } from "@chainwright/engine/history";
import {
  asking,
  type Check,
  type CompiledEffect,
  linkOf,
  type PaidInstead,
  type Payable,
  type Using,
  usingOf,
} from "@chainwright/engine/program";
import {
  ACT,
  type Action,
  action,
  CARD,
  type CardId,
  type Duel,
  eachWatched,
  FACE,
  LINK,
  NO_LINK,
  NOW,
  no,
  PASS,
  TRACE,
  USERS,
} from "@chainwright/engine/state";
import { saysMore } from "../ir-schema/ir-schema.ts";
import { compilePaidFor } from "../occasions/paid-for-effects.ts";
import type { Substitutable } from "../scope/payments.ts";
import type { Scope } from "../scope/scope.ts";
import type { Part } from "../steps/effect-part.ts";
import { NotCarriedOut } from "../words/not-carried-out.ts";
import { meansThisCard } from "../words/this-card.ts";

/** Whether an effect is one of these. */
export const isPaidInstead = ({ replaces }: Effect): boolean =>
  replaces?.event === "moved" && replaces.toActivate !== undefined;

/** What is asked of such a part: nothing of what it is paid with but where that is, and how many. */
export function compilePaidInstead(
  { replaces, optional, resolution }: Effect,
  scope: Scope,
): PaidInstead | null {
  if (replaces?.event !== "moved" || replaces.toActivate === undefined) return null;
  const {
    event: _,
    subject,
    manner,
    to,
    from,
    toActivate,
    justOne = false,
    detachedFrom,
    ...more
  } = replaces;
  const [how, ...others] = manner;
  if (someNode(resolution, ({ slot }) => slot === "event"))
    throw new NotCarriedOut("as many cards as would have been paid with");
  if (!optional || how === undefined || others.length > 0 || saysMore(more))
    throw new NotCarriedOut("what is paid instead of some costs only, or must be");
  if (to !== undefined && to.names.join() !== "graveyard")
    throw new NotCarriedOut("what is paid instead of sending cards elsewhere");
  if (detachedFrom !== undefined && !isSelfPaid(detachedFrom))
    throw new NotCarriedOut("what is paid instead of detaching from another monster");
  const paidFor = compilePaidFor(toActivate, scope, "now");
  const itself = isSelfPaid(subject);
  const count = itself ? 1 : countAsked(subject);
  const places = [...(from?.names ?? []), ...(itself ? [] : placesOf(subject))];
  return {
    justOne,
    isMeant: (duel, using, payable, card) =>
      payable.manners.includes(how) &&
      (!itself || payable.itself) &&
      (count === null || payable.count === count) &&
      (places.length === 0 ||
        payable.from.some((place) => places.includes(place as (typeof places)[number]))) &&
      paidFor(duel, using, card),
  };
}

const isSelfPaid = (what: NounPhrase): boolean => isReference(what) && what.ref === "itself";

/** "A card(s)": any number; "exactly 1 material": so many. */
function countAsked(subject: NounPhrase): number | null {
  if (isReference(subject) || subject.traits.length > 0)
    throw new NotCarriedOut("what is paid instead of certain cards");
  const { quantity } = subject;
  if (quantity.kind === "some" || quantity.kind === "a") return null;
  if (quantity.kind !== "exactly" && quantity.kind !== "precisely")
    throw new NotCarriedOut(`what is paid instead of "${quantity.kind}"`);
  return quantity.n;
}

/** The places that the words name of the cards themselves. */
const placesOf = (what: NounPhrase): readonly string[] =>
  isReference(what)
    ? []
    : [...what.traits, ...what.where].flatMap((one) => ("place" in one ? one.place.names : []));

/** What a clause of a cost takes from its player; null for anything that is no payment with cards. */
export function payableOf(step: Instruction): Payable | null {
  if (step.verb === "detach")
    return {
      manners: ["detached"],
      from: [],
      count: typeof step.count === "number" ? step.count : null,
      itself: false,
    };
  const manners = mannersOf(step);
  if (manners.length === 0 || !("what" in step)) return null;
  const { what } = step;
  return {
    manners,
    from: step.verb === "discard" ? ["hand"] : placesOf(what),
    count: numberOf(what),
    itself: meansThisCard(what) && !("and" in what),
  };
}

/** What is discarded is sent to the GY, too. */
function mannersOf(step: Instruction): readonly Manner[] {
  if (step.verb === "discard") return ["discarded", "sent"];
  if (step.verb === "tribute") return ["tributed"];
  if (step.verb === "banish") return ["banished"];
  return step.verb === "move" && step.manner === "send" && step.to.names.join() === "graveyard"
    ? ["sent"]
    : [];
}

function numberOf(what: NounPhrase): number | null {
  if (isReference(what)) return what.and === undefined ? 1 : null;
  return what.quantity.kind === "exactly" && what.both === undefined ? what.quantity.n : null;
}

/**
 * Before anything of a cost is paid its player may say what is paid instead of a clause: while all of the cards whose
 * effect it is are where they are activated. Compiled only where a card of the duel allows that.
 */
export function substitutable(part: Part, payable: Payable): Substitutable {
  const [slot, spared] = [part.scope.freshSlot(), part.scope.freshSlot()];
  let own: readonly Check[] = [];
  const canPayItself = (duel: Duel, using: Using): boolean => own.every((check) => check(duel, using, null));
  const leavesSome = ({ source, effect }: Replacement, duel: Duel): boolean =>
    payable.count !== 1 && compiledOf(duel, source, effect).paidInstead?.justOne === true;
  const options = (duel: Duel, using: Using): readonly Replacement[] =>
    insteadsOf(duel, using, payable).filter((one) => !leavesSome(one, duel) || canPayItself(duel, using));
  const chosenOf = (duel: Duel, using: Using, chosen: Action): Replacement | undefined =>
    options(duel, using).find(({ source, effect }) => action(ACT.trigger, source, effect) === chosen);
  const question = part.builder.addQuestion({
    name: "replacement",
    candidates(duel, frame, _player, offer) {
      const using = usingOf(duel, linkOf(duel, frame));
      for (const { source, effect } of options(duel, using)) offer(action(ACT.trigger, source, effect));
      offer(PASS);
    },
    check(duel, frame, _player, chosen, why) {
      const using = usingOf(duel, linkOf(duel, frame));
      const fits = chosen === PASS ? canPayItself(duel, using) : chosenOf(duel, using, chosen) !== undefined;
      return fits || !no(why, duel.law.notAChoice, using.card, using.effect);
    },
  });
  part.add((duel, using, frame) => {
    if (options(duel, using).length === 0) duel.state.write(NOW.answer, PASS);
    else duel.ask(question, using.player, frame);
  });
  part.add((duel, using) => {
    const chosen = duel.state.read(NOW.answer) as Action;
    if (chosen === PASS) return;
    const one = chosenOf(duel, using, chosen);
    if (one === undefined) throw new Error("something that nobody has was paid instead");
    record(duel, using.link, leavesSome(one, duel) ? spared : slot, one.source, 1);
    payInstead(duel, using, one);
  });
  return {
    slot,
    sparesOne: (duel, using) =>
      using.link === NO_LINK
        ? insteadsOf(duel, using, payable).some((one) => leavesSome(one, duel))
        : wasDone(duel, using.link, spared),
    count: (duel, using, paid) =>
      eachRecord(duel, using.link, spared, (_, card) => void record(duel, using.link, paid, card, 1)),
    isThere: (duel, using) => options(duel, using).length > 0,
    orInstead(checks) {
      own = checks;
      return (duel, using, why) =>
        (using.link !== NO_LINK && wasDone(duel, using.link, slot)) ||
        canPayItself(duel, using) ||
        options(duel, using).length > 0 ||
        checks.every((check) => check(duel, using, why));
    },
  };
}

function compiledOf(duel: Duel, source: CardId, effect: number): CompiledEffect {
  const found = duel.definition(duel.state.get(CARD.def, source)).effects[effect];
  if (found === undefined) throw new RangeError(`no effect ${effect} of card ${source}`);
  return found;
}

/** What a player could pay instead of a part of the cost of an effect. */
function insteadsOf(duel: Duel, using: Using, payable: Payable): readonly Replacement[] {
  const { player } = using;
  const found: Replacement[] = [];
  eachWatched(duel, player, USERS, (source) => {
    for (const effect of duel.definition(duel.state.get(CARD.def, source)).effects) {
      if (
        effect.paidInstead?.isMeant(duel, asking(source, effect.index, player), payable, using.card) !== true
      )
        continue;
      if (mayBePaid(duel, source, effect, using))
        found.push({ source, effect: effect.index, player, optional: true });
    }
  });
  return found;
}

function mayBePaid(duel: Duel, source: CardId, effect: CompiledEffect, { player }: Using): boolean {
  const { state } = duel;
  const zone = state.get(CARD.zone, source);
  if ((effect.range & (1 << zone)) === 0 || isNegated(duel, source)) return false;
  if (duel.game.zones[zone]?.field === true && state.get(CARD.face, source) !== FACE.up) return false;
  const own = asking(source, effect.index, player);
  return (
    duel.game.maySubstitute?.(duel, player, source, effect) !== false &&
    effect.conditions.every((condition) => condition(duel, own, null)) &&
    effect.checks.every((check) => check(duel, own, null))
  );
}

function payInstead(duel: Duel, using: Using, { source, effect, player }: Replacement): void {
  const compiled = compiledOf(duel, source, effect);
  const rules = [...duel.law.replaced, ...duel.rulesAbout(duel.definition(duel.state.get(CARD.def, source)))];
  duel.point(TRACE.paidInstead, rules, using.card, source, effect);
  duel.game.countUse?.(duel, player, source, compiled);
  const link = openLink(duel, source, effect, player);
  setFlag(duel, link, LINK.chainless | LINK.replacing);
  duel.call(compiled.resolution, link);
}
