import {
  ARROWS,
  type Card,
  eachNode,
  type Span,
  someNode,
  type Trait,
  unreadText,
} from "@chainwright/card-ir";
import { keywordNumber } from "@chainwright/engine/applying";
import {
  type Catalogue,
  type CompiledEffect,
  type ContinuousEffect,
  type Definition,
  type Duel,
  type Game,
  MOST_EFFECTS,
  type Question,
  type TriggerCondition,
} from "@chainwright/engine/board";
import { kindsMask } from "@chainwright/engine/program";
import type { Routine, Step } from "@chainwright/kernel";
import { isPaidInstead } from "../costs/substitute-payments.ts";
import { mustKnow } from "../ir-schema/ir-schema.ts";
import { summonsForOf } from "../nouns/last-move.ts";
import { countersOnItself } from "../nouns/traits-of-kind.ts";
import { speaksOfColumns, speaksOfPlaces } from "../nouns/zones.ts";
import { withCardNames } from "../rewrites/card-names.ts";
import type { ProgramBuilder } from "../scope/program-builder.ts";
import { copiesActivation, copiesOf } from "../steps/copied-activations.ts";
import { compileWords, NotCarriedOut } from "../words/not-carried-out.ts";
import type { WholeEffect } from "../words/whole-effect.ts";
import { activationsAllowedOf } from "./activation-rules.ts";
import { wholeEffects } from "./card-effects.ts";
import {
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
  rankSaidOf,
  spokenOf,
  treatedAsOf,
  tributesSaid,
} from "./card-sentences.ts";
import { compileEffect } from "./compile-effect.ts";
import { definitionWithEffectsOf } from "./copied-original-effects.ts";
import { mayBorrow, withLent } from "./granted-effects.ts";
import { normalSummonsOf, summonOnlyIfOf } from "./normal-summons.ts";
import { ownEquipsOf } from "./own-equips.ts";
import { monsterIn, tokenCard, tokensIn } from "./tokens-and-trap-monsters.ts";

/** The names of counters in texts, each once. */
function countersIn(cards: readonly Card[]): readonly string[] {
  const names = new Set<string>();
  for (const { program } of cards)
    eachNode(program, ({ counter }) => {
      if (typeof counter === "string") names.add(counter);
    });
  return [...names];
}

const hears = ({ kind, trigger }: CompiledEffect): number =>
  trigger !== null && (kind === "trigger" || kind === "flip" || kind === "each-time") ? trigger.kinds : 0;

const doesOf = (effects: readonly CompiledEffect[]): number =>
  effects.reduce((mask, { continuous }) => continuous.reduce((all, one) => all | one.does, mask), 0);

/** A card's effects, and what of them is asked again and again. */
function withEffects(game: Game, effects: readonly CompiledEffect[]) {
  const responses = effects.filter((effect) => game.canRespond(effect));
  return {
    effects,
    range: effects.reduce((mask, effect) => mask | effect.range, 0),
    responds: responses.reduce((mask, effect) => mask | effect.range, 0),
    responses,
    triggerEvents: effects.reduce((mask, effect) => mask | hears(effect), 0),
    /** The zones in which its continuous effects apply. */
    appliesIn: effects.reduce((mask, effect) => mask | effect.appliesIn, 0),
    does: doesOf(effects),
    doesUnnegatably: doesOf(effects.filter(({ cannotBeNegated }) => cannotBeNegated.effect)),
    dependencies: effects.reduce(
      (mask, { continuous }) => continuous.reduce((all, one) => all | one.dependencies, mask),
      0,
    ),
  };
}

/** What the text of a card says beside its effects. */
function rulesSaidBy(card: Card) {
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
    summonOnlyIf: summonOnlyIfOf(card),
    onlyByCard: onlyByCardOf(card),
    activationsAllowed: activationsAllowedOf(card),
    equipsTo: equipsTo(card),
    ownCounters: countersOnItself(card.program),
    ownEquips: ownEquipsOf(card),
    elsewhere: elsewhereOf(card),
  };
}

type Said = ReturnType<typeof rulesSaidBy> & Pick<Definition, "effects" | "copies" | "asksFormer">;

/** A card whose text is unread, or cannot be carried out, is played as if it said nothing. */
const nothingSaid = (card: Card): Said => ({
  ...rulesSaidBy({ ...card, program: { sentences: [] } }),
  effects: [],
  copies: [],
  asksFormer: false,
});

