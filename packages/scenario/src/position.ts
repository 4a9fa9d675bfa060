import type { Card } from "@chainwright/card-ir";
import { lookup } from "@chainwright/card-ir";
import { buildCatalogue, type NotPlayable, playedInPart } from "@chainwright/compiler";
import { duelMastersRoom } from "@chainwright/duel-masters";
import { applyLastingOnTarget, emptyDuel, lastingOnTarget, place, type Room } from "@chainwright/engine";
import { ACTED, type Duel, type Rules, setTurnBit, TURN, unsettle } from "@chainwright/engine/board";
import { addLingering, nextOrder, noteSummoned } from "@chainwright/engine/history";
import {
  CARD,
  type CardId,
  CHANCE,
  FACE,
  LINGERING_KIND,
  NOW,
  PLAYER,
  type Player,
  POSITION,
  UNTIL,
  WAY,
  type ZoneId,
} from "@chainwright/engine/state";
import type { FileProblem, Told } from "@chainwright/explain";
import { seedChance } from "@chainwright/kernel";
import { ocgRoom, PENDULUM_PLACES, PLACES, squareOf } from "@chainwright/ocg";
import type { Pool } from "@chainwright/pool";
import { rushRoom } from "@chainwright/rush";
import { cardsNamed, parseReference } from "./actions.ts";
import { applyPast, noteUse } from "./applied.ts";
import { impossible, type PlacedCard, strange } from "./possible.ts";
import { playerOf, SEATS, type SeatName } from "./seats.ts";
import type { CardSource, Locate, Path, PositionSource, ScenarioSource } from "./source.ts";
import { didYouMean, POSITION_KEYS, SourceError, unknownCard } from "./source.ts";

export const ROOMS: Readonly<Record<ScenarioSource["game"], Room>> = {
  ocg: ocgRoom,
  rush: rushRoom,
  "duel-masters": duelMastersRoom,
};

/** The turn that it is where a file does not say. */
export const USUAL_TURN = 3;

/** The position keys of a file and the zones they mean. */
const ZONE_OF_KEY: Readonly<Record<string, string>> = {
  monsters: "monster",
  spells: "spell",
};
export const zoneName = (key: string): string => lookup(ZONE_OF_KEY, key) ?? key;

/** The keys under which cards stand in a position of a game. */
export const zoneKeysOf = ({ game }: Room): readonly ZoneKey[] =>
  POSITION_KEYS.filter((key): key is ZoneKey => game.zones.some(({ name }) => name === zoneName(key)));

/** A scenario with one variant's changes laid over it. */
export type Flat = Omit<ScenarioSource, "variants">;

/** Finds cards by name, in the file first, then in the pool; collects what is not found. */
export class CardFinder {
  readonly problems: FileProblem[] = [];
  readonly cards: Card[] = [];
  readonly #numbers = new Map<string, number>();

  constructor(
    readonly pool: Pool,
    readonly own: ReadonlyMap<string, Card>,
    readonly date: string,
    readonly locate: Locate,
  ) {}

  /** A card by its name, which need not take part. */
  called(name: string): Card | undefined {
    return this.own.get(name) ?? this.pool.card(name, this.date);
  }

  /** The definition number that the catalogue will give the card. */
  number(name: string, path: Path): number {
    const card = this.called(name);
    if (card === undefined) {
      this.problems.push(unknownCard(name, path, this.pool, this.locate));
      return 0;
    }
    const known = this.#numbers.get(card.name.en);
    if (known !== undefined) return known;
    this.cards.push(card);
    this.#numbers.set(card.name.en, this.cards.length);
    return this.cards.length;
  }
}

/** A key of a position under which cards stand: "hand", "monsters" … */
export type ZoneKey = Exclude<keyof PositionSource, "lp" | "normal-summons" | "applied">;

/** The cards of a position, by the keys under which they stand. */
const cardsIn = (position: PositionSource): (readonly [ZoneKey, readonly CardSource[]])[] =>
  Object.entries(position).flatMap(([key, cards]) =>
    Array.isArray(cards) && key !== "applied" ? [[key as ZoneKey, cards as CardSource[]] as const] : [],
  );

