/**
 * Words and marks of a card text. Capital letters mean something in card texts ("Summon", "Effect Monster"),
 * so they are compared; only the first word of a sentence is also tried in lower case.
 */
export interface Token {
  readonly kind: "word" | "number" | "name" | "mark";
  readonly text: string;
  /** What the grammar's literals are compared with; empty when the word may not stand here. */
  readonly key: string;
  /** Second form of the first word of a sentence. */
  readonly alt: string | undefined;
  /** Offsets into the normalised text. */
  readonly start: number;
  readonly end: number;
  /** No space before it. */
  readonly glued: boolean;
}

// A name may end with a word in quotes of its own: "Maxx "C"", with a space or nothing before them.
const TOKEN =
  /"(?:[^"\n]* )?"[^" \n][^"\n]*""|"[^"\n]*"|\[[A-Z][A-Z -]*\]|\(s\)|[Nn]on-(?=[A-Z"]|$)|'s\b|\d+|@a\b|[A-Za-z\u00c0-\u024f]+(?:-[A-Za-z0-9]+)*|\n|\S/gy;

/** Marks that always stand close to what is before them. */
const CLINGING = new Set([",", ".", ";", ":", "'s", "'", "(s)", ")", "\n"]);

export const clings = (text: string): boolean => CLINGING.has(text);

/** After these, the next word begins with a capital letter. */
const OPENERS = new Set([".", ":", "\n", "●"]);

export const opensSentence = (text: string): boolean => OPENERS.has(text);

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const kindOf = (text: string): Token["kind"] => {
  const first = text.charCodeAt(0);
  if (first === 0x22) return text.length > 1 ? "name" : "mark";
  if (first >= 0x30 && first <= 0x39) return "number";
  const small = first | 0x20;
  return (small >= 0x61 && small <= 0x7a) || (first >= 0xc0 && first <= 0x24f) ? "word" : "mark";
};

/** Cuts a piece of text at the words; `whole` is false for the literal parts of a grammar template. */
export function tokenise(text: string, whole = true): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  let opening = whole;
  while (at < text.length) {
    const spaced = text[at] === " ";
    if (spaced) {
      at++;
      continue;
    }
    TOKEN.lastIndex = at;
    if (!TOKEN.test(text)) break;
    const word = text.slice(at, TOKEN.lastIndex);
    const glued = at === 0 || text[at - 1] !== " ";
    const kind = kindOf(word);
    let key = word;
    let alt: string | undefined;
    if (opening && kind === "word") {
      alt = word.charAt(0).toLowerCase() + word.slice(1);
      // A sentence that begins with a small letter is no sentence.
      if (alt === word) {
        key = "";
        alt = undefined;
      }
    }
    tokens.push({ kind, text: word, key, alt, start: at, end: at + word.length, glued });
    // A sentence in parentheses ends with them.
    opening = whole && (opensSentence(word) || (word === ")" && tokens.at(-2)?.text === "."));
    at += word.length;
  }
  return tokens;
}

/** Several tokens as one: the words of a name. */
export function joinTokens(tokens: readonly Token[]): Token | undefined {
  const [first, ...others] = tokens;
  if (first === undefined || others.length === 0) return first;
  const text = tokens.map((token, i) => (i === 0 || token.glued ? token.text : ` ${token.text}`)).join("");
  return { ...first, text, key: text, alt: undefined, end: (others.at(-1) as Token).end };
}

// "S-Force", "R.B.", "/Assault Mode": letters that are said by their names, and a mark that is not said.
const AN_BEFORE = /^"?(?:[@aeiouAEIOU8]|Xyz|honest|hour|[RSX][-.]|\/A)/;
const A_BEFORE = /^"?(?:[Uu]ni|[Uu]se|[Uu]til|[Uu]top|U\.|[Ee]u|[Oo]ne\b|1)/;

/** "a" or "an", by the word that follows. */
export const articleBefore = (next: string): "a" | "an" =>
  AN_BEFORE.test(next) && !A_BEFORE.test(next) ? "an" : "a";
