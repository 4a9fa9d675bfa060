import {
  type Card,
  type Clause,
  type Effect,
  isReference,
  type NounPhrase,
  type Step,
  type Verb,
} from "@chainwright/card-ir";

/** Whether it changes ATK or DEF for certain: by what it does as it resolves, or by what begins to apply then. */
export const changesAtkOrDef = (card: Card, effect: Effect): boolean =>
  changesFor(effect.resolution) || beginsToChange(card, effect);

/** Nothing has been done yet: something is only found out, or said for a time. */
const NO_DEED: ReadonlySet<Verb> = new Set<Verb>([
  ...(["roll-die", "toss-coin", "declare", "forbid", "change-damage", "unaffected"] as const),
  ...(["attack-directly", "more-attacks"] as const),
]);

/** What cannot be done in the Damage Step by itself, nor with a change that hangs on it or comes with it. */
const NOT_BY_ITSELF: ReadonlySet<Verb> = new Set<Verb>([
  ...(["special-summon", "fusion-summon", "ritual-summon", "summon-token"] as const),
  ...(["negate-effect", "negate-effects"] as const),
]);

/** Whether one of the clauses changes ATK or DEF in any case, and not only after something else or along with a Summon. */
function changesFor(clauses: readonly Clause[]): boolean {
  let [deed, barred] = [false, false];
  for (const { join, optional, condition, step } of clauses) {
    if (deed && (join === "then" || join === "next" || join === "also-after-that")) return false;
    const hangs = join === "and" || join === "and-if-you-do";
    if (changes(step) && !optional && condition === undefined && !(barred && hangs)) return true;
    deed ||= !NO_DEED.has(step.verb);
    barred ||= NOT_BY_ITSELF.has(step.verb);
  }
  return false;
}

function changes(step: Step): boolean {
  switch (step.verb) {
    case "change-stat":
      return isAtkOrDef(step.stat) || (step.also !== undefined && isAtkOrDef(step.also));
    case "swap-stats":
      return true;
    case "equip":
      return step.gives !== undefined && isAtkOrDef(step.gives.stat);
    // Whichever it will be.
    case "either":
      return step.options.every(changes);
    case "apply": {
      const modes = step.modes.map(({ resolution }) => changesFor(resolution));
      const all = step.any !== true && (step.inSequence === true || step.number !== undefined);
      return all ? modes.includes(true) : !modes.includes(false);
    }
    default:
      return false;
  }
}

const isAtkOrDef = (stat: string): boolean => stat === "atk" || stat === "def";

/** A Continuous Trap's effect applies from its activation on, that of what equips itself from when it is equipped. */
function beginsToChange({ facts, program }: Card, { kind, resolution }: Effect): boolean {
  const equips = resolution.some(({ step }) => step.verb === "equip" && isThisCard(step.what));
  const stays = kind === "activation" && resolution.length === 0 && facts.categories.includes("continuous");
  if (!equips && !stays) return false;
  return program.sentences.some(
    (sentence) =>
      sentence.sentence === "effect" &&
      sentence.kind === "continuous" &&
      sentence.resolution.some(
        ({ step }) => changes(step) && (stays || ("what" in step && isEquippedMonster(step.what))),
      ),
  );
}

const isThisCard = (what: NounPhrase): boolean => isReference(what) && what.ref === "this-card";

const isEquippedMonster = (what: NounPhrase): boolean =>
  isReference(what) && (what.ref === "equipped-monster" || what.slot === "equipped");
