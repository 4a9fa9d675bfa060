import type {
  Clause,
  Condition,
  Effect,
  EventPattern,
  Group,
  KeywordName,
  NounPhrase,
  PhaseName,
  Place,
  Stat,
  Step,
  Who,
} from "@chainwright/card-ir";
import { isReference } from "@chainwright/card-ir";
import { attackerOf, attackTargetOf } from "../battle.ts";
import type { Duel } from "../duel.ts";
import { NO_CARD } from "../schema.ts";
import { CAUSE, DOES, MANNER, type Player, POSITION } from "../vocabulary.ts";
import type { Cards } from "./cards.ts";
import { compileCondition } from "./conditions.ts";
import { compileBattle, compileOccasion, type Occasion } from "./events.ts";
import { wasSummonedBy } from "./happened.ts";
import { compileNoun } from "./nouns.ts";
import type { Slots } from "./slots.ts";
import { type Check, NotCarriedOut } from "./using.ts";
import { compileValue, type Reckon } from "./values.ts";
import { playerOf, statNumber } from "./words.ts";

type StepOf<V extends Step["verb"]> = Extract<Step, { verb: V }>;

/** What somebody cannot do, or what cannot happen to a card. */
export type Act = StepOf<"forbid">["act"];

type Doing =
  /** `defeated`: of monsters that were destroyed by battle. */
  | { readonly does: typeof DOES.negate; readonly defeated: boolean }
  | { readonly does: typeof DOES.unaffected; readonly by: Cards }
  | {
      readonly does: typeof DOES.forbid;
      readonly act: Act;
      readonly player: StepOf<"forbid">["player"];
      /** `CAUSE` bits; 0 for whatever cause. */
      readonly causes: number;
      /** All of the cards but these. */
      readonly except: Cards | null;
      /** Whose effect, or battle with which monster. */
      readonly by: Cards | null;
      /** Only at the attack of one of these, or in this phase. */
      readonly whenAttacks: Cards | null;
      readonly answering: Occasion | null;
      readonly phase: PhaseName | null;
      /** Of a ban on activating: where effects are meant, too; null for everywhere. */
      readonly effectsIn: Place | null;
    }
  | {
      readonly does: typeof DOES.stat;
      readonly stats: readonly number[];
      readonly change: StepOf<"change-stat">["change"];
      readonly original: boolean;
      /** Reckoned after all other changes, and again after each of them: what depends on the outcome of those. */
      readonly last: boolean;
      readonly value: Reckon;
    }
  /** `replaces`: it has no other any more. */
  | { readonly does: typeof DOES.attribute; readonly attribute: string; readonly replaces: boolean }
  /** `type`: null for the declared one. */
  | { readonly does: typeof DOES.type; readonly type: string | null }
  /** `asMaterial`: only of a Fusion Summon; instead of its own name, or beside it. */
  | {
      readonly does: typeof DOES.name;
      readonly name: string;
      readonly asMaterial: "instead" | "also" | null;
    }
  | {
      readonly does: typeof DOES.moreAttacks;
      readonly count: number;
      readonly on: "monsters" | "each-monster" | null;
    }
  | {
      readonly does: typeof DOES.worth;
      readonly count: number;
      readonly for: Cards;
      /** `POSITION`, or null for any. */
      readonly position: number | null;
    }
  | { readonly does: typeof DOES.lent; readonly for: Cards; readonly position: number | null }
  | {
      readonly does: typeof DOES.noDamage;
      readonly player: (user: Player) => Player;
      /** Of damage by effects: only those of the player's opponent. */
      readonly kind: "battle" | "effect";
      readonly opponents: boolean;
    }
  | { readonly does: typeof DOES.position; readonly position: number }
  | {
      readonly does: typeof DOES.redirect;
      /** The zones for which the card would leave, and the one where it goes instead. */
      readonly from: (duel: Duel) => number;
    }
  | { readonly does: typeof DOES.destroy }
  | { readonly does: typeof DOES.pierce }
  | { readonly does: typeof DOES.control }
  | { readonly does: typeof DOES.win }
  /** Damage by effects becomes a gain of as much LP, or the other way round. */
  | {
      readonly does: typeof DOES.exchange;
      readonly from: "damage" | "gain";
      readonly player: Who;
    }
  /** When its card leaves the field, or one of others (`of`) in a manner (0: any), the cards are destroyed. */
  | { readonly does: typeof DOES.farewell; readonly of: Cards | null; readonly manner: number }
  | { readonly does: typeof DOES.direct }
  | { readonly does: typeof DOES.attackOnly; readonly targets: Cards }
  | { readonly does: typeof DOES.attackCost; readonly amount: number }
  | { readonly does: typeof DOES.tributes; readonly fewer: number; readonly player: Who }
  | { readonly does: typeof DOES.brittle }
  | { readonly does: typeof DOES.keyword; readonly keyword: KeywordName }
  /** `once`: in a turn. Its player is asked. */
  | { readonly does: typeof DOES.halve; readonly once: boolean }
  | { readonly does: typeof DOES.excuse; readonly to: Place; readonly at: PhaseName }
  /** `causes`: `CAUSE` bits; 0 for whatever cause. */
  | { readonly does: typeof DOES.substitute; readonly causes: number };

