import type { Fold } from "../fold.ts";

/** What is only spelt otherwise: the comma before "or", a word said twice, a field called a side. */
export const SPELLINGS: readonly Fold[] = [
  [/\b(?<=\byour hand or )your (?=(?:GY|Deck|field)\b)/g, ""],
  [/\bto either player's side of the field\b/g, "to either field"],
  [/\bthe same turn(?= you activate\b)/g, "the turn"],
  [/\bMonster Type(?=\b(?! \())/g, "Type"],
  [/\bwith (\d+) (ATK|DEF) or (less|more)\b/g, "with $1 or $3 $2"],
  [
    /\b(Ritual|Fusion|Synchro|Xyz), (Fusion|Synchro|Xyz|Link) or (?=(?:Synchro|Xyz|Pendulum|Link) Monster)/g,
    "$1, $2, or ",
  ],
  [/\b(hand|Deck), (field|GY) (and|or) (?=(?:GY|field)\b)/g, "$1, $2, $3 "],
  [/\bcannot be destroyed by effects\b/g, "cannot be destroyed by card effects"],
  [/\b1 more (?=Fusion Monster from\b|card on the field\b)/g, "1 "],
  // What is on the field is meant whether it is face-up or not.
  [/\b(?<=\b\d )face-up or face-down (?="[^"]*" you control\b)/g, ""],
  // Whoever uses the effect chooses.
  [/(?<=\b1 monster (?:they control|your opponent controls)) \(your choice\)/g, ""],
  [/\b(?<=\bSpecial Summon from your Extra Deck) (?=\d )/g, ", "],
  [/\bthat has (\d+) ATK\/(\d+) DEF\b/g, "with $1 ATK/$2 DEF"],
];
