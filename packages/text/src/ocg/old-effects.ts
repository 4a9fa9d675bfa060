import type { Fold } from "../fold.ts";

const LIST = '("[^"]*"), ("[^"]*"),? and ("[^"]*")';

/** What an effect does, and to what, in words of texts from before Problem-Solving Card Text. */
export const OLD_EFFECTS: readonly Fold[] = [
  [/\bthe Battle Phase (?:for that turn |)ends(?: immediately)?(?=\.)/g, "end the Battle Phase"],
  // What is paid.
  [
    /\bYou can only activate this effect during your (\w+ Phase)\. (?=(?:Tribute|Pay|Discard|Banish|Send)\b)/g,
    "During your $1, you can ",
  ],
  [
    /, if you pay (\d+) LP, (this card|it) (?:is returned|returns) to the top of your Deck\b/g,
    ": You can pay $1 LP; return $2 to the top of the Deck",
  ],
  [/\byou can ([^.;:]*?) at the cost of (\d+) LP(?=\.)/g, "you can pay $2 LP to $1"],
  // To see a card is to look at it; it stays where and how it lies.
  [/\b(?:Pick up and see|Select and see|See)\b/g, "Look at"],
  [
    /\brandomly select 1 card in your opponent's hand and look at it\b/g,
    "look at 1 random card in your opponent's hand",
  ],
  [/,? (?:and )?then return (?:it|them|the cards?) to (?:its|their) original positions?(?=\.)/g, ""],
  [/ \(Flip monsters' effects are not activated\)(?<=\b(?:[Rr]eveal|[Ll]ook at) [^.;]*)/g, ""],
  [
    /\bTribute 1 each of ([\w, ]*\w) monsters\b/g,
    (_, kinds) => `Tribute ${kinds.replace(/(?<=^|, |\band )(?=[A-Z])/g, "1 ")} monster`,
  ],
  [
    /\bIf there are 3 face-up ("[^"]*") cards you control, Tribute 2 of them to (?=draw\b)/g,
    "If you control 3 face-up $1: You can Tribute 2 face-up $1; ",
  ],
  [
    /^Tribute 1 monster and (?=inflict damage to your opponent equal to half that monster's original ATK\.)/g,
    "Tribute 1 monster; ",
  ],
  // One of each.
  [
    new RegExp(`\\b1 face-up ${LIST}(?= you control to the GY\\b)`, "g"),
    "1 face-up $1, 1 face-up $2, and 1 face-up $3",
  ],
  [new RegExp(`(?<=\\bby Tributing )1 ${LIST}(?=\\.)`, "g"), "1 $1, 1 $2, and 1 $3 you control"],
  [/\bthe combined (?=number of "[^"]*" and "[^"]*" in your GY)/g, "the "],
  [
    /\bTribute 1 monster to take control of that Fusion Monster(?=\.)/g,
    "Tribute 1 monster, then target that Fusion Monster; take control of it",
  ],
  // What becomes of cards.
  [/\bat (?=the (?:top|bottom) of (?:your|the|their) Deck\b)/g, "on "],
  [/(?<=\bin any order) you (?:desire|like|choose|want)\b/g, ""],
  [
    /, you can select 1 ("[^"]*") card from your Deck, shuffle the Deck, and place \1 on top of the Deck(?=\.)/g,
    ": You can choose 1 $1 from your Deck, shuffle your Deck, then place it on top of your Deck",
  ],
  [
    /\bNeither player can destroy Set Spells\/Traps on the field (until [^.,]*)(?=\.)/g,
    "Set Spells/Traps on the field cannot be destroyed by card effects $1",
  ],
  // A card that is only looked at stays as it lies.
  [/\bchange that attack target's\b(?<=\btarget the attack target; [^.;]*)/g, "change that target's"],
  [/: That attack target (?=loses|gains)/g, ": The attack target "],
  [
    /\b([Nn])egate the effect of (?:the|that) "([^"]*)"(?<=(?:\bactivates |\bwhen )"\2"(?: is activated)?(?::|\. N)[^.:;]*)/g,
    "$1egate that effect",
  ],
  [/\bcard your opponent (?:currently )?has in their hand\b/g, "card in your opponent's hand"],
  [
    /\ball your opponent's (Spell|Trap|monster) effects on the field\b/g,
    "all $1 effects your opponent controls",
  ],
  [/\b([Nn]egate the effects of )(?=Flip [Mm]onsters\.)/g, "$1all "],
  [
    /\bFlip monsters' effects cannot be activated, also their effects are negated(?=\.)/g,
    "Neither player can activate the effects of Flip monsters. Negate the effects of all Flip monsters",
  ],
  [
    /\b[Dd]owngrade (?:the equipped monster|the monster equipped with this card) by (\d+) Levels?\b/g,
    "The equipped monster's Level is reduced by $1",
  ],
  [/\bthe effects of (Spell|Trap|monster)s controlled by your opponent\b/g, "your opponent's $1 effects"],
  [
    /\b(?:that monster|the equipped monster) will be unaffected\b(?<=\b(?:[Ww]hile|equipped)\b[^.]*)/g,
    "that monster is unaffected",
  ],
  [
    / in face-up Attack or Defense Position(?=\.)(?<=\bSpecial Summon 1 [^.]* from your Extra Deck in face-up Attack or Defense Position)/g,
    "",
  ],
  [
    /\. That Fusion Monster cannot attack (?:directly|your opponent directly|your opponent's LP directly), and is returned to your Extra Deck at the end of the turn(?=\.)/g,
    ", but it cannot attack directly, also return it to the Extra Deck during the End Phase",
  ],
  [
    /\bFlip (all face-down Defense Position )Monster Cards (on the field) face-up\. Flip monsters' effects are not activated\. (Gain \d+ LP for each Effect Monster) Card (?=on the field\.)/g,
    "Change $1monsters $2 to face-up Defense Position (Flip monsters' effects are not activated). $3 ",
  ],
  [/ \(for no effect\)/g, ""],
  [/\bmake your opponent (?=Tribute\b)(?<=; make your opponent )/g, "your opponent "],
  [/(?<=; your opponent )Tribute\b/g, "Tributes"],
  [
    /(?<=\bDestroy all monsters your opponent controls) OR all (Spells\/Traps) they control(?=\.)/g,
    " or destroy all $1 your opponent controls",
  ],
  [
    /\bThe effects of (Effect Monsters with [\w-]+ Counters?|Effect Monsters with [\w-]+-Counters) are negated, except for (?="[^"]*"\.)/g,
    "Negate the effects of all $1, except ",
  ],
  [
    /\bDestroy the monster this card attacked(?=\.)(?<=, if this card attacked: [^.]*)/g,
    "Destroy the attack target",
  ],
  // What is due in a phase to come.
  [
    /\. During your 2nd Standby Phase after activation, add that card to (?:the|your) hand(?=\.)(?<=^Banish 1 card [^.]*\. [^.]*)/g,
    ", and add it to the hand during your 2nd Standby Phase",
  ],
  [
    /\bDuring your 2nd Standby Phase after this effect's activation, add the card banished by this effect to your hand(?=\.)/g,
    "Add the card banished by this effect to your hand during your 2nd Standby Phase",
  ],
  // What cards cannot do, and what cannot be done to them.
  [
    /(?<=[,.] |, but )("[^"]*" you control) is not destroyed by (?=your opponent's card effects\b)/g,
    "every $1 cannot be destroyed by ",
  ],
  [
    /\bbut ("[^"]*") cannot attack (?=for the rest of this turn\b)(?<=\bSpecial Summon 1 \1[^.;]*)/g,
    "but every $1 you control cannot attack ",
  ],
  [
    /\bIf you activate this card, you cannot activate (any other (?:Spell|Trap) Cards) this turn(?=\.)/g,
    "You cannot activate $1 the turn you activate this card",
  ],
  [/\b(during the turn you activate this )card's (?=effect\.)/g, "$1"],
  [
    /\bMonsters cannot attack ("[^"]*" monsters), except (?="[^"]*"\.)/g,
    "Neither player can target $1 for attacks, except ",
  ],
  [
    /\byour opponent cannot attack other monsters other than the equipped monster(?=\.)/g,
    "your opponent cannot target monsters for attacks, except the equipped monster",
  ],
  [
    /\bIn addition, all the monsters your opponent controls can only attack the equipped monster, if they attack(?=\.)/g,
    "Your opponent cannot target monsters for attacks, except the equipped monster",
  ],
  [/\bThis monster (?=can(?:not| only) be\b)/g, "This card "],
  [
    /\bThis turn, when your monsters attack with an ATK that is higher than the DEF of your opponent's Defense Position monster, inflict the difference as battle damage to your opponent(?=\.)/g,
    "Monsters you control inflict piercing battle damage this turn",
  ],
  [
    /\bin your hand\. Your opponent's monsters that have the same Attribute as the monster removed by this effect (?=cannot\b)/g,
    "from your hand; monsters your opponent controls with the same Attribute as that banished monster ",
  ],
  // What is done as it is Summoned that way.
  [/(?<=\bSpecial Summon this card from the GY\. )If you do(?=: )/g, "If Summoned this way"],
  [
    / and destroy that target unless you roll a 1 or 6(?=\.)/g,
    " and destroy that target if you roll a 2, 3, 4, or 5",
  ],
  // Its Ritual Spell says so.
  [
    /(?<=\bYou can Ritual Summon this card with "[^"]*"\.) You must also Tribute monsters from your hand or field whose total Levels equal \d+ or more\./g,
    "",
  ],
  [
    /\bYour opponent cannot change the battle positions of monsters during your opponent's next turn(?=\.)/g,
    "Monsters your opponent controls cannot change their battle positions during your opponent's next turn",
  ],
  [
    /\bcan attack 1 additional time during (?:the same|each) Battle Phase\b/g,
    "gains 1 additional attack during each Battle Phase",
  ],
  [
    /\bFor each ([^.,:;]*), (?:it|this card) (gains 1 additional attack during each Battle Phase)(?=\.)/g,
    "This card $2 for each $1",
  ],
  [/(?<=\bWhen this card is Normal Summoned), put (?=\d counters? on it\.)/g, ": Place "],
  [
    /\bIf this card attacks or is attacked, remove (\d counters?) from this card at the end of the Damage Step(?=\.)/g,
    "At the end of the Damage Step, if this card battled: Remove $1 from this card",
  ],
  [/\b([Rr]emove \d (?:[\w-]+ )?[Cc]ounters?) on (?=this card\b)/g, "$1 from "],
  [/\b(?<=\bequipped to (?:it|this card) )with (?=this effect\b)/g, "by "],
  [/(?<=\bby this effect), (?=instead\b)/g, " "],
];
