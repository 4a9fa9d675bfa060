import { ATTRIBUTES, OCG_TYPES } from "@chainwright/card-ir";
import { anywhere, type Fold } from "../../fold.ts";

/** What stands in lists: places, kinds of Monster Cards and of Summons, Attributes, Types, names. */
const LISTED = `(?:${["hand", "Deck", "Extra Deck", "GY", "field", "banishment", "Normal", "Ritual", "Fusion", "Synchro", "Xyz", "Link", "Pendulum", "Special", "Flip", "Tribute", ...ATTRIBUTES, ...OCG_TYPES].join("|")})\\b|"[^"\n]*"`;

/** What is only spelt otherwise: the comma before "or", a word said twice, a field called a side. */
export const SPELLINGS: readonly Fold[] = [
  // Misprints.
  [/\b(can|the|to|a) \1\b/g, "$1"],
  [/\b((?<!\bboth you and )your opponent control|This card (?:gain|lose))(?= )/g, "$1s"],
  [/\bwith (?:a )?(?=same (?:[A-Z]|name\b))/g, "with the "],
  [
    /\b(?:level(?= \d)|(?<=\bSet )Card(?=s? (?:on|in|you)\b))/g,
    (word) => (word === "Card" ? "card" : "Level"),
  ],
  // The last comma of a list.
  [new RegExp(`(${LISTED}), (${LISTED})(?:(?<="),)? (and|or|and\\/or) (?=${LISTED})`, "g"), "$1, $2, $3 "],
  [
    / (?=except(?<=\b(?:monsters?|cards?|GY|Deck|hand|field|attacks) except) (?:["A-Z]|this card\.)|but(?<=\d (?:ATK|DEF|ATK\/DEF|ATK and DEF) but) its effects are negated\b|(?<=\bimmediately after this effect resolves )you can \w+ Summon\b)/g,
    ", ",
  ],
  // A comma that another text leaves out, or a space.
  [/,(?= instead\b(?! of\b)|(?<=\bOnce,) while face-up on the field,)|(?<=\/) (?=DEF \d)/g, ""],
  [/,? or, (?=(?:if|while) )/g, ", or "],
  [
    /\b(?<=\byour (?:hand|Deck|GY|field),?(?: or| and| and\/or)? )your (?=(?:hand|Deck|GY|field|banishment)\b(?!,? or your \w+ Zone))/g,
    "",
  ],
  // What is mentioned was named just before.
  [
    /\b(that (?:is|are)) (?:either )?("[^"]*")(?:, or (mentions?) it,|,? or (mentions?) it\b)/g,
    (_, that, name, between, last) => `${that} ${name} or ${between ?? last} ${name}`,
  ],
  [/("[^"\n]*")([^".\n]*? mentions? )it\b/g, "$1$2$1"],
  [
    /((?:"[^"\n]*", )*"[^"\n]*",? or "[^"\n]*")([^.\n]*? mentions?) (?:any|either) of (?:those cards|them)\b/g,
    "$1$2 $1",
  ],
  // "“A” / “B” cards"
  // "“A” Quick-Play Spells / Normal Traps": both are of the series.
  [/("[^"\n]*") ([A-Z][\w-]+ [A-Z]\w+s) \/ (?=[A-Z][\w-]+ [A-Z]\w+s[ ,])/g, "$1 $2 and/or $1 "],
  [/(?<=["s]) \/ (?=(?:"[^"\n]*"|[A-Z][\w-]+ [A-Z]\w+s?)[ ,])/g, " and/or "],
  [/\b([Tt])hese (?=(?:Special Summoned )?(?:monsters|Tokens|targets)\b)/g, "$1hose "],
  [/\b([Tt])his (?=Token\b(?!'s))/g, "$1hat "],
  [/\b([Dd])uring this (?=turn\b(?!'s))/g, (_, d) => (d === "D" ? "This " : "this ")],
  [/\bany ((?:monster|card)\(s\)) have\b/g, "a $1 has"],
  [/\b(?<!\bthat would (?:Special )?)(Summon|from|add) (?=(?:monster|card)\(s\))/g, "$1 a "],
  // Whichever it is.
  [
    /\b(?<=\b(?:[Ii]n|[Oo]n|[Tt]o|[Ff]rom|or) )either player's (?=(?:GY|hand|field|(?:Pendulum|Field|Spell & Trap|Monster) Zone|(?:Extra )?Deck(?=[,.]))\b)/g,
    "either ",
  ],
  [
    /\b(?<=\b(?:[Dd]estroy|(?:[Hh]alve|[Dd]ouble) the (?:ATK|DEF|ATK\/DEF) of) )(?:each (monster)|any)(?= (?:whose|face-up)\b)/g,
    (_, each) => (each ? "all monsters" : "all"),
  ],
  // It begins to hold when what says it resolves, and not before.
  [
    /(?<=\b(?:for the rest of this (?:turn|Duel)|until the end of (?:this|the next|your next|your opponent's(?: next)?) turn)) after (?:this (?:card|effect) (?:resolves|is activated)|you activate this card)\b/gi,
    "",
  ],
  // What goes without saying. (What another player discards, that player chooses.)
  // A Type in the plural: "except Beast-Warriors".
  [new RegExp(`(?<=\\bexcept )(${OCG_TYPES.join("|")})s(?=[.,])`, "g"), "$1 monsters"],
  [/\bamong those (co-linked (?:"[^"]*" )?monsters)\b/g, "among the $1 on the field"],
  [
    / (?:of (?:their|your) choice|(?<!\bhand )\(your choice\)|\((?:their choice|your choice, if tied|even if (?:it's )?tied|for no effect|after applying this effect|but can be Normal Set|and remains? face-up|damage calculation is applied normally\.?)\))/gi,
    "",
  ],
  // A Summon that has succeeded can be negated no more.
  [
    /\bWhen your opponent (Normal or Special|Special|Normal) Summons (a monster\(s\)[^:.]*: (?:You can )?[Nn]egate the (?:(?:Normal|Special) )?Summon\b)/g,
    "When your opponent would $1 Summon $2",
  ],
  [
    / that (?:has|have) (?=(?:an? (?:higher|lower|different|equal) |the (?:lowest|highest) (?:ATK|DEF)\b|the same (?:Level|Attribute|Type|name) as |\d+ or (?:more|less) )|(?:ATK|DEF) (?:less|greater|higher|lower|equal)\b)/g,
    " with ",
  ],
  anywhere(
    "halve all ((?:battle |effect )?damage (?:you take|your opponent takes)(?: this turn)?)",
    "all $1 is halved",
  ),
  [
    /(?<=\b[Tt]oss a coin)(?: and apply this effect| and (?:this card gains|gain) the appropriate effect)(?=\.[ \n]● Heads:)/g,
    "",
  ],
  [
    /(?<=\b[Tt]oss a coin) and if the result is (heads|tails), ([^.]*?),? (?:or|but) if the result is (tails|heads), /g,
    ". If the result is $1, $2. If the result is $3, ",
  ],
  [
    /\bits (ATK|DEF) for the rest of this turn becomes ([^.,;]*)/g,
    "its $1 becomes $2 until the end of this turn",
  ],
  [/(?<=\b(?:total|combined) [^.,;:]* of )(?=monsters used for its\b)/g, "the "],
  [
    /\b([Ii]f an? (?:[\w-]+ )*monster\(s\)[^.,:;]*?) is ((?:destroyed|sent|banished|returned)\b[^.,:;]*), except (Ritual|Fusion|Synchro|Xyz|Link) Monsters(?=[:,])/g,
    "$1, except a $3 Monster, is $2",
  ],
  [/\b(for each )?Monster (?=Types?\b)/g, (_, each) => (each ? "for each different " : "")],
  // "With an original ATK of 1500 or less", "with DEF 2000 or more", "with 1000 ATK or less": the number first.
  [
    /\bwith (?:an? )?(original )?(?:(ATK or DEF|ATK|DEF) (?:of )?(\d+)(?: or (less|more))?|(\d+) (ATK|DEF) or (less|more))\b/g,
    (_, original = "", before, n, limit, first, after, reach) =>
      `with ${n ?? first}${(limit ?? reach) ? ` or ${limit ?? reach}` : ""} ${original}${before ?? after}`,
  ],
  [/\b1 more (?=Fusion Monster from\b|card on the field\b)/g, "1 "],
  [/(?<=\bbanish )\(face-up\) /g, ""],
  [
    /\bthat (opponent's )?Summoned (?=monster(?:\(s\))? to (?:the hand|Defense Position)\b)(?<=\bis Normal or Special Summoned\b[^.]*|\bNormal or Special Summons a\b[^.]*)/g,
    "that $1",
  ],
  [/ you own and control(?= is destroyed\b)/g, " in its owner's control"],
  [/\b(?<=\b(?:for|from) )every (?=(?:[A-Z]\w* )*(?:monster|card)\b|")/g, "each "],
  [/\b(Xyz|Synchro|Ritual|Link|Pendulum) monster(?=s?\b)/g, "$1 Monster"],
  [/\b(?<=\b(?:that|with its(?! same name\b)) )same (?=[a-z])/gi, ""],
  // Whatever monster it is: the one that is there has come already.
  [
    /\bthe monster Special Summoned from the Extra Deck, (?=during the End Phase\b)(?<=\bthen you can Special Summon [^.;:]*\bdestroy the monster Special Summoned from the Extra Deck, )/g,
    "it ",
  ],
  [
    /\b(?<=\b(?:damage to your opponent|LP|ATK|DEF) )equal (?=(?:its|that \w+'s|the)\b)(?<!\bwhose [^.;:,]*)/g,
    "equal to ",
  ],
  [
    /\bif it was face-up(?=, )(?<=\b[Dd]estroy that (?:monster|target), and if it was face-up)/g,
    "if you destroyed a face-up monster",
  ],
  [
    /\bthe other target's(?=,)(?<=\b[Tt]arget 1 [^.;:]* and 1 [^.;:]*; the ATK of the first target becomes equal to the other target's)/g,
    "the ATK of the second target",
  ],
  // The time is said once, before all of it.
  [
    /\bAll (face-up monsters [^.,;:]*) cannot be Tributed, (or used as material for a [^.;:]*?), until the end of this turn(?=\.)/g,
    "Until the end of this turn, all $1 cannot be Tributed, $2",
  ],
  [
    / \(except during the Damage Step, or (the turn this card was sent to the GY)\)/g,
    ", except $1 (and except during the Damage Step)",
  ],
  // Either of two GYs, beside a place of one's own.
  [/\b([Ii]f |[Ww]hile )(your opponent controls [^.,:;]*),? and you do not(?=[,:])/g, "$1only $2"],
  [/\b(?<=\bit, )also this card(?=,)(?<=\b[Dd]estroy it, also this card)/g, "also destroy this card"],
];
