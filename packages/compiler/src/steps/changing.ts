import {
  type Clause,
  eachNode,
  isReference,
  type NounPhrase,
  type Stat,
  type Step,
  type Value,
} from "@chainwright/card-ir";
import {
  attributeOf,
  isNegated,
  keywordNumber,
  originalOf,
  otherName,
  statOf,
  typeOf,
} from "@chainwright/engine/applying";
import { countersOn, hasPositions } from "@chainwright/engine/changes";
import { eachRecord, isOnField, putInForce, record } from "@chainwright/engine/history";
import {
  definitionOf,
  linkOf,
  type Reckon,
  someCard,
  statNumber,
  type Using,
  usingOf,
} from "@chainwright/engine/program";
import {
  ACT,
  type Action,
  action,
  CARD,
  type CardId,
  type Duel,
  FACE,
  FORCE,
  type ForceId,
  firstOf,
  IN_FORCE,
  NO_CARD,
  NOW,
  no,
  POSITION,
  STAT,
  UNTIL,
} from "@chainwright/engine/state";
import type { FrameId } from "@chainwright/kernel";
import { withComparedCardKept, withNamesCompared } from "../nouns/compared-card.ts";
import { type Exclusion, isFaceDown } from "../nouns/illegal-choices.ts";
import { lackingStat } from "../nouns/traits-of-values.ts";
import { wordDeclared } from "../runtime/declared-values.ts";
import { treatAsKind, untilOf } from "../runtime/durations.ts";
import { isAboveZero } from "../runtime/recorded-numbers.ts";
import { alsoValueOf, compileChange } from "../values/compile-value.ts";
import { NotCarriedOut } from "../words/not-carried-out.ts";
import { numbersTo } from "./choosing.ts";
import type { Part } from "./effect-part.ts";
import { comparedCard, leaveBehind } from "./lingering.ts";
import type { Verbs } from "./step-helpers.ts";

/** What a value of so much becomes. */
function newValue(change: ChangeStat["change"], now: number, amount: number): number {
  switch (change) {
    case "become":
      return amount;
    case "halve":
      return Math.ceil(now / 2);
    case "double":
      return now * 2;
    case "gain":
      return now + amount;
    case "lose":
      return Math.max(0, now - amount);
  }
}

type ChangeStat = Extract<Step, { verb: "change-stat" }>;

function changeStat(
  duel: Duel,
  using: Using,
  card: CardId,
  step: ChangeStat,
  stat: number,
  amount: number,
  counter: number | null,
): void {
  const { card: source, effect, player } = using;
  const until = counter === null ? untilOf(duel, player, step.until) : UNTIL.withoutCounter + counter;
  const base = { card, source, effect, player, what: stat, until };
  if (step.original !== true && (step.change === "gain" || step.change === "lose")) {
    const now = statOf(duel, card, stat);
    const room = step.max !== undefined ? step.max - now : step.min !== undefined ? now - step.min : amount;
    const by = Math.min(amount, Math.max(0, room));
    putInForce(duel, { ...base, kind: FORCE.statGain, value: step.change === "gain" ? by : -by });
    return;
  }
  const now = step.original === true ? originalOf(duel, card, stat) : statOf(duel, card, stat);
  const becomes = newValue(step.change, now, amount);
  const kind = step.original === true ? FORCE.originalBecome : FORCE.statBecome;
  // A new original value takes away for good what the value had become before; what was added stays.
  if (step.original === true) forgetBecome(duel, card, stat);
  putInForce(duel, { ...base, kind, value: becomes });
}

function forgetBecome(duel: Duel, card: CardId, stat: number): void {
  const { state } = duel;
  state.retain<ForceId>(
    IN_FORCE,
    (force) =>
      state.get(IN_FORCE.kind, force) !== FORCE.statBecome ||
      state.get(IN_FORCE.card, force) !== card ||
      state.get(IN_FORCE.what, force) !== stat,
  );
}

/** A Level, Rank or Link Rating, which only monsters of some kinds have. */
const hasLevels = (stat: Stat): boolean => stat !== "atk" && stat !== "def";

const isStat = (value: ChangeStat["value"]): value is Extract<Value, { value: "stat" }> =>
  typeof value === "object" && "value" in value && value.value === "stat";

