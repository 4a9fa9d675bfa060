import type { Card, GameId } from "@chainwright/card-ir";
import { message, tell } from "@chainwright/explain";
import { blankCard } from "@chainwright/formats";
import { isTorn, type Match, ReplayError, type ReplayTable, readReplay } from "@chainwright/players";
import { ROOMS, readPosition } from "@chainwright/scenario";
import { cardsOfDuel, DuelLog } from "@chainwright/table";
import { Events } from "./events.ts";
import { readText } from "./files.ts";
import { type Io, indent, type Look, Trouble } from "./look.ts";
import { momentLines } from "./moments.ts";
import { allPools, cardsIn } from "./pools.ts";

export interface ReplayOptions {
  readonly json?: boolean;
  readonly cards?: string;
}

/** `chainwright replay`. Gives the exit code: 0 the duel goes as it was saved. @throws Trouble when it does not */
export async function replay(file: string, options: ReplayOptions, look: Look, io: Io): Promise<number> {
  const { cards } = options;
  const further = cards === undefined ? undefined : { file: cards, records: await cardsIn(cards, io) };
  const pools = allPools(io, further);
  let show: ((match: Match) => void) | null = null;
  let log: DuelLog;
  const tableOf = (game: GameId): ReplayTable => {
    const pool = pools[game];
    const room = ROOMS[game];
    log = new DuelLog(room, []);
    const blank = (passcode: number, name: string): Card => blankCard(pool, { passcode, name });
    return {
      room,
      trace: log.trace,
      card: pool.card.bind(pool),
      blank,
      position: (scenario, chosen) => readPosition(scenario, file, pools, chosen),
    };
  };
  const watch = (match: Match): void => {
    show ??= shower(match, log, options, look, io);
    show(match);
  };
  let match: Match;
  try {
    const text = readText(file);
    match = readReplay(text, tableOf, watch);
    if (isTorn(text)) io.err(`${file}: ${message("replay.torn", look.language)}\n`);
  } catch (error) {
    if (error instanceof ReplayError) throw new Trouble(`${file}: ${tell(error.told, look.language)}`);
    throw error;
  }
  const { language, paint } = look;
  if (options.json) new Events(io, look, match.setup.room.game.id, (card) => card, true).end(match);
  else {
    if (match.open !== null) io.out(`${message("ui.not-over", language)}\n`);
    io.out(`${paint.green(message("ui.replayed", language, { count: match.answers.length }))}\n`);
  }
  return 0;
}

/** Shows a duel as it goes on; the first call begins it. */
function shower(
  first: Match,
  log: DuelLog,
  options: ReplayOptions,
  look: Look,
  io: Io,
): (match: Match) => void {
  const { room } = first.setup;
  const run = cardsOfDuel(
    room.game.id,
    first.duel.catalogue.definitions.map(({ card }) => card),
  );
  if (options.json) {
    const events = new Events(io, look, room.game.id, run.names, true);
    events.start(first);
    return () => events.moments(log.news());
  }
  if (first.bodies.length > 0) {
    const lines = first.bodies.map(({ card, reason }) => `"${card.name.en}": ${reason}`);
    io.out(`${[message("ui.bodies", look.language), ...indent(lines)].join("\n")}\n`);
  }
  const lines = momentLines(run, look);
  return () => {
    const news = lines(log.news());
    if (news.length > 0) io.out(`${news.join("\n")}\n`);
  };
}
