import type { Fold } from "../fold.ts";

/** What is kept off, and what is done instead, said in the words of today. */
export const BAN_WORDS: readonly Fold[] = [
  // Until when is said after what holds.
  [/(?<=, and if it does, )(until the end of this turn), (it is unaffected by [^.,;]*)(?=\.)/g, "$2 $1"],
  // Also those that come later.
  [
    /\ball (monsters on the field whose original )Types are (\w+) or (\w+),(?= are unaffected\b)(?<=\bThis turn, [^,]*,)/g,
    "$1Type is $2 or $3",
  ],
  [/\byour linked (?=Link Monster would be\b)/g, "a linked "],
  [/(?<=\ba linked Link Monster)(?= would be\b)/g, " you control"],
  // Where it is Summoned to anyway.
  [/ to your field(?= instead\b)(?<=\byou can Special Summon (?:it|that monster) to your field)/g, ""],
  [/\balso,? in either case, (?=you cannot\b)/g, "also "],
  // What is excepted is said with what it is excepted from.
  [/ (would be destroyed by battle or card effect)(, except "[^"]*")(?=, you can\b)/g, "$2, $1"],
  [/\b(you can [^.;:]*?),? instead(, except (?:this card|"[^"]*"))(?=\.)/g, "$1$2, instead"],
  [/(?<=\beffects of your opponent's monsters, except )their (?=Xyz Monsters\b)/g, ""],
  [/\bthat are(?= Special Summoned from the Extra Deck are\b)/g, "that were"],
  // What may be done instead belongs to the sentence before it.
  [
    /\. If (you control [^.:;,]*), (you can add [^.:;,]*? from your Deck to your hand instead)(?=\.)(?<=\b[Aa]dd 1 [^.:;]*\. If [^.]*)/g,
    ", or if $1, $2",
  ],
  [/\bIf other ("[^"]*") and\/or ("[^"]*") (?=card\(s\) you control would\b)/g, "If another $1 or $2 "],
  [
    /\b(?<=this card would be destroyed while it is equipped with )an Equip Spell\(s\), you can send 1 of those cards\b/g,
    "an Equip Spell, you can send 1 Equip Spell equipped to this card",
  ],
  [
    /\byour opponent's activated effects of ([^.;:,]*? monsters)(?=\.)/g,
    "the activated effects of $1 your opponent controls",
  ],
  [
    /\bunaffected by all other card effects, as long as ("[^"]*") is also on the field\b/g,
    "unaffected by other card effects while $1 is on the field",
  ],
  [
    /\byour opponent cannot ([^.;:]*) until the end of their turn\b/g,
    "your opponent cannot $1 until the end of your opponent's turn",
  ],
  [/\bother ("[^"]*") cards' effects\b/g, "the effects of other $1 cards"],
  [/\b(?<=naffected by monster effects, except )([A-Z]\w* Monsters)' effects\b/g, "those of $1"],
  [
    /\b(?<=by )(?:the|your) opponent's monster effects or Trap effects\b/g,
    "your opponent's Trap or monster effects",
  ],
  [/\b(?<=[Tt]he Normal )and(?= Special Summons of\b)/g, "or"],
  // A Set is no Summon.
  [/ \(but you can Normal Set\)(?<=\bYou cannot Normal or Special Summon monsters \([^)]*\))/g, ""],
  [
    /, nor Normal Summon\/Set any monsters\b(?<=\byou cannot Special Summon monsters, except [^.:;]*)/g,
    ", also you cannot Normal Summon/Set",
  ],
  [
    /(?<=^|[.)\n] ?)Your opponent (cannot target [^.:;,]*) d(uring your Main Phase [12])(?=\.)/g,
    "D$2, your opponent $1",
  ],
  [/(?<=\bwhose combined ATK is less than or equal to that monster's)(?=[.,;])/g, " ATK"],
  // Of each of them by itself it is asked whether it is kept.
  [
    /\b([Ii]f an? "[^"]*" (?:[A-Z]\w* )*(?:monster|Monster|Card))\(s\)( you control would be destroyed[^.:;]*, you can (?:banish this card from your GY|destroy this card)) instead of (?:destroying )?1 of those (?:"[^"]*" )?(?:monsters|cards)(?=\.)/g,
    "$1$2 instead",
  ],
  [/(?<=\b[Ii]f )"([^"]*)\(s\)"(?= you control would be\b)/g, 'a "$1"(s)'],
  [
    /(?<=\btarget "[^"]*" monsters you control) with card effects, the turn they are Special Summoned(?=\.)/g,
    " that were Special Summoned this turn with card effects",
  ],
  [
    /(?<=\b[Yy]ou can Special Summon this card \(from your \w+\)[^.]*), but (?=you cannot Special Summon [^.:;]* for the rest of this turn[.,])/g,
    ". If Summoned this way, ",
  ],
  [/\b(?<=naffected by )the opponent's (?=card effects\b)/g, "your opponent's "],
  [/\b(?<=\bcannot activate )(?=effects of cards in the GY\b)/g, "the "],
  [
    /\b(?<=\byour opponent cannot [^.:;]*, also )they (?=cannot Special Summon monsters from the GY\b)/g,
    "your opponent ",
  ],
  [
    /\bDuring the turn this card was Normal Summoned, neither player (can activate (?:Spell|Trap) Cards) while this card is face-up on the field(?=\.)/g,
    "Neither player $1 the turn this card is Normal Summoned",
  ],
  [
    /(?<=\b[Yy]our opponent cannot target this card), or (monsters on the field with [^.,:;]*),( with card effects)(?=\.)/g,
    "$2, also your opponent cannot target $1$2",
  ],
  [
    /\b(monsters on the field)( cannot activate their effects), unless they are linked(?=\.)/g,
    "$1 that are not linked$2",
  ],
  [
    /\bBanish, face-down, (from your hand and\/or face-up field), (\d monsters that cannot be Normal Summoned)(?=;)/g,
    "Banish $2/Set $1, face-down",
  ],
  [
    /\bIf you activated this effect, you (?=cannot Special Summon monsters for the rest of this turn, except\b)/g,
    "You ",
  ],
  [
    /\. If (you controlled [^.:;,]* when you activated this effect), (draw \d cards instead)(?=\.)(?<=, then draw 1 card\. [^.]*)/g,
    ", or if $1, $2",
  ],
  [
    /(?<=\bMust be Special Summoned )by card effect, and cannot be Special Summoned by other ways(?=\.)/g,
    "by card effect",
  ],
  // It leaves for there when it has resolved.
  [/\bAfter activation, banish this card instead of sending it to the GY(?=\.)/g, "Banish this card"],
  [
    /\bWhen Normal or Special Summoned, your opponent's Spell\/Trap Cards and effects cannot be activated(?=\.)/g,
    "When this card is Normal or Special Summoned, your opponent cannot activate Spell/Trap Cards or effects",
  ],
  [/ \/ (?=You can only control 1 ")/g, "\n"],
  [
    /\bor (draw \d cards instead), (if you had no other cards on your field and in your hand when you activated this card)(?=\.)/g,
    "or $2, $1",
  ],
  [
    /\b(neither player can Set Spells\/Traps) nor activate Spell\/Trap Cards that are Set on the field(?=\.)/g,
    "$1, also neither player can activate Set Spell/Trap Cards on the field",
  ],
  // When it can be Summoned is said by what has to be so.
  [
    /\b(Cannot be Normal(?: or (?:Special|Flip))? Summoned),? if you (control a monster|have any Spells?\/Traps? in your GY)(?=\.)/g,
    "$1 if you $2",
  ],
  [
    /(?<=\bCannot be Normal(?: or (?:Special|Flip))? Summoned )if you control a monster(?=\.)/g,
    "unless you control no monsters",
  ],
  [
    /(?<=\bCannot be Normal(?: or (?:Special|Flip))? Summoned )if you have any Spells?\/Traps? in your GY(?=\.)/g,
    "unless you have no Spells/Traps in your GY",
  ],
  [
    /(?<=\bSpecial Summon 1 [^.:;]*? from your Deck)\. If ("[^"]*" is on the field), (you can Special Summon 1 "[^"]*") instead(?=\.)/g,
    ", or if $1, $2 from your Deck instead",
  ],
  [/\bIf (?="[^"]*" on the field would be\b)/g, "If a "],
  [
    /\btheir effects that activate on the field cannot be activated(?= this turn\b)/g,
    "neither player can activate their effects on the field",
  ],
  [
    /\bThis card (is unaffected by [^.:;,]*) if it was Normal Summoned\/Set(?=\.)/g,
    "While this card is Normal Summoned/Set, it $1",
  ],
  [
    /(?<=\byour opponent cannot activate cards or effects) this turn (when [^.:;,]*)(?=\.)/g,
    " $1, this turn",
  ],
  // As long as its card is there.
  [
    / while this card is face-up on the field(?=\.)(?<=\b[Ee]ach player can only Special Summon [^.:;,]* once per turn [^.]*)/g,
    "",
  ],
  // Either of the two is said of as much as the other.
  [
    /(?<=^|[.)\n] ?)("[^"]*") and (?="[^"]*" (?:(?:Xyz|Fusion|Synchro|Link|Ritual) Monsters|monsters|cards) you control\b)/g,
    "$1 or ",
  ],
  [
    /((?<=, )"[^"]*" cards you control|(?<=, )[^,.;:"]* monsters you control), and ([^,.;:"]* monsters you control), (cannot be targeted or destroyed by card effects)(?=\.)/g,
    "$1 $3, and $2 $3",
  ],
  [/\b(?<=\btarget "[^"]*" you control with card effects, also )it (?=cannot be destroyed\b)/g, "they "],
  [/\bthe (?=1 [^.;:]* with the (?:highest|lowest) \w+\b)/g, ""],
  [/(?<=, then )you must (?=banish\b)/g, ""],
];
