import { type Effect, eachNode, type Reference } from "@chainwright/card-ir";
import { addLingering } from "@chainwright/engine/history";
import type { StepOf } from "@chainwright/engine/program";
import { LINGERING_KIND } from "@chainwright/engine/state";
import { compileContinuous } from "../continuous/compile-continuous.ts";
import { untilOf } from "../runtime/durations.ts";
import { NotCarriedOut } from "../words/not-carried-out.ts";
import { BOUND_CARD } from "../words/this-card.ts";
import type { Verbs } from "./step-helpers.ts";

/** What words of an effect mean without the record of the effect that left it: its own card, and those of the present battle. */
const KNOWN_LATER: ReadonlySet<string> = new Set([
  "this-card",
  "event",
  "battled",
  "attacker",
  "attack-target",
  "fighters",
]);

const THIS_CARD: Reference = { ref: "this-card", slot: "this-card" };

/** A reference that the effect itself has filled, and that nobody knows when it is over. */
const isOfEffect = (node: unknown): node is Reference & { readonly slot: string } =>
  typeof node === "object" &&
  node !== null &&
  "ref" in node &&
  "slot" in node &&
  !KNOWN_LATER.has(node.slot as string);

/** The card about which it is: the one that the effect has meant, or its own. */
function subjectOf(step: StepOf<"apply-continuous">): Reference {
  const meant = new Map<string, Reference>();
  eachNode([step.conditions, step.then], (node: unknown) => {
    if (isOfEffect(node)) meant.set(node.slot, node);
  });
  if (meant.size > 1) throw new NotCarriedOut("several cards that are kept in mind for what lasts");
  return [...meant.values()][0] ?? THIS_CARD;
}

/** The same, of the card on which it is left. */
function ofBound<T>(part: T): T {
  const bound = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(bound);
    if (typeof node !== "object" || node === null) return node;
    const more = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, bound(value)]));
    return isOfEffect(node) ? { ...more, ...BOUND_CARD } : more;
  };
  return bound(part) as T;
}

export const appliedContinuousVerbs: Verbs = {
  "apply-continuous"(part, step, slot) {
    const effect: Effect = {
      sentence: "effect",
      kind: "continuous",
      optional: false,
      cost: [],
      conditions: ofBound(step.conditions),
      resolution: ofBound(step.then),
    };
    const lasting = compileContinuous(effect, part.scope).map((one) =>
      part.builder.addLingering({ ...one, beginsLater: false }),
    );
    part.onEach(subjectOf(step), slot, (duel, context, card) => {
      const { card: source, effect: number, player } = context;
      const until = untilOf(duel, player, step.until);
      for (const one of lasting)
        addLingering(duel, {
          kind: LINGERING_KIND.continuous,
          ...{ card, source, effect: number, player, until },
          value: duel.catalogue.numberOf(one),
        });
      return true;
    });
  },
};
