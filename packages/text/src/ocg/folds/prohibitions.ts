import type { Fold } from "../../fold.ts";

/** What is kept off, and what is done instead, said in the words of today. */
export const BAN_WORDS: readonly Fold[] = [
  // Also those that come later.
  // Until when is said after what holds.
  [
    /\bUntil your next turn, you and your opponent cannot play or Set any (?:Spell or Trap Cards|Spells\/Traps)(?=\.)/g,
    "Neither player can activate Spell/Trap Cards until your next Draw Phase, also neither player can Set Spells/Traps until your next Draw Phase",
  ],
  [
    /\b(U|u)ntil the end of this turn, negate any (monster|Spell|Trap|Spell\/Trap) effects your opponent activates(?=\.)/g,
    (_, u, kind) =>
      `${u === "U" ? "T" : "t"}his turn, each time your opponent activates a ${kind} effect, negate that effect`,
  ],
  [
    /\b(cannot activate (?:(?! this turn )[^.:;,])*) this turn (when (?:(?! this turn )[^.:;,])*)(?=\.)/g,
    "$1 $2, this turn",
  ],
  [/\bor (\w+ [^.,;:]* instead), (if [^.,;:]*)(?=\.)/g, "or $2, $1"],
  [
    /\ball (monsters on the field whose original )(Type|Attribute)s are (\w+) or (\w+),?(?= are\b)/g,
    "$1$2 is $3 or $4",
  ],
  // Where it is Summoned to anyway.
  // What is excepted is said with what it is excepted from.
  [/\b(you can [^.;:]*?),? instead(, except (?:this card|"[^"]*"))(?=\.)/g, "$1$2 instead"],
  [/\b(your opponent's monsters, except )their (?=[A-Z])/g, "$1"],
  // What may be done instead belongs to the sentence before it.
  [/\bthat are(?= Special Summoned from the Extra Deck\b)/g, "that were"],
  [
    /\. If (?<=( from your [^.;:,]*?)?\. If )((?:(?! would )[^.:;,])*), ((?:you can )?(?:add|draw|banish|destroy|send|Special Summon) [^.:;,]*?) instead(?=\.)/g,
    (_, place = "", so, done = "") =>
      `, or if ${so}, ${done}${done.includes("Special Summon") && !done.includes(" from ") ? place : ""} instead`,
  ],
  [
    /\bIf other ("[^"]*") and\/or ("[^"]*") (?=(?:card|monster)\(s\) you control would\b)/g,
    "If another $1 or $2 ",
  ],
  [
    /\b(?<=this card would be destroyed while it is equipped with )an Equip Spell\(s\), you can send 1 of those cards\b/g,
    "an Equip Spell, you can send 1 Equip Spell equipped to this card",
  ],
  // Whose effects, said before or after them.
  [
    /\byour opponent's activated effects of ([^.;:,]*? monsters)\b/g,
    "the activated effects of $1 your opponent controls",
  ],
  [
    /\b(?:except ([A-Z]\w* Monsters)|(other "[^"]*" cards))' effects\b/g,
    (_, excepted, others) => (excepted ? `except those of ${excepted}` : `the effects of ${others}`),
  ],
  [/,? as long as ("[^"]*") is (?:also )?(?=on the field\b)/g, " while $1 is "],
  // Who is meant: the opponent that was spoken of.
  [
    /\bthey (?:(?=cannot (?:target|Special Summon|Normal Summon)\b)(?<=\b[Yy]our opponent cannot [^.:;]*, also they )|(?=cannot (?:target|declare an attack)\b)(?<=\b[Yy]our opponent controls [^.:;]*, they ))/g,
    "your opponent ",
  ],
  [
    /\btheir (?=(?:turn|GY|field)\b)(?<=\b(?:your opponent cannot [^.:;]* until the end of|your opponent controls and 1 [^.;:]* in|your opponent's GY to) their )/g,
    "your opponent's ",
  ],
  [/\b(?<=[Tt]he Normal )and(?= Special Summons of\b)/g, "or"],
  // Of each of them by itself it is asked whether it is kept.
  [
    /\bis (less|higher|lower) than (or equal to )?that monster's(?=[.,;])(?<=\b(ATK|DEF|Level) is [^.,;]*)/g,
    "is $1 than $2that monster's $3",
  ],
  [
    /\b([Ii]f an? "[^"]*" (?:[A-Z]\w* )*(?:monster|Monster|Card))\(s\)( you control would be destroyed[^.:;]*, you can (?:banish this card from your GY|destroy this card)) instead of (?:destroying )?1 of those (?:"[^"]*" )?(?:monsters|cards)(?=\.)/g,
    "$1$2 instead",
  ],
  [/(?<=\b[Ii]f )"([^"]*)\(s\)"(?= you control would be\b)/g, 'a "$1"(s)'],
  [
    /\bDuring the turn this card was Normal Summoned, neither player (can [^.,;:]*?) while this card is face-up on the field(?=\.)/g,
    "Neither player $1 the turn this card is Normal Summoned",
  ],
  [/\b(monsters [^.,;:]*?)( cannot [^.,;:]*), unless they are (linked)(?=\.)/g, "$1 that are not $3$2"],
  [
    /\bBanish, face-down, (from your hand and\/or face-up field), (\d monsters that cannot be Normal Summoned)(?=;)/g,
    "Banish $2/Set $1, face-down",
  ],
  [
    /\bIf you activated this effect, (?:you (?=cannot\b)|skip\b)/g,
    (found) => (found.endsWith("skip") ? "Skip" : "You "),
  ],
  [
    /\bWhen ((?:[A-Z]\w+ or )?[A-Z]\w+ Summoned), (?=neither player can activate\b|[^.:;]* (?:cannot be activated\.|cannot activate\b))/g,
    "When this card is $1, ",
  ],
  [
    /\b((?:Spell\/Trap C|c)ards|monsters|Spells\/Traps) that are (Set|face-up|face-down) (?=on the field\b)/g,
    "$2 $1 ",
  ],
  [/ \/ (?=You\b)/g, "\n"],
  // When it can be Summoned is said by what has to be so.
  [
    /\b(Cannot be Normal(?: or (?:Special|Flip))? Summoned),? if you (control|have) (?:an?|any) ((?:[^.,;:]* )?)(card|monster|Spell|Trap|Spells?\/Trap)s?( in your GY)?(?=\.)/g,
    (_, ban, hold, kind, what = "", place = "") =>
      `${ban} unless you ${hold} no ${kind}${what.replace("Spell/", "Spells/")}s${place}`,
  ],
  // As long as its card is there.
  // Either of the two is said of as much as the other.
  [
    /(?<=^|[.)\n] ?|\b[Tt]his turn, )((?:Your )?"[^"]*" [^.,;:"]*|[^,.;:"\n)]* monsters you control), and ([^,.;:]* you control[^.,;:]*), (can(?:not)? [^.,;:]*)(?=\.)/g,
    "$1 $3, also $2 $3",
  ],
  [
    /("[^"]*") and (?="[^"]*" (?:(?:Xyz|Fusion|Synchro|Link|Ritual) Monsters|monsters|cards) (?:you control|in your GY)\b)(?<=(?:^|\.|\)|\n|\ball(?: [A-Z]+)?) ?"[^"]*" and )/g,
    "$1 or ",
  ],
  [/\b(?<=\btarget "[^"]*" you control with card effects, also )it (?=cannot be destroyed\b)/g, "they "],
];
