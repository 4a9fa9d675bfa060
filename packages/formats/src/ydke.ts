import { DECK_PARTS, type DeckPart } from "@chainwright/engine/game";

/** The passcodes of a deck, as a `ydke://` link has them. */
export type DeckCodes = Readonly<Record<DeckPart, readonly number[]>>;

/** Why a link is none: another beginning, not three parts, a character that Base64 has not, a number cut off. */
export type YdkeFault = "beginning" | "parts" | "letters" | "cut";

export type YdkeReading =
  | { readonly ok: true; readonly codes: DeckCodes }
  | { readonly ok: false; readonly fault: YdkeFault };

const BEGINNING = "ydke://";
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
  const parts = DECK_PARTS.map((part) => `${base64(codes[part])}!`);
  return `${BEGINNING}${parts.join("")}`;
}

function wordsOf(bytes: Uint8Array): number[] {
  const view = new DataView(bytes.buffer);
  return Array.from({ length: bytes.length / BYTES }, (_, i) => view.getUint32(BYTES * i, true));
}

function base64(words: readonly number[]): string {
  const view = new DataView(new ArrayBuffer(BYTES * words.length));
  for (const [i, word] of words.entries()) view.setUint32(BYTES * i, word, true);
  return btoa(Array.from(new Uint8Array(view.buffer), (byte) => String.fromCharCode(byte)).join(""));
}

function bytesOf(text: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}
