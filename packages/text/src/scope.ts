import type {
  Clause,
  Condition,
  EventPattern,
  Mode,
  NounPhrase,
  Reference,
  SaidOfMode,
  Span,
  Step,
  Trait,
} from "@chainwright/card-ir";
import { broughtUpBy, broughtUpWithin, changedBy } from "./brought-up.ts";
import { Comparisons, comparedWithin } from "./comparisons.ts";
import { BEFOREHAND, OF_THIS_CARD, PICKS } from "./deeds.ts";
import { mentionsOf } from "./happening.ts";
import { sortSaid } from "./labels.ts";
import {
  countOf,
  DETACHED,
  isAct,
  isOnField,
  liesOff,
  type Mention,
  mayLieOnField,
  meantBy,
  named,
  OWN,
  whoseOf,
} from "./mentions.ts";
import { pointsAtOwn } from "./owned.ts";
import { Slots } from "./slots.ts";
import { type Mutable, referencesIn, type Unresolved } from "./walk.ts";
import {
  drawn,
  drawnIs,
  eachFromSomewhere,
  eachItsOwn,
  instead,
  isCauseOfBoth,
  isDrawnCard,
  isEachPhase,
  isInOnePlace,
  lastsAsLong,
  notOfBefore,
  notOfOther,
  otherThanBefore,
  sameSubject,
} from "./within.ts";

/** The words "it", "that target", "this way" of one effect and of the sentences that go on with it. */
export class Scope {
  readonly #mentions: Mention[] = [];
  readonly #slots: Slots;
  readonly #slotOf = (step: Mutable<Step>): string => this.#slots.of(step);
  readonly #nounOf = (np: NounPhrase): string => this.#slots.nounOf(np);
  /** How much had been named when the last condition was said. */
  #beforeIf = 0;
  /** What the coin has to show, and how much had been named before it was first said what is done for a side. */
  #side: { readonly result: string; readonly before: number } | undefined;
  readonly #comparisons: Comparisons;
  /** What is pointed at within one phrase, before what was named outside of it. */
  readonly #settled = new Set<Reference>();
  readonly problems: Unresolved[];

  constructor(problems: Unresolved[], slots = new Slots()) {
    this.problems = problems;
    this.#slots = slots;
    this.#comparisons = new Comparisons(problems, this.#slotOf);
  }

  /** Knows what this one knows; what it brings up is its own. */
  fork(): Scope {
    const scope = new Scope(this.problems, this.#slots.fork());
    scope.#mentions.push(...this.#mentions);
    return scope;
  }

  /** What each of several effects points at is in it, or was said before all of them. */
  modes(modes: readonly Mode[], span: Span | undefined): void {
    if (modes.length === 0) this.problems.push({ span, fault: "no-modes" });
    for (const mode of modes) {
      const own = this.fork();
      own.conditions(mode.conditions);
      own.clauses(mode.cost, "requirement");
      own.clauses(mode.resolution, "effect");
      for (const one of mode.said ?? []) own.said(one);
    }
  }

  /** What a sentence of its own says of the effect before it. */
  said(sentence: SaidOfMode): void {
    if (sentence.sentence === "assurance")
      this.references([sentence.conditions ?? [], sentence.silences ?? []]);
    else if (sentence.sentence === "remark") this.references(sentence.also);
    else if (sentence.sentence === "rider") this.clauses(sentence.clauses, "effect");
    else this.references(sentence);
  }

  /**
   * "If your opponent controls 2 or more monsters, those monsters …": what holds as long as there are some is said of them,
   * where nothing else was named.
   */
  there(conditions: readonly Condition[]): void {
    const only = conditions.findLast((one) => one.kind === "only");
    if (only?.kind === "only" && "quantity" in only.being && only.being.quantity.kind === "every")
      this.#mentions.unshift(named("there", only.noun, "many"));
    const some = conditions.findLast((one) => one.kind === "exists" && one.not !== true && one.each !== true);
    if (some?.kind !== "exists" || "ref" in some.what || some.what.quantity.kind === "no") return;
    this.#mentions.unshift(named("there", this.#nounOf(some.what), countOf(some.what), some.what));
  }

  /** The sentence before has equipped this card to a monster. */
  equipped(): void {
    this.#mentions.push(named("equipped", "monster", "one"));
  }

  /** "You can Special Summon this card (from your hand). If Summoned this way, it …" */
  summons(): void {
    this.#mentions.push({ ...OWN, verb: "special-summon" });
  }

  /** "You can Normal Summon this card without Tributing, but its …" */
  itself(): void {
    this.#mentions.push(OWN);
  }

  conditions(conditions: readonly Condition[]): void {
    const endsBattle = conditions.some(
      (one) =>
        one.kind === "phase" &&
        ((one.phase === "damage-step" && one.at === "end") ||
          (one.phase === "damage-calculation" && one.at === "after")),
    );
    for (const condition of conditions) {
      if (condition.kind === "event" && condition.or !== undefined) this.#sameEvent(condition.or);
      this.#references(condition);
      this.#lies(condition);
      // "At the end of the Damage Step, if your monster attacked: that monster …": of the battle that ends.
      if (condition.kind === "happened" && endsBattle && condition.event.event === "battles")
        this.#happens(condition.event);
      if (condition.kind !== "event") continue;
      if (isCauseOfBoth(condition) || conditions.some(isEachPhase))
        this.problems.push({ span: condition.span, fault: "ambiguous", what: "2" });
      for (const event of condition.or ? [condition.event, condition.or] : [condition.event])
        this.#happens(event);
    }
  }

  /** "… is destroyed by battle, or leaves the field": what the first event is about. */
  #sameEvent(or: EventPattern): void {
    if ("subject" in or && "ref" in or.subject && or.subject.ref === "same-subject")
      (or.subject as Mutable<Reference>).slot = "event";
  }

