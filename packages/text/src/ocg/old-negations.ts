import type { Fold } from "../fold.ts";

/** What an old text negates, as a pattern, and the event that it answers, as one says it today. */
const ANSWERED: readonly (readonly [what: string, event: string])[] = [
  ["(an? (?:[A-Z]\\w+ )+Card)", "$1 is activated"],
  ["(an? (?:[A-Z]\\w+ )+Card) that targets ([^.:;]*?)", "$1 is activated that targets $2"],
  ["(?:your|an) opponent's ((?:[A-Z]\\w+/)?[A-Z]\\w+ Card)", "your opponent activates a $1"],
  ["(?:your|an) opponent's Spell or Trap Card", "your opponent activates a Spell/Trap Card"],
  ["(an? (?:Spell|Trap) Card) or Effect Monster's effect", "$1 or monster effect is activated"],
  [
    "a Spell, Trap, or Effect Monster's effect that targets ([^.:;]*?)",
    "a Spell/Trap Card, or monster effect, is activated that targets $1",
  ],
];

const PAID = "((?:Discard|Pay|Tribute|Banish|Send|Remove|Return|Reveal) [^.;:]*?)";
const SO = "Activate only (?:while|if) ([^.:;]*)\\. ";
const THEN = "(destroy (?:it|that card)|return it to the owner's hand)";

/** What was negated of something, as a pattern, the event that it answers, and what is negated today. */
const NEGATED = [
  ...ANSWERED.flatMap(([what, event]) => [
    [`activation(?: and (?:the )?effect)? of ${what}`, event, "activation"] as const,
    [`effect of ${what}`, event, "effect"] as const,
  ]),
  ["Summon of (a monster [^.,:;]*?)", "$1 would be Summoned", "Summon"] as const,
];

const groups = (pattern: string): number =>
  (new RegExp(`${pattern}|`).exec("") as RegExpExecArray).length - 1;

/** The same words where more groups are in front. */
const further = (words: string, by: number): string =>
  words.replaceAll(/\$(\d)/g, (_, n: string) => `$${Number(n) + by}`);

/** Counter Traps said what they negate, and not when. */
export const OLD_NEGATIONS: readonly Fold[] = [
  ...NEGATED.flatMap(([what, event, negated]) =>
    ["", SO].flatMap((so) => {
      const first = groups(so);
      const after = `egate the ${what},? and ${THEN}(?=\\.)`;
      const fold = (paid: string, how: string): Fold => {
        const before = first + groups(paid);
        const when = `When ${further(event, before)}${so && " while $1"}:`;
        const then = `egate the ${negated}, and if you do, $${before + groups(what) + 1}`;
        return [
          new RegExp(`^${so}${paid}${how}${after}`, "g"),
          paid ? `${when} $${before}; n${then}` : `${when} N${then}`,
        ];
      };
      return [fold("", "N"), fold(PAID, "(?:\\. N|; n|,? (?:to|and) n)")];
    }),
  ),
  [
    /\b([Nn])egate (?:its activation and (?:its )?effect|the activation and (?:the )?effect of (?:the|that) card),? and destroy it(?=[.,])/g,
    "$1egate the activation, and if you do, destroy it",
  ],
];
