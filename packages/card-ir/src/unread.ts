/** Why words stay unread. */
export type UnreadFault =
  /** `what`: the word at which reading stops. */
  | "word"
  /** Reading stops where the sentence does. */
  | "end"
  /** `what`: how many readings a sentence has. */
  | "ambiguous"
  /** One of several effects with no effect before it. */
  | "stray-mode"
  /** The effects to choose from are missing. */
  | "no-modes"
  /** It is not clear whom "their" means. */
  | "whose"
  /** "Other" than what was chosen. */
  | "other"
  /** "This way", of something that was not done before. `what`: the verb. */
  | "no-act"
  /** Nothing before it can be meant. `what`: the pronoun. */
  | "no-antecedent"
  /** The text, or a sentence of it, is longer than any that is read. */
  | "too-long"
  /** To find all the ways in which a sentence can be read would take too long. */
  | "too-many-ways"
  /** Nothing is known of the card but a name or a passcode. */
  | "unknown-card";

/** Words that no reading covers, and why, as data, for those who say it in words of their own. */
export interface UnreadSpan {
  readonly start: number;
  readonly end: number;
  readonly fault: UnreadFault;
  readonly what?: string;
}

const REASONS: Readonly<Record<UnreadFault, (what: string) => string>> = {
  word: (what) => `not understood from "${what}" on`,
  end: () => "not understood from the end of the sentence on",
  ambiguous: (what) => `this sentence can be read in ${what} ways`,
  "stray-mode": () => "no effect before it is one of several",
  "no-modes": () => "the effects to choose from are missing",
  whose: () => 'it is not clear whom "their" means',
  other: () => '"other" than what was chosen is not understood',
  "no-act": (what) => `nothing before it is a ${what}`,
  "no-antecedent": (what) => `nothing before it can be meant by "${what}"`,
  "too-long": () => "longer than any text or sentence of a card",
  "too-many-ways": () => "this sentence has too many parts that can be read in several ways",
  "unknown-card": () => "no card of the pool has this name or passcode",
};

/** In English: `not understood from "annihilate" on`. */
export const unreadText = ({ fault, what = "" }: Pick<UnreadSpan, "fault" | "what">): string =>
  REASONS[fault](what);
