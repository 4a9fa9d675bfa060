/**
 * Texts from before Problem-Solving Card Text (2011) say condition, cost and target without colon and semicolon:
 * "When …, you can discard 1 card to select and destroy 1 monster." They are given the marks that say the same today.
 * Where they leave open whether a card is targeted, or whether anything is activated, they stay as they are: unread.
 */
import { lookup } from "@chainwright/card-ir";

/** Words that stand for others. */
export interface Edit {
  readonly at: number;
  readonly length: number;
  readonly words: string;
}

const oneOf = (...words: readonly string[]): string => `(?:${words.join("|")})`;

/** What costs are said with. */
const PAYING = oneOf(
  ...["discard", "send", "Tribute", "pay", "return", "shuffle", "reveal", "banish", "detach", "remove"],
);

/** What effects do. */
const DOING = oneOf(
  ...["add", "banish", "change", "decrease", "destroy", "discard", "double", "draw", "end", "equip"],
  ...["gain", "give", "halve", "have", "increase", "inflict", "look", "make", "negate", "place", "reduce"],
  ...["return", "reveal", "select", "send", "Set", "shuffle", "skip", "Special Summon", "switch", "take"],
  ...["remove", "toss", "Tribute"],
);

/** Words that begin with a capital letter inside a sentence, too. */
const KEEPS_CAPITAL = /^(?:Special|Set|Tribute|Spell|Trap)\b/;

const PLAYERS = oneOf("your opponent", "each player", "both players");

const CLAUSE_STARTS = new RegExp(`,? (?:and if you do|and|then|but|also),? (?=${DOING}\\b)`);

