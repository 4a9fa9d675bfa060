import type { Verb } from "@chainwright/card-ir";
import type { Duel } from "@chainwright/engine/board";
import {
  CARD,
  CAUSE,
  type CardId,
  EVENT,
  EVENT_LOG,
  type EventId,
  FACE,
  LINKS,
  type LinkId,
  MANNER,
  NO_CARD,
  NOBODY,
  PLAYER,
  type Player,
  POSITION,
  WAY,
} from "@chainwright/engine/state";
import type { CardName, Seat, What, Words } from "./moment.ts";
import { clausesWith, linkedEffect, wordsFor } from "./words.ts";

type Moved = Extract<What, { kind: "moved" }>;

export const seatOf = (player: number): Seat => (player === 0 ? "A" : "B");

export function cardName(duel: Duel, card: number): CardName {
  const id = card as CardId;
  return { id, card: duel.definition(duel.state.get(CARD.def, id)).card.name.en };
}

export const zoneName = (duel: Duel, zone: number): string => duel.game.zones[zone]?.name ?? "nowhere";

/** Whether the card belongs to a game that taps its cards instead of turning them to Defense Position. */
export function isCreature(duel: Duel, card: number): boolean {
  return duel.definition(duel.state.get(CARD.def, card as CardId)).card.facts.kind === "creature";
}

/** Whether a card is one that is cast, as spells are that have a civilisation. */
export const isCast = (duel: Duel, card: number): boolean =>
  duel.definition(duel.state.get(CARD.def, card as CardId)).card.facts.civilizations !== undefined;

/** The most telling word first: what is destroyed is also sent to the Graveyard. */
const MANNERS = [
  "destroyed",
  "discarded",
  "tributed",
  "detached",
  "material",
  "drawn",
  "banished",
  "returned",
  "added",
  "placed",
  "put",
  "sent",
] as const satisfies readonly (keyof typeof MANNER)[];

const VERBS: Readonly<Record<(typeof MANNERS)[number], readonly Verb[]>> = {
  destroyed: ["destroy"],
  discarded: ["discard"],
  tributed: ["tribute"],
  detached: ["detach"],
  material: ["special-summon"],
  drawn: ["draw"],
  banished: ["banish", "move"],
  returned: ["move"],
  added: ["move"],
  placed: ["special-summon", "summon-token", "move"],
  put: ["move"],
  sent: ["move"],
};

const WAYS = [
  "fusion",
  "ritual",
  "synchro",
  "xyz",
  "link",
  "pendulum",
  "tribute",
  "flip",
  "special",
  "normal",
] as const;

function wayOf(duel: Duel, card: number, bits: number): string {
  if (isCreature(duel, card)) return (bits & WAY.normal) !== 0 ? "summon" : "put";
  return WAYS.find((name) => (bits & WAY[name]) !== 0) ?? "special";
}

function causeOf(bits: number): Moved["cause"] {
  if (bits & CAUSE.battle) return "battle";
  if (bits & CAUSE.cost) return "cost";
  if (bits & CAUSE.effect) return "effect";
  return bits & CAUSE.summon ? "summon" : "rule";
}

/** A row of the event log, and the words by which it happened. */
export interface Told {
  readonly what: What;
  readonly words: readonly Words[];
}

/**
 * What an event row says. Undefined for events that have a trace point of their own
 * (phases, activations, battles): they would be told twice.
 */
