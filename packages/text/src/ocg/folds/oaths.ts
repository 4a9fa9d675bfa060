import { type Fold, filled } from "../../fold.ts";

const TURN = "(?:during )?the turn (?:you activate this (?:card|effect)|this (?:card|effect) is activated)";
const SUMMON = "Special Summon(?: monsters)?(?: from the Extra Deck)?";

const folded = (words: string): RegExp => new RegExp(words, "g");

/** What is forgone in the turn of an activation is a sentence of its own, and one for each thing. */
export const OATH_WORDS: readonly Fold[] = [
  [
    folded(
      String.raw`, also (this card|you) (cannot (?:attack|declare an attack|${SUMMON}))(, except [^.,;:]*)?,? (${TURN})(, except [^.;:]*)?\.`,
    ),
    filled(". $^1 $2 $4$3$5."),
  ],
  [
    folded(
      String.raw`\bYou cannot (${SUMMON})(, except [^.,;:]*)?,? n?or conduct your Battle Phase,? (${TURN})\.`,
    ),
    "You cannot $1 $3$2. You cannot conduct your Battle Phase $3.",
  ],
];
