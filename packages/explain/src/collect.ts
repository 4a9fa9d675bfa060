import { ATTRIBUTES, CARD_TYPES, OCG_TYPES } from "@chainwright/card-ir";
import { statOf } from "@chainwright/engine/applying";
import type { Duel, Trace } from "@chainwright/engine/board";
import { effectOf } from "@chainwright/engine/history";
import {
  CARD,
  type CardId,
  CONTINUOUS_ACTION,
  type EventId,
  LINK,
  LINKS,
  type LinkId,
  NO_CARD,
  NOBODY,
  POSITION,
  STAT,
  TRACE,
  WIN,
} from "@chainwright/engine/state";
import { RULES } from "@chainwright/rulebook";
import { applied, expired, nameIn } from "./applied.ts";
import { cardName, happened, isCast, isCreature, seatOf, type Told, zoneName } from "./happened.ts";
import type { Moment, What } from "./moment.ts";
import {
  clausesReferring,
  clausesWith,
  conditionsOf,
  linkedEffect,
  occasionOf,
  printedEffect,
  stepsOf,
  targetsOf,
  wholeEffect,
  wordsFor,
} from "./words.ts";

/** What was declared, by its number: a Type, an Attribute, a Level, a card type, or a name. */
const declaredWord = (duel: Duel, number: number, property: number): string =>
  property === DECLARED_NAME
    ? duel.catalogue.textOf(number)
    : ([OCG_TYPES, ATTRIBUTES, [], CARD_TYPES][property]?.[number - 1] ?? String(number));

/** See `TRACE.declared`. */
const DECLARED_NAME = 4;

export interface CollectorOptions {
  /** The name of a phase of the game being played: "draw", "main1" … */
  phaseName(phase: number): string;
  /**
   * Called for each moment as it comes, while the duel is still as the moment left it.
   * The moment's `rules` may still grow until the next moment: a trace names the first rule with the happening.
   */
  onMoment?(moment: Moment, duel: Duel): void;
}

/** A trace sink that keeps what it was told, in plain data. */
export interface Collector extends Trace {
  /** All moments so far, in the order in which they happened. */
  readonly moments: readonly Moment[];
  /** Forgets all but the first `count` moments, as when what led to them was taken back. */
  keep(count: number): void;
}

interface Growing extends Moment {
  readonly rules: string[];
}

/** Makes a sink for `duel.trace` that turns trace points into moments. It belongs to no duel and may watch several. */
export function collector(options: CollectorOptions): Collector {
  const moments: Growing[] = [];
  /** The moment of the last trace point; null when that point was no moment, so that its further rules go nowhere. */
  let last: Growing | null = null;

  const addRule = (moment: Growing, rule: number): void => {
    const id = RULES[rule]?.id;
    if (id && !moment.rules.includes(id)) moment.rules.push(id);
  };

  return {
    moments,
    keep(count) {
      moments.length = Math.min(count, moments.length);
      last = null;
    },
    point(duel, kind, rule, a, b, c) {
      if (kind === TRACE.alsoBy) {
        if (last !== null) addRule(last, rule);
        return;
      }
      const told = tell(duel, kind, rule, a, b, c, options);
      if (told === undefined) {
        last = null;
        return;
      }
      if (last?.what.kind === "loop" && told.what.kind === "loop") {
        last.what.cards.push(...told.what.cards);
        return;
      }
      if (last !== null && isSameAttack(last.what, told.what)) {
        addRule(last, rule);
        return;
      }
      last = { what: told.what, rules: [], words: told.words };
      addRule(last, rule);
      moments.push(last);
      options.onMoment?.(last, duel);
    },
  };
}

/** A declared attack is both an event and a step of the battle; it is one moment. */
function isSameAttack(before: What, now: What): boolean {
  return (
    before.kind === "attack" &&
    now.kind === "attack" &&
    before.attacker.id === now.attacker.id &&
    before.target?.id === now.target?.id
  );
}

interface OnLink {
  readonly link: number;
  readonly chainless?: true;
}

/** The link's number, and whether it is one of a chain: Spell Speed 0 is a game's way to say that it has none. */
/** What a negation is of, by its number in the trace, and with which verb it is said. */
const NEGATED = [
  ["activation", "negate-activation"],
  ["effect", "negate-effects"],
  ["becomes", "replace-effect"],
] as const;

