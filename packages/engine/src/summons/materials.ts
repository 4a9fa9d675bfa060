import type { FrameId } from "@chainwright/kernel";
import type { Duel } from "../board/duel.ts";
import type { CardSet, MaterialRequirement, Question } from "../board/duel-types.ts";
import type { EffectContext } from "../program/effect-context.ts";
import { ACT, type Action, action, firstOf, kindOf, PASS } from "../state/action.ts";
import { no } from "../state/illegality-reasons.ts";
import { type CardId, NOW, PICKED, type PickedId } from "../state/schema.ts";
import type { Player } from "../state/vocabulary.ts";

/** In the place of a card that has to be used: all materials are picked already. */
export const ALL_PICKED = -1 as CardId;

/** A card that may be used for a recipe: what is asked of the card alone is asked once for all combinations. */
interface Candidate {
  readonly card: CardId;
  /** The groups that mean it, and those in which it stands in for a card they name, a bit each. */
  readonly meant: number;
  readonly standsIn: number;
  /** What it counts as; 0 where the recipe has no total. */
  readonly value: number;
  readonly otherValue: number;
}

function candidateOf(
  duel: Duel,
  context: EffectContext,
  recipe: MaterialRequirement,
  card: CardId,
): Candidate {
  let meant = 0;
  let named = 0;
  for (const [g, group] of recipe.groups.entries()) {
    if (group.test(duel, context, card)) meant |= 1 << g;
    else if (group.named) named |= 1 << g;
  }
  const standsIn = named !== 0 && recipe.standsIn?.(duel, card) ? named : 0;
  const counts = recipe.total !== null && (meant | standsIn) !== 0;
  return {
    card,
    meant,
    standsIn,
    value: counts ? recipe.value(duel, card) : 0,
    otherValue: counts ? recipe.otherValue(duel, card) : 0,
  };
}

/** Looks for a way to use cards for a recipe: all of the first `must` of them, and any of the rest. */
class Search {
  /** What is taken for each group. */
  readonly #taken: readonly CardId[][];
  readonly #values: number[] = [];
  #hasSubstitute = false;

  constructor(
    readonly duel: Duel,
    readonly context: EffectContext,
    readonly recipe: MaterialRequirement,
    readonly cards: readonly Candidate[],
    readonly must: number,
  ) {
    this.#taken = recipe.groups.map(() => []);
  }

  found(at = 0, sum = 0): boolean {
    const candidate = this.cards[at];
    if (candidate === undefined) return this.#isComplete(sum);
    return (
      (at >= this.must && this.#isComplete(sum)) ||
      this.#withCard(candidate, at, sum) ||
      this.#without(at, sum)
    );
  }

  #without(at: number, sum: number): boolean {
    return at >= this.must && this.found(at + 1, sum);
  }

  #withCard({ card, meant, standsIn, value, otherValue }: Candidate, at: number, sum: number): boolean {
    const { duel, context, recipe } = this;
    for (const [g, group] of recipe.groups.entries()) {
      const taken = this.#taken[g] ?? [];
      if (taken.length >= group.max) continue;
      const isMeant = (meant & (1 << g)) !== 0;
      if (!isMeant && (this.#hasSubstitute || (standsIn & (1 << g)) === 0)) continue;
      if (group.together?.(duel, context, taken, card) === false) continue;
      if (!isMeant) this.#hasSubstitute = true;
      taken.push(card);
      const fits =
        this.#counting(value, at, sum) || (value !== otherValue && this.#counting(otherValue, at, sum));
      taken.pop();
      if (!isMeant) this.#hasSubstitute = false;
      if (fits) return true;
    }
    return false;
  }

  #counting(value: number, at: number, sum: number): boolean {
    const { total, orMore } = this.recipe;
    if (total !== null && (value <= 0 || (orMore ? sum >= total : sum + value > total))) return false;
    this.#values.push(value);
    const fits = this.found(at + 1, sum + value);
    this.#values.pop();
    return fits;
  }

