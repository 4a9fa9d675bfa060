import type { Fold } from "../fold.ts";

/** Old words for materials: what they are called, and what has some. */
export const MATERIAL_WORDS: readonly Fold[] = [
  [/\b(?<=\b(?:Fusion|Synchro|Xyz|Link)[ -]Material) Monster(?=s? (?:that were )?used\b)/g, ""],
  [/\bwith Xyz Materials?(?= (?:cannot|is|are)\b)/g, "with material"],
  // What is moved from under one monster to another is not detached.
  [
    /\bdetach (\d|all) (materials?) from ([^.:;,]*?) and attach (?:it|them) to ([^.:;,]*?)(?: as material)?(?=[.,])/g,
    "attach $1 $2 from $3 to $4",
  ],
];
