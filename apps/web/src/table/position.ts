import type { FileProblem } from "@chainwright/explain";
import { readPosition, SourceError } from "@chainwright/scenario";
import { unpack } from "../common/pack.ts";
import type { Engine } from "../engine.ts";
import { readyFor } from "../reader.ts";
import type { RouteOf } from "../route.ts";
import { answersAt } from "../scenario/moment.ts";
import { sourceOf } from "../scenarios.ts";
import { isInstant, type Seating, Session } from "./session.ts";

/** A position that cannot be played on from; `link`: the address is not whole. */
export class PositionError extends Error {
  constructor(
    readonly kind: "link" | "scenario",
    message: string,
    /** What is wrong with the scenario, as far as there are words for it. */
    readonly problems: readonly FileProblem[] = [],
  ) {
    super(message);
  }
}

/**
 * The duel that an address tells of: the position of a scenario, and what its run did up to the step that was looked
 * at. So one can also go back in it and try another line from there. Or a duel that somebody shared.
 * @throws PositionError
 * @throws ReplayError
 * @throws TooSlow
 */
export async function sessionAt(route: RouteOf<"table">, engine: Engine): Promise<Session> {
  if (route.duel !== undefined) return duelOf(route.duel, engine);
  const source = await textOf(route);
  const { variant, date, step = 0, who } = route;
  const options = {
    inPart: true,
    ...(date === undefined ? {} : { rules: date }),
    ...(variant === undefined ? {} : { variant }),
  };
  const result = await engine.tried(source, "", date);
  if (!result.ok) throw new PositionError("scenario", result.message, result.problems);
  await readyFor(source);
  try {
    const position = readPosition(source, "", engine.pools, options);
    const report = result.reports.find((one) => one.variant === variant);
    const answers = report === undefined ? [] : answersAt(report, step);
    return Session.goneOn(position, answers, who === "bot" ? "bot" : "alone", isInstant());
  } catch (error) {
    if (error instanceof SourceError) throw new PositionError("scenario", error.message, error.problems);
    if (error instanceof RangeError) throw new PositionError("scenario", error.message);
    throw error;
  }
}

/** A shared duel, to be looked at from both sides. */
async function duelOf(packed: string, engine: Engine): Promise<Session> {
  return loadSession(await whole(unpack(packed)), engine, "alone");
}

/**
 * A duel as it was saved.
 * @throws ReplayError
 * @throws TooSlow
 */
export async function loadSession(
  replay: string,
  { pools, sandbox }: Engine,
  seating: Seating,
): Promise<Session> {
  await sandbox.replay(replay);
  await readyFor(replay);
  return Session.load(replay, pools, seating, isInstant());
}

/** What an address brings. @throws PositionError where it is not whole */
async function whole(text: Promise<string>): Promise<string> {
  try {
    return await text;
  } catch {
    throw new PositionError("link", "");
  }
}

const textOf = ({ from, text }: RouteOf<"table">): Promise<string> =>
  whole(text === undefined ? sourceOf(from ?? "") : unpack(text));
