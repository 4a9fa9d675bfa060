import type { Fold } from "../fold.ts";

const TURN = "(?:during )?the turn (?:you activate this (?:card|effect)|this (?:card|effect) is activated)";
const SUMMON = "Special Summon(?: monsters)?(?: from the Extra Deck)?";

const folded = (words: string): RegExp => new RegExp(words, "g");

/** What is forgone in the turn of an activation is a sentence of its own, and one for each thing. */
export const OATH_WORDS: readonly Fold[] = [
  [
    folded(String.raw`, also this card cannot (attack|declare an attack) (${TURN})\.`),
    ". This card cannot $1 $2.",
  ],
  [
    folded(String.raw`, also you cannot (${SUMMON}),? (${TURN})(, except [^.;:]*)?\.`),
    ". You cannot $1 $2$3.",
  ],
  [
    folded(String.raw`, also you cannot (${SUMMON})(, except [^.,;:]*), (${TURN})\.`),
    ". You cannot $1 $3$2.",
  ],
  [
    folded(
      String.raw`\bYou cannot (${SUMMON})(, except [^.,;:]*)?,? n?or conduct your Battle Phase,? (${TURN})\.`,
    ),
    "You cannot $1 $3$2. You cannot conduct your Battle Phase $3.",
  ],
];
