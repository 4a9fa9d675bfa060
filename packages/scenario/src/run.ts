import { type Card, LANGUAGES, type Language } from "@chainwright/card-ir";
import { closeWindow, type Duel, phaseNameIn, type Room } from "@chainwright/engine";
import {
  collector,
  type Moment,
  message,
  type NamedReason,
  type Names,
  nameReason,
  reasonSentence,
  sentence,
} from "@chainwright/explain";
import { cardAsOf, type Pool, readCardFile, showError } from "@chainwright/pool";
import {
  isToCome,
  NEWEST,
  type Profile,
  RULE,
  RULES,
  type RuleId,
  readProfile,
  writeProfile,
} from "@chainwright/rulebook";
import { stringify } from "yaml";
import { boardOf } from "./board.ts";
import { checkExpectation } from "./expect.ts";
import type { Mode } from "./modes.ts";
import { CardFinder, type Flat, playerOf, ROOMS, setUp, USUAL_TURN } from "./position.ts";
import type { Board, Expectation, LocalText, Report, ReportCard, ReportStep } from "./report.ts";
import { type Asked, Runner, Stopped } from "./runner.ts";
import {
  didYouMean,
  type Locate,
  readScenario,
  type ScenarioSource,
  SourceError,
  type VariantSource,
} from "./source.ts";
import { asksSomething, expectationTitle, playTitle, type Tongue } from "./titles.ts";
import { unknownNames } from "./validate.ts";

/** Card pools by game: what scenarios name cards from. */
export type Pools = Readonly<Record<ScenarioSource["game"], Pool>>;

export interface RunOptions {
  /** A profile (`2014-03-21`, `tcg:2014-07-14`) to run by instead of the file's. */
  readonly rules?: string;
  /** Only this variant; "" is the scenario itself. */
  readonly variant?: string;
  readonly mode?: Mode;
}

function mergePlayers(
  base: ScenarioSource["players"],
  change: VariantSource["players"],
): ScenarioSource["players"] {
  return {
    A: { ...base.A, ...change?.A },
    B: { ...base.B, ...change?.B },
  };
}

/** A variant shares everything that it does not say anew; zones it names replace those of the scenario. */
function flatten(scenario: ScenarioSource, variant: VariantSource | undefined): Flat {
  const { variants: _, ...base } = scenario;
  if (variant === undefined) return base;
  const { players, ...rest } = variant;
  return { ...base, ...rest, id: scenario.id, players: mergePlayers(base.players, players) } as Flat;
}

const localText = (text: ScenarioSource["title"]): LocalText =>
  typeof text === "string"
    ? { en: text, ko: text, ja: text }
    : { en: text.en, ko: text.ko ?? text.en, ja: text.ja ?? text.en };

const inAll = (say: (language: Language) => string): LocalText =>
  Object.fromEntries(LANGUAGES.map((language) => [language, say(language)])) as Record<Language, string>;

/**
 * Runs a scenario file: itself and each of its variants.
 * @throws SourceError when the file cannot be read or set up.
 */
export function runScenario(source: string, file: string, pools: Pools, options: RunOptions = {}): Report[] {
  const { scenario, locate } = readScenario(source, file);
  const runs: (VariantSource | undefined)[] = [undefined, ...(scenario.variants ?? [])];
  const chosen =
    options.variant === undefined ? runs : runs.filter((run) => (run?.id ?? "") === options.variant);
  if (chosen.length === 0) {
    throw new SourceError(file, [{ ...locate(["variants"]), message: `no variant "${options.variant}"` }]);
  }
  return chosen.map((variant) => runOne(scenario, variant, file, locate, pools, options));
}

/** Names of the cards that the file brings along. */
function ownNames(scenario: ScenarioSource): string[] {
  return (scenario.cards ?? []).flatMap(({ name }) =>
    typeof name === "object" && name !== null ? Object.values(name).map(String) : [],
  );
}

