import type {
  Branch,
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
  UnreadSpan,
} from "@chainwright/card-ir";
import { isOfChosen } from "@chainwright/card-ir";
import { Comparisons, comparedWithin } from "./comparisons.ts";
import { BEFOREHAND, OF_THIS_CARD, PICKS, STAYS, USED } from "./deeds.ts";
import { mentionsOf } from "./happening.ts";
import { sortSaid } from "./labels.ts";
import {
  countOf,
  DETACHED,
  DRAWN,
  impliedNoun,
  isAct,
  isOff,
  isOnField,
  liesOff,
  liesOnField,
  type Meant,
  type Mention,
  meantBy,
  named,
  OWN,
  verbOf,
  whoseOf,
} from "./mentions.ts";
import { pointsAtOwn } from "./owned.ts";
import { type Mutable, referencesIn } from "./walk.ts";
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
  otherThanBefore,
  sameSubject,
} from "./within.ts";

/** A pronoun that nothing before it can be. */
export interface Unresolved {
  readonly span: Span | undefined;
  readonly fault: UnreadSpan["fault"];
  readonly what?: string;
}

/** The words "it", "that target", "this way" of one effect and of the sentences that go on with it. */
export class Scope {
  readonly #mentions: Mention[] = [];
  /** What was pointed at, by its slot. */
  readonly #pointed = new Map<string, Meant>();
  readonly #used: Map<string, number>;
  /** How much had been named when the last condition was said. */
  #beforeIf = 0;
  /** What the coin has to show, and how much had been named before it was first said what is done for a side. */
  #side: { readonly result: string; readonly before: number } | undefined;
  readonly #comparisons: Comparisons;
  /** What is pointed at within one phrase, before what was named outside of it. */
  readonly #settled = new Set<Reference>();
  readonly problems: Unresolved[];

  constructor(problems: Unresolved[], used = new Map<string, number>()) {
    this.problems = problems;
    this.#comparisons = new Comparisons(problems, (step) => this.#slotOf(step));
    this.#used = used;
  }

