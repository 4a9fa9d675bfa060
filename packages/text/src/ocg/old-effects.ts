import { anywhere, type Fold } from "../fold.ts";

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
  [/\byou can ([^.;:]*?) at the cost of (\d+) LP/g, "you can pay $2 LP to $1"],
  // To see a card is to look at it; it stays where and how it lies.
  [/\b(?:Pick up and see|Select and see|See)\b/g, "Look at"],
  [
    /\b(?:(?:(randomly) )?(s)elect|(S)elect) (1|1 random) card (?:in|from) your opponent's hand and look at it\b/g,
    (found, randomly, _s, _S, one) =>
      randomly || one === "1 random"
        ? `${_S ? "L" : "l"}ook at 1 random card in your opponent's hand`
        : found,
  ],
  [/,? (?:and )?then return (?:it|them|the cards?) to (?:its|their) original positions?(?=\.)/g, ""],
  [
    / \((?:Flip monsters' effects|The effects of the face-down cards) are not activated\.?\)(?<=\b(?:[Rr]eveal|[Ll]ook at) [^;]*)/g,
    "",
  ],
  [
    /\bTribute 1 each of ([\w, ]*\w) monsters\b/g,
    (_, kinds) => `Tribute ${kinds.replace(/(?<=^|, |\band )(?=[A-Z])/g, "1 ")} monster`,
  ],
  [
    /\b([Ii]f|[Ww]hen|[Ww]hile) there are (\d [^.,:;]*?)(?: cards?)? you control(?=[,:.])/g,
    "$1 you control $2",
  ],
  [/\b(If you control \d (face-up "[^"]*")), (Tribute \d) of them to (?=draw\b)/g, "$1: You can $3 $2; "],
  [
    /^Tribute 1 monster and (?=inflict damage to your opponent equal to half that monster's original ATK\.)/g,
    "Tribute 1 monster; ",
  ],
  // One of each.
  [
    new RegExp(`\\b1 (face-up )?${LIST}(?= (?:you control|from|in)\\b|\\.)`, "g"),
    (_, up = "", ...names) =>
      names
        .slice(0, 3)
        .map((name, i) => `${i === 2 ? "and " : ""}1 ${up}${name}`)
        .join(", "),
  ],
  [
    /\bTribute 1 monster to take control of that Fusion Monster(?=\.)/g,
    "Tribute 1 monster, then target that Fusion Monster; take control of it",
  ],
  // What becomes of cards.
  [/\bat (?=the (?:top|bottom) of (?:your|the|their) Deck\b)/g, "on "],
  [/(?<=\bin any order) you (?:desire|like|choose|want)\b/g, ""],
  [
    /\b(?:select|choose) (1 (?:("[^"]*") card|[^.:;,]*?)) (from your Deck)(?:, shuffle (?:the|your) Deck,)? and place (?:it|\2) on top of (?:the|your) Deck\b/g,
    (found, what, name, from) =>
      `place ${name && found.includes(`place ${name}`) ? `1 ${name}` : what} ${from} on top of your Deck`,
  ],
  [/\bNeither player can destroy ([^.,;]*?) (until [^.,]*)/g, "$1 cannot be destroyed by card effects $2"],
  anywhere("that attack target\\b", "the attack target"),
  [
    /\b([Nn])egate the effect of (?:the|that) "([^"]*)"(?<=(?:\bactivates |\bwhen )"\2"(?: is activated)?(?::|\. N)[^.:;]*)/g,
    "$1egate that effect",
  ],
  [/\bcard your opponent (?:currently )?has in their hand\b/g, "card in your opponent's hand"],
  [
    /\ball (?:of )?your opponent's ((?:[A-Z][\w/-]* |face-(?:up|down) )*(?:monsters|cards|Spells\/Traps|Spells|Traps|(?:Spell|Trap|monster) effects)) on the field\b/g,
    "all $1 your opponent controls",
  ],
  [
    /\bFlip monsters' effects cannot be activated, also their effects are negated(?=\.)/g,
    "Neither player can activate the effects of Flip monsters. Negate the effects of Flip monsters",
  ],
  [
    /\b[Dd]owngrade (?:the equipped monster|the monster equipped with this card) by (\d+) Levels?\b/g,
    "The equipped monster's Level is reduced by $1",
  ],
  [
    /\bcontrolled by (your opponent|you)\b/g,
    (_, who) => (who === "you" ? "you control" : "your opponent controls"),
  ],
  [
    /\bthe effects? of (Spells\/Traps|Spells|Traps|monsters) your opponent controls\b/g,
    (_, what) => `your opponent's ${what?.replaceAll(/s\b/g, "")} effects`,
  ],
  [/(?<!\beither )\b(Continuous|Equip|Field) Spell(s?) (?:and|or|and\/or) \1 Trap\2\b/g, "$1 Spell$2/Trap$2"],
  [/\b(?<=\b(?:monster|card|it) )will be (?=unaffected|destroyed|banished|returned)/g, "is "],
  [
    / in face-up Attack or Defense Position(?=\.)(?<=\bSpecial Summon 1 [^.]* from your Extra Deck in face-up Attack or Defense Position)/g,
    "",
  ],
  [
    /\. That Fusion Monster cannot attack (?:directly|your opponent directly|your opponent's LP directly), and is returned to your Extra Deck at the end of the turn(?=\.)/g,
    ", but it cannot attack directly, also return it to the Extra Deck during the End Phase",
  ],
  [/\b(?<=\bPosition )Monster Card(?=s?\b)/g, "monster"],
  [/\b((?:Effect|Normal|Fusion|Ritual|Synchro|Xyz|Link|Pendulum) Monster) Card(?=s? on the field\b)/g, "$1"],
  [/\bFlip (all face-down [^.;:]*?) face-up/g, "Change $1 to face-up Defense Position"],
  [/\. (Flip monsters' effects are not activated)\.(?<=\bto face-up Defense Position\. [^.]*\.)/g, " ($1)."],
  [/ OR (?=(?:all|1) )(?<!\beither [^.;:]*)/g, " or "],
  [
    /\b([Dd]estroy|[Bb]anish) (all [^.;,]*?your opponent controls) or (all [^.;,]*?) they control/g,
    (_, verb = "", one, other) => `${verb} ${one} or ${verb.toLowerCase()} ${other} your opponent controls`,
  ],
  [/\bthe monster (?:this card|it) attacked\b(?<=, if this card attacked: [^.]*)/g, "the attack target"],
  // What is due in a phase to come.
  [
    /(\. |)\bDuring your (\d\w\w) Standby Phase after activation, add (?:that card|(the card banished by this effect)) to (?:the|your) hand(?=\.)/g,
    (_, stop = "", which, banished) =>
      banished
        ? `${stop}Add ${banished} to your hand during your ${which} Standby Phase`
        : `, and add it to the hand during your ${which} Standby Phase`,
  ],
  // What cards cannot do, and what cannot be done to them.
  [
    /\bbut ("[^"]*") cannot attack (?=for the rest of this turn\b)(?<=\bSpecial Summon 1 \1[^.;]*)/g,
    "but every $1 you control cannot attack ",
  ],
  [
    /\bIf you activate this (card|effect), (you|this card) (cannot [^.;,]*?) (?:during )?this turn(?=\.)/g,
    (_, what, who = "", ban) =>
      `${who.charAt(0).toUpperCase()}${who.slice(1)} ${ban} the turn you activate this ${what}`,
  ],
  [/\b(?<=\b(?:(?:activate|use)|equipped (?:to|with) an? [^.,;:]* by) this )card's (?=effect\b)/g, ""],
  [/\b(?<=\bMonsters cannot )attack ("[^"]*" monsters|this card)(?=[.,])/g, "target $1 for attacks"],
  [/\bIn addition, (\w)/g, (_, first = "") => first.toUpperCase()],
  [
    /\b(?:([Yy])our opponent|([Aa])ll (?:the )?monsters your opponent controls) (?:can only (?:target|attack)|cannot attack (?:other )?monsters,? (?:other than|except)) ("[^"]*"|the equipped monster|this card)(?: for attacks)?(?:, if they attack)?(?=\.)/g,
    (_, your = "", all = "", whom) =>
      `${/[YA]/.test(your + all) ? "Y" : "y"}our opponent cannot target monsters for attacks, except ${whom}`,
  ],
  [
    /\b([Tt])his monster (?=can(?:not| only) be\b|is (?:\w+ or )?\w+ Summoned\b|gets?\b|must\b|that is not\b)/g,
    "$1his card ",
  ],
  // What is done as it is Summoned that way.
  [
    / and destroy that target unless you roll a 1 or 6(?=\.)/g,
    " and destroy that target if you roll a 2, 3, 4, or 5",
  ],
  // Its Ritual Spell says so.
  [/ You must also Tribute monsters from your hand or field whose total Levels equal \d+ or more\./g, ""],
  [
    /\bYour opponent cannot change the battle positions of monsters during your opponent's next turn/g,
    "Monsters your opponent controls cannot change their battle positions during your opponent's next turn",
  ],
  [
    /\bcan attack 1 additional time during (?:the same|each) Battle Phase\b/g,
    "gains 1 additional attack during each Battle Phase",
  ],
  [
    /\bFor each ([^.,:;]*), (?:it|this card) (gains 1 additional attack during each Battle Phase)/g,
    "This card $2 for each $1",
  ],
  [
    /\bIf this card attacks or is attacked, remove (\d counters?) from this card at the end of the Damage Step(?=\.)/g,
    "At the end of the Damage Step, if this card battled: Remove $1 from this card",
  ],
  [
    /\b([Rr]emove (?:\d|all) (?:[\w-]+ )?[Cc]ounters?) (?:on (?=this card\b|it\b|the field\b)|(you control))/g,
    (_, remove, yours) => `${remove} from ${yours ? "your field" : ""}`,
  ],
  [
    /\bfrom an opponent's monster\b(?<=\b[Cc]ounters? from an opponent's monster)/g,
    "from a monster your opponent controls",
  ],
  [/\b(?<=\bequipped to (?:it|this card) )(?:with|by) (?:this|its) (?=effect\b)/g, "by this "],
  [
    /\bin your hand\. Your opponent's monsters that have the same Attribute as the monster removed by this effect (?=cannot\b)/g,
    "from your hand; monsters your opponent controls with the same Attribute as that banished monster ",
  ],
  [/\b([Nn]egate the effects of )(?=Flip [Mm]onsters\.)/g, "$1all "],
];