function onLink(duel: Duel, link: number): OnLink {
  if (link <= 0 || link >= duel.state.count(LINKS)) return { link, chainless: true };
  const id = link as LinkId;
  const chainless =
    (duel.state.get(LINKS.flags, id) & LINK.chainless) !== 0 || effectOf(duel, id).speed === 0;
  return chainless ? { link, chainless } : { link };
}

const cardOf = (duel: Duel, link: number): number => duel.state.get(LINKS.card, link as LinkId);

const plain = (what: What): Told => ({ what, words: [] });

function tell(
  duel: Duel,
  kind: number,
  rule: number,
  a: number,
  b: number,
  c: number,
  options: CollectorOptions,
): Told | undefined {
  switch (kind) {
    case TRACE.turn:
      return plain({ kind: "turn", player: seatOf(a), turn: b });
    case TRACE.phase:
      return plain({ kind: "phase", phase: options.phaseName(a) });
    case TRACE.noDraw:
      return plain({ kind: "no-draw", player: seatOf(a) });
    case TRACE.phaseSkipped:
      return plain({ kind: "phase-skipped", player: seatOf(a), phase: options.phaseName(b) });
    case TRACE.step:
      return plain({ kind: "step", step: duel.game.steps[a] ?? "" });
    case TRACE.event:
      return happened(duel, a as EventId);
    case TRACE.applied:
      return applied(duel, a, b, c);
    case TRACE.expired:
      return expired(duel, a, b);
    case TRACE.attack: {
      const player = seatOf(duel.state.get(CARD.controller, a as CardId));
      return plain({ kind: "attack", attacker: cardName(duel, a), ...targetOf(duel, b), player });
    }
    case TRACE.battle:
      return plain(battle(duel, a, b));
    case TRACE.replay:
      return plain({ kind: "replay", attacker: cardName(duel, a) });
    case TRACE.attackStopped:
      return plain({ kind: "attack-stopped", attacker: cardName(duel, a) });
    case TRACE.battleOver:
      return plain({ kind: "battle-over", attacker: cardName(duel, a) });
    case TRACE.flippedByBattle:
      return plain({ kind: "flipped", card: cardName(duel, a), face: "up" });
    case TRACE.noFurtherChain:
      return plain({ kind: "no-further-chain" });
    case TRACE.noDamage:
      return plain({ kind: "no-damage", player: seatOf(a), by: cardName(duel, b) });
    case TRACE.settledAlready:
      return plain({ kind: "settled-already", card: cardName(duel, a) });
    case TRACE.chance: {
      const thrown = b === 2 ? "coin" : "die";
      return plain({ kind: "chance", player: seatOf(a), thrown, side: c });
    }
    case TRACE.paid:
      return plain({ kind: "paid", player: seatOf(a), lp: b });
    case TRACE.lostLp:
      return plain({ kind: "lost-lp", player: seatOf(a), lp: b });
    case TRACE.manaPaid:
      return plain({ kind: "mana-paid", player: seatOf(a), count: b, card: cardName(duel, c) });
    case TRACE.breaks:
      return plain({ kind: "breaks", attacker: cardName(duel, a), count: b });
    case TRACE.slays:
      return plain({ kind: "slays", by: cardName(duel, a), card: cardName(duel, b) });
    case TRACE.grSummon:
      return plain({ kind: "gr-summon", card: cardName(duel, a), player: seatOf(b) });
    case TRACE.invades:
      return plain({ kind: "invades", card: cardName(duel, a), player: seatOf(b) });
    case TRACE.strikes:
      return plain({ kind: "strikes", card: cardName(duel, a), player: seatOf(b) });
    case TRACE.shieldTrigger:
      return plain({ kind: "shield-trigger", card: cardName(duel, a), player: seatOf(b) });
    case TRACE.passed:
      return plain({ kind: "passed", player: seatOf(a) });
    case TRACE.chainClosed:
      return plain({ kind: "chain-closed", first: a, last: b });
    case TRACE.chainDone:
      return plain({ kind: "chain-done" });
    case TRACE.firstToRespond:
      return plain({ kind: "first-to-respond", player: seatOf(a), ...onLink(duel, b) });
    case TRACE.byHand:
      return plain({ kind: "by-hand" });
    case TRACE.notReturned:
      return plain({ kind: "not-returned", card: cardName(duel, a) });
    case TRACE.shown:
      return plain({
        kind: "shown",
        card: cardName(duel, a),
        ...(b === NOBODY ? {} : { to: seatOf(b) }),
      });
    case TRACE.spent:
      return plain({ kind: "spent", card: cardName(duel, a) });
    case TRACE.over:
      return plain({ kind: "over", winner: a === WIN.draw ? "draw" : seatOf(a === WIN.player0 ? 0 : 1) });
    case TRACE.triggered:
    case TRACE.missed:
    case TRACE.notTriggered:
      return trigger(duel, kind, a, b, c);
    case TRACE.summonNegated: {
      const verbs = clausesWith(["negate-summon", "negate-activation"], "resolution");
      const words = wordsFor(linkedEffect(duel, b), "step", verbs);
      const negatedBy = cardName(duel, cardOf(duel, b));
      return { what: { kind: "summon-negated", card: cardName(duel, a), negatedBy }, words };
    }
    case TRACE.forced:
    case TRACE.processed:
    case TRACE.eachTime: {
      const what = kind === TRACE.forced ? "forced" : kind === TRACE.processed ? "processed" : "each-time";
      const words = wordsFor(printedEffect(duel, a as CardId, b >> 1), "effect", wholeEffect);
      return { what: { kind: what, card: cardName(duel, a), player: seatOf(b & 1) }, words };
    }
    case TRACE.replaced: {
      const replaced = duel
        .definition(duel.state.get(CARD.def, a as CardId))
        .effects.find((effect) => effect.replaces !== null);
      const words = wordsFor(printedEffect(duel, a as CardId, replaced?.index ?? -1), "effect", wholeEffect);
      return { what: { kind: "replaced", card: cardName(duel, a) }, words };
    }
    case TRACE.paidInstead: {
      const words = wordsFor(printedEffect(duel, b as CardId, c), "effect", wholeEffect);
      return { what: { kind: "paid-instead", card: cardName(duel, a), by: cardName(duel, b) }, words };
    }
    case TRACE.declared:
      return plain({ kind: "declared", card: cardName(duel, a), said: declaredWord(duel, b, c) });
    case TRACE.exchanged: {
      const to = b === 1 ? "gain" : "damage";
      return {
        what: { kind: "exchanged", by: cardName(duel, a), to },
        words: continuousWords(duel, a, CONTINUOUS_ACTION.exchange),
      };
    }
    case TRACE.begins:
      return { what: { kind: "begins", card: cardName(duel, a) }, words: continuousWords(duel, a) };
    case TRACE.ceases:
      return plain({ kind: "ceases", card: cardName(duel, a) });
    case TRACE.overruled: {
      const what = { kind: "overruled", card: cardName(duel, a), by: cardName(duel, b) } as const;
      return { what, words: continuousWords(duel, b, CONTINUOUS_ACTION.negate) };
    }
    case TRACE.loop:
      return plain({ kind: "loop", cards: [cardName(duel, a)] });
    case TRACE.loopEnds:
      return plain({ kind: "loop-ends", card: cardName(duel, a) });
    case TRACE.ruled: {
      const does = nameIn(CONTINUOUS_ACTION, c);
      const what = { kind: "ruled", card: cardName(duel, a), by: cardName(duel, b), does } as const;
      const words = continuousWords(duel, b, c);
      // What a card does to itself because of another is said by its own text.
      return { what, words: words?.length ? words : continuousWords(duel, a, c) };
    }
    default:
      return ofLink(duel, kind, rule, a, b, c);
  }
}

