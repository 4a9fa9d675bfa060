import { type Card, isReference } from "@chainwright/card-ir";
import type { Definition, NormalSummonWay } from "@chainwright/engine/board";
import { MANY } from "@chainwright/engine/program";
import { WAY } from "@chainwright/engine/state";
import { compileCondition } from "../conditions/compile-condition.ts";
import { NotCarriedOut } from "../words/not-carried-out.ts";
import { compileMaterial, newScope } from "./new-scope.ts";

/** "Cannot be Normal Summoned, unless you control a “X” monster.", "(cannot be Normal Set)": without a condition it never can. */
export const summonOnlyIfOf = ({ program }: Card): Definition["summonOnlyIf"] =>
  program.sentences.flatMap((rule) => {
    if (rule.sentence !== "summon-rule") return [];
    if (rule.unset === true) return [{ conditions: [], ways: WAY.set }];
    if (rule.rule !== "normal-summon-only-if") return [];
    return [
      {
        conditions: (rule.conditions ?? []).map((condition) => compileCondition(condition, newScope())),
        ways: (rule.ways ?? ["normal"]).reduce((mask, way) => mask | WAY[way], rule.set ? WAY.set : 0),
      },
    ];
  });

/** "You can Tribute Summon this card by Tributing …", "you can Normal Summon this card without Tributing" */
export function normalSummonsOf({ program }: Card): readonly NormalSummonWay[] {
  const ways = program.sentences.flatMap((rule): readonly NormalSummonWay[] => {
    if (rule.sentence !== "summon-rule") return [];
    if (rule.rule !== "tribute-by" && rule.rule !== "without-tribute") return [];
    const { conditions = [], tributes, fewer = tributes === undefined ? MANY : 0, originalAtk = null } = rule;
    if (rule.position === "defense") throw new NotCarriedOut("a Tribute Summon in Defense Position");
    if (tributes !== undefined && isReference(tributes))
      throw new NotCarriedOut("a Tribute that is pointed at");
    return [
      {
        conditions: conditions.map((condition) => compileCondition(condition, newScope())),
        tributes: tributes === undefined ? null : compileMaterial(tributes),
        fewer,
        set: rule.set === true,
        originalAtk,
      },
    ];
  });
  if (ways.filter(({ tributes }) => tributes !== null).length > 1)
    throw new NotCarriedOut("a choice of what is Tributed for it");
  return ways;
}
