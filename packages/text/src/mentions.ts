import type { NounPhrase, Reference, Step } from "@chainwright/card-ir";

/** Something that was named, which a later word can point at. */
export interface Mention {
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

export const countOf = (np: NounPhrase): Mention["count"] => {
  if ("ref" in np) {
    if (np.and !== undefined) return "many";
    if (np.ref.startsWith("those") || np.ref === "them") return np.some ? "any" : "many";
    return "one";
  }
  if (np.both !== undefined) return "many";
  if (np.each !== undefined) return "any";
  switch (np.quantity.kind) {
    case "a":
      return "one";
    case "exactly":
    case "precisely":
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
    case "as-many":
    case "no":
    case "per":
      return "many";
  }
};

/** Steps that bring up a number: "the damage you took", "the result". */
const NUMBERS: ReadonlySet<Step["verb"]> = new Set(["damage", "gain-lp", "toss-coin", "roll-die"]);

/** The noun of what a draw brings up: it is not seen, and only what says that it was drawn means it. */
export const DRAWN = "drawn card";

/** What steps without an object bring up: "these Tokens", "those cards". */
export const impliedNoun = (step: Step): string | undefined =>
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

/** "That monster you control": of several targets the one that is so. */
const isOneOfTargets = ({ where = [] }: Reference, { verb }: Mention): boolean =>
  verb === "target" && where.length > 0;

/** Fusion and Ritual Summons are Special Summons. */
const SPECIAL_SUMMONS: readonly (string | undefined)[] = ["special-summon", "fusion-summon", "ritual-summon"];

/** What later words call it that was done. */
export const verbOf = (step: Step): string =>
  step.verb === "move" ? step.manner : step.verb === "tap" && step.untap === true ? "untap" : step.verb;

export const isAct = (mention: Mention, verb: string | undefined, part: Reference["part"]): boolean =>
  (mention.verb === verb ||
    // What is discarded is sent to the Graveyard.
    (verb === "send" && mention.verb === "discard") ||
    // What is shuffled into the Deck is returned there.
    (verb === "return" && mention.verb === "shuffle") ||
    (verb === "special-summon" && SPECIAL_SUMMONS.includes(mention.verb))) &&
  (part === undefined || mention.part === part);

/** The slot of what a reference means, the last that fits. */
export function slotMeant(mentions: readonly Mention[], reference: Reference): string | undefined {
  const last = (fits: (m: Mention) => boolean): string | undefined =>
    mentions
      .findLast((m) => ((m.noun !== "number" && m.noun !== DRAWN) || reference.ref === "this-way") && fits(m))
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
      return last((m) => m.verb === "excavate" || m.verb === "look-at");
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
    case "that-card": {
      const can = (m: Mention): boolean =>
        m.own !== true && (m.count !== "many" || isOneOfTargets(reference, m)) && isNamed(reference, m.noun);
      return last((m) => can(m) && m.noun === reference.noun) ?? last(can);
    }
    case "those-cards":
      // "The rest": of what was looked at.
      if (reference.others === true) return last((m) => m.verb === "look");
      return last((m) => m.count !== "one" && isNamed(reference, m.noun));
  }
}
