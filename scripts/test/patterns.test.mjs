import { createContext, Script } from "node:vm";
import { analyse } from "scslre";
import { describe, expect, it } from "vitest";
import { EVERYWHERE } from "../../packages/text/dist/fold.js";
import { read } from "../../packages/text/dist/index.js";
import { OCG_FOLDS } from "../../packages/text/dist/ocg/folds/order.js";
import { RUSH_FOLDS } from "../../packages/text/dist/rush/folds.js";
import { attacksOn, patternsOfSource, processorTime } from "../lib/patterns.mjs";

/** These read the templates and folds of the grammar itself, and the names of files that come with the page. */
const OWN =
  /^(?:packages\/text\/src\/(?:template|literal|grammar)|apps\/web\/src\/(?:scenarios|table\/decks))\.ts/;
const CARD_TEXTS = "packages/text/";
/** Texts of cards that are longer are not read. */
const LONGEST = 3000;
/** What else comes from outside may be longer. */
const LONGER = 20_000;
/** Milliseconds that no attack on one pattern may take: a linear search of such texts takes less than one. */
const MOST = 50;

const folds = [...EVERYWHERE, ...OCG_FOLDS, ...RUSH_FOLDS].map(([{ source, flags }], number) => ({
  where: `${CARD_TEXTS} fold ${number}`,
  source,
  flags,
}));
const patterns = [
  ...new Map(
    [...folds, ...patternsOfSource()]
      .filter(({ where }) => !OWN.test(where))
      .map((one) => [`/${one.source}/${one.flags}`, one]),
  ).values(),
];

/** The least of a few measurements: others use the processor, too. */
function leastTime(act, limit) {
  let least = Number.POSITIVE_INFINITY;
  for (let times = 0; times < 3 && least > limit; times++) least = Math.min(least, act());
  return least;
}

const call = new Script("act()");
const context = createContext({});

/** Measures something that may never end, and is stopped then. */
const stoppable = (act) => () => {
  context.act = act;
  return processorTime(() => {
    try {
      call.runInContext(context, { timeout: 10 * MOST });
    } catch (error) {
      if (error.code !== "ERR_SCRIPT_EXECUTION_TIMEOUT") throw error;
    }
  });
};

const toldOf = ({ type, exponential, character }) =>
  `${type}${exponential ? ", exponential" : ""}, of ${character.literal.source}`;

/** What is wrong with a pattern. */
function faultsOf({ source, flags }) {
  return analyse({ source, flags }).reports.map(toldOf);
}

/** The text of about a length, by default the longest that is read by the pattern, that takes too long. */
function slowTextOf({ where, source, flags }, length = where.startsWith(CARD_TEXTS) ? LONGEST : LONGER) {
  const pattern = new RegExp(source, flags.replace("y", ""));
  return attacksOn({ source, flags }, length).find((text) => {
    const search = stoppable(() => text.search(pattern));
    return leastTime(search, MOST) > MOST;
  });
}

describe("patterns", () => {
  it("takes no longer than a text is long, as far as can be seen from the pattern", () => {
    const found = patterns.flatMap((pattern) =>
      faultsOf(pattern).map((fault) => `${pattern.where} ${fault} ${pattern.source}`),
    );
    expect(found).toEqual([]);
  });

  it("is not slow for any text that repeats a part of what it looks for", () => {
    // Once more when all have been tried: a busy machine slows several measurements in a row.
    const found = patterns
      .filter((pattern) => slowTextOf(pattern) !== undefined)
      .flatMap((pattern) => {
        const text = slowTextOf(pattern);
        return text === undefined ? [] : [`${pattern.where} ${pattern.source}: ${text.slice(0, 200)}`];
      });
    expect(found).toEqual([]);
  }, 120_000);

  it("finds what is slow", () => {
    const exponential = { source: '(?<=x )b[^.\\n]*(?:"[^"\\n]*"[^.\\n]*)*\\.', flags: "g" };
    expect(faultsOf(exponential).some((fault) => fault.includes("exponential"))).toBe(true);
    expect(slowTextOf(exponential, LONGEST)).toBeDefined();
    expect(faultsOf({ source: "^\\s+|\\s+$", flags: "g" })).not.toEqual([]);
    const twoLetters = { source: "(?:ab|ba|abab)*c", flags: "" };
    expect(slowTextOf(twoLetters, LONGEST)).toBeDefined();
    const cubic = { source: "\\bif [^.]* then [^.]* also [^.]*!", flags: "g" };
    expect(slowTextOf(cubic, LONGEST)).toBeDefined();
  });
});

const PIECES = [
  ...[
    '"a" ',
    '"a", ',
    '"a" or "b" ',
    '" ',
    '""',
    '"a b""',
    " ",
    "\t",
    "\n",
    "\n\n",
    "(",
    "(a) ",
    "() ",
    "[",
    "● a\n",
    "● ",
  ],
  ...[
    ". ",
    "a. ",
    "A. ",
    ", ",
    "; ",
    ": ",
    "1 ",
    "1 card ",
    "a ",
    "-",
    "'s ",
    "If ",
    "non-",
    "‹",
    "\u200b",
    "“",
    "\u0000",
    "日",
  ],
  ...[
    "1 monster or ",
    "you control and ",
    "and if you do, ",
    "Destroy 1 card, then ",
    "the effect of the effect of ",
  ],
  ...'this card|that monster|you can apply this effect.\n● |You can only use each effect of "a".\n● FLIP: '.split(
    "|",
  ),
];

describe("reading of a text", () => {
  it.each(["ocg", "rush", "duel-masters"])("%s: takes hardly more for twice the length", (game) => {
    const isSlow = (piece) => {
      const of = (length) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
      const time = (text) => leastTime(() => processorTime(() => read(text, { game })), MOST);
      const [half, whole] = [time(of(LONGEST / 2)), time(of(LONGEST))];
      return whole > MOST && (whole > 3 * half || whole > 1000);
    };
    expect(PIECES.filter(isSlow).filter(isSlow)).toEqual([]);
  });

  it("refuses what is longer than any text", () => {
    const { unread } = read("Draw 1 card. ".repeat(300), { game: "ocg" });
    expect(unread).toMatchObject([{ start: 0, end: 3900, fault: "too-long" }]);
    const time = processorTime(() => read('"a" '.repeat(1_000_000), { game: "ocg" }));
    expect(time).toBeLessThan(1000);
  });
});
