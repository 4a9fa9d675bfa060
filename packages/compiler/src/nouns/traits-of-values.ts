import { isReference, type Stat } from "@chainwright/card-ir";
import { originalOf, statOf, treatedAs } from "@chainwright/engine/applying";
import { type CardTest, type Duel, definitionOf, eachInZones } from "@chainwright/engine/board";
import { someCard, statNumber } from "@chainwright/engine/program";
import { CARD, type CardId, NO_CARD, NO_LINK } from "@chainwright/engine/state";
import { agreeOrDiffer, propertyOf } from "../runtime/properties.ts";
import { meetsComparison } from "../runtime/recorded-numbers.ts";
import { COMPARED } from "./compared-card.ts";
import { liesHidden, printed, type Traits } from "./trait-helpers.ts";

/** Which cards have no such value, as an Xyz Monster has no Level. A new test for each catalogue: it remembers its cards by number. */
export function lackingStat(stat: Stat): CardTest | null {
  switch (stat) {
    case "level":
      return printed(({ card }) => card.facts.categories.some((one) => one === "xyz" || one === "link"));
    case "rank":
      return printed(({ card }) => !card.facts.categories.includes("xyz"));
    case "rating":
      return printed(({ card }) => !card.facts.categories.includes("link"));
    case "atk":
    case "def":
      return hasNoNumber(stat);
    default:
      return null;
  }
}

/** "?" is a number on the field only; a Link Monster has no DEF anywhere. */
function hasNoNumber(stat: "atk" | "def"): CardTest {
  const unknown = printed(({ card }) => card.facts[stat] === undefined);
  const link = printed(({ card }) => card.facts.categories.includes("link"));
  return (duel, context, card) =>
    unknown(duel, context, card) &&
    ((stat === "def" && link(duel, context, card)) ||
      duel.game.zones[duel.state.get(CARD.zone, card)]?.field !== true);
}

