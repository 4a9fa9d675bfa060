import type {
  Assurance,
  ByNumber,
  Card,
  CardText,
  Clause,
  Condition,
  Effect,
  Limit,
  Oath,
  Sentence,
  SummonRule,
} from "@chainwright/card-ir";
import { ACTIVATED } from "@chainwright/engine/program";
import { isSpent } from "../limits/use-limits.ts";
import { eachActivation } from "../rewrites/activation-variants.ts";
import { eachMode, underHeader } from "../rewrites/modes.ts";
import { withOath } from "../rewrites/oaths-as-conditions.ts";
import { withParentheticalText } from "../rewrites/parenthetical-text.ts";
import { comesWithEquipping, whileEquippedSo } from "../rewrites/self-equip.ts";
import { NotCarriedOut } from "../words/not-carried-out.ts";
import type { WholeEffect } from "../words/whole-effect.ts";
import { isProcedure, staysSo, summonedBy } from "./summon-procedures.ts";

/** The effects of which a text speaks, each with what the sentences beside them say of it. */

export const limitsOf = ({ sentences }: CardText): readonly Limit[] =>
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

type Half = "pendulum" | "monster";

/** What a text says of several of its effects, or of its card's activation: added to them when all effects are found. */
interface SaidOfSeveral {
  /** What limits all of them may also be said before them; a Pendulum Effect is limited by its own half of the text. */
  readonly limits: { readonly half: Half; readonly limit: Limit }[];
  readonly oaths: Oath[];
  readonly assurances: Assurance[];
  readonly whileSo: Condition[];
  readonly ofActivation: {
    readonly oaths: Oath[];
    readonly assurances: Assurance[];
    readonly conditions: Condition[];
  };
}

/** The effects of a text with the sentences that go on with them, and the limits that bind each. */
export function effectsOf({ program: text, facts }: Pick<Card, "program" | "facts">): WholeEffect[] {
  const found: Found[] = [];
  const several: SaidOfSeveral = {
    limits: [],
    oaths: [],
    assurances: [],
    whileSo: [],
    ofActivation: { oaths: [], assurances: [], conditions: [] },
  };
  gather(text, isSpent({ program: text, facts }), found, several);
  addToEach(found, several);
  addToActivation(found, several.ofActivation);
  addLimits(text, found, several);
  return found.reduce<WholeEffect[]>(addApart, []);
}

function gather(text: CardText, spent: boolean, found: Found[], several: SaidOfSeveral): void {
  const { ofActivation } = several;
  // "Each of the following effects": those of the sentences after that one.
  let following: readonly Limit[] = [];
  let half: Half = "monster";
  let procedure: SummonRule | null = null;
  for (const sentence of numbered(text.sentences.filter(isNotOfMaterial))) {
    const last = found[found.length - 1];
    if (sentence.sentence === "heading") {
      half = sentence.part;
      following = [];
      continue;
    }
    if (sentence.sentence === "limit" && sentence.scope !== "this" && sentence.of === undefined)
      several.limits.push({ half, limit: sentence });
    const riding = spent && sentence.sentence === "effect" ? ridingOn(sentence, last?.effect) : null;
    if (riding !== null && last !== undefined) {
      last.effect = goingOn(last.effect, riding);
    } else if (sentence.sentence === "effect") {
      procedure = null;
      const own = half === "pendulum" ? { ...gained(sentence), part: half } : gained(sentence);
      const before = found.map(({ effect }) => effect);
      found.push({
        effect: whileEquippedSo(inStance(own, last?.effect), before),
        ...{ limits: [...following], provisos: [], resolving: [], assurances: [] },
      });
      following = following.filter(({ scope }) => scope !== "this");
    } else if (sentence.sentence === "limit" && sentence.scope === "this" && last === undefined) {
      following = [...following, sentence];
    } else if (sentence.sentence === "limit" && sentence.of === "preceding") {
      for (const one of found) if (isOfHalf(one.effect, half)) one.limits.push(sentence);
    } else if (sentence.sentence === "limit" && sentence.of === "following")
      following = [...following, sentence];
    else if (sentence.sentence === "oath" && sentence.of === "card") ofActivation.oaths.push(sentence);
    else if (sentence.sentence === "oath" && sentence.of === "procedure") continue;
    else if (sentence.sentence === "proviso" && sentence.of === "activation")
      ofActivation.conditions.push(sentence.condition);
    else if (sentence.sentence === "proviso" && sentence.of === "each")
      several.whileSo.push(sentence.condition);
    else if (sentence.sentence === "assurance" && sentence.of === "each") several.assurances.push(sentence);
    else if (isProcedure(sentence)) procedure = sentence;
    else if (sentence.sentence === "rider" && sentence.clauses.some(staysSo)) {
      // Before the effect that it goes on with: more may be said of that one.
      found.splice(-1, 0, heldSince(sentence.clauses.filter(staysSo)));
      const others = sentence.clauses.filter((clause) => !staysSo(clause));
      if (procedure === null && last !== undefined) last.effect = goingOn(last.effect, others);
    } else if (sentence.sentence === "rider" && procedure !== null) continue;
    else if (sentence.sentence === "assurance" && sentence.of === "card")
      ofActivation.assurances.push(sentence);
    else if (last !== undefined) addToLast(last, sentence, found);
    else if (sentence.sentence === "oath" && sentence.of === "each") several.oaths.push(sentence);
    else if (SAID_OF_AN_EFFECT.has(sentence.sentence))
      throw new NotCarriedOut("what is said of an effect that is not there");
  }
}

