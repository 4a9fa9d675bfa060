import type { Fold } from "../fold.ts";

/** What is said in other words, or was, of Equip Cards and their monsters, of counters, Field Spells and Pendulum Zones. */
export const EQUIP_WORDS: readonly Fold[] = [
  // Whose the monster was is told by the field from which it went.
  [
    /\b(because the equipped monster) you controlled (?:is|was) (?:returned|shuffled) (in)?(to (?:the|your) (?:hand|Deck))\b/g,
    "$1 was returned from your field $3",
  ],
  [
    /\b([Ww])hen the equipped monster you control is returned to the hand and this card is sent to the GY\b/g,
    "$1hen this card is sent to the GY because the equipped monster is returned from your field to the hand",
  ],
  [/(?<=, except )for (?=Equip Cards\b)/g, ""],
  [/\bequips to (?=this card\b)/g, "is equipped to "],
  [/\b(?<=\bequipped )to the GY\b(?<=\bthis card was equipped to the GY)/g, "to to the GY"],
  [
    /\b(?<=\bActivate this card by )banishing ([^.:;]* from your GY), then target (?=\d)/g,
    "banishing $1, then targeting ",
  ],
  [
    /\bthis card was equipped to a monster by this card's effect\b/g,
    "this card is equipped to a monster by this effect",
  ],
  [
    /\bif this card has any (\w+) Counters: Remove them\./g,
    "if this card has a $1 Counter(s): Remove all $1 Counters from this card.",
  ],
  [
    /\bplace (1 Field Spell) (from your [^.;:,]* face-up in your Field Zone), (except "[^"]*")/g,
    "place $1, $3, $2",
  ],
  [
    /\bgain ATK equal to (\d+) x their own Pendulum Scale\b/g,
    "gain ATK equal to their own Pendulum Scale x $1",
  ],
  [/, to your Pendulum Zone(?=,)(?<=\bplace 1 [^.;:]*, to your Pendulum Zone)/g, " in your Pendulum Zone"],
  [
    /\b(?<=\bin your Pendulum Zones?, but they cannot activate their )Pendulum Effects(?= this turn\b)/g,
    "effects",
  ],
  [
    /\bNegate all card effects in (?=your opponent's Pendulum Zones\b)/g,
    "Negate the effects of all cards in ",
  ],
  [
    /\b(?<=\bcannot be destroyed by )effects(?=\.)(?<=\bFace-up Field Spells cannot be destroyed by effects)/g,
    "card effects",
  ],
  [/ you control(?=\.)(?<=\bSet the destroyed Spell\/Trap(?: Card)? you control)/g, ""],
  [/\b(?<=\bSpecial Summon [^.;:]* in )face-up (?=Defense Position, up to\b)/g, ""],
  [/\b(?<=\bmonsters (?:currently )?on the field with )its name\b/g, "the same name as that target"],
  [/\b(?<=\b[Ww]hile your opponent controls [^.,;:]*, )they (?=cannot target\b)/g, "your opponent "],
  // Whose they are, said before them or after.
  [
    /\byour (?=(?:"[^"]*" )?(?:cards|monsters)\b)((?:"[^"]*" )?(?:cards|monsters)) (?=in this card's column\b)(?<=\bcannot target your [^.;:]*)/g,
    "$1 you control ",
  ],
  [
    /\b(?:any of )?their monsters (?=in the same column\b)(?<=\bYour opponent cannot target (?:any of )?their monsters )/g,
    "monsters they control ",
  ],
  [/\bevery other (Link Monster) in the field and the GYs\b/g, "each other $1 on the field and in either GY"],
  [/ when this effect resolves(?=, you cannot\b)(?<=\balso if [^.;:]* when this effect resolves)/g, ""],
  // What is targeted is told by its own words what it can be equipped to.
  [
    /\b([Tt])arget 1 appropriate (Union monster[^.;:]*); equip that target to this card\b/g,
    "$1arget 1 $2 that can equip to this card; equip that target to this card as if it were equipped by that Union monster's effect",
  ],
  [
    /\b([Tt])arget 1 appropriate ([^.;:]*); equip that target to this card\b/g,
    "$1arget 1 $2 that can equip to this card; equip that target to this card",
  ],
  [
    /\b([Tt]arget 1 Union monster in your GY); (equip that target to) an appropriate (monster you control) for that Union monster's effect\b/g,
    "$1 that can equip to a $3; $2 1 appropriate $3 as if it were equipped by that Union monster's effect",
  ],
  [/\b([Ee]quip 1 )(Level \d or lower )appropriate /g, "$1appropriate $2"],
  [
    /,? as if it were equipped by that (?:Union )?monster's effect\b(?<=\b[Ee]quip 1 appropriate[^.;:]*)/g,
    "",
  ],
  [/\b([Ee]quip 1 )appropriate, banished (Union monster)\b/g, "$1appropriate $2 that is banished"],
  [
    /\b([Ee]quip 1 appropriate [^.;:]*?), with a different name, (?=from your Deck to that monster\b)/g,
    "$1 with a different name ",
  ],
  [/\b([Aa]ctivate 1 (?:"[^"]*" )?Field Spell) Card(?= (?:directly )?from\b)/g, "$1"],
  [
    /\b([Ii]f your opponent controls a card in their Field Zone) and you do not(?=:)/g,
    "$1 and you control no cards in your Field Zone",
  ],
  [/\b(?<=\btarget \d Set )Card(?= on the field\b)/g, "card"],
  // What is destroyed with its Equip Card is the monster that came by it.
  [/\b(?<=\b[Ww]hen this card), equipped by this effect, (?=leaves the field, destroy that monster\.)/g, " "],
  [
    / while you control them(?=\.)(?<=\bin your Monster Zones with card effects, also those monsters cannot be destroyed by your opponent's card effects while you control them)/g,
    "",
  ],
  [
    /\b(?<=, and )the Summoned monster is placed on the bottom of the Deck when it leaves the field\b/g,
    "place the Summoned monster on the bottom of the Deck when it leaves the field",
  ],
  [
    /\bthe total Link Ratings? of Link Monsters (?=equipped to\b)/g,
    "the total Link Ratings of the Link Monster Cards ",
  ],
  [/\b(?<=, while )(?=in the center Main Monster Zone\.)/g, "this card is "],
  [
    /\bchange this card's Pendulum Scale to be the same as that Pendulum Monster's, until\b/g,
    "this card's Pendulum Scale becomes that Pendulum Monster's Pendulum Scale until",
  ],
  [/\bchange it to any Attribute until\b/g, "declare 1 Attribute, and it becomes that Attribute until"],
  [
    /\bActivate only if you do not control ([^.,:;]*)\. (?=You can\b)/g,
    "If you do not control $1: Activate this card. ",
  ],
  [
    /(?<=\b[Yy]our opponent chooses 1 [^.,:;]*), you send it to the GY, and if you do, you draw\b/g,
    ", then send it to the GY, and if you do, draw",
  ],
  [
    /\bWhile you control the equipped monster, it (gains \d+ ATK), you cannot (?=activate its effects, also\b)/g,
    "While you control the equipped monster, the equipped monster $1, also you cannot ",
  ],
  [
    /\b(?<=\bTokens?" \([^)]*\), and if you do, increase this card's Level by )that number\b/g,
    "the number of monsters Special Summoned by this effect",
  ],
  [
    /\btake a number of ([^.,:;]*) from your Deck equal to (the number of [^.,:;]*), and place them (face-up in your Spell & Trap Zone as Continuous Spells)\b/g,
    "place $1 from your Deck, equal to $2, $3",
  ],
  [/(?<=\b[Aa]dd 1 "[^"]*" Spell, )("[^"]*" Spell, or )(?="[^"]*" from\b)/g, "1 $11 "],
  [
    /\b(?<=\btarget 1 Set card in your opponent's Spell & Trap Zone; while this card is face-up on the field, )its target\(s\) (?=cannot be activated\b)/g,
    "that Set card ",
  ],
  [/ \(this Token's (ATK\/DEF become the combined original ATK\/DEF of [^()]*)\)(?=\.)/g, ", and its $1"],
  [
    /\b([Ii])f (your opponent activates [^,.:;]*), (you control [^,.:;]*), and (this card is [^,.:;]*)(?=:)/g,
    "$1f $2, while $3 and $4",
  ],
  [
    /\bIf this card has (\d or more counters) during the End Phase, send it to the GY\./g,
    "During the End Phase, if this card has $1, send this card to the GY.",
  ],
  // There is no Scale below 0.
  [
    /\bany Pendulum Zone; reduce its Pendulum Scale by (\d) \(min\. 0\)/g,
    "either Pendulum Zone; reduce its Pendulum Scale by $1",
  ],
  [
    /\bIf this face-up card in the Monster Zone leaves the field, banish it\./g,
    "If this face-up card in the Monster Zone would leave the field, banish it instead.",
  ],
  [/\. \(These effects remain even if this card leaves the field\.\)/g, "."],
  [
    /\b(?<=\broll a six-sided die\. Until the end of this turn, increase [^.;:]* by )that number\b/g,
    "the result",
  ],
  [
    /\bEach of your opponent's monsters (in the same column as [^.;:,]*) is banished when it leaves the field\./g,
    "If an opponent's monster $1 would leave the field, banish it instead.",
  ],
  [
    /\b(?<=\bequip it with this card, then you can Special Summon \d monster from your opponent's GY to )their (?=field\b)/g,
    "your opponent's ",
  ],
  // Whosever it is: to a zone beside its own.
  [
    /\b(?<=\btarget 1 other monster in )either (?=Main Monster Zone; move that monster to an adjacent\b)/g,
    "the ",
  ],
];
