import {
  ARROWS,
  type Card,
  type CardText,
  type Clause,
  type Condition,
  type Effect,
  type Group,
  type Keyword,
  type Limit,
  type Oath,
  type Sentence,
  type TokenFacts,
  type Trait,
} from "@chainwright/card-ir";
import type { Routine, Step } from "@chainwright/kernel";
import type { Catalogue, Definition, Duel, Game, SpokenKeyword } from "../duel.ts";
import { keywordNumber } from "../keywords.ts";
import type { Question } from "../question.ts";
import { MOST_EFFECTS } from "../turnbits.ts";
import type { Cards } from "./cards.ts";
import { type CompiledEffect, compileEffect, type WholeEffect } from "./effect.ts";
import { mustKnow } from "./known.ts";
import { normalSummonsOf } from "./normal-summons.ts";
import { compileMaterial, compileNoun } from "./nouns.ts";
import type { Sink } from "./part.ts";
import { Slots } from "./slots.ts";
import type { Standing } from "./standing.ts";
import { type CardTest, NotCarriedOut } from "./using.ts";

const limitsOf = ({ sentences }: CardText): readonly Limit[] =>
  sentences.filter((sentence) => sentence.sentence === "limit");

/** Whether a sentence is about the effect before it. */
const goesOn = (sentence: Sentence): boolean =>
  ["rider", "oath", "proviso"].includes(sentence.sentence) ||
  (sentence.sentence === "limit" && sentence.scope === "this");

/** The effects of a text with the sentences that go on with them, and the limits that bind each. */
function effectsOf(text: CardText): WholeEffect[] {
  const found: { effect: Effect; limits: Limit[]; provisos: Condition[] }[] = [];
  let part: "pendulum" | "monster" = "monster";
  for (const sentence of text.sentences) {
    const last = found[found.length - 1];
    if (sentence.sentence === "heading") ({ part } = sentence);
    else if (sentence.sentence === "effect")
      found.push({
        effect: part === "pendulum" ? { ...sentence, part } : sentence,
        limits: [],
        provisos: [],
      });
    else if (last === undefined) continue;
    else if (sentence.sentence === "rider") {
      last.effect = { ...last.effect, resolution: [...last.effect.resolution, ...sentence.clauses] };
    } else if (sentence.sentence === "oath") last.effect = sworn(last.effect, sentence);
    else if (sentence.sentence === "proviso") last.provisos.push(sentence.condition);
    else if (sentence.sentence === "limit" && sentence.scope === "this") last.limits.push(sentence);
  }
  // What limits all of them may also be said before them.
  for (const one of found) one.limits.push(...limitsOf(text).filter(({ scope }) => scope !== "this"));
  const whole: WholeEffect[] = [];
  for (const one of found) {
    const family = whole.length;
    for (const effect of eachMode(one.effect)) whole.push({ ...one, effect, family });
  }
  return whole;
}

/** An oath is a condition, and something that its player does when activating. */
const sworn = (effect: Effect, { act, span }: Oath): Effect => ({
  ...effect,
  conditions: [...effect.conditions, { kind: "oath", act, ...(span ? { span } : {}) }],
  cost: [...effect.cost, { step: { verb: "swear", act } }],
});

/** An effect of which one of several is activated is that many effects. */
function eachMode({ modes, ...effect }: Effect): Effect[] {
  if (modes === undefined) return [effect];
  return modes.map((mode) => ({
    ...effect,
    ...(mode.span ? { span: mode.span } : {}),
    conditions: [...effect.conditions, ...mode.conditions],
    cost: [...effect.cost, ...mode.cost],
    resolution: [...effect.resolution, ...mode.resolution],
  }));
}

/** "You can Special Summon this card (from your hand) by …", told like an effect that is never activated. */
function proceduresOf({ program }: Card): readonly Effect[] {
  return program.sentences.flatMap((rule) => {
    if (rule.sentence !== "summon-rule" || rule.rule !== "procedure") return [];
    const { conditions = [], cost = [], from, position, originalAtk, span } = rule;
    const effect: Effect = {
      sentence: "effect",
      kind: "procedure",
      conditions,
      optional: true,
      cost,
      resolution: [],
      ...(from === undefined ? {} : { from }),
      ...(position === undefined ? {} : { position }),
      ...(originalAtk === undefined ? {} : { originalAtk }),
      ...(span === undefined ? {} : { span }),
    };
    return [effect];
  });
}

