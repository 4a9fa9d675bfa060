import { type Card, LANGUAGES, type Language, lookup } from "@chainwright/card-ir";
import { decision, phaseNameIn } from "@chainwright/engine";
import type { Duel } from "@chainwright/engine/board";
import {
  byHandSentence,
  collector,
  type Moment,
  message,
  type NamedReason,
  type Names,
  nameReason,
  noRulingSentence,
  type PlayedInPart,
  questionSentence,
  reasonSentence,
  sentence,
} from "@chainwright/explain";
import type { Pool } from "@chainwright/pool";
import { isToCome, type Profile, RULE, RULES, type RuleId, writeProfile } from "@chainwright/rulebook";
import { boardOf, cardsOn } from "./board.ts";
import { Budget } from "./budget.ts";
import { checkExpectation, type Outcome } from "./expect.ts";
import type { Mode } from "./modes.ts";
import type { Board, Expectation, LocalText, Report, ReportCard, ReportStep } from "./report.ts";
import { type Asked, Runner, Stopped } from "./runner.ts";
import { playerOf } from "./seats.ts";
import { localText, readScenario, SourceError } from "./source.ts";
import { type Beginning, type Pools, type PositionOptions, readBeginnings } from "./start.ts";
import {
  actTitle,
  asksSomething,
  expectationTitle,
  playTitle,
  said,
  type Tongue,
  type Value,
} from "./titles.ts";

export interface RunOptions extends PositionOptions {
  readonly mode?: Mode;
}

/** Said when it is asked for, so that only the reader's language has to be known. */
function inAll(say: (language: Language) => string): LocalText {
  const fields = LANGUAGES.map((language) => [
    language,
    { enumerable: true, get: () => say(language) } as const,
  ]);
  return Object.defineProperties({} as LocalText, Object.fromEntries(fields));
}

/**
 * Runs a scenario file: itself and each of its variants.
 * @throws SourceError when the file cannot be read or set up.
 */
export function runScenario(source: string, file: string, pools: Pools, options: RunOptions = {}): Report[] {
  const budget = new Budget();
  try {
    return readBeginnings(source, file, pools, options).map((one) =>
      runOne(one, file, pools[one.flat.game], options.mode ?? "plain", budget),
    );
  } catch (error) {
    throw error instanceof SourceError ? error : (ownFault(source, file, error) ?? error);
  }
}

/** Nothing checks beforehand what a file itself says that its cards do: where it breaks something, that is the file's fault. */
function ownFault(source: string, file: string, error: unknown): SourceError | undefined {
  const { scenario, locate } = readScenario(source, file);
  const written = (scenario.cards ?? []).findIndex(({ texts }) =>
    JSON.stringify(texts ?? "").includes('"program"'),
  );
  if (written < 0) return undefined;
  const why = error instanceof Error ? error.message : String(error);
  return new SourceError(file, [
    { ...locate(["cards", written]), told: { key: "file.program", values: { why } } },
  ]);
}