interface Placed {
  readonly number: number;
  readonly source: CardSource;
  readonly materials: readonly number[];
  readonly zone: ZoneId;
  readonly player: Player;
  readonly path: Path;
  /** Its place, where the file says where in their zone the cards lie. */
  readonly slot: number | undefined;
}

function zoneOf(room: Room, key: string): ZoneId {
  return room.game.zones.findIndex((zone) => zone.name === zoneName(key)) as ZoneId;
}

type PlaceName = (typeof PLACES)[number];

const placeOf = (source: CardSource): PlaceName | undefined =>
  typeof source === "string" ? undefined : source.zone;

const isInExtraZone = (source: CardSource): boolean => placeOf(source)?.startsWith("extra") === true;

/** The places of the cards in a zone: those that the file gives them, as far as these rules have them, and the first of the others. */
function slotsIn(
  cards: readonly CardSource[],
  places: number,
  hasExtraZones: boolean,
  taken: readonly number[] = [],
): readonly (number | undefined)[] {
  const given = cards.map((source) => {
    const place = placeOf(source);
    const isThere = place !== undefined && (hasExtraZones || !isInExtraZone(source));
    return isThere ? PLACES.indexOf(place) : undefined;
  });
  if (taken.length === 0 && given.every((slot) => slot === undefined)) return given;
  const free = Array.from({ length: places }, (_, slot) => slot).filter(
    (slot) => !given.includes(slot) && !taken.includes(slot),
  );
  return given.map((slot) => slot ?? free.shift());
}

/** The Spell & Trap Zones in which a player's Pendulum Scales lie, where there are no zones of their own for them. */
function placesOfScales({ pendulum = [] }: PositionSource): readonly number[] {
  const slots = slotsIn(pendulum, PENDULUM_PLACES.length, false);
  return slots.flatMap((slot, i) => PENDULUM_PLACES[slot ?? i] ?? []);
}

interface Misplaced {
  readonly seat: SeatName;
  readonly key: ZoneKey;
  readonly at: number;
  readonly told: Told;
}

/** Cards at places that their zone does not have, or where another card lies. */
function misplaced(flat: Flat, room: Room): Misplaced[] {
  const found: Misplaced[] = [];
  const taken = new Map<string, string>();
  for (const seat of SEATS) {
    for (const [key, cards] of cardsIn(flat.players[seat] ?? {})) {
      const places = room.game.zones[zoneOf(room, key)]?.slots ?? 0;
      for (const [i, source] of cards.entries()) {
        const place = placeOf(source);
        if (place === undefined) continue;
        const tell = (told: Told): number => found.push({ seat, key, at: i, told });
        const slot = PLACES.indexOf(place);
        const extra = isInExtraZone(source);
        if (extra ? key !== "monsters" : slot >= places) {
          tell({ key: "file.no-place", values: { place, key } });
          continue;
        }
        // The two Extra Monster Zones are the same for both players.
        const where = extra ? `square ${squareOf(playerOf(seat), slot)}` : `${seat} ${key} ${place}`;
        const other = taken.get(where);
        const name = typeof source === "string" ? source : source.card;
        if (other !== undefined) tell({ key: "file.one-place", values: { card: name, other } });
        taken.set(where, name);
      }
    }
  }
  return found;
}

/** Where a zone's cards stand in the file. */
export type WhereCards = (seat: SeatName, key: keyof PositionSource) => Path;

