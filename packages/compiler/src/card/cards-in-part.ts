import {
  type ByHand,
  type Card,
  type CardFacts,
  type Effect,
  extentOf,
  type Sentence,
  type Span,
  type SummonRule,
  type SummonWay,
} from "@chainwright/card-ir";
import type { Game } from "@chainwright/engine/board";
import { buildCatalogue, refusedOf } from "./catalogue.ts";

/**
 * Playing a card in part: an effect that is not carried out is left out whole, with all that limits it or goes on with it, and its
 * words are done by hand. What is left is never more than the card says: where a word is in doubt, more is left out.
 */

/** Neighbouring sentences that are carried out together or not at all. */
interface Unit {
  readonly sentences: Sentence[];
  /** Something of it is unread that plain sentences after it may go on with. */
  isOpen: boolean;
}

/** What stands in quotes and parentheses says nothing of how a sentence is built. */
const bare = (words: string): string => words.replace(/"[^"]*"|\([^()]*\)/g, "");

/** "If …: …", "…; …": an effect that is activated, and nothing that is said of another one. */
const isActivated = (words: string): boolean => /[:;]/.test(bare(words)) && !isItem(words);

/** One of several effects, of which the words before tell. */
const isItem = (words: string): boolean => /^[●•]/.test(words);

/** "Then, …", "It …", "This effect …": about what stands just before, and nothing else of the card. */
const goesOnInWords = (words: string): boolean =>
  isItem(words) ||
  /^\(?(then|also|otherwise|if you do|after that|and|it|its|they|their|that|those|these|this effect|during this)\b/i.test(
    words,
  );

const speaksOfBefore = (words: string): boolean =>
  goesOnInWords(words) ||
  /\b(this effect|these effects|this way|it|its|they|them|their|that|those)\b/i.test(bare(words));

/** "Must be Special Summoned by …", "Cannot be Special Summoned, except …", "Requires 3 Tributes to Normal Summon." */
const isSummoningCondition = (words: string): boolean =>
  /^(this card )?(must|cannot be|can only be|can't be|requires)\b.*\bsummon/is.test(bare(words));

const STAYING = ["continuous", "equip", "field"];
const WITH_MATERIALS = ["fusion", "synchro", "xyz", "link"] as const satisfies readonly SummonWay[];

/** Sentences that are said of the effect before them, unless they say that they are about others. */
const saysOfBefore = (sentence: Sentence): boolean => {
  switch (sentence.sentence) {
    case "rider":
    case "remark":
    case "mode":
      return true;
    case "oath":
    case "assurance":
      return sentence.of !== "each" && sentence.of !== "card";
    case "proviso":
      return sentence.of !== "each" && sentence.of !== "activation";
    case "limit":
      return sentence.scope === "this" && sentence.of === undefined;
    case "no-effect":
      return sentence.of !== undefined;
    case "summon-rule":
      return sentence.rule === "once-per-turn";
    default:
      return false;
  }
};

/** What holds for the whole card, wherever it stands. */
const standsAlone = (sentence: Sentence): boolean =>
  ["oath", "assurance", "proviso", "limit", "name-rule", "keyword", "no-effect"].includes(sentence.sentence);

const isPlain = ({ kind, conditions, cost, optional }: Effect): boolean =>
  (kind === "continuous" || kind === "activation") && conditions.length + cost.length === 0 && !optional;

/** Whether more can be done by it in a further sentence. */
const canGoOn = (sentence: Sentence): boolean =>
  (sentence.sentence === "effect" && sentence.kind !== "continuous") ||
  (sentence.sentence === "summon-rule" && sentence.rule === "procedure");

/** "You can only use this effect of “X” once per turn. If …: …" */
const awaitsEffect = (sentence: Sentence): boolean =>
  sentence.sentence === "limit" && sentence.scope === "this";

/** Whether an effect belongs to the sentences before it. */
function isPartOf({ sentences, isOpen }: Unit, effect: Effect, words: string, isOnOwnLine: boolean): boolean {
  if (effect.span === undefined || effect.gainedIf?.kind === "tossed") return true;
  if (effect.gainedIf !== undefined && sentences.some(({ sentence }) => sentence === "by-number"))
    return true;
  if (isPlain(effect) && !isOnOwnLine && (isOpen || goesOnInWords(words))) return true;
  return sentences.every(awaitsEffect);
}

/** The text of a card as what is carried out whole or not at all. */
function unitsOf({ text, facts, program }: Card): readonly Unit[] {
  const units: Unit[] = [];
  /** The one that the next sentence may belong to. */
  let last: Unit | undefined;
  const begin = (sentence: Sentence, isOpen = false): Unit => {
    const unit = { sentences: [sentence], isOpen };
    units.push(unit);
    return unit;
  };
  const isSpent =
    (facts.kind === "spell" || facts.kind === "trap") &&
    !STAYING.some((one) => facts.categories.includes(one));
  for (const sentence of program.sentences) {
    const { span } = sentence;
    const words = wordsOf(text, span);
    const isOnOwnLine = span !== undefined && beginsLine(text, span[0]);
    if (sentence.sentence === "heading") {
      begin(sentence);
      last = undefined;
    } else if (sentence.sentence === "unread") {
      const isOwn = isActivated(words) || (isOnOwnLine && !isItem(words));
      const goesOn = last?.isOpen || last?.sentences.some(canGoOn) || speaksOfBefore(words);
      if (last !== undefined && !isOwn && goesOn) {
        last.sentences.push(sentence);
        last.isOpen = true;
      } else last = begin(sentence, isActivated(words) || isSpent);
    } else if (
      last !== undefined &&
      (sentence.sentence === "effect" ? isPartOf(last, sentence, words, isOnOwnLine) : saysOfBefore(sentence))
    )
      last.sentences.push(sentence);
    else if (last !== undefined && standsAlone(sentence)) begin(sentence);
    else last = begin(sentence);
  }
  return units;
}

function beginsLine(text: string, at: number): boolean {
  const before = text.slice(0, at);
  const words = before.trimEnd();
  return words === "" || before.slice(words.length).includes("\n");
}

const wordsOf = (text: string, span: Span | undefined): string =>
  span === undefined ? "" : text.slice(...span);

/** Whether a sentence may be a limit or restriction of whatever else the card says. */
function mayBind({ text }: Card, sentence: Sentence): boolean {
  if (sentence.sentence !== "unread") return sentence.sentence !== "effect";
  const words = bare(wordsOf(text, sentence.span));
  // Without what it is activated for or with, a card that stays is activated for nothing.
  if (/\b(activate this card|to activate)\b/i.test(words)) return true;
  const restricts = /\b(only|cannot|can't|not|must|unless|once|twice|limit\w*)\b/i.test(words);
  return !isActivated(words) && (restricts || speaksOfBefore(words));
}

/** It names the materials, by what it is or by where it stands. */
const namesMaterials = ({ text, facts, program: { sentences } }: Card, sentence: Sentence): boolean =>
  sentence.sentence === "materials" ||
  (sentence === sentences[0] &&
    sentence.sentence === "unread" &&
    !wordsOf(text, sentence.span).startsWith("(") &&
    waysWithMaterials(facts).length > 0);

const waysWithMaterials = ({ categories }: CardFacts): readonly SummonWay[] =>
  WITH_MATERIALS.filter((way) => categories.includes(way));

/** What is not carried out of how a card is Summoned is no way to Summon it: else it could be Summoned more often than it says. */
function withoutSummon(game: Game, card: Card, sentence: Sentence): readonly SummonRule[] {
  if (namesMaterials(card, sentence))
    return [{ sentence: "summon-rule", rule: "cannot-special-summon", ways: waysWithMaterials(card.facts) }];
  if (sentence.sentence !== "unread" && sentence.sentence !== "summon-rule") return [];
  const words = wordsOf(card.text, sentence.span);
  if (!isSummoningCondition(words)) return [];
  const rules = ["normal", "special"] as const;
  return rules
    .filter((way) => new RegExp(`${way} summon`, "i").test(words))
    .map((way): SummonRule => ({ sentence: "summon-rule", rule: `cannot-${way}-summon` }))
    .filter(({ rule }) => game.summonRules.includes(rule));
}

function byHandOf(card: Card, { sentences }: Unit, broken: ReadonlySet<Sentence>): readonly ByHand[] {
  const span = extentOf(sentences);
  if (span === undefined) return [];
  const causes = sentences.filter((one) => one.sentence === "unread" || broken.has(one));
  return [
    {
      span,
      ...(causes.some((one) => mayBind(card, one)) ? { mayBind: true } : {}),
      ...(causes.some((one) => namesMaterials(card, one)) ? { materials: true } : {}),
    },
  ];
}

/** One sentence may say several effects, of which each is left out: its words are done once. */
const saidOnce = (before: readonly ByHand[], one: ByHand): readonly ByHand[] =>
  isAt(
    one,
    before.map(({ span }) => span),
  )
    ? before
    : [...before, one];

function isAt(node: Sentence | ByHand, places: readonly Span[]): boolean {
  const span = extentOf(node);
  return span !== undefined && places.some(([start, end]) => start < span[1] && end > span[0]);
}

/** The card with what of its text is carried out. Of a card of which nothing is, all is done by hand. */
function inPart(game: Game, card: Card): Card {
  const { unread: _, ...rest } = card;
  const { sentences } = card.program;
  // Rulings count the effects of the one, and nobody knows what the other says.
  if (card.missesTiming !== undefined || card.text === "") return card;
  const broken = new Set<Sentence>();
  while (true) {
    const left = unitsOf(card).filter((unit) =>
      unit.sentences.some((one) => one.sentence === "unread" || broken.has(one)),
    );
    const kept = sentences.flatMap((one): readonly Sentence[] =>
      left.some((unit) => unit.sentences.includes(one)) ? withoutSummon(game, card, one) : [one],
    );
    const byHand = left
      .flatMap((unit) => byHandOf(card, unit, broken))
      .reduce<readonly ByHand[]>(saidOnce, []);
    const played: Card = { ...rest, program: { sentences: kept }, byHand };
    const [refusal] = refusedOf(game, [played]);
    if (refusal === undefined) return played;
    const found = sentences.filter((one) => isAt(one, refusal.spans));
    const more = found.length > 0 ? found : sentences;
    if (more.every((one) => broken.has(one))) return card;
    for (const one of more) broken.add(one);
  }
}

const playedBefore = new WeakMap<Card, Card>();

/** The cards of a duel as they are played where a text may be carried out in part: those that would be refused, without what is not. */
export function playedInPart(game: Game, cards: readonly Card[]): readonly Card[] {
  const refused = new Set(buildCatalogue(game, cards).notPlayable.map(({ card }) => card));
  return cards.map((card) => {
    if (!refused.has(card)) return card;
    const before = playedBefore.get(card) ?? inPart(game, card);
    playedBefore.set(card, before);
    return before;
  });
}
