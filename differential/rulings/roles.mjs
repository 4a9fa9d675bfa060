// The parts that a card can play in a ruling, told by its facts and by what its text was read as, never by its name.
// Whether a card of a role fits into a position is found out by playing it there.
import { ZONE } from "@chainwright/ocg";

/** Verbs that ask nothing and move no card on the field. */
const QUIET = new Set(["draw", "gain-lp", "damage"]);
/** What can be paid in any position that has a card for it. */
const PAYABLE = new Set(["discard", "pay-lp", "tribute", "detach"]);
/** Conditions that hold in a Main Phase in which nothing was used yet, if what they ask for lies there. */
const EASY = new Set(["once-per-turn", "phase", "exists", "turn"]);

export const isMonster = ({ card }) => card.facts.kind === "monster";
/** Effects that do nothing in the Main Phase unless somebody uses the card, or brings it about. */
const IDLE = new Set(["ignition", "trigger", "flip"]);
const has = ({ card }, ...words) => words.some((word) => card.facts.categories.includes(word));
const only = (list, test) => list.length === 1 && test(list[0]);
const verbs = (steps) => steps.map(({ step }) => step.verb);
const all = (steps, allowed) => verbs(steps).every((verb) => allowed.has(verb));

/** The event that an effect waits for; undefined where it asks for anything else as well. */
function eventOf({ ir }) {
  const rest = ir.conditions.filter(({ kind }) => !EASY.has(kind));
  return only(rest, ({ kind }) => kind === "event") ? rest[0].event : undefined;
}
const isFree = ({ ir }) => ir.conditions.every(({ kind }) => EASY.has(kind));

/** Effects that do nothing as long as the card is not in the Graveyard. */
const isOfGraveyard = ({ range, kind }) =>
  ["ignition", "quick", "trigger"].includes(kind) && (range & ~(1 << ZONE.graveyard)) === 0;

/** The activation of a Spell or Trap that does not stay, or an effect of a monster that nothing else hangs on. */
const isPlain = ({ effects, ...definition }, effect) =>
  effect.kind === "activation"
    ? !has(definition, "continuous", "field", "equip", "ritual") &&
      effects.every((one) => one === effect || one.lent !== null || isOfGraveyard(one))
    : ["ignition", "quick"].includes(effect.kind) &&
      isMonster(definition) &&
      !has(definition, "gemini", "spirit", "union") &&
      effects.every((one) => one === effect || one.lent !== null || IDLE.has(one.kind) || isOfGraveyard(one));

const isFast = (effect) => effect.speed === 2 && effect.kind !== "trigger";

/** Draws, gains Life Points or inflicts damage; it asks nothing and moves no card on the field. */
const isQuiet = (card, effect) =>
  isPlain(card, effect) && isFree(effect) && effect.ir.cost.length === 0 && all(effect.ir.resolution, QUIET);

/** Targets one card of a kind, and does only this with it. */
const doesToTarget = (effect, nouns, verb) =>
  isFree(effect) &&
  effect.ir.cost.filter(({ step }) => step.verb === "target").length === 1 &&
  effect.ir.cost.every(
    ({ step }) =>
      PAYABLE.has(step.verb) ||
      (step.verb === "target" && step.what.quantity?.n === 1 && nouns.includes(step.what.noun)),
  ) &&
  effect.ir.resolution[0].step.verb === verb &&
  effect.ir.resolution[0].step.what.ref === "that-target" &&
  // What follows "and if you do" happens at the same time.
  effect.ir.resolution.slice(1).every(({ join, step }) => join === "and-if-you-do" && QUIET.has(step.verb));

/** What is said of an event that a position can be made for. */
const EVENT = new Set(["event", "subject", "manner", "from", "to", "by", "ways", "span"]);

