import type { Fold } from "../fold.ts";

/** Words up to a full stop, but for those in names. */
const SAID = '(?:[^.\\n"]|"[^"\\n]*")*';

/** Under which condition a card, or what monster, gains effects. */
const GAINING = `(^|[.)\\n] ?)((?:If|While) ${SAID},(?: it| this(?: face-up)? card)|An? ${SAID}\\busing this card${SAID})`;
const OWN = / this(?: face-up)? card$/;

/** Each of the effects in lines of their own, and each of the sentences of a line, with the words that say who gains it. */
const gainedEach = (gaining: string, listed: string): string =>
  listed
    .split(/[ \n]● /)
    .slice(1)
    .flatMap(
      (line) => line.match(new RegExp(`${SAID}\\.(?: You can only use this effect${SAID}\\.)?`, "g")) ?? [],
    )
    .map((effect) => `${gaining} gains this effect: ${effect.trim()}`)
    .join("\n");

/** Effects that are applied for a time, as what holds for that time. */
const heldFor = (time: string, listed: string): string => {
  const all = listed.split(/[ \n]● /).slice(1);
  const said = all.map((one) =>
    one
      .trim()
      .replace(/\.$/, "")
      .replace(/^(?:Non-|[A-Z][a-z]+(?= ))/, (word) => (LOWERED.has(word) ? word.toLowerCase() : word)),
  );
  return `${time}, ${said.join(", also ")}.`;
};

/** Words with which an effect of the list may begin, and that are small within a sentence; names keep their capital letters. */
const LOWERED: ReadonlySet<string> = new Set(
  "Non- All Any Cards Each It Monsters Neither That The This Those You Your".split(" "),
);

/** The "\n● " before an effect in a list of those that a limit is about, where no line could go on with the one before it. */
const EFFECT_LINE = String.raw`● (?:(?!\bwould\b)[^.:;\n])*(?:[:;]|would\b)[^\n]*`;
const LISTED_EFFECT = new RegExp(
  String.raw`\n● (?<=\bYou can only (?:use|activate) (?:(?:1|each) of the following effects|each effect) of "[^\n]*\.(?:\n${EFFECT_LINE}){0,9}\n● )(?<=\n(?=(?:${EFFECT_LINE}(?:\n|$))+(?:\[|$))● )`,
  "g",
);

/** What stands between words that speak of several effects and those effects, and lines of an effect each. */
export const MODE_WORDS: readonly Fold[] = [
  // Each line is an effect by itself, and begins like one: they are limited, not chosen from.
  [/(?<=\bYou can only use (?:1|each) of )these(?= effects of "[^\n]*\.\n● )/g, "the following"],
  [LISTED_EFFECT, " "],
  [
    /\b(?:the following effects|the following effect\(s\)|the following effect)(?=,? in sequence\b)/g,
    "these effects",
  ],
  [
    new RegExp(
      `(\\b[Aa](?:ctivate|pply) 1 of these effects)\\.( You must${SAID}\\.)? If (${SAID}?)(?: at this card's activation)?, you can (activate|apply) both effects (?:and resolve )?in sequence\\.`,
      "g",
    ),
    "$1, or if $3, you can $4 both effects in sequence.$2",
  ],
  [
    new RegExp(
      `(\\b[Aa]pply 1 of these effects)\\. Unless (${SAID}, your opponent chooses the effect\\.)`,
      "g",
    ),
    "$1, but unless $2",
  ],
  // How often, and what cannot be done about it, is said after them.
  [
    new RegExp(
      `(\\b[Aa](?:ctivate|pply) [^.\\n]*?\\beffects?\\b${SAID})\\. ((?:You can only (?:use|activate)|You must|Neither player can activate)${SAID}\\.)((?:\\n● [^\\n●]*)+)`,
      "g",
    ),
    "$1.$3 $2",
  ],
  // "Apply these effects until the end of this turn. ● A. ● B."
  [
    /\b([Aa])pply (?:this effect|these effects) (until [^.,;:●]*|for the rest of this turn|this turn)(?: \(even if this card leaves the field\))?\.((?:[ \n]● [^●\n.:;]*\.(?=\n|$| ●))+)/g,
    (_, first, time, listed) =>
      heldFor(first === "A" ? time.charAt(0).toUpperCase() + time.slice(1) : time, listed),
  ],
  // Several effects that are gained: the same is said of each of them. What limits them says so of the effect before it.
  [
    new RegExp(
      `${GAINING} gains? (?:these|the following) effects\\.((?:[ \\n]● (?:"[^"\\n]*"|[^●\\n"])*)+)`,
      "g",
    ),
    (_, before, gaining, listed) => before + gainedEach(gaining.replace(OWN, " it"), listed),
  ],
  // What a Trap is able to do as a monster, and what it does as an Equip Card: they are effects of its own.
  [
    /[ \n]● (?<=\bas an Effect Monster \([^()]*\) with the following effects?\b[^.●]*\.(?:[ \n]● [^●\n]*)+)/g,
    "\nWhile this card is in the Monster Zone, it gains this effect: ",
  ],
  [/[ \n]● (?<=\bequip this card [^.●]* with the following effects?\.(?:[ \n]● [^●\n]*)+)/g, "\n"],
  [
    / with the following effects?(?=[^.●]*\.\n(?:While this card is in the Monster Zone, it|(?!●)))(?<=\b(?:as an Effect Monster \(|equip this card )[^.]*)/g,
    "",
  ],
  // A line of its own, for one effect that is gained.
  [/[.:][ \n]● (?<=\bit gains this effect[.:][ \n]● )/g, ": "],
  // … or that may be applied: one sentence, so that it is clear what is done only then.
  [
    /(?<=\byou can apply )(?:this|the following) effect\.[ \n]● (?=(?:[^."\n]|"[^"\n]*")*\.(?:\n|$| You can only ))/g,
    "this effect: ",
  ],
];
