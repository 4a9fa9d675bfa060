import { type Effect, isReference, type Reference, type Step } from "@chainwright/card-ir";
import { mayStillAttack } from "@chainwright/engine/applying";
import type { Duel, NumberFunction } from "@chainwright/engine/board";
import { battleDamageAhead, bindLeaving } from "@chainwright/engine/changes";
import { addLingering, SLOT_DECLARED } from "@chainwright/engine/history";
import { type EffectContext, means } from "@chainwright/engine/program";
import { CARD, type CardId, LINGERING_KIND, NO_CARD, no } from "@chainwright/engine/state";
import { compileReplacement } from "../continuous/continuous-replacements.ts";
import { compileLingering } from "../continuous/lingering-continuous-effects.ts";
import { withComparedCardKept, withNamesCompared } from "../nouns/compared-card.ts";
import { pointedAt, stampOf } from "../nouns/remembered-card.ts";
import { soleZone } from "../nouns/zones.ts";
import { untilOf } from "../runtime/durations.ts";
import { recordedNumber } from "../runtime/recorded-numbers.ts";
import { declaredIn } from "../words/declared-words.ts";
import {
  affectedBy,
  barredWhileAnotherIsThere,
  cardItLastsWith,
  isAboutSettledCards,
  type Lingering,
} from "../words/lingering-steps.ts";
import { NotCarriedOut } from "../words/not-carried-out.ts";
import type { Part } from "./effect-part.ts";
import type { Verbs } from "./step-helpers.ts";

/**
 * Leaves behind what applies like a continuous effect until its time is over: on the cards, or for all that fit; `kept`:
 * what is reckoned now and kept with it, beside what was declared.
 */
export function leaveBehind(part: Part, step: Lingering, slot: number, kept?: NumberFunction): void {
  const lasting = part.builder.addLingering(compileLingering(step, part.scope));
  const [reckoned = () => 0, ...others] = [kept, sparedBy(step, part)].filter((one) => one !== undefined);
  if (others.length > 0) throw new NotCarriedOut("two cards that are kept in mind for what lasts");
  const property = declaredIn(
    isAboutSettledCards(step) && "what" in step ? { ...step, what: undefined } : step,
  );
  const begin = (duel: Duel, context: EffectContext, card: CardId): boolean => {
    const { card: source, effect, player } = context;
    const until = untilOf(duel, player, step.until);
    const what = reckoned(duel, context);
    const declared = property === null ? 0 : recordedNumber(duel, context, SLOT_DECLARED[property]);
    addLingering(duel, {
      kind: LINGERING_KIND.continuous,
      card,
      source,
      effect,
      player,
      what,
      value: duel.catalogue.numberOf(lasting),
      declared,
      until,
    });
    return true;
  };
  const bond = cardItLastsWith(step);
  if (bond !== undefined) part.onEach(bond.card, slot, begin);
  else if (isAboutSettledCards(step)) part.onEach(affectedBy(step), slot, begin);
  else
    part.add((duel, context) => {
      begin(duel, context, NO_CARD);
      part.done(duel, context, slot);
    });
}

/** "That monster can attack directly, also other monsters cannot attack", "you cannot attack, except with that monster": the stamp of that one. */
function sparedBy(step: Lingering, { scope }: Part): NumberFunction | undefined {
  const about = affectedBy(step);
  const other =
    isAboutSettledCards(step) || isReference(about)
      ? undefined
      : about.traits.find((trait) => trait.trait === "other");
  const meant = pointedAt(step);
  if (other?.slot !== undefined && meant !== undefined)
    throw new NotCarriedOut("two cards that are kept in mind for what lasts");
  if (other?.slot !== undefined) return stampOf({ ref: "it", slot: other.slot }, scope);
  return meant && stampOf(meant, scope);
}

/** "While that monster is on the field, this card cannot …": the stamp of this card, which is barred as long as it stays. */
const ownStamp: NumberFunction = ({ state }, { card }) => state.get(CARD.stamp, card);

/** The card that a ban compares others with. */
export function comparedCard(card: Reference, { scope }: Part): NumberFunction {
  const cards = scope.noun(card);
  return (duel, context) => {
    let one = NO_CARD;
    cards.each(duel, context, (each) => {
      one = each;
    });
    return one;
  };
}

type Ban = Extract<Step, { readonly verb: "forbid" }>;

/** "Your opponent cannot declare an attack this turn": nobody's monsters in particular, and for no longer. */
const barsAttacksNow = ({ act, until, what }: Ban): boolean =>
  (act === "attack" || act === "declare-attack") &&
  until === "end-of-turn" &&
  !isReference(what) &&
  what.noun === "monster" &&
  what.quantity.kind === "all" &&
  what.traits.length + what.where.length === 0;

