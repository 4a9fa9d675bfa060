import { ARROWS, type Card, eachNode, type TokenFacts } from "@chainwright/card-ir";
import type {
  Catalogue,
  CompiledEffect,
  ContinuousEffect,
  Definition,
  Duel,
  Game,
  NumberedPart,
  Question,
  TriggerCondition,
} from "@chainwright/engine/board";
import { kindsMask } from "@chainwright/engine/program";
import type { Routine } from "@chainwright/kernel";
import { isPaidInstead } from "../costs/substitute-payments.ts";
import { summonsForOf } from "../nouns/last-move.ts";
import { speaksOfColumns, speaksOfPlaces } from "../nouns/zones.ts";
import { withCardNames } from "../rewrites/card-names.ts";
import { copiesActivation } from "../steps/copied-activations.ts";
import { rankSaidOf } from "./card-sentences.ts";
import {
  type AskedByOthers,
  type CompiledCard,
  compileCard,
  compileCardOnce,
  type Refusal,
} from "./compiled-card.ts";
import { definitionWithEffectsOf } from "./copied-original-effects.ts";
import { mayBorrow, withLent } from "./granted-effects.ts";
import { monsterIn, tokenCard, tokensIn } from "./tokens-and-trap-monsters.ts";

/** What a text means for the other cards of a duel, and for the catalogue as a whole. */
interface Outline extends AskedByOthers {
  /** The names of counters in it. */
  readonly counters: readonly string[];
  readonly tokens: readonly TokenFacts[];
  /** What it is as a monster, where it makes itself one. */
  readonly asMonster: Card | null;
  readonly speaksOfColumns: boolean;
  readonly speaksOfPlaces: boolean;
}

const outlines = new WeakMap<Card, Outline>();

function outlineOf(card: Card): Outline {
  const before = outlines.get(card);
  if (before !== undefined) return before;
  const { program } = card;
  const counters: string[] = [];
  eachNode(program, ({ counter }) => {
    if (typeof counter === "string") counters.push(counter);
  });
  const effects = program.sentences.filter((one) => one.sentence === "effect");
  const outline = {
    substitutesCosts: effects.some(isPaidInstead),
    copiesActivations: effects.some(copiesActivation),
    counters,
    tokens: tokensIn(card),
    asMonster: monsterIn(card),
    speaksOfColumns: speaksOfColumns(program),
    speaksOfPlaces: speaksOfPlaces(program),
  };
  outlines.set(card, outline);
  return outline;
}

const hears = ({ kind, trigger }: CompiledEffect): number =>
  trigger !== null && (kind === "trigger" || kind === "flip" || kind === "each-time") ? trigger.kinds : 0;

const doesOf = (effects: readonly CompiledEffect[]): number =>
  effects.reduce((mask, { continuous }) => continuous.reduce((all, one) => all | one.does, mask), 0);