/** What lies where. What cannot be is told to the finder. */
export function lay(flat: Flat, finder: CardFinder, rules: Rules, where: WhereCards): readonly Placed[] {
  const room = ROOMS[flat.game];
  const later = room.laterZones?.(rules) ?? [];
  const [hasExtraZones, hasPendulumZones] = [later.includes("extraMonster"), later.includes("pendulum")];
  const placed: Placed[] = [];
  for (const seat of SEATS) {
    const position: PositionSource = flat.players[seat] ?? {};
    for (const [key, value] of cardsIn(position)) {
      const zone = zoneOf(room, key);
      const info = room.game.zones[zone];
      const path = where(seat, key);
      if (zone < 0) {
        finder.problems.push({
          ...finder.locate(path),
          told: { key: "file.no-zone", values: { name: key } },
        });
        continue;
      }
      const inExtraZones = hasExtraZones ? value.filter(isInExtraZone).length : 0;
      const scales = key === "spells" && !hasPendulumZones ? placesOfScales(position) : [];
      if (info?.slots && value.length - inExtraZones + scales.length > info.slots) {
        const values = { cards: value.length, scales: scales.length, places: info.slots };
        finder.problems.push({ ...finder.locate(path), told: { key: "file.full", values } });
        continue;
      }
      const slots = slotsIn(value, info?.slots ?? 0, hasExtraZones, scales);
      for (const [i, slot] of slots.entries()) {
        if (slot !== undefined && scales.includes(slot))
          finder.problems.push({
            ...finder.locate([...path, i]),
            told: { key: "file.scale-there" },
          });
      }
      for (const [i, source] of value.entries()) {
        const name = typeof source === "string" ? source : source.card;
        const materials = typeof source === "string" ? [] : (source.materials ?? []);
        const number = finder.number(name, [...path, i]);
        const card = finder.cards[number - 1];
        const lying = typeof source === "string" ? { card: source } : source;
        if (card !== undefined) {
          const against =
            card.game === "duel-masters"
              ? strange(lying)
              : impossible(card, rules.deck.isExtra(card), key, lying, flat.turn?.number ?? USUAL_TURN);
          for (const what of against)
            finder.problems.push({
              ...finder.locate([...path, i]),
              told: { key: "file.of-card", values: { card: name, what } },
            });
        }
        placed.push({
          number,
          source,
          materials: materials.map((material) => finder.number(material, [...path, i])),
          zone,
          player: playerOf(seat),
          path: [...path, i],
          slot: slots[i],
        });
      }
    }
  }
  for (const { seat, key, at, told } of misplaced(flat, room))
    finder.problems.push({ ...finder.locate([...where(seat, key), at]), told });
  return placed;
}

/** When a position begins. */
export interface When {
  readonly player: Player;
  readonly number: number;
  readonly phase: number;
}

/** Sets up the position of a scenario. @throws SourceError for unknown cards and impossible positions. */
export function setUp(
  flat: Flat & { readonly seed: number },
  finder: CardFinder,
  rules: Rules,
  file: string,
  where: WhereCards,
  turn: When,
  inPart = false,
): { duel: Duel; places: ReadonlyMap<CardId, Path> } {
  const room = ROOMS[flat.game];
  const placed = lay(flat, finder, rules, where);
  if (finder.problems.length > 0) throw new SourceError(file, finder.problems);
  if (inPart) finder.cards.splice(0, finder.cards.length, ...playedInPart(room.game, finder.cards));
  const catalogue = buildCatalogue(room.game, finder.cards);
  if (catalogue.notPlayable.length > 0) {
    const problems = catalogue.notPlayable.map((one) => ({
      ...finder.locate(["players"]),
      told: notPlayable(one),
    }));
    throw new SourceError(file, problems);
  }
  for (const { number, source, path } of placed) {
    const used = typeof source === "string" ? [] : (source.used ?? []);
    const effects = catalogue.definitions[number]?.effects.length ?? 0;
    const missing = used.find((effect) => effect > effects);
    if (missing !== undefined)
      finder.problems.push({
        ...finder.locate(path),
        told: {
          key: "file.no-effect",
          values: { card: finder.cards[number - 1]?.name.en ?? "", effect: missing },
        },
      });
  }
  if (finder.problems.length > 0) throw new SourceError(file, finder.problems);
  const duel = emptyDuel(room, rules, catalogue);
  const cards = placed.map((one) => placeOne(duel, room, one));
  for (const [i, card] of cards.entries()) {
    const { source, path } = placed[i] as Placed;
    const told = typeof source === "string" ? undefined : lastThings(duel, card, source);
    if (told !== undefined) finder.problems.push({ ...finder.locate(path), told });
  }
  for (const [i, card] of cards.entries()) {
    const { source, path } = placed[i] as Placed;
    if (typeof source === "string" || source.target === undefined) continue;
    const against = takeTarget(duel, card, source.target);
    if (against !== undefined) finder.problems.push({ ...finder.locate(path), ...against });
  }
  beginInOrder(duel, cards);
  const normal = noteSummons(duel, cards, placed, turn.number);
  for (const seat of SEATS) {
    const { lp, "normal-summons": said } = flat.players[seat] ?? {};
    const player = playerOf(seat);
    if (lp !== undefined) duel.state.set(PLAYER.lp, player, lp);
    const made = said ?? normal[player];
    if (made === 0 && said === undefined) continue;
    const others = Math.max(0, made - normal[player]);
    duel.state.set(PLAYER.summons, player, duel.state.get(PLAYER.summons, player) + others);
    if (room.setNormalSummons !== undefined) room.setNormalSummons(duel, player, made);
    else if (said !== undefined)
      finder.problems.push({
        ...finder.locate(where(seat, "normal-summons")),
        told: { key: "file.no-summons" },
      });
  }
  // What was used this turn lasts as long as if it were used now.
  duel.state.write(NOW.turnPlayer, turn.player);
  duel.state.write(NOW.turn, turn.number);
  duel.state.write(NOW.phase, turn.phase);
  for (const seat of SEATS)
    for (const [i, said] of (flat.players[seat]?.applied ?? []).entries()) {
      const against = applyPast(duel, room, playerOf(seat), said);
      if (against !== undefined)
        finder.problems.push({ ...finder.locate([...where(seat, "applied"), i]), ...against });
    }
  if (finder.problems.length > 0) throw new SourceError(file, finder.problems);
  duel.state.write(NOW.askAlways, 1);
  seedChance(duel.state, CHANCE, flat.seed);
  return { duel, places: new Map(cards.map((card, i) => [card, placed[i]?.path ?? []])) };
}

