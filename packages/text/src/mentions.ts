import {
  type Branch,
  type EventPattern,
  isReference,
  type Manner,
  type NounPhrase,
  type Place,
  type PlaceName,
  type Reference,
  type Step,
  type Trait,
  type Who,
} from "@chainwright/card-ir";
import { meaning } from "./parse.ts";

/** Something that was named, which a later word can point at. */
export interface Mention {
  readonly noun: string | undefined;
  /** How many it can be: "it" is not several cards, "those" are not one. */
  readonly count: "one" | "many" | "any";
  /** It is this card, which its own text calls so and not "that card". */
  readonly own?: true;
  /** The words by which it was named. */
  readonly said?: NounPhrase | undefined;
  /** It is not on the field: something was done with it that takes it away, or it was named where it lies. */
  readonly off?: true;
  /** Of two kinds that are targeted: the one that was named first, or second. */
  readonly kind?: (nth: 1 | 2) => Meant | undefined;
  /** Whether those kinds have been told apart: then no word means them together. */
  readonly isApart?: () => boolean;
  /** It is what an activation that is answered has targeted. */
  readonly aimed?: true;
  /** Of a move: where to. */
  readonly to?: string;
  readonly verb: string | undefined;
  /** In which part of the effect it is done. */
  readonly part: Reference["part"];
  /** Where in the text it is named, if that may be after what is said of it: no pronoun before that means it. */
  readonly from?: number | undefined;
  /** Asking for the name is what gives a step its slot. */
  readonly slot: () => string;
}

/** This card, which was spoken of and can be called "it". */
export const OWN: Mention = {
  noun: "card",
  count: "one",
  own: true,
  verb: undefined,
  part: undefined,
  slot: () => "this-card",
};

/** Something that is spoken of, with which nothing was done. */
export const named = (
  slot: string,
  noun: string | undefined,
  count: Mention["count"],
  said?: NounPhrase,
): Mention => ({ noun, count, said, verb: undefined, part: undefined, slot: () => slot });

/** "This card": its own text does not call it "that card". */
const isThisCardSaid = (said: NounPhrase | undefined): boolean =>
  said !== undefined && "ref" in said && said.ref === "this-card" && said.and === undefined;

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
    case "alternative":
    case "down-to":
    case "reckoned":
    case "every":
    case "any-number":
    case "all":
    case "as-many":
    case "no":
    case "per":
    case "on-each":
      return "many";
  }
};

/** Steps that bring up a number: "the damage you took", "the result", "for each counter removed". */
const NUMBERS: ReadonlySet<Step["verb"]> = new Set([
  "damage",
  "gain-lp",
  "toss-coin",
  "roll-die",
  "remove-counter",
]);

/** The noun of what a draw brings up: it is not seen, and only what says that it was drawn means it. */
export const DRAWN = "drawn card";

/** The noun of materials that were detached: only what says so means them. */
export const DETACHED = "detached material";

/** The noun of the monster by which another was destroyed: only what says so means it. */
export const DESTROYER = "destroyer";

/** "That card" is the one that was activated: what it targets is called by more words than that. */
const isCalledMore = (reference: Reference, mention: Mention): boolean =>
  mention.aimed !== true || reference.noun !== "card" || traitsOf(reference).length > 0;

const isExcavating = (step: Step): boolean => step.verb === "excavate" || step.verb === "excavate-until";

/** What steps without an object bring up: "these Tokens", "those cards". */
export const impliedNoun = (step: Step): string | undefined =>
  step.verb === "summon-token"
    ? "token"
    : step.verb === "look" || step.verb === "negate-chain" || isExcavating(step)
      ? "card"
      : step.verb === "detach"
        ? typeof step.count === "number" || step.count === "all"
          ? DETACHED
          : "material"
        : step.verb === "draw" || step.verb === "draw-until"
          ? DRAWN
          : NUMBERS.has(step.verb) ||
              (step.verb === "pay-lp" && (typeof step.amount !== "number" || step.multiples))
            ? "number"
            : undefined;

/** A "card" can be called by a narrower noun later, except a Token; a "Monster Card" that is Summoned is a monster. */
const isNamed = ({ noun }: Reference, named: string | undefined): boolean =>
  noun === undefined ||
  noun === named ||
  (named === "card" && noun !== "token") ||
  (named === "monster-card" && noun === "monster") ||
  noun === "card";

