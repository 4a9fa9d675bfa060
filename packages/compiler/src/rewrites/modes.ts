import type { Assurance, Condition, Effect, Mode, SaidOfMode } from "@chainwright/card-ir";
import { amountsAllowed } from "../words/chosen-amounts.ts";
import { inSequence, labelAsCondition } from "../words/labelled-effects.ts";
import { NotCarriedOut } from "../words/not-carried-out.ts";
import { withOath } from "./oaths-as-conditions.ts";
import { withParentheticalText } from "./parenthetical-text.ts";

/** "Activate 1 of these effects. ● …", "Activate the following effect, based on …": an effect for each of them. */

type Header = Pick<Effect, "number" | "of" | "by" | "original">;

/** An effect, and what its own sentences say cannot be done about it. */
interface OfMode {
  readonly effect: Effect;
  readonly assurances: readonly Assurance[];
}

/** "● 2+: …", "● DARK: …": what has to be so of the number, or of one of the cards, that the words before say. */
export function underHeader(label: Condition, header: Header): Condition {
  const { number, of, by } = header;
  if (label.kind === "turn" && by === "turn") return label;
  if (label.kind === "number" && number !== undefined) {
    const { compare, n } = label;
    const is = (than: number): Condition => ({ kind: "value", value: number, compare, than });
    return typeof n === "number" ? is(n) : { kind: "either", any: n.map(is) };
  }
  if (label.kind !== "is" || of === undefined)
    throw new NotCarriedOut("what is so where no other label says it");
  return labelAsCondition(label, of, header);
}

/** "Activate the following effect, based on …. ● 2+: …": its label, and what else it waits for. */
function underLabels({ conditions }: Mode, header: Header): readonly Condition[] {
  const [label, ...others] = conditions as readonly [Condition, ...Condition[]];
  return [underHeader(label, header), ...others];
}

/** "Remove Spell Counters to activate 1 of these effects. ● 2: …": that many are removed for it. */
function paidByLabel(
  { cost }: Omit<Effect, "modes">,
  { conditions }: Mode,
): Pick<Effect, "conditions" | "cost"> {
  const [label, ...others] = conditions;
  const paid = cost.at(-1);
  if (label?.kind !== "number" || paid === undefined) return { conditions, cost };
  const { step } = paid;
  if (
    label.compare !== "exactly" ||
    typeof label.n !== "number" ||
    (step.verb !== "remove-counter" && step.verb !== "detach")
  )
    throw new NotCarriedOut("effects that are marked with what else is paid for them");
  if (!amountsAllowed(step).fits(label.n)) throw new NotCarriedOut("a number that cannot be paid");
  const { upTo: _, orMore: __, most: ___, ...exact } = step;
  return { conditions: others, cost: cost.with(-1, { ...paid, step: { ...exact, count: label.n } }) };
}

/** An effect of which one of several is activated is that many effects; what is done with any of them comes last. */
export function eachMode(whole: Effect): readonly OfMode[] {
  const { modes, allIf, number, of, by, original: _, ...effect } = whole;
  if (modes === undefined) return [{ effect, assurances: [] }];
  const each = modes.map((mode) => {
    const { conditions, cost } =
      number === undefined && of === undefined && by !== "turn"
        ? paidByLabel(effect, mode)
        : { conditions: underLabels(mode, whole), cost: effect.cost };
    return withSaid(mode.said ?? [], {
      ...effect,
      ...(mode.span ? { span: mode.span } : {}),
      // Among effects that are used by hand, one that waits for something.
      ...(effect.kind === "ignition" && conditions.some(({ kind }) => kind === "event")
        ? { kind: "trigger" as const }
        : {}),
      conditions: [...effect.conditions, ...conditions],
      cost: [...cost, ...mode.cost],
      resolution: [...mode.resolution, ...effect.resolution],
    });
  });
  if (allIf === undefined) return each;
  if (modes.some(({ said }) => said !== undefined))
    throw new NotCarriedOut("what is said of one of the effects that may be activated both");
  if (modes.length > 2) throw new NotCarriedOut("all of more than two effects, or one of them");
  // "…, or if C, you can activate both effects in sequence": one more to choose from.
  const both: Effect = {
    ...effect,
    conditions: [...effect.conditions, ...modes.flatMap(({ conditions }) => conditions), allIf],
    cost: [...effect.cost, ...modes.flatMap(({ cost }) => cost)],
    resolution: [...inSequence(modes), ...effect.resolution],
  };
  return [...each, { effect: both, assurances: [] }];
}

/** One of several effects with what sentences of its own say of it. */
function withSaid(said: readonly SaidOfMode[], own: Effect): OfMode {
  let effect = own;
  for (const one of said)
    if (one.sentence === "remark") effect = withParentheticalText(effect, one);
    else if (one.sentence === "oath") effect = withOath(effect, one);
  const riders = said.flatMap((one) => (one.sentence === "rider" ? one.clauses : []));
  return {
    effect: { ...effect, resolution: [...effect.resolution, ...riders] },
    assurances: said.filter((one) => one.sentence === "assurance"),
  };
}
