import { type Card, type Span, someNode, type Trait, unreadText } from "@chainwright/card-ir";
import { keywordNumber } from "@chainwright/engine/applying";
import {
  type CompiledEffect,
  type ContinuousEffect,
  type Definition,
  type Duel,
  type Game,
  MOST_EFFECTS,
  type Question,
  type TriggerCondition,
} from "@chainwright/engine/board";
import type { Routine } from "@chainwright/kernel";
import { mustKnow } from "../ir-schema/ir-schema.ts";
import { countersOnItself } from "../nouns/traits-of-kind.ts";
import type { ProgramBuilder } from "../scope/program-builder.ts";
import { copiesOf } from "../steps/copied-activations.ts";
import { compileWords, NotCarriedOut } from "../words/not-carried-out.ts";
import type { WholeEffect } from "../words/whole-effect.ts";
import { activationsAllowedOf } from "./activation-rules.ts";
import { wholeEffects } from "./card-effects.ts";
import {
  alsoMaterialsOf,
  elsewhereOf,
  entireTributeOf,
  equipsTo,
  fromHandOf,
  graveTributeOf,
  handMaterialOf,
  keywordsOf,
  materialsOf,
  mustHold,
  neverMadeOf,
  nonTunerForOf,
  notMaterialOf,
  onlyByCardOf,
  otherMaterialsOf,
  spokenOf,
  treatedAsOf,
  tributesSaid,
} from "./card-sentences.ts";
import { compileEffect } from "./compile-effect.ts";
import { normalSummonsOf, summonOnlyIfOf } from "./normal-summons.ts";
import { ownEquipsOf } from "./own-equips.ts";
import { tokensIn } from "./tokens-and-trap-monsters.ts";

/** What the text of a card says beside its effects. */
type RulesSaid = Pick<
  Definition,
  | "materials"
  | "keywords"
  | "keywordParameters"
  | "normalSummons"
  | "notMaterial"
  | "treatedAs"
  | "neverMadeOf"
  | "tributesMustBe"
  | "alsoTributes"
  | "nonTunerFor"
  | "entireTribute"
  | "graveTribute"
  | "handMaterial"
  | "usedFromHand"
  | "otherMaterials"
  | "alsoMaterials"
  | "summonOnlyIf"
  | "onlyByCard"
  | "activationsAllowed"
  | "equipsTo"
  | "ownCounters"
  | "ownEquips"
  | "elsewhere"
>;

function rulesSaidBy(card: Card): RulesSaid {
  const keywords = keywordsOf(card);
  return {
    materials: materialsOf(card),
    keywords: keywords.reduce((mask, { keyword }) => mask | (1 << keywordNumber(keyword)), 0),
    keywordParameters: new Map(keywords.map((one) => [one.keyword, spokenOf(one)])),
    normalSummons: normalSummonsOf(card),
    notMaterial: notMaterialOf(card),
    treatedAs: treatedAsOf(card),
    neverMadeOf: neverMadeOf(card),
    tributesMustBe: [...tributesSaid(card, "tributes-must-be"), ...tributesSaid(card, "three-tributes")],
    alsoTributes: tributesSaid(card, "also-tribute"),
    nonTunerFor: nonTunerForOf(card),
    entireTribute: entireTributeOf(card),
    graveTribute: graveTributeOf(card),
    handMaterial: handMaterialOf(card),
    usedFromHand: fromHandOf(card),
    otherMaterials: otherMaterialsOf(card),
    alsoMaterials: alsoMaterialsOf(card),
    summonOnlyIf: summonOnlyIfOf(card),
    onlyByCard: onlyByCardOf(card),
    activationsAllowed: activationsAllowedOf(card),
    equipsTo: equipsTo(card),
    ownCounters: countersOnItself(card.program),
    ownEquips: ownEquipsOf(card),
    elsewhere: elsewhereOf(card),
  };
}

type Said = RulesSaid & Pick<Definition, "effects" | "copies" | "asksFormer">;

/** Why the text of a card is not carried out, and the words of it that are not understood, or not carried out. */
export interface Refusal {
  /** In English, for those who widen the reader or the engine. */
  readonly reason: string;
  readonly spans: readonly Span[];
}

/** What the text of a card comes to, before it is one of the cards of a duel: like an object file before it is linked. */
export interface CompiledCard {
  readonly said: Said;
  /** The parts that get a number in each catalogue, in the order in which they get it. */
  readonly routines: readonly Routine<Duel>[];
  readonly questions: readonly Question[];
  readonly lingering: readonly ContinuousEffect[];
  readonly tallies: readonly TriggerCondition[];
  readonly watches: readonly TriggerCondition[];
  readonly words: readonly string[];
  /** Its text is unread, or cannot be carried out: it is played as if it said nothing. */
  readonly refusal: Refusal | null;
}

