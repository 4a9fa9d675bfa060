import type { Fold } from "../fold.ts";

/** Old words for materials: what they are called, and what has some. */
export const MATERIAL_WORDS: readonly Fold[] = [
  [/\b(?<=\b(?:Fusion|Synchro|Xyz|Link)[ -]Material) Monster(?=s? (?:that were )?used\b)/g, ""],
  [/\bwith Xyz Materials?(?= (?:cannot|is|are)\b)/g, "with material"],
];
