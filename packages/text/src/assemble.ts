import {
  type CardFacts,
  type CardText,
  type Clause,
  type Condition,
  type Effect,
  type EffectKind,
  type EventPattern,
  type GameId,
  type Group,
  type Mode,
  type Noted,
  type Reference,
  type Sentence,
  type Span,
  type Step,
  someNode,
} from "@chainwright/card-ir";
import { endsWithLabel, fitsBasis, fromLabel, saysSort, sortSaid, underLabel } from "./labels.ts";

/** An effect as its sentence says it; which kind it is can depend on the card. */
type RawEffect = Omit<Effect, "kind"> & {
  readonly kind?: EffectKind;
  /** Rush Duel: "Equip to …" stands as the requirement. */
  readonly equips?: Group;
  /** What a Union monster does as the Equip Spell that it becomes. */
  readonly granted?: readonly Clause[];
  /** "…, also if it would be destroyed, destroy this card instead." */
  readonly instead?: Pick<Effect, "resolution" | "span"> & { readonly replaces: EventPattern };
};

export type RawSentence = Exclude<Sentence, Effect> | RawEffect;

/** Spells and Traps that stay on the field: their plain sentences are continuous effects. */
const STAYING = ["continuous", "equip", "field"];

/** A phase of its own for starting: what is said to happen in it is a trigger. The Main Phase is the time for ignition effects. */
/** What comes with a phase; a Trap answers within the Battle Phase as it does within a Main Phase. */
const phaseTriggers = (condition: Condition, facts: CardFacts | undefined): boolean =>
  condition.kind === "phase" &&
  condition.phase !== "main" &&
  condition.phase !== "main1" &&
  condition.phase !== "main2" &&
  (condition.phase !== "battle" || condition.at !== undefined || facts?.kind !== "trap");

const isEvent = (condition: Condition): boolean => condition.kind === "event";

/** This card has left where it is activated. */
const isGone = (condition: Condition): boolean =>
  condition.kind === "event" &&
  (condition.event.event === "moved" || condition.event.event === "left-field") &&
  "ref" in condition.event.subject &&
  condition.event.subject.ref === "this-card";

/** "Target 1 monster; …": neither "you can" nor "once per turn". */
const isAsked = ({ optional, cost, conditions, kind }: RawEffect): boolean =>
  kind === undefined && !optional && cost.length > 0 && conditions.length === 0;

/** "During the Main Phase: Special Summon this card as a Normal Monster": a Trap does that when it is activated. */
const becomesMonster = ({ optional, resolution }: RawEffect): boolean =>
  !optional && resolution.some(({ step }) => step.verb === "special-summon" && step.as !== undefined);

/** A sentence without ":" and ";". */
const isPlain = (effect: RawEffect): boolean =>
  effect.conditions.length === 0 &&
  effect.cost.length === 0 &&
  effect.kind === undefined &&
  effect.modes === undefined &&
  effect.replaces === undefined;

/**
 * "While this card is face-up on the field, it gains 500 ATK.", with nothing before it: that holds by itself, and is
 * not left behind by something that resolves.
 */
export const lastsAlone = (sentence: RawSentence): boolean =>
  sentence.sentence === "effect" &&
  isPlain(sentence) &&
  sentence.resolution.some(
    ({ step }) =>
      ("until" in step && step.until === "while-source-face-up") ||
      isOwnMaterialBan(step) ||
      answersThat(step),
  );

/** "Your opponent cannot activate cards or effects when that monster is Special Summoned.": by the effect before. */
const answersThat = (step: Step): boolean => {
  if (step.verb !== "forbid" || step.answering === undefined || !("subject" in step.answering)) return false;
  const { subject } = step.answering;
  return "ref" in subject && subject.ref === "that-card";
};

/** "Your opponent cannot activate monster effects or declare an attack": the player cannot, and nothing that was named before. */
export const saidOfCards = (sentence: RawSentence): boolean =>
  sentence.sentence === "effect" &&
  sentence.resolution.some(({ step }, i) => {
    const before = sentence.resolution[i - 1]?.step;
    if (before?.verb !== "forbid" || before.player === "both") return false;
    return step.verb === "forbid" && "ref" in step.what && step.what.ref === "same-subject";
  });

/** "With that name" is with the one that was declared, and with that of a card only where none was. */
export function misnames(sentence: RawSentence): boolean {
  const declares = someNode(sentence, ({ verb, property }) => verb === "declare" && property === "name");
  return someNode(
    sentence,
    ({ trait, as, wording }) =>
      (trait === "declared-name" && !declares && String(wording).split(" ").includes("that")) ||
      (trait === "same-name" && declares && (as as Partial<Reference> | undefined)?.ref === "that-card"),
  );
}

