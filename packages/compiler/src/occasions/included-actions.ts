import {
  type Effect,
  isReference,
  lookup,
  type NounPhrase,
  type Place,
  type Step,
  someNode,
  type Trait,
  type WouldDo,
} from "@chainwright/card-ir";
import type { Duel, LinkTest } from "@chainwright/engine/board";
import { carriedOut, eachRecord, targetsOf } from "@chainwright/engine/history";
import { CARD, LINKS, type LinkId, NO_CARD, type ZoneId } from "@chainwright/engine/state";
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

type PlaceName = Place["names"][number];

/** An activation, and all that its text says. */
interface Asked {
  readonly duel: Duel;
  readonly link: LinkId;
  readonly text: Effect;
}

const isIn = ({ duel }: Asked, name: PlaceName, zone: ZoneId): boolean =>
  (duel.zonesOf({ names: [name] }) & (1 << zone)) !== 0;

function targetsIn(asked: Asked, name: PlaceName): boolean {
  const { duel, link } = asked;
  let found = false;
  for (const { slot } of targetsOf(duel, link))
    eachRecord(duel, link, slot, (_, card) => {
      found ||= card !== NO_CARD && isIn(asked, name, duel.state.get(CARD.zone, card));
    });
  return found;
}

/**
 * Where cards are taken from: a target from where it lies, this card from where its effect was activated; those that were
 * found or shown before, from where the step took them that did so.
 */
function takesFrom(asked: Asked, what: NounPhrase, name: PlaceName): boolean {
  const { duel, link, text } = asked;
  const isThere = (one: Trait): boolean =>
    (one.trait === "from" || one.trait === "in") &&
    one.place.names.some((at) => at === name || at.startsWith(`${name}-`));
  if (!isReference(what)) {
    const of = what.traits.find((one) => one.trait === "one-of");
    return (
      [...what.traits, ...what.where].some(isThere) || (of !== undefined && takesFrom(asked, of.group, name))
    );
  }
  if (what.ref === "excavated") return name === "deck";
  if (what.ref === "this-card") return isIn(asked, name, duel.state.get(LINKS.zone, link));
  const { slot } = what;
  if (slot === undefined) return false;
  if (someStep(text.cost, (step) => step.verb === "target" && step.slot === slot))
    return targetsIn(asked, name);
  return someStep(
    text.resolution,
    (step) =>
      "slot" in step &&
      step.slot === slot &&
      "what" in step &&
      step.what !== what &&
      takesFrom(asked, step.what as NounPhrase, name),
  );
}
const isAnyFusion = (what: readonly Trait[]): boolean =>
  what.every((one) => one.trait === "kind" && one.kind === "fusion");

const isTaken = (asked: Asked, step: Step, name: PlaceName): boolean =>
  ("from" in step && step.verb === "move" && step.from?.names.includes(name) === true) ||
  ("what" in step && takesFrom(asked, step.what as NounPhrase, name));

/** Whether a step is one; `from` is where the words say that cards are taken from. */
type Included = (step: Step, asked: Asked, from: PlaceName | undefined) => boolean;

/** What is drawn is added to the hand. */
const INCLUDED: Readonly<Record<string, Included>> = {
  add: (step, asked, from = "deck") =>
    (step.verb === "draw" && from === "deck") ||
    (step.verb === "move" && step.manner === "add" && isTaken(asked, step, from)),
  banish: (step, asked, from = "deck") => step.verb === "banish" && isTaken(asked, step, from),
  // To the hand or a Deck, in whatever words.
  return: (step, asked, from = "deck") =>
    step.verb === "move" &&
    (step.manner === "add" || step.to.names.some((name) => name === "hand" || name.includes("deck"))) &&
    isTaken(asked, step, from),
  "fusion-summon": (step) => step.verb === "fusion-summon",
  "special-summon": (step, asked, from) =>
    from === undefined ? isSpecialSummon(step) : step.verb === "special-summon" && isTaken(asked, step, from),
  send: (step, asked, from = "deck") =>
    step.verb === "move" && step.manner === "send" && isTaken(asked, step, from),
};

export function compileIncludes({ verb, what, or }: WouldDo): LinkTest {
  const said = what !== undefined && !isReference(what) ? [...what.traits, ...what.where] : [];
  const [from, ...others] = said.flatMap((one) => (one.trait === "from" ? one.place.names : []));
  const isSo = lookup(INCLUDED, verb);
  const isAsSaid =
    verb === "fusion-summon"
      ? isAnyFusion(said)
      : others.length === 0 &&
        (from !== undefined || verb === "special-summon") &&
        said.every((one) => one.trait === "from");
  if (isSo === undefined || !isAsSaid)
    throw new NotCarriedOut(`that includes some effect that does "${verb}"`);
  const other = or === undefined ? null : compileIncludes(or);
  return (duel, context, link) => {
    const asked = { duel, link, text: carriedOut(duel, link).ir };
    return (
      someStep(asked.text.resolution, (step) => isSo(step, asked, from)) ||
      other?.(duel, context, link) === true
    );
  };
}
