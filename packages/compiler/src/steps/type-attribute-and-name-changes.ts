import type { NounPhrase, Step } from "@chainwright/card-ir";
import {
  attributeOf,
  keywordNumber,
  originalOf,
  otherName,
  statOf,
  typeOf,
} from "@chainwright/engine/applying";
import { type Duel, definitionOf } from "@chainwright/engine/board";
import { countersOn, hasPositions } from "@chainwright/engine/changes";
import { addLingering, record } from "@chainwright/engine/history";
import { statNumber } from "@chainwright/engine/program";
import { type CardId, LINGERING_KIND, NO_CARD, STAT } from "@chainwright/engine/state";
import { isFaceDown } from "../nouns/illegal-choices.ts";
import { lackingStat } from "../nouns/traits-of-values.ts";
import { wordDeclared } from "../runtime/declared-values.ts";
import { treatAsKind, untilOf } from "../runtime/durations.ts";
import { alsoValueOf, compileChange } from "../values/compile-value.ts";
import { NotCarriedOut } from "../words/not-carried-out.ts";
import type { Part } from "./effect-part.ts";
import { leaveBehind } from "./lingering.ts";
import { askUpTo, changeInHand, changeStat, wouldChange } from "./stat-changes.ts";
import type { Verbs } from "./step-helpers.ts";

/** "… becomes the same Type as the revealed monster": what that one is now. */
function becomeAs(
  part: Part,
  step: Extract<Step, { verb: "change-type" | "change-attribute" }>,
  slot: number,
  as: NounPhrase,
  kind: number,
  wordOf: (duel: Duel, card: CardId) => string | undefined,
): void {
  const models = part.scope.noun(as);
  part.onEach(step.what, slot, (duel, context, card) => {
    const { card: source, effect, player } = context;
    let word: string | undefined;
    models.each(duel, context, (model) => {
      word = wordOf(duel, model);
    });
    if (word === undefined) return false;
    const value = duel.catalogue.word(word);
    addLingering(duel, {
      kind,
      card,
      source,
      effect,
      player,
      value,
      until: untilOf(duel, player, step.until),
    });
    return true;
  });
}

/** "It becomes that Type and Attribute": those that were declared. */
function becomeDeclared(
  part: Part,
  step: Extract<Step, { verb: "change-type" | "change-attribute" }>,
  slot: number,
): void {
  if (step.until === undefined && "ref" in step.what && step.what.ref === "equipped-monster")
    throw new NotCarriedOut("becoming what was declared as long as it is equipped");
  const properties = [
    step.verb === "change-type" ? ("type" as const) : ("attribute" as const),
    ...("also" in step && step.also !== undefined ? [step.also] : []),
  ];
  part.onEach(step.what, slot, (duel, context, card) => {
    const { card: source, effect, player } = context;
    const until = untilOf(duel, player, step.until);
    for (const property of properties) {
      const word = wordDeclared(duel, context, property);
      if (word === undefined) return false;
      const kind = property === "type" ? LINGERING_KIND.typeBecome : LINGERING_KIND.attributeBecome;
      addLingering(duel, { kind, card, source, effect, player, value: duel.catalogue.word(word), until });
    }
    return true;
  });
}

