import type { Card } from "@chainwright/card-ir";
import { lookup } from "@chainwright/card-ir";
import type { Room } from "@chainwright/engine";
import type { Duel } from "@chainwright/engine/board";
import { closeWindow } from "@chainwright/engine/history";
import type { CardId } from "@chainwright/engine/state";
import type { FileProblem } from "@chainwright/explain";
import { cardAsOf, type Pool } from "@chainwright/pool";
import { NEWEST, type Profile, readProfile } from "@chainwright/rulebook";
import { CardFinder, type Flat, lay, ROOMS, setUp, USUAL_TURN } from "./position.ts";
import { playerOf, type SeatName } from "./seats.ts";
import {
  didYouMean,
  type Locate,
  type Path,
  type PositionSource,
  type ReadScenario,
  readScenario,
  type ScenarioSource,
  SourceError,
  type VariantSource,
} from "./source.ts";
import { unknownNames } from "./validate.ts";

/** Card pools by game: what scenarios name cards from. */
export type Pools = Readonly<Record<ScenarioSource["game"], Pool>>;

export interface PositionOptions {
  /** A profile (`2014-03-21`, `tcg:2014-07-14`) to take instead of the file's. */
  readonly rules?: string;
  /** Only this variant; "" is the scenario itself. */
  readonly variant?: string;
  /** Cards of which not all is carried out are played in part, and not refused. */
  readonly inPart?: boolean;
}

/** The position of a scenario: what its run begins with, and what people may play on from. */
export interface Position {
  /** The text of the scenario file. */
  readonly source: string;
  readonly variant?: string;
  readonly room: Room;
  readonly rules: Profile;
  /** Decides what chance gives. */
  readonly seed: number;
  /** Whether cards may be played in part. */
  readonly inPart?: boolean;
  /** Every card of it once, in the order in which they are numbered. */
  readonly cards: readonly Card[];
  /** Where in the file each card of the table stands. */
  readonly places: ReadonlyMap<CardId, Path>;
  /** A duel that stands so, at its first decision. */
  begin(): Duel;
  /** Where the cards of a zone stand in the file, or would stand; the same for `lp`. */
  pathOf(seat: SeatName, key: keyof PositionSource): Path;
  /** Where a part of the run stands in the file: in the variant if it has its own. */
  where(part: keyof VariantSource): Path;
  /** What the setup says against another version of the file, by the cards' places alone; nothing where they may lie so. */
  against(changed: ScenarioSource): readonly FileProblem[];
}

/** A position with what a run of its file needs besides. */
export interface Beginning extends Position {
  readonly scenario: ScenarioSource;
  readonly flat: Flat;
  readonly finder: CardFinder;
  readonly locate: Locate;
}

/**
 * The position of a scenario file, of the scenario itself or of one variant.
 * @throws SourceError when the file cannot be read or set up.
 */
export function readPosition(
  source: string,
  file: string,
  pools: Pools,
  { variant = "", ...options }: PositionOptions = {},
): Position {
  const [position] = readBeginnings(source, file, pools, { variant, ...options });
  if (position === undefined) throw new RangeError("a file without any run");
  return position;
}

/** What the runs of a file begin with: the scenario itself and each of its variants. @throws SourceError */
export function readBeginnings(
  source: string,
  file: string,
  pools: Pools,
  options: PositionOptions,
): Beginning[] {
  const read = readScenario(source, file);
  const { scenario, locate } = read;
  const runs: (VariantSource | undefined)[] = [undefined, ...(scenario.variants ?? [])];
  const chosen =
    options.variant === undefined ? runs : runs.filter((run) => (run?.id ?? "") === options.variant);
  if (chosen.length === 0) {
    throw new SourceError(file, [
      { ...locate(["variants"]), told: { key: "file.no-variant", values: { name: options.variant ?? "" } } },
    ]);
  }
  return chosen.map((variant) => beginningOf(source, { ...read, variant, file }, pools, options));
}

interface Chosen extends ReadScenario {
  readonly variant: VariantSource | undefined;
  readonly file: string;
}