/** One thing that a continuous effect does to cards as long as it applies. */
export type Standing = Doing & {
  readonly cards: Cards;
  readonly conditions: readonly Check[];
  /** What other effects do that it hangs on, as a mask of `DOES`: one that asks for Types comes after those that set them. */
  readonly asks: number;
};

const ASKED: Readonly<Record<string, number>> = {
  type: DOES.type,
  attribute: DOES.attribute,
  highest: DOES.stat,
};

/** What the words of a clause ask for. */
function asksOf(node: unknown): number {
  if (node === null || typeof node !== "object") return 0;
  const own = "trait" in node ? (ASKED[String(node.trait)] ?? 0) : 0;
  return Object.values(node).reduce((mask: number, inner) => mask | asksOf(inner), own);
}

/** Whether what becomes of a stat hangs on what becomes of others. */
const readsStats = (node: unknown): boolean => {
  if (node === null || typeof node !== "object") return false;
  if ("value" in node && (node.value === "highest" || (node.value === "stat" && !("original" in node))))
    return true;
  return Object.values(node).some(readsStats);
};

export const causesOf = ({ by = [] }: { readonly by?: StepOf<"forbid">["by"] }): number =>
  by.reduce((mask, word) => mask | (word === "battle" ? CAUSE.battle : CAUSE.effect), 0);

const isThisCard = (what: NounPhrase): boolean =>
  isReference(what) && what.ref === "this-card" && what.and === undefined;

const AT_ONCE = { fast: true, settled: true };

const answerTo = (event: EventPattern) => ({ kind: "event", word: "when", event }) as const;

const forbidding = (step: StepOf<"forbid">, slots: Slots): Extract<Doing, { does: typeof DOES.forbid }> => ({
  does: DOES.forbid,
  act: step.act,
  player: step.player,
  causes: causesOf(step),
  except: step.except ? compileNoun(step.except, slots) : null,
  by: step.byCards ? compileNoun(step.byCards, slots) : null,
  whenAttacks: step.whenAttacks ? compileNoun(step.whenAttacks, slots) : null,
  answering: step.answering ? compileOccasion(answerTo(step.answering), AT_ONCE, slots) : null,
  phase: step.phase ?? null,
  effectsIn: step.effects ?? null,
});

/** The card on which a resolved effect has left something. */
const BOUND: Cards = {
  settled: true,
  min: 1,
  max: 1,
  test: (_duel, using, card) => using.subject === card,
  each(_duel, using, visit) {
    visit(using.subject);
  },
};

/** What applies to cards for a time as a continuous effect would. */
export type Lingering = Extract<
  Step,
  {
    verb:
      | "unaffected"
      | "forbid"
      | "change-type"
      | "change-attribute"
      | "change-name"
      | "attack-directly"
      | "attack-only"
      | "more-attacks"
      | "worth-tributes"
      | "lend-tribute";
  }