  /** Knows what this one knows; what it brings up is its own. */
  fork(): Scope {
    const scope = new Scope(this.problems, this.#used);
    scope.#mentions.push(...this.#mentions);
    for (const [slot, meant] of this.#pointed) scope.#pointed.set(slot, meant);
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
    this.#mentions.push(...mentionsOf(event, (np) => this.#nounOf(np), would));
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
          drawnIs(clause.condition.what as Mutable<Reference>, before, (one) => this.#slotOf(one));
        this.#condition(clause.condition as Mutable<Condition>);
        this.#beforeIf = this.#mentions.length;
      } else if (clause.decides !== undefined) this.#beforeIf = this.#mentions.length;
      if (clause.condition?.kind === "exists") notOfBefore(step, clause.condition.what, this.problems);
      if (typeof clause.by === "object") this.#references(clause.by);
      const said = "what" in step ? step.what : step.verb === "change-damage" ? step.dealtBy : undefined;
      if (said !== undefined && "ref" in said && said.ref === "same-subject" && before)
        sameSubject(said as Mutable<Reference>, before, (one) => this.#slotOf(one));
      drawn(step, before, (one) => this.#slotOf(one));
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
      for (const mention of mentionsOf(step.of, (np) => this.#nounOf(np), false))
        this.#mentions.push({ ...mention, count: "any" });
    }
    // What is done each time is done when all that was said before is over.
    if (step.verb === "each-time") {
      const inside = new Scope(this.problems, this.#used);
      inside.#references(step.event);
      for (const mention of mentionsOf(step.event, (np) => inside.#nounOf(np), false))
        inside.#mentions.push(mention);
      inside.clauses(step.then, part);
      return;
    }
    // What another effect becomes stands for itself.
    if (step.verb === "replace-effect") {
      new Scope(this.problems, this.#used).clauses(step.then, part);
      return;
    }
    pointsAtOwn(step);
    isInOnePlace(step, this.problems);
    // "The ATK of that monster becomes double its original ATK": "it" is what the step is about.
    if ((("value" in step && "what" in step) || step.verb === "more-attacks") && "ref" in step.what) {
      const { what } = step;
      this.#references(what, step);
      if (!this.#isOneOfTwo(what))
        this.#mentions.push({
          noun: this.#nounOf(what),
          count: countOf(what),
          said: this.#saidOf(what),
          verb: undefined,
          part,
          slot: () => (what.and === undefined ? (what.slot ?? "this-card") : this.#slotOf(step)),
        });
    }
    // "1 monster loses ATK equal to [its Level] x 200": the one that is being changed.
    else if (("value" in step || "amount" in step) && "what" in step && countOf(step.what) === "one")
      this.#mentions.push({
        noun: this.#nounOf(step.what),
        count: "one",
        said: this.#saidOf(step.what),
        verb: undefined,
        part,
        slot: () => this.#slotOf(step),
      });
    if (step.verb === "or-if") {
      if (step.when.kind === "this-way") this.#condition(step.when);
      instead(step);
    }
    if (step.verb === "either") this.#sameInEach(step);
    if (step.verb === "target")
      for (const one of comparedWithin(step, () => this.#kindsOf(step).kind?.(1)?.slot()))
        this.#settled.add(one);
    eachItsOwn(step);
    this.#references(step, step);
    if (step.verb === "either") {
      this.#notOfOther(step);
      eachFromSomewhere(step, this.problems);
    }
    this.#reckonedBy(step, part);
    this.#chosen(step, part);
    if (step.verb === "fusion-summon" || step.verb === "ritual-summon") this.#materials(step, part);
    // A bond between two cards, or of one to where it goes, names nothing new.
    if (step.verb === "whenever" || step.verb === "bind-leaving") return;
    if (step.verb === "or-if") {
      this.#eitherDone([step.then, step.instead], part);
      return;
    }
    if (step.verb === "either") {
      this.#eitherDone(step.options, part);
      return;
    }
    const noun = "what" in step ? this.#nounOf(step.what) : impliedNoun(step);
    if (noun === undefined) return;
    this.#mentions.push({
      noun,
      count: "what" in step ? countOf(step.what) : "count" in step && step.count === 1 ? "one" : "many",
      verb: verbOf(step),
      part,
      ...("what" in step ? { said: this.#saidOf(step.what) } : {}),
      ...(isOff(step) ? { off: true } : {}),
      ...(step.verb === "move" ? { to: step.to.names.join() } : {}),
      ...(step.verb === "discard" ? { to: "graveyard" } : {}),
      ...("what" in step && "ref" in step.what && step.what.ref === "this-card" ? { own: true } : {}),
      ...(step.verb === "target" ? this.#kindsOf(step) : {}),
      slot: () => this.#slotOf(step),
    });
    if (step.verb === "equip" || step.verb === "attach") this.#joinedTo(step, part);
    if (step.verb === "excavate-until") this.#found(step, part);
  }

  /** "Excavate cards until you excavate a Spell, then add that card to your hand": of all that were excavated. */
  #found(step: Mutable<Extract<Step, { verb: "excavate-until" }>>, part: Reference["part"]): void {
    const { until } = step;
    const slot = (): string => {
      step.foundSlot ??= this.#newSlot("found");
      return step.foundSlot;
    };
    const said = { noun: this.#nounOf(until), count: countOf(until), said: until };
    this.#mentions.push({ ...said, verb: undefined, part, off: true, slot });
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

  /** "Add 1 “A” to your hand, or if …, you can Special Summon it instead": whichever was done, it is that card which is spoken of. */
  #eitherDone(options: readonly Step[], part: Reference["part"]): void {
    const [first, ...others] = options as readonly Mutable<Step>[];
    const all = options.flatMap((one) => ("what" in one && one.what !== undefined ? [one.what] : []));
    const [what] = all;
    if (first === undefined || what === undefined || all.length < options.length) return;
    const verb = verbOf(first);
    this.#mentions.push({
      noun: this.#nounOf(what),
      count: all.every((one) => countOf(one) === countOf(what)) ? countOf(what) : "any",
      verb: others.every((one) => verbOf(one) === verb) ? verb : undefined,
      part,
      slot: () => {
        const own = this.#slotOf(first);
        for (const other of others) other.slot = own;
        return own;
      },
    });
  }

  /** "Target 1 monster you control and 1 your opponent controls; banish the first target": what is said of one kind. */
  #kindsOf(step: Mutable<Extract<Step, { verb: "target" }>>): Pick<Mention, "kind" | "isApart"> {
    if ("ref" in step.what || step.what.both === undefined || step.what.both.both !== undefined) return {};
    const { both, own = [], ...first } = step.what;
    const kind = (nth: 1 | 2): Meant | undefined => {
      // What was done to both of them before is not known of each.
      if (step.slot !== undefined && step.secondSlot === undefined) return undefined;
      const named: Branch = nth === 1 ? { ...first, own } : both;
      const slot = (): string => {
        const one = this.#slotOf(step);
        step.secondSlot ??= this.#newSlot("target");
        return nth === 1 ? one : step.secondSlot;
      };
      const { quantity, traits, noun } = named;
      return { noun, said: { quantity, traits, noun, where: [...(named.own ?? []), ...first.where] }, slot };
    };
    return { kind, isApart: () => step.secondSlot !== undefined };
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

  /** "Equip this card to that target. It gains …": the monster, and not what it is equipped with. */
  #joinedTo({ to }: Extract<Step, { verb: "equip" | "attach" }>, part: Reference["part"]): void {
    if (!("ref" in to)) return;
    if (to.ref === "this-card") {
      this.#mentions.push(OWN);
      return;
    }
    const slot = (): string => to.slot ?? "this-card";
    const said = this.#saidOf(to);
    this.#mentions.push({ noun: this.#nounOf(to), count: countOf(to), said, verb: undefined, part, slot });
  }

  /** "Either add 1 card from your Deck to your hand, or send it to the GY": the card of the other alternative, and none that was named before. */
  #notOfOther({ options: [first, ...others] }: Extract<Step, { verb: "either" }>): void {
    if (first === undefined || !("what" in first) || "ref" in first.what) return;
    for (const other of others)
      if (
        "what" in other &&
        "ref" in other.what &&
        other.what.ref === "it" &&
        other.what.slot === "this-card"
      )
        this.problems.push({ span: other.what.span, fault: "no-antecedent", what: "it" });
  }

  /** "Inflict damage equal to that monster's DEF and gain LP equal to its ATK": the one whose number was named. */
  #reckonedBy(step: Mutable<Step>, part: Reference["part"]): void {
    const value = "amount" in step ? step.amount : 0;
    if (typeof value !== "object" || !("of" in value) || typeof value.of !== "object") return;
    const { of } = value;
    if (!("ref" in of) || of.ref !== "that-card" || this.#isOneOfTwo(of)) return;
    const slot = (): string => of.slot ?? "this-card";
    this.#mentions.push({
      noun: this.#nounOf(of),
      count: "one",
      said: this.#saidOf(of),
      verb: undefined,
      part,
      slot,
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
      if (!this.#isOneOfTwo(step.what)) return step.what.slot;
    step.slot ??= this.#newSlot(step.verb);
    return step.slot;
  }

  /** "That opponent's monster", of two that were targeted: what is said of it after that is not said of both. */
  #isOneOfTwo(reference: Reference): boolean {
    const target = this.#pointed.get(reference.slot ?? "");
    return target?.isApart?.() === false && whoseOf(reference) !== undefined;
  }

  #newSlot(verb: string): string {
    const n = (this.#used.get(verb) ?? 0) + 1;
    this.#used.set(verb, n);
    return `${verb}${n}`;
  }

  #nounOf(np: NounPhrase): string {
    if (!("ref" in np)) {
      // "1 of those monsters" is a monster.
      const [among] = [...np.where, ...(np.own ?? [])].flatMap((one) =>
        one.trait === "one-of" ? [one.group] : [],
      );
      const noun = among === undefined ? np.noun : this.#nounOf(among);
      // "1 Spell you control and 1 monster your opponent controls" are cards.
      return np.both === undefined || np.both.noun === noun ? noun : "card";
    }
    if (np.noun) return np.noun;
    const noun = this.#pointed.get(np.slot ?? "")?.noun ?? "card";
    return noun === DRAWN || noun === DETACHED ? "card" : noun;
  }

  /** The words by which a card was named that is pointed at now. */
  #saidOf(np: NounPhrase): NounPhrase {
    return "ref" in np && !this.#isOneOfTwo(np) ? (this.#pointed.get(np.slot ?? "")?.said ?? np) : np;
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
        reference.ref !== "that-target" || whoseOf(reference) === undefined || liesOnField(meant?.said);
      // "The combined ATK of those monsters sent to the GY": one that was sent is not all of them.
      const isSome = reference.wording?.split(" ").includes("that-pl") === true && meant?.count === "one";
      if (meant && meant.isApart?.() !== true && isTold && !isSome) {
        reference.slot = meant.slot();
        this.#pointed.set(reference.slot, meant);
      } else
        this.problems.push({
          span: reference.span,
          fault: "no-antecedent",
          what: reference.ref.replaceAll("-", " "),
        });
    }
  }
}