/** A card's effects, and what of them is asked again and again. */
function withEffects(game: Game, effects: readonly CompiledEffect[]) {
  const responses = effects.filter((effect) => game.canRespond(effect));
  return {
    printedTests: new Map(),
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

/** A card whose text is unread, or says something that the engine cannot carry out. */
export interface NotPlayable extends Refusal {
  readonly card: Card;
}

/**
 * The cards that could not be played in a duel with the others: those whose text was read but says something that the engine
 * cannot carry out, and those that are unread. Faster than a whole catalogue, of which much is for playing alone.
 */
export function refusedOf(game: Game, cards: readonly Card[]): readonly NotPlayable[] {
  const named = cards.map(withCardNames(cards));
  const substitutesCosts = named.some((card) => outlineOf(card).substitutesCosts);
  return named.flatMap((card, i) => {
    const { refusal } = compileCard(game, card, { substitutesCosts, copiesActivations: false });
    return refusal === null ? [] : [{ card: cards[i] as Card, ...refusal }];
  });
}

/** Numbers the parts of compiled cards for the state: those of one kind in the order in which they are added. */
class PartNumbers {
  readonly routines: Routine<Duel>[] = [];
  readonly questions: Question[] = [];
  readonly lingering: ContinuousEffect[] = [];
  readonly tallies: TriggerCondition[] = [];
  readonly watches: TriggerCondition[] = [];
  readonly #numbers = new Map<NumberedPart, number>();

  constructor(readonly game: Game) {}

  add({ routines, questions, lingering, tallies, watches }: CompiledCard): void {
    this.#append(this.routines, routines, this.game.routines.length);
    this.#append(this.questions, questions, this.game.questions.length);
    this.#append(this.lingering, lingering);
    this.#append(this.tallies, tallies);
    this.#append(this.watches, watches);
  }

  #append<T extends NumberedPart>(all: T[], added: readonly T[], first = 0): void {
    for (const one of added) {
      this.#numbers.set(one, first + all.length);
      all.push(one);
    }
  }

  numberOf(part: NumberedPart): number {
    const number = this.#numbers.get(part);
    if (number === undefined) throw new Error("a part of a card that is not in this catalogue");
    return number;
  }
}

/** Words as numbers, from 1 on in the order in which they come up. */
class Words {
  readonly #numbers = new Map<string, number>();
  readonly #texts: string[] = [];

  numberOf(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    this.#texts.push(text);
    this.#numbers.set(text, this.#texts.length);
    return this.#texts.length;
  }

  textOf(number: number): string {
    return this.#texts[number - 1] ?? "";
  }
}

/**
 * Links the cards of a duel, each compiled once: definition numbers follow the order of the cards, starting at 1, Tokens come
 * last. Cards that are unread or cannot be carried out become bodies without effects and are listed in `notPlayable`.
 */
export function buildCatalogue(
  game: Game,
  given: readonly Card[],
): Catalogue & { readonly notPlayable: readonly NotPlayable[] } {
  const cards = given.map(withCardNames(given));
  const outlined = cards.map(outlineOf);
  const asked: AskedByOthers = {
    substitutesCosts: outlined.some((one) => one.substitutesCosts),
    copiesActivations: outlined.some((one) => one.copiesActivations),
  };
  const tokens = new Map<string, Card>();
  for (const one of outlined) for (const token of one.tokens) tokens.set(token.name, tokenCard(game, token));
  const tokenNumbers = new Map([...tokens.keys()].map((name, i) => [name, cards.length + 1 + i]));
  const asMonsters = outlined.flatMap(({ asMonster }, i) =>
    asMonster === null ? [] : [{ monster: asMonster, of: i + 1 }],
  );
  const all = [...cards, ...tokens.values()];
  const otherSelf = new Map(asMonsters.map(({ of }, i) => [of, all.length + 1 + i]));
  const parts = new PartNumbers(game);
  const words = new Words();
  const word = (text: string): number => words.numberOf(text);
  const notPlayable: NotPlayable[] = [];
  const define = (card: Card, id: number, compiled: CompiledCard): Definition => {
    parts.add(compiled);
    compiled.words.forEach(word);
    const { effects, ...said } = compiled.said;
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
  const withoutText = (card: Card, id: number): Definition =>
    define(card, id, compileCard(game, card, asked));
  const nothing = withoutText(
    tokenCard(game, { name: "", type: "", attribute: "", level: 0, atk: 0, def: 0 }),
    0,
  );
  const printed = cards.map((card, i) => {
    const compiled = compileCardOnce(game, card, asked);
    if (compiled.refusal !== null) notPlayable.push({ card: given[i] as Card, ...compiled.refusal });
    return define(card, i + 1, compiled);
  });
  const own = [
    nothing,
    ...printed,
    ...[...tokens.values()].map((card, i) => withoutText(card, cards.length + 1 + i)),
  ];
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
      ...withoutText({ ...monster, program: { sentences: [] } }, id),
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
    lingering: parts.lingering,
    tallies: parts.tallies,
    watches: parts.watches,
    routines: parts.routines,
    questions: parts.questions,
    numberOf: (part) => parts.numberOf(part),
    hasEachTimeEffects:
      parts.watches.length > 0 ||
      definitions.some(({ effects }) => effects.some(({ kind }) => kind === "each-time")),
    hasDestructionReplacements: definitions.some(({ effects }) =>
      effects.some(({ destructionReplacement }) => destructionReplacement !== null),
    ),
    columnsMatter: outlined.some((one) => one.speaksOfColumns),
    placesMatter:
      definitions.some(({ arrows }) => arrows !== 0) || outlined.some((one) => one.speaksOfPlaces),
    counterKinds: [...new Set(outlined.flatMap((one) => one.counters))],
    token: (name) => tokenNumbers.get(name) ?? 0,
    word,
    textOf: (number) => words.textOf(number),
    notPlayable,
  };
}