/** Why a card of the position cannot be played. */
function notPlayable({ card: { name, text, unread }, spans }: NotPlayable): Told {
  const key = unread === undefined ? "file.not-carried-out" : "file.unread";
  return { key, values: { card: name.en, words: spans.map((span) => text.slice(...span)).join(" … ") } };
}

/** What can be said of a card only when all of them are there: counters and what it is equipped to. What is wrong, if anything. */
function lastThings(duel: Duel, card: CardId, { counters = {}, equipped }: PlacedCard): Told | undefined {
  for (const [kind, count] of Object.entries(counters)) {
    const { catalogue } = duel;
    if (!catalogue.counterKinds.includes(kind)) return { key: "file.no-counter", values: { kind } };
    const what = catalogue.word(kind);
    const row = { kind: LINGERING_KIND.counter, card, source: card, effect: 0, what, value: count };
    addLingering(duel, { ...row, until: UNTIL.leaves });
  }
  if (equipped !== undefined) {
    const host = cardsNamed(duel, parseReference(equipped)).find(
      (one) => duel.state.get(CARD.zone, one) === duel.game.zone.summon,
    );
    if (host === undefined) return { key: "file.no-host", values: { name: equipped } };
    if (duel.state.get(CARD.face, host) !== FACE.up)
      return { key: "file.host-down", values: { name: equipped } };
    duel.state.set(CARD.host, card, host);
  }
  unsettle(duel);
  return undefined;
}

/** What the activation of a card has left on the one that it targeted applies. What is wrong, if anything. */
function takeTarget(
  duel: Duel,
  card: CardId,
  said: string,
): Omit<FileProblem, "line" | "column"> | undefined {
  const { state, game } = duel;
  const onField = (one: CardId): boolean => game.zones[state.get(CARD.zone, one)]?.field === true;
  if (
    cardsNamed(duel, parseReference(said)).some(
      (one) => onField(one) && applyLastingOnTarget(duel, card, one),
    )
  )
    return undefined;
  const fit: string[] = [];
  for (let one = 1 as CardId; one < state.count(CARD); one++)
    if (onField(one) && lastingOnTarget(duel, card, one).length > 0)
      fit.push(duel.definition(state.get(CARD.def, one)).card.name.en);
  return { told: { key: "file.no-target", values: { name: said } }, ...didYouMean([...new Set(fit)]) };
}

