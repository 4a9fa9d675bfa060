import { chanceWords, frameTable, int, Schema, type State } from "@chainwright/kernel";
import type { Player } from "./vocabulary.ts";

export type CardId = number & { readonly __card: true };
export type LinkId = number & { readonly __link: true };
export type EventId = number & { readonly __event: true };
export type LingeringId = number & { readonly __lingering: true };
export type RecordId = number & { readonly __record: true };
export type PileId = number & { readonly __pile: true };
export type PickedId = number & { readonly __picked: true };
export type PendingId = number & { readonly __pending: true };
export type TouchedId = number & { readonly __touched: true };
export type ReplacingId = number & { readonly __replacing: true };
export type UsedId = number & { readonly __used: true };
export type SpecialId = number & { readonly __special: true };
export type TallyId = number & { readonly __tally: true };
export type UseId = number & { readonly __use: true };
/** A zone of the game being played; 0 is "not in the duel yet". */
export type ZoneId = number & { readonly __zone: true };

/** For what asks the state of a duel and nothing else. */
export interface WithState {
  readonly state: State;
}

export const NO_CARD = 0 as CardId;
export const NO_LINK = 0 as LinkId;

/** What every game's state holds. Games extend it with words of their own. */
export const engineSchema = new Schema("chainwright");

export const CHANCE = chanceWords(engineSchema);

export const NOW = engineSchema.single({
  turn: int(),
  phase: int(),
  turnPlayer: int<Player>(),
  /** Counts moments: events of one atom are simultaneous. */
  atom: int(),
  /** The timing whose events are being gathered. */
  timing: int(),
  /** Its newest moment that counts though nothing may have happened in it; 0 for none. */
  tookTime: int(),
  /** The timing whose events may be responded to; 0 when the moment has passed. */
  window: int(),
  /** The kinds of event in the window, as a mask of `EVENT` numbers. */
  windowKinds: int(),
  /** The last atom of the last closed timing, and that timing: for responses, and to say what was missed. */
  lastAtom: int(),
  lastTiming: int(),
  /** The open question, counted from 1; 0 while the machine may run, -1 when the duel is over. */
  question: int(),
  asked: int<Player>(),
  askedFrame: int(),
  answer: int(),
  result: int(),
  /** 1: players are always asked, also where there is only one answer. */
  askAlways: int(),
  stamp: int(),
  /** The Summon that is being attempted: one of `ATTEMPT`. */
  attempt: int(),
  /** Counts chains, or whatever resolves as one, that are done. */
  chainsDone: int(),
  /** 1: something changed that continuous effects may depend on; see `continuous-effects.ts`. */
  unsettled: int(),
  /** Counts what begins to apply: the order of continuous effects and of lingering effects. */
  order: int(),
  /** What the effects that apply now do, as a mask of `CONTINUOUS_ACTION`: 0 where there are none. */
  applying: int(),
});

/** The battle that is going on: its monsters with the stamps by which they are the same still; 0 for none. */
export const BATTLE = engineSchema.single({
  attacker: int<CardId>(),
  attackerStamp: int(),
  /** None of a direct attack. */
  target: int<CardId>(),
  targetStamp: int(),
  /** How it lay when it was attacked, and then as the Damage Step began: the battle turns it face-up. */
  targetFace: int(),
  /** The monster that it turned face-up, as long as it has not destroyed itself nor used what that triggers. */
  flipped: int<CardId>(),
  /** 1: a card effect negated the attack. */
  negated: int(),
  /** 1: a card effect has just changed its target. */
  redirected: int(),
});

export const FRAME = frameTable(engineSchema);

