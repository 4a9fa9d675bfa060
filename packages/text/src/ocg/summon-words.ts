import type { Fold } from "../fold.ts";

/** How many monsters are Summoned, from where and of which kinds, in other words than most texts have it. */
export const SUMMON_WORDS: readonly Fold[] = [
  // One for each name: as many as there are names.
  [
    /\bSpecial Summon 1 ("[^"]*" monster) (from your Deck) for each ("[^"]*" monster) with a different name (?=in your GY\b)/g,
    "Special Summon $1s $2 equal to the number of $3s with different names ",
  ],
  [/\bSpecial Summon both this card, and (?=1 )/g, "Special Summon both this card and "],
  [/\balso (?=Set\b)(?<=, then, if this card was Flip Summoned, you can also )/g, ""],
  [/\b(?<=\bmonster with )same (?=Level as\b)/g, "the same "],
  [/\b(?<=\bLevel becomes \d+ and )original (?=ATK becomes \d)/g, "its original "],
  [/\b(\d) of your ("[^"]*" monster)s (from your Deck, GY, or )that is banished\b/g, "$1 $2 $3banishment"],
  [/\bfrom anywhere (?=on the field, including\b)/g, ""],
  [/\(Fusion\/Synchro\/Xyz\/Pendulum\)/g, "(Fusion, Synchro, Xyz, or Pendulum)"],
  [/\bside of the field\b(?<=\bfrom your hand and\/or your side of the field)/g, "field"],
  [/\b(?<=\bfrom your hand and\/or )your (?=field\b)/g, ""],
  [/\b(?<=\bto your opponent's field in )face-up (?=(?:Attack|Defense) Position\b)/g, ""],
  [
    /(?<=\bIf this card is in your hand: You can Tribute )1 (?=[A-Z][\w-]* monster and 1 other )/g,
    "1 other ",
  ],
  // The last comma of a list.
  [/("[^"]*", "[^"]*") and (?="[^"]*", you can Special Summon\b)/g, "$1, and "],
  [/, and if you do that, (?=for the rest of this turn\b)/g, ", and if you do, "],
  [/\b(?<=face-down, and )if you banish any, /g, "if you do, "],
  [/\binto (?=the Extra Deck, then you can Special Summon it\b)/g, "to "],
  [
    /\b(your banished )((?:[A-Z][\w-]* )+)Normal Monsters and\/or \2Union monsters/g,
    "$1$2Normal or Union monsters",
  ],
  [/(?<=\ball (?:[A-Z]+ )?"[^"]*") and (?="[^"]*" (?:[A-Z]\w+ )?[Mm]onsters\b)/g, " or "],
  [/, OR (?=1 "[^"]*" Spell, from your Deck)/g, ", or "],
  [/\bhand, field, and (?=GY, face-down\b)/g, "hand, field, and/or "],
  // Who uses an effect in the GY is the owner.
  [
    /(?<=\bWhen this card is destroyed[^.:;]*: )Its owner (can Special Summon 1 "[^"]*" from )their (?=hand, Deck, or GY\b)/g,
    "You $1your ",
  ],
  [
    /\bYou can (Tribute this (?:face-up )?(?:Attack|Defense) Position card) to (Special Summon 2 [^.;:]*): (1 from your hand), and (1 from your GY)(?=\.)/g,
    "You can $1; $2 ($3 and $4)",
  ],
  [/ \(min\. 1\) are Level (\d+)(?=,)/g, " are Level $1 monsters (min. 1)"],
  [
    /\b([Ii]f )you have a monster\(s\) in your GY other than ("[^"]*"), and all of them are (?=[A-Z]+:)/g,
    "$1all monsters in your GY, except $2, are ",
  ],
  [
    /\bsent there this turn as a Tribute for a successful Tribute Summon\b/g,
    "Tributed for a Tribute Summon and sent there this turn",
  ],
  // In the GY it tells for what it was Tributed.
  [
    /\b(?<=\bduring the End Phase, if this card )was Tributed this turn to Tribute Summon (an? [^.,:;]*)(?=: Draw\b)/g,
    "is in the GY because it was Tributed for the Tribute Summon of $1 and sent there this turn",
  ],
  // Of two targets the one is the player's own, or banished, the other the opponent's.
  [
    /\breturn that banished card to the GY, and if you do, banish that card your opponent controls(?=\.)(?<=\btarget 1 of your banished [^.;:]* and 1 card your opponent controls; [^.;:]*)/g,
    "return the first target to the GY, and if you do, banish the second target",
  ],
  [
    /\byour monster (to your opponent's field, and if you do, Special Summon) that opponent's monster(?= to your field\.)(?<=\b[Tt]arget 1 of your banished monsters and 1 of your opponent's banished monsters; [^.;:]*)/g,
    "the first target $1 the second target",
  ],
  [/\bshow (?=\d "[^"]*" in your hand, Deck, face-up field\b)/g, "reveal "],
  [
    /\b(?<=, then )if your opponent has a banished monster\(s\), return 1 of them(?= to the GY\b)/g,
    "if your opponent has a monster in their banishment, return 1 of your opponent's banished monsters",
  ],
  [
    /\b(Once per turn, when [^.:;]* activates its effect), you can (?=negate the activation\b)/g,
    "$1 (Quick Effect): You can ",
  ],
  [
    /\bIf (you have no cards in your hand), this card gains the following effect: Once per turn, you can select (1 [^.;:]*), and Special Summon it(?=\.)/g,
    "Once per turn, if $1: You can target $2; Special Summon it",
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
    / as a Level (\d+) monster(?=\.)(?<=\bSpecial Summon 1 "[^"]*" monster from your hand as a Level \d+ monster)/g,
    ", and if you do, its Level becomes $1",
  ],
  [
    /\b(If this card is Normal Summoned): If (you control another "[^"]*" card), you can add\b/g,
    "$1 and $2: You can add",
  ],
  [
    /\bwhile it and this monster are face-up on the field(?<=\bnegate the effects of that card while [^.;:]*)/g,
    "while this card is face-up on the field",
  ],
  [/\b(?<=\bSpecial Summon that target) and if you do, /g, ", and if you do, "],
  [/\byou can (?=conduct up to \d Normal Summons\/Sets this turn\b)(?<=\bYou can pay \d+ LP; you can )/g, ""],
  [/ when this effect resolves(?=, you cannot\b)(?<=, also if [^.,:;]* when this effect resolves)/g, ""],
  // Where it lies otherwise it is another card.
  [
    / if it is still on the field(?=\.)(?<=\bSet that target, but banish it during the End Phase of your next turn[^.]*)/g,
    "",
  ],
  [
    /\b([Ii]f a monster)\(s\) was destroyed (?:during )?this turn, (?=while you controlled it\b)/g,
    "$1 was destroyed this turn ",
  ],
  [
    /\b(?<=\b[Ii]f a monster)\(s\)(?= you control whose original name is [^.:;]* activated its effect this turn\b)/g,
    "",
  ],
  [
    /\b([Ii]f a "[^"]*" monster), (that is not an? [^.,:;]*), and (a "[^"]*" monster) are on the field\b/g,
    "$1 $2 is on the field and $3 is on the field",
  ],
  [
    /\b(?<=, and if you do, if your opponent controls any face-up monsters, )change their (DEF|ATK) to 0/g,
    "the $1 of all face-up monsters your opponent controls becomes 0",
  ],
  [
    / face-down, except ("[^"]*")(?=;)(?<=\bbanish \d cards from your Extra Deck face-down, except "[^"]*")/g,
    ", except $1, face-down",
  ],
  // What goes to the GY is seen there.
  [/ \(if face-down, reveal it\)(?<=\bsend 1 [^.;:]* to the GY \(if face-down, reveal it\))/g, ""],
  // A Set card shows what it is when that is asked.
  [/ \(if a card is Set, reveal it\)/g, ""],
  [/\b(reveal 1 )("[^"]*")( in your hand, then target 1 [^.;:]*? that mentions )it\b/g, "$1$2$3$2"],
  [
    /\b(?<=: You can )(add 1 [^.;:]*), during the End Phase(?: of this turn)?(?=\.)/g,
    "activate this effect; during the End Phase of this turn, $1",
  ],
];