/** Verbs that leave behind what applies to cards for a time: what they may and cannot do. */
export const lingeringVerbs: Verbs = {
  unaffected: leaveBehind,
  "attack-only": leaveBehind,
  "must-attack": leaveBehind,
  "attack-in-defense": leaveBehind,
  "attack-directly": leaveBehind,
  "change-damage"(part, step, slot) {
    // "You take no battle damage from that battle": from one of which there would be some.
    const { player } = step;
    if (step.kind === "battle" && step.until === "this-battle" && player !== undefined)
      part.check(
        (duel, context, why) =>
          !duel.rules.isMoment(duel, "damage-calculation") ||
          ([0, 1] as const).some(
            (one) => means(player, context.player, one) && battleDamageAhead(duel, one) !== null,
          ) ||
          !no(why, duel.law.wouldDoNothing, context.card, context.effect),
      );
    leaveBehind(part, step, slot);
  },
  "more-attacks"(part, step, slot) {
    const { count } = step;
    if (step.additional !== true || count === undefined) leaveBehind(part, step, slot);
    else if (!isAboutSettledCards(step))
      throw new NotCarriedOut("attacks in addition for monsters that fit later");
    else leaveBehind(part, step, slot, part.scope.value(count));
  },
  "worth-tributes": leaveBehind,
  "lend-tribute": leaveBehind,
  "extra-summon": leaveBehind,
  "fewer-tributes": leaveBehind,
  "normal-draw": leaveBehind,

  "allow-activation"(part, step, slot) {
    if (step.from === "hand") throw new NotCarriedOut("a card of the hand that can be activated for a time");
    part.onEach(step.what, slot, (duel, { card: source, effect, player }, card) => {
      const until = untilOf(duel, player, "end-of-turn");
      addLingering(duel, { kind: LINGERING_KIND.activatable, card, source, effect, until });
      return true;
    });
  },

  "banish-instead"(part, { replaces, until }, slot) {
    const it = { ref: "it", slot: "event" } as const;
    const replacement: Effect = {
      sentence: "effect",
      kind: "replacement",
      replaces,
      optional: false,
      conditions: [],
      cost: [],
      resolution: [{ step: { verb: "banish", what: it } }],
    };
    const lasting = compileReplacement(replacement, part.scope).map((one) =>
      part.builder.addLingering({ ...one, beginsLater: false }),
    );
    part.add((duel, context) => {
      const { card: source, effect, player } = context;
      for (const one of lasting)
        addLingering(duel, {
          kind: LINGERING_KIND.continuous,
          ...{ source, effect, player, value: duel.catalogue.numberOf(one) },
          until: untilOf(duel, player, until),
        });
      part.done(duel, context, slot);
    });
  },

  "bind-leaving": (part, step, slot) =>
    part.onEach(step.what, slot, (duel, context, card) => {
      bindLeaving(duel, card, soleZone(duel, step.to), context.card, context.effect);
      return true;
    }),

  forbid(part, step, slot) {
    const { what } = step;
    // A card is not activated to keep somebody from attacks that cannot come any more.
    if (part.scope.activates && barsAttacksNow(step))
      part.needsEffect([], (duel, context) =>
        ([0, 1] as const).some(
          (player) => means(step.player, context.player, player) && mayStillAttack(duel, player),
        ),
      );
    const traits = isReference(what) ? [] : [...what.traits, ...what.where];
    const sameName = traits.find((trait) => trait.trait === "same-name");
    const put = step.act === "put-into-play";
    const narrowed =
      step.except ??
      step.exceptFor ??
      step.byCards ??
      step.activated ??
      step.exceptBy ??
      step.whenAttacks ??
      step.answering ??
      step.phase ??
      step.by ??
      step.untargeted ??
      step.effects ??
      (step.until === "opponents-next-turn" ? step.until : undefined);
    const byName =
      sameName !== undefined &&
      (put || step.act === "activate") &&
      !isReference(what) &&
      what.noun !== "monster" &&
      traits.length === 1 &&
      narrowed === undefined;
    if (!byName) {
      const { step: asked, card } = withComparedCardKept(withNamesCompared(step));
      const itself = barredWhileAnotherIsThere(step) === null ? undefined : ownStamp;
      if (card !== null && itself !== undefined)
        throw new NotCarriedOut("two cards that are kept in mind for what lasts");
      leaveBehind(part, asked, slot, card === null ? itself : comparedCard(card, part));
      return;
    }
    const named = part.scope.noun(sameName.as);
    part.add((duel, context) => {
      const barred = ([0, 1] as const).filter((player) => means(step.player, context.player, player));
      named.each(duel, context, (card) => {
        for (const forbidden of barred)
          addLingering(duel, {
            kind: put ? LINGERING_KIND.forbidPut : LINGERING_KIND.forbidActivate,
            // What lasts until a turn of the user's is theirs.
            player: put ? context.player : forbidden,
            value: forbidden,
            source: context.card,
            effect: context.effect,
            what: duel.definition(duel.state.get(CARD.def, card)).name,
            until: untilOf(duel, context.player, step.until),
          });
      });
      part.done(duel, context, slot);
    });
  },
};