/** Waits for what happens to the card itself; its other effects wait for something else, or are used by hand. */
function isOwnTrigger(definition, effect, test) {
  const event = eventOf(effect);
  // Nothing else of it may happen at the same time.
  const isIdle = (one) =>
    one === effect ||
    one.lent !== null ||
    one.kind === "ignition" ||
    (one.kind === "trigger" && ![undefined, event.event].includes(eventOf(one)?.event));
  return (
    effect.kind === "trigger" &&
    isMonster(definition) &&
    !has(definition, "gemini", "token", "spirit") &&
    !effect.ruledToMiss &&
    event?.subject?.ref === "this-card" &&
    event.subject.where === undefined &&
    Object.keys(event).every((key) => EVENT.has(key)) &&
    test(event, definition) &&
    definition.effects.every(isIdle)
  );
}

/** Sent to the Graveyard, or destroyed, whatever it was sent by. */
const isMoved = ({ event, manner, to, by, agent, material }, manners) =>
  event === "moved" &&
  manner.every((one) => manners.includes(one)) &&
  (to === undefined || to.names.join() === "graveyard") &&
  (by === undefined || by.includes("card-effect")) &&
  agent === undefined &&
  material === undefined;
const isFrom = ({ from }, zone) => from === undefined || from.names.includes(zone);

const OWN = {
  destroyed: (event) => isMoved(event, ["destroyed", "sent"]) && isFrom(event, "field"),
  discarded: (event) =>
    isMoved(event, ["sent", "discarded"]) && event.by === undefined && isFrom(event, "hand"),
  tributed: (event) =>
    isMoved(event, ["sent", "tributed"]) && event.by === undefined && isFrom(event, "field"),
  revived: ({ event, ways, from, agent }, definition) =>
    event === "summoned" &&
    (ways.length === 0 || ways.includes("special")) &&
    (from === undefined || from.names.includes("graveyard")) &&
    agent === undefined &&
    !has(definition, "fusion", "synchro", "xyz", "link", "ritual"),
};

/** The kinds of cards whose activation an effect answers; undefined where its words ask for more. */
export function answered(effect) {
  const event = eventOf(effect);
  if (event?.event !== "activated") return undefined;
  const kinds = [event.what?.or, event.what].flatMap((one) =>
    one === undefined ? [] : (ANSWERED[`${one.what} ${one.noun}`] ?? [undefined]),
  );
  const asksMore = [event.what?.or, event.what].some((one) => one?.targeting ?? one?.traits ?? one?.where);
  return asksMore || kinds.includes(undefined) ? undefined : kinds;
}
const ANSWERED = {
  "effect monster": ["monster"],
  "card spell": ["spell"],
  "either spell": ["spell"],
  "card trap": ["trap"],
  "either trap": ["trap"],
  "card spell-or-trap": ["spell", "trap"],
  "either spell-or-trap": ["spell", "trap"],
  "either card": ["spell", "trap", "monster"],
};

/** Whether a card that is used can be destroyed for that: it has not left to pay for it, and is not in the Graveyard. */
export const canBeDestroyed = ({ kind, range, leavesAsCost }) =>
  !leavesAsCost && (kind === "activation" || (range & ((1 << ZONE.monster) | (1 << ZONE.hand))) !== 0);

/** Whether an effect answers only what the opponent activates. */
export const answersOpponent = (effect) => eventOf(effect)?.agent === "opponent";

const negates = (card, effect, kind) =>
  isPlain(card, effect) &&
  effect.speed > 1 &&
  (effect.optional || effect.kind === "activation") &&
  answered(effect)?.includes(kind) &&
  all(effect.ir.cost, PAYABLE) &&
  effect.ir.resolution[0].step.verb === "negate-activation" &&
  verbs(effect.ir.resolution.slice(1)).every((verb) => verb === "destroy");

const KINDS = ["spell", "trap", "monster"];

/** Used in a Main Phase with nothing but a payment and targets. */
const isAny = (card, effect) =>
  isPlain(card, effect) &&
  isFree(effect) &&
  effect.ir.cost.every(({ step }) => PAYABLE.has(step.verb) || step.verb === "target");

const isEvery = ({ quantity, traits, where, noun }) =>
  quantity?.kind === "all" &&
  ["monster", "card"].includes(noun) &&
  traits.length === 0 &&
  only(where, ({ place }) => place?.names.join() === "field" && place.of === undefined);

const isKind = (kind) => (card, effect) =>
  isQuiet(card, effect) && card.card.facts.kind === kind && effect.kind === "activation";