/** A card whose text was read but says something that the engine cannot carry out. */
export interface NotPlayable {
  readonly card: Card;
  /** In English, for those who widen the reader or the engine. */
  readonly reason: string;
  /** The words of the text that are not understood, or not carried out. */
  readonly spans: readonly Span[];
}

/** Cards on their way into a catalogue: what each says is compiled when it is asked for, and noted what all say together. */
function compiling(game: Game, said: readonly Card[], copied: boolean) {
  const cards = said.map(withCardNames(said));
  const given = new Map(cards.map((card, i) => [card, said[i]]));
  const asGiven = (card: Card): Card => given.get(card) ?? card;
  const routines: Routine<Duel>[] = [];
  const questions: Question[] = [];
  const lingering: ContinuousEffect[] = [];
  const tallies: TriggerCondition[] = [];
  const watches: TriggerCondition[] = [];
  const words = new Map<string, number>();
  const texts: string[] = [];
  const notPlayable: NotPlayable[] = [];
  const word = (text: string): number => {
    const known = words.get(text);
    if (known !== undefined) return known;
    texts.push(text);
    words.set(text, texts.length);
    return texts.length;
  };
  const tokens = new Map<string, Card>();
  for (const card of cards)
    for (const token of tokensIn(card)) tokens.set(token.name, tokenCard(game, token));
  const tokenNumbers = new Map([...tokens.keys()].map((name, i) => [name, cards.length + 1 + i]));
  const builder: ProgramBuilder = {
    addRoutine(name, steps: readonly Step<Duel>[]) {
      const routine = { id: game.routines.length + routines.length, name, steps };
      routines.push(routine);
      return routine;
    },
    addQuestion(question) {
      const numbered = { ...question, id: game.questions.length + questions.length };
      questions.push(numbered);
      return numbered;
    },
    word,
    addLingering(standing) {
      lingering.push(standing);
      return lingering.length - 1;
    },
    addTally(occasion) {
      tallies.push(occasion);
      return tallies.length - 1;
    },
    addWatch(occasion) {
      watches.push(occasion);
      return watches.length - 1;
    },
    substitutesCosts: cards.some(({ program }) =>
      program.sentences.some((one) => one.sentence === "effect" && isPaidInstead(one)),
    ),
    token(name) {
      const number = tokenNumbers.get(name);
      if (number === undefined) throw new NotCarriedOut(`unknown Token "${name}"`);
      return number;
    },
  };
  const saidBy = (card: Card): Said => {
    mustKnow(card.program);
    const whole = wholeEffects(game, card);
    mustHold(game, card);
    if (whole.length > MOST_EFFECTS) throw new NotCarriedOut(`more than ${MOST_EFFECTS} effects`);
    const compile = (one: WholeEffect, index: number): CompiledEffect =>
      compileEffect(game, card, one, index, builder);
    return {
      ...rulesSaidBy(card),
      asksFormer: asksFormer(whole),
      effects: whole.map((one, index) => compileWords(one.effect, () => compile(one, index))),
      copies: copied ? copiesOf(whole, compile) : [],
    };
  };
  const carriedOut = (card: Card): Said => {
    if (card.unread !== undefined) {
      const spans = card.unread.map(({ start, end }): Span => [start, end]);
      notPlayable.push({ card: asGiven(card), reason: card.unread.map(unreadText).join("; "), spans });
      return nothingSaid(card);
    }
    try {
      return saidBy(card);
    } catch (error) {
      if (!(error instanceof NotCarriedOut)) throw error;
      const spans: readonly Span[] = [error.span ?? [0, card.text.length]];
      notPlayable.push({ card: asGiven(card), reason: error.message, spans });
      return nothingSaid(card);
    }
  };
  return {
    cards,
    tokens,
    routines,
    questions,
    lingering,
    tallies,
    watches,
    word,
    texts,
    notPlayable,
    carriedOut,
  };
}

/**
 * The cards that could not be played in a duel with the others: those whose text was read but says something that the engine
 * cannot carry out, and those that are unread. Faster than a whole catalogue, of which much is for playing alone.
 */
export function refusedOf(game: Game, cards: readonly Card[]): readonly NotPlayable[] {
  const { cards: all, carriedOut, notPlayable } = compiling(game, cards, false);
  for (const card of all) carriedOut(card);
  return notPlayable;
}

/**
 * Compiles the cards of a duel: definition numbers follow the order of the cards, starting at 1, Tokens come last.
 * Cards that are unread or cannot be carried out become bodies without effects and are listed in `notPlayable`.
 */
