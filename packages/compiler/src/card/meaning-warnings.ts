import {
  type Card,
  type Effect,
  eachNode,
  type Group,
  isNode,
  type Sentence,
  type Span,
  someNode,
} from "@chainwright/card-ir";
import type { Game } from "@chainwright/engine/board";
import { unknownNames } from "../rewrites/card-names.ts";
import { couldBe, movesItself, slotNamed } from "../rewrites/other-than-named.ts";

/**
 * What a text that was read means to say and hardly can: a name that no card bears, "other" than a card that could be none of those, a
 * reference to an effect that the card has not. Warnings: each is either a fault of the reading, or the text is odd.
 */
export const MEANING_CHECKS = ["name", "other", "own-effect", "phase", "paid-once", "list"] as const;
export type MeaningCheck = (typeof MEANING_CHECKS)[number];

export interface MeaningWarning {
  readonly card: Card;
  readonly check: MeaningCheck;
  /** The words it is about. */
  readonly words: string;
}

/** What reads oddly in the texts of cards; names are looked for among `known`, the cards of the whole collection. */
export function meaningWarnings(
  game: Game,
  cards: readonly Card[],
  known: readonly Card[],
): readonly MeaningWarning[] {
  const names = unknownNames(known).map(({ card, said }) => ({ card, check: "name" as const, words: said }));
  return [...names, ...cards.flatMap((card) => warningsOf(game, card))];
}

function warningsOf(game: Game, card: Card): readonly MeaningWarning[] {
  const found: MeaningWarning[] = [];
  const warn = (check: MeaningCheck, node: unknown): void => {
    const span = isNode(node) ? (node.span as Span | undefined) : undefined;
    found.push({ card, check, words: span === undefined ? card.text : card.text.slice(...span) });
  };
  for (const sentence of card.program.sentences) {
    if (saysItsOwn(sentence) && !card.program.sentences.some(bringsItself)) warn("own-effect", sentence);
    if (sentence.sentence !== "effect") continue;
    if (isOddDuty(sentence)) warn("phase", sentence);
    if (isPaidOnce(card, sentence)) warn("paid-once", sentence);
    // What has to be so counts others than those that it has counted before.
    eachNode([sentence.cost, sentence.resolution], (node) => {
      if (!isGroup(node)) return;
      if (isOtherThanNone(game, card, sentence, node)) warn("other", node);
      if (isEitherOfBoth(card, node)) warn("list", node);
    });
  }
  return found;
}

const isGroup = (node: unknown): node is Group =>
  isNode(node) &&
  "quantity" in node &&
  "noun" in node &&
  Array.isArray(node.traits) &&
  Array.isArray(node.where);

const wordsOf = ({ text }: Card, { span }: { readonly span?: Span }): string =>
  span === undefined ? "" : text.slice(...span);

/** "1 other monster", of a card that is no monster, where nothing else was named that it could be other than. */
function isOtherThanNone(game: Game, card: Card, effect: Effect, group: Group): boolean {
  const isBare = group.traits.some(
    (one) => one.trait === "other" && one.than === undefined && one.slot === undefined,
  );
  if (!isBare || movesItself(effect) || slotNamed(card, effect) !== undefined) return false;
  return !couldBe(game, card, game.rangeOf(card, effect), group);
}

/** "1 “A” and/or “B”", read as one of the two. */
const isEitherOfBoth = (card: Card, { quantity, one, span }: Group): boolean =>
  one !== undefined &&
  quantity.kind === "exactly" &&
  quantity.n === 1 &&
  span !== undefined &&
  card.text.slice(...span).includes(" and/or ");

/** "by its own effect", "Special Summoned this way" */
const saysItsOwn = (sentence: Sentence): boolean =>
  someNode(sentence, ({ by, event, trait }) => by === "own-effect" && (event ?? trait) === "summoned");

const OWN_WAYS: ReadonlySet<string> = new Set([
  ...["procedure", "only-by-own-effect", "without-tribute", "tribute-by", "three-tributes"],
]);

/** Some way in which a card's text has it Special Summoned. */
const bringsItself = (sentence: Sentence): boolean =>
  (sentence.sentence === "summon-rule" && OWN_WAYS.has(sentence.rule)) ||
  someNode(
    sentence,
    ({ verb, what }) =>
      (verb === "special-summon" || verb === "summon-afterwards") && isNode(what) && what.slot !== undefined,
  );

const UPKEEP: ReadonlySet<unknown> = new Set([
  ...["pay-lp", "either", "or-if", "destroy", "move", "banish", "tribute", "detach", "remove-counter"],
  ...[
    "discard",
    "change-position",
    "change-stat",
    "place-counter",
    "equip",
    "lose-lp",
    "damage",
    "take-control",
    "forbid",
  ],
]);

/** What is done in a phase without being activated is upkeep: it costs its player something, or is about the card itself. */
const isOddDuty = ({ kind, resolution }: Effect): boolean =>
  kind === "duty" && resolution.some(({ step }) => !UPKEEP.has(step.verb));

/** Spells and Traps with effects that are used while they lie there; an Equip Card is paid for as it is activated. */
const USED_AGAIN = ["continuous", "field"] as const;

/** What is paid without "Activate this card by": once, as the card is activated, or each time that its effect is used? */
const isPaidOnce = (card: Card, effect: Effect): boolean =>
  card.facts.kind !== "monster" &&
  USED_AGAIN.some((kind) => card.facts.categories.includes(kind)) &&
  effect.kind === "activation" &&
  effect.cost.some(({ step }) => step.verb !== "target") &&
  !/\bactivate/i.test(wordsOf(card, effect));
