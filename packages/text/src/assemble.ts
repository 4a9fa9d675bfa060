import type {
  ByNumber,
  CardFacts,
  CardText,
  Clause,
  Condition,
  Effect,
  EffectKind,
  GameId,
  Mode,
  SaidOfMode,
  Sentence,
  Span,
  Step,
  UnreadSentence,
} from "@chainwright/card-ir";
import { endsWithLabel, fromLabel, underLabel, unlabelled, withLabel } from "./labels.ts";
import { appliedIn, asMode, fromMode, isApplied, modeOf, withApplied } from "./modes.ts";
import { isPlain, type RawEffect, type RawSentence } from "./raw.ts";

/** Spells and Traps that stay on the field: their plain sentences are continuous effects. */
const STAYING = ["continuous", "equip", "field"];

/** What comes with a phase is a trigger, but in a Main Phase; a Trap answers within the Battle Phase as it does within that. */
const phaseTriggers = (condition: Condition, facts: CardFacts | undefined): boolean =>
  condition.kind === "phase" &&
  condition.phase !== "main" &&
  condition.phase !== "main1" &&
  condition.phase !== "main2" &&
  (condition.phase !== "battle" || condition.at !== undefined || facts?.kind !== "trap");

const isEvent = (condition: Condition): boolean =>
  condition.kind === "event" || (condition.kind === "either" && condition.any.some(isEvent));

/** This card has left where it is activated. */
const isGone = (condition: Condition): boolean =>
  condition.kind === "event" &&
  (condition.event.event === "moved" || condition.event.event === "left-field") &&
  "ref" in condition.event.subject &&
  condition.event.subject.ref === "this-card";

/** "Target 1 monster; …": neither "you can" nor "once per turn". */
const isAsked = ({ optional, cost, conditions, kind }: RawEffect): boolean =>
  kind === undefined && !optional && cost.length > 0 && conditions.length === 0;

const FREE: ReadonlySet<Step["verb"]> = new Set<Step["verb"]>(["target", "declare", "choose"]);

/**
 * "Tribute 1 monster; inflict 400 damage to your opponent.": a Continuous or Field Spell that is paid for in its own words, and not
 * for its activation ("Activate this card by …"), is used so while it is face-up, as often as it is paid for. What a Continuous Trap or an
 * Equip Spell has paid is paid to activate it.
 */
const isPaidInUse = ({ cost, wording = "" }: RawEffect, facts: CardFacts | undefined): boolean =>
  facts?.kind === "spell" &&
  !facts.categories.includes("equip") &&
  wording === "" &&
  cost.some(({ step }) => !FREE.has(step.verb));

/** "During the Main Phase: Special Summon this card as a Normal Monster": a Trap does that when it is activated. */
const becomesMonster = ({ optional, resolution }: RawEffect): boolean =>
  !optional && resolution.some(({ step }) => step.verb === "special-summon" && step.as !== undefined);

function isPronoun(step: Step): boolean {
  const meant = "what" in step ? step.what : step.verb === "change-damage" ? step.involving : undefined;
  return (
    meant !== undefined && "ref" in meant && meant.ref !== "this-card" && meant.ref !== "equipped-monster"
  );
}

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
    case "must-attack":
    case "attack-in-defense":
    case "change-type":
    case "excuse":
    case "hold-hand":
    case "spare-player":
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

/**
 * What is done in a phase without a link: what a card's controller has to do to keep it, and what becomes of the card itself or
 * of what was named before.
 */
const isUpkeep = ({ step }: Clause): boolean =>
  step.verb === "either" ||
  step.verb === "detach" ||
  ("what" in step && "ref" in step.what && !(step.verb === "change-stat" && step.what.ref === "this-card"));

/** Of a Spell or Trap that does not stay: "During the End Phase, destroy …" goes on with what it was activated for. */
const isOfItsTurn = ({ conditions }: RawEffect): boolean =>
  conditions.some((one) => one.kind === "phase" && one.phase === "end" && one.whose === undefined);

/** "During your Standby Phase, gain 800 LP for each monster you control.": activated in the phase, though no colon says so. */
function isActivatedDuty(effect: RawEffect, facts: CardFacts | undefined): boolean {
  if (effect.kind !== "duty" || effect.resolution.some(isUpkeep)) return false;
  const stays = facts?.kind !== "spell" && facts?.kind !== "trap";
  return stays || STAYING.some((one) => facts.categories.includes(one)) || !isOfItsTurn(effect);
}