>;

/** Whether it is about the cards that are meant at the time, not about all that fit later. */
export const isFixed = (step: Lingering): boolean =>
  step.verb !== "forbid" ||
  isReference(step.what) ||
  (step.player === "both" && !["all", "every"].includes((step.what as Group).quantity.kind));

/** What a resolved effect leaves behind on its cards, or where it names no card at the time, on all that fit later. */
export function compileLingering(step: Lingering, slots: Slots): Standing {
  const cards = isFixed(step) ? BOUND : compileNoun(step.what, slots);
  return { ...doing(step, slots), cards, conditions: [], asks: 0 };
}

function doing(step: Step, slots: Slots): Doing {
  switch (step.verb) {
    case "negate-effects":
      return {
        does: DOES.negate,
        defeated:
          !isReference(step.what) && step.what.where.some((trait) => trait.trait === "destroyed-by-battle"),
      };
    case "unaffected":
      return { does: DOES.unaffected, by: compileNoun(step.by, slots) };
    case "forbid":
      return forbidding(step, slots);
    case "change-stat":
      if (step.exactly === true) throw new NotCarriedOut("a continuous effect that takes all or nothing");
      return {
        does: DOES.stat,
        stats: [step.stat, ...(step.also ? [step.also] : [])].map(statNumber),
        change: step.change,
        original: step.original === true,
        last: step.change === "halve" || step.change === "double" || readsStats(step.value),
        value: compileValue(step.value ?? 0, slots),
      };
    case "take-control":
      return { does: DOES.control };
    case "excuse":
      return { does: DOES.excuse, to: step.to, at: step.at };
    case "pierce":
      return { does: DOES.pierce };
    case "attack-directly":
      return { does: DOES.direct };
    case "attack-only":
      return { does: DOES.attackOnly, targets: compileNoun(step.targets, slots) };
    case "attack-cost":
      return { does: DOES.attackCost, amount: step.amount };
    case "gain-keyword":
      return { does: DOES.keyword, keyword: step.keyword };
    case "fewer-tributes":
      return { does: DOES.tributes, fewer: step.count, player: step.player };
    case "also-attribute":
      return { does: DOES.attribute, attribute: step.attribute, replaces: false };
    case "change-attribute":
      if (step.attribute === undefined) throw new NotCarriedOut("the Attribute of another card for good");
      return { does: DOES.attribute, attribute: step.attribute, replaces: true };
    case "change-type":
      return { does: DOES.type, type: step.type ?? null };
    case "change-name":
      if (step.name === undefined) throw new NotCarriedOut("the name of another card for good");
      return {
        does: DOES.name,
        name: step.name,
        asMaterial: step.for === undefined ? null : step.also === true ? "also" : "instead",
      };
    case "more-attacks":
      return { does: DOES.moreAttacks, count: step.count ?? 1, on: step.on ?? null };
    case "worth-tributes":
      return {
        does: DOES.worth,
        count: step.count,
        for: compileNoun({ ...step.for, quantity: { kind: "all" } as const }, slots),
        position: step.position === undefined ? null : POSITION[step.position],
      };
    case "lend-tribute":
      return {
        does: DOES.lent,
        for: compileNoun({ ...step.for, quantity: { kind: "all" } as const }, slots),
        position: step.position === undefined ? null : POSITION[step.position],
      };
    case "change-position":
      if (step.to !== "attack" && step.to !== "defense")
        throw new NotCarriedOut("a continuous effect that turns face-down or over");
      return { does: DOES.position, position: POSITION[step.to] };
    case "destroy":
      if (isThisCard(step.what)) return { does: DOES.destroy };
      throw new NotCarriedOut("a continuous effect that destroys other cards");
    default:
      throw new NotCarriedOut(`a continuous effect that does "${step.verb}"`);
  }
}

