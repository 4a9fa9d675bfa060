import type { Clause, Condition, Effect, Noted, Verb } from "@chainwright/card-ir";
import type { Duel } from "@chainwright/engine/board";
import { CARD, type CardId, LINKS, type LinkId } from "@chainwright/engine/state";
import type { Words } from "./moment.ts";

/** An effect together with the card it is printed on. */
export interface Printed {
  readonly card: string;
  readonly text: string;
  readonly effect: Effect;
}

/** The effect `index` of a card, or undefined where the card has no such effect. */
export function printedEffect(duel: Duel, card: CardId, index: number): Printed | undefined {
  const definition = duel.definition(duel.state.get(CARD.def, card));
  const effect = definition.effects[index];
  if (effect === undefined) return undefined;
  const { name, text } = effect.lent?.by ?? definition.card;
  return { card: name.en, text, effect: effect.ir };
}

/** The effect that a link carries out; undefined for no link and for links that are gone. */
export function linkedEffect(duel: Duel, link: number): Printed | undefined {
  if (link <= 0 || link >= duel.state.count(LINKS)) return undefined;
  const id = link as LinkId;
  return printedEffect(duel, duel.state.get(LINKS.card, id), duel.state.get(LINKS.effect, id));
}

/** The words that say the given nodes; nodes without a span say nothing. */
export function wordsFor(
  printed: Printed | undefined,
  part: Words["part"],
  nodes: (effect: Effect) => readonly Noted[],
): readonly Words[] {
  if (printed === undefined) return [];
  return nodes(printed.effect).flatMap(({ span }) =>
    span === undefined ? [] : [{ card: printed.card, start: span[0], end: span[1], part }],
  );
}

/** The clauses of a part, with those that are put off until later, or applied as one of several. */
function allClauses(clauses: readonly Clause[]): readonly Clause[] {
  return clauses.flatMap((clause) => {
    const { step } = clause;
    if (step.verb === "later") return [clause, ...allClauses(step.then)];
    if (step.verb === "apply") return [clause, ...step.modes.flatMap((mode) => allClauses(mode.resolution))];
    return [clause];
  });
}

/** The words of a clause without the conjunction before it, unless more than its step decides. */
function saying(clause: Clause): Noted {
  const onlyStep = clause.condition === undefined && clause.optional !== true;
  return onlyStep && clause.step.span !== undefined ? clause.step : clause;
}

export const wholeEffect = (effect: Effect): readonly Noted[] => [effect];
export const conditionsOf = (effect: Effect): readonly Condition[] => effect.conditions;

/** "When …" or "if …": what the effect waits for. */
export const occasionOf = (effect: Effect): readonly Condition[] =>
  effect.conditions.filter((condition) => condition.kind === "event");

export const oncePerTurnOf = (effect: Effect): readonly Condition[] =>
  effect.conditions.filter((condition) => condition.kind === "once-per-turn");

export const costsOf = (effect: Effect): readonly Noted[] =>
  effect.cost.filter((clause) => clause.step.verb !== "target").map(saying);

export const targetsOf = (effect: Effect): readonly Noted[] =>
  effect.cost.filter((clause) => clause.step.verb === "target").map(saying);

export const stepsOf = (effect: Effect): readonly Noted[] => effect.resolution.map(saying);

/** The clauses that do one of these things. */
export const clausesWith =
  (verbs: readonly Verb[], where: "cost" | "resolution") =>
  (effect: Effect): readonly Noted[] =>
    allClauses(effect[where])
      .filter((clause) => verbs.includes(clause.step.verb))
      .map(saying);

function refersBack(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(refersBack);
  if (node === null || typeof node !== "object") return false;
  return ("ref" in node && node.ref === "this-way") || Object.values(node).some(refersBack);
}

/** The clauses that ask for what an earlier part did or tried ("the card destroyed this way"). */
export const clausesReferring = (effect: Effect): readonly Noted[] =>
  allClauses(effect.resolution).filter(refersBack);