/** What the other cards of a duel ask of each. */
export interface AskedByOthers {
  /** A card lets something be paid instead of costs. */
  readonly substitutesCosts: boolean;
  /** A card does what another one's activation would do. */
  readonly copiesActivations: boolean;
}

const nothingSaid = (card: Card, refusal: Refusal): CompiledCard => ({
  said: {
    ...rulesSaidBy({ ...card, program: { sentences: [] } }),
    effects: [],
    copies: [],
    asksFormer: false,
  },
  routines: [],
  questions: [],
  lingering: [],
  tallies: [],
  watches: [],
  words: [],
  refusal,
});

function build(game: Game, card: Card, { substitutesCosts, copiesActivations }: AskedByOthers): CompiledCard {
  const routines: Routine<Duel>[] = [];
  const questions: Question[] = [];
  const lingering: ContinuousEffect[] = [];
  const tallies: TriggerCondition[] = [];
  const watches: TriggerCondition[] = [];
  const words: string[] = [];
  const added = <T>(list: T[], one: T): T => {
    list.push(one);
    return one;
  };
  const builder: ProgramBuilder = {
    addRoutine: (name, steps) => added(routines, { id: null, name, steps }),
    addQuestion: (question) => added(questions, { ...question, id: null }),
    addLingering: (effect) => added(lingering, effect),
    addTally: (condition) => added(tallies, condition),
    addWatch: (condition) => added(watches, condition),
    addWord: (text) => added(words, text),
    substitutesCosts,
    mustDescribeToken(name) {
      if (!tokensIn(card).some((token) => token.name === name))
        throw new NotCarriedOut(`unknown Token "${name}"`);
    },
  };
  mustKnow(card.program);
  const whole = wholeEffects(game, card);
  mustHold(game, card);
  if (whole.length > MOST_EFFECTS) throw new NotCarriedOut(`more than ${MOST_EFFECTS} effects`);
  const compile = (one: WholeEffect, index: number): CompiledEffect =>
    compileEffect(game, card, one, index, builder);
  const said = {
    ...rulesSaidBy(card),
    asksFormer: asksFormer(whole),
    effects: whole.map((one, index) => compileWords(one.effect, () => compile(one, index))),
    copies: copiesActivations ? copiesOf(whole, compile) : [],
  };
  return { said, routines, questions, lingering, tallies, watches, words, refusal: null };
}

/** Compiles the text of a card; a card that is unread, or cannot be carried out, says nothing (`refusal`). */
export function compileCard(game: Game, card: Card, asked: AskedByOthers): CompiledCard {
  if (card.unread !== undefined) {
    const spans = card.unread.map(({ start, end }): Span => [start, end]);
    return nothingSaid(card, { reason: card.unread.map(unreadText).join("; "), spans });
  }
  try {
    return build(game, card, asked);
  } catch (error) {
    if (!(error instanceof NotCarriedOut)) throw error;
    return nothingSaid(card, { reason: error.message, spans: [error.span ?? [0, card.text.length]] });
  }
}

/** What each card has been compiled to, by game and by what other cards ask of it. */
const compiledBefore = new WeakMap<Game, Map<number, WeakMap<Card, CompiledCard>>>();

/** `compileCard`, once for each card as long as that is in memory. */
export function compileCardOnce(game: Game, card: Card, asked: AskedByOthers): CompiledCard {
  const ofGame = compiledBefore.get(game) ?? new Map<number, WeakMap<Card, CompiledCard>>();
  compiledBefore.set(game, ofGame);
  const way = (asked.substitutesCosts ? 1 : 0) | (asked.copiesActivations ? 2 : 0);
  const ofWay = ofGame.get(way) ?? new WeakMap<Card, CompiledCard>();
  ofGame.set(way, ofWay);
  const before = ofWay.get(card);
  if (before !== undefined) return before;
  const compiled = compileCard(game, card, asked);
  ofWay.set(card, compiled);
  return compiled;
}

/** "The monster this card was equipped to", "the number of materials this card had", "if this card with material is Tributed" */
const asksFormer = (whole: unknown): boolean =>
  someNode(whole, (node) => node.former !== undefined || isOfMaterials(node));

const isOfMaterials = ({ ref, where }: Readonly<Record<string, unknown>>): boolean =>
  ref !== undefined && Array.isArray(where) && where.some((one: Trait) => one.trait === "has-material");