/** "If this card attacks a Defense Position monster": as long as the battle lasts, from its declaration on. */
function compileWhileBattling(condition: Extract<Condition, { kind: "event" }>, slots: Slots): Check {
  if (condition.event.event !== "battles" || condition.or)
    throw new NotCarriedOut("a continuous effect about what happens");
  const side = compileBattle(condition.event, slots);
  return (duel, using) => side(duel, using, attackerOf(duel), attackTargetOf(duel)) !== NO_CARD;
}

/** "When this card leaves the field, destroy …", "when an effect that targets it resolves, …": without a chain. */
function farewell({ event, then }: StepOf<"whenever">, slots: Slots): Standing {
  const [only, ...others] = then;
  if (event.event === "effect-resolved" && only?.step.verb === "destroy" && others.length === 0)
    return { does: DOES.brittle, cards: compileNoun(event.targeting, slots), conditions: [], asks: 0 };
  if (only?.step.verb !== "destroy" || others.length > 0)
    throw new NotCarriedOut("what is done whenever something happens");
  const does = DOES.farewell;
  const cards = compileNoun(only.step.what, slots);
  if (event.event === "left-field" && isThisCard(event.subject))
    return { does, of: null, manner: 0, cards, conditions: [], asks: 0 };
  const destroyed = event.event === "moved" && event.manner.join() === "destroyed" && event.to === undefined;
  if (!destroyed || event.by !== undefined || event.from !== undefined || isDoneBySome(event))
    throw new NotCarriedOut("what is done whenever something happens");
  const of = compileNoun(event.subject, slots);
  return { does, of, manner: MANNER.destroyed, cards, conditions: [], asks: 0 };
}

/** "You take no battle damage from battles involving this card", "you take no effect damage from your opponent". */
function sparing(
  step: StepOf<"no-damage">,
  shared: readonly Check[],
  condition: Condition | undefined,
  slots: Slots,
): Standing {
  const { kind, involving } = step;
  if (
    (kind === "battle") !== (involving !== undefined) ||
    (step.player !== "you" && step.player !== "opponent")
  )
    throw new NotCarriedOut("a continuous effect that spares damage of all battles, or of some effects");
  const conditions = condition === undefined ? shared : [...shared, compileCondition(condition, slots)];
  const player = (user: Player): Player => playerOf(step.player, user);
  const cards = compileNoun(involving ?? { ref: "this-card", slot: "this-card" }, slots);
  const opponents = step.by === "opponent";
  return { does: DOES.noDamage, player, kind, opponents, cards, conditions, asks: 0 };
}

const APART: ReadonlySet<Clause["join"]> = new Set([undefined, "and", "also", "but", "next"]);

/** Whether words ask for the present value of one of some stats: what changes it would have to be reckoned first. */
function asksForStat(node: unknown, stats: readonly (Stat | undefined)[]): boolean {
  if (node === null || typeof node !== "object") return false;
  const { trait, stat, original } = node as { trait?: string; stat?: Stat; original?: true };
  const asks = trait === "stat" || trait === "either-stat" || trait === "between";
  if (asks && original !== true && stats.includes(stat)) return true;
  return Object.values(node).some((inner) => asksForStat(inner, stats));
}

/** `whole`: the conditions of the effect, which are those of each of its clauses. */
function standing(
  { join, condition, optional, step }: Clause,
  shared: readonly Check[],
  whole: readonly Condition[],
  slots: Slots,
): Standing {
  if (step.verb === "whenever") return farewell(step, slots);
  if (!APART.has(join) && !(join === "then" && condition !== undefined))
    throw new NotCarriedOut(`a continuous effect joined by "${join}"`);
  if (optional === true) throw new NotCarriedOut("a continuous effect that its player chooses");
  if (step.verb === "no-damage") return sparing(step, shared, condition, slots);
  const what: NounPhrase | undefined = "what" in step ? step.what : undefined;
  if (step.verb === "win") {
    const cards = compileNoun({ ref: "this-card", slot: "this-card" }, slots);
    return { does: DOES.win, cards, conditions: shared, asks: 0 };
  }
  if (what === undefined) throw new NotCarriedOut(`a continuous effect that does "${step.verb}"`);
  const conditions = condition === undefined ? shared : [...shared, compileCondition(condition, slots)];
  const asks = asksOf([step, condition]);
  if (step.verb === "change-stat" && asksForStat([what, condition, whole], [step.stat, step.also]))
    throw new NotCarriedOut(`a continuous effect on ${step.stat} that hangs on it`);
  return { ...doing(step, slots), cards: compileNoun(what, slots), conditions, asks };
}

