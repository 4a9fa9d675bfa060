import type { Fold } from "../fold.ts";

/** Old words for materials: what they are called, and what has some. */
export const MATERIAL_WORDS: readonly Fold[] = [
  [/\b(?<=\b(?:Fusion|Synchro|Xyz|Link)[ -]Material) Monster(?=s? (?:that were )?used\b)/g, ""],
  [/\bwith Xyz Materials?(?= (?:cannot|is|are)\b)/g, "with material"],
  // What alone can be used was said in a sentence of its own.
  [
    /\b(using|by banishing) (?:(?:monsters ((?:you control|from [^.,;:]*?))( as (?:Fusion Materials?|material))?)|Fusion Materials listed on it (from [^.,;:]*?))((?:, and if you do, [^.]*)?)\. Only ([^.]*? [Mm]onsters) can be used as (?:Fusion Materials?|material) for (?:a Fusion Summon using (?:this card's|this) effect|this card's effect)(?=\.)/g,
    "$1 only $6 $2$4$3$5",
  ],
  // The monster that was Summoned with this card.
  [
    /\bthat ((?:"[^"]*" )?(?:Synchro|Link|Fusion) Monster)(?= gain \d+ ATK\b)(?<=\bthis card is sent to the GY (?:as|for) [^.]*\bhave that (?:"[^"]*" )?\w+ Monster)/g,
    "a $1 that used this card as material",
  ],
  [/\bfor each Xyz Material on the field\b/g, "for each material attached to a monster on the field"],
  [
    /\bFor each material this card has, monsters (you control gain \d+ (?:ATK|DEF|ATK\/DEF)) and ([^.,;:]* lose \d+ (?:ATK|DEF|ATK\/DEF))(?=\.)/g,
    "Monsters $1 for each material attached to this card, and $2 for each material attached to this card",
  ],
  [
    /\bWhen (Fusion|Ritual|Synchro|Xyz|Link) Summoned, cards and effects cannot be activated(?=\.)/g,
    "When this card is $1 Summoned, neither player can activate cards or effects",
  ],
  // What is moved from under one monster to another is not detached.
  [
    /\bdetach (\d|all) (materials?) from ([^.:;,]*?) and attach (?:it|them) to ([^.:;,]*?)(?: as material)?(?=[.,])/g,
    "attach $1 $2 from $3 to $4",
  ],
];