const traitsOf = ({ traits = [], where = [] }: NounPhrase): readonly Trait[] => [...traits, ...where];

/** "Your opponent's monster", "1 monster you control" */
export function whoseOf(np: NounPhrase): Who | undefined {
  for (const one of traitsOf(np))
    if (one.trait === "controlled" && (one.by === "you" || one.by === "opponent")) return one.by;
  return undefined;
}

const FIELD_NAMES: ReadonlySet<string> = new Set(["field", "monster-zone"]);

/** Whether what was named is said to be on the field, each kind of it. */
const liesOnField = (said: NounPhrase | undefined): boolean =>
  isSaidToLie(said, (names) => names.every((name) => FIELD_NAMES.has(name)));

/** … or may be there, "on the field or in either GY". */
export const mayLieOnField = (said: NounPhrase | undefined): boolean =>
  isSaidToLie(said, (names) => names.some((name) => FIELD_NAMES.has(name)));

function isSaidToLie(said: NounPhrase | undefined, isThere: (names: readonly string[]) => boolean): boolean {
  if (said === undefined || "ref" in said) return false;
  if (said.quantity.kind === "on-each") return true;
  const kinds = [[...said.traits, ...said.where, ...(said.own ?? [])]];
  if (said.both !== undefined) kinds.push([...said.both.traits, ...said.where, ...(said.both.own ?? [])]);
  return kinds.every((traits) =>
    traits.some((one) => one.trait === "controlled" || (one.trait === "in" && isThere(one.place.names))),
  );
}

/** "That opponent's monster" is not the one that was called yours. */
const isOfSide = (reference: Reference, { said }: Mention): boolean => {
  const [one, other] = [whoseOf(reference), said && whoseOf(said)];
  return one === undefined || other === undefined || one === other;
};

/** What tells one card from another in words that point back. */
const TELLING: ReadonlySet<Trait["trait"]> = new Set<Trait["trait"]>([
  ...(["attribute", "type", "kind", "series", "name", "controlled", "attacking"] as const),
]);

/** "That Synchro Monster": the one that was called so. */
const isCalled = (reference: Reference, { said }: Mention): boolean =>
  traitsOf(reference)
    .filter(({ trait }) => TELLING.has(trait))
    .every((one) => said !== undefined && traitsOf(said).some((other) => meaning(one) === meaning(other)));

/** "That “A” monster": one that was called so; it is not said of another that it is one, too. */
const isNamedSo = (reference: Reference, mention: Mention): boolean =>
  isCalled(reference, mention) ||
  !traitsOf(reference).some(({ trait }) => trait === "series" || trait === "name");

/** "That other monster": of two targets the one with which nothing was done yet. */
const isOther = (reference: Reference): boolean => traitsOf(reference).some(({ trait }) => trait === "other");

const FIELD: ReadonlySet<PlaceName> = new Set<PlaceName>([
  ...(["field", "monster-zone", "main-monster-zone", "center-main-monster-zone"] as const),
  ...(["outer-main-monster-zone", "extra-monster-zone", "spell-trap-zone", "field-zone"] as const),
  ...(["pendulum-zone", "battle-zone"] as const),
]);

export const isOnTheField = ({ names }: Place): boolean => names.some((name) => FIELD.has(name));

/** What takes a card off the field, or is not done there. */
const TAKES_AWAY: ReadonlySet<Step["verb"]> = new Set<Step["verb"]>([
  ...(["destroy", "banish", "discard", "tribute", "attach"] as const),
]);

/** Whether what a step names is not on the field after it. */
export function isOff(step: Step): boolean {
  if (TAKES_AWAY.has(step.verb)) return true;
  if (step.verb === "move") return !isOnTheField(step.to);
  if (step.verb !== "reveal" && step.verb !== "target" && step.verb !== "choose") return false;
  return liesOff(step.what);
}