/** Verbs that change what cards are. */
export const changingVerbs: Verbs = {
  "gain-keyword": (part, step, slot) =>
    part.onEach(step.what, slot, (duel, { card: source, effect, player }, card) => {
      const what = keywordNumber(step.keyword);
      const until = untilOf(duel, player, step.until);
      addLingering(duel, { kind: LINGERING_KIND.keyword, card, source, effect, player, what, until });
      return true;
    }),

  "treat-as-kind": (part, step, slot) =>
    part.onEach(step.what, slot, (duel, context, card) => {
      treatAsKind(duel, context, card, step.kind, step.until);
      return true;
    }),

  "change-type"(part, step, slot) {
    if (step.as !== undefined) becomeAs(part, step, slot, step.as, LINGERING_KIND.typeBecome, typeOf);
    else if (step.declared === true) becomeDeclared(part, step, slot);
    else leaveBehind(part, step, slot);
  },

  "change-attribute"(part, step, slot) {
    if (step.as !== undefined)
      becomeAs(part, step, slot, step.as, LINGERING_KIND.attributeBecome, attributeOf);
    else if (step.declared === true) becomeDeclared(part, step, slot);
    else leaveBehind(part, step, slot);
  },

  "change-name"(part, step, slot) {
    if (step.as === undefined) {
      leaveBehind(part, step, slot);
      return;
    }
    if (step.for !== undefined || step.also !== undefined)
      throw new NotCarriedOut("the name of another card beside its own, or as material");
    // "… becomes the same as the chosen monster": what that one is called now.
    const models = part.scope.noun(step.as);
    part.onEach(step.what, slot, (duel, context, card) => {
      const { card: source, effect, player } = context;
      let name: string | null = null;
      models.each(duel, context, (model) => {
        const other = step.original === true ? null : otherName(duel, model);
        name ??= other ?? definitionOf(duel, model).card.name.en;
      });
      if (name === null) return false;
      const what = duel.catalogue.word(name);
      addLingering(duel, {
        kind: LINGERING_KIND.named,
        card,
        source,
        effect,
        player,
        what,
        until: untilOf(duel, player, step.until),
      });
      return true;
    });
  },

  "swap-stats"(part, step, slot) {
    const of = step.current === true ? statOf : originalOf;
    // A Link Monster has no DEF.
    part.exclude((duel, _, card) => !hasPositions(duel, card));
    part.onEach(step.what, slot, (duel, { card: source, effect, player }, card) => {
      const [atk, def] = [of(duel, card, STAT.atk), of(duel, card, STAT.def)];
      const base = {
        kind: step.current === true ? LINGERING_KIND.statBecome : LINGERING_KIND.originalBecome,
        card,
        source,
        effect,
        player,
        until: untilOf(duel, player, step.until),
      };
      addLingering(duel, { ...base, what: STAT.atk, value: def });
      addLingering(duel, { ...base, what: STAT.def, value: atk });
      return true;
    });
  },

  "change-stat"(part, step, slot) {
    if (step.goesAlong === true) {
      changeInHand(part, step, slot);
      return;
    }
    const { reckon: value, ofEach } = compileChange(step.value ?? 0, part.scope);
    const alsoValue = alsoValueOf(step);
    const other = alsoValue === undefined ? value : part.scope.value(alsoValue);
    const stats = [step.stat, ...(step.also ? [step.also] : [])].map(statNumber);
    // "Its Level/Rank": whichever it has; what has no Level has none that changes.
    const lacks = [step.stat, ...(step.also ? [step.also] : [])].map(lackingStat);
    wouldChange(part, step, value, ofEach);
    part.exclude(
      (duel, context, card, why) =>
        isFaceDown(duel, context, card, why) || lacks.every((test) => test?.(duel, context, card)),
    );
    part.fill(step.what, slot);
    const said = step.upTo === true ? askUpTo(part, step, slot) : null;
    const former = part.scope.noteLastKnownOf(step.what);
    const { whileCounter } = step;
    if (whileCounter !== undefined) part.builder.addWord(whileCounter);
    // "The Levels of both become their total": what they were before any of them changes.
    part.doAll(slot, (duel, context) => {
      const shared = ofEach ? 0 : said === null ? value(duel, context) : said(duel);
      const otherShared = other === value ? shared : other(duel, context);
      const counter = whileCounter === undefined ? null : duel.catalogue.word(whileCounter);
      return (card) => {
        if (lacks.every((test) => test?.(duel, context, card))) return false;
        const amount = ofEach ? value(duel, { ...context, subject: card }) : shared;
        const otherAmount = other === value ? amount : otherShared;
        // Read off cards that are none, it is no number.
        if (Number.isNaN(amount) || Number.isNaN(otherAmount)) return false;
        if (step.upTo === true && step.change === "lose" && statOf(duel, card, stats[0] as number) <= amount)
          return false;
        // "Loses exactly 500": all of it or none.
        if (step.exactly === true && stats.some((stat) => statOf(duel, card, stat) < amount)) return false;
        if (counter !== null && countersOn(duel, card, counter) === 0) return false;
        if (former !== null)
          record(duel, context.link, former.slot, NO_CARD, statOf(duel, card, former.stat));
        for (const [i, stat] of stats.entries())
          if (!lacks[i]?.(duel, context, card))
            changeStat(duel, context, card, step, stat, i > 0 ? otherAmount : amount, counter);
        return true;
      };
    });
  },
};
