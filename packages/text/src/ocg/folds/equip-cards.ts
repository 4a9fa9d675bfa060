import type { Fold } from "../../fold.ts";

/** What is said in other words, or was, of Equip Cards and their monsters, of counters, Field Spells and Pendulum Zones. */
export const EQUIP_WORDS: readonly Fold[] = [
  // Whose the monster was is told by the field from which it went.
  [
    /\b(because the equipped monster) you controlled (?:is|was) (?:returned|shuffled) (?:in)?(to (?:the|your) (?:hand|Deck))\b/g,
    "$1 was returned from your field $2",
  ],
  [
    /\b([Ww])hen the equipped monster you control is returned to the hand and this card is sent to the GY\b/g,
    "$1hen this card is sent to the GY because the equipped monster is returned from your field to the hand",
  ],
  [/\b(?<=\bthis card was equipped )to the GY\b/g, "to to the GY"],
  [
    /\bif this card has any (\w+) Counters: Remove them\./g,
    "if this card has a $1 Counter(s): Remove all $1 Counters from this card.",
  ],
  [/\b(?<=\bthis card )was (?=equipped to a monster by this effect:)/g, "is "],
  [
    /\bplace (1 [^.,;:]*?) (from your [^.;:,]* face-up in your [^.,;:]*), (except "[^"]*")/g,
    "place $1, $3, $2",
  ],
  [
    /\bPendulum Effects(?= this turn\b)(?<=\bPendulum Zones?, but they cannot activate their Pendulum Effects)/g,
    "effects",
  ],
  [/\b([Nn])egate all card effects in\b/g, "$1egate the effects of all cards in"],
  // Whose they are, said before them or after.
  [
    /\b([Yy]our opponent cannot target )(?:any of )?(your|their) ((?:"[^"]*" )?(?:cards|monsters)) (?=in (?:this card's|the same) column\b)/g,
    (_, start = "", whose = "", what = "") => `${start}${what} ${whose === "your" ? "you" : "they"} control `,
  ],
  [/\bevery other (\w+ Monster) in the field and the GYs\b/g, "each other $1 on the field and in either GY"],
  // What is targeted is told by its own words what it can be equipped to.
  [
    /\b([Tt])arget 1 appropriate ([^.;:]*); equip that target to this card\b/g,
    (_, t = "", what = "") =>
      `${t}arget 1 ${what} that can equip to this card; equip that target to this card${what.startsWith("Union monster") ? " as if it were equipped by that Union monster's effect" : ""}`,
  ],
  [
    /\b([Tt]arget 1 Union monster in your GY); (equip that target to) an appropriate (monster you control) for that Union monster's effect\b/g,
    "$1 that can equip to a $3; $2 1 appropriate $3 as if it were equipped by that Union monster's effect",
  ],
  [
    /\b([Ee]quip 1 )((?:Level \d or (?:lower|higher) )?)appropriate(, banished)? ([^.,;:]*?monster)\b/g,
    (_, start = "", level = "", banished, what = "") =>
      `${start}appropriate ${level}${what}${banished ? " that is banished" : ""}`,
  ],
  [
    /,? as if it were equipped by that (?:Union )?monster's effect\b(?<=\b[Ee]quip 1 appropriate[^.;:]*)/g,
    "",
  ],
  [/\b([Aa]ctivate 1 (?:"[^"]*" )?Field Spell) Card(?= (?:directly )?from\b)/g, "$1"],
  [
    /\band the Summoned monster is placed on (the bottom of the Deck when\b)/g,
    "and place the Summoned monster on $1",
  ],
  [/\b(?<=, while )(?=in the center Main Monster Zone\.)/g, "this card is "],
  [
    /\bchange (this card's Pendulum Scale) to be the same as (that [^.,;:]*'s),? (?=until\b)/g,
    "$1 becomes $2 Pendulum Scale ",
  ],
  [
    /\bWhile you control the equipped monster, it (gains \d+ ATK), you cannot (?=activate its effects, also\b)/g,
    "While you control the equipped monster, the equipped monster $1, also you cannot ",
  ],
  [/(?<=\b[Aa]dd 1 "[^"]*" Spell, )("[^"]*" Spell, or )(?="[^"]*" from\b)/g, "1 $11 "],
  [
    /\bits target\(s\) (?=cannot\b)(?<=\btarget 1 Set card [^.;:]*; while this card is [^.,;:]*, [^.]*)/g,
    "that Set card ",
  ],
  [/(?: \(|\. )[Tt]his Token's ((?:ATK|DEF|Level)\b[^().;:]*? becomes? [^().;:]*)\)?(?=\.)/g, ", and its $1"],
  [
    /\b([Ii])f (your opponent activates [^,.:;]*), (you control [^,.:;]*), and (this card is [^,.:;]*)(?=:)/g,
    "$1f $2, while $3 and $4",
  ],
  [
    /\bIf (this card has [^.,;:]*) during (the End Phase|your Standby Phase|your End Phase), (\w+) it to the GY\./g,
    "During $2, if $1, $3 this card to the GY.",
  ],
  // Whosever it is: to a zone beside its own.
  // There is no Scale below 0.
  [
    /\b(If this face-up card[^.,;:]*) leaves the field, banish it\./g,
    "$1 would leave the field, banish it instead.",
  ],
  [
    /\bEach of your opponent's monsters (in [^.;:,]*) is banished when it leaves the field\./g,
    "If an opponent's monster $1 would leave the field, banish it instead.",
  ],
];