/** "You can only Special Summon “X” once per turn this way." */
function limitsOfProcedures({ program, name }: Card): readonly Limit[] {
  const once = program.sentences.some(
    (one) => one.sentence === "summon-rule" && one.rule === "once-per-turn",
  );
  return once ? [{ sentence: "limit", word: "use", scope: "this", name: name.en, per: "turn" }] : [];
}

/** "You can only activate 1 “X” per turn.", of a card whose activation its text does not speak of. */
const limitsOfActivation = ({ program }: Card, { kind }: Effect): readonly Limit[] =>
  kind === "activation" ? limitsOf(program).filter(({ scope }) => scope === "card") : [];

const isContinuous = ({ effect }: WholeEffect): boolean => effect.kind === "continuous";

/** An activation that asks for what a continuous effect of its card asks for beforehand. */
const requiring = (activation: Effect, { effect }: WholeEffect): Effect => ({
  ...activation,
  conditions: [...effect.conditions, ...activation.conditions],
  cost: [...effect.cost, ...activation.cost],
});

/** A continuous effect as it is when the card has been used. */
const onceUsed = (effect: Effect): Effect => ({ ...effect, conditions: [], cost: [] });

/** What can be used of a card, in the order of its text. */
function wholeEffects(game: Game, card: Card): readonly WholeEffect[] {
  const said = effectsOf(card.program);
  const byKind = said.some(({ effect }) => effect.kind === "activation") ? null : game.activationByKind(card);
  const abilities = keywordsOf(card).flatMap((keyword) => game.abilityOf(keyword) ?? []);
  const atUse = game.requirementsAtUse && byKind !== null ? said.filter(isContinuous) : [];
  const activation = byKind === null ? [] : [atUse.reduce(requiring, byKind)];
  const others = [...activation, ...proceduresOf(card), ...abilities];
  return [
    ...said.map((one) => (atUse.includes(one) ? { ...one, effect: onceUsed(one.effect) } : one)),
    ...others.map((effect, i) => ({
      effect,
      limits: effect.kind === "procedure" ? limitsOfProcedures(card) : limitsOfActivation(card, effect),
      provisos: [],
      family: said.length + i,
    })),
  ];
}

function tokensIn(clauses: readonly Clause[]): readonly TokenFacts[] {
  return clauses.flatMap(({ step }) => (step.verb === "summon-token" ? [step.token] : []));
}

/** What a Trap is as a monster, where its text makes it one; its name and text stay what they are. */
function monsterIn(card: Card): Card | null {
  for (const { effect } of effectsOf(card.program)) {
    for (const { step } of effect.resolution) {
      if (step.verb !== "special-summon" || step.as === undefined) continue;
      const { kind, ...stats } = step.as;
      return { ...card, facts: { kind: "monster", categories: [kind, "trap-monster"], ...stats } };
    }
  }
  return null;
}

/** The names of counters in a text. */
function countersIn(node: unknown): readonly string[] {
  if (node === null || typeof node !== "object") return [];
  const own = "counter" in node && typeof node.counter === "string" ? [node.counter] : [];
  return [...own, ...Object.values(node).flatMap(countersIn)];
}

/** Sentences beside the effects must be ones that the game keeps, too. */
function mustHold(game: Game, card: Card): void {
  for (const [i, sentence] of card.program.sentences.entries()) {
    if (goesOn(sentence) && !card.program.sentences.slice(0, i).some((one) => one.sentence === "effect"))
      throw new NotCarriedOut(`a ${sentence.sentence} of no effect`);
    if (sentence.sentence === "keyword" && !game.keywords.includes(sentence.keyword))
      throw new NotCarriedOut(`the keyword "${sentence.keyword}"`);
    if (sentence.sentence === "heading" && !card.facts.categories.includes("pendulum"))
      throw new NotCarriedOut("a Pendulum Effect of a card that is no Pendulum Monster");
    if (sentence.sentence === "summon-rule") mustKnow(sentence);
    if (sentence.sentence === "summon-rule" && !game.summonRules.includes(sentence.rule)) {
      throw new NotCarriedOut(`the summoning condition "${sentence.rule}"`);
    }
  }
}

