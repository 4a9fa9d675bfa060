import { bytesAtMost, unpackAtMost } from "@chainwright/formats/unpack";

/** Texts in links: deflated, and in letters that an address may have. */

/** No text in a link is longer, unpacked, in bytes. */
const LONGEST = 2_000_000;

/** @throws RangeError where the text is too long for a link */
export async function pack(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = await bytesAtMost(stream, LONGEST);
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters)
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/={1,2}$/, "");
}

/**
 * The text that was packed.
 * @throws Error where a link was cut off or changed on its way; RangeError where more is in it than is read
 */
export async function unpack(packed: string): Promise<string> {
  const letters = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  return new TextDecoder("utf-8", { fatal: true }).decode(await unpackAtMost(bytes, "deflate-raw", LONGEST));
}
