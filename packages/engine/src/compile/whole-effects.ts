import {
  type Assurance,
  type ByNumber,
  type Card,
  type CardText,
  type Clause,
  type Condition,
  type Effect,
  isNode,
  type Limit,
  type Mode,
  type Oath,
  type SaidOfMode,
  type Sentence,
  type SummonRule,
  type SummonWay,
  someNode,
} from "@chainwright/card-ir";
import type { Game } from "../duel.ts";
import { paidActivations } from "./activation-rules.ts";
import { withAllTraits } from "./all-traits.ts";
import { ofTheBattle } from "./battles.ts";
import { eachActivation } from "./each-activation.ts";
import type { WholeEffect } from "./effect.ts";
import { inOrder, ofSort } from "./either.ts";
import { comesWithEquipping, whileEquippedSo } from "./equipped-so.ts";
import { isThisCard } from "./event-subjects.ts";
import { isSpent } from "./kept.ts";
import { havingLost } from "./lost-monster.ts";
import { sworn } from "./oaths.ts";
import { remarked } from "./remarks.ts";
import { withBansSaidAgain } from "./said-again.ts";
import { keywordsOf } from "./sentences.ts";
import { describingTokens } from "./tokens-again.ts";
import { NotCarriedOut } from "./using.ts";
import { howMany } from "./verbs/how-many.ts";
import { ACTIVATED } from "./words.ts";

/** The effects of a text, each with all that its sentences say about it. */

const limitsOf = ({ sentences }: CardText): readonly Limit[] =>
  sentences.filter((sentence) => sentence.sentence === "limit");

const SAID_OF_AN_EFFECT: ReadonlySet<Sentence["sentence"]> = new Set([
  "rider",
  "oath",
  "proviso",
  "assurance",
  "remark",
]);
/** "You cannot Pendulum Summon …. This effect cannot be negated.": it holds although its card is negated. */
const isOfFirmBan = (
  { firm, silences, conditions, against }: Assurance,
  { kind, resolution }: Effect,
): boolean =>
  kind === "continuous" &&
  firm === "effect" &&
  (silences ?? conditions ?? against) === undefined &&
  resolution.every(({ step }) => step.verb === "forbid");

/** "● While in Attack Position: …": a condition of the whole effect. */
function inStance(effect: Effect, before: Effect | undefined): Effect {
  const { stance, conditions } = effect;
  // Whether what stands after it in the same item needs the position, too, is not said.
  if (stance === undefined && before?.stance !== undefined)
    throw new NotCarriedOut("an effect after one for a battle position");
  if (stance === undefined) return effect;
  const gone = conditions.some(
    (one) => one.kind === "event" && (one.event.event === "moved" || one.event.event === "left-field"),
  );
  if (gone) throw new NotCarriedOut("the position in which a card was when it left");
  return { ...effect, conditions: [...conditions, { kind: "in-position", position: stance }] };
}

/** "If this card has “X” as material, it gains this effect: …": one of its own that asks for that. */
function gained({ gainedIf, ...effect }: Effect): Effect {
  return gainedIf === undefined ? effect : { ...effect, conditions: [gainedIf, ...effect.conditions] };
}

/** How often a card in the hand can be used as material is a matter of that Summon: `fromHandOf`. */
function isNotOfMaterial(sentence: Sentence, i: number, all: readonly Sentence[]): boolean {
  const before = all[i - 1];
  const isOfRule = before?.sentence === "summon-rule" && before.rule === "used-from-hand";
  return !(isOfRule && sentence.sentence === "limit" && sentence.scope === "this");
}

/** "This card gains these effects based on the number of …. ● 2+: …": each asks for the number that is said before all of them. */
function numbered(sentences: readonly Sentence[]): readonly Sentence[] {
  let header: ByNumber | undefined;
  return sentences.flatMap((sentence): readonly Sentence[] => {
    if (sentence.sentence === "heading") header = undefined;
    if (sentence.sentence === "by-number") {
      header = sentence;
      return [];
    }
    if (sentence.sentence !== "effect" || header === undefined) return [sentence];
    const { gainedIf } = sentence;
    // Whether it goes on with the last of them is not said.
    if (gainedIf === undefined) throw new NotCarriedOut("an effect after those that hang on a number");
    return [{ ...sentence, gainedIf: underHeader(gainedIf, header) }];
  });
}