/** The words of a text that stand for abilities. */
function keywordsOf({ program }: Card): readonly Keyword[] {
  const found = program.sentences.filter((sentence) => sentence.sentence === "keyword");
  mustKnow(found);
  return found;
}

const spokenOf = ({ n = 0, what }: Keyword): SpokenKeyword => ({
  n,
  what: what === undefined ? null : compileNoun(what, new Slots()),
});

/** "Equip only to …", as a test of the monster. Who controls it counts only when the card is equipped. */
function equipsTo({ program }: Card): CardTest | null {
  const rule = program.sentences.find((sentence) => sentence.sentence === "equip-rule");
  if (rule === undefined) return null;
  const lasting = (trait: Trait): boolean => trait.trait !== "controlled";
  const to: Group = {
    ...rule.to,
    traits: rule.to.traits.filter(lasting),
    where: rule.to.where.filter(lasting),
  };
  return compileNoun(to, new Slots()).test;
}

/** The groups of the sentence that names the materials. */
function materialsOf({ program }: Card): readonly Cards[] {
  const slots = new Slots();
  slots.asMaterial = true;
  return program.sentences.flatMap((sentence) => {
    if (sentence.sentence !== "materials") return [];
    mustKnow(sentence.groups);
    return sentence.groups.map((group) => compileMaterial(group, slots));
  });
}

/** What the card is called, or counts as, in some places. */
function elsewhereOf({ program }: Card): Definition["elsewhere"] {
  return program.sentences.flatMap((rule) => {
    if (rule.sentence !== "name-rule") return [];
    const zones = (duel: Duel): number => duel.zonesOf(rule.at);
    const inTheirTurn = rule.turn === "opponent";
    const one = { name: rule.name ?? null, legend: rule.legend === true, inTheirTurn, zones };
    const { other } = rule;
    if (other === undefined) return [one];
    return [one, { ...one, name: other.name, legend: false, zones: (duel: Duel) => duel.zonesOf(other.at) }];
  });
}

const hears = ({ kind, occasion }: CompiledEffect): number =>
  occasion !== null && (kind === "trigger" || kind === "flip" || kind === "each-time") ? occasion.kinds : 0;

const effectsFrom = ({ effects, range, responds, responses, hears, stands }: Definition) => ({
  effects,
  range,
  responds,
  responses,
  hears,
  stands,
});

function tokenCard(game: Game, token: TokenFacts): Card {
  const { name, ...facts } = token;
  return {
    game: game.id,
    name: { en: name },
    facts: { kind: "monster", categories: ["normal", "token"], ...facts },
    text: "",
    program: { sentences: [] },
    handWritten: false,
  };
}

/** A card whose text was read but says something that the engine cannot carry out. */
export interface NotPlayable {
  readonly card: Card;
  readonly reason: string;
}

/**
 * Compiles the cards of a duel: definition numbers follow the order of `cards`, starting at 1, Tokens come last.
 * Cards that are unread or cannot be carried out become bodies without effects and are listed in `notPlayable`.
 */