/** "This card cannot be used as Synchro Material.": a rule about how the card is used, and no effect. */
const isOwnMaterialBan = (step: Step): boolean =>
  step.verb === "forbid" && step.act === "material" && "ref" in step.what && step.what.ref === "this-card";

const isPronoun = (step: Step): boolean =>
  "what" in step &&
  "ref" in step.what &&
  step.what.ref !== "this-card" &&
  step.what.ref !== "equipped-monster";

const isEndless = (step: Step): boolean =>
  !("until" in step) || step.until === undefined || step.until === "while-face-up";

/** "Your opponent cannot target your Fish monsters, also they cannot …": "they" are those of which the same sentence spoke. */
const stands = ({ resolution }: RawEffect): boolean =>
  resolution.every(({ step }, i) => standing(step, i > 0));

/** "This card gains …", "your opponent cannot …", "negate all …" without an end: holds as long as its card is there. */
function standing(step: Step, goesOn: boolean): boolean {
  switch (step.verb) {
    case "also-attribute":
    case "fewer-tributes":
    case "worth-tributes":
    case "pierce":
    case "attack-directly":
    case "attack-only":
    case "attack-cost":
    case "must-attack":
    case "attack-in-defense":
    case "change-type":
    case "excuse":
    case "hold-hand":
      return true;
    case "normal-draw":
      return step.until === undefined;
    // "Change all … to Defense Position": also those that come later.
    case "change-position":
      return !("ref" in step.what) && step.what.quantity.kind === "all";
    case "take-control":
    case "change-name":
    case "treat-as-kind":
    case "change-attribute":
    case "change-stat":
    case "negate-effects":
    case "unaffected":
    case "more-attacks":
    case "change-damage":
    case "forbid":
      return isEndless(step) && (goesOn || !isPronoun(step));
    default:
      return false;
  }
}

/** `before`: the effects that the text says before it. */
function kindOf(
  effect: RawEffect,
  facts: CardFacts | undefined,
  before: readonly Effect[],
  game: GameId,
): EffectKind {
  if (effect.kind) return effect.kind;
  if (effect.lentTo) {
    const { lentTo: _, ...own } = effect;
    return kindOf(own, undefined, [], game);
  }
  if (effect.replaces) return "replacement";
  const monster = facts === undefined || facts.kind === "monster" || facts.kind === "creature";
  // Every Rush Duel effect with a requirement is used by hand: a monster's in the Main Phase.
  // Equip and Field Spells stay, and what they say holds as long.
  if (game === "rush")
    return monster
      ? "ignition"
      : STAYING.some((c) => facts?.categories.includes(c)) || effect.equips
        ? "continuous"
        : "activation";
  const stays = STAYING.some((c) => facts?.categories.includes(c));
  const first = before.length === 0;
  // "If this card is destroyed: You can Set it. Activate 1 of these effects": what a card is activated for may come later.
  const isPlayedFor = first || (!effect.optional && before.every(({ kind }) => kind === "trigger"));
  if (!monster && !stays && isPlayedFor && !effect.conditions.some(isGone)) return "activation";
  if (stays && first && !monster && becomesMonster(effect)) return "activation";
  if (effect.conditions.some((c) => isEvent(c) || phaseTriggers(c, facts))) return "trigger";
  // What is not a matter of choice is not used by itself: it is done when the card is activated.
  if (stays && first && !monster && isAsked(effect)) return "activation";
  // An Equip Card does nothing but hold on to its monster, which is what its text speaks of; or it says how it gets there.
  if (isPlain(effect) && facts?.categories.includes("equip") === true)
    return first && effect.resolution.some(equipsItself) ? "activation" : "continuous";
  if (isPlain(effect)) return stands(effect) || monster ? "continuous" : "activation";
  return "ignition";
}

const over = (a: Span | undefined, b: Span | undefined): { readonly span?: Span } =>
  a && b ? { span: [Math.min(a[0], b[0]), Math.max(a[1], b[1])] } : {};

const equipsItself = ({ step }: Clause): boolean =>
  step.verb === "equip" && "ref" in step.what && step.what.ref === "this-card";

const equipsThis = ({ resolution }: Pick<Effect, "resolution">): boolean =>
  resolution.slice(-1).some(equipsItself);