/** Row 0 is nobody. */
export const CARD = engineSchema.table<CardId>()("card", 164, {
  def: int(),
  owner: int<Player>(),
  controller: int<Player>(),
  zone: int<ZoneId>(),
  slot: int(),
  face: int(),
  position: int(),
  /** A new number whenever the card becomes a new object (it changed zones). */
  stamp: int(),
  next: int<CardId>(),
  previous: int<CardId>(),
  /** The turn in which it came to where it is. */
  since: int(),
  /** How it came to where it is (bits of `MANNER`), and from which zone. */
  manner: int(),
  from: int<ZoneId>(),
  /** … why (bits of `CAUSE`), and by whom. */
  cause: int(),
  mover: int(),
  /** How it came to the field: bits of `WAY`. */
  way: int(),
  /** The card whose effect Special Summoned, moved or equipped it, or was paid for with it; 0 for none. */
  broughtBy: int<CardId>(),
  /** The card it lies under (materials) or is equipped to. */
  host: int<CardId>(),
  /** What is true of it this turn only: see `per-turn-marks.ts`. */
  thisTurn: int(),
  /** The lists of `PLAYER.users`, `PLAYER.responders` and `PLAYER.listeners`. */
  nextUser: int<CardId>(),
  previousUser: int<CardId>(),
  nextResponder: int<CardId>(),
  previousResponder: int<CardId>(),
  nextListener: int<CardId>(),
  previousListener: int<CardId>(),
  /** The list of `PLAYER.continuous`. */
  nextContinuous: int<CardId>(),
  previousContinuous: int<CardId>(),
  /** The card whose effect makes it unaffected because of its stats; see `settleByStats`. */
  shielded: int<CardId>(),
  /** The Type that was declared for it, counted from 1 in `OCG_TYPES`; 0 for none. */
  declared: int(),
  /** When its continuous effects began to apply, as an order number; 0 while they don't. */
  began: int(),
  /** The moment in which it came to where it is, or was turned over (`NOW.atom`). */
  arrived: int(),
  /** Who was shown it where it lies, a bit for each player: see `knowledge.ts`. */
  knownTo: int(),
});

/** A zone of a player: a doubly linked list of cards, top or leftmost first. Row = player * 16 + zone. */
export const PILE = engineSchema.table<PileId>()("pile", 32, {
  head: int<CardId>(),
  tail: int<CardId>(),
  count: int(),
  /** How often a card came or went. */
  changes: int(),
});

export const PLAYER = engineSchema.table<Player>()("player", 2, {
  lp: int(),
  /** How many monsters the player has Summoned this turn. */
  summons: int(),
  /** In which turn the player last Normal Summoned or Set a monster, and last conducted a Battle Phase. */
  normalIn: int(),
  battleIn: int(),
  /** The monster that attacked first in the Battle Phase that goes on, or the last one. */
  attacker: int<CardId>(),
  attackerStamp: int(),
  /** In which phase of which turn the player drew last; see `phaseNumber`. */
  drewAt: int(),
  /** First card of the lists of those that have to be looked at when somebody may respond, or something happens. */
  users: int<CardId>(),
  responders: int<CardId>(),
  listeners: int<CardId>(),
  /** Those on the field with continuous effects. */
  continuous: int<CardId>(),
});

/** What monsters were Summoned with, as they are now; see `summon-materials.ts`. */
export const MATERIALS_USED = engineSchema.table<UsedId>()("used for a Summon", 16, {
  monster: int<CardId>(),
  material: int<CardId>(),
  /** Where it was. */
  from: int<ZoneId>(),
  /** The Summon has not succeeded yet. */
  pending: int(),
});

/** What happened this turn, as often as it did, where a card of the duel asks for it; see `per-turn-tallies.ts`. */
export const TALLY = engineSchema.table<TallyId>()("tally", 16, {
  what: int(),
  /** The player of whose point of view it is so. */
  player: int<Player>(),
  /** Of an activation: the card and its stamp then; the link, and the chain by the number of those that were done; else 0. */
  card: int<CardId>(),
  stamp: int(),
  link: int<LinkId>(),
  chain: int(),
  /** The moment in which it happened, and `NOW.order` then. */
  atom: int(),
  order: int(),
});

/** The monsters that were Special Summoned this turn. */
export const SPECIAL_SUMMONS = engineSchema.table<SpecialId>()("special summon", 16, {
  card: int<CardId>(),
  player: int<Player>(),
  from: int<ZoneId>(),
  /** `WAY` bits. */
  way: int(),
});

/** The log of the timings that still matter. Everything that was true just before is kept with it. */
export const EVENT_LOG = engineSchema.table<EventId>()("event", 96, {
  kind: int(),
  timing: int(),
  atom: int(),
  card: int<CardId>(),
  stamp: int(),
  controller: int<Player>(),
  from: int<ZoneId>(),
  to: int<ZoneId>(),
  face: int(),
  position: int(),
  /** `MANNER` or `WAY` bits, or a number that goes with the kind. */
  how: int(),
  /** Of a move: how the card had been Summoned (`WAY` bits). */
  way: int(),
  /** Of a move: from which zone the card had come to where it left. */
  came: int<ZoneId>(),
  cause: int(),
  /** The link that did it, 0 for none. */
  link: int<LinkId>(),
  agent: int(),
  /** Another card that goes with the kind; of a move, the card whose effect it was, or which it was equipped to. */
  other: int<CardId>(),
  /** `NOW.order` when it happened: what began to apply later did not apply yet. */
  order: int(),
  /** A number that goes with the kind; of a Summon, the place in its zone; of a move, what it was equipped to or lay under. */
  amount: int(),
  /** Of a move, and of what was used: the place of its zone in which the card was, counted from 1; 0 where it had none. */
  place: int(),
});

