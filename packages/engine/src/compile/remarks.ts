import type { AlsoUsed, Card, Clause, Effect, Remark, Step } from "@chainwright/card-ir";
import { NotCarriedOut } from "./using.ts";

/** The step with what a remark says of such a step; `undefined` where it says it of others. */
function marked(step: Step, { treated, notTrap, withoutFlips, also }: Remark): Step | undefined {
  if (also !== undefined) return withMore(step, also);
  if (step.verb === "change-position") return withoutFlips ? { ...step, withoutFlips } : undefined;
  if (step.verb !== "special-summon") return undefined;
  if (notTrap) return step.as === undefined ? undefined : step;
  return treated === undefined ? undefined : { ...step, treated };
}

/** "If …, you can also use “X” monsters in your Deck as material." */
const withMore = (step: Step, also: AlsoUsed): Step | undefined =>
  step.verb === "fusion-summon" || step.verb === "ritual-summon"
    ? { ...step, also: [...(step.also ?? []), also] }
    : undefined;

/** The clauses, the last that a remark can be about with what it says; `undefined` if there is none. */
function remarkedIn(clauses: readonly Clause[], remark: Remark): Clause[] | undefined {
  for (const [i, clause] of [...clauses.entries()].reverse()) {
    const step = marked(clause.step, remark);
    if (step !== undefined) return clauses.with(i, { ...clause, step });
  }
  return undefined;
}

/** "(This is treated as a Fusion Summon.)": an effect with what the sentence after it says of one of its steps. */
export function remarked(effect: Effect, remark: Remark): Effect {
  const mode = effect.modes?.at(-1);
  const resolution = remarkedIn((mode ?? effect).resolution, remark);
  if (resolution === undefined) throw new NotCarriedOut("a remark about what is not done");
  if (mode === undefined) return { ...effect, resolution };
  return { ...effect, modes: effect.modes?.with(-1, { ...mode, resolution }) ?? [] };
}

/** "(This card is NOT treated as a Trap.)": what a Trap is not, too, once it is a monster. */
export const isNoTrap = ({ program }: Card): boolean =>
  program.sentences.some((one) => one.sentence === "remark" && one.notTrap);