/** Whether the words say a place for all the cards they name, and none of them the field. */
export function liesOff(np: NounPhrase): boolean {
  if (isReference(np) || (np.one ?? np.each) !== undefined) return false;
  const lies = (traits: readonly Trait[]): boolean => {
    const placed = traits.filter((one) => one.trait === "in" || one.trait === "from");
    return placed.length > 0 && placed.every(({ place }) => !isOnTheField(place));
  };
  if (np.both === undefined) return lies(traitsOf(np));
  for (let kind: Branch | undefined = np; kind !== undefined; kind = kind.both)
    if (!lies([...kind.traits, ...(kind.own ?? []), ...np.where])) return false;
  return true;
}

/** What is done to cards on the field only. */
const ON_FIELD: ReadonlySet<Step["verb"]> = new Set<Step["verb"]>([
  ...([
    "destroy",
    "change-position",
    "change-stat",
    "swap-stats",
    "negate-effects",
    "take-control",
    "switch-control",
  ] as const),
  ...(["pierce", "attack-directly", "attack-again", "more-attacks", "attack-only", "place-counter"] as const),
]);

/** "Its effects are negated, as well as …": all of a name, wherever that card is. */
const isOfName = (step: Step): boolean => step.verb === "negate-effects" && step.sameName !== undefined;

/** Whether what a step is done to has to be on the field. */
export const isOnField = (step: Step, reference: unknown): boolean =>
  ("what" in step && step.what === reference && ON_FIELD.has(step.verb) && !isOfName(step)) ||
  ((step.verb === "equip" || step.verb === "attach") && step.to === reference);

/** "That attacking monster", "that monster you control": what is so of it is so on the field. */
const saysOnField = (reference: Reference): boolean =>
  traitsOf(reference).some(
    ({ trait }) => trait === "attacking" || trait === "position" || trait === "face",
  ) || (reference.where ?? []).some(({ trait }) => trait === "controlled");

/** "That monster you control": of several targets the one that is so. */
const isOneOfTargets = (reference: Reference, { verb }: Mention): boolean =>
  verb === "target" && ((reference.where ?? []).length > 0 || whoseOf(reference) !== undefined);

/** Fusion and Ritual Summons are Special Summons. */
const SPECIAL_SUMMONS: readonly (string | undefined)[] = [
  ...["special-summon", "summon-token", "fusion-summon", "ritual-summon"],
];

/** What later words call it that was done. */
export const verbOf = (step: Step): string =>
  step.verb === "move"
    ? step.manner
    : step.verb === "tap" && step.untap === true
      ? "untap"
      : isExcavating(step)
        ? "excavate"
        : step.verb;

const VERB_OF: Readonly<Record<Manner, string>> = {
  detached: "detach",
  destroyed: "destroy",
  sent: "send",
  banished: "banish",
  discarded: "discard",
  tributed: "tribute",
  returned: "return",
  added: "add",
  drawn: "draw",
  excavated: "excavate",
  put: "put",
  placed: "place",
};

/** What later words call it that happened: "the destroyed monster", "the Summoned monster". */
export const verbsOfEvent = (event: EventPattern): readonly string[] =>
  event.event === "moved"
    ? event.manner.map((manner) => VERB_OF[manner])
    : event.event === "summoned"
      ? ["special-summon"]
      : [];

/** What changes LP, of which "that much" is said. */
const POINTS: ReadonlySet<Mention["verb"]> = new Set(["gain-lp", "pay-lp", "lose-lp", "damage"]);

export const isAct = (mention: Mention, verb: string | undefined, part: Reference["part"]): boolean =>
  (mention.verb === verb ||
    (verb === "points" && POINTS.has(mention.verb)) ||
    // What is discarded is sent to the Graveyard.
    (verb === "send" && mention.verb === "discard") ||
    // What is shuffled into the Deck is returned there.
    (verb === "return" && mention.verb === "shuffle") ||
    (verb === "special-summon" && SPECIAL_SUMMONS.includes(mention.verb))) &&
  (part === undefined || mention.part === part);

/** "Choose up to 2 excavated monsters": the rest are those of the excavated. */
const isChosenAmong = ({ said }: Mention): boolean =>
  said !== undefined && traitsOf(said).some(({ trait }) => trait === "one-of");

/** Where what is meant is kept, and how it was called. */
export type Meant = Pick<Mention, "slot" | "said" | "noun" | "kind" | "isApart"> &
  Partial<Pick<Mention, "count">>;

