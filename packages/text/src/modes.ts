import type {
  Clause,
  Condition,
  Effect,
  Mode,
  Noted,
  NounPhrase,
  SortedBy,
  Step,
} from "@chainwright/card-ir";
import { fitsBasis, saysSort, sortSaid } from "./labels.ts";
import type { RawEffect, RawSentence } from "./raw.ts";

/** Effects of which one is chosen at activation, or applied: "● …" after the words that speak of them. */

/** What modes are told apart by: of which labels the words before them speak, and what their own are. */
const basisOf = ({ wording = "" }: Noted): string | undefined => /=(\w+)/.exec(wording)?.[1];

const hasMode = (before: Effect, mode: Mode): boolean =>
  before.modes !== undefined &&
  basisOf(before) === basisOf(mode) &&
  !isPaidSo(before) &&
  before.number === undefined;

/** Whether its effects are told apart by what a card is, or by whose turn it is. */
const isSortedOut = ({ of, by }: { of?: NounPhrase | undefined; by?: SortedBy }): boolean =>
  of !== undefined || by === "turn";

/** A sentence as one of the effects that are chosen from as the one before is activated. */
export function modeOf(before: Effect, sentence: RawSentence): Mode | undefined {
  if (before.modes !== undefined && isSortedOut(before))
    return isSortedBy(sentence, before.by) ? asMode(sentence) : undefined;
  if (sentence.sentence === "mode") return hasMode(before, sentence) ? sentence : undefined;
  if (before.modes === undefined || standsByItself(sentence)) return undefined;
  if (isForNegated(before)) return isSorted(sentence) ? asNegated(sentence) : undefined;
  if (before.number !== undefined || isPaidSo(before))
    return isNumbered(sentence) ? asMode(sentence) : undefined;
  return basisOf(before) === "attributes" ? revealing(sentence) : undefined;
}

type Applied = Extract<Step, { verb: "apply" }>;

/** "…, then you can apply 1 of these effects.": what it speaks of follows. */
export function appliedIn({ resolution }: Pick<Effect, "resolution">): Applied | undefined {
  const step = resolution.findLast(applies)?.step;
  return step?.verb === "apply" ? step : undefined;
}

const applies = ({ step }: Clause): boolean => step.verb === "apply";

export function withApplied<Part extends Pick<Effect, "resolution">>(
  part: Part,
  change: (modes: readonly Mode[]) => readonly Mode[],
): Part {
  const at = part.resolution.findLastIndex(applies);
  const clause = part.resolution[at] as Clause;
  const step = clause.step as Applied;
  return {
    ...part,
    resolution: part.resolution.with(at, { ...clause, step: { ...step, modes: change(step.modes) } }),
  };
}

/** "● LIGHT: If it would be destroyed, …": no effect of which another one is made, or that it applies. */
const standsByItself = (sentence: RawSentence): boolean =>
  sentence.sentence === "effect" && (sentence.kind ?? sentence.replaces) !== undefined;

type RawMode = Mode | (RawEffect & { readonly gainedIf: Condition });

const isNumbered = (sentence: RawSentence): sentence is RawMode =>
  sentence.sentence === "effect" && sentence.gainedIf?.kind === "number";

/** What its label says. */
const saidOf = (one: RawMode): Condition | undefined =>
  one.sentence === "mode" ? one.conditions[0] : one.gainedIf;

const isSorted = (sentence: RawSentence): sentence is RawMode =>
  sentence.sentence === "effect"
    ? saysSort(sentence.gainedIf)
    : // "● During your turn: …"
      sentence.sentence === "mode" && sentence.conditions[0]?.kind === "turn";

const isSortedBy = (sentence: RawSentence, by: SortedBy | undefined): sentence is RawMode =>
  !standsByItself(sentence) && isSorted(sentence) && fitsBasis(saidOf(sentence), by);

/** Whether it is one of the effects that the one before applies: "● Draw 1 card.", or "● 2+: Draw 1 card." where it hangs on a number. */
export function isApplied(before: Effect, sentence: RawSentence): sentence is RawMode {
  const applied = appliedIn(before);
  if (applied === undefined || standsByItself(sentence)) return false;
  if (applied.number !== undefined) return isNumbered(sentence);
  if (isSortedOut(applied)) return isSortedBy(sentence, applied.by);
  return sentence.sentence === "mode" && basisOf(sentence) === undefined;
}

/** "Remove any number of counters from this card to activate 1 of these effects. ● 2: …": what an effect is marked with is paid for it. */
function isPaidSo({ modes, cost }: Effect): boolean {
  const paid = cost.at(-1)?.step;
  return (
    modes !== undefined &&
    (paid?.verb === "remove-counter" || paid?.verb === "detach") &&
    (typeof paid.count !== "number" || paid.upTo === true || paid.most !== undefined)
  );
}