export function buildCatalogue(
  game: Game,
  said: readonly Card[],
): Catalogue & { readonly notPlayable: readonly NotPlayable[] } {
  const someCopy = said.some(({ program }) =>
    program.sentences.some((one) => one.sentence === "effect" && copiesActivation(one)),
  );
  const { cards, tokens, word, texts, notPlayable, carriedOut, ...ready } = compiling(game, said, someCopy);
  const { routines, questions, lingering, tallies, watches } = ready;
  const asMonsters = cards.flatMap((card, i) => {
    const monster = monsterIn(card);
    return monster === null ? [] : [{ monster, of: i + 1 }];
  });
  const all = [...cards, ...tokens.values()];
  const otherSelf = new Map(asMonsters.map(({ of }, i) => [of, all.length + 1 + i]));
  const define = (card: Card, id: number): Definition => {
    const { effects, ...said } = carriedOut(card);
    const { facts } = card;
    const has = (category: string): boolean => facts.categories.includes(category);
    return {
      id,
      card,
      kind: facts.kind,
      categories: facts.categories,
      kinds: kindsMask(facts.categories),
      name: word(card.name.en),
      type: facts.type === undefined ? 0 : word(facts.type),
      attribute: facts.attribute === undefined ? 0 : word(facts.attribute),
      atk: facts.atk ?? 0,
      def: facts.def ?? 0,
      level: has("xyz") || has("link") ? 0 : (facts.level ?? 0),
      rank: has("xyz") ? (rankSaidOf(card) ?? facts.level ?? 0) : 0,
      rating: has("link") ? (facts.level ?? 0) : 0,
      arrows: (facts.arrows ?? []).reduce((mask, arrow) => mask | (1 << ARROWS.indexOf(arrow)), 0),
      scale: facts.scale ?? 0,
      cost: facts.cost ?? 0,
      power: facts.power ?? 0,
      otherSelf: otherSelf.get(id) ?? 0,
      itself: 0,
      summonsFor: summonsForOf(card),
      summonRules: card.program.sentences.filter((one) => one.sentence === "summon-rule"),
      ...said,
      ...withEffects(game, effects),
    };
  };
  const nothing = define(tokenCard(game, { name: "", type: "", attribute: "", level: 0, atk: 0, def: 0 }), 0);
  const own = [nothing, ...all.map((card, i) => define(card, i + 1))];
  const lenders = own.filter(({ effects }) => effects.some(({ lends }) => lends !== null));
  const definitions = own.map((one) =>
    lenders.some((lender) => mayBorrow(one, lender))
      ? { ...one, ...withEffects(game, withLent(one, lenders)) }
      : one,
  );
  for (const { monster, of } of asMonsters) {
    const trap = definitions[of] as Definition;
    const id = definitions.length;
    // Its activation goes on resolving while it is a monster: the effects are the same ones.
    definitions.push({
      ...define({ ...monster, program: { sentences: [] } }, id),
      ...withEffects(game, trap.effects),
      otherSelf: of,
    });
  }
  const mixtures = new Map<number, Definition>();
  return {
    definitions,
    mixed(def) {
      const known = mixtures.get(def);
      if (known !== undefined) return known;
      const mixed = definitionWithEffectsOf(definitions, def);
      const made = { ...mixed, ...withEffects(game, mixed.effects) };
      mixtures.set(def, made);
      return made;
    },
    lingering,
    tallies,
    watches,
    routines,
    questions,
    hasEachTimeEffects:
      watches.length > 0 ||
      definitions.some(({ effects }) => effects.some(({ kind }) => kind === "each-time")),
    hasDestructionReplacements: definitions.some(({ effects }) =>
      effects.some(({ destructionReplacement }) => destructionReplacement !== null),
    ),
    columnsMatter: definitions.some(({ card }) => speaksOfColumns(card.program)),
    placesMatter: definitions.some(({ arrows, card }) => arrows !== 0 || speaksOfPlaces(card.program)),
    counterKinds: countersIn(cards),
    word,
    textOf: (number) => texts[number - 1] ?? "",
    notPlayable,
  };
}

/** "The monster this card was equipped to", "the number of materials this card had", "if this card with material is Tributed" */
const asksFormer = (whole: unknown): boolean =>
  someNode(whole, (node) => node.former !== undefined || isOfMaterials(node));

const isOfMaterials = ({ ref, where }: Readonly<Record<string, unknown>>): boolean =>
  ref !== undefined && Array.isArray(where) && where.some((one: Trait) => one.trait === "has-material");
