import { type Effect, type Group, isReference, type NounPhrase, type Trait } from "@chainwright/card-ir";
import type { CardTest, Target } from "@chainwright/engine/board";
import type { AboutTarget } from "@chainwright/engine/program";
import type { Scope } from "../scope/scope.ts";

const ABOUT: Readonly<Partial<Record<Trait["trait"], AboutTarget>>> = {
  face: "face",
  set: "face",
  position: "position",
  controlled: "controller",
  in: "controller",
};

const aboutOf = ({ trait }: Trait): AboutTarget => ABOUT[trait] ?? "what";

const always: CardTest = () => true;
const UNASKED = { face: always, position: always, controller: always, what: always };

const only = (phrase: Group, isMeant: (trait: Trait) => boolean): Group => ({
  ...phrase,
  traits: phrase.traits.filter(isMeant),
  where: phrase.where.filter(isMeant),
});

/** "When a monster with 1000 or more ATK is Summoned": the words for the monster whose Summon an effect answers. */
export function summonedIn({ conditions }: Pick<Effect, "conditions">): NounPhrase | null {
  const said = conditions.find((one) => one.kind === "event");
  return said?.kind === "event" && said.event.event === "summoned" ? said.event.subject : null;
}

/** What is said of a target; of "that monster" what was said of the one that was Summoned. */
export function targetConditions(phrase: NounPhrase, slot: number, scope: Scope): Target {
  const named = scope.noun(phrase).test;
  if (!isReference(phrase)) {
    const traits = [...phrase.traits, ...phrase.where];
    const asks = (about: AboutTarget): CardTest => {
      const tests = traits.filter((one) => aboutOf(one) === about).map((one) => scope.trait(one));
      return (duel, context, card) => tests.every((test) => test(duel, context, card));
    };
    const isWhat = (one: Trait): boolean => aboutOf(one) === "what" || one.trait === "in";
    const what = scope.noun(only(phrase, isWhat)).test;
    const [face, position, controller] = [asks("face"), asks("position"), asks("controller")];
    return { slot, fits: named, fitsIn: { face, position, controller, what } };
  }
  const { summoned } = scope;
  if (phrase.slot !== "event" || summoned === null || isReference(summoned))
    return { slot, fits: named, fitsIn: UNASKED };
  // Who Summoned it from where is told of the event, and stays so.
  const { test } = scope.noun(only(summoned, (one) => aboutOf(one) === "what"));
  const fits: CardTest = (duel, context, card) => named(duel, context, card) && test(duel, context, card);
  return { slot, fits, fitsIn: { ...UNASKED, what: test } };
}