/** No change is one by nothing, or of nothing: 0 that is halved or becomes 0. */
function wouldChange(part: Part, step: ChangeStat, value: Reckon, ofEach: boolean): void {
  const { what, change, original } = step;
  if (change === "gain" || change === "lose") {
    if (!ofEach && step.value !== undefined && typeof step.value !== "number")
      part.needsEffect([step.value], isAboveZero(value));
    return;
  }
  const cards = part.scope.noun(what);
  const lacks = hasLevels(step.stat) ? lackingStat(step.stat) : null;
  if (change === "become" && isStat(step.value) && lacks !== null && !isReference(what)) {
    // "The Levels of all become that monster's": of one of them at least it has to be another. See also `alikeAlready`.
    const stat = statNumber(step.stat);
    if (!ofEach)
      part.needsEffect([what, step.value], (duel, using) => {
        const wanted = value(duel, using);
        const differs = (card: CardId): boolean =>
          !lacks(duel, using, card) && statOf(duel, card, stat) !== wanted;
        return someCard(cards, duel, using, differs);
      });
    return;
  }
  if (change === "become" && step.value !== 0) return;
  const stats = [step.stat, ...(step.also ? [step.also] : [])].map(statNumber);
  const read = original === true ? originalOf : statOf;
  part.needsEffect([what], (duel, using) => {
    // Which ones they are may show later.
    let isNone = false;
    cards.each(duel, using, (card) => {
      isNone = stats.every((stat) => read(duel, card, stat) === 0);
      return isNone;
    });
    return !isNone;
  });
}

/** "Increase its Level by up to 3": asks by how much. No Level is reduced below 1. */
function askUpTo(part: Part, step: ChangeStat, slot: number): (duel: Duel) => number {
  const { value: most, change } = step;
  const stat = statNumber(step.stat);
  const reckoned = part.scope.value(most ?? 0);
  const numbers = (duel: Duel, frame: FrameId): readonly Action[] =>
    numbersTo(reckoned(duel, usingOf(duel, linkOf(duel, frame)))).map((n) => action(ACT.number, n));
  const leaves = (duel: Duel, frame: FrameId, choice: Action): boolean => {
    if (change !== "lose" || firstOf(choice) === 1) return true;
    let enough = true;
    eachRecord(duel, linkOf(duel, frame), slot, (_, card) => {
      if (card !== NO_CARD && statOf(duel, card, stat) <= firstOf(choice)) enough = false;
    });
    return enough;
  };
  const question = part.builder.addQuestion({
    name: "choose amount",
    candidates(duel, frame, _player, offer) {
      for (const one of numbers(duel, frame)) if (leaves(duel, frame, one)) offer(one);
    },
    check: (duel, frame, _player, choice, why) =>
      (numbers(duel, frame).includes(choice) && leaves(duel, frame, choice)) || !no(why, duel.law.notAChoice),
  });
  part.add((duel, using, frame) => {
    if (numbers(duel, frame).length > 0) duel.ask(question, using.player, frame);
    else duel.state.write(NOW.answer, action(ACT.number, 0));
  });
  return (duel) => firstOf(duel.state.read(NOW.answer) as Action);
}

/** "… becomes the same Type as the revealed monster": what that one is now. */
function becomeAs(
  part: Part,
  step: Extract<Step, { verb: "change-type" | "change-attribute" }>,
  slot: number,
  as: NounPhrase,
  kind: number,
  wordOf: (duel: Duel, card: CardId) => string | undefined,
): void {
  const models = part.scope.noun(as);
  part.onEach(step.what, slot, (duel, using, card) => {
    const { card: source, effect, player } = using;
    let word: string | undefined;
    models.each(duel, using, (model) => {
      word = wordOf(duel, model);
    });
    if (word === undefined) return false;
    const value = duel.catalogue.word(word);
    putInForce(duel, { kind, card, source, effect, player, value, until: untilOf(duel, player, step.until) });
    return true;
  });
}

/** "It becomes that Type and Attribute": those that were declared. */
function becomeDeclared(
  part: Part,
  step: Extract<Step, { verb: "change-type" | "change-attribute" }>,
  slot: number,
): void {
  if (step.until === undefined && "ref" in step.what && step.what.ref === "equipped-monster")
    throw new NotCarriedOut("becoming what was declared as long as it is equipped");
  const properties = [
    step.verb === "change-type" ? ("type" as const) : ("attribute" as const),
    ...("also" in step && step.also !== undefined ? [step.also] : []),
  ];
  part.onEach(step.what, slot, (duel, using, card) => {
    const { card: source, effect, player } = using;
    const until = untilOf(duel, player, step.until);
    for (const property of properties) {
      const word = wordDeclared(duel, using, property);
      if (word === undefined) return false;
      const kind = property === "type" ? FORCE.typeBecome : FORCE.attributeBecome;
      putInForce(duel, { kind, card, source, effect, player, value: duel.catalogue.word(word), until });
    }
    return true;
  });
}

