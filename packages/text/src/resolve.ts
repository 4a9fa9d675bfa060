import type {
  CardText,
  Clause,
  Condition,
  Effect,
  EventPattern,
  NounPhrase,
  Reference,
  Sentence,
  Span,
  Step,
} from "@chainwright/card-ir";
import { isOfChosen } from "@chainwright/card-ir";

/** A pronoun that nothing before it can be. */
export interface Unresolved {
  readonly span: Span | undefined;
  readonly reason: string;
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** Something that was named, which a later word can point at. */
interface Mention {
  readonly noun: string | undefined;
  /** How many it can be: "it" is not several cards, "those" are not one. */
  readonly count: "one" | "many" | "any";
  /** It is this card, which its own text calls so and not "that card". */
  readonly own?: true;
  /** Of a move: where to. */
  readonly to?: string;
  readonly verb: string | undefined;
  /** In which part of the effect it is done. */
  readonly part: Reference["part"];
  /** Asking for the name is what gives a step its slot. */
  readonly slot: () => string;
}

const isNode = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const copy = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(copy);
  return isNode(value)
    ? Object.fromEntries(Object.entries(value).map(([key, below]) => [key, copy(below)]))
    : value;
};

const countOf = (np: NounPhrase): Mention["count"] => {
  if ("ref" in np) {
    if (np.ref.startsWith("those") || np.ref === "them") return np.wording === "s" ? "any" : "many";
    return "one";
  }
  switch (np.quantity.kind) {
    case "a":
      return "one";
    case "exactly":
    case "up-to":
      return np.quantity.n === 1 ? "one" : "many";
    case "some":
      return "any";
    case "at-least":
    case "at-most":
    case "between":
    case "reckoned":
    case "every":
    case "any-number":
    case "all":
    case "no":
    case "per":
      return "many";
  }
};

/** Steps that bring up a number: "the damage you took", "the result". */
const NUMBERS: ReadonlySet<Step["verb"]> = new Set(["damage", "gain-lp", "toss-coin", "roll-die"]);

/** The noun of what a draw brings up: it is not seen, and only what says that it was drawn means it. */
const DRAWN = "drawn card";

/** What steps without an object bring up: "these Tokens", "those cards". */
const impliedNoun = (step: Step): string | undefined =>
  step.verb === "summon-token"
    ? "token"
    : step.verb === "look" || step.verb === "negate-chain" || step.verb === "excavate"
      ? "card"
      : step.verb === "draw" || step.verb === "draw-until"
        ? DRAWN
        : NUMBERS.has(step.verb)
          ? "number"
          : undefined;

/** A "card" can be called by a narrower noun later, except a Token. */
const isNamed = ({ noun }: Reference, named: string | undefined): boolean =>
  noun === undefined || noun === named || (named === "card" && noun !== "token") || noun === "card";

/** All references in a part of the IR, in the order of the words. */
function* referencesIn(value: unknown): Generator<Mutable<Reference>> {
  if (Array.isArray(value)) for (const item of value) yield* referencesIn(item);
  else if (isNode(value)) {
    if (typeof value.ref === "string") yield value as unknown as Mutable<Reference>;
    for (const [key, below] of Object.entries(value)) if (key !== "span") yield* referencesIn(below);
  }
}

/**
 * What these do leaves a card the same card: a later "it" is what they were done to. After the others
 * (destroyed, Summoned, sent …) it is the card that this was done to, as their record has it.
 */
const STAYS = new Set([
  "negate-activation",
  "negate-effects",
  "change-stat",
  "change-position",
  "place-counter",
  "take-control",
  "equip",
  "pierce",
  "forbid",
]);

/** Fusion and Ritual Summons are Special Summons. */
const SPECIAL_SUMMONS: readonly (string | undefined)[] = ["special-summon", "fusion-summon", "ritual-summon"];

/** What later words call it that was done. */
const verbOf = (step: Step): string =>
  step.verb === "move" ? step.manner : step.verb === "tap" && step.untap === true ? "untap" : step.verb;

