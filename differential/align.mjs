// Our effects beside those that a public card script registers: which belongs to which, and on what they agree.
import { codesOf, codesOfPhase, sameEvents } from "./events.mjs";

/** What is compared, and the share that has to agree. */
export const LABELS = {
  kind: 0.98,
  optional: 0.98,
  "when/if": 0.98,
  limit: 0.98,
  range: 0.98,
  targets: 0.98,
  cost: 0.98,
  events: 0.95,
};

const KINDS = {
  ACTIVATE: "activation",
  IGNITION: "ignition",
  QUICK_O: "quick",
  QUICK_F: "quick",
  FLIP: "flip",
  TRIGGER_O: "trigger",
  TRIGGER_F: "trigger",
};

/** A Field Spell's zone is one of the Spell & Trap Zones, however the two sides call it. */
const PLACES = {
  ...{ HAND: "hand", MZONE: "monster", MMZONE: "monster", EMZONE: "monster", SZONE: "spell", FZONE: "spell" },
  ...{ PZONE: "pendulum", GRAVE: "graveyard", REMOVED: "banished", DECK: "deck", EXTRA: "extra" },
};

const plain = (list) => [...new Set(list)].sort();

/** An effect of a script, with what was copied from it for another event or place. */
function theirsOf(clones) {
  const [first] = clones;
  const kinds = clones.map(({ kind }) => KINDS[kind]);
  return {
    // With a copy that is quick it is a Quick Effect under a condition.
    kind: kinds[0] === "ignition" && kinds.includes("quick") ? "quick" : kinds[0],
    optional: first.optional,
    word: clones.some(({ delay }) => delay) ? "if" : "when",
    limit: first.countLimit.kind === "none" ? "none" : limit(first.countLimit.kind, first.countLimit.per),
    range: plain(clones.flatMap(({ range }) => range.map((place) => PLACES[place] ?? place))),
    targets: clones.some(({ targets }) => targets),
    cost: clones.some(({ cost }) => cost),
    codes: plain(
      clones.flatMap(({ code }) => {
        const words = code.map((one) => one.replace(/^EVENT_/, ""));
        return words[0] === "PHASE" ? words.slice(1) : words.slice(0, 1);
      }),
    ).filter((code) => code !== "FREE_CHAIN"),
  };
}

/** What a script registers that starts a chain. */
export function theirEffects({ effects }) {
  const roots = new Map();
  for (const effect of effects)
    if (effect.kind !== null && !effect.global) {
      // Of several activations of a card one is used: when one thing happens or another.
      const root = effect.kind === "ACTIVATE" ? "activation" : effect.root;
      roots.set(root, [...(roots.get(root) ?? []), effect]);
    }
  return [...roots.values()].map(theirsOf);
}

/** Kinds of effects that start a chain. */
export const CHAINED = new Set(["activation", "ignition", "trigger", "quick", "flip"]);

/** Nobody counts for a Chain whether it was this copy of the card or another. */
const limit = (kind, per) => (per === "chain" ? per : `${kind} ${per}`);

/** How often an effect may be used: all limits that it has. Once per battle the scripts count with a flag, which nobody sees. */
function limitsOf({ limit: named, oncePerTurn, timesPerTurn, oncePerStay, oncePerChain, oncePerBattle }) {
  const limits = [
    ...(named === null ? [] : [limit("hard", named.per)]),
    // What may be used "twice per turn", or once as long as it stays, the scripts limit as they do this, with a number or a flag.
    ...(oncePerTurn || timesPerTurn > 0 || oncePerStay ? ["soft turn"] : []),
    ...(oncePerChain ? ["chain"] : []),
  ];
  return limits.length === 0 && !oncePerBattle ? ["none"] : limits;
}

/** What an effect waits for, in the words of the scripts. */
function eventsOf({ kind, ir: { conditions } }) {
  const said = conditions.find((one) => one.kind === "event");
  const phase = conditions.find((one) => one.kind === "phase" && one.not !== true);
  // In a part of a battle that cards of some kind fight: the part is what is waited for.
  if (said?.event.event === "battles" && phase !== undefined) return codesOfPhase(phase);
  if (said !== undefined) {
    const [one, other] = [said.event, said.or].map((event) => (event === undefined ? [] : codesOf(event)));
    return [...one, ...other];
  }
  if (phase === undefined) return [];
  return kind === "trigger" || phase.phase.startsWith("damage") ? codesOfPhase(phase) : [];
}

/** The effects of a card that start a chain, those together of which one is activated; what other cards lend is not of its own text. */
export function byFamily(effects) {
  const families = new Map();
  for (const effect of effects)
    if (CHAINED.has(effect.kind) && effect.lent === null)
      families.set(effect.choiceGroup, [...(families.get(effect.choiceGroup) ?? []), effect]);
  return [...families.values()];
}

