import { type Group, isReference } from "@chainwright/card-ir";
import { negationForbiddenBy } from "@chainwright/engine/applying";
import { type Check, columnOf, type Duel, type NumberFunction } from "@chainwright/engine/board";
import {
  addLingering,
  eachRecord,
  effectOf,
  happen,
  hasFlag,
  record,
  SLOT_EVENT,
  setFlag,
  untallyActivation,
} from "@chainwright/engine/history";
import { contextOfLink, type EffectContext } from "@chainwright/engine/program";
import {
  ATTEMPT,
  CARD,
  type CardId,
  type Cause,
  CONTINUOUS_ACTION,
  EVENT,
  LINGERING_KIND,
  LINK,
  LINKS,
  type LinkId,
  NO_CARD,
  NO_LINK,
  NOW,
  no,
  RECORD,
  type RecordId,
  TRACE,
} from "@chainwright/engine/state";
import { untilOf } from "../runtime/durations.ts";
import type { Scope } from "../scope/scope.ts";
import { leaveBehind } from "./lingering.ts";
import type { Verbs } from "./step-helpers.ts";

const BOTH = [0, 1] as const;

/** "in this column": its number, counted from 1, as the effect resolves. */
function columnKept({ where }: Group, scope: Scope): NumberFunction | undefined {
  const column = where.find((trait) => trait.trait === "in-column");
  if (column?.settled !== true) return undefined;
  const cards = scope.noun(column.of);
  return (duel, context) => {
    let kept = 0;
    cards.each(duel, context, (card) => {
      kept = columnOf(duel, card) + 1;
    });
    return kept;
  };
}

/** The Summon that is being attempted does not succeed. */
function negateSummon(duel: Duel, context: EffectContext, slot: number): void {
  if (duel.state.read(NOW.attempt) !== ATTEMPT.open) return;
  duel.state.write(NOW.attempt, ATTEMPT.negated);
  const summoned: CardId[] = [];
  eachRecord(duel, context.link, SLOT_EVENT, (_, card) => summoned.push(card));
  for (const card of summoned) {
    duel.point(TRACE.summonNegated, duel.law.summonNegated, card, context.link);
    record(duel, context.link, slot, card, 1);
  }
}

/** The link does nothing when its turn comes. */
function negateActivation(duel: Duel, link: LinkId, context: EffectContext, cause: Cause): void {
  setFlag(duel, link, LINK.negatedActivation);
  untallyActivation(duel, link);
  const { state } = duel;
  const kind = EVENT.activationNegated;
  const controller = state.get(LINKS.player, link);
  const how = effectOf(duel, link).kind === "activation" ? 1 : 0;
  happen(duel, { kind, card: state.get(LINKS.card, link), controller, other: context.card, how }, cause);
}

/** The card whose effect keeps a link from being negated, or none; its own text may say so. */
function keptFrom(
  duel: Duel,
  link: LinkId,
  what: "activation" | "effect",
  { card: by, player }: EffectContext,
): CardId {
  const card = duel.state.get(LINKS.card, link);
  const { cannotBeNegated, cannotBeNegatedIf } = effectOf(duel, link);
  const isFirm = cannotBeNegatedIf.some(
    (one) =>
      (what === "effect" || one.protects === "both") &&
      one.wasSo(duel, contextOfLink(duel, link), null) &&
      one.against?.test(duel, contextOfLink(duel, link), by) !== false,
  );
  if (cannotBeNegated[what] || isFirm) return card;
  return negationForbiddenBy(duel, card, player, what === "effect" ? "activated-effect" : what, link);
}

/** What is done each time that something resolves is no link of the Chain itself. */
const isApart = (duel: Duel, link: LinkId): boolean => hasFlag(duel, link, LINK.chainless);

/** The link that an effect answers, where it can be reached: only the one directly below can, as long as it waits. */
function reached(duel: Duel, { answers, link }: EffectContext): LinkId {
  if (answers === NO_LINK || hasFlag(duel, answers, LINK.resolved)) return NO_LINK;
  if (link === answers + 1 || isApart(duel, link)) return answers;
  duel.point(TRACE.fizzled, duel.law.adjacentOnly, link, answers);
  return NO_LINK;
}

/** The link that an effect answers and can negate. */
function reachedToNegate(duel: Duel, context: EffectContext, what: "activation" | "effect"): LinkId {
  const link = reached(duel, context);
  if (link === NO_LINK) return link;
  const keeper = keptFrom(duel, link, what, context);
  if (keeper === NO_CARD) return link;
  duel.point(
    TRACE.ruled,
    duel.law.unaffected,
    duel.state.get(LINKS.card, link),
    keeper,
    CONTINUOUS_ACTION.forbid,
  );
  return NO_LINK;
}