const isAct = (mention: Mention, verb: string | undefined, part: Reference["part"]): boolean =>
  (mention.verb === verb ||
    // What is discarded is sent to the Graveyard.
    (verb === "send" && mention.verb === "discard") ||
    (verb === "special-summon" && SPECIAL_SUMMONS.includes(mention.verb))) &&
  (part === undefined || mention.part === part);

/** What is done with materials, whatever becomes of them. */
const USED = "use-as-material";

/** Words that always mean the same card, whatever was said before. */
const FIXED: ReadonlySet<Reference["ref"]> = new Set(["this-card", "equipped-monster", "own-equip"]);

/** The words "it", "that target", "this way" of one effect and of the sentences that go on with it. */
class Scope {
  readonly #mentions: Mention[] = [];
  readonly #used: Map<string, number>;
  readonly problems: Unresolved[];

  constructor(problems: Unresolved[], used = new Map<string, number>()) {
    this.problems = problems;
    this.#used = used;
  }

  /** Knows what this one knows; what it brings up is its own. */
  fork(): Scope {
    const scope = new Scope(this.problems, this.#used);
    scope.#mentions.push(...this.#mentions);
    return scope;
  }

  conditions(conditions: readonly Condition[]): void {
    for (const condition of conditions) {
      this.#references(condition);
      if (condition.kind !== "event") continue;
      for (const event of condition.or ? [condition.event, condition.or] : [condition.event])
        this.#happens(event);
    }
  }

  replaced(event: EventPattern): void {
    this.#references(event);
    this.#happens(event);
    // "When this card would …, return it to …": there is nothing else that it can be.
    if ("subject" in event && "ref" in event.subject && event.subject.ref === "this-card")
      this.#mentions.push({
        noun: "card",
        count: "one",
        own: true,
        verb: undefined,
        part: undefined,
        slot: () => "this-card",
      });
  }

  #happens(event: EventPattern): void {
    if (event.event === "activated") this.#name("answered", event.what.noun, "one");
    else if (event.event === "damage" && event.source) this.#names("event", event.source);
    else if ("subject" in event) {
      const other =
        event.event === "battles" ? event.with : event.event === "moved" ? event.byCard : undefined;
      if (other) this.#names("battled", other);
      this.#names("event", event.subject, "any");
    }
  }

  /** These need no name: their own words say it. */
  #names(slot: string, np: NounPhrase, several?: "any"): void {
    if ("ref" in np && FIXED.has(np.ref)) return;
    // "When a monster is Summoned … 1 of those monsters": several may have been at once.
    const count =
      several !== undefined && "quantity" in np && np.quantity.kind === "a" ? several : countOf(np);
    this.#name(slot, this.#nounOf(np), count);
  }

  clauses(clauses: readonly Clause[], part: Reference["part"]): void {
    let before: Mutable<Step> | undefined;
    for (const clause of clauses) {
      const step = clause.step as Mutable<Step>;
      if (clause.condition) this.#condition(clause.condition as Mutable<Condition>);
      if ("what" in step && "ref" in step.what && step.what.ref === "same-subject" && before)
        this.#sameSubject(step.what as Mutable<Reference>, before);
      this.#drawn(step, before);
      this.#step(step, part);
      before = step;
    }
  }

  /** "…, and cannot attack": what the clause before was said of. */
  #sameSubject(reference: Mutable<Reference>, before: Mutable<Step>): void {
    if (!("what" in before)) return;
    const alone = "ref" in before.what && before.what.and === undefined;
    const slot = alone ? (before.what as Reference).slot : this.#slotOf(before);
    if (slot !== undefined) reference.slot = slot;
  }

  /** "Draw 1 card and show it": what is shown has been drawn. */
  #drawn(step: Mutable<Step>, before: Mutable<Step> | undefined): void {
    if (step.verb !== "reveal" || before?.verb !== "draw" || !("ref" in step.what)) return;
    if (step.what.ref === "it" || step.what.ref === "them")
      (step.what as Mutable<Reference>).slot = this.#slotOf(before);
  }

  references(value: unknown): void {
    this.#references(value);
  }

  #name(slot: string, noun: string | undefined, count: Mention["count"]): void {
    this.#mentions.push({ noun, count, verb: undefined, part: undefined, slot: () => slot });
  }

  #condition(condition: Mutable<Condition>): void {
    this.#references(condition);
    if (condition.kind === "exists" && "ref" in condition.what) {
      const { slot = "this-card" } = condition.what;
      this.#name(slot, "card", "one");
    }
    if (condition.kind !== "this-way") return;
    const act = this.#mentions.findLast((m) => isAct(m, condition.verb, condition.part));
    if (act) (condition as { slot?: string }).slot = act.slot();
    else this.problems.push({ span: condition.span, reason: `nothing before it is a ${condition.verb}` });
  }

  #step(step: Mutable<Step>, part: Reference["part"]): void {
    // What is done later is said inside: its steps are the ones that are pointed at.
    if (step.verb === "later") {
      this.clauses(step.then, part);
      return;
    }
    // "The ATK of that monster becomes double its original ATK": "it" is what the step is about.
    if ("value" in step && "what" in step && "ref" in step.what) {
      const { what } = step;
      this.#references(what);
      this.#mentions.push({
        noun: this.#nounOf(what),
        count: countOf(what),
        verb: undefined,
        part,
        slot: () => what.slot ?? "this-card",
      });
    }
    // "1 monster loses ATK equal to [its Level] x 200": the one that is being changed.
    else if (("value" in step || "amount" in step) && "what" in step && countOf(step.what) === "one")
      this.#mentions.push({
        noun: this.#nounOf(step.what),
        count: "one",
        verb: undefined,
        part,
        slot: () => this.#slotOf(step),
      });
    this.#references(step);
    this.#chosen(step, part);
    if (step.verb === "fusion-summon" || step.verb === "ritual-summon") this.#materials(step, part);
    // A bond between two cards names nothing new.
    if (step.verb === "whenever") return;
    const noun = "what" in step ? this.#nounOf(step.what) : impliedNoun(step);
    if (noun === undefined) return;
    this.#mentions.push({
      noun,
      count: "what" in step ? countOf(step.what) : "count" in step && step.count === 1 ? "one" : "many",
      verb: verbOf(step),
      part,
      ...(step.verb === "move" ? { to: step.to.names.join() } : {}),
      ...(step.verb === "discard" ? { to: "graveyard" } : {}),
      ...("what" in step && "ref" in step.what && step.what.ref === "this-card" ? { own: true } : {}),
      slot: () => this.#slotOf(step),
    });
  }

  /** "Gain LP equal to the Level of 1 monster. Then, return it …": the one that is chosen for the number. */
  #chosen(step: Mutable<Step>, part: Reference["part"]): void {
    const value = "amount" in step ? step.amount : "value" in step ? step.value : 0;
    if (!isOfChosen(value)) return;
    const named = value as Mutable<typeof value>;
    const slot = (): string => {
      named.slot ??= this.#newSlot("chosen");
      return named.slot;
    };
    this.#mentions.push({ noun: this.#nounOf(value.of), count: "one", verb: undefined, part, slot });
  }

  /** What a Summon takes is sent somewhere, and used as material. */
  #materials(
    step: Mutable<Extract<Step, { verb: "fusion-summon" | "ritual-summon" }>>,
    part: Reference["part"],
  ) {
    if (step.to === undefined) return;
    const to = step.to.names.join();
    const slot = (): string => {
      step.materialSlot ??= this.#newSlot("material");
      return step.materialSlot;
    };
    for (const verb of [step.manner, USED])
      this.#mentions.push({ noun: "monster", count: "many", verb, part, to, slot });
  }

  #slotOf(step: Mutable<Step>): string {
    if (STAYS.has(step.verb) && "what" in step && "ref" in step.what && step.what.slot && !step.what.and)
      return step.what.slot;
    step.slot ??= this.#newSlot(step.verb);
    return step.slot;
  }

  #newSlot(verb: string): string {
    const n = (this.#used.get(verb) ?? 0) + 1;
    this.#used.set(verb, n);
    return `${verb}${n}`;
  }

  #nounOf(np: NounPhrase): string {
    if (!("ref" in np)) return np.noun;
    if (np.noun) return np.noun;
    const noun = this.#mentions.findLast((m) => m.slot() === np.slot)?.noun ?? "card";
    return noun === DRAWN ? "card" : noun;
  }

  #references(part: unknown): void {
    for (const reference of referencesIn(part)) {
      const slot = this.#find(reference);
      if (slot !== undefined) reference.slot = slot;
      else
        this.problems.push({
          span: reference.span,
          reason: `nothing before it can be meant by "${reference.ref.replaceAll("-", " ")}"`,
        });
    }
  }

  #find(reference: Reference): string | undefined {
    const last = (fits: (m: Mention) => boolean): string | undefined =>
      this.#mentions
        .findLast(
          (m) => ((m.noun !== "number" && m.noun !== DRAWN) || reference.ref === "this-way") && fits(m),
        )
        ?.slot();
    switch (reference.ref) {
      case "this-card":
        return "this-card";
      case "attacking-monster":
        return "attacker";
      case "attack-target":
        return "attack-target";
      case "equipped-monster":
        return "equipped";
      case "own-equip":
        return "own-equip";
      case "battled-monster":
        return last((m) => m.slot() === "battled");
      case "answered-card":
        return last((m) => m.verb === undefined && m.slot() === "answered");
      case "that-target":
      case "those-targets":
        return last((m) => m.verb === "target");
      case "this-way": {
        // What another ability of the card did is found where that is kept.
        if (reference.ability === "other") return "other-ability";
        // "That creature" names no process: it is what the last step was done to.
        if (reference.verb === undefined)
          return last((m) => m.verb !== undefined && m.noun !== DRAWN && isNamed(reference, m.noun));
        const to = reference.to?.names.join();
        return last((m) => isAct(m, reference.verb, reference.part) && (to === undefined || m.to === to));
      }
      case "excavated":
        return last((m) => m.verb === "excavate");
      // Found with the clause before it.
      case "same-subject":
        return reference.slot;
      case "summoned-monsters":
        return last((m) => m.verb === undefined && m.slot() === "event");
      // Drawn cards are found with the clause before.
      case "it":
        return reference.slot ?? last((m) => m.count !== "many");
      case "them":
        return reference.slot ?? last((m) => m.count !== "one");
      case "that-card":
        return last((m) => m.own !== true && m.count !== "many" && isNamed(reference, m.noun));
      case "those-cards":
        // "The rest": of what was looked at.
        if (reference.others === true) return last((m) => m.verb === "look");
        return last((m) => m.count !== "one" && isNamed(reference, m.noun));
    }
  }
}