/** Continuous effects began in the order in which their cards came, and else in that of the file. */
function beginInOrder(duel: Duel, cards: readonly CardId[]): void {
  const { state } = duel;
  const began = cards.filter((card) => state.get(CARD.began, card) !== 0);
  for (const card of began.sort((a, b) => state.get(CARD.since, a) - state.get(CARD.since, b)))
    state.set(CARD.began, card, nextOrder(duel));
}

const SPECIALLY = ["fusion", "ritual", "synchro", "xyz", "link", "pendulum"] as const;

/** In which ways a monster was Summoned at once: a Synchro Summon is a Special Summon. */
const WAYS_SUMMONED: Readonly<Record<NonNullable<PlacedCard["summoned"]>, number>> = {
  normal: WAY.normal,
  tribute: WAY.normal | WAY.tribute,
  flip: WAY.flip,
  special: WAY.special,
  ...(Object.fromEntries(SPECIALLY.map((way) => [way, WAY.special | WAY[way]])) as Record<
    (typeof SPECIALLY)[number],
    number
  >),
};

/** A monster on the field that was Special Summoned came from where such monsters come from, if its text says nothing else. */
function wasSummoned(duel: Duel, card: CardId, way: number): void {
  const { state, game, rules } = duel;
  const definition = duel.definition(state.get(CARD.def, card));
  const isToken = definition.card.facts.categories.includes("token");
  if (state.get(CARD.zone, card) !== game.zone.summon || (way & WAY.special) === 0 || isToken) return;
  state.set(CARD.from, card, rules.deck.isExtra(definition.card) ? game.zone.extra : game.zone.hand);
}

/** Notes which monsters were Summoned this turn. Returns how many Normal Summons each player has made by that. */
function noteSummons(
  duel: Duel,
  cards: readonly CardId[],
  placed: readonly Placed[],
  turn: number,
): Record<Player, number> {
  const normal = { 0: 0, 1: 0 };
  for (const [i, card] of cards.entries()) {
    const { source, player } = placed[i] as Placed;
    if (typeof source === "string" || duel.state.get(CARD.zone, card) !== duel.game.zone.summon) continue;
    const { summoned, since, turned } = source;
    const isOfThisTurn = summoned === "flip" ? turned === true : since === turn;
    if (summoned === undefined || !isOfThisTurn) continue;
    noteSummoned(duel, card, player, WAYS_SUMMONED[summoned], turn);
    if ((WAYS_SUMMONED[summoned] & WAY.normal) !== 0) normal[player]++;
  }
  return normal;
}

function placeOne(duel: Duel, room: Room, placed: Placed): CardId {
  const { number, source, materials, zone, player, slot } = placed;
  const detail = typeof source === "string" ? { card: source } : source;
  const info = room.game.zones[zone];
  const faceDown = detail.set === true || detail.position === "face-down-defense";
  const position = detail.position ?? (detail.set === true ? "defense" : "attack");
  const card = place(duel, number, {
    zone,
    player,
    ...(detail.owner ? { owner: playerOf(detail.owner) } : {}),
    ...(info?.field ? { face: faceDown ? FACE.down : FACE.up } : {}),
    ...(info?.positions ? { position: position === "attack" ? POSITION.attack : POSITION.defense } : {}),
    ...(slot === undefined ? {} : { slot }),
    ...(detail.since === undefined ? {} : { since: detail.since }),
    ...(detail.summoned ? { way: WAYS_SUMMONED[detail.summoned] | WAY.proper } : {}),
  });
  if (detail.summoned) wasSummoned(duel, card, WAYS_SUMMONED[detail.summoned]);
  for (const number of detail.used ?? []) {
    const effect = duel.definition(duel.state.get(CARD.def, card)).effects[number - 1];
    if (effect !== undefined) noteUse(duel, room, player, card, effect);
  }
  if (detail.attacked) setTurnBit(duel, card, TURN.acted, ACTED.attacked);
  if (detail.turned) setTurnBit(duel, card, TURN.acted, ACTED.changedPosition);
  if (detail.turned && detail.summoned === "flip") setTurnBit(duel, card, TURN.acted, ACTED.turnedUp);
  const under = room.game.zones.findIndex((one) => one.name === "material") as ZoneId;
  for (const material of materials) place(duel, material, { zone: under, player, under: card });
  return card;
}