type Header = Pick<Effect, "number" | "of" | "by" | "original">;

/** "● 2+: …", "● DARK: …": what has to be so of the number, or of one of the cards, that the words before say. */
function underHeader(label: Condition, header: Header): Condition {
  const { number, of, by } = header;
  if (label.kind === "turn" && by === "turn") return label;
  if (label.kind === "number" && number !== undefined) {
    const { compare, n } = label;
    const is = (than: number): Condition => ({ kind: "value", value: number, compare, than });
    return typeof n === "number" ? is(n) : { kind: "either", any: n.map(is) };
  }
  if (label.kind !== "is" || of === undefined)
    throw new NotCarriedOut("what is so where no other label says it");
  return ofSort(label, of, header);
}

/** "Activate the following effect, based on …. ● 2+: …": its label, and what else it waits for. */
function underLabels({ conditions }: Mode, header: Header): readonly Condition[] {
  const [label, ...others] = conditions as readonly [Condition, ...Condition[]];
  return [underHeader(label, header), ...others];
}

/**
 * Of a card that leaves when it has resolved: "All monsters you currently control can attack directly this turn.", "During the
 * End Phase, destroy …" is done by the effect before it.
 */
function ridingOn(
  { kind, conditions, cost, resolution }: Effect,
  before: Effect | undefined,
): readonly Clause[] | null {
  if (before === undefined || cost.length > 0) return null;
  const lasts = ({ step }: Clause): boolean =>
    "until" in step && step.until !== undefined && step.until !== "while-face-up";
  if (kind === "continuous" && conditions.length === 0) return resolution.every(lasts) ? resolution : null;
  const [when, ...others] = conditions;
  if (kind !== "duty" || when?.kind !== "phase" || when.phase !== "end" || others.length > 0) return null;
  if ((when.whose ?? when.not ?? when.at) !== undefined) return null;
  // biome-ignore lint/suspicious/noThenProperty: the field of the IR is no promise's
  return [{ step: { verb: "later", when: { at: "end" }, then: resolution } }];
}

/** An effect to which the sentences after it may add. */
interface Found {
  effect: Effect;
  readonly limits: Limit[];
  readonly provisos: Condition[];
  /** What has to be so when it resolves, and then alone. */
  readonly resolving: Condition[];
  readonly assurances: Assurance[];
  quickIf?: Condition;
}

