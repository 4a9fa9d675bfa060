import type { Duel } from "@chainwright/engine/board";
import { CARD, type CardId, type LawPoint, type Reason } from "@chainwright/engine/state";
import { RULES } from "@chainwright/rulebook";
import { cardName } from "./happened.ts";
import type { NamedReason, Words } from "./moment.ts";
import {
  clausesWith,
  conditionsOf,
  costsOf,
  occasionOf,
  oncePerTurnOf,
  type Printed,
  printedEffect,
  stepsOf,
  targetsOf,
  wholeEffect,
  wordsFor,
} from "./words.ts";

/** A reason of the engine with the names and the words that it points at. */
export function nameReason(duel: Duel, reason: Reason): NamedReason {
  const rule = RULES[reason.rule]?.id ?? "";
  const { card } = reason;
  if (card === undefined) return { rule, words: [] };
  const through = reason.through?.map((one) => cardName(duel, one));
  const words = decidingWords(duel, reason, card);
  return { rule, card: cardName(duel, card), ...(through === undefined ? {} : { through }), words };
}

function decidingWords(duel: Duel, reason: Reason, card: CardId): readonly Words[] {
  if (reason.effect !== undefined) {
    const printed = printedEffect(duel, card, reason.effect);
    return printed === undefined ? [] : wordsAgainst(duel, reason, printed, card);
  }
  const conditions = summonRulesAgainst(duel, reason, card);
  if (conditions.length > 0) return conditions;
  // The card that forbids something is named without the effect by which it does.
  if (!isLaw(duel, reason, "forbidden")) return [];
  const effects = duel.definition(duel.state.get(CARD.def, card)).effects;
  return effects.flatMap(({ index }) =>
    wordsFor(printedEffect(duel, card, index), "step", clausesWith(["forbid"], "resolution")),
  );
}

/** The sentences of a card about its own Summon that stand against it. */
function summonRulesAgainst(duel: Duel, reason: Reason, card: CardId): readonly Words[] {
  const definition = duel.definition(duel.state.get(CARD.def, card));
  const points = { noNormalSummon: ["cannot-normal-summon"], onlyOne: ["only-one"] } as const;
  return definition.summonRules.flatMap(({ rule, span }) => {
    const [point] = Object.entries(points).find(([, rules]) => rules.some((one) => one === rule)) ?? [
      "summoningCondition",
    ];
    if (span === undefined || !isLaw(duel, reason, point as LawPoint)) return [];
    return [{ card: definition.card.name.en, start: span[0], end: span[1], part: "limit" as const }];
  });
}

const isLaw = (duel: Duel, { rule }: Reason, ...points: readonly LawPoint[]): boolean =>
  points.some((point) => duel.law[point].includes(rule));

function wordsAgainst(duel: Duel, reason: Reason, printed: Printed, card: CardId): readonly Words[] {
  if (isLaw(duel, reason, "cannotPay")) return wordsFor(printed, "cost", costsOf);
  if (isLaw(duel, reason, "noTarget")) {
    return [...wordsFor(printed, "target", targetsOf), ...wordsFor(printed, "cost", costsOf)];
  }
  if (isLaw(duel, reason, "wouldDoNothing")) return wordsFor(printed, "step", stepsOf);
  if (isLaw(duel, reason, "conditionNotMet")) return wordsFor(printed, "condition", conditionsOf);
  if (isLaw(duel, reason, "usedUp")) {
    const definition = duel.definition(duel.state.get(CARD.def, card));
    const limit = reason.effect === undefined ? null : definition.effects[reason.effect]?.limit;
    return [
      ...wordsFor(printed, "condition", oncePerTurnOf),
      ...wordsFor(printed, "limit", () => (limit ? [limit] : [])),
    ];
  }
  // Rules about timing turn on the "when" or "if".
  if (RULES[reason.rule]?.id.includes("-TIMING-")) return wordsFor(printed, "condition", occasionOf);
  return wordsFor(printed, "effect", wholeEffect);
}