/** A card on the field whose effects are negated already, or a monster that has none. */
function hasNoneToNegate(duel: Duel, card: CardId): boolean {
  const { facts } = duel.definition(duel.state.get(CARD.def, card)).card;
  const hasNone = facts.kind === "monster" && !facts.categories.includes("effect");
  return isOnField(duel, card) && (hasNone || isNegated(duel, card));
}

/** Which monsters lie as they would be turned. */
function liesSo({ to, faceUp }: Extract<Step, { verb: "change-position" }>): Exclusion | null {
  if (to !== "attack" && to !== "defense" && to !== "face-down-defense") return null;
  const wanted = to === "attack" ? POSITION.attack : POSITION.defense;
  const face = to === "face-down-defense" ? FACE.down : to === "attack" || faceUp === true ? FACE.up : null;
  return ({ state }, _, card) =>
    state.get(CARD.position, card) === wanted && (face === null || state.get(CARD.face, card) === face);
}

/**
 * On which cards a change would leave all as it is: a Level on what has none, an Attribute or a Level that it has already,
 * effects that are negated already, the position in which it lies.
 */
export function leavesAsItIs(step: Step): Exclusion | null {
  if (step.verb === "negate-effects") return (duel, _, card) => hasNoneToNegate(duel, card);
  if (step.verb === "change-position") return liesSo(step);
  if (step.verb === "change-attribute" && step.attribute !== undefined)
    return (duel, _, card) => attributeOf(duel, card) === step.attribute;
  if (step.verb === "change-type" && step.type !== undefined)
    return (duel, _, card) => typeOf(duel, card) === step.type;
  if (step.verb !== "change-stat" || step.also !== undefined) return null;
  const lacks = lackingStat(step.stat);
  if (lacks === null || !hasLevels(step.stat)) return null;
  const [stat, value] = [statNumber(step.stat), step.change === "become" ? step.value : undefined];
  return (duel, using, card) => lacks(duel, using, card) || statOf(duel, card, stat) === value;
}

/** "This card's Level becomes the same as that monster's": what has the same already is no target, where nothing else is done with it. */
export function alikeAlready(resolution: readonly Clause[]): ReadonlyMap<string, Exclusion> {
  const found = new Map<string, Exclusion>();
  for (const { step } of resolution) {
    if (step.verb !== "change-stat" || step.change !== "become" || step.also !== undefined) continue;
    const { value, what } = step;
    if (typeof value !== "object" || value.value !== "stat" || !isReference(what)) continue;
    const named = "of" in value && isReference(value.of) ? value.of.slot : undefined;
    if (what.ref !== "this-card" || named === undefined || value.stat !== step.stat) continue;
    const spoken: unknown[] = [];
    eachNode(resolution, (node) => void (node.slot === named && spoken.push(node)));
    const stat = statNumber(step.stat);
    if (spoken.length === 1)
      found.set(named, (duel, using, card) => statOf(duel, card, stat) === statOf(duel, using.card, stat));
  }
  return found;
}

/** "Reduce the Levels of all monsters in your hand by 2 (even after they are Summoned)": kept by those that come to the field. */
function changeInHand(part: Part, step: ChangeStat, slot: number): void {
  if (step.change !== "gain" && step.change !== "lose")
    throw new NotCarriedOut("a value set in the hand that monsters keep on the field");
  if (typeof step.value !== "number" || step.original === true || step.upTo === true)
    throw new NotCarriedOut("a change in the hand of other values than so much");
  const { step: asked, card } = withComparedCardKept(withNamesCompared(step));
  leaveBehind(part, asked, slot, card === null ? undefined : comparedCard(card, part));
}

