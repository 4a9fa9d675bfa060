import { BadState, type Field, State } from "@chainwright/kernel";
import { Duel } from "../board/duel.ts";
import type { Catalogue, Rules } from "../board/duel-types.ts";
import { eachWatched, WATCHES } from "../board/zone-contents.ts";
import {
  BATTLE,
  CARD,
  EVENT_LOG,
  FRAME,
  LINGERING,
  LINKS,
  MARKED_CARDS,
  MATERIALS_USED,
  NOW,
  PENDING_TRIGGERS,
  PICKED,
  PILE,
  PLAYER,
  RECORD,
  REPLACING,
  SPECIAL_SUMMONS,
} from "../state/schema.ts";
import type { Room } from "./game-setup.ts";

/** Duels as bytes. They are read with the cards and by the rules with which they were saved, and by no others. */

/** What to ask of a place that holds a card: in which table it is, and its fields. */
const CARDS_IN = [
  [
    CARD,
    [
      CARD.next,
      CARD.previous,
      CARD.broughtBy,
      CARD.host,
      CARD.nextUser,
      CARD.previousUser,
      CARD.nextResponder,
      CARD.previousResponder,
      CARD.nextListener,
      CARD.previousListener,
      CARD.nextContinuous,
      CARD.previousContinuous,
      CARD.shielded,
    ],
  ],
  [PILE, [PILE.head, PILE.tail]],
  [PLAYER, [PLAYER.attacker, PLAYER.users, PLAYER.responders, PLAYER.listeners, PLAYER.continuous]],
  [MATERIALS_USED, [MATERIALS_USED.monster, MATERIALS_USED.material]],
  [SPECIAL_SUMMONS, [SPECIAL_SUMMONS.card]],
  [EVENT_LOG, [EVENT_LOG.card, EVENT_LOG.other]],
  [LINKS, [LINKS.card, LINKS.subject, LINKS.copied]],
  [RECORD, [RECORD.card]],
  [MARKED_CARDS, [MARKED_CARDS.card]],
  [PICKED, [PICKED.card]],
  [PENDING_TRIGGERS, [PENDING_TRIGGERS.card, PENDING_TRIGGERS.subject]],
  [REPLACING, [REPLACING.card, REPLACING.by]],
  [LINGERING, [LINGERING.card, LINGERING.source]],
] as const;

/** A duel as bytes, for a file or another process; `loadDuel` reads them. */
export const saveDuel = (duel: Duel): Uint8Array =>
  duel.state.save(fingerprintOf(duel.rules, duel.catalogue));

/**
 * A duel that `saveDuel` gave, with the rules and the cards of then.
 * @throws BadState with the reason, where the bytes are not that: damaged, of other cards or rules, or of another version
 */
export function loadDuel(room: Room, rules: Rules, catalogue: Catalogue, bytes: Uint8Array): Duel {
  const duel = new Duel(
    rules,
    catalogue,
    State.load(bytes, rules.game.schema, fingerprintOf(rules, catalogue)),
  );
  // What others build on comes first: nobody walks through a list whose cards do not exist.
  for (const check of [outOfRange, strayFrames, tangled, room.broken]) {
    const [wrong] = check(duel);
    if (wrong !== undefined) throw new BadState(`damaged: ${wrong}`);
  }
  return duel;
}

const fingerprints = new WeakMap<Catalogue, number>();

/** One number for a day's rules and all cards of a catalogue, in their order and with all that is compiled of them. */
function fingerprintOf({ game, date }: Rules, catalogue: Catalogue): number {
  let cards = fingerprints.get(catalogue);
  if (cards === undefined) {
    cards = hashOf(JSON.stringify(catalogue.definitions.map(({ card }) => card)));
    fingerprints.set(catalogue, cards);
  }
  return hashOf(`${game.id} ${date} ${cards}`);
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash | 0;
}

function outOfRange(duel: Duel): string[] {
  const { state, game, catalogue } = duel;
  const wrong: string[] = [];
  const cards = state.count(CARD);
  // What it is called is made up only where something is wrong.
  const check = (what: () => string, value: number, below: number, from = 0): void => {
    if (value < from || value >= below) wrong.push(`${what()}: ${value} is not from ${from} to ${below - 1}`);
  };
  for (const [table, fields] of CARDS_IN) {
    for (const field of fields as readonly Field[])
      for (let row = 0, n = state.count(table); row < n; row++)
        check(() => `${game.schema.nameOf(field)} ${row}`, state.get(field, row), cards);
  }
  for (const word of [BATTLE.attacker, BATTLE.target, BATTLE.flipped])
    check(() => game.schema.nameOf(word), state.read(word), cards);
  for (let row = 1, n = cards; row < n; row++) {
    check(() => `card ${row}: zone`, state.get(CARD.zone as Field, row), game.zones.length);
    const def = state.get(CARD.def as Field, row);
    if (def < catalogue.definitions.length)
      check(() => `card ${row}: definition`, def, catalogue.definitions.length, 1);
    else if (!isMixed(duel, def)) wrong.push(`card ${row}: no definition ${def}`);
  }
  check(() => "asked", state.read(NOW.asked), 2);
  check(() => "turn player", state.read(NOW.turnPlayer), 2);
  check(
    () => "question",
    state.read(NOW.question),
    game.questions.length + catalogue.questions.length + 1,
    -1,
  );
  if (state.read(NOW.question) > 0)
    check(() => "asking frame", state.read(NOW.askedFrame), state.count(FRAME));
  return wrong;
}

function isMixed({ catalogue }: Duel, def: number): boolean {
  try {
    catalogue.mixed(def);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** Frames of routines that are none, or that stand where those have no step. */
function strayFrames({ state, game, catalogue }: Duel): string[] {
  const wrong: string[] = [];
  for (let row = 0, n = state.count(FRAME); row < n; row++) {
    const id = state.get(FRAME.routine as Field, row);
    const routine = game.routines[id] ?? catalogue.routines[id - game.routines.length];
    const at = state.get(FRAME.pc as Field, row);
    if (routine === undefined) wrong.push(`frame ${row}: no routine ${id}`);
    else if (at < 0 || at > routine.steps.length)
      wrong.push(`frame ${row}: "${routine.name}" has no step ${at}`);
  }
  return wrong;
}

/** Lists of cards to look at that come back to where they were. */
function tangled(duel: Duel): string[] {
  const wrong: string[] = [];
  const cards = duel.state.count(CARD);
  for (const player of [0, 1] as const)
    for (const watch of WATCHES) {
      let length = 0;
      eachWatched(duel, player, watch, () => ++length <= cards);
      if (length > cards)
        wrong.push(`the list of ${duel.game.schema.nameOf(watch.head)} of player ${player} has no end`);
    }
  return wrong;
}
