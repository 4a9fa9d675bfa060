import { anywhere, type Fold } from "../../fold.ts";

const LIST = '("[^"]*"), ("[^"]*"),? and ("[^"]*")';

/** What an effect does, and to what, in words of texts from before Problem-Solving Card Text. */
export const OLD_EFFECTS: readonly Fold[] = [
  [
    /, if you pay (\d+) LP, (this card|it) (?:is returned|returns) to the top of your Deck\b/g,
    ": You can pay $1 LP; return $2 to the top of the Deck",
  ],
  // To see a card is to look at it; it stays where and how it lies.
  [/\b(?:Pick up and see|Select and see|See)\b/g, "Look at"],
  [
    / \((?:Flip monsters' effects|The effects of the face-down cards) are not activated\.?\)(?<=\b(?:[Rr]eveal|[Ll]ook at) [^;]*)/g,
    "",
  ],
  // One of each.
  [
    /\bTribute 1 each of ([\w, ]*\w) monsters\b/g,
    (_, kinds) => `Tribute ${kinds.replace(/(?<=^|, |\band )(?=[A-Z])/g, "1 ")} monster`,
  ],
  [
    /^Tribute 1 monster and (?=inflict damage to your opponent equal to half that monster's original ATK\.)/g,
    "Tribute 1 monster; ",
  ],
  [
    new RegExp(`\\b1 (face-up )?${LIST}(?= (?:you control|from|in)\\b|\\.)`, "g"),
    (_, up = "", ...names) =>
      names
        .slice(0, 3)
        .map((name, i) => `${i === 2 ? "and " : ""}1 ${up}${name}`)
        .join(", "),
  ],
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
  [
    /\ball (?:of )?your opponent's ((?:[A-Z][\w/-]* |face-(?:up|down) )*(?:monsters|cards|Spells\/Traps|Spells|Traps|(?:Spell|Trap|monster) effects)) on the field\b/g,
    "all $1 your opponent controls",
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
  [/\b(?<=\bPosition )Monster Card(?=s?\b)/g, "monster"],
  [/ OR (?=(?:all|1) )(?<!\beither [^.;:]*)/g, " or "],
  [
    /\b([Dd]estroy|[Bb]anish) (all [^.;,]*?your opponent controls) or (all [^.;,]*?) they control/g,
    (_, verb = "", one, other) => `${verb} ${one} or ${verb.toLowerCase()} ${other} your opponent controls`,
  ],
  [
    /(\. |)\bDuring your (\d\w\w) Standby Phase after activation, add (?:that card|(the card banished by this effect)) to (?:the|your) hand(?=\.)/g,
    (_, stop = "", which, banished) =>
      banished
        ? `${stop}Add ${banished} to your hand during your ${which} Standby Phase`
        : `, and add it to the hand during your ${which} Standby Phase`,
  ],
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
  [
    /\b(?:([Yy])our opponent|([Aa])ll (?:the )?monsters your opponent controls) (?:can only (?:target|attack)|cannot attack (?:other )?monsters,? (?:other than|except)) ("[^"]*"|the equipped monster|this card)(?: for attacks)?(?:, if they attack)?(?=\.)/g,
    (_, your = "", all = "", whom) =>
      `${/[YA]/.test(your + all) ? "Y" : "y"}our opponent cannot target monsters for attacks, except ${whom}`,
  ],
  [
    /\b([Tt])his monster (?=can(?:not| only) be\b|is (?:\w+ or )?\w+ Summoned\b|gets?\b|must\b|that is not\b)/g,
    "$1his card ",
  ],
  // Its Ritual Spell says so.
  [/ You must also Tribute monsters from your hand or field whose total Levels equal \d+ or more\./g, ""],
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
  [/\b(?<=\bequipped to (?:it|this card) )(?:with|by) (?:this|its) (?=effect\b)/g, "by this "],
  [
    /\bin your hand\. Your opponent's monsters that have the same Attribute as the monster removed by this effect (?=cannot\b)/g,
    "from your hand; monsters your opponent controls with the same Attribute as that banished monster ",
  ],
  [/\b([Nn]egate the effects of )(?=Flip [Mm]onsters\.)/g, "$1all "],
];