export function happened(duel: Duel, row: EventId): Told | undefined {
  const { state } = duel;
  const card = state.get(EVENT_LOG.card, row);
  const how = state.get(EVENT_LOG.how, row);
  const amount = state.get(EVENT_LOG.amount, row);
  const link = state.get(EVENT_LOG.link, row);
  const cause = causeOf(state.get(EVENT_LOG.cause, row));
  const words = (verbs: readonly Verb[]): readonly Words[] => {
    if (cause === "cost") return wordsFor(linkedEffect(duel, link), "cost", clausesWith(verbs, "cost"));
    return wordsFor(linkedEffect(duel, link), "step", clausesWith(verbs, "resolution"));
  };
  // Of damage, Life Points, draws and control `how` is the player.
  const player = (): Seat => seatOf(how);
  const lp = (): number => state.get(PLAYER.lp, how as Player);

  switch (state.get(EVENT_LOG.kind, row)) {
    case EVENT.moved: {
      // That a card is being used is said by what it is used for.
      if (zoneName(duel, state.get(EVENT_LOG.to, row)) === "pending") return undefined;
      // A Summoned monster comes to the field; the Summon says so itself.
      const summoned = (state.get(EVENT_LOG.cause, row) & CAUSE.summon) !== 0;
      if (summoned && (how & MANNER.placed) !== 0) return undefined;
      const manner = MANNERS.find((name) => (how & MANNER[name]) !== 0);
      return { what: moved(duel, row, manner ?? "moved", cause), words: manner ? words(VERBS[manner]) : [] };
    }
    case EVENT.summoned: {
      const way = wayOf(duel, card, how);
      const agent = state.get(EVENT_LOG.agent, row);
      const by = seatOf(agent === NOBODY ? state.get(EVENT_LOG.controller, row) : (agent as Player));
      return {
        what: { kind: "summoned", card: cardName(duel, card), player: by, way },
        words: words(VERBS.placed),
      };
    }
    case EVENT.attempted: {
      const by = seatOf(state.get(EVENT_LOG.controller, row));
      return {
        what: { kind: "attempted", card: cardName(duel, card), player: by, way: wayOf(duel, card, how) },
        words: [],
      };
    }
    case EVENT.attackDeclared: {
      const other = state.get(EVENT_LOG.other, row);
      const attacker = cardName(duel, card);
      const by = seatOf(state.get(EVENT_LOG.controller, row));
      const target = other === NO_CARD ? {} : { target: cardName(duel, other) };
      return { what: { kind: "attack", attacker, ...target, player: by }, words: [] };
    }
    case EVENT.blocked: {
      const attacker = cardName(duel, state.get(EVENT_LOG.other, row));
      return { what: { kind: "blocks", card: cardName(duel, card), attacker }, words: [] };
    }
    case EVENT.damage: {
      const why = cause === "summon" ? "rule" : cause;
      return {
        what: { kind: "damage", player: player(), amount: amount, cause: why, lp: lp() },
        words: words(["damage"]),
      };
    }
    case EVENT.lpGained:
      return {
        what: { kind: "gained", player: player(), amount: amount, lp: lp() },
        words: words(["gain-lp"]),
      };
    case EVENT.drawn:
      return { what: { kind: "drew", player: player(), count: amount }, words: words(["draw"]) };
    case EVENT.doomed:
      return {
        what: {
          kind: "settled",
          card: cardName(duel, card),
          by: cardName(duel, state.get(EVENT_LOG.other, row)),
        },
        words: [],
      };
    case EVENT.flipped: {
      // Turned face-up by an attack before: only what it triggers has waited.
      if (cause === "battle") return undefined;
      const face = state.get(EVENT_LOG.face, row) === FACE.up ? "up" : "down";
      return {
        what: { kind: "flipped", card: cardName(duel, card), face },
        words: words(["change-position"]),
      };
    }
    case EVENT.positionChanged:
      // The row holds the position before the change; the card has the new one.
      return {
        what: { kind: "position", card: cardName(duel, card), position: positionOf(duel, card) },
        words: words(["change-position"]),
      };
    case EVENT.controlChanged: {
      const to = seatOf(how);
      return {
        what: { kind: "control", card: cardName(duel, card), player: to },
        words: words(["take-control"]),
      };
    }
    case EVENT.shifted:
      return {
        what: { kind: "shifted", card: cardName(duel, card) },
        words: words(["move", "switch-places"]),
      };
    case EVENT.equipped: {
      const to = cardName(duel, state.get(EVENT_LOG.other, row));
      return { what: { kind: "equipped", card: cardName(duel, card), to }, words: words(["equip"]) };
    }
    case EVENT.counterRemoved:
      return {
        what: { kind: "applied", card: cardName(duel, card), what: "counters-left", value: amount },
        words: words(["remove-counter"]),
      };
    case EVENT.counterPlaced:
      return {
        what: { kind: "applied", card: cardName(duel, card), what: "counter", value: amount },
        words: words(["place-counter"]),
      };
    default:
      return undefined;
  }
}

function moved(duel: Duel, row: EventId, how: string, cause: Moved["cause"]): Moved {
  const { state } = duel;
  const card = state.get(EVENT_LOG.card, row);
  const link = state.get(EVENT_LOG.link, row);
  const source = link > 0 && link < state.count(LINKS) ? state.get(LINKS.card, link as LinkId) : NO_CARD;
  // Materials are used, and monsters Tributed, for a Summon, and not by the monster that is Summoned.
  const isForSummon = how === "material" || cause === "summon";
  const by = source === NO_CARD && !isForSummon ? state.get(EVENT_LOG.other, row) : source;
  return {
    kind: "moved",
    card: cardName(duel, card),
    from: zoneName(duel, state.get(EVENT_LOG.from, row)),
    to: zoneName(duel, state.get(EVENT_LOG.to, row)),
    how,
    owner: seatOf(state.get(CARD.owner, card)),
    cause,
    ...(by === NO_CARD ? {} : { by: cardName(duel, by) }),
  };
}

function positionOf(duel: Duel, card: number): Extract<What, { kind: "position" }>["position"] {
  const attack = duel.state.get(CARD.position, card as CardId) !== POSITION.defense;
  if (isCreature(duel, card)) return attack ? "untapped" : "tapped";
  return attack ? "attack" : "defense";
}
