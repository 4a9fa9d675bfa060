import type { Fold } from "../../fold.ts";

const SO = String.raw`(?:Activate only (?:while|if) ([^.:;]*)\. )?`;
const PAID = String.raw`(?:((?:Discard|Pay|Tribute|Banish|Send|Remove|Return|Reveal) [^.;:]*?)(?:\. N|; n|,? (?:to|and) n)|N)`;
const NEGATED = "(?:(Summon)|(activation|effect)(?: and (?:the )?effect)?)";
const ANSWERED = String.raw`(?:(a monster [^.,:;]*?)|((?:your|an) opponent's|an?) ([A-Z][\w/]*(?: [A-Z]\w*)*(?:(?:,| or)[\w, ]* (?:Card|Effect Monster's effect))?)( that targets [^.:;]*?)?)`;
const THEN = "(destroy (?:it|that card)|return it to the owner's hand)";

/** What is negated, in the words of today. */
const answered = (what: string): string =>
  what
    .replace(/^Spell or Trap Card$/, "Spell/Trap Card")
    .replace(/^Spell, Trap, or Effect Monster's effect$/, "Spell/Trap Card, or monster effect,")
    .replace("Effect Monster's effect", "monster effect");

/** Counter Traps said what they negate, and not when. */
export const OLD_NEGATIONS: readonly Fold[] = [
  [
    new RegExp(`^${SO}${PAID}egate the ${NEGATED} of ${ANSWERED},? and ${THEN}(?=\\.|, then\\b)`, "g"),
    (_, so, paid, summon, part = "", monster, who = "", what = "", targets = "", then) => {
      const card = answered(what);
      const event = summon
        ? `${monster} would be Summoned`
        : who.endsWith("opponent's")
          ? `your opponent activates a ${card}${targets}`
          : `${who} ${card} is activated${targets}`;
      const while_ = so ? ` while ${so}` : "";
      return `When ${event}${while_}: ${paid ? `${paid}; n` : "N"}egate the ${summon ?? part}, and if you do, ${then}`;
    },
  ],
  [
    /\b([Nn])egate (?:its activation(?: and (?:its )?effect)?|the activation and (?:the )?effect of (?:the|that) card)(?:,? and destroy (it|the card|that card))?(?=[.,])/g,
    (_, n, what) =>
      `${n}egate the activation${what ? `, and if you do, destroy ${what === "it" ? "it" : "that card"}` : ""}`,
  ],
  // … and a monster's effect is quick that does so.
  [
    /\b([Ww]hen [^.:;]* is activated), negate the (activation|effect) by paying (\d+ LP)(?=\.)/g,
    "$1 (Quick Effect): You can pay $3; negate the $2",
  ],
  [
    /\b([Ww]hen (?:(?! activate[sd]?\b|\(Quick Effect\))[^.:;])* activate[sd]?\b(?:(?!\(Quick Effect\))[^.:;])*?), you can (?:([^.:;]*? (?:this card|from your hand)\b[^.:;]*?) to |(?<=\bOnce per turn, when [^.:;]*))(?=negate the activation\b)/g,
    (_, when, paid) => `${when} (Quick Effect): You can ${paid ? `${paid}; ` : ""}`,
  ],
];