function beginningOf(source: string, chosen: Chosen, pools: Pools, options: PositionOptions): Beginning {
  const { scenario, locate, variant, file } = chosen;
  const flat = flatten(scenario, variant);
  const room = ROOMS[flat.game];
  const rules = profileOf(options.rules ?? flat.rules ?? NEWEST, room, file, locate);
  const { date, region } = rules;
  const pool = pools[flat.game];
  const finder = new CardFinder(pool, ownCards(chosen, pool, date), date, locate);
  const inVariant = variant === undefined ? [] : ["variants", scenario.variants?.indexOf(variant) ?? 0];
  const where = (part: keyof VariantSource): Path =>
    variant?.[part] === undefined ? [part] : [...inVariant, part];
  finder.problems.push(...unknownNames(flat, where, pool, ownNames(scenario), locate));
  // Any seed will do, as long as it is always the same.
  const { seed = 1 } = flat;
  const pathOf = (seat: SeatName, key: keyof PositionSource): Path =>
    variant?.players?.[seat]?.[key] === undefined
      ? ["players", seat, key]
      : [...inVariant, "players", seat, key];
  const gameRules = room.rulesAt(date, region);
  const { player = "A", number = USUAL_TURN, phase: phaseWord = room.mainPhase } = flat.turn ?? {};
  const phase = room.startPhases.includes(phaseWord) ? room.phases[phaseWord] : undefined;
  if (phase === undefined) {
    throw new SourceError(file, [
      {
        ...locate([...where("turn"), "phase"]),
        told: {
          key: lookup(room.phases, phaseWord) === undefined ? "file.no-phase" : "file.no-start",
          values: { name: phaseWord },
        },
        hint: { key: "file.choices", values: { names: room.startPhases.join(", ") } },
      },
    ]);
  }
  const turn = { player: playerOf(player), number, phase };
  const { duel, places } = setUp({ ...flat, seed }, finder, gameRules, file, pathOf, turn, options.inPart);
  room.startAt(duel, turn.player, number, phase);
  closeWindow(duel);
  return {
    source,
    ...(variant === undefined ? {} : { variant: variant.id }),
    room,
    rules,
    seed,
    ...(options.inPart === undefined ? {} : { inPart: options.inPart }),
    cards: finder.cards,
    places,
    begin: () => duel.fork(),
    pathOf,
    against(changed) {
      const other = flatten(
        changed,
        changed.variants?.find(({ id }) => id === variant?.id),
      );
      const trial = new CardFinder(pool, finder.own, date, locate);
      lay(other, trial, gameRules, pathOf);
      return trial.problems;
    },
    scenario,
    flat,
    finder,
    locate,
    where,
  };
}

/** A variant shares everything that it does not say anew; zones it names replace those of the scenario. */
function flatten(scenario: ScenarioSource, variant: VariantSource | undefined): Flat {
  const { variants: _, ...base } = scenario;
  if (variant === undefined) return base;
  const { players, ...rest } = variant;
  const merged = {
    A: { ...base.players.A, ...players?.A },
    B: { ...base.players.B, ...players?.B },
  };
  return { ...base, ...rest, id: scenario.id, players: merged } as Flat;
}

/** Names of the cards that the file brings along. */
function ownNames(scenario: ScenarioSource): string[] {
  return (scenario.cards ?? []).flatMap(({ name }) =>
    typeof name === "object" && name !== null ? Object.values(name).map(String) : [],
  );
}

function ownCards({ scenario, readCard, file }: Chosen, { read }: Pool, date: string): Map<string, Card> {
  const cards = new Map<string, Card>();
  for (const i of (scenario.cards ?? []).keys()) {
    const reading = readCard(i);
    if (!reading.ok)
      throw new SourceError(
        file,
        reading.errors.map(({ line, column, told, hint }) => ({
          line,
          column,
          told: { key: "file.own-card", values: { number: i + 1, why: told } } as const,
          ...(hint === undefined ? {} : { hint }),
        })),
      );
    if (read === undefined) throw new RangeError("a pool that cannot read cards that a file brings along");
    const card = cardAsOf(read(reading.record), date);
    for (const name of Object.values(card.name)) cards.set(name, card);
  }
  return cards;
}

/** @throws SourceError for a region that the game has not. */
function profileOf(written: string, room: Room, file: string, locate: Locate): Profile {
  const profile = readProfile(written);
  if (profile === null) throw new RangeError(`no profile of rules: ${written}`);
  const { date, region } = profile;
  if (region === null || room.regions.includes(region)) return profile;
  const told = { key: "file.no-region", values: { name: region } } as const;
  throw new SourceError(file, [{ ...locate(["rules"]), told, ...didYouMean([date]) }]);
}