function runOne(beginning: Beginning, file: string, pool: Pool, mode: Mode, budget: Budget): Report {
  const { scenario, flat, finder, room, rules, variant, locate } = beginning;
  const phaseName = phaseNameIn(room);
  const names: Names = (card, language) => {
    const found = [...finder.cards].find((one) => one.name.en === card);
    return found?.name[language] ?? card;
  };
  const textOf = (card: string): string | undefined => finder.cards.find((one) => one.name.en === card)?.text;

  const english = (name: string): string => pool.record(name)?.name.en ?? name;

  const boards: Board[] = [];
  const playOf: number[] = [];
  const answersOf: number[] = [];
  let runner: Runner | null = null;
  const sink = collector({
    phaseName,
    onMoment(_moment, at: Duel) {
      const board = boardOf(at, phaseName);
      boards.push(board);
      budget.show(cardsOn(board));
      playOf.push(runner?.play ?? -1);
      answersOf.push(runner?.answers.length ?? 0);
    },
  });
  const duel = beginning.begin();
  const start = boardOf(duel, phaseName);
  duel.trace = sink;

  const outcome = (): Outcome => ({
    moments: sink.moments,
    end: boardOf(duel, phaseName),
    seenBy: (seat) => boardOf(duel, phaseName, playerOf(seat)),
    english,
  });
  runner = new Runner(
    duel,
    room,
    mode,
    (id) => ruleNumber(id),
    (name) => finder.called(name),
    (source) => checkExpectation(source, outcome()),
    budget,
  );
  let stop: Stopped | null = null;
  try {
    runner.run(flat.plays);
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    stop = error;
  }

  const tongueOf = (language: Language): Tongue => ({
    language,
    game: room.game.id,
    name: (written) => names(english(written), language),
  });
  const inTongues = (say: (tongue: Tongue) => string): LocalText =>
    inAll((language) => say(tongueOf(language)));
  const plays = flat.plays.map((play, i) => ({
    says: inTongues((tongue) => playTitle(play, tongue)),
    line: locate([...beginning.where("plays"), i]).line,
    asks: asksSomething(play),
    answers: runner.ends[i] ?? runner.answers.length,
  }));
  const instead = (found: Value | undefined): Pick<Expectation, "found"> =>
    found === undefined ? {} : { found: inTongues((tongue) => said(found, tongue)) };
  const says: Saying = { names, textOf, duel };
  const moments: readonly Moment[] = sink.moments;
  const steps: ReportStep[] = moments.map((moment, index) => ({
    index,
    moment,
    text: inAll((language) => sentence(moment, language, names, room.game.id)),
    play: playOf[index] ?? -1,
    answers: answersOf[index] ?? 0,
    board: boards[index] ?? start,
  }));
  const end = boardOf(duel, phaseName);
  const expectations = [
    ...runner.asked.map((asked) => ({ ...instead(asked.found), ...answered(asked, plays, playOf, says) })),
    ...(flat.expect ?? []).map((one) => {
      const { ok, found } = checkExpectation(one, outcome());
      return {
        says: inTongues((tongue) => expectationTitle(one, tongue)),
        ok,
        ...instead(found),
        step: steps.length - 1,
      };
    }),
  ];
  const cited = citedBy(moments, runner.asked, rules);
  const cites = (flat.cites ?? []).map((rule) => ({ rule, cited: cited.includes(rule) }));
  const stopped = stop === null ? undefined : stoppedAt(stop, says, tongueOf);
  return {
    schema: "chainwright-report/1",
    id: scenario.id,
    title: localText(flat.title),
    file,
    ...(variant === undefined ? {} : { variant }),
    ...(flat.confidence === undefined ? {} : { confidence: flat.confidence }),
    game: flat.game,
    rules: writeProfile(rules),
    zones: room.laterZones?.(duel.rules) ?? [],
    cards: Object.fromEntries(finder.cards.map((card) => [card.name.en, reportCard(card)])),
    start,
    plays,
    answers: runner.answers,
    steps,
    expectations,
    cites,
    cited,
    end,
    ok: stopped === undefined && expectations.every((one) => one.ok) && cites.every((one) => one.cited),
    ...(stopped ? { stopped } : {}),
  };
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
  const because = [...asked.reasons, ...asked.grounds].map((one) => {
    const reason = nameReason(says.duel, one);
    return { reason, text: reasonText(reason, says) };
  });
  const { unanswered, inPart } = asked;
  return {
    says: play.says,
    ok: asked.ok,
    step: playOf.filter((one) => one < asked.play).length - 1,
    ...(because.length === 0 ? {} : { because }),
    ...(unanswered === undefined
      ? {}
      : { found: inAll((language) => noRulingSentence(partOf(unanswered, language), language)) }),
    ...(inPart.length === 0
      ? {}
      : {
          byHand: inPart.map((card) => inAll((language) => byHandSentence(partOf(card, language), language))),
        }),
  };
}

const partOf = ({ name, text, byHand = [] }: Card, language: Language): PlayedInPart => ({
  name: name[language] ?? name.en,
  text,
  byHand,
});

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

function stoppedAt(
  stop: Stopped,
  says: Saying,
  tongueOf: (language: Language) => Tongue,
): NonNullable<Report["stopped"]> {
  const reasons = stop.reasons.map((reason) => nameReason(says.duel, reason));
  const texts = reasons.map((reason) => reasonText(reason, says));
  const open = decision(says.duel);
  return {
    play: stop.play,
    reasons,
    text: inAll((language) => {
      const act = stop.act === undefined ? {} : { play: actTitle(stop.act, tongueOf(language)) };
      const why = message(stop.why, language, {
        ...stop.values,
        ...act,
        question: open === null ? "" : questionSentence(says.duel, open, { language, names: says.names }),
      });
      const byHand = stop.inPart.map((card) => byHandSentence(partOf(card, language), language));
      return [why, ...texts.map((text) => text[language]), ...byHand].join(" — ");
    }),
  };
}

const ruleNumber = (id: string): number | undefined => lookup<number>(RULE, id.replaceAll("-", "_"));

/** A card as reports show it. */
export function reportCard(card: Card): ReportCard {
  const { name, passcode, facts, text, byHand } = card;
  return {
    name: { en: name.en, ko: name.ko ?? name.en, ja: name.ja ?? name.en },
    ...(passcode === undefined ? {} : { passcode }),
    facts,
    text,
    ...(byHand === undefined ? {} : { byHand }),
  };
}
