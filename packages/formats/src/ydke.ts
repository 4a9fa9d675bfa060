import { DECK_PARTS, type DeckPart } from "@chainwright/engine";

/** The passcodes of a deck, as a `ydke://` link has them. */
export type DeckCodes = Readonly<Record<DeckPart, readonly number[]>>;

/** Why a link is none: another beginning, not three parts, a character that Base64 has not, a number cut off. */
export type YdkeFault = "beginning" | "parts" | "letters" | "cut";

export type YdkeReading =
  | { readonly ok: true; readonly codes: DeckCodes }
  | { readonly ok: false; readonly fault: YdkeFault };

const BEGINNING = "ydke://";
const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const BYTES = 4;

/** Reads a link: three parts, each with "!" after it, of passcodes as little-endian words of 32 bits in Base64. */
export function readYdke(link: string): YdkeReading {
  const text = link.trim();
  if (!text.toLowerCase().startsWith(BEGINNING)) return { ok: false, fault: "beginning" };
  const parts = text.slice(BEGINNING.length).split("!");
  // Programs write the last "!", people lose it.
  if (parts.at(-1) === "" && parts.length > DECK_PARTS.length) parts.pop();
  if (parts.length !== DECK_PARTS.length) return { ok: false, fault: "parts" };
  const codes: Record<DeckPart, readonly number[]> = { main: [], extra: [], side: [] };
  for (const [i, part] of DECK_PARTS.entries()) {
    const bytes = bytesOf(parts[i] ?? "");
    if (bytes === undefined) return { ok: false, fault: "letters" };
    if (bytes.length % BYTES !== 0) return { ok: false, fault: "cut" };
    codes[part] = wordsOf(bytes);
  }
  return { ok: true, codes };
}

export function writeYdke(codes: DeckCodes): string {
  const parts = DECK_PARTS.map((part) => `${base64(codes[part].flatMap(bytesOfWord))}!`);
  return `${BEGINNING}${parts.join("")}`;
}

const bytesOfWord = (word: number): number[] => [0, 8, 16, 24].map((shift) => (word >>> shift) & 0xff);

function wordsOf(bytes: readonly number[]): number[] {
  return Array.from({ length: bytes.length / BYTES }, (_, i) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(BYTES * i, BYTES * (i + 1));
    return (a | (b << 8) | (c << 16) | (d << 24)) >>> 0;
  });
}

// Written out: this package knows neither the browser nor Node, and the language itself has no Base64 yet.
function base64(bytes: readonly number[]): string {
  let text = "";
  for (let i = 0; i < bytes.length; i += 3) {
    const [a = 0, b, c] = bytes.slice(i, i + 3);
    const bits = (a << 16) | ((b ?? 0) << 8) | (c ?? 0);
    const digit = (shift: number) => DIGITS[(bits >>> shift) & 63];
    text += `${digit(18)}${digit(12)}${b === undefined ? "=" : digit(6)}${c === undefined ? "=" : digit(0)}`;
  }
  return text;
}

function bytesOf(text: string): number[] | undefined {
  const bytes: number[] = [];
  let bits = 0;
  let held = 0;
  for (const letter of text.replace(/={0,2}$/, "")) {
    const digit = DIGITS.indexOf(letter);
    if (digit < 0) return undefined;
    bits = ((bits << 6) | digit) & 0xffff;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    bytes.push((bits >>> held) & 0xff);
  }
  return bytes;
}