/** "1 monster in your GY", and "that monster from the GY"; "1 monster your opponent controls", and "that monster they control" */
function isThatPlace(said: Trait, telling: Trait): boolean {
  if (said.trait === "controlled") return telling.trait === "controlled" && telling.by === said.by;
  if (said.trait !== "in" && said.trait !== "from") return false;
  if (telling.trait !== "in" && telling.trait !== "from") return false;
  const [{ names, of }, { names: told, of: whose }] = [said.place, telling.place];
  return names.join() === told.join() && (whose === undefined || whose === of);
}

/** Whether a card that was named so is what words say that tell it from another. */
const isSaidOf = (said: NounPhrase, telling: Trait): boolean =>
  traitsOf(said).some((one) => meaning(one) === meaning(telling) || isThatPlace(one, telling)) ||
  (telling.trait === "in" && isOnTheField(telling.place) && liesOnField(said));

/** "Target 1 Trap and 1 monster; equip that Trap to that monster": of two targets the only one that was called so. */
function oneOfTwo(reference: Reference, target: Pick<Mention, "kind"> | undefined): Meant | undefined {
  const kinds = ([1, 2] as const).flatMap((nth) => target?.kind?.(nth) ?? []);
  const called = kinds.filter(
    ({ said }) =>
      said !== undefined &&
      countOf(said) === "one" &&
      traitsOf(reference).every((telling) => telling.trait === "other" || isSaidOf(said, telling)),
  );
  const ofNoun = called.filter(({ noun }) => noun === reference.noun);
  const [one, other] = ofNoun.length > 0 ? ofNoun : called.filter(({ noun }) => isNamed(reference, noun));
  return other === undefined && kinds.length === 2 ? one : undefined;
}

const always = (slot: string): Meant => ({ slot: () => slot, noun: undefined });

/** Where the two of a battle are kept. */
const FIGHTERS: ReadonlySet<string> = new Set(["event", "battled"]);

