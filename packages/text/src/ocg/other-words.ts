import type { Fold } from "../fold.ts";

/** What is said in another order, or with other words, than most texts say it. */
export const OTHER_WORDS: readonly Fold[] = [
  // All three of them.
  [
    /\b([Aa]ll) ([A-Z]\w+(?:[- ]\w+)?)\/(DARK|EARTH|FIRE|LIGHT|WATER|WIND)\/(Level \d or (?:lower|higher)) (?=monsters\b)/g,
    "$1 $4 $3 $2 ",
  ],
  // Numbers that become others.
  [
    /\bchange (?:one|1) of their Levels to the (?:current )?Level of the other\b/g,
    "the Level of 1 of them becomes the Level of the other",
  ],
  [
    /\bchoose 1 of those monsters, its ATK becomes the other monster's ATK\b/g,
    "the ATK of 1 of them becomes the ATK of the other",
  ],
  [
    /\bthe Level of your monster becomes the other monster's Level\b/g,
    "the Level of the first target becomes the Level of the second target",
  ],
  [/\bbecomes the same as the result\b/g, "becomes the result"],
  [
    /\bthe (face-up monsters you currently control) become the Level equal to the result\b/g,
    "the Levels of all $1 become the result",
  ],
  [
    /\bthat monster becomes the Level of that monster sent to the GY\b/g,
    "that monster's Level becomes the Level of the sent monster",
  ],
  [
    /\b(this card's) name becomes (that banished monster's) name, also it becomes the same Type, Attribute,? and Level as that monster's\b/g,
    "$1 name, Type, Attribute, and Level become the same as $2",
  ],
  [/\bthe original Level of that monster in your hand(?=\.)/g, "the original Level of that monster"],
  [/\bmake the (ATK|DEF) of (1 (?:face-up )?monster on the field) 0 (?=until\b)/g, "the $1 of $2 becomes 0 "],
  [/\btheir (ATK|DEF)'s become\b/g, "their $1 becomes"],
  [/\b([Tt]his card's ATK\/DEF) are (?:each )?equal to (?=the number\b)/g, "$1 become "],
  [/(?<=\bgains \d+ ATK\/DEF, but )is (?=changed\b)/g, "it is "],
  // How many.
  // As many as were paid for it.
  [
    /(?<=\b[Ss]end up to \d cards you control to the GY; [^.;]*\bsend )an equal number of cards from there to the GY\b/g,
    "cards from their Extra Deck to the GY, equal to the number of cards sent to the GY to activate this effect",
  ],
  [
    /\bdestroy ("[^"]*" cards in your hand [^.;:,]*), then destroy an equal number of\b/g,
    "destroy any number of $1, then destroy the same number of",
  ],
  [/\breveal a number of (?="[^"]*" cards in your hand;)/g, "reveal any number of "],
  [/\bby the number revealed\b/g, "by the number of cards revealed"],
  [
    /\b([Tt]ribute any number of [^.;:]*, then target [^.;:]*?) equal to that number \+ ?(\d)/g,
    "$1 equal to the number of Tributed monsters +$2",
  ],
  [/\bgain another (?=\d+ LP\b)/g, "gain "],
  [
    /\b(\d or more) different (Types|Attributes) of ([^.:;,]*? [Mm]onsters)(?=[:,])/g,
    "$1 $3 with different $2",
  ],
  [
    /\b(gain|lose) (\d+) (ATK|DEF) for each (Monster Type) (?:currently )?(you control|in your GY)\b/g,
    "$1 $3 equal to the number of different Types $5 x $2",
  ],
  [
    /\b([Ss]end 2 [^.;:]*?) to the GY, 1 each from your (hand) and (Deck|GY)(?=[;,])/g,
    "$1 (1 from your $2 and 1 from your $3) to the GY",
  ],
  // A Deck out of which a card was taken is shuffled anyway.
  [
    /\btake 1 card from your Deck, shuffle, and place that card on the bottom of the Deck\b/g,
    "place 1 card from your Deck on the bottom of the Deck",
  ],
  // What is said of what happens otherwise.
  [
    /\b(send 1 ("[^"]*" (?:card|monster)) from your hand to the GY), or, if you have none, (banish your entire hand)(?=\.)/g,
    "$1, or, if you have no $2s in your hand, $3 instead",
  ],
  [
    /\b(if your opponent controls any (monsters)) (with [^,;.]*), destroy 1 of them(?=\.)/g,
    "$1 $3, destroy 1 monster your opponent controls $3",
  ],
  [/(?<=; if it is a [^.]*)\. If it is not, (?=it becomes\b)/g, ". Otherwise, "],
  [/\bOtherwise, send the card you drew (?=to the GY\.)/g, "Otherwise, send it "],
  [
    /\bthat Tuner in the GY, then, until the end of this turn, the Level of the targeted monster on the field becomes the Level of the banished Tuner\b/g,
    "the first target, then, until the end of this turn, the second target's Level becomes the Level of the banished monster",
  ],
  [
    /\bdestroy both this card and as many of the targeted cards as possible(?=\.)/g,
    "destroy this card and the targeted cards",
  ],
  [
    /\b(all face-up monsters you currently control with an ATK or DEF equal to that monster's) become the same Level as that monster\b/g,
    "the Levels of $1 become the Level of that monster",
  ],
  [
    /\bEach player chooses (1 monster they control), then shuffles it into (?=the Deck\.)/g,
    "Each player shuffles $1 into ",
  ],
  [
    /(?<=\b[Rr]eveal 1 [^.;:]* in your hand; add 1 [^.;:]*?) with a different Type and Attribute from your Deck\b/g,
    " with a different Type and Attribute than the revealed monster from your Deck",
  ],
  [/(?<=\bTarget 1 card your opponent controls and 1 card in )their GY\b/g, "your opponent's GY"],
  [
    /\bsend that card on the field to the GY, and if you do, Set the other card from the GY to\b/g,
    "send the first target to the GY, and if you do, Set the second target to",
  ],
  [
    /\ba monster's effect is activated, while a monster\(s\) with its same name is in (?:either GY|the GY(?:\(s\)|s))/g,
    "a monster effect is activated with the same name as a monster in either GY",
  ],
  [/\bwith the same name as one (?=in your GY\b)/g, "with the same name as a card "],
  [
    /\bshuffle both of those first 2 targets into your Deck, and if you do, return the other to the hand\b/g,
    "shuffle the targets in the GY into your Deck, and if you do, return the target on the field to the hand",
  ],
  [/(?<=\ball cards from your opponent's hand, field),? and (?=GY\b)/g, ", and/or "],
  // What was taken for a Special Summon by its own text.
  [
    /\bthe Level of the monster sent to the GY this way(?<=\bSpecial Summoned by sending 1 [^.]*\. [^.]*)(?= x \d)/g,
    "the combined Levels of the monsters used for its Special Summon",
  ],
  [
    /(?<=(?:^|[.)\n] ?))Gains (\d+ (?:ATK|DEF) for each [^.,;:]*), (?=during your turn only\.)/g,
    "This card gains $1 ",
  ],
  [
    /(?<=; your opponent can discard 1 card), or that effect is negated(?=\.)/g,
    ", otherwise negate that effect",
  ],
  [/\bif you sent another card to the GY (?=at activation\b)/g, "if you sent a card "],
  [
    /\b(until the end of this turn), it gains (\d+) (ATK|DEF) or loses \2 \3(?=\.)/g,
    "increase or decrease its $3 by $2 $1",
  ],
  [
    /(?<=^|\n)Banish (all monsters you control) \(min\. (\d)\)(?=;)/g,
    "If you control $2 or more monsters: Banish $1",
  ],
  [/\bno ("[^"]*" you control) can be destroyed by\b/g, "every $1 cannot be destroyed by"],
  [
    /(?<=\bApply 1 of these effects\b[^●]*(?:●[^●]*)*)● If (you control [^.,;:●]*), take (?=\d)/g,
    "● If $1: Take ",
  ],
  [
    /(?<=\bMust be Special Summoned with the effect of an? "[^"]*" card), and cannot be Special Summoned by other ways(?=\.)/g,
    "",
  ],
  [/(?<=^|\n)(?="[^"]*" you control can attack directly\.)/g, "Every "],
  [/\b([Tt]his card loses exactly \d+ ATK) and you (?=negate the activation\b)/g, "$1, and if you do, "],
  [
    /\bThis card, also any ("[^"]*" monsters) it points to, gains (\d+ (?:ATK|DEF) for each [^.]*)(?=\.)/g,
    "This card gains $2. $1 this card points to gain $2",
  ],
  [
    /\badd 1 monster from your Deck to your hand \(("[^"]*"), ("[^"]*"), ("[^"]*") Pendulum, or ("[^"]*") Pendulum\)/g,
    "add 1 $1 monster, 1 $2 monster, 1 $3 Pendulum Monster, or 1 $4 Pendulum Monster from your Deck to your hand",
  ],
  // Words in another order.
  [
    /\b(1 (?:[A-Z][\w-]* )?monster) (from your Deck to the GY), (whose ATK equals its own DEF), (with a lower Level than that target)ed monster(?=,)/g,
    "$1 $3 $2, $4",
  ],
  [/\b(with the same card type) (as that banished monster) (\([^()]*\))/g, "$1 $3 $2"],
  [/\b([Yy]ou can) (target [^.;:()]*) \(Quick Effect\)(?=;)/g, "(Quick Effect): $1 $2"],
  [
    /\b([Nn]egate the effects of all [^.,;:]*?) (until the end of this turn), (except (?:"[^"]*"|[^.,;:"])*)(?=\.)/g,
    "$1, $3, $2",
  ],
  [/, (with the same original Level as [^,;:]*), (?=from your Deck\b)/g, " $1 "],
  [/\bmonster(?:\(s\)|s) \(with different names\)/g, "monsters with different names"],
  [
    /\b([Ss]end monsters?)\(s\) (from your [^.;:]*?) to the GY (whose total Levels equal \d+)(?=[;,])/g,
    "$1s $2 $3 to the GY",
  ],
  [
    /\bshuffle (from your GY into the Deck), either (1 [^.;:,]*) and (1 [^.;:,]*), OR (1 "[^"]*")(?=[,.])/g,
    "either shuffle $2 and $3 $1 or shuffle $4 $1",
  ],
  [/\b(?<=, you can target \d )Spell\/Traps\b/g, "Spells/Traps"],
  // One of several that can be chosen.
  [/(?<=\bYou can activate 1 of these effects[^\n]*(?:\n● [^\n]*)*\n● )You can target\b/g, "Target"],
];