/** The effects of a text with the sentences that go on with them, and the limits that bind each. */
function effectsOf({ program: text, ...card }: Pick<Card, "program" | "facts">): WholeEffect[] {
  const spent = isSpent({ program: text, ...card });
  const found: Found[] = [];
  // "Each of the following effects": those of the sentences after that one.
  let following: readonly Limit[] = [];
  // What limits all of them may also be said before them; a Pendulum Effect is limited by its own half of the text.
  const ofAll: { readonly part: "pendulum" | "monster"; readonly limit: Limit }[] = [];
  const ofCard: Oath[] = [];
  const ofEach: Assurance[] = [];
  const whileSo: Condition[] = [];
  const ofAllToCome: Oath[] = [];
  const ofCardActivation: Assurance[] = [];
  const ofActivation: Condition[] = [];
  let part: "pendulum" | "monster" = "monster";
  let procedure: SummonRule | null = null;
  for (const sentence of numbered(text.sentences.filter(isNotOfMaterial))) {
    const last = found[found.length - 1];
    if (sentence.sentence === "heading") {
      ({ part } = sentence);
      following = [];
      continue;
    }
    if (sentence.sentence === "limit" && sentence.scope !== "this" && sentence.of === undefined)
      ofAll.push({ part, limit: sentence });
    const riding = spent && sentence.sentence === "effect" ? ridingOn(sentence, last?.effect) : null;
    if (riding !== null && last !== undefined) {
      last.effect = { ...last.effect, resolution: [...last.effect.resolution, ...riding] };
    } else if (sentence.sentence === "effect") {
      procedure = null;
      found.push({
        effect: whileEquippedSo(
          inStance(part === "pendulum" ? { ...gained(sentence), part } : gained(sentence), last?.effect),
          found.map(({ effect }) => effect),
        ),
        limits: [...following],
        provisos: [],
        resolving: [],
        assurances: [],
      });
      following = following.filter(({ scope }) => scope !== "this");
    } else if (sentence.sentence === "limit" && sentence.scope === "this" && last === undefined) {
      following = [...following, sentence];
    } else if (sentence.sentence === "limit" && sentence.of === "preceding") {
      for (const one of found)
        if ((part === "pendulum") === (one.effect.part === "pendulum")) one.limits.push(sentence);
    } else if (sentence.sentence === "limit" && sentence.of === "following")
      following = [...following, sentence];
    else if (sentence.sentence === "oath" && sentence.of === "card") ofCard.push(sentence);
    else if (sentence.sentence === "oath" && sentence.of === "procedure") continue;
    else if (sentence.sentence === "proviso" && sentence.of === "activation")
      ofActivation.push(sentence.condition);
    else if (sentence.sentence === "proviso" && sentence.of === "each") whileSo.push(sentence.condition);
    else if (sentence.sentence === "assurance" && sentence.of === "each") ofEach.push(sentence);
    else if (isProcedure(sentence)) procedure = sentence;
    else if (sentence.sentence === "rider" && sentence.clauses.some(staysSo)) {
      // Before the effect that it goes on with: more may be said of that one.
      found.splice(-1, 0, heldSince(sentence.clauses.filter(staysSo)));
      const others = sentence.clauses.filter((clause) => !staysSo(clause));
      if (procedure === null && last !== undefined)
        last.effect = { ...last.effect, resolution: [...last.effect.resolution, ...others] };
    } else if (sentence.sentence === "rider" && procedure !== null) continue;
    else if (sentence.sentence === "assurance" && sentence.of === "card") ofCardActivation.push(sentence);
    else if (last === undefined) {
      if (sentence.sentence === "oath" && sentence.of === "each") ofAllToCome.push(sentence);
      else if (SAID_OF_AN_EFFECT.has(sentence.sentence))
        throw new NotCarriedOut("what is said of an effect that is not there");
    } else if (sentence.sentence === "rider") {
      last.effect = { ...last.effect, resolution: [...last.effect.resolution, ...sentence.clauses] };
    } else if (sentence.sentence === "remark") {
      last.effect = remarked(last.effect, sentence);
    } else if (sentence.sentence === "oath") {
      const bound =
        sentence.of === "each" ? found.filter(({ effect }) => ACTIVATED.has(effect.kind)) : [last];
      for (const one of bound) one.effect = sworn(one.effect, sentence);
    } else if (sentence.sentence === "assurance") {
      if (!ACTIVATED.has(last.effect.kind) && !isOfFirmBan(sentence, last.effect))
        throw new NotCarriedOut("what cannot be done about an effect that is not activated");
      last.assurances.push(sentence);
    } else if (sentence.sentence === "proviso") {
      const { condition } = sentence;
      if (sentence.of === "quick") {
        if (last.effect.kind !== "ignition")
          throw new NotCarriedOut("an effect that is no Ignition Effect, made a Quick Effect");
        last.effect = { ...last.effect, kind: "quick" };
        last.quickIf = condition;
      } else if (condition.kind === "once-per-stay")
        last.effect = { ...last.effect, conditions: [...last.effect.conditions, condition] };
      else last.provisos.push(condition);
    } else if (sentence.sentence === "limit" && sentence.scope === "this")
      (found.findLast(({ effect }) => !comesWithEquipping(effect)) ?? last).limits.push(sentence);
  }
  if (ofEach.length > 0 && found.some(({ effect }) => !ACTIVATED.has(effect.kind)))
    throw new NotCarriedOut("what cannot be done about an effect that is not activated");
  for (const one of found) one.assurances.push(...ofEach);
  // What applies by itself applies only then; what is activated resolves only then.
  for (const one of found)
    if (ACTIVATED.has(one.effect.kind)) one.resolving.push(...whileSo);
    else one.effect = { ...one.effect, conditions: [...one.effect.conditions, ...whileSo] };
  for (const one of found)
    if (ACTIVATED.has(one.effect.kind)) one.effect = ofAllToCome.reduce(sworn, one.effect);
  for (const assurance of ofCardActivation) {
    const activation = found.find(({ effect }) => effect.kind === "activation");
    if (activation === undefined)
      throw new NotCarriedOut("what cannot be done about the activation of a card that has none");
    activation.assurances.push(assurance);
  }
  for (const oath of ofCard) {
    const activation = found.find(({ effect }) => effect.kind === "activation");
    if (activation === undefined) throw new NotCarriedOut("what is forgone for activating a card that stays");
    activation.effect = sworn(activation.effect, oath);
  }
  if (ofActivation.length > 0) {
    const activations = found.filter(({ effect }) => effect.kind === "activation");
    if (activations.length === 0) throw new NotCarriedOut("when a card is activated that has no activation");
    for (const one of activations)
      one.effect = { ...one.effect, conditions: [...one.effect.conditions, ...ofActivation] };
  }
  for (const { oath } of limitsOf(text)) {
    if (oath === undefined) continue;
    if (oath.of !== "each")
      throw new NotCarriedOut("what is forgone for one of the effects that a limit is about");
    for (const one of found) if (ACTIVATED.has(one.effect.kind)) one.effect = sworn(one.effect, oath);
  }
  for (const { effect, limits } of found)
    for (const { part: half, limit } of ofAll)
      if ((half === "pendulum") === (effect.part === "pendulum")) limits.push(limit);
  const whole: WholeEffect[] = [];
  for (const one of found) {
    const family = whole.length;
    const { eachOnce: name, ...own } = one.effect;
    const each: readonly Limit[] =
      name === undefined ? [] : [{ sentence: "limit", word: "use", scope: "each", name, per: "turn" }];
    const modes = eachMode(own).map(({ effect, assurances }) => ({
      ...one,
      effect,
      assurances: [...one.assurances, ...assurances],
    }));
    for (const mode of modes) {
      const counted = name === undefined ? family : whole.length;
      for (const effect of eachActivation(mode.effect, mode))
        whole.push({ ...mode, effect, limits: [...one.limits, ...each], family, counted });
    }
  }
  return whole;
}