/** Our effects of a card that start a chain; `zones` are the zones of the game by number. */
export function ourEffects({ effects }, zones) {
  return byFamily(effects).map((modes) => {
    const [first] = modes;
    const places = zones.flatMap(({ name }, zone) => ((first.range & (1 << zone)) === 0 ? [] : [name]));
    return {
      // What can be done with a Trap that is there already may answer something, too; the scripts have no other word for it.
      kind: first.kind === "ignition" && first.speed === 2 ? "quick" : first.kind,
      /** The activation of a card that stays, of which its text says nothing. */
      bare: first.kind === "activation" && first.ir.span === undefined,
      optional: first.optional,
      word: first.trigger?.word,
      limits: limitsOf(first),
      range: plain(
        places.map((place) => (place === "field" ? "spell" : place)).filter((place) => place !== "summoning"),
      ),
      targets: modes.some(({ targets }) => targets.length > 0),
      // What is declared is said before the semicolon, too, and paid with nothing.
      cost: modes.some(({ ir }) =>
        ir.cost.some(({ step }) => step.verb !== "target" && step.verb !== "declare"),
      ),
      events: eventsOf(first),
    };
  });
}

const TIMED = new Set(["trigger", "quick"]);

/** Moments of a battle between which nothing can come, so that scripts leave out whether an effect can miss them. */
const UNMISSED = [
  "ATTACK_ANNOUNCE",
  "BE_BATTLE_TARGET",
  "BATTLE_START",
  "BATTLE_CONFIRM",
  "BATTLED",
  "DAMAGE_STEP_END",
];

/** What the two say of one effect: pairs of [label, ours, theirs, whether they agree], of what can be compared. */
export function compared(ours, theirs) {
  const pairs = [];
  const add = (label, our, their, agree = our === their) => pairs.push([label, our, their, agree]);
  const addLimit = () => {
    const { limits } = ours;
    if (limits.length > 0) add("limit", limits.join("+"), theirs.limit, limits.includes(theirs.limit));
  };
  if (ours.bare) {
    addLimit();
    return pairs;
  }
  add("kind", ours.kind, theirs.kind);
  if (theirs.optional !== null && ours.kind !== "activation") add("optional", ours.optional, theirs.optional);
  const byEvent = ours.word !== undefined && theirs.codes.some((code) => !UNMISSED.includes(code));
  if (ours.kind === "trigger" && theirs.kind === "trigger" && ours.optional && theirs.optional && byEvent)
    add("when/if", ours.word, theirs.word);
  addLimit();
  // What happens to a card itself a script does not say a place for.
  if (theirs.range.length > 0 && ours.kind !== "activation")
    add("range", ours.range.join("+"), theirs.range.join("+"));
  add("targets", ours.targets, theirs.targets);
  add("cost", ours.cost, theirs.cost);
  if (ours.kind === "activation" || TIMED.has(ours.kind))
    add(
      "events",
      ours.events.map((list) => list.join("/")).join(" and ") || "any time",
      theirs.codes.join(" and ") || "any time",
      sameEvents(ours.events, theirs.codes),
    );
  return pairs;
}

/** More effects than any card has in an order that nobody knows. */
const MOST = 6;

function* permutations(list) {
  if (list.length <= 1) return yield list;
  for (const [i, one] of list.entries())
    for (const rest of permutations([...list.slice(0, i), ...list.slice(i + 1)])) yield [one, ...rest];
}

/**
 * Which effect of the script is which of ours: as many as ours there have to be, and of all orders that one is meant in
 * which most agrees, the written order first. Null where their numbers differ.
 */
export function aligned(ours, theirs) {
  const said = ours.filter(({ bare }) => !bare);
  const bare = ours.find((one) => one.bare);
  const activations = theirs.filter(({ kind }) => kind === "activation");
  // A card that only stays is activated by a procedure of the library, or by an effect that does nothing.
  const idle = bare === undefined ? [] : activations.slice(0, 1);
  const rest = theirs.filter((one) => !idle.includes(one));
  if (said.length !== rest.length || rest.length > MOST) return null;
  return [...bestOrder(said, rest, compared), ...idle.map((one) => [bare, one])];
}

/** Pairs of as many of each: of all orders the one in which most agrees, the written order first. */
export function bestOrder(ours, theirs, compare) {
  let best = { agree: -1, pairs: [] };
  for (const order of permutations(theirs)) {
    const pairs = ours.map((one, i) => [one, order[i]]);
    const agree = pairs.flatMap(([a, b]) => compare(a, b)).filter(([, , , same]) => same).length;
    if (agree > best.agree) best = { agree, pairs };
  }
  return best.pairs;
}