/** "Equip this card to that target. It gains 800 ATK.", "That monster's ATK becomes 0.": what holds as long as this card is equipped to it. */
export function ofEquipped(before: Sentence | undefined, { resolution, optional }: RawEffect): boolean {
  const [first] = resolution;
  return (
    before?.sentence === "effect" &&
    equipsThis(before) &&
    !optional &&
    first !== undefined &&
    first.condition === undefined &&
    "what" in first.step &&
    "ref" in first.step.what &&
    (first.step.what.ref === "it" || first.step.what.ref === "that-card") &&
    resolution.every(({ step }) => LASTING.has(step.verb) && isEndless(step))
  );
}

const LASTING: ReadonlySet<Step["verb"]> = new Set<Step["verb"]>([
  ...(["change-stat", "negate-effects", "unaffected", "forbid", "pierce", "attack-directly"] as const),
  ...(["attack-again", "more-attacks", "change-type", "change-attribute", "change-name"] as const),
  "become-like",
]);

/** A sentence that goes on with the effect before it: its clauses come next. */
function goesOn(before: Sentence | undefined, sentence: RawEffect): before is Effect {
  if (before?.sentence !== "effect" || before.kind === "continuous" || !isPlain(sentence)) return false;
  if (sentence.stance !== undefined || sentence.gainedIf !== undefined || endsWithLabel(before)) return false;
  return !inOneSentence(before) && !stands(sentence) && !ofEquipped(before, sentence);
}

/** "You can either: A, OR: B." */
const inOneSentence = ({ wording, modes }: RawEffect): boolean => modes !== undefined && wording === "either";

/** What modes are told apart by: of which labels the words before them speak, and what their own are. */
const basisOf = ({ wording = "" }: Noted): string | undefined => /=(\w+)/.exec(wording)?.[1];

const hasMode = (before: Effect, mode: Mode): boolean =>
  before.modes !== undefined &&
  basisOf(before) === basisOf(mode) &&
  !isPaidSo(before) &&
  before.number === undefined;

/** A sentence as one of the effects that are chosen from as the one before is activated. */
function modeOf(before: Effect, sentence: RawSentence): Mode | undefined {
  if (sentence.sentence === "mode") return hasMode(before, sentence) ? sentence : undefined;
  if (before.modes === undefined || standsByItself(sentence)) return undefined;
  if (isForNegated(before)) return isSorted(sentence) ? asNegated(sentence) : undefined;
  if (before.number !== undefined || isPaidSo(before))
    return isNumbered(sentence) ? asMode(sentence) : undefined;
  return basisOf(before) === "attributes" ? revealing(sentence) : undefined;
}

type Applied = Extract<Step, { verb: "apply" }>;

/** "…, then you can apply 1 of these effects.": what it speaks of follows. */
function appliedIn({ resolution }: Pick<Effect, "resolution">): Applied | undefined {
  const step = resolution.findLast(applies)?.step;
  return step?.verb === "apply" ? step : undefined;
}

const applies = ({ step }: Clause): boolean => step.verb === "apply";

