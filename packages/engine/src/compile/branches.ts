import type { Group, Trait } from "@chainwright/card-ir";
import type { Duel } from "../duel.ts";
import type { CardId } from "../schema.ts";
import { type Cards, MANY } from "./cards.ts";
import { compileGroup } from "./nouns.ts";
import type { Slots } from "./slots.ts";
import { NotCarriedOut, type Using } from "./using.ts";

const saysPlace = ({ trait }: Trait): boolean => trait === "in" || trait === "from" || trait === "controlled";

/** What both of two phrases mean, one after the other. */
export function union(first: Cards, second: Cards): Pick<Cards, "test" | "each"> {
  return {
    test: (...about) => first.test(...about) || second.test(...about),
    each(duel, using, visit) {
      let stopped = false;
      const once = (card: CardId): unknown => {
        const goesOn = visit(card);
        stopped ||= goesOn === false;
        return goesOn;
      };
      first.each(duel, using, once);
      if (stopped) return;
      second.each(duel, using, (card) => (first.test(duel, using, card) ? undefined : visit(card)));
    },
  };
}

/** Cards that are of one kind count for it; of those that are of both, some can count for the first. */
const bothComplete =
  (first: Cards, second: Cards): NonNullable<Cards["complete"]> =>
  (duel, using, cards) => {
    const isA = cards.map((card) => first.test(duel, using, card));
    const isB = cards.map((card) => second.test(duel, using, card));
    if (cards.some((_, i) => !isA[i] && !isB[i])) return false;
    const onlyA = isA.filter((is, i) => is && !isB[i]).length;
    const onlyB = isB.filter((is, i) => is && !isA[i]).length;
    const any = cards.length - onlyA - onlyB;
    const least = Math.max(first.min - onlyA, onlyB + any - second.max, 0);
    const most = Math.min(first.max - onlyA, onlyB + any - second.min, any);
    return least <= most;
  };

/** "1 “A” or 3 “B”": so many of the one kind, or of the other. */
function eitherKind(first: Cards, second: Cards): Pick<Cards, "min" | "max" | "together" | "complete"> {
  const min = Math.min(first.min, second.min);
  const max = Math.max(first.max, second.max);
  if (max === 1) return { min, max };
  const kinds = [first, second];
  const isAll = (kind: Cards, duel: Duel, using: Using, cards: readonly CardId[]): boolean =>
    cards.length <= kind.max && cards.every((card) => kind.test(duel, using, card));
  return {
    min,
    max,
    together: (duel, using, chosen, card) =>
      kinds.some((kind) => isAll(kind, duel, using, [...chosen, card])),
    complete: (duel, using, cards) =>
      kinds.some((kind) => cards.length >= kind.min && isAll(kind, duel, using, cards)),
  };
}

/** "1 “X” or 1 Spell that mentions it": what the other kind is called. */
function mentioning(trait: Trait, traits: readonly Trait[]): Trait {
  const [named] = traits;
  if (trait.trait !== "mentions" || trait.name !== undefined || named?.trait !== "name") return trait;
  return { ...trait, name: named.name };
}

/** "1 “A” or 1 “B” in your hand", "1 “A” and/or 1 “B”": where the first says no place of its own, it is that of both. */
export function compileBranches(group: Group, slots: Slots, known: boolean): Cards {
  const { one, each, both, own, ...head } = group;
  const branch = one ?? each ?? both;
  if (branch === undefined) throw new NotCarriedOut("cards of two kinds without the other one");
  // What the first says of itself is not said of the other; where it says no place, it is that of both.
  const where = own === undefined || own.some(saysPlace) ? (own ?? group.where) : [...own, ...group.where];
  const firstGroup: Group = { ...head, where };
  const first = compileGroup(firstGroup, slots, known);
  const { own: itsOwn = [], ...other } = branch;
  const mentioned = itsOwn.map((trait) => mentioning(trait, head.traits));
  const second = compileGroup({ ...other, where: [...mentioned, ...group.where] }, slots, known);
  if (first.together ?? second.together ?? first.bounds ?? second.bounds)
    throw new NotCarriedOut(
      "cards of two kinds of which one is reckoned, or chosen with an eye to the others",
    );
  const cards = { settled: false, ...union(first, second) };
  if (one !== undefined) return { ...cards, ...eitherKind(first, second) };
  const min = both === undefined ? 1 : first.min + second.min;
  return {
    ...cards,
    min,
    ...(both === undefined ? {} : { complete: bothComplete(first, second) }),
    max: Math.min(MANY, first.max + second.max),
    // Each card counts for a kind that it fits and that has not its number yet.
    together(duel, using, chosen, card) {
      let [a, b] = [first.max, second.max];
      for (const one of [...chosen, card]) {
        const [isA, isB] = [first.test(duel, using, one), second.test(duel, using, one)];
        if (isA && (!isB || a >= b)) a--;
        else b--;
      }
      return a >= 0 && b >= 0;
    },
  };
}