  /** "If this card is in your GY: You can banish it" */
  #lies(condition: Condition): void {
    if (condition.kind === "both" || condition.kind === "either") {
      for (const one of condition.kind === "both" ? condition.all : condition.any) this.#lies(one);
      return;
    }
    if (OF_THIS_CARD.has(condition.kind)) this.#mentions.push(OWN);
    const about = condition.kind === "exists" || condition.kind === "is" ? condition.what : undefined;
    const happened =
      condition.kind === "happened" && "subject" in condition.event ? condition.event.subject : about;
    if (happened === undefined || !("ref" in happened) || happened.ref !== "this-card") return;
    this.#mentions.push({ ...OWN, from: condition.span?.[0] });
    // "While this card is equipped to a monster, that monster …"
    for (const trait of happened.where ?? [])
      if (trait.trait === "equipped-to" && !("ref" in trait.host))
        this.#mentions.push(named("equipped", "monster", "one", trait.host));
  }

  replaced(event: EventPattern): void {
    this.#references(event);
    this.#happens(event, true);
  }

  #happens(event: EventPattern, would = false): void {
    this.#mentions.push(...mentionsOf(event, this.#nounOf, would));
  }

  clauses(clauses: readonly Clause[], part: Reference["part"]): void {
    let before: Mutable<Step> | undefined;
    for (const clause of clauses) {
      const step = clause.step as Mutable<Step>;
      // What was done if the condition held has not been done otherwise.
      if (clause.condition?.kind === "coin") this.#tossed(clause.condition.result);
      if (clause.condition?.kind === "otherwise") this.#mentions.length = this.#beforeIf;
      else if (clause.condition) {
        if (clause.condition.kind === "is" && before?.verb === "draw")
          drawnIs(clause.condition.what as Mutable<Reference>, before, this.#slotOf);
        this.#condition(clause.condition as Mutable<Condition>);
        this.#beforeIf = this.#mentions.length;
      } else if (clause.decides !== undefined) this.#beforeIf = this.#mentions.length;
      if (clause.condition?.kind === "exists") notOfBefore(step, clause.condition.what, this.problems);
      if (typeof clause.by === "object") this.#references(clause.by);
      const said = "what" in step ? step.what : step.verb === "change-damage" ? step.dealtBy : undefined;
      if (said !== undefined && "ref" in said && said.ref === "same-subject" && before)
        sameSubject(said as Mutable<Reference>, before, this.#slotOf);
      drawn(step, before, this.#slotOf);
      this.#otherThanNamed(step, before);
      otherThanBefore(step, before);
      lastsAsLong(step, before, this.problems);
      this.#step(step, part);
      before = step;
    }
  }

  /** "If the result is heads, A, or if it is tails, B": what was done for the one side has not been done for the other. */
  #tossed(result: string): void {
    if (this.#side === undefined) this.#side = { result, before: this.#mentions.length };
    else if (this.#side.result !== result) {
      this.#mentions.length = this.#side.before;
      this.#side = { ...this.#side, result };
    }
  }

  /** "Target 1 monster; the ATK of all other monsters …": other than that one, where it could be meant. */
  #otherThanNamed(step: Step, before: Step | undefined): void {
    if (!("what" in step) || !("quantity" in step.what)) return;
    const named = this.#mentions.at(-1);
    const isNamed = before?.verb === "choose" || (PICKS.has(named?.verb) && named?.own !== true);
    if (!isNamed || (named?.off === true) !== liesOff(step.what)) return;
    const isAll = countOf(step.what) === "many" && step.what.quantity.kind === "all";
    for (const trait of step.what.traits as Mutable<Trait>[])
      if (trait.trait !== "other" || trait.than !== undefined) continue;
      else if (named !== undefined && (isAll || BEFOREHAND.has(named.verb))) trait.slot = named.slot();
      else this.problems.push({ span: trait.span, fault: "other" });
  }

  references(value: unknown): void {
    this.#references(value);
  }

  #condition(condition: Mutable<Condition>): void {
    this.#references(condition);
    this.#asked(condition);
  }

  #asked(condition: Mutable<Condition>): void {
    if (condition.kind === "both" || condition.kind === "either") {
      for (const one of condition.kind === "both" ? condition.all : condition.any) this.#asked(one);
      return;
    }
    isDrawnCard(condition, this.problems);
    if ((condition.kind === "exists" || condition.kind === "is") && "ref" in condition.what) {
      const { slot = "this-card", verb } = condition.what;
      this.#mentions.push(named(slot, verb === "detach" ? DETACHED : "card", "one"));
    }
    if (OF_THIS_CARD.has(condition.kind)) this.#mentions.push(OWN);
    if (condition.kind !== "this-way") return;
    const act = this.#mentions.findLast((m) => isAct(m, condition.verb, condition.part));
    if (act) (condition as { slot?: string }).slot = act.slot();
    else
      this.problems.push({
        span: condition.span,
        fault: "no-act",
        what: condition.verb.replaceAll("-", " "),
      });
  }

  #step(step: Mutable<Step>, part: Reference["part"]): void {
    // What is done later is said inside: its steps are the ones that are pointed at.
    if (step.verb === "later") {
      this.clauses(step.then, part);
      return;
    }
    if (step.verb === "apply") {
      this.#references(step.number);
      this.#references(step.of);
      for (const { conditions } of step.modes) {
        const label = sortSaid(conditions[0])?.what;
        if (label !== undefined && step.of !== undefined)
          (label as Mutable<Reference>).slot = ("ref" in step.of ? step.of.slot : undefined) ?? "sorted";
      }
      if (step.allIf) this.#condition(step.allIf);
      this.modes(step.modes, step.span);
      return;
    }
    // "Detach 1 material from this card; it gains 500 ATK": where nothing else was named.
    if (step.verb === "detach" && "ref" in step.from && step.from.ref === "this-card")
      this.#mentions.unshift(OWN);
    if (step.verb === "or-if" && step.then.verb === "target" && step.instead.verb === "target") {
      this.#eitherTarget(step.then, step.when, step.instead, part);
      return;
    }
    // "Negate any Spell effects that target this card, and if you do, destroy that card": the card that was activated.
    if (step.verb === "negate-effect" && step.of !== undefined) {
      this.#references(step.of);
      // "Them" are all that it may come to.
      for (const mention of mentionsOf(step.of, this.#nounOf, false))
        this.#mentions.push({ ...mention, count: "any" });
    }
    // What is done each time is done when all that was said before is over.
    if (step.verb === "each-time") {
      const inside = new Scope(this.problems, this.#slots.apart());
      inside.#references(step.event);
      for (const mention of mentionsOf(step.event, inside.#nounOf, false)) inside.#mentions.push(mention);
      inside.clauses(step.then, part);
      return;
    }
    // What holds for a time is about what was meant before, too.
    if (step.verb === "apply-continuous") {
      const inside = this.fork();
      inside.conditions(step.conditions);
      inside.clauses(step.then, part);
      return;
    }
    // What another effect becomes stands for itself.
    if (step.verb === "replace-effect") {
      new Scope(this.problems, this.#slots.apart()).clauses(step.then, part);
      return;
    }
    pointsAtOwn(step);
    isInOnePlace(step, this.problems);
    const changed = changedBy(step);
    if (changed !== undefined) this.#references(changed, step);
    this.#mentions.push(...broughtUpWithin(step, part, this.#slots));
    if (step.verb === "or-if") {
      if (step.when.kind === "this-way") this.#condition(step.when);
      instead(step);
    }
    if (step.verb === "either") this.#sameInEach(step);
    if (step.verb === "target")
      for (const one of comparedWithin(step, () => this.#slots.kindsOf(step).kind?.(1)?.slot()))
        this.#settled.add(one);
    eachItsOwn(step);
    this.#references(step, step);
    if (step.verb === "either") {
      notOfOther(step, this.problems);
      eachFromSomewhere(step, this.problems);
    }
    this.#mentions.push(...broughtUpBy(step, part, this.#slots));
  }

  /** "Target 1 “A”, or if …, you can target 1 “B” instead": whichever it is, it is the target that is spoken of. */
  #eitherTarget(then: Mutable<Step>, when: Condition, instead: Mutable<Step>, part: Reference["part"]): void {
    this.#references(when);
    this.#references(instead, instead);
    this.#step(then, part);
    const target = this.#mentions.pop();
    if (target === undefined) return;
    const slot = (): string => {
      const own = target.slot();
      instead.slot = own;
      return own;
    };
    // "Target 1 card, or if …, you can target 2 cards instead": it may come to one or to several.
    const count = "what" in instead && countOf(instead.what) !== target.count ? "any" : target.count;
    this.#mentions.push({ ...target, count, slot });
  }

  /**
   * "Either equip the revealed card to that monster, or send it to the GY": what the first alternative is about. "Either add 1
   * “A” to your hand, or send it to the GY": the one that would be added.
   */
  #sameInEach({ options: [first, ...others] }: Extract<Step, { verb: "either" }>): void {
    if (first === undefined || !("what" in first)) return;
    const isNew = !("ref" in first.what) && first.verb === "move" && countOf(first.what) === "one";
    if (!isNew && !("ref" in first.what)) return;
    this.#references(first);
    const slot = "ref" in first.what ? first.what.slot : "instead";
    for (const other of others)
      if (slot !== undefined && "what" in other && "ref" in other.what && other.what.ref === "it")
        (other.what as Mutable<Reference>).slot = slot;
  }

  /** "Target 1 monster; send 1 “A” to the GY, and if you do, banish that monster": what was sent would be called "it". */
  #isOnFieldYet(step: Step, reference: Reference): boolean {
    if (step.verb !== "banish" || step.what !== reference || reference.ref !== "that-card") return false;
    return this.#mentions.some(
      ({ verb, off, count }) => verb === "target" && off !== true && count === "one",
    );
  }

  #references(part: unknown, step?: Step): void {
    this.#comparisons.resolve(part, step, this.#mentions);
    for (const reference of referencesIn(part)) {
      if (this.#settled.has(reference)) continue;
      // "You must control a “A” monster with a different name": than this card; only what is done names others before.
      const onField =
        step !== undefined && (isOnField(step, reference) || this.#isOnFieldYet(step, reference));
      const at = (reference.ref === "it" ? reference.span?.[0] : undefined) ?? Number.POSITIVE_INFINITY;
      const before = this.#mentions.filter(({ from = 0 }) => from <= at);
      const meant = meantBy(before, reference, onField);
      // "Your targeted monster" is told by who controls it, which says nothing of what is banished or in a GY.
      const isTold =
        reference.ref !== "that-target" || whoseOf(reference) === undefined || mayLieOnField(meant?.said);
      // "The combined ATK of those monsters sent to the GY": one that was sent is not all of them.
      const isSome = reference.wording?.split(" ").includes("that-pl") === true && meant?.count === "one";
      if (meant && meant.isApart?.() !== true && isTold && !isSome) {
        this.#slots.point(reference, meant);
      } else
        this.problems.push({
          span: reference.span,
          fault: "no-antecedent",
          what: reference.ref.replaceAll("-", " "),
        });
    }
  }
}
