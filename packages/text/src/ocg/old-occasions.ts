import type { Fold } from "../fold.ts";

/** When something happens, and while what is so, in words of texts from before Problem-Solving Card Text. */
export const OLD_OCCASIONS: readonly Fold[] = [
  [
    /\bThe (ATK|DEF) of this card increases by (\d+)(?: points)? whenever it attacks (an? [^.,:;]*)(?=\.)/g,
    "If this card attacks $3, it gains $2 $1 during the Damage Step only",
  ],
  // What is done in a phase starts a chain.
  [
    /\bYou can only activate this card when (your opponent's LP are \d+ or less)\. (Inflict \d+ damage to your opponent) during each of their Standby Phases(?=\.)/g,
    "If $1: Activate this card. During your opponent's Standby Phase: $2",
  ],
  // The monster whose Summon is answered is targeted.
  [
    /\bIf the (ATK|DEF) of a monster [Ss]ummoned by your opponent \(excluding Special Summon\) is (\d+)(?: points)? or (less|more), the monster is destroyed(?=\.)/g,
    "When your opponent Normal or Flip Summons a monster with $2 or $3 $1: Target that monster; destroy that target",
  ],
  [
    /\bAny monster that is Normal Summoned, Flip Summoned,? or Special Summoned is changed to Defense Position(?=\.)/g,
    "If a monster(s) is Normal, Flip, or Special Summoned: Change that monster(s) to Defense Position",
  ],
  [
    /\bIf a face-down Defense Position monster or an Effect Monster is on the field(?=:)/g,
    "If there is a face-down Defense Position monster or Effect Monster on the field",
  ],
  [
    /\bIf ("[^"]*") is on your field when you Special Summon this card, (?=your opponent discards\b)/g,
    "When this card is Special Summoned while you control $1, ",
  ],
  [
    /\bthe only face-up monsters they control are EARTH, WATER, or FIRE(?=\.)/g,
    "the only face-up monsters your opponent controls are EARTH, WATER, or FIRE monsters",
  ],
  [/\bunder your control (?=was\b)/g, "you controlled "],
  [
    /\b(\d or more of your ((?:[A-Z]\w* )*monsters) are banished: Target \d) of them\b/g,
    "$1 of your banished $2",
  ],
  [
    /\b(?:if|when|while) your LP (?:is|are) lower than your opponent's LP and the difference is (\d+)(?: points)? or more\b/gi,
    "if your LP are at least $1 lower than your opponent's",
  ],
  [
    /\bIf ("[^"]*") is not on your field, this effect is not applied(?=\.)/g,
    "You must control $1 to activate and to resolve this effect",
  ],
  [
    /(?<=\bduring your \w+ Phase) when ("[^"]*"), ("[^"]*"), and ("[^"]*") are face-up (?:you control|on your field)(?=[.:,])/g,
    ", if you control $1, $2, and $3",
  ],
  [/\bany Set card\(s\) (?=in\b)/g, "a Set card "],
  [/\buntil the Standby Phase of your next turn\b(?<=\bgains ATK [^.;:]*)/g, "until your next Standby Phase"],
  [
    /\bDouble any battle damage your opponent takes when they attack this (?:monster|card)(?=\.)/g,
    "If this card is attacked, any battle damage your opponent takes is doubled",
  ],
  [
    /\b1 banished monster and Special Summon it on your field(?=\.)/g,
    "1 of your banished monsters and Special Summon it",
  ],
  // A monster that lies face-down shows its numbers first.
  [
    /\b[Ii]f (this card attacks a Defense Position [^.,:;]*), destroy the monster with this card's effect without applying damage calculation(?=\.)/g,
    "Before damage calculation, if $1: Destroy that monster",
  ],
];
