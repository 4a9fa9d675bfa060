import type { Fold } from "../../fold.ts";

/** Words of the first texts of all: of Tributes, attacks, and what is banished now. */
export const FIRST_WORDS: readonly Fold[] = [
  [
    /\b(?:may|can) attack your opponent's LP directly(?: even if there (?:is a|are) monsters? your opponent controls)?/g,
    "can attack your opponent directly",
  ],
  [
    /\b(As long as|While|as long as|while) ([^.,:;]*) remains (?=face-up\b|in\b)/g,
    (_, as = "", what) => `${/^[A-Z]/.test(as) ? "W" : "w"}hile ${what} is `,
  ],
  [/\bAs long as\b/g, "While"],
  [
    /\bcan attack twice during (?:each|the same) (?:Battle Phase|turn)\b/g,
    "can make a second attack during each Battle Phase",
  ],
  [/\bremove (it|them|this card|that \w+|those \w+) from play\b/g, "banish $1"],
  [
    /\bThis card (?:cannot be Special Summoned,? except|can only be Special Summoned)(?:,?( in face-up \w+ Position),?)? by (?=(?!the\b|offering\b|paying\b)\w+ing\b)/g,
    "Must be Special Summoned (from your hand)$1 by ",
  ],
  [
    /\bThis card returns to (?:its|the) owner's hand during the End Phase of the turn (?:it|(?:that )?this card) is ([^.:;]*)\./g,
    "During the End Phase, if this card was $1 this turn: Return it to the hand.",
  ],
  [
    /\bDuring battle between this attacking card and a Defense Position monster whose DEF is lower than the ATK of this card, inflict the difference as battle damage to your opponent\b/g,
    "If this card attacks a Defense Position monster, inflict piercing battle damage to your opponent",
  ],
  [
    /\b(?:([Ww]hen|[Ii]f) (this card|it|the equipped (?:monster|"[^"]*")) attacks|([Ww])hen your monsters attack) with an ATK that is higher than the DEF of (?:your opponent's|a) Defense Position monster, inflict the difference as battle damage to your opponent\b/g,
    (_, when = "", who, plural) =>
      plural
        ? `${plural === "W" ? "M" : "m"}onsters you control inflict piercing battle damage`
        : `${/^[A-Z]/.test(when) ? "I" : "i"}f ${who} attacks a Defense Position monster, inflict piercing battle damage to your opponent`,
  ],
];