  #isComplete(sum: number): boolean {
    const { duel, recipe } = this;
    const lacks = (group: CardSet, taken: readonly CardId[]): boolean =>
      taken.length < group.min || group.complete?.(duel, this.context, taken) === false;
    if (recipe.groups.some((group, g) => lacks(group, this.#taken[g] ?? []))) return false;
    if (recipe.total !== null) {
      if (sum < recipe.total || (!recipe.orMore && sum > recipe.total)) return false;
      if (this.#values.some((value) => sum - value >= (recipe.total ?? 0))) return false;
    }
    return recipe.suffices(duel, this.#taken.flat());
  }
}

/** Whether these cards, and no others, are what the recipe asks for. */
export function isComplete(
  duel: Duel,
  context: EffectContext,
  recipe: MaterialRequirement,
  cards: readonly CardId[],
): boolean {
  const candidates = cards.map((card) => candidateOf(duel, context, recipe, card));
  return new Search(duel, context, recipe, candidates, cards.length).found();
}

/** Whether some of the cards of the pool will do, with all of those that are chosen already. */
export function isPossible(
  duel: Duel,
  context: EffectContext,
  recipe: MaterialRequirement,
  pool: readonly CardId[],
  chosen: readonly CardId[] = [],
): boolean {
  const least = recipe.groups.reduce((sum, group) => sum + group.min, 0);
  if (pool.length < least) return false;
  const candidates = chosen.map((card) => candidateOf(duel, context, recipe, card));
  for (const card of pool) {
    if (chosen.includes(card)) continue;
    const candidate = candidateOf(duel, context, recipe, card);
    // What fits nowhere would double the combinations.
    if ((candidate.meant | candidate.standsIn) !== 0) candidates.push(candidate);
  }
  return candidates.length >= least && new Search(duel, context, recipe, candidates, chosen.length).found();
}

/** The cards that have been picked for what is being chosen now. */
export function picked(duel: Duel): CardId[] {
  const { state } = duel;
  return Array.from({ length: state.count(PICKED) }, (_, row) => state.get(PICKED.card, row as PickedId));
}

export function pick(duel: Duel, card: CardId): PickedId {
  const row = duel.state.add<PickedId>(PICKED);
  duel.state.set(PICKED.card, row, card);
  return row;
}

export const forgetPicked = (duel: Duel): void => duel.state.truncate(PICKED, 0);

/** The choice of the materials of one monster. */
export interface MaterialChoice {
  readonly monster: CardId;
  readonly context: EffectContext;
  readonly recipe: MaterialRequirement;
  readonly pool: readonly CardId[];
  /** The rules that the Summon follows. */
  readonly rules: readonly number[];
}

/** Asks for one more card for a recipe, or for none where those that are picked are enough. */
export const whichMaterial = (
  choiceAt: (duel: Duel, frame: FrameId, player: Player) => MaterialChoice,
): Omit<Question, "id"> => ({
  name: "choose material",
  candidates(duel, frame, player, offer) {
    offer(PASS);
    for (const card of choiceAt(duel, frame, player).pool) offer(action(ACT.choose, card));
  },
  check(duel, frame, player, choice, why) {
    const { monster, context, recipe, pool, rules } = choiceAt(duel, frame, player);
    const chosen = picked(duel);
    if (choice === PASS)
      return isComplete(duel, context, recipe, chosen) || !no(why, duel.law.notAChoice, monster);
    const card = firstOf(choice) as CardId;
    const fits =
      kindOf(choice) === ACT.choose &&
      pool.includes(card) &&
      !chosen.includes(card) &&
      isPossible(duel, context, recipe, pool, [...chosen, card]);
    return fits || !no(why, rules, card);
  },
});

/** Asks so as long as there is a card to choose; says whether it has asked. */
export function askMaterial(duel: Duel, question: Question, frame: FrameId, player: Player): boolean {
  let open = false;
  question.candidates(duel, frame, player, (choice) => {
    open ||= choice !== PASS && question.check(duel, frame, player, choice, null);
  });
  if (open) duel.ask(question, player, frame);
  return open;
}

/** Picks the card that was chosen; false where no more is wanted. */
export function pickMaterial(duel: Duel): boolean {
  const choice = duel.state.read(NOW.answer) as Action;
  if (choice === PASS) return false;
  pick(duel, firstOf(choice) as CardId);
  return true;
}