function ownCards(scenario: ScenarioSource, date: string, file: string, locate: Locate): Map<string, Card> {
  const cards = new Map<string, Card>();
  for (const [i, source] of (scenario.cards ?? []).entries()) {
    const place = locate(["cards", i]);
    const reading = readCardFile(stringify(source), `${scenario.game}/card ${i + 1} of this file`);
    if (!reading.ok)
      throw new SourceError(
        file,
        reading.errors.map((error) => ({ ...place, message: showError(error) })),
      );
    const card = cardAsOf(reading.record, date);
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
  const message = `${room.game.id} has no rules of its own for the region "${region}"`;
  throw new SourceError(file, [{ ...locate(["rules"]), message, ...didYouMean([date]) }]);
}

function runOne(
  scenario: ScenarioSource,
  variant: VariantSource | undefined,
  file: string,
  locate: Locate,
  pools: Pools,
  options: RunOptions,
): Report {
  const flat = flatten(scenario, variant);
  const room = ROOMS[flat.game];
  const profile = profileOf(options.rules ?? flat.rules ?? NEWEST, room, file, locate);
  const { date, region } = profile;
  const pool = pools[flat.game];
  const finder = new CardFinder(pool, ownCards(scenario, date, file, locate), date, locate);
  finder.problems.push(
    ...unknownNames(flat, (part) => where(scenario, variant, part), pool, ownNames(scenario), locate),
  );
  const { duel } = setUp(flat, finder, room.rulesAt(date, region), file);
  const phaseName = phaseNameIn(room);
  const names: Names = (card, language) => {
    const found = [...finder.cards].find((one) => one.name.en === card);
    return found?.name[language] ?? card;
  };
  const textOf = (card: string): string | undefined => finder.cards.find((one) => one.name.en === card)?.text;

  const boards: Board[] = [];
  const playOf: number[] = [];
  let runner: Runner | null = null;
  const sink = collector({
    phaseName,
    onMoment(_moment, at: Duel) {
      boards.push(boardOf(at, phaseName));
      playOf.push(runner?.play ?? -1);
    },
  });
  const { player = "A", number = USUAL_TURN, phase: phaseWord = room.mainPhase } = flat.turn ?? {};
  const phase = room.phases[phaseWord];
  if (phase === undefined) {
    const known = Object.keys(room.phases).join(", ");
    throw new SourceError(file, [
      { ...locate(["turn", "phase"]), message: `no phase "${phaseWord}"`, suggestion: `one of ${known}` },
    ]);
  }
  room.startAt(duel, playerOf(player), number, phase);
  const start = boardOf(duel, phaseName);
  closeWindow(duel);
  duel.trace = sink;

  runner = new Runner(
    duel,
    room,
    options.mode ?? "plain",
    (id) => ruleNumber(id),
    (name) => finder.called(name),
  );
  let stop: Stopped | null = null;
  try {
    runner.run(flat.plays);
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    stop = error;
  }

  const english = (name: string): string => pool.record(name)?.name.en ?? name;
  const inTongues = (say: (tongue: Tongue) => string): LocalText =>
    inAll((language) =>
      say({ language, game: room.game.id, name: (written) => names(english(written), language) }),
    );
  const plays = flat.plays.map((play, i) => ({
    says: inTongues((tongue) => playTitle(play, tongue)),
    line: locate([...where(scenario, variant, "plays"), i]).line,
    asks: asksSomething(play),
  }));
  const says: Saying = { names, textOf, duel };
  const moments: readonly Moment[] = sink.moments;
  const steps: ReportStep[] = moments.map((moment, index) => ({
    index,
    moment,
    text: inAll((language) => sentence(moment, language, names, room.game.id)),
    play: playOf[index] ?? -1,
    board: boards[index] ?? start,
  }));
  const end = boardOf(duel, phaseName);
  const expectations = [
    ...runner.asked.map((asked) => answered(asked, plays, playOf, says)),
    ...(flat.expect ?? []).map((one) => ({
      says: inTongues((tongue) => expectationTitle(one, tongue)),
      ...checkExpectation(one, { moments, end, english }),
      step: steps.length - 1,
    })),
  ];
  const cited = citedBy(moments, runner.asked, profile);
  const cites = (flat.cites ?? []).map((rule) => ({ rule, cited: cited.includes(rule) }));
  const stopped = stop === null ? undefined : stoppedAt(stop, says);
  return {
    schema: "chainwright-report/1",
    id: scenario.id,
    title: localText(flat.title),
    file,
    ...(variant ? { variant: variant.id } : {}),
    ...(flat.confidence === undefined ? {} : { confidence: flat.confidence }),
    game: flat.game,
    rules: writeProfile(profile),
    zones: room.laterZones?.(duel.rules) ?? [],
    cards: Object.fromEntries(finder.cards.map((card) => [card.name.en, reportCard(card)])),
    start,
    plays,
    steps,
    expectations,
    cites,
    cited,
    end,
    ok: stopped === undefined && expectations.every((one) => one.ok) && cites.every((one) => one.cited),
    ...(stopped ? { stopped } : {}),
  };
}

/** Where a part of a run stands in the file: in the variant if it has its own. */
function where(
  scenario: ScenarioSource,
  variant: VariantSource | undefined,
  part: keyof VariantSource,
): PropertyKey[] {
  if (variant?.[part] === undefined) return [part];
  return ["variants", scenario.variants?.indexOf(variant) ?? 0, part];
}

/** What sentences about a run are made with. */
interface Saying {
  readonly names: Names;
  readonly textOf: (card: string) => string | undefined;
  readonly duel: Duel;
}

function reasonText(reason: NamedReason, { names, textOf }: Saying): LocalText {
  return inAll((language) => reasonSentence(reason, language, names, textOf));
}

/** A question of the file, with its answer and the reasons for it. */
function answered(
  asked: Asked,
  plays: Report["plays"],
  playOf: readonly number[],
  says: Saying,
): Expectation {
  const play = plays[asked.play] as Report["plays"][number];
  const because = asked.reasons.map((one) => {
    const reason = nameReason(says.duel, one);
    return { reason, text: reasonText(reason, says) };
  });
  return {
    says: play.says,
    ok: asked.ok,
    ...(asked.found === undefined ? {} : { found: asked.found }),
    step: playOf.filter((one) => one < asked.play).length - 1,
    ...(because.length === 0 ? {} : { because }),
  };
}

/**
 * Rules that the trace names, and those that the engine gave as reasons where the file asked for them; but a rule that
 * is still to come is only a reason.
 */
function citedBy(moments: readonly Moment[], asked: readonly Asked[], { date, region }: Profile): string[] {
  const reasons = asked
    .filter(({ ok }) => ok)
    .flatMap(({ reasons }) => reasons)
    .filter(({ rule }) => !isToCome(rule as RuleId, date, region))
    .map(({ rule }) => RULES[rule]?.id ?? "");
  return [...new Set([...moments.flatMap(({ rules }) => rules), ...reasons])].filter((id) => id !== "");
}

function stoppedAt(stop: Stopped, says: Saying): NonNullable<Report["stopped"]> {
  const reasons = stop.reasons.map((reason) => nameReason(says.duel, reason));
  const texts = reasons.map((reason) => reasonText(reason, says));
  return {
    play: stop.play,
    reasons,
    text: inAll((language) =>
      [message(stop.why, language, stop.values), ...texts.map((text) => text[language])].join(" — "),
    ),
  };
}

const ruleNumber = (id: string): number | undefined =>
  (RULE as Readonly<Record<string, number>>)[id.replaceAll("-", "_")];

/** A card as reports show it. */
export function reportCard(card: Card): ReportCard {
  const { name, facts, text } = card;
  return { name: { en: name.en, ko: name.ko ?? name.en, ja: name.ja ?? name.en }, facts, text };
}