/** "If this card is Special Summoned by …", "If this card attacks …": what has to have been so, or to be so now. */
const compileHolding = (condition: Extract<Condition, { kind: "event" }>, slots: Slots): Check =>
  condition.event.event === "summoned"
    ? wasSummonedBy(condition.event, slots)
    : compileWhileBattling(condition, slots);

/** Whether a part of a text speaks of the monster that is battled. */
function meansBattled(node: unknown): boolean {
  if (node === null || typeof node !== "object") return false;
  return ("slot" in node && node.slot === "battled") || Object.values(node).some(meansBattled);
}

/** What a continuous effect does. @throws NotCarriedOut for what the engine cannot do. */
export function compileStanding(effect: Effect, slots: Slots): readonly Standing[] {
  const ownBattle = effect.conditions.every(
    (condition) =>
      condition.kind !== "event" || !("subject" in condition.event) || isThisCard(condition.event.subject),
  );
  if (!ownBattle && meansBattled(effect.resolution))
    throw new NotCarriedOut("a continuous effect about the monster that another battles");
  const conditions = effect.conditions.map((condition) =>
    condition.kind === "event" ? compileHolding(condition, slots) : compileCondition(condition, slots),
  );
  if (effect.cost.length > 0) throw new NotCarriedOut("a continuous effect with a cost");
  return formerNeeded(subjectsSaid(effect.resolution))
    .flatMap(amountsApart)
    .map((clause) => standing(clause, conditions, effect.conditions, slots));
}

/** "If A, …. Then, if B, …": what comes then needs A, too. */
function formerNeeded(clauses: readonly Clause[]): readonly Clause[] {
  let needed: Condition | undefined;
  return clauses.map((clause) => {
    const { join, condition } = clause;
    const both = join === "then" && needed !== undefined && condition !== undefined;
    needed = both ? { kind: "both", all: [needed as Condition, condition] } : condition;
    return needed === undefined ? clause : { ...clause, condition: needed };
  });
}

/** "300 ATK/200 DEF": two values, each by its own amount. */
function amountsApart(clause: Clause): readonly Clause[] {
  const { step } = clause;
  if (step.verb !== "change-stat" || step.also === undefined || step.alsoValue === undefined) return [clause];
  const { also, alsoValue, ...first } = step;
  return [
    { ...clause, step: first },
    { ...clause, step: { ...first, stat: also, value: alsoValue } },
  ];
}

/** "…, and cannot attack", "they gain …": says again what was meant by the clause before. */
function subjectsSaid(clauses: readonly Clause[]): readonly Clause[] {
  let subject: NounPhrase | null = null;
  return clauses.map((clause) => {
    const { step } = clause;
    if (!("what" in step)) return clause;
    const { what } = step;
    const again =
      isReference(what) && (what.ref === "same-subject" || what.ref === "them" || what.ref === "it");
    if (!again) {
      subject = what;
      return clause;
    }
    if (subject === null) throw new NotCarriedOut("a continuous effect of nothing that was said");
    return { ...clause, step: { ...step, what: subject } as Step };
  });
}