/** What waits to resolve. Row 0 is nothing; in the OCG the row is the chain link's number. */
export const LINKS = engineSchema.table<LinkId>()("link", 20, {
  card: int<CardId>(),
  /** What the card was then: its effect is this one's. */
  def: int(),
  effect: int(),
  player: int<Player>(),
  /** The card's stamp and zone when it was activated. */
  stamp: int(),
  zone: int<ZoneId>(),
  flags: int(),
  /** The column in which the card was then, counted from 1; 0 for none. */
  column: int(),
  /** `NOW.order` when it was activated: what came into force for it did so later. */
  since: int(),
  /** The link it answers ("when a card is activated"), 0 for none. */
  answers: int<LinkId>(),
  /** The first event that made it trigger. */
  subject: int<CardId>(),
  /** The routine that it has become, counted from 1; 0 for its effect's own. */
  instead: int(),
  /** The card whose effect it has become, and which of those that can be copied. */
  copied: int<CardId>(),
  copiedEffect: int(),
});

/** What each step of a link tried and did, per card. */
export const RECORD = engineSchema.table<RecordId>()("record", 64, {
  link: int<LinkId>(),
  slot: int(),
  card: int<CardId>(),
  stamp: int(),
  done: int(),
  /** For targets where they were chosen: see `placeOf`. */
  place: int(),
  /** How the card had come to the field: bits of `WAY`, which a card that leaves it loses. */
  way: int(),
});

/** The cards of which something is true this turn: see `per-turn-marks.ts`. */
export const MARKED_CARDS = engineSchema.table<TouchedId>()("touched", 16, { card: int<CardId>() });

/** The cards picked so far for a choice of several. */
export const PICKED = engineSchema.table<PickedId>()("picked", 8, {
  card: int<CardId>(),
  /** Of a monster to be Summoned: the places it may go to, and its position. */
  slots: int(),
  position: int(),
});

/** Triggers that wait to be put on the chain, or abilities that wait to be used. */
export const PENDING_TRIGGERS = engineSchema.table<PendingId>()("pending", 24, {
  card: int<CardId>(),
  effect: int(),
  player: int<Player>(),
  mandatory: int(),
  subject: int<CardId>(),
  stamp: int(),
  /** The link that it answers, for what must be activated because of one. */
  answers: int<LinkId>(),
  /** The moment of the event that made it trigger; 0 where all of the timing are meant together. */
  atom: int(),
});

/** Replacements of what the present step was about to do; they run before any other step. */
export const REPLACING = engineSchema.table<ReplacingId>()("replacing", 8, {
  card: int<CardId>(),
  /** Whose effect it is, which; -1 while a player still has to choose. */
  source: int<CardId>(),
  effect: int(),
  /** The move that does not happen, for now or at all. */
  to: int<ZoneId>(),
  bottom: int(),
  manner: int(),
  why: int(),
  agent: int(),
  link: int<LinkId>(),
  by: int<CardId>(),
});

/** Lingering effects: what resolved effects leave behind. */
export const LINGERING = engineSchema.table<LingeringId>()("lingering effect", 48, {
  kind: int(),
  card: int<CardId>(),
  stamp: int(),
  player: int(),
  source: int<CardId>(),
  /** The stamp of the source then. */
  sourceStamp: int(),
  /** The definition of the source then, of which `effect` is one: it may have had another card's effects for a time. */
  def: int(),
  effect: int(),
  what: int(),
  value: int(),
  /** What was declared for it, by its number; else 0. */
  declared: int(),
  until: int(),
  turn: int(),
  /** When it began to apply: see `NOW.order`. */
  order: int(),
});

/** What was used this turn or duel, by player and name. */
export const USE = engineSchema.table<UseId>()("use", 24, {
  player: int<Player>(),
  name: int(),
  effect: int(),
  duel: int(),
});
