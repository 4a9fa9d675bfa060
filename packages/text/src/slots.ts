import type { Branch, NounPhrase, Reference, Step } from "@chainwright/card-ir";
import { STAYS } from "./deeds.ts";
import { DETACHED, DRAWN, type Meant, type Mention, whoseOf } from "./mentions.ts";
import type { Mutable } from "./walk.ts";

/** The names of the records that words point at, and what was named where one is pointed at. */
export class Slots {
  readonly #meant = new Map<string, Meant>();
  readonly #used: Map<string, number>;

  constructor(used = new Map<string, number>()) {
    this.#used = used;
  }

  /** Knows what this one knows; no name is given twice. */
  fork(): Slots {
    const slots = this.apart();
    for (const [slot, meant] of this.#meant) slots.#meant.set(slot, meant);
    return slots;
  }

  /** Knows nothing of this one; no name is given twice. */
  apart(): Slots {
    return new Slots(this.#used);
  }

  point(reference: Mutable<Reference>, meant: Meant): void {
    reference.slot = meant.slot();
    this.#meant.set(reference.slot, meant);
  }

  /** Where the cards of a step are kept: where they were before, if it leaves them what they are. */
  of(step: Mutable<Step>): string {
    if (STAYS.has(step.verb) && "what" in step && "ref" in step.what && step.what.slot && !step.what.and)
      if (!this.isOneOfTwo(step.what)) return step.what.slot;
    step.slot ??= this.fresh(step.verb);
    return step.slot;
  }

  fresh(name: string): string {
    const n = (this.#used.get(name) ?? 0) + 1;
    this.#used.set(name, n);
    return `${name}${n}`;
  }

  /** "That opponent's monster", of two that were targeted: what is said of it after that is not said of both. */
  isOneOfTwo(reference: Reference): boolean {
    const target = this.#meant.get(reference.slot ?? "");
    return target?.isApart?.() === false && whoseOf(reference) !== undefined;
  }

  nounOf(np: NounPhrase): string {
    if (!("ref" in np)) {
      // "1 of those monsters" is a monster.
      const [among] = [...np.where, ...(np.own ?? [])].flatMap((one) =>
        one.trait === "one-of" ? [one.group] : [],
      );
      const noun = among === undefined ? np.noun : this.nounOf(among);
      // "1 Spell you control and 1 monster your opponent controls" are cards.
      return np.both === undefined || np.both.noun === noun ? noun : "card";
    }
    if (np.noun) return np.noun;
    const noun = this.#meant.get(np.slot ?? "")?.noun ?? "card";
    return noun === DRAWN || noun === DETACHED ? "card" : noun;
  }

  /** The words by which a card was named that is pointed at now. */
  saidOf(np: NounPhrase): NounPhrase {
    return "ref" in np && !this.isOneOfTwo(np) ? (this.#meant.get(np.slot ?? "")?.said ?? np) : np;
  }

  /** "Target 1 monster you control and 1 your opponent controls; banish the first target": what is said of one kind. */
  kindsOf(step: Mutable<Extract<Step, { verb: "target" }>>): Pick<Mention, "kind" | "isApart"> {
    if ("ref" in step.what || step.what.both === undefined || step.what.both.both !== undefined) return {};
    const { both, own = [], ...first } = step.what;
    const kind = (nth: 1 | 2): Meant | undefined => {
      // What was done to both of them before is not known of each.
      if (step.slot !== undefined && step.secondSlot === undefined) return undefined;
      const named: Branch = nth === 1 ? { ...first, own } : both;
      const slot = (): string => {
        const one = this.of(step);
        step.secondSlot ??= this.fresh("target");
        return nth === 1 ? one : step.secondSlot;
      };
      const { quantity, traits, noun } = named;
      return { noun, said: { quantity, traits, noun, where: [...(named.own ?? []), ...first.where] }, slot };
    };
    return { kind, isApart: () => step.secondSlot !== undefined };
  }
}