/** "If Summoned this way, this card gains 300 DEF for each …": as many as there are at any time, which a Summon does not settle. */
const staysSo = ({ condition, step }: Clause): boolean =>
  condition?.kind === "this-way" &&
  step.verb === "change-stat" &&
  someNode(step.value, (node) => node.quantity !== undefined || node.ref === "own-equip");

const heldSince = (clauses: readonly Clause[]): Found => ({
  effect: {
    sentence: "effect",
    kind: "continuous",
    optional: false,
    conditions: [summonedBy("this-way", [])],
    cost: [],
    resolution: clauses.map(({ condition: _, join: __, ...clause }) => clause),
  },
  ...{ limits: [], provisos: [], resolving: [], assurances: [] },
});

/** "Remove Spell Counters to activate 1 of these effects. ● 2: …": that many are removed for it. */
function paidFor({ cost }: Omit<Effect, "modes">, { conditions }: Mode): Pick<Effect, "conditions" | "cost"> {
  const [label, ...others] = conditions;
  const paid = cost.at(-1);
  if (label?.kind !== "number" || paid === undefined) return { conditions, cost };
  const { step } = paid;
  if (
    label.compare !== "exactly" ||
    typeof label.n !== "number" ||
    (step.verb !== "remove-counter" && step.verb !== "detach")
  )
    throw new NotCarriedOut("effects that are marked with what else is paid for them");
  if (!howMany(step).fits(label.n)) throw new NotCarriedOut("a number that cannot be paid");
  const { upTo: _, orMore: __, most: ___, ...exact } = step;
  return { conditions: others, cost: cost.with(-1, { ...paid, step: { ...exact, count: label.n } }) };
}