/** What cannot be negated cannot be answered by what would do nothing else. */
const negatable =
  (what: "activation" | "effect"): Check =>
  (duel, context, why) => {
    if (context.answers === NO_LINK) return true;
    const keeper = keptFrom(duel, context.answers, what, context);
    return keeper === NO_CARD || !no(why, duel.law.forbidden, keeper);
  };

/** Verbs that negate Summons, activations and effects. */
export const negatingVerbs: Verbs = {
  "negate-summon": (part, _step, slot) => part.add((duel, context) => negateSummon(duel, context, slot)),

  "negate-activation"(part, step, slot) {
    part.check(negatable("activation"));
    part.add((duel, context) => {
      if (context.answers === NO_LINK && step.summon === true) negateSummon(duel, context, slot);
      const answered = reachedToNegate(duel, context, "activation");
      if (answered === NO_LINK) return;
      negateActivation(duel, answered, context, part.causeOf(context));
      duel.point(TRACE.negated, duel.law.adjacentOnly, answered, context.link, 0);
      record(duel, context.link, slot, duel.state.get(LINKS.card, answered), 1);
    });
  },

  // The link directly below does nothing, but its card has been activated.
  "negate-effect"(part, _step, slot) {
    part.check(negatable("effect"));
    part.add((duel, context) => {
      const answered = reachedToNegate(duel, context, "effect");
      if (answered === NO_LINK) return;
      setFlag(duel, answered, LINK.negatedEffect);
      const rules = isApart(duel, context.link) ? duel.law.continuousActs : duel.law.adjacentOnly;
      duel.point(TRACE.negated, rules, answered, context.link, 1);
      record(duel, context.link, slot, duel.state.get(LINKS.card, answered), 1);
    });
  },

  // The link directly below does something else, as its own player's effect; nothing it chose matters any more.
  "replace-effect"(part, step, slot) {
    const then = part.child("instead");
    then.clauses(step.then);
    const routine = part.builder.addRoutine(then.name, then.steps);
    part.add((duel, context) => {
      const answered = reached(duel, context);
      if (answered === NO_LINK) return;
      const { state } = duel;
      state.set(LINKS.instead, answered, duel.catalogue.numberOf(routine) + 1);
      state.retain<RecordId>(RECORD, (row) => state.get(RECORD.link, row) !== answered);
      duel.point(TRACE.negated, duel.law.adjacentOnly, answered, context.link, 2);
      record(duel, context.link, slot, state.get(LINKS.card, answered), 1);
    });
  },

  // It does all else that it would have done.
  "spare-damage": (part, step) =>
    part.add((duel, { answers, player, card }) => {
      if (answers === NO_LINK) return;
      for (const who of step.player === undefined ? BOTH : [player]) {
        setFlag(duel, answers, who === 0 ? LINK.sparesFirst : LINK.sparesSecond);
        duel.point(TRACE.noDamage, duel.law.noDamage, who, card);
      }
    }),

  "negate-chain": (part, _step, slot) =>
    part.add((duel, context) => {
      for (let link = context.link - 1; link > 0; link--) {
        const below = link as LinkId;
        negateActivation(duel, below, context, part.causeOf(context));
        duel.point(TRACE.negated, duel.law.allLinks, below, context.link, 0);
        record(duel, context.link, slot, duel.state.get(LINKS.card, below), 1);
      }
    }),

  "negate-effects"(part, step, slot) {
    if (!isReference(step.what) && step.what.quantity.kind === "every")
      return leaveBehind(part, step, slot, columnKept(step.what, part.scope));
    part.onEach(step.what, slot, (duel, context, card) => {
      const until = untilOf(duel, context.player, step.until);
      addLingering(duel, {
        kind: LINGERING_KIND.negated,
        card,
        source: context.card,
        effect: context.effect,
        player: context.player,
        value: step.inGy === true ? 1 : 0,
        until,
      });
      if (step.sameName !== undefined)
        addLingering(duel, {
          kind: LINGERING_KIND.nameNegated,
          source: context.card,
          effect: context.effect,
          player: context.player,
          what: duel.definition(duel.state.get(CARD.def, card)).name,
          value: step.sameName === "monster" ? 1 : 0,
          until,
        });
      return true;
    });
  },
};
