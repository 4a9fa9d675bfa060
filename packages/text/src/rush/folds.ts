import type { Fold } from "../fold.ts";

/** What the rules say of it anyway, said in brackets. */
const REMINDERS = [
  "if the ATK of the attacking monster exceeds the DEF of the attack target, inflict the difference",
  "Attack Position (?:becomes|to) face-up Defense Position, Defense Position (?:becomes|to) face-up Attack Position",
  "you can choose a monster in either face-up Defense Position or face-down Defense Position\\. also, you can choose a monster on your field",
  "when control of that monster is returned, if there is no Monster Zone to return to, send it to the Graveyard",
  "move it to your field, and use it yourself",
  "Fusion Summon by shuffling the above face-up monsters from your field into the owner's Deck as materials",
];

/** Piercing is about nothing else. */
const WHEN_PIERCING = ",? if it attacks a Defense Position monster";

/** Words of Rush Duel texts that are written in several ways. */
export const RUSH_FOLDS: readonly Fold[] = [
  [
    new RegExp(
      ` \\((?:${REMINDERS.join("|")})\\)(?:${WHEN_PIERCING})?|(?<=piercing battle damage)${WHEN_PIERCING}`,
      "g",
    ),
    "",
  ],
  // Commas that other texts leave out.
  [
    /,(?= (?:until the end|(?:by|or) (?:send|pay|discard|shuffl|plac|reveal)|while you have|face-up(?: to your field|\.)|if it attacks))|(?<=into the Deck),(?= \d)/g,
    "",
  ],
  // Words that other texts leave out.
  [/(?<=\d) additional(?= [a-z])|\ban additional (?=\d)|\badditional (?=(?:ATK|DEF)\b)/g, ""],
  [
    /\b[Ee]ither (the top|\d|send|pay|discard|place|shuffle|reveal)\b/g,
    (found, word = "") => (found.startsWith("E") ? word.charAt(0).toUpperCase() + word.slice(1) : word),
  ],
  [/\b(turn|Main Phase) that (?=you\b)/g, "$1 "],
  [/\bthe total (?=number of)/g, "the "],
  [/\b(\w+) Summon(?:s|ed) or (?=\w+ Summon(?:s|ed)\b)/g, "$1 or "],
  [/(?<=opponent's) monster(?:'s|s')(?= attack)| in battle(?= by an opponent's attack)/g, ""],
  // Other words for the same.
  [
    /\b([Tt])hey (can|cannot) (?=(?:activate|draw|Set|Special Summon|choose|send|add|discard|destroy|shuffle|place)\b)/g,
    (_, t = "", can = "") => `${t === "T" ? "Y" : "y"}our opponent ${can} `,
  ],
  [/\bthey have (?=\d|an? |no )/g, "your opponent has "],
  [/\btheir (?=(?:next )?turn\b|LP\b|(?:Draw|Main|Battle|End) Phase\b)/g, "your opponent's "],
  [/\bthe opponent\b/g, "your opponent"],
  [/\bthe (?:rest(?: of the cards)?(?! of)|remaining cards)(?=[ .,])/g, "the other cards"],
  [
    /\b(?:their owner's|their owners'|the owners'|the owner's(?= (?:Extra )?\w+s\b)) (Extra Deck|Deck|hand)s?\b/g,
    "the owner's $1",
  ],
  [/\bthere are (?=\d+ or more different)/g, "you have "],
  [/\bas materials\b/g, "as material"],
  [/, except for(?= )/g, ", except"],
  [/\b([Ss]huffled?\b[^.,]*?) to (?=(?:the|your|their)(?: owner's)? Deck\b)/g, "$1 into "],
  // Commas that other texts have.
  [/(?<=[^,.])(?= (?:and if you do,|up to \[))|(?<=\. Then)(?= [a-z])/g, ","],
  [/\bGY\b/g, "Graveyard"],
  [/(?<=[.)]) (?=●)/g, "\n"],
  // What stands above the headings: one rule a line.
  [/(?<=\.) (?!If you (?:do|Tributed)\b)(?=[^\n]*\n(?:[^\n]*\n)*\[REQUIREMENT\])/g, "\n"],
  [/(?<=●) /g, ""],
  [/(?<=\d),(?=\d{3})/g, ""],
  [/\ba (?=EARTH\b)/g, "an "],
  [/(?<=\[REQUIREMENT\]\n)None\./g, "None"],
  [/(?<=\[REQUIREMENT\]\nMaximum Mode)\./g, ""],
  [/\blevel (?=\d)/g, "Level "],
  [/(?<=\bDraw 1 )Card\b/g, "card"],
  // "1 “A”, “B”, and/or “C”": up to 1 of each (それぞれ), as other texts say it.
  [
    /(?<=\b1 (?:excavated )?)((?:"[^"\n]*", )*"[^"\n]*",? and\/or) (?=")/g,
    (_, listed = "") => `${listed.replaceAll(/, (?=")/g, ", 1 ")} 1 `,
  ],
];