/** Which effects of which definitions can play a part. */
const ROLES = {
  "normal-spell": (card, effect) => isKind("spell")(card, effect) && effect.speed === 1,
  trap: (card, effect) => isKind("trap")(card, effect) && isFast(effect),
  starter: (card, effect) => isQuiet(card, effect),
  quick: (card, effect) => isQuiet(card, effect) && isFast(effect),
  destroyer: (card, effect) =>
    isPlain(card, effect) && isFast(effect) && doesToTarget(effect, ["monster", "card"], "destroy"),
  "spell-destroyer": (card, effect) =>
    isPlain(card, effect) && isFast(effect) && doesToTarget(effect, ["spell-or-trap", "card"], "destroy"),
  reviver: (card, effect) =>
    isPlain(card, effect) && isFast(effect) && doesToTarget(effect, ["monster"], "special-summon"),
  sweeper: (card, effect) =>
    isPlain(card, effect) &&
    isFree(effect) &&
    all(effect.ir.cost, PAYABLE) &&
    only(effect.ir.resolution, ({ step }) => step.verb === "destroy" && isEvery(step.what)),
  discarder: (card, effect) =>
    isPlain(card, effect) && isFree(effect) && only(effect.ir.cost, isOne("discard", "card")),
  tributer: (card, effect) =>
    isPlain(card, effect) &&
    isFast(effect) &&
    isFree(effect) &&
    only(effect.ir.cost, isOne("tribute", "monster")),
  "any-spell": (card, effect) =>
    isAny(card, effect) && card.card.facts.kind === "spell" && effect.speed === 1,
  "any-trap": (card, effect) => isAny(card, effect) && card.card.facts.kind === "trap" && effect.speed === 2,
  "any-monster": (card, effect) => isAny(card, effect) && isMonster(card) && effect.kind === "ignition",
  counter: (card, effect) => effect.speed === 3 && KINDS.some((kind) => negates(card, effect, kind)),
  "spell-negater": (card, effect) => negates(card, effect, "spell"),
  "trap-negater": (card, effect) => negates(card, effect, "trap"),
  "monster-negater": (card, effect) => negates(card, effect, "monster"),
  "summon-trap": (card, effect) => {
    const event = eventOf(effect);
    return (
      effect.kind === "activation" &&
      isPlain(card, effect) &&
      event?.event === "summoned" &&
      event.subject?.noun === "monster" &&
      (event.ways.length === 0 || event.ways.includes("normal")) &&
      // What negates a Summon answers it before it has succeeded.
      !verbs(effect.ir.resolution).some((verb) => verb.startsWith("negate"))
    );
  },
  ...Object.fromEntries(
    Object.entries(OWN).flatMap(([how, test]) => [
      [`${how}-when`, (card, effect) => isOptional(effect, "when") && isOwnTrigger(card, effect, test)],
      [`${how}-if`, (card, effect) => isOptional(effect, "if") && isOwnTrigger(card, effect, test)],
      [`${how}-must`, (card, effect) => !effect.optional && isOwnTrigger(card, effect, test)],
    ]),
  ),
};

const isOptional = (effect, word) => effect.optional && effect.trigger?.word === word;
function isOne(verb, noun) {
  return ({ step }) =>
    step.verb === verb &&
    step.what.quantity?.n === 1 &&
    step.what.noun === noun &&
    step.what.traits.length === 0;
}

/** What is Tribute Summoned with one Tribute, and says nothing. */
const takesOneTribute = (one) =>
  isMonster(one) && one.card.facts.categories.join() === "normal" && [5, 6].includes(one.level);

/** Who can play each role: `{ definition, effect }`. */
export function playersOf(definitions) {
  const lists = Object.fromEntries(Object.keys(ROLES).map((role) => [role, []]));
  for (const definition of definitions)
    for (const effect of definition.effects) {
      if (effect.lent !== null) continue;
      for (const [role, fits] of Object.entries(ROLES))
        if (fits(definition, effect)) lists[role].push({ definition, effect });
    }
  return {
    ...lists,
    "one-tribute": definitions.filter(takesOneTribute).map((definition) => ({ definition })),
  };
}
