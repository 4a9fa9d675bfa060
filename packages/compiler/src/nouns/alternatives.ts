import type { Branch, Group, Trait } from "@chainwright/card-ir";
import type { CardSet, Duel } from "@chainwright/engine/board";
import { type EffectContext, MANY } from "@chainwright/engine/program";
import type { CardId } from "@chainwright/engine/state";
import type { Scope } from "../scope/scope.ts";
import { NotCarriedOut } from "../words/not-carried-out.ts";

/** Where cards are, said by a place, by whose they are, or by others among which they are. */
const PLACING: ReadonlySet<Trait["trait"]> = new Set([
  ...(["in", "from", "controlled", "one-of", "pointed-to", "equipped-to"] as const),
]);

const saysPlace = ({ traits, where }: Group): boolean =>
  [...traits, ...where].some(({ trait }) => PLACING.has(trait));

/** What several phrases mean, one after the other. */
export function union(...kinds: readonly CardSet[]): Pick<CardSet, "test" | "each"> {
  return {
    test: (...about) => kinds.some((kind) => kind.test(...about)),
    each(duel, context, visit) {
      let goesOn: unknown;
      for (const [i, kind] of kinds.entries()) {
        const isNew = (card: CardId): boolean =>
          !kinds.some((before, at) => at < i && before.test(duel, context, card));
        kind.each(duel, context, (card) => {
          if (goesOn !== false && isNew(card)) goesOn = visit(card);
          return goesOn;
        });
        if (goesOn === false) return;
      }
    },
  };
}

/** "1 “A” or 3 “B”": so many of the one kind, or of the other. */
function eitherKind(kinds: readonly CardSet[]): Pick<CardSet, "min" | "max" | "together" | "complete"> {
  const min = Math.min(...kinds.map((kind) => kind.min));
  const max = Math.max(...kinds.map((kind) => kind.max));
  if (max === 1) return { min, max };
  const isAll = (kind: CardSet, duel: Duel, context: EffectContext, cards: readonly CardId[]): boolean =>
    cards.length <= kind.max && cards.every((card) => kind.test(duel, context, card));
  return {
    min,
    max,
    together: (duel, context, chosen, card) =>
      kinds.some((kind) => isAll(kind, duel, context, [...chosen, card])),
    complete: (duel, context, cards) =>
      kinds.some((kind) => cards.length >= kind.min && isAll(kind, duel, context, cards)),
  };
}

/** "1 “A”, 1 “B”, and 2 or more “C”": each card counts for one of the kinds that it fits. */
function eachKind(
  kinds: readonly CardSet[],
): Required<Pick<CardSet, "min" | "max" | "together" | "complete">> {
  const sum = (numbers: readonly number[]): number =>
    Math.min(
      MANY,
      numbers.reduce((a, b) => a + b, 0),
    );
  /** The ways in which the cards can be shared out: how many count for each kind. */
  const shares = (
    duel: Duel,
    context: EffectContext,
    cards: readonly CardId[],
  ): readonly (readonly number[])[] =>
    cards.reduce<readonly (readonly number[])[]>(
      (ways, card) => {
        const next = new Map<string, readonly number[]>();
        for (const [i, kind] of kinds.entries())
          if (kind.test(duel, context, card))
            for (const way of ways) {
              const more = way.map((n, at) => (at === i ? n + 1 : n));
              if ((more[i] as number) <= kind.max) next.set(more.join(), more);
            }
        return [...next.values()];
      },
      [kinds.map(() => 0)],
    );
  return {
    min: sum(kinds.map((kind) => kind.min)),
    max: sum(kinds.map((kind) => kind.max)),
    together: (duel, context, chosen, card) => shares(duel, context, [...chosen, card]).length > 0,
    complete: (duel, context, cards) =>
      shares(duel, context, cards).some((way) => way.every((n, i) => n >= (kinds[i] as CardSet).min)),
  };
}

/** "An equal number of “A” and “B”": of either kind one is chosen only if there are as many of the other to go with it. */
function asMany(kinds: readonly CardSet[]): Required<Pick<CardSet, "min" | "max" | "together" | "complete">> {
  const counts = (duel: Duel, context: EffectContext, chosen: readonly CardId[]): readonly number[] =>
    kinds.map((kind) => chosen.filter((card) => kind.test(duel, context, card)).length);
  const there = (duel: Duel, context: EffectContext): number =>
    Math.min(
      ...kinds.map((kind) => {
        let n = 0;
        kind.each(duel, context, () => void n++);
        return n;
      }),
    );
  return {
    min: kinds.length,
    max: MANY,
    together: (duel, context, chosen, card) =>
      Math.max(...counts(duel, context, [...chosen, card])) <= there(duel, context),
    complete: (duel, context, chosen) => new Set(counts(duel, context, chosen)).size === 1,
  };
}