/** `before`: the effects that the text says before it, and what may be one. */
function kindOf(
  effect: RawEffect,
  facts: CardFacts | undefined,
  before: readonly (Effect | UnreadSentence)[],
  game: GameId,
): EffectKind {
  if (isActivatedDuty(effect, facts)) return "trigger";
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
  const isPlayedFor =
    first || (!effect.optional && before.every((one) => one.sentence === "effect" && one.kind === "trigger"));
  if (!monster && !stays && isPlayedFor && !effect.conditions.some(isGone)) return "activation";
  if (stays && first && !monster && becomesMonster(effect)) return "activation";
  if (effect.conditions.some((c) => isEvent(c) || phaseTriggers(c, facts))) return "trigger";
  // What is not a matter of choice is not used by itself: it is done when the card is activated.
  if (stays && first && !monster && isAsked(effect) && !isPaidInUse(effect, facts)) return "activation";
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

const AFTER_REMARK = "after-remark";

const isAfterRemark = (sentence: Sentence): boolean =>
  sentence.sentence === "remark" || (sentence.sentence === "rider" && sentence.wording === AFTER_REMARK);

/** "Special Summon 1 “A”. (This is treated as a Fusion Summon.) Destroy it during the End Phase." */
function goesOnAfterRemark(sentences: readonly Sentence[], sentence: RawEffect): boolean {
  const before = sentences.at(-1);
  if (before === undefined || !isAfterRemark(before)) return false;
  const effect = sentences.findLast((one) => !isAfterRemark(one));
  return goesOn(effect, sentence) && effect.modes === undefined && appliedIn(effect) === undefined;
}

const asRider = ({ resolution, optional, span }: RawEffect): Sentence => ({
  sentence: "rider",
  clauses: openedByNext(resolution, optional),
  ...(span === undefined ? {} : { span }),
  wording: AFTER_REMARK,
});

/** "You can either: A, OR: B." */
const inOneSentence = ({ wording, modes }: RawEffect): boolean => modes !== undefined && wording === "either";

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
  return {
    ...before,
    ...over(before.span, sentence.span),
    resolution: [...before.resolution, ...openedByNext(sentence.resolution, sentence.optional)],
  };
}

function openedByNext(resolution: readonly Clause[], optional: boolean): readonly Clause[] {
  const [first, ...rest] = resolution as readonly [Clause, ...Clause[]];
  return [{ ...first, join: "next", ...(optional ? { optional: true } : {}) }, ...rest];
}

const effectsOf = (sentences: readonly Sentence[]): readonly (Effect | UnreadSentence)[] =>
  sentences.filter((one) => one.sentence === "effect" || one.sentence === "unread");

/** What says by what the effects after it are told apart. */
function headerOf(sentences: readonly Sentence[]): Pick<Effect, "by"> | undefined {
  const header = sentences.findLast((one) => one.sentence !== "effect" || one.gainedIf === undefined);
  if (header?.sentence === "by-number") return header;
  return header?.sentence === "effect" ? (appliedIn(header) ?? header) : undefined;
}

const AS_STEP = "as-step";

/** "Apply this effect, depending on its battle position.", on a card that stays: so the effects after it apply. */
function asHeader(sentence: RawSentence, kind: EffectKind): ByNumber | undefined {
  const step = sentence.sentence === "effect" ? appliedIn(sentence) : undefined;
  if (kind !== "continuous" || step === undefined) return undefined;
  const { verb, modes, wording = "", ...by } = step;
  return {
    sentence: "by-number",
    ...by,
    ...over(sentence.span, sentence.span),
    wording: `${wording}${AS_STEP}`,
  };
}

/** The opposite of `asHeader`. */
function fromHeader({ sentence: _, wording = "", ...by }: ByNumber): RawEffect {
  const said = wording.slice(0, -AS_STEP.length);
  const step = { verb: "apply", modes: [], ...by, ...(said === "" ? {} : { wording: said }) } as const;
  return { sentence: "effect", conditions: [], cost: [], optional: false, resolution: [{ step }] };
}

/** Puts the sentences of a card together: what kind each effect is, and which sentences go on with the one before. */
export function assemble(raw: readonly RawSentence[], game: GameId, facts?: CardFacts): CardText {
  const sentences: Sentence[] = [];
  for (const said of raw) {
    const sentence = said.sentence === "effect" ? unlabelled(said, headerOf(sentences)) : said;
    if (goesOnWithModes(sentences, sentence)) continue;
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
    } else if (sentence.sentence !== "effect") sentences.push(sentence);
    else if (before?.sentence === "effect" && isOfToss(before, sentence))
      sentences[sentences.length - 1] = goOn(before, labelled(sentence));
    else if (game === "ocg" && goesOn(before, sentence))
      sentences[sentences.length - 1] = goOn(before, sentence);
    else if (game === "ocg" && goesOnAfterRemark(sentences, sentence)) sentences.push(asRider(sentence));
    else {
      const kind =
        game === "ocg" && isPlain(sentence) && ofEquipped(before, sentence)
          ? "continuous"
          : kindOf(sentence, facts, effectsOf(sentences), game);
      sentences.push(asHeader(sentence, kind) ?? { ...sentence, kind });
    }
  }
  return { sentences };
}

/** What may be said of the effect before it, or of one of several of which that consists. */
export const isSaidOfMode = (sentence: Sentence): sentence is SaidOfMode =>
  ["oath", "remark", "assurance", "rider"].includes(sentence.sentence) ||
  (sentence.sentence === "no-effect" && sentence.of === undefined);