/** An effect of which one of several is activated is that many effects; what is done with any of them comes last. */
function eachMode(whole: Effect): Pick<Found, "effect" | "assurances">[] {
  const { modes, allIf, number, of, by, original: _, ...effect } = whole;
  if (modes === undefined) return [{ effect, assurances: [] }];
  const each = modes.map((mode) => {
    const { conditions, cost } =
      number === undefined && of === undefined && by !== "turn"
        ? paidFor(effect, mode)
        : { conditions: underLabels(mode, whole), cost: effect.cost };
    return withSaid(mode.said ?? [], {
      ...effect,
      ...(mode.span ? { span: mode.span } : {}),
      // Among effects that are used by hand, one that waits for something.
      ...(effect.kind === "ignition" && conditions.some(({ kind }) => kind === "event")
        ? { kind: "trigger" as const }
        : {}),
      conditions: [...effect.conditions, ...conditions],
      cost: [...cost, ...mode.cost],
      resolution: [...mode.resolution, ...effect.resolution],
    });
  });
  if (allIf === undefined) return each;
  if (modes.some(({ said }) => said !== undefined))
    throw new NotCarriedOut("what is said of one of the effects that may be activated both");
  if (modes.length > 2) throw new NotCarriedOut("all of more than two effects, or one of them");
  // "…, or if C, you can activate both effects in sequence": one more to choose from.
  const both: Effect = {
    ...effect,
    conditions: [...effect.conditions, ...modes.flatMap(({ conditions }) => conditions), allIf],
    cost: [...effect.cost, ...modes.flatMap(({ cost }) => cost)],
    resolution: [...inOrder(modes), ...effect.resolution],
  };
  return [...each, { effect: both, assurances: [] }];
}

/** One of several effects with what sentences of its own say of it. */
function withSaid(said: readonly SaidOfMode[], own: Effect): Pick<Found, "effect" | "assurances"> {
  let effect = own;
  for (const one of said)
    if (one.sentence === "remark") effect = remarked(effect, one);
    else if (one.sentence === "oath") effect = sworn(effect, one);
  const riders = said.flatMap((one) => (one.sentence === "rider" ? one.clauses : []));
  return {
    effect: { ...effect, resolution: [...effect.resolution, ...riders] },
    assurances: said.filter((one) => one.sentence === "assurance"),
  };
}

const isProcedure = (sentence: Sentence): sentence is SummonRule =>
  sentence.sentence === "summon-rule" && sentence.rule === "procedure";

/** "If Summoned this way, …": what is done when such a Summon has succeeded, as part of it. */
function sequelOf({ sentences }: CardText, procedure: SummonRule): readonly Clause[] {
  const clauses: Clause[] = [];
  for (const sentence of sentences.slice(sentences.indexOf(procedure) + 1)) {
    if (sentence.sentence === "effect" || isProcedure(sentence)) break;
    if (sentence.sentence !== "rider") continue;
    for (const { condition, ...clause } of sentence.clauses) {
      if (condition?.kind !== "this-way" || condition.verb !== "special-summon")
        throw new NotCarriedOut("what is said after a Summon, but not of it");
      if (!staysSo({ condition, ...clause })) clauses.push(clause);
    }
  }
  return clauses;
}

/** "You cannot Normal Summon/Set the turn you Special Summon this card." */
function swornFor({ sentences }: CardText, procedure: Effect): Effect {
  const oaths = sentences.filter((one) => one.sentence === "oath" && one.of === "procedure") as Oath[];
  if (oaths.length > 0 && sentences.filter(isProcedure).length > 1)
    throw new NotCarriedOut("what is forgone for one of several Summons");
  if (oaths.some(({ act, ways }) => act === "summon" || (act === "special-summon" && ways === undefined)))
    throw new NotCarriedOut("other Summons that are forgone for a Summon");
  return oaths.reduce(sworn, procedure);
}

