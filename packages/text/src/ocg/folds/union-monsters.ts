import type { Fold } from "../../fold.ts";

/**
 * Union monsters in older words: "you can equip it to your “A” as an Equip Spell Card, OR unequip the Union equipment and Special Summon
 * this card" says what is said today as "you can either: Target 1 “A” you control; equip this card to that target, OR: Unequip this card
 * and Special Summon it". That a monster can have one Union Monster only narrows down what can be targeted.
 */

const HOST = '"[^"]*"|(?:face-up )?(?:[^.,;:"]* )?monster';
const AWAY =
  "unequip (?:the Union equipment and|it to) Special Summon this card in (?:face-up )?Attack Position";
const EITHER =
  "Once per turn, you can either: Target 1 $1 you control; equip this card to that target, OR: Unequip this card and Special Summon it in Attack Position";
const ONE_UNION =
  /\(\s?(?:A|1) monster can only be equipped with 1 Union [Mm]onster at a time\. ?(If [^()]*)\)/;

export const UNION_WORDS: readonly Fold[] = [
  [
    new RegExp(
      `\\bOnce per turn, (?:during your Main Phase, )?(?:if you control this (?:card|monster) on the field, )?you can equip it to (?:your|an?) (${HOST})(?: you control)? as an Equip Spell, OR ${AWAY}`,
      "g",
    ),
    EITHER,
  ],
  [
    new RegExp(
      `\\bOnce per turn, (?:during your Main Phase, )?you can equip this card to an? (${HOST}) you control(?: as an Equip Card)?, OR ${AWAY}`,
      "g",
    ),
    EITHER,
  ],
  [/(?<=\bSpecial Summon it in )face-up (?=Attack Position\.)/g, ""],
  [
    /\b(?:While|When) equipped (?:by this effect|to a monster by this (?:card's )?effect)(?=,)/g,
    "While this card is equipped to a monster by this effect",
  ],
  // What is to be targeted is said before.
  [
    new RegExp(` you control(?=; equip this card to that target, OR: [^]*${ONE_UNION.source})`, "g"),
    " you control that is not equipped with a Union Monster Card",
  ],
  [new RegExp(ONE_UNION.source, "g"), "$1"],
  [
    /\bIf (?:the equipped monster|the monster that this card is equipped to) is (?=destroyed by battle, destroy this card instead\b)/g,
    "If the equipped monster would be ",
  ],
  [
    /(?<=\bis equipped to a monster by this effect, )increase the (ATK|DEF|ATK\/DEF) of the equipped monster by (\d+)/g,
    "the equipped monster gains $2 $1",
  ],
];
