import { type Fold, filled } from "../../fold.ts";

/** What is called by what it is, or whose, and can only be the first of two targets. */
const FIRST_OF_TWO = [
  /\b(?:your|that banished) (?:card|monster)\b(?<=\b[Tt]arget 1 (?:of your banished [^.;:]* and 1 [^.;:]*opponent[^.;:]*|[^.;:]* you control and 1 [^.;:]*(?=; [^.;]* the other monster\b)); [^.;]*)/g,
  /\bthat (?:card|monster|target) on the field\b(?=[^.;]* the other (?:card|monster|target)\b)(?<=\b[Tt]arget 1 (?:(?!\bGY\b)[^.;:])* and 1 [^.;:]*\bGY; [^.;]*)/g,
];

/** What is said in another order, or with other words, than most texts say it. */
export const OTHER_WORDS: readonly Fold[] = [
  // What says nothing: it is so anyway, or is what the rules say.
  [
    / \((?:their choice, if tied|all, if tied|If it's a tie, you get to choose\.|If attacked, this effect resolves after damage calculation\.|without damage calculation|if (?:face-down|a card is Set), reveal it|These effects remain even if this card leaves the field\.|(?<=monsters \()but you can Normal Set|(?<=Scale by \d \()min\. 0)\)/g,
    "",
  ],
  [
    / (?:if it is still on the field(?=\.)(?<=\bbanish it during [^.,;:]*)|while you control them(?=\.)|when this effect resolves(?=, you cannot\b)|to your field(?= instead\b)|(?:you control|on your field)(?=\.)(?<=\bSet (?:it|them|the destroyed|that card|those cards)\b[^.,;:]*)|on (?:your|the) field(?=[,.:])(?<=\bthis card is in face-up (?:Attack|Defense) Position [^.,:]*)|in your hand(?=\.)(?<=\badd it to your hand, [^.]*\bthat monster in your hand))/g,
    "",
  ],
  [
    /\b(?:if they have any, |in either case, |from anywhere (?=on the field\b)(?<!\bCounters? from anywhere )|also (?=(?:Set|add|draw)\b)(?<=, then, if [^.,;:]*, you can also )|immediately (?!after\b)(?<=, immediately )|face-up or face-down (?=[^.;:,]*\byou control\b)|the number of (?=that monster's (?:Level|Rank|Link Rating)\b)|(?:Ritual|Fusion|Synchro|Xyz|Link) (?=Summoned monster is destroyed\b)(?<=\b[Tt]he \w+ )|(?:destroyed|banished|sent|returned) (?=[A-Z]+ monsters\b)(?<=\b1 of those \w+ ))/g,
    "",
  ],
  // All three of them.
  [
    /\b([Aa]ll) ([A-Z]\w+(?:[- ]\w+)?)\/(DARK|EARTH|FIRE|LIGHT|WATER|WIND)\/(Level \d or (?:lower|higher)) (?=monsters\b)/g,
    "$1 $4 $3 $2 ",
  ],
  // Of two targets the one is the player's own, or banished, the other the opponent's; or where each is tells them apart.
  ...FIRST_OF_TWO.map((first): Fold => [first, "the first target"]),
  // Numbers that become others.
  [
    /\b(?:that opponent's (?:card|monster)|that (?:card|monster) your opponent controls|the other (?:card|monster|target)(?: from the GY)?|the targeted monster on the field)\b(?<=\bthe first target\b[^.]*)/g,
    "the second target",
  ],
  [
    /\b(?:change (?:one|1) of their|choose 1 of (?:those|the targeted) monsters[,;] (?:change )?its) (Level|ATK|DEF)s? (?:to|becomes) (?:the (?:current )?\1 of the other|the other monster's \1)\b/g,
    "the $1 of 1 of them becomes the $1 of the other",
  ],
  // Of the two that were targeted.
  [/\b1 monster(?=[^.;]*\bthe other monster\b)(?<=\b[Tt]arget 2 [^.;:]*; [^.;]*)/g, "1 of them"],
  [
    /\b(?:that monster|the ((?:face-up )?monsters [^.,;:]*?)) becomes? the (Level|Rank) (of|equal to)\b/g,
    (_, several, stat = "", of = "") => {
      const value = of === "of" ? ` the ${stat} of` : "";
      return several
        ? `the ${stat}s of all ${several} become${value}`
        : `that monster's ${stat} becomes${value}`;
    },
  ],
  [
    /\b(this card's) name becomes (that banished monster's) name, also it becomes the same ([^.;:]*? and \w+) as that monster's\b/g,
    "$1 name, $3 become the same as $2",
  ],
  [
    /\bmake the (ATK|DEF) of (\d (?:(?! become\b)[^.,;:])*?) (\d+)(?= until\b|[.,;])/g,
    "the $1 of $2 becomes $3",
  ],
  [
    /\b(?<=(?:^|[.)\n] ?)(?:This card's|Its) (?:ATK|DEF|ATK\/DEF|ATK and DEF) )(?:is|(are)) (?:each )?equal to (?=the\b|its\b)/g,
    (_, are) => `become${are ? "" : "s"} equal to `,
  ],
  // What is in a Deck that is revealed.
  // A Deck out of which a card was taken is shuffled anyway.
  [/\btake (1 [^.,;:]*) from your Deck, shuffle, and place that card\b/g, "place $1 from your Deck"],
  [
    /\b([Ee])ach player reveals their (?:Main )?Deck, then (banishes|sends|discards) (all [^.,;:]*?) from it (with (?:that|the) [^.,;:]*?name)(?=[.,;])/g,
    "$1ach player reveals all cards in their Deck, then each player $2 $3 $4 from their Deck",
  ],
  // How many.
  [
    /(?<=\b[Ss]end up to \d cards you control to the GY; [^.;]*\bsend )an equal number of cards from there to the GY\b/g,
    "cards from their Extra Deck to the GY, equal to the number of cards sent to the GY to activate this effect",
  ],
  [
    /\b(destroy|banish|discard|reveal|send|Tribute) ("[^"]*" (?:cards|monsters) [^.;:,]*), then (\w+) an equal number of\b/g,
    "$1 any number of $2, then $3 the same number of",
  ],
  [
    /\b(banish|discard|reveal|send|Tribute|add) (?:a number of (?![^.;:]*(?:\bequal to|\bup to\b))|any (?="[^"]*" from your Deck))/g,
    "$1 any number of ",
  ],
  // "That number": of what was just done.
  [
    /\bthat number\b(?<=\b(?:([Tt]ribute) any number of|([Rr]oll) a six-sided die|Special Summon [^.;]*Tokens?" \([^)]*\), and if you do, [^.;:,]* by that)\b[^;:●]*)/g,
    (_, tributed, rolled) =>
      rolled
        ? "the result"
        : `the number of ${tributed ? "Tributed monsters" : "monsters Special Summoned by this effect"}`,
  ],
  [
    /\b(\d or more) different (?:Monster )?(Types|Attributes) of ([^.:;,]*? [Mm]onsters)\b/g,
    "$1 $3 with different $2",
  ],
  [
    /(?:( to )Special Summon |\b)(2 [^.;:]*?)( to [^.;:,]*)?(?:, 1 each from your (\w+) and (\w+)|: 1 from your (\w+), and 1 from your (\w+))(?=[;,.])/g,
    (_, purpose, what, to = "", one, other, first, second) =>
      `${purpose ? "; Special Summon " : ""}${what} (1 from your ${one ?? first} and 1 from your ${other ?? second})${to}`,
  ],
  // What is said of what happens otherwise.
  [
    /\b(if your opponent controls any ((?:[^,;.:]* )?monsters)( with [^,;.]*)?), (?:(\w+) 1 of them|change their (ATK|DEF) to (\d+))(?=[.,;])/g,
    (_, start = "", what = "", having = "", done, stat, value) =>
      `${start}, ${done ? `${done} 1 ${what.slice(0, -1)}` : `the ${stat} of all ${what}`} your opponent controls${having ?? ""}${done ? "" : ` becomes ${value}`}`,
  ],
  [/\. If (?:it is )?not, /g, ". Otherwise, "],
  [/\bEach player chooses (1 [^.,;:]* they control), then (\w+s) it\b/g, "Each player $2 $1"],
  [
    /\ba monster's effect is activated, while a monster\(s\) with its same name is in (?:either GY|the GY(?:\(s\)|s))/g,
    "a monster effect is activated with the same name as a monster in either GY",
  ],
  [/\b(Gains [^.,;:]*),(?= during your (?:opponent's )?turn only\b)/g, "$1"],
  [/\banother card to the GY (?=at activation\b)/g, "a card "],
  [
    /\b(until [^.,;:]*), it gains (\d+) (ATK|DEF) or loses \2 \3(?=\.)/g,
    "increase or decrease its $3 by $2 $1",
  ],
  // Of each card of a name.
  [
    /(?<=^|\n)(\w+) all (cards|monsters) you control \(min\. (\d)\)/g,
    "If you control $3 or more $2: $1 all $2 you control",
  ],
  [/\bno ("[^"]*" you control) can be\b/g, "every $1 cannot be"],
  // One of several that can be chosen, or are applied.
  [/\bIf (?="[^"]*" on the field would be\b)/g, "If a "],
  [
    /● If (you [^.,;:●]*), (?!you\b|it\b|this\b)([a-z])(?<=\b[Aa]pply 1 of (?:these|the following) effects\b[^●]*(?:●[^●]*)*● [^●]*)/g,
    filled("● If $1: $^2"),
  ],
  [
    /(?<=\b[Yy]ou can activate 1 of (?:these|the following) effects[^\n]*(?:\n● [^\n]*){0,9}\n● )You can (\w)/g,
    filled("$^1"),
  ],
  [/,? and cannot be Special Summoned by other ways(?=\.)(?<=\bMust be [^.]*)/g, ""],
  [/\b([Tt]his card loses [^.,;:]*) and you (?=negate\b)/g, "$1, and if you do, "],
  // Of this card and of what it points to: one after the other.
  [
    /(?<=^|[.\n] ?)((?:If|While) [^.,:;]*, )?([Tt])his card(?:, also| and) any ([^.,;:]*) it points to,? (gain|cannot)s? ([^.]*)(?=\.)/g,
    (_, so = "", T = "", monsters = "", does = "", what = "") =>
      `${so}${T}his card ${does === "gain" ? "gains" : does} ${what}. ${so}${monsters} this card points to ${does} ${what}`,
  ],
  [
    /\badd 1 monster from your Deck to your hand \(("[^"]*"), ("[^"]*"), ("[^"]*") Pendulum, or ("[^"]*") Pendulum\)/g,
    "add 1 $1 monster, 1 $2 monster, 1 $3 Pendulum Monster, or 1 $4 Pendulum Monster from your Deck to your hand",
  ],
  // From where, and to where: one after the other.
  [
    /,(?= (?:from your|to it|on the field;))(?<=\b(?:into the Deck|as materials?|(?:hand|GY|Deck|field|banishment)(?=, to)|[Tt]arget \d [^.;:]* and \d [^.;:,]*(?=, on)),)/g,
    "",
  ],
  [
    /\bonce,? (?:during )?(this turn|until the end of the next turn), (it|that card) cannot be destroyed by (battle or card effects?|your opponent's card effects?)(?=[ .,])/g,
    (_, time = "", what = "", by = "") =>
      `the next time ${what} would be destroyed by ${by.replace(/effects?$/, "effect")} ${time}, it is not destroyed`,
  ],
  // Of the hand at random, of the field by choice.
  [
    /\b(shuffle|destroy|send|banish) 1 card (from|in) your opponent's hand \(at random\)(, GY)?,? or (?:from )?(?:their )?(?:side of the )?field( into the Deck| to the GY)?(?=[.,])/g,
    (_, verb, from, gy = "", to = "") =>
      `either ${verb} 1 random card ${from} your opponent's hand${to}, or ${verb} 1 card ${from === "in" ? "on" : from} their field${gy && " or GY"}${to}`,
  ],
  [
    / as a Spell(?: Card)?(?=\.)(?<=\bSet 1 [^.,:;]* from your Deck to your Spell & Trap Zone as a Spell(?: Card)?)/g,
    "",
  ],
  [/\bhas a material attached that was originally ([A-Z]+)\b/g, "has a $1 monster as material"],
  [
    /\b([Cc]hange this) (card you control) from face-up Attack Position to face-up (Defense Position)\b/g,
    "$1 face-up Attack Position $2 to $3",
  ],
  [
    /(\([^()]*\) in Defense Position), which cannot be Tributed, and if (you have [^.,:;]*) when this effect resolves, the Token's (ATK\/DEF become \d+) instead\b/g,
    "$1, but it cannot be Tributed, then, if $2, its $3",
  ],
  // What may be Summoned if something is so, and otherwise only some of that.
  [
    /\b(Special Summon 1) ((?:[A-Z]\w* )+)(monster from [^.,:;]*), but if you control no ("([^"])[^"]*") monsters, you can only Special Summon \4 monsters with this effect(?=\.)/g,
    (_, summon, kind, from, series, first = "") =>
      `${summon} ${series} ${kind}${from}, or if you control ${/[AEIOU]/.test(first) ? "an" : "a"} ${series} monster, you can ${summon} ${kind}${from} instead`,
  ],
  [/, then(?= at the end of the Battle Phase, if this card [^.,:;]*:)/g, ","],
  [/\b(face-down Defense Position) or (face-up Attack Position)\b/g, "$2 or $1"],
  // None of them would be none at all.
  [/ \(min\. 1\)(?<=\bup to \d [^.,;:()]* \(min\. 1\))/g, ""],
  [/\ball (monsters you control) are ([^.,:;()]*) \(min\. 1\)(?!, and none\b)/g, "the only $1 are $2"],
  // What is taken from the hand, in either way.
  [
    /\bFrom your hand, either (Special Summon 1 [^,.]*), or (Set 1 [^,.]*)(?=\.)/g,
    "$1 from your hand, or $2 from your hand",
  ],
  [/\b(?<=\bcards and effects )cannot activate(?= when\b)/g, "cannot be activated"],
  // A second thing that they have.
  [
    /, with (ATK|DEF) less than or equal to (that sent monster) in the GY\b/g,
    ", whose $1 is less than or equal to $2",
  ],
  [/, and(?= with (?:the same|an? different)\b)(?<=\bto your hand, with [^,.;]*, and)/g, " and"],
  [/, and the same (?=Level as that monster's Rank\b)/g, " and with the same "],
  [
    /\bFor each ([^.,:;]*), (this card gains [^.,:;]*?) and (monsters [^.,:;]* lose [^.,:;]*)(?=\.)/g,
    (_, each, own, others) => `${own.replace(/^t/, "T")} for each ${each}, also ${others} for each ${each}`,
  ],
  // A hand is cut down to a number: nothing is shuffled where it is none.
  [
    /\b[Oo]nce, during this End Phase, if the number of cards in your hand is more than (the number) of cards (your opponent controls \+\d+), you must randomly shuffle cards (from your hand into the Deck so the number in your hand equals \1 \2)/g,
    (found, _, __, shuffled) =>
      `${found.startsWith("O") ? "D" : "d"}uring the End Phase of this turn, shuffle random cards ${shuffled}`,
  ],
  // Words in another order.
  [/, ((?:with|whose) [^,;:.]*), (?=(?:directly )?from your\b)/g, " $1 "],
  // What is excepted is said with what it is excepted from.
  [
    / (face-down|until the end of (?<=\ball [^.,;:]*)[^.,;:]*? turn|would (?:be|leave) [^.,;:]*), (except (?:"[^"]*"(?: [a-z]+)?))(?=[.;]|, you can\b)/g,
    ", $2, $1",
  ],
  [/\b(with the same card type) (as that banished monster) (\([^()]*\))/g, "$1 $3 $2"],
  [/\b([Yy]ou can) (target [^.;:()]*) \(Quick Effect\)(?=;)/g, "(Quick Effect): $1 $2"],
  [/\bmonster(?:\(s\)|s) \((with different \w+)\)/g, "monsters $1"],
  [
    /\bmonster\(s\) (from your [^.;:]*?) to the GY (whose total Levels equal \d+)(?=[;,.])/g,
    "monsters $1 $2 to the GY",
  ],
  [
    /\bshuffle (from your GY into the Deck), either (1 [^.;:,]*) and (1 [^.;:,]*), OR (1 "[^"]*")(?=[,.])/g,
    "either shuffle $2 and $3 $1 or shuffle $4 $1",
  ],
];