/** Which numbers a card has, and how they compare. */
export const traitsOfValues: Traits = {
  stat(trait, scope) {
    const value = scope.value(trait.value, true);
    const stat = statNumber(trait.stat);
    const or = trait.or === undefined ? null : statNumber(trait.or);
    const [lacks, lacksOther] = [
      lackingStat(trait.stat),
      trait.or === undefined ? null : lackingStat(trait.or),
    ];
    const also = trait.also === undefined ? null : statNumber(trait.also);
    const asMaterial = scope.asMaterial && trait.stat === "level" && trait.not !== true;
    return (duel, context, card) => {
      const missing = lacks?.(duel, context, card) === true;
      const wanted = value(duel, context);
      if (asMaterial) {
        const others = treatedAs(duel, context, card).flatMap(({ levels }) => levels);
        if (others.some((level) => meetsComparison(level, trait.compare, wanted))) return true;
      }
      if (missing && or === null) return false;
      const fits = (one: number): boolean => {
        const has = trait.original === true ? originalOf(duel, card, one) : statOf(duel, card, one);
        return meetsComparison(has, trait.compare, wanted);
      };
      const both = !missing && fits(stat) && (also === null || fits(also));
      const other = or !== null && lacksOther?.(duel, context, card) !== true && fits(or);
      return (both || other) !== (trait.not === true);
    };
  },

  "own-stat"(trait) {
    const [stat, other] = [statNumber(trait.stat), statNumber(trait.with)];
    const lacks = lackingStat(trait.stat);
    const compare = trait.compare ?? "exactly";
    return (duel, context, card) => {
      if (lacks?.(duel, context, card) === true) return false;
      const than = trait.original === true ? originalOf(duel, card, other) : statOf(duel, card, other);
      return meetsComparison(statOf(duel, card, stat), compare, than) !== (trait.not === true);
    };
  },

  "either-stat"(trait) {
    const { low, high } = trait;
    const [stat, lacks] = [statNumber(trait.stat), lackingStat(trait.stat)];
    return (duel, context, card) => {
      if (lacks?.(duel, context, card) === true) return false;
      const has = statOf(duel, card, stat);
      return has === low || has === high;
    };
  },

  between(trait) {
    const { low, high } = trait;
    const [stat, lacks] = [statNumber(trait.stat), lackingStat(trait.stat)];
    return (duel, context, card) => {
      if (lacks?.(duel, context, card) === true) return false;
      const has = statOf(duel, card, stat);
      return has >= low && has <= high;
    };
  },

  parity(trait) {
    const lacks = lackingStat(trait.stat);
    const [stat, rest] = [statNumber(trait.stat), trait.is === "odd" ? 1 : 0];
    return (duel, context, card) =>
      lacks?.(duel, context, card) !== true && statOf(duel, card, stat) % 2 === rest;
  },

  "between-scales"() {
    const lacks = lackingStat("level");
    const [level, scale] = [statNumber("level"), statNumber("scale")];
    return (duel, context, card) => {
      if (lacks?.(duel, context, card) === true) return false;
      const scales: number[] = [];
      eachInZones(duel, context.player, duel.game.zonesOf("pendulum-zone"), (one) => {
        scales.push(statOf(duel, one, scale));
      });
      const has = statOf(duel, card, level);
      return scales.length === 2 && has > Math.min(...scales) && has < Math.max(...scales);
    };
  },

  "has-stat"(trait) {
    const lacks = lackingStat(trait.stat);
    return (duel, context, card) => (lacks?.(duel, context, card) === true) === (trait.not === true);
  },

  "same-stat"(trait, scope) {
    const as = scope.noun(trait.as);
    // Before the cost is paid, each card that it could be paid with may be meant.
    const payable = trait.as.slot === undefined ? undefined : scope.payments.get(scope.slotOf(trait.as.slot));
    const stat = statNumber(trait.stat);
    const lacks = lackingStat(trait.stat);
    return (duel, context, card) => {
      if (lacks?.(duel, context, card)) return false;
      const isSame = (other: CardId): boolean =>
        lacks?.(duel, context, other) !== true && statOf(duel, other, stat) === statOf(duel, card, stat);
      if (context.paidWith !== NO_CARD) return isSame(context.paidWith);
      return someCard(context.link === NO_LINK ? (payable?.cards ?? as) : as, duel, context, isSame);
    };
  },

  same(trait, scope) {
    const as = scope.noun(trait.as);
    const original = trait.original === true;
    // "The same as one of those", or "different from those": from each of them.
    const not = trait.not === true;
    const { by, also, differ, kinds } = trait;
    const ofMany = !isReference(trait.as);
    // "Monsters with the same name as the monster sent to the GY": that one, too.
    const counts = isReference(trait.as) && trait.as.slot === COMPARED;
    const agree = (duel: Duel, other: CardId, card: CardId): boolean =>
      trait.containing === true
        ? String(propertyOf(duel, card, by, original)).includes(String(propertyOf(duel, other, by, original)))
        : agreeOrDiffer(duel, other, card, by, !not, original, kinds);
    const isSo = (duel: Duel, other: CardId, card: CardId): boolean =>
      agree(duel, other, card) !== not &&
      (also === undefined || agreeOrDiffer(duel, other, card, also, true, original)) &&
      (differ === undefined || agreeOrDiffer(duel, other, card, differ, false, false, kinds));
    return (duel, context, card) =>
      someCard(
        as,
        duel,
        context,
        (other) =>
          // A card has no other name than its own.
          (counts || (not && !ofMany) || other !== card) &&
          !(ofMany && liesHidden(duel, other)) &&
          isSo(duel, other, card),
      ) !== not;
  },

  "same-name"(trait, scope) {
    const as = scope.noun(trait.as);
    return (duel, context, card) => {
      const { name } = definitionOf(duel, card);
      return someCard(as, duel, context, (named) => definitionOf(duel, named).name === name);
    };
  },
};