const CAN = "-can";

export function asMode(sentence: RawMode): Mode {
  if (sentence.sentence === "mode") return sentence;
  const { gainedIf, conditions, cost, optional, resolution, span, wording } = sentence;
  const [first, ...rest] = resolution as readonly [Clause, ...Clause[]];
  // "● You can banish this card; …": nobody has to use it.
  const used = cost.length > 0;
  const noted = optional && used ? `${wording ?? ""}${CAN}` : wording;
  return {
    sentence: "mode",
    conditions: [gainedIf, ...conditions],
    cost,
    resolution: optional && !used ? [{ ...first, optional: true }, ...rest] : resolution,
    ...(span === undefined ? {} : { span }),
    ...(noted === undefined ? {} : { wording: noted }),
  };
}

/** "Activate the appropriate effect for the card negated last;": "● Spell: …" says what that was. */
const isForNegated = ({ modes, wording }: Effect): boolean =>
  modes !== undefined && wording === "for-negated";

function asNegated(sentence: RawMode): Mode {
  const mode = asMode(sentence);
  const [label, ...conditions] = mode.conditions;
  const negated = sortSaid(label)?.what.noun as "spell" | "trap" | "monster";
  return { ...mode, conditions: [{ kind: "own-occasion", negated }, ...conditions] };
}

const labelOf = (first: Condition | undefined): Condition | undefined =>
  first?.kind === "own-occasion" && first.negated !== undefined
    ? { kind: "is", what: { ref: "sorted", noun: first.negated } }
    : first;

/** The sentence that says a mode: the opposite of `asMode`. */
export function fromMode(mode: Mode): RawSentence {
  const listed = asListed(mode);
  if (listed !== undefined) return listed;
  const [first, ...conditions] = mode.conditions;
  const gainedIf = labelOf(first);
  const [opening, ...rest] = mode.resolution as readonly [Clause, ...Clause[]];
  if (gainedIf === undefined || (gainedIf.kind !== "number" && !saysSort(gainedIf))) return mode;
  const { optional = false, ...clause } = opening;
  // "Immediately after this effect resolves, you can Normal Summon 1 monster": of this step alone.
  const isOptional = optional && clause.condition === undefined && clause.step.verb !== "summon-afterwards";
  const { wording, ...said } = mode;
  if (mode.cost.length > 0) {
    const can = wording?.endsWith(CAN) === true;
    const noted = can ? wording.slice(0, -CAN.length) : wording;
    const kept = noted === undefined || noted === "" ? said : { ...said, wording: noted };
    return { ...kept, sentence: "effect", gainedIf, conditions, optional: can };
  }
  return {
    ...mode,
    sentence: "effect",
    gainedIf,
    conditions,
    optional: isOptional,
    resolution: isOptional ? [clause, ...rest] : mode.resolution,
  };
}

type Listed = Extract<Step, { verb: "reveal" }>;

/** "● FIRE: …" where that is an Attribute of a monster to reveal: that is the cost of it. */
function revealing(sentence: RawSentence): Mode | undefined {
  if (sentence.sentence !== "effect" || sentence.conditions.length + sentence.cost.length > 0)
    return undefined;
  const being = sortSaid(sentence.gainedIf)?.being;
  if (being?.traits.some(({ trait }) => trait !== "attribute") !== false || sentence.optional)
    return undefined;
  const { resolution, span } = sentence;
  const what = {
    quantity: { kind: "exactly", n: 1 },
    traits: being.traits,
    noun: "monster",
    where: [{ trait: "in", place: { of: "you", names: ["hand"] } }],
  } as const;
  return {
    sentence: "mode",
    conditions: [],
    cost: [{ step: { verb: "reveal", what } }],
    resolution,
    ...(span === undefined ? {} : { span }),
    wording: "=attributes",
  };
}

/** The opposite of `revealing`. */
function asListed(mode: Mode): RawSentence | undefined {
  const { what } = (mode.cost[0]?.step ?? {}) as Partial<Listed>;
  if (basisOf(mode) !== "attributes" || what === undefined || "ref" in what || what.both !== undefined)
    return undefined;
  if (what.quantity.kind !== "exactly" || what.quantity.n !== 1) return undefined;
  const being = { quantity: { kind: "a" }, traits: what.traits, noun: "card", where: [] } as const;
  const { wording: _, ...said } = mode;
  const gainedIf: Condition = { kind: "is", what: { ref: "sorted" }, being };
  return { ...said, sentence: "effect", cost: [], optional: false, gainedIf };
}
