// What each engine makes of a run.
import { numbers } from "@chainwright/kernel";
import { ocgRoom } from "@chainwright/ocg";
import { readPosition, runScenario, SourceError } from "@chainwright/scenario";
import { SCRIPT_ERROR } from "../duels/both.mjs";
import { Ours } from "../duels/ours.mjs";
import { EARLY, Lockstep } from "../duels/play.mjs";
import { FLAGS, positionOf } from "../effects/position.mjs";
import { Plan, recorded } from "./plan.mjs";

/** Answers after which a run has had its chance. */
const LONG = 120;
/** Where one of these is the reason against what a template claims, it is the rule that is not kept, and not the cast that is no good. */
const CHAPTERS = /^OCG-(CHAIN|TIMING|SEGOC|SPEED|MANDQUICK|PRIO|HAND|NOCHAIN)-/;

const poolsOf = (pool) => ({ ocg: pool, rush: pool, "duel-masters": pool });

/**
 * Our engine: "holds"; "broken" where something comes of it that the rule does not say; "unfit" where the cast cannot do what the template
 * asks for, so that nothing is shown. `names`: who takes part.
 */
export function ofOurs(source, names, pool) {
  let report;
  try {
    [report] = runScenario(JSON.stringify(source), source.id, poolsOf(pool));
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    return { verdict: "unfit", why: [error.message.replace(/“[^”]*”|^\S+/g, "…")] };
  }
  if (report.ok) return { verdict: "holds", report };
  const isOther = ({ moment: { what } }) => what.kind === "activated" && !names.includes(what.by.card);
  if (report.steps.some(isOther)) return { verdict: "unfit", why: ["another card was activated"] };
  const failed = report.expectations.filter(({ ok }) => !ok);
  const questions = failed.flatMap(({ because = [] }) => because.map(({ reason }) => reason.rule));
  const reasons = report.stopped?.reasons.map(({ rule }) => rule) ?? [];
  const isUnfit =
    questions.length > 0 ? !questions.some((rule) => CHAPTERS.test(rule)) : report.stopped !== undefined;
  if (isUnfit) return { verdict: "unfit", why: [...questions, ...reasons] };
  return {
    ...{ verdict: "broken", report },
    why: [
      ...failed.map(({ says, found }) => `${says.en} (${found?.en ?? ""})`),
      ...(report.stopped ? [report.stopped.text.en] : []),
      ...report.cites.filter(({ cited }) => !cited).map(({ rule }) => `not cited: ${rule}`),
    ],
  };
}

/** The same answers in both engines: "same"; "differs"; or why nothing is shown. */
export async function inStep(source, names, report, { known, theirs, seed }) {
  const { pool, nameOf, codeOf } = known;
  const begin = () => readPosition(JSON.stringify(source), source.id, poolsOf(pool)).begin();
  const plan = new Plan(recorded(ocgRoom, begin(), report.answers));
  const duel = begin();
  const position = positionOf(duel, codeOf);
  const ours = new Ours(ocgRoom, duel);
  ours.ready();
  const play = new Lockstep({ ours, theirs, nameOf, codeOf, below: numbers(seed), most: LONG, seek: plan });
  try {
    await play.play({ do: "start", seed, position, flags: FLAGS, tokens: known.tokensOf([...ours.tokens]) });
  } catch (error) {
    return { verdict: "failed", error: String(error.stack ?? error).slice(0, 400) };
  }
  const { ended, answers } = play;
  const divergences = play.divergences.filter(({ filter }) => filter === undefined);
  if (ended === EARLY || ended === SCRIPT_ERROR) return { verdict: ended, divergences };
  // What may be done with a card that is only there is no matter of the rule.
  const isElsewhere = ({ what, name }) => ["legal", "window"].includes(what) && !names.includes(name);
  if (divergences.some((one) => !isElsewhere(one)))
    return { verdict: "differs", ended, divergences, answers };
  if (!plan.isFollowed) return { verdict: "not followed", ended, answers, left: plan.left };
  return divergences.length > 0 ? { verdict: "same but for others", divergences } : { verdict: "same" };
}