/** "You can Special Summon this card (from your hand) by …", told like an effect that is never activated. */
function proceduresOf({ program }: Card): readonly Effect[] {
  return program.sentences.flatMap((rule) => {
    if (!isProcedure(rule)) return [];
    const { conditions = [], cost = [], from, position, originalAtk, to, ways, span } = rule;
    // Texts without a colon tell a trigger effect so, too.
    if (conditions.some(({ kind }) => kind === "event"))
      throw new NotCarriedOut("a Summon that its text allows when something happens");
    const effect: Effect = {
      sentence: "effect",
      kind: "procedure",
      conditions,
      optional: true,
      cost,
      resolution: sequelOf(program, rule),
      ...(from === undefined ? {} : { from }),
      ...(position === undefined ? {} : { position }),
      ...(originalAtk === undefined ? {} : { originalAtk }),
      ...(to === undefined ? {} : { to }),
      ...(ways === undefined ? {} : { ways }),
      ...(span === undefined ? {} : { span }),
    };
    return [swornFor(program, effect)];
  });
}

/** "You can Normal Summon this card without Tributing, but its original ATK becomes 1000.": of it alone, as long as it stays. */
const drawbacksOf = ({ program }: Card): readonly Effect[] =>
  program.sentences.flatMap((rule) =>
    rule.sentence === "summon-rule" && rule.rule === "without-tribute" && rule.but !== undefined
      ? [
          {
            sentence: "effect",
            kind: "continuous",
            optional: false,
            conditions: [
              summonedBy("own-effect", ["normal"], { tributeless: true, ...(rule.set && { orSet: true }) }),
            ],
            cost: [],
            resolution: rule.but,
            ...(rule.span === undefined ? {} : { span: rule.span }),
          },
        ]
      : [],
  );

const summonedBy = (
  by: "own-effect" | "this-way",
  ways: readonly SummonWay[],
  how: { readonly tributeless?: true; readonly orSet?: true } = {},
): Condition => ({
  kind: "happened",
  event: {
    event: "summoned",
    subject: { ref: "this-card", slot: "this-card" },
    ways,
    by,
    ...how,
  },
});