export function buildCatalogue(
  game: Game,
  cards: readonly Card[],
): Catalogue & { readonly notPlayable: readonly NotPlayable[] } {
  const routines: Routine<Duel>[] = [];
  const questions: Question[] = [];
  const lingering: Standing[] = [];
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
  for (const card of cards) {
    for (const { effect } of effectsOf(card.program)) {
      for (const token of tokensIn(effect.resolution)) tokens.set(token.name, tokenCard(game, token));
    }
  }
  for (const card of cards) for (const counter of countersIn(card.program)) word(counter);
  const asMonsters = cards.flatMap((card, i) => {
    const monster = monsterIn(card);
    return monster === null ? [] : [{ monster, of: i + 1 }];
  });
  const all = [...cards, ...tokens.values()];
  const otherSelf = new Map(asMonsters.map(({ of }, i) => [of, all.length + 1 + i]));
  const tokenNumbers = new Map([...tokens.keys()].map((name, i) => [name, cards.length + 1 + i]));
  const sink: Sink = {
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
    token(name) {
      const number = tokenNumbers.get(name);
      if (number === undefined) throw new NotCarriedOut(`unknown Token "${name}"`);
      return number;
    },
  };
  const define = (card: Card, id: number): Definition => {
    let effects: Definition["effects"] = [];
    let materials: Definition["materials"] = [];
    let keywords: readonly Keyword[] = [];
    let normalSummons: Definition["normalSummons"] = [];
    if (card.unread === undefined) {
      try {
        const whole = wholeEffects(game, card);
        mustHold(game, card);
        if (whole.length > MOST_EFFECTS) throw new NotCarriedOut(`more than ${MOST_EFFECTS} effects`);
        materials = materialsOf(card);
        keywords = keywordsOf(card);
        normalSummons = normalSummonsOf(card);
        effects = whole.map((one, index) => compileEffect(game, card, one, index, sink));
      } catch (error) {
        if (!(error instanceof NotCarriedOut)) throw error;
        notPlayable.push({ card, reason: error.message });
      }
    } else notPlayable.push({ card, reason: card.unread.map((span) => span.reason).join("; ") });
    const { facts } = card;
    const has = (category: string): boolean => facts.categories.includes(category);
    const responses = effects.filter((effect) => game.canRespond(effect));
    return {
      id,
      card,
      kind: facts.kind,
      categories: facts.categories,
      name: word(card.name.en),
      type: facts.type === undefined ? 0 : word(facts.type),
      attribute: facts.attribute === undefined ? 0 : word(facts.attribute),
      atk: facts.atk ?? 0,
      def: facts.def ?? 0,
      level: has("xyz") || has("link") ? 0 : (facts.level ?? 0),
      rank: has("xyz") ? (facts.level ?? 0) : 0,
      rating: has("link") ? (facts.level ?? 0) : 0,
      arrows: (facts.arrows ?? []).reduce((mask, arrow) => mask | (1 << ARROWS.indexOf(arrow)), 0),
      scale: facts.scale ?? 0,
      cost: facts.cost ?? 0,
      power: facts.power ?? 0,
      effects,
      range: effects.reduce((mask, effect) => mask | effect.range, 0),
      responds: responses.reduce((mask, effect) => mask | effect.range, 0),
      responses,
      hears: effects.reduce((mask, effect) => mask | hears(effect), 0),
      otherSelf: otherSelf.get(id) ?? 0,
      equipsTo: equipsTo(card),
      stands: effects.reduce((mask, effect) => mask | effect.stands, 0),
      keywords: keywords.reduce((mask, { keyword }) => mask | (1 << keywordNumber(keyword)), 0),
      spoken: new Map(keywords.map((one) => [one.keyword, spokenOf(one)])),
      summonRules: card.program.sentences.filter((one) => one.sentence === "summon-rule"),
      normalSummons,
      materials,
      elsewhere: elsewhereOf(card),
    };
  };
  const nothing = define(tokenCard(game, { name: "", type: "", attribute: "", level: 0, atk: 0, def: 0 }), 0);
  const definitions = [nothing, ...all.map((card, i) => define(card, i + 1))];
  for (const { monster, of } of asMonsters) {
    const trap = definitions[of] as Definition;
    const id = definitions.length;
    // Its activation goes on resolving while it is a monster: the effects are the same ones.
    definitions.push({
      ...define({ ...monster, program: { sentences: [] } }, id),
      ...effectsFrom(trap),
      otherSelf: of,
    });
  }
  return {
    definitions,
    lingering,
    routines,
    questions,
    pointing: definitions.some(({ arrows }) => arrows !== 0),
    word,
    textOf: (number) => texts[number - 1] ?? "",
    notPlayable,
  };
}