/** "If a player would take damage by a card effect, they gain that much LP instead." */
function exchange(
  pattern: Extract<EventPattern, { event: "damage" | "lp-gain" }>,
  { conditions, optional, resolution }: Effect,
): Standing {
  const [step, ...others] = resolution.map((clause) => clause.step);
  const ofSome = pattern.event === "damage" && (pattern.source !== undefined || pattern.direct === true);
  if (optional || conditions.length > 0 || others.length > 0 || ofSome)
    throw new NotCarriedOut("a replacement of some damage, or that is chosen or has conditions");
  const from = pattern.event === "damage" ? "damage" : "gain";
  if (pattern.kind !== "effect" || step?.verb !== (from === "damage" ? "gain-lp" : "damage"))
    throw new NotCarriedOut("a replacement of damage by something else");
  return { does: DOES.exchange, from, player: pattern.player, cards: BOUND, conditions: [], asks: 0 };
}

/** "By your opponent", "by the effect of a “Lightsworn” monster" */
const isDoneBySome = ({ agent, byCard, byEffectOf }: Partial<Extract<EventPattern, { event: "moved" }>>) =>
  agent !== undefined || byCard !== undefined || byEffectOf !== undefined;

/** "If the equipped monster would be destroyed, destroy this card instead." */
function substitution(
  { subject, by, from, ...more }: Extract<EventPattern, { event: "moved" }>,
  effect: Effect,
  slots: Slots,
): Standing {
  if (effect.optional || effect.conditions.length > 0 || from !== undefined || isDoneBySome(more))
    throw new NotCarriedOut("a replacement of destruction that is chosen or has conditions");
  return {
    does: DOES.substitute,
    causes: causesOf(by === undefined ? {} : { by }),
    cards: compileNoun(subject, slots),
    conditions: [],
    asks: asksOf(subject),
  };
}

/** "If you would take battle damage, you can halve that damage." */
function halving({ replaces, conditions, optional, resolution }: Effect, slots: Slots): Standing {
  if (!optional || replaces?.event !== "damage" || replaces.player !== "you" || replaces.kind !== "battle")
    throw new NotCarriedOut("halving of other damage than one's own battle damage");
  if (resolution.length > 1 || replaces.source !== undefined || replaces.direct === true)
    throw new NotCarriedOut("halving of some battle damage, or something more");
  return {
    does: DOES.halve,
    once: conditions.some(({ kind }) => kind === "once-per-turn"),
    cards: BOUND,
    conditions: conditions
      .filter(({ kind }) => kind !== "once-per-turn")
      .map((condition) => compileCondition(condition, slots)),
    asks: 0,
  };
}

/** The zones, as a mask, in whose place others are said: where a card would be sent, or all to which this one would leave. */
function zonesReplaced(pattern: EventPattern | undefined): ((duel: Duel) => number) | null {
  if (pattern?.event === "left-field" && isThisCard(pattern.subject))
    return (duel) => ~duel.game.zonesOf("field");
  if (pattern?.event !== "moved" || pattern.manner.join() !== "sent") return null;
  const { to, from, by } = pattern;
  if (to === undefined || from !== undefined || by !== undefined || isDoneBySome(pattern)) return null;
  return (duel) => duel.zonesOf(to);
}

/** "If a card would be sent to the GY, banish it instead": moves go elsewhere; other things that something else takes the place of. */
export function compileReplacement(effect: Effect, slots: Slots): readonly Standing[] {
  const pattern = effect.replaces;
  const [only, ...others] = effect.resolution;
  if (only?.step.verb === "halve-damage") return [halving(effect, slots)];
  if (pattern?.event === "damage" || pattern?.event === "lp-gain") return [exchange(pattern, effect)];
  const dies =
    pattern?.event === "moved" && pattern.to === undefined && pattern.manner.join() === "destroyed";
  if (dies && others.length === 0 && only?.step.verb === "destroy" && isThisCard(only.step.what))
    return [substitution(pattern, effect, slots)];
  const from = zonesReplaced(pattern);
  const said = only?.step.verb === "banish" && others.length === 0;
  if (from === null || !said || effect.optional || effect.conditions.length > 0)
    throw new NotCarriedOut("a replacement of what happens to cards");
  const { subject } = pattern as Extract<EventPattern, { event: "moved" | "left-field" }>;
  return [
    { does: DOES.redirect, cards: compileNoun(subject, slots), conditions: [], asks: asksOf(subject), from },
  ];
}
