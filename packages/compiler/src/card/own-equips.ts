import { type Card, type Effect, isReference } from "@chainwright/card-ir";
import type { OwnEquip } from "@chainwright/engine/board";
import { newScope } from "./new-scope.ts";

/** "Target 1 Machine monster you control; equip this card to that target": what a monster does by its own effects. */
export function ownEquipsOf({ facts, program }: Card): readonly OwnEquip[] {
  if (facts.kind !== "monster") return [];
  return program.sentences.flatMap((sentence): readonly OwnEquip[] =>
    sentence.sentence === "effect" ? [sentence, ...(sentence.modes ?? [])].flatMap(ownEquipsIn) : [],
  );
}

function ownEquipsIn({ cost, resolution }: Pick<Effect, "cost" | "resolution">): readonly OwnEquip[] {
  return resolution.flatMap(({ step }): readonly OwnEquip[] => {
    if (step.verb !== "equip" || !isReference(step.what) || step.what.ref !== "this-card") return [];
    const { to, gives = null } = step;
    const aimed = cost.find(
      (clause) => clause.step.verb === "target" && isReference(to) && clause.step.slot === to.slot,
    )?.step;
    const host = !isReference(to) ? to : aimed?.verb === "target" ? aimed.what : to;
    return isReference(host) ? [] : [{ to: newScope().noun(host).test, gives }];
  });
}
