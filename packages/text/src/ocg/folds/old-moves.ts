import type { Fold } from "../../fold.ts";

/** Words of old texts about what is moved, paid or chosen, where those of today say the same. */
export const OLD_MOVES: readonly Fold[] = [
  // What a monster gains for each card that this very effect has moved: no cost, for it is counted by the effect.
  [
    /(?:(\b[Oo]nce per turn), you|(?<=(?:^|[.)\n] ?)|: )You) can (banish|send) ((?:all|any number of) [^.,;:]*? from your (?:GY|hand)(?: to the GY)?) to have this card gain (\d+ (?:ATK|DEF)) for each(?: card (?:banished|removed|sent))?(?=, until\b|\.)/g,
    (_, often, verb, cards, gain) =>
      `${often ? `${often}: ` : "During your Main Phase: "}You can ${verb} ${cards}, and if you do, this card gains ${gain} for each ${verb === "send" ? "sent monster" : "card banished this way"}`,
  ],
  [/\byou do not have an? ([^.,;:]*? (?:monster|card)) in your GY\b/g, "there are no $1s in your GY"],
  [
    /(?<=\b[Oo]nce per turn, during the End Phase, if this effect was activated)(?=: Destroy this card\.)/g,
    " this turn",
  ],
  [/(?<=\b[Yy]ou can activate "[^"]*" the turn )it (?:is|was) (?=Set\.)/g, "they were "],
  [
    /(?:, y|\bY)ou can make this card(?:('s name) (?=")| become )([^.;:,]*?)(?= until\b)/g,
    (found, name = "", what) =>
      `${found.startsWith(",") ? ": Y" : "Y"}ou can activate this effect; this card${name} becomes ${what}`,
  ],
  // They start a chain, as the cards' rulings have it.
  [
    /\b[Tt]his card gains (\d+ ATK) each time an? ([^.,;:]*? monster) is sent from the field to the GY(?=\.)/g,
    "If a $2(s) is sent from the field to the GY: This card gains $1",
  ],
  [
    /\b((?:[Rr]eturn|[Dd]estroy|Special Summon|[Bb]anish|[Aa]dd) )(?:a number of )?((?:cards|monsters|Spells\/Traps|Spells|Traps)\b[^.,:;]*?) ((?:up|equal) to )(?=the number of\b)/g,
    "$1$2, $3",
  ],
  [
    /\bgains the (original )?(ATK|DEF) of the (\w+) (banished|Tributed|discarded) (?:for|by) this effect\b/g,
    "gains $2 equal to the $4 $3's $1$2",
  ],
  [
    /\breturn (it|them|that card|the card)(?: all)? to (?:either )?the top or (?:to )?(?:the )?bottom of (?:the|your) Deck(?:, (?=in any order\b))?/gi,
    (found, what) =>
      `${found.startsWith("R") ? "P" : "p"}lace ${what} on the top or bottom of the Deck${found.endsWith(" ") ? " " : ""}`,
  ],
  // Who gets what was paid for, or banished for it, is targeted.
  [
    /\bBanish ((all|\d) [^.,;:]*? from your GY)\. Target (face-up [^.,;:]*? you control) gains ([^.,]*)(?=, until\b|\.)/g,
    (_, cards, many, whom, gain = "") => {
      const today = gain
        .replace("card removed", "card banished this way")
        .replace("removed monster's", "banished monster's");
      return many === "all"
        ? `Target 1 ${whom}; banish ${cards}, and if you do, that target gains ${today}`
        : `Banish ${cards}, then target 1 ${whom}; it gains ${today}`;
    },
  ],
  // What is not said to be a card of today's Spells and Traps.
  [
    /(?<=\bYour opponent chooses 1 [^.]*\. )During the End Phase, (?=add that (?:monster|card) to your hand\.)/g,
    "During the End Phase of this turn, ",
  ],
  [
    /\b([Dd]iscard 1 monster) to target 1 monster of that Level (your opponent controls)\b/g,
    "$1, then target 1 monster $2 with the same Level as the discarded monster",
  ],
  [/\b(?<=\b[Ww]hen )(an? (?:[\w-]+ )?(?:Spell|Trap)) is (?=activated\b)/g, "$1 Card is "],
  [
    /\ban (?:Effect Monster's effect|effect of an Effect Monster) to (destroy|banish|Special Summon) ([^.,;:]*?) is activated\b/g,
    (_, verb, what) =>
      `a monster effect is activated that would ${verb} ${what?.replace("Spell or Trap Card(s)", "Spell/Trap")}`,
  ],
  [
    /\b([Ww])hen this card is targeted by card effect( \(Quick Effect\))?: (You can [^.;:]*; negate the activation, and if you do, destroy )the targeting card\b/g,
    "$1hen a card or effect is activated that targets this card$2: $3that card",
  ],
  [
    /(?:(\b[Oo]nce per turn), y|\bY)ou can ([^.]*(?:\. That [^.:]*)?)\. This effect can be (?:activated|used) during either player's turn(?=\.)/g,
    (_, often, what) => `${often ? `${often} ` : ""}(Quick Effect): You can ${what}`,
  ],
  [
    /\bhave (all [^.;:]*? you currently control) gain Levels equal to (the number of [^.,;]*)/g,
    "increase the Levels of $1 by $2",
  ],
  [
    /\byou control exactly (\d+ "[^"]*" monsters) \(and no other monsters\)/g,
    "the only monsters you control are $1",
  ],
];
