import type { Fold } from "../../fold.ts";

/** What is activated, answered and resolves, and what follows from that, in older words. */
export const OLD_CHAINS: readonly Fold[] = [
  // Whoever does it, or whatever it is done to.
  [/, (?:and if (?:it does|they do|it is|they are)|but if you do),/g, ", and if you do,"],
  // What follows the resolution of an effect.
  [
    /\b(?:After resolving a card effect that targets ([^.,]*), d|D)estroy this card(?: (?:when|if) it is targeted by (?:card effect|the effect of a (?:card|Spell, Trap,? or Effect Monster)))?(?=\.)(?<=\b(?:targets [^.,]*, destroy this card|targeted by [^.]*))/g,
    (_, what) => `When a card effect that targets ${what ?? "this card"} resolves, destroy this card`,
  ],
  [
    /\bWhen a (monster|Spell|Trap) effect that was activated on your opponent's field resolves, negate that effect, then\b/g,
    "Negate any $1 effects activated on your opponent's field, then",
  ],
  // When an effect cannot be used was said after it.
  [
    /\bDuring your (\w+ Phase)(:|, by) ([^.:]*\.) \(?You cannot activate this effect the turn this card is ((?:Normal Summoned, Special )?Summoned,? or flipped face-up)\.\)?/g,
    "During your $1, except the turn this card was $4$2 $3",
  ],
  // What an effect that is answered would do.
  [
    /\b(?<=\bactivates )a card(?:'s effect)? (?=that (?:targets|(?:would )?inflicts? damage)\b)/g,
    "a card or effect ",
  ],
  [
    /\b(?:an effect|a (Spell|Trap|Spell\/Trap|monster) effect|(?<=\bactivates )a card or effect) that (?:would )?inflicts? damage( to you)?(?: to your LP)?( is activated\b)?(?=[,:.( ])(?<=\b(?:activates [^.,:;]*|is activated))/g,
    (_, kind, you = "", passive = "") =>
      `a ${kind ? `${kind} effect` : "card or effect"}${passive} that would inflict damage${you}`,
  ],
  [
    /\b(?<=\bthe activation of )an? ([^.,:;]*?|[^.:;]*? or [^.,:;]*?) (?:your opponent controls|activated by your opponent)(?=[,.])/g,
    (_, what) =>
      `your opponent's ${what?.replace(/^card$/, "card or effect").replace(/Spell Card, Trap Card, or Effect Monster's effect/, "Spell/Trap Card or monster effect")}`,
  ],
  // Which link of the chain it is.
  [
    /(?<=\b[Aa] Chain )(?:\(of (\d or more Links)\)|with (\d or more Links)\b)/g,
    (_, one, other) => `of ${one ?? other}`,
  ],
  [/\bActivate only as (Chain Link \d or higher); i(?=nflict\b)/g, "Activate only as $1. I"],
  [
    /\bActivate only as (Chain Link \d or higher)\. ([^\n]*?)\. You cannot activate this card if multiple cards\/effects with the same name are in that Chain(?=\.)/g,
    "As $1, with no cards or effects of the same name in the Chain: $2",
  ],
  [
    /\bAfter (a Chain of \d or more Links) resolves, ([^.]*)\. This effect cannot activate if multiple cards\/effects with the same name were activated in that Chain(?=\.)/g,
    "If $1 with no cards or effects of the same name resolves, $2",
  ],
  // What is done each time stood before it.
  [
    /\b(Inflict \d+ damage to your opponent|Gain \d+ LP) (?:each|every) time (?![^.]*\bactivat)([^.,:;]*)(?=\.)/g,
    "Each time $2, $1",
  ],
  [
    /\b(?<=\b(?:[Ee]ach time|[Ww]hen|[Ii]f) )((?!another\b|your\b|an?\b)(?:[\w-]+ )?(?:card|monster)\(s\)(?: [^.,;:]*?)?) (?:is|are)(?= (?:discarded|sent|destroyed|banished|removed|returned|Summoned))/g,
    "a $1 is",
  ],
  [
    /\b([Ee]ach time an? [^.,;]*?(?:Spell|Trap))(?: Card)? resolves(?=,)/g,
    "$1 Card is activated, immediately after it resolves",
  ],
  [/\bAfter (a Chain of \d or more Links) resolves(?=, this card gains\b)/g, "Each time $1 resolves"],
];
