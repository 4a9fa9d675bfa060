import {
  type Effect,
  type Step as Instruction,
  isReference,
  type Manner,
  type NounPhrase,
  someNode,
} from "@chainwright/card-ir";
import { isNegated } from "@chainwright/engine/applying";
import {
  type Check,
  type CompiledEffect,
  type CostReplacement,
  type Duel,
  eachWatched,
  USERS,
} from "@chainwright/engine/board";
import type { Replacement } from "@chainwright/engine/changes";
import { eachRecord, openLink, record, setFlag, wasDone } from "@chainwright/engine/history";
import {
  contextOfLink,
  type EffectContext,
  effectContext,
  linkOf,
  type Payable,
} from "@chainwright/engine/program";
import {
  ACT,
  type Action,
  action,
  CARD,
  type CardId,
  FACE,
  LINK,
  NO_LINK,
  NOW,
  no,
  PASS,
  TRACE,
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
): CostReplacement | null {
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
    isMeant: (duel, context, payable, card) =>
      payable.manners.includes(how) &&
      (!itself || payable.itself) &&
      (count === null || payable.count === count) &&
      (places.length === 0 ||
        payable.from.some((place) => places.includes(place as (typeof places)[number]))) &&
      paidFor(duel, context, card),
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
  const canPayItself = (duel: Duel, context: EffectContext): boolean =>
    own.every((check) => check(duel, context, null));
  const leavesSome = ({ source, effect }: Replacement, duel: Duel): boolean =>
    payable.count !== 1 && compiledOf(duel, source, effect).costReplacement?.justOne === true;
  const options = (duel: Duel, context: EffectContext): readonly Replacement[] =>
    insteadsOf(duel, context, payable).filter((one) => !leavesSome(one, duel) || canPayItself(duel, context));
  const chosenOf = (duel: Duel, context: EffectContext, chosen: Action): Replacement | undefined =>
    options(duel, context).find(({ source, effect }) => action(ACT.trigger, source, effect) === chosen);
  const question = part.builder.addQuestion({
    name: "replacement",
    candidates(duel, frame, _player, offer) {
      const context = contextOfLink(duel, linkOf(duel, frame));
      for (const { source, effect } of options(duel, context)) offer(action(ACT.trigger, source, effect));
      offer(PASS);
    },
    check(duel, frame, _player, chosen, why) {
      const context = contextOfLink(duel, linkOf(duel, frame));
      const fits =
        chosen === PASS ? canPayItself(duel, context) : chosenOf(duel, context, chosen) !== undefined;
      return fits || !no(why, duel.law.notAChoice, context.card, context.effect);
    },
  });
  part.add((duel, context, frame) => {
    if (options(duel, context).length === 0) duel.state.write(NOW.answer, PASS);
    else duel.ask(question, context.player, frame);
  });
  part.add((duel, context) => {
    const chosen = duel.state.read(NOW.answer) as Action;
    if (chosen === PASS) return;
    const one = chosenOf(duel, context, chosen);
    if (one === undefined) throw new Error("something that nobody has was paid instead");
    record(duel, context.link, leavesSome(one, duel) ? spared : slot, one.source, 1);
    payInstead(duel, context, one);
  });
  return {
    slot,
    sparesOne: (duel, context) =>
      context.link === NO_LINK
        ? insteadsOf(duel, context, payable).some((one) => leavesSome(one, duel))
        : wasDone(duel, context.link, spared),
    count: (duel, context, paid) =>
      eachRecord(duel, context.link, spared, (_, card) => void record(duel, context.link, paid, card, 1)),
    isThere: (duel, context) => options(duel, context).length > 0,
    orInstead(checks) {
      own = checks;
      return (duel, context, why) =>
        (context.link !== NO_LINK && wasDone(duel, context.link, slot)) ||
        canPayItself(duel, context) ||
        options(duel, context).length > 0 ||
        checks.every((check) => check(duel, context, why));
    },
  };
}

function compiledOf(duel: Duel, source: CardId, effect: number): CompiledEffect {
  const found = duel.definition(duel.state.get(CARD.def, source)).effects[effect];
  if (found === undefined) throw new RangeError(`no effect ${effect} of card ${source}`);
  return found;
}

/** What a player could pay instead of a part of the cost of an effect. */
function insteadsOf(duel: Duel, context: EffectContext, payable: Payable): readonly Replacement[] {
  const { player } = context;
  const found: Replacement[] = [];
  eachWatched(duel, player, USERS, (source) => {
    for (const effect of duel.definition(duel.state.get(CARD.def, source)).effects) {
      if (
        effect.costReplacement?.isMeant(
          duel,
          effectContext(source, effect.index, player),
          payable,
          context.card,
        ) !== true
      )
        continue;
      if (mayBePaid(duel, source, effect, context))
        found.push({ source, effect: effect.index, player, optional: true });
    }
  });
  return found;
}

function mayBePaid(duel: Duel, source: CardId, effect: CompiledEffect, { player }: EffectContext): boolean {
  const { state } = duel;
  const zone = state.get(CARD.zone, source);
  if ((effect.range & (1 << zone)) === 0 || isNegated(duel, source)) return false;
  if (duel.game.zones[zone]?.field === true && state.get(CARD.face, source) !== FACE.up) return false;
  const own = effectContext(source, effect.index, player);
  return (
    duel.game.maySubstitute?.(duel, player, source, effect) !== false &&
    effect.conditions.every((condition) => condition(duel, own, null)) &&
    effect.checks.every((check) => check(duel, own, null))
  );
}

function payInstead(duel: Duel, context: EffectContext, { source, effect, player }: Replacement): void {
  const compiled = compiledOf(duel, source, effect);
  const rules = [...duel.law.replaced, ...duel.rulesAbout(duel.definition(duel.state.get(CARD.def, source)))];
  duel.point(TRACE.paidInstead, rules, context.card, source, effect);
  duel.game.countUse?.(duel, player, source, compiled);
  const link = openLink(duel, source, effect, player);
  setFlag(duel, link, LINK.chainless | LINK.replacing);
  duel.call(compiled.resolution, link);
}
