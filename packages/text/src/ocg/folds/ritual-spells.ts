import type { Fold } from "../../fold.ts";

/**
 * Ritual Spells: "This card can be used to Ritual Summon any “A” Ritual Monster. You must also Tribute monsters …" says in two
 * sentences what other effects say in one, "Ritual Summon 1 “A” Ritual Monster from your hand by Tributing monsters …".
 */

const NAMES = '"[^"]*"(?: or "[^"]*")?';
const KIND = "(?:[^.]* )?Ritual Monster";
const LEVEL = `(?:the Level of (?:the|that) (?:${NAMES} )?Ritual Monster(?: you Ritual Summon)?|its Level)`;

/** `from`: whether it is said from where. Else it comes from the hand. */
const summoned = (from: boolean): Fold => [
  new RegExp(
    `\\bThis card (?:is|can be) used to Ritual Summon (?:any )?(?:1 )?((?:${KIND}|${NAMES})${from ? " from [^.,]*" : ""})\\. You must also (Tribut|send)e? ([^.,]*? from [^.,]*?),? whose total (?:Levels (exactly equal|equal or exceed|equal) (?:${LEVEL}|(\\d+))|(ATK equal or exceed) its ATK)(?=[.,])`,
    "g",
  ),
  (_, summoned, pay, what, reach, number, atk) =>
    `Ritual Summon 1 ${summoned}${from ? "" : " from your hand"} by ${pay}ing ${what} whose total ${atk === undefined ? `Levels ${reach} ${number ?? "its Level"}` : `${atk} its ATK`}`,
];

/** "…, and/or banish Zombie monsters from your GY": what is done besides the Tributes. */
const besides = (verbs: string, gerund: string): Fold => [
  new RegExp(`,? and/or (${verbs})(?= [^.]* total Levels )(?<=\\bTribute monsters [^.]*)`, "g"),
  ` and/or ${gerund}`,
];

export const RITUAL_WORDS: readonly Fold[] = [
  besides("banish|send", "$1ing"),
  besides("shuffle", "shuffling"),
  // "Tribute monsters, then Ritual Summon 1 … whose Level equals the total Levels of those monsters."
  [
    /(?:\b(?:This card can|Can) be used to Ritual Summon any "[^"]*" Ritual Monster\. )?\bTribute (monsters from [^.,]*), then Ritual Summon (1 [^.,]*) whose Level (?:exactly )?equals the total Levels of those monsters\b/g,
    "Ritual Summon $2 by Tributing $1 whose total Levels exactly equal its Level",
  ],
  [/\bcan be used(?= to Ritual Summon "[^"]*"\. You must also Tribute [^.]* equal \d+)/g, "is used"],
  [/,(?= whose total Levels equal \d+ or more)(?<=\bYou must also Tribute [^.]*,)/g, ""],
  summoned(true),
  summoned(false),
  [
    /\. You must also Tribute(?= monsters )(?<=\bThis card is used to Ritual Summon [^.]*\. You must also Tribute)(?![^.]* the Level of)/g,
    " by Tributing",
  ],
];