/** The words of a card's continuous effects; with `does`, of those that do one kind of thing. */
function continuousWords(duel: Duel, card: number, does?: number): Told["words"] {
  const { effects } = duel.definition(duel.state.get(CARD.def, card as CardId));
  return effects.flatMap(({ index, continuous }) =>
    continuous.some((one) => does === undefined || one.does === does)
      ? wordsFor(printedEffect(duel, card as CardId, index), "effect", wholeEffect)
      : [],
  );
}

function trigger(duel: Duel, kind: number, card: number, use: number, group: number): Told {
  const printed = printedEffect(duel, card as CardId, use >> 1);
  const who = { card: cardName(duel, card), player: seatOf(use & 1) };
  const words = wordsFor(printed, "condition", occasionOf);
  if (kind === TRACE.missed) return { what: { kind: "missed", ...who }, words };
  if (kind === TRACE.notTriggered) return { what: { kind: "not-triggered", ...who }, words };
  return { what: { kind: "triggered", ...who, group, mandatory: printed?.effect.optional === false }, words };
}

/** Points whose first number is a link. */
function ofLink(duel: Duel, kind: number, rule: number, a: number, b: number, c: number): Told | undefined {
  const printed = linkedEffect(duel, a);
  switch (kind) {
    case TRACE.activated:
      return activated(duel, a, b, c);
    case TRACE.targeted: {
      const words = wordsFor(printed, "target", targetsOf);
      return { what: { kind: "targeted", ...onLink(duel, a), card: cardName(duel, b) }, words };
    }
    case TRACE.resolving: {
      const words = wordsFor(printed, "step", stepsOf);
      return { what: { kind: "resolving", ...onLink(duel, a), by: cardName(duel, cardOf(duel, a)) }, words };
    }
    case TRACE.resolved:
      return plain({ kind: "resolved", ...onLink(duel, a), by: cardName(duel, b) });
    case TRACE.negated: {
      const [what, verb] = NEGATED[c] ?? NEGATED[1];
      const verbs = clausesWith([verb], "resolution");
      const by = cardName(duel, cardOf(duel, a));
      const negatedBy = cardName(duel, cardOf(duel, b));
      const words = wordsFor(linkedEffect(duel, b), "step", verbs);
      return { what: { kind: "negated", ...onLink(duel, a), by, negatedBy, what }, words };
    }
    case TRACE.skipped: {
      const activation = (duel.state.get(LINKS.flags, a as LinkId) & LINK.negatedActivation) !== 0;
      const by = cardName(duel, cardOf(duel, a));
      return plain({ kind: "skipped", ...onLink(duel, a), by, what: activation ? "activation" : "effect" });
    }
    case TRACE.fizzled: {
      const lostTarget = duel.law.targetGone.includes(rule);
      const words = lostTarget ? wordsFor(printed, "target", targetsOf) : wordsFor(printed, "step", stepsOf);
      return { what: { kind: "fizzled", ...onLink(duel, a), by: cardName(duel, cardOf(duel, a)) }, words };
    }
    case TRACE.referred: {
      const reading = b % 2 === 1 ? "attempted" : "done";
      const words = wordsFor(printed, "step", clausesReferring);
      const by = cardName(duel, cardOf(duel, a));
      return {
        what: { kind: "referred", ...onLink(duel, a), by, reading, tried: b >> 1, counted: c },
        words,
      };
    }
    // Questions are not moments, and points that are not known here have no sentence.
    default:
      return undefined;
  }
}

