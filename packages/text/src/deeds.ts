import type { Condition } from "@chainwright/card-ir";
import type { Mention } from "./mentions.ts";

// What is done to cards, as far as words that point back at them hang on it.

/**
 * What these do leaves a card the same card: a later "it" is what they were done to. After the others
 * (destroyed, Summoned, sent …) it is the card that this was done to, as their record has it.
 */
export const STAYS = new Set([
  "negate-activation",
  "negate-effects",
  "change-stat",
  "change-position",
  "place-counter",
  "take-control",
  "switch-control",
  "equip",
  "pierce",
  "forbid",
]);

/** What is done to cards that a player picks out for it, by which others are told apart from them. */
export const PICKS: ReadonlySet<Mention["verb"]> = new Set([
  ...["target", "choose", "tribute", "discard", "send", "banish", "return", "reveal"],
]);

/** What is settled before the effect resolves, so that it can be asked beforehand whether there is another one. */
export const BEFOREHAND: ReadonlySet<Mention["verb"]> = new Set([
  "target",
  "tribute",
  "discard",
  "send",
  "banish",
  "return",
]);

/** What is done with materials, whatever becomes of them. */
export const USED = "use-as-material";

/** Said of this card: "While this card has material, it …" */
export const OF_THIS_CARD: ReadonlySet<Condition["kind"]> = new Set<Condition["kind"]>([
  "came-up",
  "in-position",
  "has-material",
  "summoned-this-turn",
]);