/** "You can only Special Summon “X” once per turn this way.", "Once per turn, you can also Xyz Summon “X” …" */
function limitsOfProcedures({ program, name }: Card): readonly Limit[] {
  for (const one of program.sentences)
    if (one.sentence === "summon-rule" && (one.rule === "once-per-turn" || one.perTurn === true))
      return [{ sentence: "limit", word: "use", scope: "this", name: name.en, per: one.per ?? "turn" }];
  return [];
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

function ofItsKind(game: Game, card: Card, effect: Effect): Effect {
  const kind = game.kindOf(card, effect);
  if (kind === "trigger" && effect.conditions.some((one) => one.kind === "would-take"))
    throw new NotCarriedOut("a trigger of damage that is still to come");
  return { ...effect, kind };
}

const isOfThisWay = (node: unknown): boolean => isNode(node) && node.by === "this-way";

/** "When Summoned this way", "this card Summoned this way": by the only text of the card that Summons it. */
function thisWay({ program }: Card, effect: Effect): Effect {
  const isOfWay = (one: unknown): boolean => someNode(one, isOfThisWay);
  if (!isOfWay(effect)) return effect;
  const ways = program.sentences.filter(summonsItself);
  const [way] = ways;
  const at = program.sentences.findIndex((one) => one.sentence === "effect" && isOfWay(one.conditions));
  // Another effect before it may be what Summons; what is said of the Summon itself has no sentence of its own.
  const between =
    at < 0 || way === undefined ? [] : program.sentences.slice(program.sentences.indexOf(way) + 1, at);
  const told = ways.length === 1 ? {} : tellingApart(ways, program.sentences.slice(0, at));
  if (told === null || between.some((one) => one.sentence === "effect" && !isOfWay(one)))
    throw new NotCarriedOut("which of the ways in which a card is Summoned");
  return byOwnEffect(effect, told) as Effect;
}

/** What tells the way that was named last from the other one: Tributes, where only one of the two takes any. */
function tellingApart(ways: readonly Sentence[], before: readonly Sentence[]): object | null {
  const rules = ways.map((one) => (one.sentence === "summon-rule" ? one.rule : one.sentence));
  if (rules.toSorted().join() !== "tribute-by,without-tribute") return null;
  const named = before.findLast((one) => ways.includes(one));
  if (named?.sentence !== "summon-rule") return null;
  return named.rule === "tribute-by" ? { ways: ["tribute"] } : { tributeless: true };
}

function byOwnEffect(part: unknown, told: object): unknown {
  if (Array.isArray(part)) return part.map((one) => byOwnEffect(one, told));
  if (!isNode(part)) return part;
  const entries = Object.entries(part).map(([key, below]) => [key, byOwnEffect(below, told)]);
  return { ...Object.fromEntries(entries), ...(isOfThisWay(part) ? { by: "own-effect", ...told } : {}) };
}

const OWN_SUMMONS: ReadonlySet<SummonRule["rule"]> = new Set([
  "procedure",
  "contact",
  "tribute-by",
  "without-tribute",
]);

const summonsItself = (one: Sentence): boolean =>
  (one.sentence === "summon-rule" && OWN_SUMMONS.has(one.rule)) ||
  (one.sentence === "effect" &&
    one.resolution.some(({ step }) => step.verb === "special-summon" && isThisCard(step.what)));

/** "Destroy this card during your 2nd End Phase after activation.": how long it stays, and nothing that is used by itself. */
const onlyEnds = ({ kind, conditions, cost, resolution }: Effect): boolean =>
  kind === "activation" &&
  conditions.length === 0 &&
  cost.length === 0 &&
  resolution.every(
    ({ step }) =>
      step.verb === "later" && step.then.every((then) => "what" in then.step && isThisCard(then.step.what)),
  );

/** An activation, and how long its card stays then. */
const ending = (activation: Effect, { effect }: WholeEffect): Effect => ({
  ...activation,
  resolution: [
    ...activation.resolution,
    ...effect.resolution.map((clause): Clause => ({ ...clause, join: "next" })),
  ],
});

/** What can be used of a card, in the order of its text. */
export function wholeEffects(game: Game, card: Card): readonly WholeEffect[] {
  const all = effectsOf(card);
  const ends = all.filter(({ effect }) => onlyEnds(effect));
  const others = all.filter((one) => !ends.includes(one));
  const activations = others.filter(({ effect }) => effect.kind === "activation");
  if (ends.length > 0 && (activations.length > 1 || activations.some(({ effect }) => effect.optional)))
    throw new NotCarriedOut("how long a card stays that may be activated for more");
  const said = others.map((one) =>
    activations.includes(one) ? { ...one, effect: ends.reduce(ending, one.effect) } : one,
  );
  const played = activations.length > 0 ? null : game.activationByKind(card);
  const byKind = played === null ? null : ends.reduce(ending, played);
  const abilities = keywordsOf(card).flatMap((keyword) => game.abilityOf(keyword) ?? []);
  const atUse = game.requirementsAtUse && byKind !== null ? said.filter(isContinuous) : [];
  const activation = byKind === null ? [] : [atUse.reduce(requiring, byKind)];
  const more = [...activation, ...proceduresOf(card), ...drawbacksOf(card), ...abilities];
  const whole: readonly WholeEffect[] = [
    ...said.map((one) => (atUse.includes(one) ? { ...one, effect: onceUsed(one.effect) } : one)),
    ...more.map((effect, i) => ({
      effect,
      limits: effect.kind === "procedure" ? limitsOfProcedures(card) : limitsOfActivation(card, effect),
      provisos: [],
      resolving: [],
      assurances: [],
      family: said.length + i,
    })),
  ];
  const tokens = describingTokens(card.program);
  return [...whole, ...paidActivations(card, whole)].map(({ effect: written, ...rest }) => {
    const effect = thisWay(card, havingLost(ofItsKind(game, card, ofTheBattle(written))));
    const cost = withAllTraits(effect.cost);
    const said = withAllTraits(tokens(effect.resolution));
    const resolution = effect.kind === "continuous" ? said : withBansSaidAgain(said);
    return { ...rest, effect: { ...effect, cost, resolution } };
  });
}
