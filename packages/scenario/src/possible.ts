import type { Card } from "@chainwright/card-ir";
import type { MessageKey, Told } from "@chainwright/explain";
import type { CardSource } from "./source.ts";

export type PlacedCard = Exclude<CardSource, string>;

const SUMMONED_TO = new Set(["monsters", "graveyard", "banished"]);
const ON_FIELD = new Set(["monsters", "spells", "field"]);

/** "You can place this card face-up in your Spell & Trap Zone as a Continuous Spell": there it may lie from the start. */
const placesItself = (sentence: Card["program"]["sentences"][number]): boolean =>
  (sentence.sentence === "summon-rule" && sentence.rule === "set-as-spell") ||
  (sentence.sentence === "effect" &&
    sentence.resolution.some(
      ({ step }) =>
        step.verb === "move" &&
        step.manner === "place" &&
        "ref" in step.what &&
        (step.what.ref === "this-card" || step.what.slot === "this-card"),
    ));

/** "Activate this card by targeting 1 monster …" */
const targetsAsActivated = (sentence: Card["program"]["sentences"][number]): boolean =>
  sentence.sentence === "effect" &&
  sentence.kind === "activation" &&
  [...sentence.cost, ...sentence.resolution].some(({ step }) => step.verb === "target");

/** What is said of a card of Duel Masters but is nothing there. */
export const strange = (placed: PlacedCard): Told[] =>
  (["attacked", "turned", "counters", "equipped", "target"] as const)
    .filter((key) => placed[key] !== undefined)
    .map((key) => ({ key: "file.no-meaning", values: { key } }));

/**
 * Why a Yu-Gi-Oh! card cannot lie where and as a file puts it, on this turn; nothing where it can. Whether it is one of
 * the Extra Deck, the game knows.
 */
export function impossible(
  { facts, program }: Card,
  fromExtraDeck: boolean,
  key: string,
  placed: PlacedCard,
  turn: number,
): Told[] {
  const { kind, categories } = facts;
  const is = (...words: readonly string[]): boolean => categories.some((word) => words.includes(word));
  const wrong: Told[] = [];
  const unless = (possible: boolean, key: MessageKey, values: Told["values"] = {}): void => {
    if (!possible) wrong.push({ key, values });
  };
  switch (key) {
    case "monsters":
      unless(kind === "monster", kind === "spell" ? "file.spell-as-monster" : "file.trap-as-monster");
      break;
    case "spells":
      unless(!is("pendulum"), "file.scale-zone", { key: "pendulum" });
      unless(
        kind !== "monster" || is("pendulum") || program.sentences.some(placesItself),
        "file.monster-as-spell",
      );
      unless(!is("field"), "file.field-zone", { key: "field" });
      break;
    case "field":
      unless(is("field"), "file.only-field");
      break;
    case "pendulum":
      unless(is("pendulum"), "file.only-pendulum");
      break;
    case "hand":
    case "deck":
      unless(!fromExtraDeck, "file.only-extra", { key });
      break;
    case "extra":
      unless(fromExtraDeck || is("pendulum"), "file.not-extra");
      break;
  }
  unless(placed.zone?.startsWith("extra") !== true || fromExtraDeck || is("pendulum"), "file.extra-zone");
  if (key !== "monsters") {
    unless(!is("token"), "file.token");
    unless(placed.position === undefined, "file.position");
  }
  unless(ON_FIELD.has(key) || placed.set === undefined, "file.set");
  const faceDown = placed.set === true || placed.position === "face-down-defense";
  unless(!(faceDown && placed.position === "attack"), "file.down-attack");
  unless(!(is("link") && (faceDown || placed.position === "defense")), "file.link-defense");
  const mayHold = key === "monsters" && is("xyz") && !faceDown;
  unless((placed.materials ?? []).length === 0 || mayHold, "file.materials");
  unless(placed.summoned === undefined || SUMMONED_TO.has(key), "file.summoned");
  unless(!(placed.summoned === "flip" && placed.since === turn), "file.flipped-now", {
    turn,
    since: "since",
    turned: "turned: true",
  });
  unless(key === "monsters" || (placed.attacked === undefined && placed.turned === undefined), "file.acted");
  unless(placed.counters === undefined || (ON_FIELD.has(key) && !faceDown), "file.counters");
  unless(placed.equipped === undefined || (key === "spells" && !faceDown), "file.equipped");
  const targets = ON_FIELD.has(key) && !faceDown && is("continuous", "field");
  unless(
    placed.target === undefined || (targets && program.sentences.some(targetsAsActivated)),
    "file.target",
  );
  const { since } = placed;
  unless(since === undefined || since <= turn, "file.not-yet", { since: since ?? turn, turn });
  return wrong;
}