function withApplied<Part extends Pick<Effect, "resolution">>(
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

const isSorted = (sentence: RawSentence): sentence is RawMode =>
  sentence.sentence === "effect" && saysSort(sentence.gainedIf);

/** Whether it is one of the effects that the one before applies: "● Draw 1 card.", or "● 2+: Draw 1 card." where it hangs on a number. */
function isApplied(before: Effect, sentence: RawSentence): sentence is RawMode {
  const applied = appliedIn(before);
  if (applied === undefined || standsByItself(sentence)) return false;
  if (applied.number !== undefined) return isNumbered(sentence);
  if (applied.of !== undefined)
    return isSorted(sentence) && fitsBasis((sentence as RawEffect).gainedIf, applied.by);
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

function asMode(sentence: RawMode): Mode {
  if (sentence.sentence === "mode") return sentence;
  const { gainedIf, conditions, cost, optional, resolution, span, wording } = sentence;
  const [first, ...rest] = resolution as readonly [Clause, ...Clause[]];
  return {
    sentence: "mode",
    conditions: [gainedIf, ...conditions],
    cost,
    resolution: optional ? [{ ...first, optional: true }, ...rest] : resolution,
    ...(span === undefined ? {} : { span }),
    ...(wording === undefined ? {} : { wording }),
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
function fromMode(mode: Mode): RawSentence {
  const listed = asListed(mode);
  if (listed !== undefined) return listed;
  const [first, ...conditions] = mode.conditions;
  const gainedIf = labelOf(first);
  const [opening, ...rest] = mode.resolution as readonly [Clause, ...Clause[]];
  if (gainedIf === undefined || (gainedIf.kind !== "number" && !saysSort(gainedIf))) return mode;
  const { optional = false, ...clause } = opening;
  // "Immediately after this effect resolves, you can Normal Summon 1 monster": of this step alone.
  const isOptional = optional && clause.condition === undefined && clause.step.verb !== "summon-afterwards";
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

/** "● Heads: Draw 2 cards.": what is done at once; what stands, or waits, the card gains. */
const isOfToss = (before: Effect, sentence: RawEffect): boolean =>
  before.gainedIf === undefined &&
  sentence.gainedIf?.kind === "tossed" &&
  isPlain(sentence) &&
  !stands(sentence) &&
  sentence.resolution.every(({ condition }) => condition === undefined);

const labelled = ({ gainedIf, resolution, ...effect }: RawEffect): RawEffect => ({
  ...effect,
  resolution: underLabel(resolution, gainedIf),
});

function goOn(before: Effect, sentence: RawEffect): Effect {
  if (appliedIn(before)?.modes.length)
    return withApplied(before, (modes) => modes.with(-1, longer(modes.at(-1) as Mode, sentence)));
  const last = before.modes?.at(-1);
  if (before.modes === undefined || last === undefined) return longer(before, sentence);
  return { ...before, modes: [...before.modes.slice(0, -1), longer(last, sentence)] };
}

/** An effect, or one of several to choose from, with the clauses of another sentence. */
function longer<Part extends Effect | Mode>(before: Part, sentence: RawEffect): Part {
  const [first, ...rest] = sentence.resolution as readonly [Clause, ...Clause[]];
  const opening: Clause = { ...first, join: "next", ...(sentence.optional ? { optional: true } : {}) };
  return {
    ...before,
    ...over(before.span, sentence.span),
    resolution: [...before.resolution, opening, ...rest],
  };
}

const effectsOf = (sentences: readonly Sentence[]): readonly Effect[] =>
  sentences.filter((one) => one.sentence === "effect");

/** Puts the sentences of a card together: what kind each effect is, and which sentences go on with the one before. */
export function assemble(raw: readonly RawSentence[], game: GameId, facts?: CardFacts): CardText {
  const sentences: Sentence[] = [];
  for (const sentence of raw) {
    const before = sentences.at(-1);
    if (sentence.sentence === "effect" && sentence.equips !== undefined) {
      const { equips, wording, ...effect } = sentence;
      const noted = wording === undefined ? {} : { wording };
      sentences.push({ sentence: "equip-rule", to: equips, requirement: true, ...noted });
      sentences.push({ ...effect, kind: kindOf(sentence, facts, effectsOf(sentences), game) });
    } else if (sentence.sentence === "effect" && sentence.granted !== undefined) {
      const { granted, ...effect } = sentence;
      sentences.push(
        { ...effect, kind: kindOf(effect, facts, effectsOf(sentences), game) },
        asEquip(granted),
      );
    } else if (sentence.sentence === "effect" && sentence.instead !== undefined) {
      const { instead, ...effect } = sentence;
      sentences.push(
        { ...effect, kind: kindOf(effect, facts, effectsOf(sentences), game) },
        alsoInstead(instead),
      );
    } else if (before?.sentence === "effect" && modeOf(before, sentence) !== undefined)
      sentences[sentences.length - 1] = {
        ...before,
        modes: [...(before.modes ?? []), modeOf(before, sentence) as Mode],
      };
    else if (before?.sentence === "effect" && isApplied(before, sentence))
      sentences[sentences.length - 1] = withApplied(before, (modes) => [...modes, asMode(sentence)]);
    else if (sentence.sentence !== "effect") sentences.push(sentence);
    else if (before?.sentence === "effect" && isOfToss(before, sentence))
      sentences[sentences.length - 1] = goOn(before, labelled(sentence));
    else if (game === "ocg" && goesOn(before, sentence))
      sentences[sentences.length - 1] = goOn(before, sentence);
    else
      sentences.push({
        ...sentence,
        kind:
          game === "ocg" && isPlain(sentence) && ofEquipped(before, sentence)
            ? "continuous"
            : kindOf(sentence, facts, effectsOf(sentences), game),
      });
  }
  return { sentences };
}

/** "●The equipped monster gains 400 ATK.": an effect that a Union monster has as an Equip Spell. */
const asEquip = (resolution: readonly Clause[]): Effect => ({
  sentence: "effect",
  kind: "continuous",
  part: "equip",
  conditions: [],
  cost: [],
  optional: false,
  resolution,
});

const ALSO = "also";

/** "…, also if it would be destroyed, destroy this card instead.": an effect by itself, said with the one before it. */
const alsoInstead = (instead: NonNullable<RawEffect["instead"]>): Effect => ({
  sentence: "effect",
  kind: "replacement",
  conditions: [],
  cost: [],
  optional: false,
  ...instead,
  wording: ALSO,
});

const isAlsoInstead = ({ kind, wording }: Effect): boolean => kind === "replacement" && wording === ALSO;

/** Kinds that the words say. */
const SAID: readonly EffectKind[] = ["quick", "flip", "duty", "each-time", "replacement", "payment"];

/** "Activate this card by …": the only activation with a cost that the words call so. */
const isPlayed = ({ kind, wording }: Effect): boolean =>
  kind === "activation" && (wording === "activate" || wording?.startsWith("played") === true);

/** "If this card attacks, it gains …": continuous by these words, and not by the card that says them. */
const isStanding = ({ kind, wording }: Effect): boolean =>
  kind === "continuous" && wording?.startsWith("standing") === true;

/** The sentences as they are written: the opposite of `assemble`. */
export function takeApart(text: CardText, game: GameId): RawSentence[] {
  return text.sentences.flatMap((sentence, i): RawSentence[] => {
    if (sentence.sentence === "equip-rule" && sentence.requirement) return [];
    if (sentence.sentence !== "effect") return [sentence];
    // It is said with the effect before it.
    if (sentence.part === "equip" || isAlsoInstead(sentence)) return [];
    const next = text.sentences[i + 1];
    const granting = next?.sentence === "effect" && next.part === "equip" ? { granted: next.resolution } : {};
    const before = text.sentences[i - 1];
    const { kind, ...effect } = sentence;
    const isSaid = SAID.includes(kind) || isPlayed(sentence) || isStanding(sentence);
    const said = isSaid ? { kind } : {};
    const { own, following } = apart(sentence.resolution, game);
    // Under the heading of a Rush Duel card the modes are one sentence with the effect.
    if (game === "rush") {
      if (before?.sentence !== "equip-rule") return [{ ...effect, ...said, ...granting }];
      const noted = before.wording === undefined ? {} : { wording: before.wording };
      return [{ ...effect, equips: before.to, ...noted }];
    }
    if (inOneSentence(sentence)) return [{ ...effect, ...said }];
    const modes = sentence.modes?.flatMap((mode) => {
      const parts = apart(mode.resolution, game);
      return [fromMode({ ...mode, resolution: parts.own }), ...parts.following];
    });
    const head = modes === undefined ? effect : { ...effect, modes: [] };
    if (next?.sentence === "effect" && next.replaces !== undefined && isAlsoInstead(next)) {
      const { replaces, resolution } = next;
      return [{ ...head, ...said, instead: { replaces, resolution } }];
    }
    return [{ ...head, ...said, resolution: own }, ...following, ...(modes ?? [])].flatMap(withItsModes);
  });
}

/** A sentence that ends with the effects that it applies, and each of those. */
function withItsModes(sentence: RawSentence): RawSentence[] {
  if (sentence.sentence !== "effect" && sentence.sentence !== "mode") return [sentence];
  const applied = appliedIn(sentence);
  if (applied === undefined) return [sentence];
  const modes = applied.modes.flatMap((mode) => {
    const parts = apart(mode.resolution, "ocg");
    return [fromMode({ ...mode, resolution: parts.own }), ...parts.following];
  });
  return [withApplied(sentence, () => []), ...modes];
}

/** The clauses of the first sentence, and the sentences that went on with it. */
function apart(
  clauses: readonly Clause[],
  game: GameId,
): { readonly own: readonly Clause[]; readonly following: readonly RawSentence[] } {
  const parts: Clause[][] = [[]];
  for (const clause of clauses) {
    if (game === "ocg" && clause.join === "next") parts.push([]);
    (parts.at(-1) as Clause[]).push(clause);
  }
  const [own = [], ...others] = parts;
  const following = others.map((one): RawSentence => {
    const [{ join: _, optional, ...first }, ...rest] = one as [Clause, ...Clause[]];
    return {
      sentence: "effect",
      conditions: [],
      cost: [],
      optional: optional ?? false,
      ...fromLabel([first, ...rest]),
    };
  });
  return { own, following };
}
