import {
  isReference,
  lookup,
  type NounPhrase,
  type Step,
  someNode,
  type Trait,
  type WouldDo,
} from "@chainwright/card-ir";
import type { LinkTest } from "@chainwright/engine/board";
import { carriedOut } from "@chainwright/engine/history";
import { NotCarriedOut } from "../words/not-carried-out.ts";

/** "That includes an effect that adds a card(s) from the Deck to the hand": read off the text of what was activated. */

/** Whether such a step is anywhere in a text. */
export const someStep = (text: unknown, test: (step: Step) => boolean): boolean =>
  someNode(text, (node) => "verb" in node && test(node as unknown as Step));

const SPECIAL_SUMMONS: ReadonlySet<Step["verb"]> = new Set<Step["verb"]>([
  "special-summon",
  "fusion-summon",
  "ritual-summon",
  "summon-token",
]);

/** Also one that is conducted immediately after the effect. */
const isSpecialSummon = (step: Step): boolean =>
  SPECIAL_SUMMONS.has(step.verb) ||
  (step.verb === "summon-afterwards" && step.way !== "normal" && step.way !== "tribute");

/** Where cards are taken from: of those that were found or shown before, by the step that did so. */
function takesFrom(text: unknown, what: NounPhrase, name: string): boolean {
  const isThere = (one: Trait): boolean =>
    (one.trait === "from" || one.trait === "in") &&
    one.place.names.some((at) => at === name || at.startsWith(`${name}-`));
  if (!isReference(what)) {
    const of = what.traits.find((one) => one.trait === "one-of");
    return (
      [...what.traits, ...what.where].some(isThere) || (of !== undefined && takesFrom(text, of.group, name))
    );
  }
  if (what.ref === "excavated") return name === "deck";
  const { slot } = what;
  return (
    slot !== undefined &&
    someStep(
      text,
      (step) =>
        "slot" in step &&
        step.slot === slot &&
        "what" in step &&
        step.what !== what &&
        takesFrom(text, step.what as NounPhrase, name),
    )
  );
}

const isAnyFusion = (what: readonly Trait[]): boolean =>
  what.every((one) => one.trait === "kind" && one.kind === "fusion");

type Included = (step: Step, text: unknown) => boolean;

/** What is drawn is added to the hand. */
const INCLUDED: Readonly<Record<string, Included>> = {
  add: (step, text) =>
    step.verb === "draw" ||
    (step.verb === "move" && step.manner === "add" && takesFrom(text, step.what, "deck")),
  "fusion-summon": (step) => step.verb === "fusion-summon",
  send: (step, text) => step.verb === "move" && step.manner === "send" && takesFrom(text, step.what, "deck"),
};

export function compileIncludes({ verb, what }: WouldDo): LinkTest {
  const said = what !== undefined && !isReference(what) ? [...what.traits, ...what.where] : [];
  const from = said.map((one) => (one.trait === "from" ? one.place.names.join() : "")).join();
  const isSo = verb === "special-summon" && said.length === 0 ? isSpecialSummon : lookup(INCLUDED, verb);
  const isAsSaid =
    verb === "special-summon" || (verb === "fusion-summon" ? isAnyFusion(said) : from === "deck");
  if (isSo === undefined || !isAsSaid)
    throw new NotCarriedOut(`that includes some effect that does "${verb}"`);
  return (duel, _, link) => {
    const { resolution } = carriedOut(duel, link).ir;
    return someStep(resolution, (step) => isSo(step, resolution));
  };
}