/** Steps that choose none of the cards that all players see: whether that would be a target, old texts leave open. */
const CHOOSING_NONE = new RegExp(
  `^${oneOf(
    "all face-up [^,]* (?:gain|lose) \\d",
    "(?:draw|gain|inflict|discard|toss a coin and|look at (?:all|your opponent's|1 (?:random )?card in your opponent's hand)|negate (?:the|that|its)|end the|take \\d+ damage|skip)\\b",
    `(?:${PLAYERS}|you|it|they|this card|the targeted \\w+|that target)(?:'s?)? (?!cannot\\b)`,
    "(?:add|banish|change|destroy|equip|return|send|Special Summon|shuffle|Set|have|make|place|increase|decrease|reduce|double|halve) " +
      "(?:all|it|its|them|this|that|those|the(?! [^.]* of \\d))\\b",
    "take control of (?:all|it|them|that|those|the\\b[^.]* with the (?:highest|lowest))\\b",
    "your opponent cannot declare an attack during your opponent's next turn$",
    '(?:add|banish|Special Summon|send|Set|place|reveal|equip|shuffle) (?:(?!\\bGY\\b)(?:[^,]|, except "[^"]*",))*?' +
      " from (?:your|their|your opponent's) (?:hand|(?:Extra )?Deck)\\b",
    'Special Summon \\d "[^"]*Tokens?"',
    "place \\d [^,]*Counters? on (?:it|this card|the attacking monster)(?: \\(max\\. \\d+\\))?$",
    "remove (?:all|\\d) [^,]*Counters? from (?:it|this card)$",
    "have an? [^,]* used this card as material (?:gain|lose)\\b",
    "send 1 random card (?:in|from) your opponent's hand\\b",
    "(?:add|banish|destroy|return|send) (?:cards|monsters|Spells|Traps)\\b.*, (?:up|equal) to the number of ",
  )}`,
  "i",
);

const choosesNone = (words: string): boolean =>
  !/ instead\b/.test(words) && words.split(CLAUSE_STARTS).every((clause) => CHOOSING_NONE.test(clause));

/** What starts a trigger effect: that something has happened. */
const HAPPENING = new RegExp(
  `^(?:Once per turn, |While this card is equipped to a monster by this effect, |At the end of the (?:Battle Phase|Damage Step), (?=if this card (?:battled|attacked)))?(?:[Ww]hen|[Ii]f) (?!.* would |.*, by |you Ritual Summon\\b|.* of your .* are banished\\b)${oneOf(
    "(?=.* (?:is|are) (?:\\w+ or )?(?:destroyed|sent|(?:\\w+ )?Summoned|banished|returned|Tributed|discarded|flipped)\\b)",
    "(?=this card is added\\b)",
    "(?=you draw\\b)",
    "(?=.* (?:inflicts|destroys|declares|leaves|Summons?|negates?)\\b|this card (?:battled|attacked)\\b)",
    "(?=a Chain of .* resolves)",
    "(?=.* takes? (?:battle |effect )?damage\\b)",
    "(?=.*\\bbattle position\\b.* is changed\\b|.* is changed to (?:face-up )?(?:Attack|Defense) Position$)",
    "(?=.* (?:is|are) (?:targeted for an attack|selected as an attack target)\\b)",
  )}`,
);

/** When something can be activated by hand, or in a phase. */
const TIME =
  /^(?:As Chain Link .*|(?:Once|Twice) per turn|During the Battle Phase|(?:Once per turn, )?[Dd]uring your (?:Main|Draw|Standby|End) Phase|(?:Once per turn, )?[Dd]uring your opponent's Standby Phase|Once per turn, if .*|(?:If this card was [^,]*, )?(?:[Aa]t the end of the (?:Battle Phase|Damage Step)|[Aa]fter damage calculation), if .*|(?:Once per turn, )?[Dd]uring your (?:opponent's )?(?:Standby|End) Phase, if [^,]*)$/;

/** What has to be so for what a player then pays; not for how a card may be Summoned. */
const OWNING = new RegExp(`^If you (?:have|control) [^,]*, you can ${PAYING}\\b`);

/** Cards that all players see, of which some are chosen. */
const SEEN =
  '(?:\\d|up to \\d|any number of|another|an?)\\b(?:(?!\\b(?:hand|Deck)\\b|, (?!except (?:"|this card)|or [A-Z]|[A-Z][\\w-]*,? or )|\\band\\b(?!\\/or)|\\bto (?:its|their) owner)[^.])*?';

const PICKED = "(look at|destroy|banish|take control of|Special Summon|add|return|shuffle|change|equip|Set)";

/** Without "select" the place has to be said. */
const IN_PLACE = `${SEEN}(?:on the field|controls?|GY|in your opponent's Spell & Trap Zone)\\b(?: in this card's column)?(?:, except "[^"]*")?|\\d (?:face-(?:up|down)|Set) (?:[A-Z][\\w-]* |"[^"]*" )*(?:cards?|monsters?|Spells?|Traps?|Spells?\\/Traps?)(?=$| and )`;

/**
 * Marks of Problem-Solving Card Text. Where a text bears one, a card that is not called a target is none.
 * So is the Graveyard where it is called GY, and how often a card is activated by its name. Colons stand in names as well, after "FLIP", in lists ("● Heads: …") and before them.
 */
const MARKS =
  /\bGYs?\b|\bapply (?:1 of )?(?:(?:these|this|the following) effect|the result\b)|\bYou can only activate 1 {2}per turn\b|;|:(?! *[\n●])(?<!(?:\bFLIP|●[^.:;\n]*):)|\btarget (?=\d|an? |another |any |up to |all |each |both |that )/i;

export const isModern = (text: string): boolean => MARKS.test(text.replace(/"[^"]*"/g, ""));

const WHERE_TO = `(| into ${oneOf("your", "its owner's", "their owners'", "the")} Deck| to ${oneOf("your", "its owner's", "their owners'", "the")} hand| to ${oneOf("your", "its owner's", "their owners'", "the")} GY| to the top of ${oneOf("your", "the")} Deck| (?:in|to) (?:face-up )?(?:Attack|Defense) Position)`;
const HOW_LONG = "(?:,? until [^.,]*)?";
const SELECT_AND = new RegExp(`^select and ${PICKED} (${SEEN})(${WHERE_TO}${HOW_LONG})$`, "i");
/** How many it is to be is reckoned as it is done: "a number of" them are no targets. */
const AT_ONCE = new RegExp(`^${PICKED} (?!a number of )(${IN_PLACE})(${WHERE_TO}${HOW_LONG})$`, "i");
const TURNED = new RegExp(`^change the battle position of (${IN_PLACE})$`, "i");
const LENT = new RegExp(`^(?:have )?(${IN_PLACE}) (gain|lose)s? (\\d+ (?:ATK|DEF|ATK and DEF)${HOW_LONG})$`);
/** One of each of two kinds. */
const BOTH = new RegExp(
  "^(?:select and )?(destroy|banish|return) (\\d (?:(?!\\band\\b)[^.,])*?) and (\\d [^.,]*?(?:on the field|controls?|GY)\\b)" +
    `(${WHERE_TO})$`,
  "i",
);
const STRUCK = new RegExp(
  `^${PICKED} (${IN_PLACE})(${WHERE_TO}),? (and (?:it|its|inflict|draw|gain|halve its|double its)\\b.*)$`,
  "i",
);
const CHANGED = new RegExp(
  `^(increase|decrease|reduce|double|halve) the (ATK|DEF|Level|ATK and DEF) of (${IN_PLACE})(| by \\d+),?(| until [^.,]*)$`,
  "i",
);

const lower = (word: string): string => (KEEPS_CAPITAL.test(word) ? word : word.toLowerCase());

/** What is done to a card that all players see, whether "select" is said or not: the card is targeted. */
function aimed(words: string, target: string, modern: boolean): string | undefined {
  for (const pattern of modern ? [SELECT_AND] : [SELECT_AND, AT_ONCE]) {
    const [, verb = "", what = "", rest = ""] = pattern.exec(words) ?? [];
    if (verb !== "")
      return `${target} ${what}; ${lower(verb)} ${/^(?:1|an?(?! number\b)|another)\b/.test(what) ? "it" : "them"}${rest}`;
  }
  const [, verb = "", stat = "", what = "", by = "", until = ""] = CHANGED.exec(words) ?? [];
  if (verb !== "" && what.startsWith("1 ") && !modern)
    return `${target} ${what}; ${lower(verb)} its ${stat}${by}${until}`;
  if (modern) return;
  const [, undo = "", one, other, where = ""] = BOTH.exec(words) ?? [];
  if (one !== undefined) return `${target} ${one} and ${other}; ${lower(undo)} them${where}`;
  const turned = TURNED.exec(words)?.[1];
  if (turned?.startsWith("1 ")) return `${target} ${turned}; change its battle position`;
  const [, lent, gain, points] = LENT.exec(words) ?? [];
  if (lent?.startsWith("1 ")) return `${target} ${lent}; it ${gain}s ${points}`;
  const [, strike = "", struck, whereTo = "", , besides] = STRUCK.exec(words) ?? [];
  if (struck?.startsWith("1 ")) return `${target} ${struck}; ${lower(strike)} it${whereTo} ${besides}`;
  return;
}

const THEN_DONE = new RegExp(
  `^(select) (${SEEN})(,? and |, then | to |, (?=\\w+ it, and ))(?=${DOING}\\b)(.*)$`,
  "i",
);

/** What "select", or what is done to a card, says at `at`: the target, then what is done to it. */
function selecting(words: string, at: number, target: string, modern: boolean): readonly Edit[] | undefined {
  const whole = aimed(words, target, modern);
  if (whole !== undefined) return [{ at, length: words.length, words: whole }];
  const done = THEN_DONE.exec(words);
  if (!done) return;
  const [, select = "", what = "", between = "", rest = ""] = done;
  if (!choosesNone(rest)) return;
  return [
    { at, length: select.length, words: target },
    { at: at + select.length + 1 + what.length, length: between.length, words: "; " },
  ];
}

const PAID_FOR = new RegExp(
  `^(?:declare 1 \\w+ and )?${PAYING}\\b.*?(,? to |, then (?=select\\b))(?=${DOING}\\b)`,
  "i",
);

const PAID_AND = new RegExp(`^${PAYING}\\b[^.:;]*?( and )select\\b`, "i");

/** What is done, with what is paid and targeted for it; `undefined` where that is not clear. */
function doing(words: string, at: number, modern: boolean, capital = false): readonly Edit[] | undefined {
  const start = capital ? [{ at, length: 1, words: words.charAt(0).toUpperCase() }] : [];
  const and = PAID_AND.exec(words);
  const besides = and && and[0].length - " and select".length;
  const aims = besides && selecting(words.slice(besides + 5), at + besides + 5, "target", modern);
  if (aims) return [...start, { at: at + besides, length: 5, words: ", then " }, ...aims];
  const paid = PAID_FOR.exec(words);
  if (!paid)
    return (
      selecting(words, at, capital ? "Target" : "target", modern) ?? (choosesNone(words) ? start : undefined)
    );
  const purpose = words.slice(paid[0].length);
  const after = at + paid[0].length;
  const selected = selecting(purpose, after, "target", modern);
  const between = (paid[1] as string).length;
  if (selected) return [...start, { at: after - between, length: between, words: ", then " }, ...selected];
  return choosesNone(purpose) ? [...start, { at: after - between, length: between, words: "; " }] : undefined;
}

const PLAIN = new RegExp(`^(?:${PAYING}|select)\\b`, "i");

/**
 * "Each time a monster is destroyed, …": it starts a chain, as the cards' rulings have it. Not what is done as cards are activated, Summoned
 * by a player or sent to the GY: that is carried out at once.
 */
const EACH_TIME =
  /^Each time (?=[^,]*\b(?:is destroyed|destroys|inflicts battle damage|is discarded|is returned|is Special Summoned from|is Flip Summoned|is sent from your Deck)\b)([^,]*?), (you can )?(?!place \d)/;

const HAPPENS = new RegExp(
  `^((?:(?:Once|Twice) per turn, when|While this card is equipped to a monster by this effect, if|At the end of the (?:Battle Phase|Damage Step), if|When|If) .*?), (?=(?:${DOING}|${PLAYERS}|all face-up|\\d face-up|they discard|you (?:draw|gain|lose|take)|(?:it|this card) (?:gains(?! this effect)|loses|is changed)|(?<=^When .*)this card's)\\b)`,
);

/** "When that monster is destroyed, destroy this card": two cards are bound to each other, and nothing is activated. */
const BOUND =
  /(?<!^(?:When|If) (?:this card is [\w, ]*Summoned|this (?:[\w-]+ )*card is targeted for an attack))(?: leaves the field, (?!(?:gain|draw|inflict|take|you)\b)|, (?:destroy|banish|shuffle) (?!all\b|\d |this card into\b))/;

/** Not what is done in a sentence that goes on with what is done then: "Banish …, then Special Summon …". */
const PAID =
  /^(?:\([^()]*\) )?(?:Discard|Tribute|Pay|Reveal|Banish|Send|Return)\b(?:(?!, (?:then|also|but|and if you do)\b)[^.:;()])*\. /;
const SELECTED = new RegExp(
  `(?<=^|[.:,] |you can |\\n(?:● )?| and | to )[Ss]elect ${SEEN}(?: and ${SEEN})?\\. `,
  "g",
);

/** Where "target" stands after what is paid for it: "discard 1 card and target", "discard 1 card to target". */
const PAID_TARGET = new RegExp(`^(?:declare 1 \\w+ and )?${PAYING}\\b[^.:;]*?(,? to | and )target `);

/** "By Tributing 1 monster, draw 1 card": its player may. */
const BY_PAYING = /^By ([a-z]+)ing (?!.*:)/i;
const PAYING_OF: Readonly<Record<string, string>> = {
  ...{ tribut: "Tribute", discard: "discard", send: "send", pay: "pay", remov: "remove", banish: "banish" },
};

function paidBy(words: string, at: number, stem: string, length: number, modern: boolean): readonly Edit[] {
  const verb = lookup(PAYING_OF, stem.toLowerCase());
  const comma = words.search(/, (?!except )/);
  if (verb === undefined || comma < 0) return [];
  const purpose = words.slice(comma + 2);
  const start = { at, length: length - 1, words: `You can ${verb}` };
  const aims = selecting(purpose, at + comma + 2, "target", modern);
  if (aims) return [start, { at: at + comma, length: 1, words: ", then" }, ...aims];
  return choosesNone(purpose) ? [start, { at: at + comma, length: 1, words: ";" }] : [];
}

/** One sentence without its full stop. */
function inSentence(words: string, at: number, modern: boolean): readonly Edit[] {
  if (words.includes(";")) return words.includes(":") ? [] : beforeTarget(words, at);
  const each = modern ? null : EACH_TIME.exec(words);
  if (each) {
    const [all, condition = "", can] = each;
    const said = doing(words.slice(all.length), at + all.length, modern, can === undefined);
    const before = "Each time ".length + condition.length;
    const comma = { at: at + before, length: all.length - before, words: can ? ": You can " : ": " };
    return said ? [{ at, length: "Each time".length, words: "If" }, comma, ...said] : [];
  }
  const can = /^(.*?), you can /.exec(words);
  if (can) {
    const [before, condition = ""] = can;
    const known = HAPPENING.test(condition) || TIME.test(condition) || OWNING.test(words);
    if (condition.includes(":") || !known) return [];
    const said = doing(words.slice(before.length), at + before.length, modern);
    return said ? [{ at: at + condition.length, length: 3, words: ": Y" }, ...said] : [];
  }
  const chosen = /^(.*?), (?=select\b)/.exec(words);
  if (chosen && !modern && TIME.test(chosen[1] as string)) {
    const [before, condition = ""] = chosen;
    const may = condition === "Once per turn";
    const said = doing(words.slice(before.length), at + before.length, modern, !may);
    return said ? [{ at: at + condition.length, length: 2, words: may ? ": You can " : ": " }, ...said] : [];
  }
  const free = /^(?:[^:;]*: )?You can /.exec(words)?.[0].length;
  if (free !== undefined) return doing(words.slice(free), at + free, modern) ?? [];
  const asked = /^[^:;]*: (?=[A-Z])/.exec(words)?.[0].length;
  if (asked !== undefined && (!modern || words.startsWith("Select", asked)))
    return doing(words.slice(asked), at + asked, modern, true) ?? [];
  const [by, paying = ""] = BY_PAYING.exec(words) ?? [];
  if (by !== undefined) return paidBy(words, at, paying, by.length, modern);
  if (PLAIN.test(words) || (at === 0 && !modern && (AT_ONCE.test(words) || CHANGED.test(words))))
    return doing(words, at, modern, true) ?? [];
  const [before = "", condition = ""] = HAPPENS.exec(words) ?? [];
  if (condition.includes(":") || !HAPPENING.test(condition) || BOUND.test(words)) return [];
  const said = doing(words.slice(before.length), at + before.length, modern, true);
  return said ? [{ at: at + condition.length, length: 2, words: ": " }, ...said] : [];
}

const PAID_ALREADY = new RegExp(`^(.*?), (you can )(?=${PAYING}\\b[^.:;]*; )`);

/** A sentence whose target is known: what stands before it. */
function beforeTarget(words: string, at: number): readonly Edit[] {
  // "Once per turn, if you control no other cards, you can target …": all of it is when.
  const all = /^(.*?), (you can )(?=.*\btarget )/.exec(words);
  const can =
    all && (HAPPENING.test(all[1] as string) || TIME.test(all[1] as string))
      ? all
      : (/^((?:Once per turn, during your opponent's \w+ Phase|.*?)), (you can )?(?=.*\btarget )/.exec(
          words,
        ) ?? PAID_ALREADY.exec(words));
  const edits: Edit[] = [];
  let start = 0;
  if (can && (HAPPENING.test(can[1] as string) || TIME.test(can[1] as string))) {
    const comma = at + (can[1] as string).length;
    edits.push(
      can[2]
        ? { at: comma, length: 3, words: ": Y" }
        : { at: comma, length: 3, words: `: ${words.charAt(can[0].length).toUpperCase()}` },
    );
    start = can[0].length;
  } else if (words.startsWith("You can ")) start = 8;
  const paid = PAID_TARGET.exec(words.slice(start));
  if (paid) {
    const between = paid[1] as string;
    edits.push({
      at: at + start + paid[0].length - between.length - 7,
      length: between.length,
      words: ", then ",
    });
  }
  return edits;
}

/** Words that a sentence goes on with, and that stay as they are inside it. */
const GOES_ON = new RegExp(
  `^(?:(?:(?:during )?this turn|until [^.,]*), )?(?:${DOING}|neither player can|it|that|those|they|the targeted|its|all|your opponent|you (?:draw|gain|take)|the \\w+ of the targeted|(?:if|when|each time) (?:it|that monster|the targeted monster))\\b`,
  "i",
);

/** What has to be so stood in a sentence of its own: "Activate only when …" */
const ONLY =
  /(?:\b(?:Activate(?: this card)? only|(?:You can only activate this card|This card can only be activated)(?: only)?)|^You can activate this card) (when|if|while|during) [^.:;]*\. (?=[A-Z])/g;
/** How things are is no event: "when your LP are lower", "when there are 3 cards". */
const BEING =
  /^[^.]* when (?:(?:your|your opponent's) LP (?:is|are)|there (?:is|are)|you (?:control|have)|your opponent (?:controls|has)) /;
/** What holds by itself: nothing is done when the card is activated. */
const HOLDS = /^(?:While [^,]*, you take\b|Trap Cards, and their effects on the field, cannot\b)/;

/** What happens to all of a kind, at once. */
const DONE =
  /^(?:(?:All|Any|Each|The (?:ATK|DEF|Level)s? of all|(?:[A-Z]\w+ )+[Mm]onsters) [^.]*? (?:is|are) (?:changed|destroyed|returned|sent|banished)\b|The (?:ATK|DEF|Level)s? of all [^.]* becomes? \d)/;

/** "Activate only when …": now it stands before a colon. */
export function ownSentences(text: string): readonly Edit[] {
  const edits: Edit[] = [];
  for (const { index, 0: found, 1: word = "" } of text.matchAll(ONLY)) {
    const next = /^[^.]*/.exec(text.slice(index + found.length))?.[0] as string;
    if (/ (?:if|while) /.test(found) && HOLDS.test(next)) {
      const start = found.search(/ (?:if|while) /) + 1;
      edits.push({ at: index, length: start + (/^while/.test(found.slice(start)) ? 5 : 2), words: "If" });
      edits.push({ at: index + found.length - 2, length: 1, words: ": Activate this card." });
      continue;
    }
    if (
      !choosesNone(next) &&
      !PLAIN.test(next) &&
      !AT_ONCE.test(next) &&
      !(/ (?:when|during) /.test(found) && DONE.test(next))
    )
      continue;
    // "Activate only if …. You can target 1 card; …": that is another effect, of a card that stays.
    if (/^You can .*;/.test(next)) continue;
    const start = found.indexOf(` ${word} `) + 1;
    const state = BEING.test(found);
    edits.push({
      at: index,
      length: start + (state ? word.length : 1),
      words: state ? "If" : word.charAt(0).toUpperCase(),
    });
    edits.push({ at: index + found.length - 2, length: 1, words: ":" });
  }
  return edits;
}

/** What an effect becomes stands in quotes, as names do: in brackets of another kind, as a part of its sentence. */
export function quotedEffects(text: string): readonly Edit[] {
  const edits: Edit[] = [];
  for (const { index, 0: found, 1: before = "", 2: first = "" } of text.matchAll(QUOTED)) {
    const small = TERM.test(found.slice(before.length + 1)) ? first : first.toLowerCase();
    edits.push({ at: index + before.length, length: 2, words: `‹${small}` });
    edits.push({ at: index + found.length - 1, length: 1, words: "›" });
  }
  return edits;
}

const QUOTED = /(\beffect becomes? )"([A-Za-z])[^\n]+?"(?=[.,;]|$)/g;
/** Words with a capital letter wherever they stand. */
const TERM = /^(?:Special|Normal|Tribute|Fusion|Ritual|Synchro|Xyz|Link|Pendulum|Set)\b/;

/** What is paid, or which card is targeted, stood in a sentence of its own: now a semicolon is between it and what is done. */
export function joinedSentences(text: string): readonly Edit[] {
  const edits: Edit[] = [];
  const join = (at: number): boolean => {
    const next = text.slice(at + 2);
    if (!GOES_ON.test(next) || / instead\b/.test(/^[^.]*/.exec(next)?.[0] as string)) return false;
    edits.push({ at, length: 1, words: ";" });
    if (!KEEPS_CAPITAL.test(next)) edits.push({ at: at + 2, length: 1, words: next.charAt(0).toLowerCase() });
    return true;
  };
  const paid = PAID.exec(text);
  // "Pay 500 LP to select 1 monster.": the target is joined below.
  if (paid && !new RegExp(` select ${SEEN}\\. $`).test(paid[0])) {
    const at = paid[0].length - 2;
    if (/^Select\b/.test(text.slice(at + 2))) edits.push({ at, length: 2, words: ", then " });
    else join(at);
  }
  const afterPayment = edits.length;
  for (const found of text.matchAll(SELECTED)) {
    const at = found.index + found[0].length - 2;
    const count = edits.length;
    if (!join(at)) continue;
    const first =
      found[0].startsWith("S") && !(paid && afterPayment === count && found.index === paid[0].length);
    edits.splice(count, 0, { at: found.index, length: 6, words: first ? "Target" : "target" });
  }
  return edits;
}

/** What is to be written otherwise in a text, in the order of the words. */
export function earlierWords(text: string, modern: boolean): readonly Edit[] {
  const edits: Edit[] = [];
  for (const found of text.matchAll(
    /(?<=^|\n(?:● )?|\.\)? |● While in \w+ Position: )((?:[^\n:()]|\((?:max\. |[^\n:;().])*\)|(?<!Position): (?=[A-Z]))+?)\.(?=\s|$)/g,
  ))
    edits.push(...inSentence(found[1] as string, found.index, modern));
  return edits;
}
