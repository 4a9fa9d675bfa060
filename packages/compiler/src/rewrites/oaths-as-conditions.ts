import {
  type Effect,
  type Group,
  isReference,
  type Noted,
  type Reference,
  type Step,
  type Sworn,
  type Trait,
} from "@chainwright/card-ir";
import { NotCarriedOut } from "../words/not-carried-out.ts";

/** "You cannot Special Summon monsters the turn you activate this effect": a condition, and what is done when activating. */
export function withOath(effect: Effect, oath: Sworn & Noted): Effect {
  const { act, others, ways, exceptWays, from, beyond, except, span } = oath;
  const what = withoutOther(oath.what);
  if (
    (others || what !== oath.what) &&
    effect.resolution.some(({ step }) => step.verb === "summon-afterwards")
  )
    throw new NotCarriedOut("other monsters than one that is Summoned after the effect");
  const condition = {
    kind: "oath",
    act,
    ...(what ? { what } : {}),
    ...(others ? { others } : {}),
    ...(ways ? { ways } : {}),
    ...(exceptWays ? { exceptWays } : {}),
    ...(from ? { from } : {}),
    ...(beyond ? { beyond } : {}),
    ...(except ? { except } : {}),
    ...(span ? { span } : {}),
  } as const;
  return {
    ...effect,
    conditions: [...effect.conditions, condition],
    cost: [...effect.cost, { step: bindingStep(oath) }],
  };
}

const isOther = (trait: Trait): boolean => trait.trait === "other" && trait.than === undefined;

/** "Other monsters": than those that the effect Summons, of which there are none before. */
const withoutOther = (what: Sworn["what"]): Sworn["what"] =>
  what === undefined || isReference(what) || !what.traits.some(isOther)
    ? what
    : { ...what, traits: what.traits.filter((trait) => !isOther(trait)) };

export const MONSTERS: Group = { quantity: { kind: "all" }, traits: [], noun: "monster", where: [] };

/** What its player cannot do from the activation on. */
function bindingStep({ act, what: said, others, ways, exceptWays, from, beyond, except }: Sworn): Step {
  const what = withoutOther(said);
  const until = "end-of-turn";
  switch (act) {
    case "attack":
    case "declare-attack":
    case "attack-directly": {
      const itself: Reference = { ref: "this-card", slot: "this-card" };
      return { verb: "forbid", player: "both", act, what: what ?? itself, until };
    }
    case "battle-phase":
      return { verb: "no-battle-phase", player: "you", until };
    case "draw":
      return {
        verb: "forbid",
        player: "you",
        act,
        what: { ...MONSTERS, noun: "card" },
        by: ["card-effect"],
        until,
      };
    default: {
      const where: Trait[] = from ? [{ trait: "from", place: from }] : [];
      const meant = what ?? { ...MONSTERS, where };
      // "Other monsters": all but those that the effect itself Summons.
      const itself: Reference = { ref: "this-card", slot: "this-card" };
      const but = {
        ...(others || what !== said ? { exceptBy: itself } : {}),
        ...(ways ? { ways } : {}),
        ...(exceptWays ? { exceptWays } : {}),
        ...(beyond ? { beyond } : {}),
        ...(except ? { except } : {}),
      };
      return {
        verb: "forbid",
        player: "you",
        act: others && act === "summon" ? "summon-in-any-way" : act,
        what: meant,
        ...but,
        until,
      };
    }
  }
}