const isOfHalf = ({ part }: Effect, half: Half): boolean => (part === "pendulum") === (half === "pendulum");

const isActivated = ({ effect }: Found): boolean => ACTIVATED.has(effect.kind);

const goingOn = (effect: Effect, more: readonly Clause[]): Effect => ({
  ...effect,
  resolution: [...effect.resolution, ...more],
});

const under = (effect: Effect, more: readonly Condition[]): Effect => ({
  ...effect,
  conditions: [...effect.conditions, ...more],
});

/** A sentence about the effect before it, or about all before it. */
function addToLast(last: Found, sentence: Sentence, found: readonly Found[]): void {
  switch (sentence.sentence) {
    case "rider":
      last.effect = goingOn(last.effect, sentence.clauses);
      return;
    case "remark":
      last.effect = withParentheticalText(last.effect, sentence);
      return;
    case "oath":
      for (const one of sentence.of === "each" ? found.filter(isActivated) : [last])
        one.effect = withOath(one.effect, sentence);
      return;
    case "assurance":
      if (!isActivated(last) && !isOfFirmBan(sentence, last.effect))
        throw new NotCarriedOut("what cannot be done about an effect that is not activated");
      last.assurances.push(sentence);
      return;
    case "proviso":
      addProviso(last, sentence);
      return;
    case "limit":
      if (sentence.scope === "this") limitThis(last, sentence, found);
  }
}

function limitThis(last: Found, { previous, ...limit }: Limit, found: readonly Found[]): void {
  const one = found.findLast(({ effect }) => !comesWithEquipping(effect)) ?? last;
  one.limits.push(limit);
  if (previous === undefined) return;
  const before = found.slice(0, found.indexOf(one)).findLast(isActivated);
  if (before === undefined) throw new NotCarriedOut("a previous effect that is not there");
  before.limits.push({ ...limit, per: previous });
}

function addProviso(last: Found, { of, condition }: Extract<Sentence, { sentence: "proviso" }>): void {
  if (of === "quick") {
    if (last.effect.kind !== "ignition")
      throw new NotCarriedOut("an effect that is no Ignition Effect, made a Quick Effect");
    last.effect = { ...last.effect, kind: "quick" };
    last.quickIf = condition;
  } else if (condition.kind === "once-per-stay") last.effect = under(last.effect, [condition]);
  else last.provisos.push(condition);
}

function addToEach(found: readonly Found[], { oaths, assurances, whileSo }: SaidOfSeveral): void {
  if (assurances.length > 0 && !found.every(isActivated))
    throw new NotCarriedOut("what cannot be done about an effect that is not activated");
  for (const one of found) {
    one.assurances.push(...assurances);
    // What applies by itself applies only then; what is activated resolves only then.
    if (isActivated(one)) {
      one.resolving.push(...whileSo);
      one.effect = oaths.reduce(withOath, one.effect);
    } else one.effect = under(one.effect, whileSo);
  }
}

function addToActivation(
  found: readonly Found[],
  { oaths, assurances, conditions }: SaidOfSeveral["ofActivation"],
): void {
  const activations = found.filter(({ effect }) => effect.kind === "activation");
  const [first] = activations;
  if (first === undefined) {
    if (assurances.length > 0)
      throw new NotCarriedOut("what cannot be done about the activation of a card that has none");
    if (oaths.length > 0) throw new NotCarriedOut("what is forgone for activating a card that stays");
    if (conditions.length > 0) throw new NotCarriedOut("when a card is activated that has no activation");
    return;
  }
  first.assurances.push(...assurances);
  first.effect = oaths.reduce(withOath, first.effect);
  if (conditions.length > 0) for (const one of activations) one.effect = under(one.effect, conditions);
}

function addLimits(text: CardText, found: readonly Found[], { limits }: SaidOfSeveral): void {
  for (const { oath } of limitsOf(text)) {
    if (oath === undefined) continue;
    if (oath.of !== "each")
      throw new NotCarriedOut("what is forgone for one of the effects that a limit is about");
    for (const one of found.filter(isActivated)) one.effect = withOath(one.effect, oath);
  }
  for (const one of found)
    for (const { half, limit } of limits) if (isOfHalf(one.effect, half)) one.limits.push(limit);
}

/** An effect that can be activated in several ways, or with one of several effects, is that many: one of which uses all. */
function addApart(whole: WholeEffect[], one: Found): WholeEffect[] {
  const choiceGroup = whole.length;
  const { eachOnce: name, ...own } = one.effect;
  const each: readonly Limit[] =
    name === undefined ? [] : [{ sentence: "limit", word: "use", scope: "each", name, per: "turn" }];
  for (const { effect: ofMode, assurances } of eachMode(own)) {
    const mode = { ...one, effect: ofMode, assurances: [...one.assurances, ...assurances] };
    const limitGroup = name === undefined ? choiceGroup : whole.length;
    for (const effect of eachActivation(mode.effect, mode))
      whole.push({ ...mode, effect, limits: [...one.limits, ...each], choiceGroup, limitGroup });
  }
  return whole;
}

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
