import type { Card } from "@chainwright/card-ir";
import type { CardSource } from "./source.ts";

export type Lying = Exclude<CardSource, string>;

const SUMMONED_TO = new Set(["monsters", "graveyard", "banished"]);
const ON_FIELD = new Set(["monsters", "spells", "field"]);

/** "You can place this card face-up in your Spell & Trap Zone as a Continuous Spell": there it may lie from the start. */
const placesItself = (sentence: Card["program"]["sentences"][number]): boolean =>
  sentence.sentence === "effect" &&
  sentence.resolution.some(
    ({ step }) =>
      step.verb === "move" && step.manner === "place" && "ref" in step.what && step.what.ref === "this-card",
  );

/** What is said of a card of Duel Masters but is nothing there. */
export const strange = (lying: Lying): string[] =>
  (["attacked", "turned", "counters", "equipped"] as const)
    .filter((key) => lying[key] !== undefined)
    .map((key) => `"${key}" means nothing in this game`);

/**
 * Why a Yu-Gi-Oh! card cannot lie where and as a file puts it, on this turn; nothing where it can. Whether it is one of
 * the Extra Deck, the game knows.
 */
export function impossible(
  { facts, program }: Card,
  fromExtraDeck: boolean,
  key: string,
  lying: Lying,
  turn: number,
): string[] {
  const { kind, categories } = facts;
  const is = (...words: readonly string[]): boolean => categories.some((word) => words.includes(word));
  const wrong: string[] = [];
  const unless = (possible: boolean, message: string): void => {
    if (!possible) wrong.push(message);
  };
  switch (key) {
    case "monsters":
      unless(kind === "monster", `a ${kind === "spell" ? "Spell" : "Trap"} cannot be in a Monster Zone`);
      break;
    case "spells":
      unless(!is("pendulum"), 'a Pendulum Scale is in a Pendulum Zone ("pendulum")');
      unless(
        kind !== "monster" || is("pendulum") || program.sentences.some(placesItself),
        "a monster cannot be in a Spell & Trap Zone",
      );
      unless(!is("field"), 'a Field Spell is in the Field Zone ("field")');
      break;
    case "field":
      unless(is("field"), "only a Field Spell can be in the Field Zone");
      break;
    case "pendulum":
      unless(is("pendulum"), "only a Pendulum Monster can be in a Pendulum Zone");
      break;
    case "hand":
    case "deck":
      unless(!fromExtraDeck, `a card of the Extra Deck cannot be in the ${key}`);
      break;
    case "extra":
      unless(fromExtraDeck || is("pendulum"), "this card does not belong in the Extra Deck");
      break;
  }
  unless(
    lying.zone?.startsWith("extra") !== true || fromExtraDeck || is("pendulum"),
    "only a monster of the Extra Deck can be in an Extra Monster Zone",
  );
  if (key !== "monsters") {
    unless(!is("token"), "a Token is nowhere but in a Monster Zone");
    unless(lying.position === undefined, "only a monster on the field has a battle position");
  }
  unless(ON_FIELD.has(key) || lying.set === undefined, "only a card on the field can be Set");
  const faceDown = lying.set === true || lying.position === "face-down-defense";
  unless(!(faceDown && lying.position === "attack"), "no monster is face-down in Attack Position");
  unless(
    !(is("link") && (faceDown || lying.position === "defense")),
    "a Link Monster has no Defense Position",
  );
  const mayHold = key === "monsters" && is("xyz") && !faceDown;
  unless((lying.materials ?? []).length === 0 || mayHold, "only a face-up Xyz Monster has materials");
  unless(
    lying.summoned === undefined || SUMMONED_TO.has(key),
    "only on the field, in the Graveyard or banished it is known how a monster was Summoned",
  );
  unless(
    key === "monsters" || (lying.attacked === undefined && lying.turned === undefined),
    "only a monster on the field has attacked, or changed its position",
  );
  unless(
    lying.counters === undefined || (ON_FIELD.has(key) && !faceDown),
    "counters lie only on face-up cards on the field",
  );
  unless(
    lying.equipped === undefined || (key === "spells" && !faceDown),
    "only a face-up card in a Spell & Trap Zone is equipped to a monster",
  );
  const { since } = lying;
  unless(since === undefined || since <= turn, `turn ${since} has not come yet: it is turn ${turn}`);
  return wrong;
}
