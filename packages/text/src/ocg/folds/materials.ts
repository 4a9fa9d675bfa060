import { type Fold, filled } from "../../fold.ts";

/** Old words for materials: what they are called, and what has some. */
export const MATERIAL_WORDS: readonly Fold[] = [
  [
    /\b(as (?:the |an? )?)?((?:Fusion|Synchro|Xyz|Link)[ -]Material) Monster(s|\(s\))?(?! Card|\w)/g,
    (_, as, material, several = "") => (as ? `${as}${material}` : `${material}${several}`),
  ],
  [
    /\bSpecial Summon (?:all of )?them\b(?<=\bmonsters that were used for this card are in your GY[,:] (?:[Yy]ou can )?Special Summon (?:all of )?them)/g,
    "Special Summon all monsters in your GY, that were used for this card",
  ],
  [/\b([Ii]f you (?:Synchro|Link|Xyz|Fusion)) Summoned (?=using this card\b)/g, "$1 Summon "],
  [
    /\b(?<=\b[Mm]onsters used as )(?=material\b)(?<=\b(?:After|If) this card is (?:Synchro|Link|Fusion) Summoned[,:] [^.]*\btotal original [^.]*)/g,
    "its ",
  ],
  [/(?<=● When this card destroys a monster by battle), (?!you\b)(\w)/g, filled(": $^1")],
  [/, but ([^.,;:()]*) (\(this is treated as an Xyz Summon[^()]*\))/g, " $2, but $1"],
  [/\b([Tt])ransfer this card's materials(?=\.?\))/g, "$1ransfer its materials to the Summoned monster"],
  [/\bFusion Materials listed on it, that are all (\w+ [Mm]onsters),(?= from\b)/g, "$1"],
  [
    /\b(?<=\bfor each material used)(?=[.,])(?<=\b(Fusion|Synchro|Link|Ritual) Summon [^;:]*)/g,
    " for its $1 Summon",
  ],
  // All other materials are said of in a sentence of its own.
  [
    /, and all other materials must be (?=[^.]*\.)(?<=\bCannot be used as Synchro Material, except for the Synchro Summon of [^.,;:]*, [^,]*)/g,
    ". If this card is used as Synchro Material, all other Synchro Materials must be ",
  ],
  // As often as it has some of a kind: for one or none as often as any monster.
  [
    /\bIf this card (?:has any number of ([^.,;:]*) as material|was (\w+) Summoned using \d or more ([^.,;:]*) as material), it can attack up to that many times during each Battle Phase(?=\.)/g,
    (_, attached, way, used) =>
      `This card can attack a number of times each Battle Phase, up to the number of ${attached ? `${attached} attached to this card as material` : `${used?.replace(" and/or ", " and ")} used for its ${way} Summon`}`,
  ],
  [
    /\b1 ("[^"]*") you control, or 1 Fusion Monster you control that lists ("[^"]*") as a Fusion Material(?=,)/g,
    "1 $1, or 1 Fusion Monster that lists $2 as material, you control",
  ],
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
  [
    /\bFor each material this card has, monsters (you control gain \d+ (?:ATK|DEF|ATK\/DEF)) and ([^.,;:]* lose \d+ (?:ATK|DEF|ATK\/DEF))(?=\.)/g,
    "Monsters $1 for each material attached to this card, and $2 for each material attached to this card",
  ],
  // What is moved from under one monster to another is not detached.
  [
    /\bdetach (\d|all) (materials?) from ([^.:;,]{1,120}?) and attach (?:it|them) to ([^.:;,]{1,120}?)(?: as material)?(?=[.,])/g,
    "attach $1 $2 from $3 to $4",
  ],
];