/** What a reference means, the last that fits; `onField`: what is done to it is done on the field. */
export function meantBy(
  mentions: readonly Mention[],
  reference: Reference,
  onField = false,
): Meant | undefined {
  const isThere = onField || saysOnField(reference);
  const last = (fits: (m: Mention) => boolean): Meant | undefined =>
    mentions.findLast(
      (m) =>
        ((m.noun !== "number" && m.noun !== DRAWN && m.noun !== DETACHED) || reference.ref === "this-way") &&
        (m.noun !== DESTROYER || reference.ref === "destroyer") &&
        fits(m),
    );
  const can = (m: Mention): boolean => !(isThere && m.off === true) && isOfSide(reference, m);
  /** Words that leave open which of those that fit: what was called as they call it, before what was not. */
  const meant = (fits: (m: Mention) => boolean): Meant | undefined =>
    last((m) => can(m) && fits(m) && isCalled(reference, m)) ?? last((m) => can(m) && fits(m));
  const { slot } = reference;
  const known = slot === undefined ? undefined : always(slot);
  switch (reference.ref) {
    case "this-card":
      return always("this-card");
    case "attacking-monster":
      return always("attacker");
    case "attack-target":
      return always("attack-target");
    case "equipped-monster":
      return always("equipped");
    case "own-equip":
      return always("own-equip");
    // What stands beside the value says whose it is.
    case "itself":
      return always("itself");
    case "destroyer":
      return last((m) => m.noun === DESTROYER);
    // "Your battling monster; … its original ATK": one of the two, by who was said to control it.
    case "fighter":
      return last(
        (m) => FIGHTERS.has(m.slot()) && m.said !== undefined && whoseOf(m.said) === whoseOf(reference),
      );
    case "battled-monster":
      return last((m) => m.slot() === "battled");
    case "answered-card":
      return last((m) => m.verb === undefined && m.slot() === "answered");
    case "that-target":
    case "those-targets": {
      // "The target on the field" is one of two kinds.
      if ((reference.where ?? []).some(({ trait }) => trait === "in")) {
        const target = last((m) => m.verb === "target" && m.kind !== undefined);
        return target?.isApart?.() === true ? oneOfTwo(reference, target) : target;
      }
      if (reference.nth === undefined) {
        const target =
          last((m) => m.verb === "target") ?? last((m) => m.aimed === true && isCalled(reference, m));
        return target?.isApart?.() === true ? oneOfTwo(reference, target) : target;
      }
      const kind = mentions.findLast((m) => m.verb === "target")?.kind?.(reference.nth);
      const count = kind?.said && countOf(kind.said);
      return (reference.ref === "that-target") === (count === "one") ? kind : undefined;
    }
    case "this-way": {
      // What another ability of the card did is found where that is kept.
      if (reference.ability === "other") return always("other-ability");
      // "That creature" names no process: it is what the last step was done to.
      if (reference.verb === undefined)
        return last(
          (m) =>
            m.verb !== undefined && m.noun !== DRAWN && m.noun !== DETACHED && isNamed(reference, m.noun),
        );
      const to = reference.to?.names.join();
      // "Banish this card, then target 1 of those banished monsters": its own text calls it this card.
      const isOwn = (m: Mention): boolean =>
        m.own === true && m.count === "one" && reference.noun !== undefined;
      const did = (part: Reference["part"]) => (m: Mention) =>
        !isOwn(m) && isAct(m, reference.verb, part) && (to === undefined || m.to === to);
      // "Banish 1 card; gain 300 LP for each card banished by this effect": what was paid, where the effect does no such thing.
      return (
        last(did(reference.part)) ?? (reference.part === "effect" ? last(did("requirement")) : undefined)
      );
    }
    case "excavated":
      return last(
        (m) =>
          m.verb === "excavate" ||
          m.verb === "look-at" ||
          (m.count !== "one" && m.verb === "reveal") ||
          // "Take 2 “A” cards from your Deck, add 1 of them to your hand, and banish the other"
          (m.count === "many" &&
            reference.others === true &&
            (m.verb === "choose" || m.verb === "target") &&
            !isChosenAmong(m)),
      );
    // Found with the clause before it, or with the words before the effects that are told apart.
    case "same-subject":
    case "sorted":
      return known;
    case "summoned-monsters":
      return last((m) => m.verb === undefined && m.slot() === "event");
    // Drawn cards are found with the clause before.
    // "If it is an “A” monster": by that it is not told from others.
    case "it":
      return known ?? last((m) => can(m) && m.count !== "many");
    case "them":
      return known ?? last((m) => can(m) && m.count !== "one");
    case "that-card": {
      const fits = (m: Mention): boolean =>
        m.own !== true &&
        !isThisCardSaid(m.said) &&
        isCalledMore(reference, m) &&
        (isOther(reference) || m.count === "many" ? isOneOfTargets(reference, m) : true) &&
        isNamedSo(reference, m) &&
        isNamed(reference, m.noun);
      // "Set 1 Trap, then discard 1 card. That Set card …": the one that was Set; "that Special Summoned monster" as well.
      const isSaid = (test: (trait: Trait) => boolean): boolean => traitsOf(reference).some(test);
      const doneSo = isSaid(({ trait }) => trait === "set")
        ? last((m) => m.verb === "set")
        : isSaid((one) => one.trait === "summoned" && one.ways?.join() === "special")
          ? last((m) => isAct(m, "special-summon", undefined))
          : undefined;
      const target = mentions.findLast((m) => m.verb === "target");
      const told = oneOfTwo(reference, target);
      const isTold = isSaid(
        ({ trait }) => (trait !== "controlled" && trait !== "in") || target?.isApart?.() === true,
      );
      return (
        doneSo ??
        (isTold ? told : undefined) ??
        meant((m) => fits(m) && m.noun === reference.noun) ??
        meant(fits) ??
        told ??
        (slot === "instead" ? known : undefined)
      );
    }
    case "those-cards":
      // "The rest": of what was looked at.
      if (reference.others === true) return last((m) => m.verb === "look");
      // "If monsters are Summoned: Send 2 “A” to the GY, then target 1 of those monsters": what was called monsters.
      return (
        (reference.noun === "monster"
          ? meant((m) => m.count !== "one" && m.noun === reference.noun)
          : undefined) ?? meant((m) => m.count !== "one" && isNamed(reference, m.noun))
      );
  }
}