/** An effect with one more of those that are chosen from, or applied; `undefined` where a sentence is no such thing. */
function withMode(before: Sentence | undefined, sentence: RawSentence, said?: readonly SaidOfMode[]) {
  if (before?.sentence !== "effect") return undefined;
  const more = (modes: readonly Mode[], mode: Mode): readonly Mode[] => {
    const last = modes.at(-1);
    return said === undefined || last === undefined
      ? [...modes, mode]
      : [...modes.slice(0, -1), { ...last, said }, mode];
  };
  const mode = modeOf(before, sentence);
  if (mode !== undefined) return { ...before, modes: more(before.modes ?? [], mode) };
  return isApplied(before, sentence)
    ? withApplied(before, (modes) => more(modes, asMode(sentence)))
    : undefined;
}

/**
 * Whether a sentence is one more of the effects to choose from that the ones before begin with: "● A. You cannot Special
 * Summon the turn you activate this effect. ● B.", where what stands between two of them is said of the first.
 */
function goesOnWithModes(sentences: Sentence[], sentence: RawSentence): boolean {
  const at = sentences.findLastIndex((one) => !isSaidOfMode(one));
  const said = sentences.slice(at + 1).filter(isSaidOfMode);
  const whole = withMode(sentences[at], sentence, said.length > 0 ? said : undefined);
  if (whole === undefined) return false;
  sentences.splice(at, sentences.length, whole);
  return true;
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

/** "During your Standby Phase, …", and no colon. */
const isUncoloned = ({ kind, wording }: Effect): boolean =>
  kind === "trigger" && wording?.startsWith("in-phase") === true;

/** "If this card attacks, it gains …": continuous by these words, and not by the card that says them. */
const isStanding = ({ kind, wording }: Effect): boolean =>
  kind === "continuous" && wording?.startsWith("standing") === true;

/** The sentences as they are written: the opposite of `assemble`. */
export function takeApart(text: CardText, game: GameId): RawSentence[] {
  return sentencesOf(text, game).map((one) => (one.sentence === "effect" ? withLabel(one) : one));
}

function sentencesOf(text: CardText, game: GameId): RawSentence[] {
  return text.sentences.flatMap((sentence, i): RawSentence[] => {
    if (sentence.sentence === "equip-rule" && sentence.requirement) return [];
    if (sentence.sentence === "by-number" && sentence.wording?.endsWith(AS_STEP))
      return [fromHeader(sentence)];
    if (sentence.sentence === "rider") return [...asSaid(sentence, game)];
    if (sentence.sentence !== "effect") return [sentence];
    // It is said with the effect before it.
    if (sentence.part === "equip" || isAlsoInstead(sentence)) return [];
    const next = text.sentences[i + 1];
    const granting = next?.sentence === "effect" && next.part === "equip" ? { granted: next.resolution } : {};
    const before = text.sentences[i - 1];
    const { kind, ...effect } = sentence;
    const isSaid = SAID.includes(kind) || isPlayed(sentence) || isStanding(sentence);
    const said = isSaid ? { kind } : isUncoloned(sentence) ? { kind: "duty" as const } : {};
    const { own, following } = apart(sentence.resolution, game);
    // Under the heading of a Rush Duel card the modes are one sentence with the effect.
    if (game === "rush") {
      if (before?.sentence !== "equip-rule") return [{ ...effect, ...said, ...granting }];
      const noted = before.wording === undefined ? {} : { wording: before.wording };
      return [{ ...effect, equips: before.to, ...noted }];
    }
    if (inOneSentence(sentence)) return [{ ...effect, ...said }];
    const modes = sentence.modes?.flatMap((mode) => sayingMode(mode, game));
    const head = modes === undefined ? effect : { ...effect, modes: [] };
    if (next?.sentence === "effect" && next.replaces !== undefined && isAlsoInstead(next)) {
      const { replaces, resolution } = next;
      return [{ ...head, ...said, instead: { replaces, resolution } }];
    }
    return [{ ...head, ...said, resolution: own }, ...following, ...(modes ?? [])].flatMap(withItsModes);
  });
}

/** The sentences that say a mode. */
function sayingMode({ said = [], ...mode }: Mode, game: GameId): RawSentence[] {
  const { own, following } = apart(mode.resolution, game);
  const others = said.flatMap((one) => asSaid(one, game));
  return [fromMode({ ...mode, resolution: own }), ...following, ...others];
}

/** A rider that was an effect of its own before it came after a remark is said as one. */
const asSaid = <One extends Sentence>(one: One, game: GameId): readonly (One | RawSentence)[] =>
  one.sentence === "rider" && one.wording === AFTER_REMARK ? apart(one.clauses, game).following : [one];

/** A sentence that ends with the effects that it applies, and each of those. */
function withItsModes(sentence: RawSentence): RawSentence[] {
  if (sentence.sentence !== "effect" && sentence.sentence !== "mode") return [sentence];
  const applied = appliedIn(sentence);
  if (applied === undefined) return [sentence];
  const modes = applied.modes.flatMap((mode) => sayingMode(mode, "ocg"));
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