/** Verbs that change what cards are. */
export const changingVerbs: Verbs = {
  "gain-keyword": (part, step, slot) =>
    part.onEach(step.what, slot, (duel, { card: source, effect, player }, card) => {
      const what = keywordNumber(step.keyword);
      const until = untilOf(duel, player, step.until);
      putInForce(duel, { kind: FORCE.keyword, card, source, effect, player, what, until });
      return true;
    }),

  "treat-as-kind": (part, step, slot) =>
    part.onEach(step.what, slot, (duel, using, card) => {
      treatAsKind(duel, using, card, step.kind, step.until);
      return true;
    }),

  "change-type"(part, step, slot) {
    if (step.as !== undefined) becomeAs(part, step, slot, step.as, FORCE.typeBecome, typeOf);
    else if (step.declared === true) becomeDeclared(part, step, slot);
    else leaveBehind(part, step, slot);
  },

  "change-attribute"(part, step, slot) {
    if (step.as !== undefined) becomeAs(part, step, slot, step.as, FORCE.attributeBecome, attributeOf);
    else if (step.declared === true) becomeDeclared(part, step, slot);
    else leaveBehind(part, step, slot);
  },

  "change-name"(part, step, slot) {
    if (step.as === undefined) {
      leaveBehind(part, step, slot);
      return;
    }
    if (step.for !== undefined || step.also !== undefined)
      throw new NotCarriedOut("the name of another card beside its own, or as material");
    // "… becomes the same as the chosen monster": what that one is called now.
    const models = part.scope.noun(step.as);
    part.onEach(step.what, slot, (duel, using, card) => {
      const { card: source, effect, player } = using;
      let name: string | null = null;
      models.each(duel, using, (model) => {
        const other = step.original === true ? null : otherName(duel, model);
        name ??= other ?? definitionOf(duel, model).card.name.en;
      });
      if (name === null) return false;
      const what = duel.catalogue.word(name);
      putInForce(duel, {
        kind: FORCE.named,
        card,
        source,
        effect,
        player,
        what,
        until: untilOf(duel, player, step.until),
      });
      return true;
    });
  },

  "swap-stats"(part, step, slot) {
    const of = step.current === true ? statOf : originalOf;
    // A Link Monster has no DEF.
    part.exclude((duel, _, card) => !hasPositions(duel, card));
    part.onEach(step.what, slot, (duel, { card: source, effect, player }, card) => {
      const [atk, def] = [of(duel, card, STAT.atk), of(duel, card, STAT.def)];
      const base = {
        kind: step.current === true ? FORCE.statBecome : FORCE.originalBecome,
        card,
        source,
        effect,
        player,
        until: untilOf(duel, player, step.until),
      };
      putInForce(duel, { ...base, what: STAT.atk, value: def });
      putInForce(duel, { ...base, what: STAT.def, value: atk });
      return true;
    });
  },

  "change-stat"(part, step, slot) {
    if (step.goesAlong === true) {
      changeInHand(part, step, slot);
      return;
    }
    const { reckon: value, ofEach } = compileChange(step.value ?? 0, part.scope);
    const alsoValue = alsoValueOf(step);
    const other = alsoValue === undefined ? value : part.scope.value(alsoValue);
    const stats = [step.stat, ...(step.also ? [step.also] : [])].map(statNumber);
    // "Its Level/Rank": whichever it has; what has no Level has none that changes.
    const lacks = [step.stat, ...(step.also ? [step.also] : [])].map(lackingStat);
    wouldChange(part, step, value, ofEach);
    part.exclude(
      (duel, using, card, why) =>
        isFaceDown(duel, using, card, why) || lacks.every((test) => test?.(duel, using, card)),
    );
    part.fill(step.what, slot);
    const said = step.upTo === true ? askUpTo(part, step, slot) : null;
    const former = part.scope.noteLastKnownOf(step.what);
    const counter = step.whileCounter === undefined ? null : part.builder.word(step.whileCounter);
    // "The Levels of both become their total": what they were before any of them changes.
    part.doAll(slot, (duel, using) => {
      const shared = ofEach ? 0 : said === null ? value(duel, using) : said(duel);
      const otherShared = other === value ? shared : other(duel, using);
      return (card) => {
        if (lacks.every((test) => test?.(duel, using, card))) return false;
        const amount = ofEach ? value(duel, { ...using, subject: card }) : shared;
        const otherAmount = other === value ? amount : otherShared;
        // Read off cards that are none, it is no number.
        if (Number.isNaN(amount) || Number.isNaN(otherAmount)) return false;
        if (step.upTo === true && step.change === "lose" && statOf(duel, card, stats[0] as number) <= amount)
          return false;
        // "Loses exactly 500": all of it or none.
        if (step.exactly === true && stats.some((stat) => statOf(duel, card, stat) < amount)) return false;
        if (counter !== null && countersOn(duel, card, counter) === 0) return false;
        if (former !== null) record(duel, using.link, former.slot, NO_CARD, statOf(duel, card, former.stat));
        for (const [i, stat] of stats.entries())
          if (!lacks[i]?.(duel, using, card))
            changeStat(duel, using, card, step, stat, i > 0 ? otherAmount : amount, counter);
        return true;
      };
    });
  },
};
