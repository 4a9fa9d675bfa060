import { hrefOf, type Route } from "../route.ts";
import type { Strings } from "../strings/en.ts";

/** Hands something to the reader as a file. */
export function download(name: string, content: string | Uint8Array<ArrayBuffer>, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** Chats and some browsers cut off addresses that are longer. */
const MOST_LETTERS = 30_000;

/** Puts the link to a place into the clipboard, and says what came of it. */
export async function copyLink(place: Route, t: Strings): Promise<string> {
  const link = new URL(window.location.href);
  link.hash = hrefOf(place);
  if (link.href.length > MOST_LETTERS) return t.share.tooLong;
  // Without leave to use the clipboard the link is shown, to be copied by hand.
  return (await copy(link.href)) ? t.share.copied : link.href;
}

/** Puts a text into the clipboard; false where the browser does not let the page do it. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
