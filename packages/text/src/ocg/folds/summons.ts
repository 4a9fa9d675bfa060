import type { Fold } from "../../fold.ts";

/** How many monsters are Summoned, from where and of which kinds, in other words than most texts have it. */
export const SUMMON_WORDS: readonly Fold[] = [
  // One for each name: as many as there are names.
  [
    /\bSpecial Summon 1 ("[^"]*" monster) (from your \w+) for each ("[^"]*" monster) with a different name (?=in your GY\b|you control\b)/g,
    "Special Summon $1s $2 equal to the number of $3s with different names ",
  ],
  [/\b(?<=\bLevel becomes \d+ and )original (?=(?:ATK|DEF) becomes \d)/g, "its original "],
  [/\b(\d) of your ([^.,;:]*?monster)s (from your [^.;:]*?, or )that is banished\b/g, "$1 $2 $3banishment"],
  [
    /\(((?:(?:Ritual|Fusion|Synchro|Xyz|Link|Pendulum)\/)+)((?:Ritual|Fusion|Synchro|Xyz|Link|Pendulum)\))/g,
    (_, first = "", last = "") =>
      `(${first.slice(0, -1).replaceAll("/", ", ")}${first.split("/").length > 2 ? "," : ""} or ${last}`,
  ],
  [/\b(?<=\bhand and\/or )your (?:side of the )?(?=field\b)(?:field\b)/g, "field"],
  [
    /\b1 (?=[A-Z][\w-]* monster and 1 other )(?<=\bIf this card is in your hand: You can Tribute 1 )/g,
    "1 other ",
  ],
  [
    /,? and if you (?:do that, |(?:banish|destroy|add|draw) any, |(?<!, and if you )do, )/g,
    ", and if you do, ",
  ],
  // Who uses an effect in the GY is the owner.
  [/\b(return (?:(?!\bto\b)[^.,;:])*?) into (?=the (?:Extra )?Deck\b)/g, "$1 to "],
  [
    /\b(your banished )((?:[A-Z][\w-]* )+)Normal Monsters and\/or \2(\w+) monsters/g,
    "$1$2Normal or $3 monsters",
  ],
  [
    /(?<=\b(?:When|If) this card is destroyed[^.:;]*: )Its owner (can [^.:;]*? from )their (?=hand|Deck|GY)/g,
    "You $1your ",
  ],
  [/ \(min\. 1\) are Level (\d+)(?=[,:])/g, " are Level $1 monsters (min. 1)"],
  [
    /\b([Ii]f )you have a monster\(s\) in your GY other than ("[^"]*"), and all of them are (?=[A-Z]+[,:])/g,
    "$1all monsters in your GY, except $2, are ",
  ],
  // In the GY it tells for what it was Tributed.
  [
    /\b(?<=\bduring the End Phase, if this card )was Tributed this turn to Tribute Summon (an? [^.,:;]*)(?=:)/g,
    "is in the GY because it was Tributed for the Tribute Summon of $1 and sent there this turn",
  ],
  [
    /\b([Ss])how(s|ing)?(?: your opponent)? (?=\d [^.;:]* in (?:your|their) )/g,
    (_, s, ending = "") => `${s === "S" ? "R" : "r"}eveal${ending} `,
  ],
  [
    /\bif your opponent has a banished (\w+)\(s\), (\w+) 1 of them\b/g,
    "if your opponent has a $1 in their banishment, $2 1 of your opponent's banished $1s",
  ],
  [
    /\bIf (you [^.,;:]*), this card gains the following effect: Once per turn, you can select (1 [^.;:]*), and (\w[^.,;:]*)(?=\.)/g,
    "Once per turn, if $1: You can target $2; $3",
  ],
  [
    /\bOnce per turn, if you control this (face-up (?:Attack|Defense) Position) monster (when your opponent [^.:;,]*), you can /g,
    "Once per turn, $2 while this card is in $1: You can ",
  ],
  [
    /\bIf you have only (\w+ monsters) in your GY, you can send ([^.;:]*) to the GY and Special Summon this card from your hand(?=\.)/g,
    "If the only monsters in your GY are $1, you can Special Summon this card (from your hand) by sending $2 to the GY",
  ],
  [
    /\b(If this card is (?:Normal|Special) Summoned): If (you control another [^.,;:]*), you can /g,
    "$1 and $2: You can ",
  ],
  [/\b(?<=; )you can (?=conduct up to \d Normal Summons\/Sets this turn\b)/g, ""],
  // Where it lies otherwise it is another card.
  [
    /\b([Ii]f a monster)\(s\) was destroyed (?:during )?this turn, (?=while\b)/g,
    "$1 was destroyed this turn ",
  ],
  [/\(s\)(?= you control whose [^.:;]* activated its effect this turn\b)/g, ""],
  [
    /\b([Ii]f )(a "[^"]*" monster)(,? that is not an? [^.,:;]*)?,? and (a "[^"]*" monster) are (on the field)\b/g,
    (_, word = "", one = "", not = "", other = "", there = "") =>
      `${word}${one}${not.replace(",", "")} is ${there} and ${other} is ${there}`,
  ],
  [
    /\b(?<=: You can )(add 1 [^.;:]*), during the End Phase(?: of this turn)?(?=\.)/g,
    "activate this effect; during the End Phase of this turn, $1",
  ],
];