/** The kinds that are named after the first: "…, 1 “B”, and 1 “C”". */
function* branchesOf(branch: Branch): Generator<Branch> {
  const { one, each, both, ...kind } = branch;
  yield kind;
  const next = one ?? each ?? both;
  if (next !== undefined) yield* branchesOf(next);
}

/** "1 other “A” card or 1 LIGHT monster": other than the same card, whichever it is. */
export function otherThroughout<Kind extends Pick<Group, "traits">>(kinds: readonly Kind[]): readonly Kind[] {
  const apart = kinds[0]?.traits.filter(({ trait }) => trait === "other") ?? [];
  const isApart = ({ traits }: Kind): boolean => traits.some(({ trait }) => trait === "other");
  return kinds.map((kind) => (isApart(kind) ? kind : { ...kind, traits: [...apart, ...kind.traits] }));
}

/** The kinds of cards that a phrase names: what is said at the end is said of each, the place as well. */
export function kindsOf(group: Group): readonly Group[] {
  const { one, each, both, own = [], ...head } = group;
  const branch = one ?? each ?? both;
  if (branch === undefined) throw new NotCarriedOut("cards of two kinds without the other one");
  const first = { ...head, where: [...own, ...group.where] };
  // "1 excavated “A” or 1 “B”": what stands in front of the first is where the others are, too.
  const front = head.traits.filter(({ trait }) => PLACING.has(trait));
  const others = [...branchesOf(branch)].map(({ own: itsOwn = [], ...other }): Group => {
    const kind = { ...other, where: [...itsOwn, ...group.where] };
    return saysPlace(kind) ? kind : { ...kind, traits: [...front, ...kind.traits] };
  });
  const said = both === undefined ? otherThroughout([first, ...others]) : [first, ...others];
  if (said.some(saysPlace) && !said.every(saysPlace))
    throw new NotCarriedOut("cards of two kinds, where one kind is not said to be anywhere");
  return said;
}

/** "1 “A” or 1 “B” in your hand", "1 “A” and/or 1 “B”" */
export function compileBranches(group: Group, scope: Scope, known: boolean): CardSet {
  const { one, both } = group;
  const kinds = kindsOf(group).map((kind) => scope.group(kind, known));
  if (kinds.some((kind) => kind.together ?? kind.bounds))
    throw new NotCarriedOut(
      "cards of two kinds of which one is reckoned, or chosen with an eye to the others",
    );
  const cards = { settled: false, ...union(...kinds) };
  if (group.evenly === true) return { ...cards, ...asMany(kinds) };
  if (one !== undefined) return { ...cards, ...eitherKind(kinds) };
  return { ...cards, ...eachKind(kinds), ...(both === undefined ? { min: 1, complete: () => true } : {}) };
}

/** "2 monsters (1 from your hand and 1 from your Deck)": so many of each of these kinds. */
export function compileSplit({ split = [], ...group }: Group, scope: Scope, known: boolean): CardSet {
  const isSingly = ({ trait }: Trait): boolean => trait !== "alike" && trait !== "unlike";
  const kinds = split.map(({ quantity, traits, own = [] }) =>
    scope.group(
      {
        ...group,
        quantity,
        traits: [...group.traits.filter(isSingly), ...traits],
        where: [...group.where.filter(isSingly), ...own],
      },
      known,
    ),
  );
  if (kinds.some((kind) => kind.together)) throw new NotCarriedOut("the total of cards of several kinds");
  // "With the same Level" is asked of all of them.
  const whole = scope.group(group, known);
  const { together, complete } = eachKind(kinds);
  return {
    ...whole,
    ...union(...kinds),
    together: (...about) => whole.together?.(...about) !== false && together(...about),
    complete,
  };
}

/** "1 card on each field": as many of either player's. */
export function ofEachSide({ quantity, ...group }: Group, n: number, scope: Scope, known: boolean): CardSet {
  const [yours, theirs] = (["you", "opponent"] as const).map((by) =>
    scope.group(
      { ...group, quantity: { kind: "exactly", n }, where: [...group.where, { trait: "controlled", by }] },
      known,
    ),
  ) as [CardSet, CardSet];
  return { settled: false, ...union(yours, theirs), ...eachKind([yours, theirs]) };
}
