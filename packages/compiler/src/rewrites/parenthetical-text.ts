import type { AlsoUsed, Card, Clause, Duration, Effect, Remark, Step } from "@chainwright/card-ir";
import { NotCarriedOut } from "../words/not-carried-out.ts";

/** The step with what a remark says of such a step; `undefined` where it says it of others. */
function marked(
  step: Step,
  { treated, treatedBy, notTrap, notTwice, withoutFlips, withMaterials, also }: Remark,
): Step | undefined {
  if (also !== undefined) return withMore(step, also);
  if (step.verb === "change-position") return withoutFlips ? { ...step, withoutFlips } : undefined;
  if (step.verb === "change-damage")
    return notTwice && step.times === 0.5 ? { ...step, notTwice } : undefined;
  if (notTwice) return undefined;
  if (step.verb === "attach") return withMaterials ? { ...step, withMaterials } : undefined;
  if (step.verb === "fusion-summon" && step.special && treated === "fusion") {
    const { special: _, ...fusion } = step;
    return fusion;
  }
  if (step.verb === "fusion-summon" && treated === "fusion" && treatedBy !== undefined) return step;
  if (step.verb !== "special-summon" || withMaterials) return undefined;
  if (notTrap) return step.as === undefined ? undefined : step;
  // By whose effect a monster was Summoned is asked of the card that did it.
  if (treatedBy !== undefined && treated === undefined) return step;
  return treated === undefined ? undefined : { ...step, treated };
}

/** "If …, you can also use “X” monsters in your Deck as material." */
const withMore = (step: Step, also: AlsoUsed): Step | undefined =>
  step.verb === "fusion-summon" || step.verb === "ritual-summon"
    ? { ...step, also: [...(step.also ?? []), also] }
    : undefined;

const CHANGES: ReadonlySet<Step["verb"]> = new Set<Step["verb"]>([
  ...(["change-stat", "swap-stats", "change-name", "take-effects", "negate-effects"] as const),
  ...(["pierce", "unaffected", "forbid"] as const),
]);

/** The clauses, the last that a remark can be about with what it says; `undefined` if there is none. */
function remarkedIn(clauses: readonly Clause[], remark: Remark): Clause[] | undefined {
  const { outlasts } = remark;
  for (const [i, clause] of [...clauses.entries()].reverse()) {
    if (outlasts !== undefined && CHANGES.has(clause.step.verb))
      return clauses.with(i, { ...clause, outlasts });
    if (outlasts !== undefined) continue;
    const step = marked(clause.step, remark);
    if (step !== undefined) return clauses.with(i, { ...clause, step });
  }
  return undefined;
}

/** "These changes last until the end of this turn.": each that has no end of its own. */
function ending(clauses: readonly Clause[], until: Duration): readonly Clause[] | undefined {
  const isEndless = ({ step }: Clause): boolean =>
    CHANGES.has(step.verb) &&
    (!("until" in step) || step.until === undefined || step.until === "while-face-up");
  if (!clauses.some(isEndless)) return undefined;
  return clauses.map((clause) =>
    isEndless(clause) ? { ...clause, step: { ...clause.step, until } as Step } : clause,
  );
}

/** "(This is treated as a Fusion Summon.)": an effect with what the sentence after it says of one of its steps. */
export function withParentheticalText(effect: Effect, remark: Remark): Effect {
  const mode = effect.modes?.at(-1);
  const said = (mode ?? effect).resolution;
  const resolution = remark.lasts === undefined ? remarkedIn(said, remark) : ending(said, remark.lasts);
  if (resolution === undefined) throw new NotCarriedOut("a remark about what is not done");
  if (mode === undefined) return { ...effect, resolution };
  return { ...effect, modes: effect.modes?.with(-1, { ...mode, resolution }) ?? [] };
}

/** "(This card is NOT treated as a Trap.)": what a Trap is not, too, once it is a monster. */
export const isNoTrap = ({ program }: Card): boolean =>
  program.sentences.some((one) => one.sentence === "remark" && one.notTrap);
