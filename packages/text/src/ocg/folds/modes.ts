import type { Fold } from "../../fold.ts";

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
  // What is done once is a sentence of its own: it would be a part of what is done each time.
  const isOnce = (one: string): boolean => /^during the End Phase of this turn, /i.test(one);
  const once = said.filter(isOnce).map((one) => ` ${one.charAt(0).toUpperCase()}${one.slice(1)}.`);
  return `${time}, ${said.filter((one) => !isOnce(one)).join(", also ")}.${once.join("")}`;
};

/** "● Add a card from the Deck to the hand.": one of the effects that an activation may include. */
const INCLUDED_VERBS: Readonly<Record<string, string>> = {
  "Add ": "adds ",
  "Banish ": "banishes ",
  "Send ": "sends ",
  "Special Summon ": "Special Summons ",
  "Special Summon from": "Special Summons a monster(s) from",
};

const asIncluded = (listed: string): string =>
  listed
    .split(/[ \n]● /)
    .slice(1)
    .map((one) =>
      one
        .trim()
        .replace(/\.$/, "")
        .replace(/^(?:Special Summon (?:from)?|Add |Send |Banish )/, (verb) => INCLUDED_VERBS[verb] ?? verb),
    )
    .join(", or an effect that ");

const THESE = "(?:this effect|these effects|the following effects?)";
const FOR_NOW = "for the rest of this (?:turn|Duel)|this turn";
const LINES = String.raw`((?:[ \n]● [^●\n.:;]*\.(?=\n|$| ●))+)`;

/** Words with which an effect of the list may begin, and that are small within a sentence; names keep their capital letters. */
const LOWERED: ReadonlySet<string> = new Set(
  "Non- All Any Cards Draw During Each It Monsters Neither That The This Those You Your".split(" "),
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
  // What an activation may include is listed after the effect that answers it.
  [
    new RegExp(
      `(?<=\\bthat includes )any of these effects((?: \\(Quick Effect\\))?: ${SAID}\\.)((?:[ \\n]● [^.\\n●]*\\.)+)`,
      "g",
    ),
    (_, effect, listed) => `an effect that ${asIncluded(listed)}${effect}`,
  ],
  // "Apply these effects until the end of this turn. ● A. ● B."
  [
    new RegExp(
      `\\b([Aa])pply ${THESE} (until [^.,;:●]*|${FOR_NOW})(?: \\(even if this card leaves the field\\))?\\.${LINES}`,
      "g",
    ),
    (_, first, time, listed) =>
      heldFor(first === "A" ? time.charAt(0).toUpperCase() + time.slice(1) : time, listed),
  ],
  [
    new RegExp(`\\b(${FOR_NOW}), apply ${THESE}\\.${LINES}`, "gi"),
    (_, time, listed) => heldFor(time, listed),
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
  // What has to be done comes before what may be done at the same time.
  [
    /\bApply these effects \(simultaneously\)\.[ \n]● (You can [^●\n.]*)\.[ \n]● ([^●\n.]*)(?=\.)/g,
    (_, may, must) => `${must}, also ${may.replace(/^Y/, "y")}`,
  ],
  // How long it is so is said of what was chosen, and what comes then goes on with it.
  [
    /\b(Choose 1 [^.,;:]*, and) until (the end of [^.,;:]*), (?:the first time (it would be destroyed by [^.,;:]*), (it is not destroyed)|(it [^.,;:]*))(?=\.)/g,
    (_, choose, time, destroyed, not, so) =>
      destroyed === undefined
        ? `${choose} ${so} until ${time}`
        : `${choose} the next time ${destroyed} until ${time}, ${not}`,
  ],
  [
    /(?:\. After choosing a (?:card|monster), then|(?<=\bwill become 0)\. You can also immediately|(?<=\bLP), then) (?:you can )?apply the following effect\.[ \n]+● (?=(?:[^."\n]|"[^"\n]*")*\.(?:\n|$))/g,
    ", then you can apply this effect: ",
  ],
  // … or that may be applied: one sentence, so that it is clear what is done only then.
  [
    /(?<=\byou can apply )(?:this|the following) effect\.[ \n]● (?=(?:[^."\n]|"[^"\n]*")*\.(?:\n|$| You can only ))/g,
    "this effect: ",
  ],
];
