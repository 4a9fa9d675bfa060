/**
 * Korean particles depend on how the word before them ends. Messages write both forms in brackets,
 * as in `“{card}”[을/를]`; `withParticles` keeps the one that fits.
 */

/** How a word ends when it is read aloud. */
export type Ending = "vowel" | "consonant" | "rieul" | "unknown";

const HANGUL_FIRST = 0xac00;
const HANGUL_LAST = 0xd7a3;
/** A syllable block is one of 28 finals; final 8 is ㄹ. */
const FINALS = 28;
const FINAL_RIEUL = 8;

/** 영 일 이 삼 사 오 육 칠 팔 구 */
const DIGITS: readonly Ending[] = [
  "consonant",
  "rieul",
  "vowel",
  "consonant",
  "vowel",
  "vowel",
  "consonant",
  "rieul",
  "rieul",
  "vowel",
];

/** Letters read by their names: 엘, 엠, 엔, 알; the names of all others end in a vowel. */
const LETTERS: Readonly<Record<string, Ending>> = { l: "rieul", m: "consonant", n: "consonant", r: "rieul" };

/**
 * English words as Korean writes them: 매직, 덱, 트랩, 드래곤, 배틀, 홀.
 * First match wins; words that match nothing end in a vowel (나이트, 워리어, 포스).
 */
const WORD_ENDINGS: readonly (readonly [RegExp, Ending])[] = [
  [/[^aeiou]le$/, "rieul"],
  [/[aeiou]le$|l$/, "rieul"],
  [/[aeiou][nm]e$|[nm]$|ng$/, "consonant"],
  [/(^|[^aeiou])[aeiou]([ptc]|ck|k)$|ic$/, "consonant"],
];

const isHangul = (code: number): boolean => code >= HANGUL_FIRST && code <= HANGUL_LAST;

/** How the word ends. Closing quotes, brackets and punctuation after it are not read. */
export function endingOf(word: string): Ending {
  const spoken = word.replace(/(?<![^\p{Letter}\p{Number}])[^\p{Letter}\p{Number}]+$/u, "");
  const last = spoken.at(-1);
  if (last === undefined) return "unknown";
  const code = last.charCodeAt(0);
  if (isHangul(code)) {
    const final = (code - HANGUL_FIRST) % FINALS;
    if (final === 0) return "vowel";
    return final === FINAL_RIEUL ? "rieul" : "consonant";
  }
  if (/[0-9]/.test(last)) return DIGITS[Number(last)] ?? "unknown";
  const latin = /(?<![A-Za-z])[A-Za-z]+$/.exec(spoken)?.[0];
  if (latin === undefined) return "unknown";
  // "B", "LP", "XYZ" are spelled out.
  if (latin === latin.toUpperCase()) return LETTERS[latin.slice(-1).toLowerCase()] ?? "vowel";
  const lower = latin.toLowerCase();
  return WORD_ENDINGS.find(([pattern]) => pattern.test(lower))?.[1] ?? "vowel";
}

const PARTICLES: Readonly<Record<string, readonly [afterConsonant: string, afterVowel: string]>> = {
  "은/는": ["은", "는"],
  "이/가": ["이", "가"],
  "을/를": ["을", "를"],
  "과/와": ["과", "와"],
  "으로/로": ["으로", "로"],
};

/** The form of a particle pair ("을/를", "으로/로") that follows the word; both where its sound is not known. */
export function particle(word: string, pair: string): string {
  const forms = PARTICLES[pair];
  if (forms === undefined) throw new RangeError(`no particle pair "${pair}"`);
  const [afterConsonant, afterVowel] = forms;
  const ending = endingOf(word);
  if (ending === "unknown") return pair === "으로/로" ? "(으)로" : `${afterConsonant}(${afterVowel})`;
  if (ending === "vowel" || (ending === "rieul" && pair === "으로/로")) return afterVowel;
  return afterConsonant;
}

/** Replaces every bracketed pair in a text by the form that follows what stands before it. */
export function withParticles(text: string): string {
  return text.replace(/\[([가-힣]+\/[가-힣]+)\]/g, (_, pair: string, at: number) =>
    particle(text.slice(0, at), pair),
  );
}