const proceeds = (sentence: Sentence): boolean =>
  sentence.sentence === "rider" || sentence.sentence === "proviso";

/**
 * Gives every reference the slot it points at, and a slot to every step that is pointed at.
 * Works on a copy; a reference that points at nothing is reported, never guessed.
 */
export function resolve(text: CardText): {
  readonly program: CardText;
  readonly problems: readonly Unresolved[];
} {
  const program = copy(text) as CardText;
  const problems: Unresolved[] = [];
  let scope = new Scope(problems);
  for (const sentence of program.sentences) {
    if (!proceeds(sentence)) scope = sentence.sentence === "limit" ? scope : new Scope(problems);
    if (sentence.sentence === "effect") effect(scope, sentence);
    else if (sentence.sentence === "rider") scope.clauses(sentence.clauses, "effect");
    else if (sentence.sentence === "proviso") scope.references(sentence.condition);
    else if (sentence.sentence === "mode")
      problems.push({ span: sentence.span, reason: "no effect before it is one of several" });
    else scope.references(sentence);
  }
  return { program, problems };
}

function effect(scope: Scope, sentence: Effect): void {
  const { conditions, cost, resolution, replaces, modes } = sentence;
  scope.conditions(conditions);
  if (replaces) scope.replaced(replaces);
  scope.clauses(cost, "requirement");
  scope.clauses(resolution, "effect");
  if (modes?.length === 0)
    scope.problems.push({ span: sentence.span, reason: "the effects to choose from are missing" });
  for (const mode of modes ?? []) {
    const own = scope.fork();
    own.conditions(mode.conditions);
    own.clauses(mode.cost, "requirement");
    own.clauses(mode.resolution, "effect");
  }
}