function activated(duel: Duel, link: number, card: number, use: number): Told {
  const { state } = duel;
  const id = card as CardId;
  const printed = printedEffect(duel, id, use >> 1);
  const zone =
    link > 0 && link < state.count(LINKS) ? state.get(LINKS.zone, link as LinkId) : state.get(CARD.zone, id);
  return {
    what: {
      kind: "activated",
      ...onLink(duel, link),
      by: cardName(duel, card),
      player: seatOf(use & 1),
      effect: printed?.effect.kind !== "activation" ? "effect" : isCast(duel, card) ? "spell" : "card",
      speed: duel.definition(state.get(CARD.def, id)).effects[use >> 1]?.speed ?? 0,
      from: zoneName(duel, zone),
    },
    words: [...wordsFor(printed, "effect", wholeEffect), ...wordsFor(printed, "condition", conditionsOf)],
  };
}

const targetOf = (duel: Duel, card: number) => (card === NO_CARD ? {} : { target: cardName(duel, card) });

function battle(duel: Duel, attacker: number, target: number): What {
  const power = isCreature(duel, attacker);
  const attackerValue = statOf(duel, attacker as CardId, power ? STAT.power : STAT.atk);
  const names = { attacker: cardName(duel, attacker), ...targetOf(duel, target) };
  if (target === NO_CARD) return { kind: "battle", ...names, attackerValue };
  const defends = duel.state.get(CARD.position, target as CardId) === POSITION.defense;
  const targetValue = statOf(duel, target as CardId, power ? STAT.power : defends ? STAT.def : STAT.atk);
  return { kind: "battle", ...names, attackerValue, targetValue };
}
