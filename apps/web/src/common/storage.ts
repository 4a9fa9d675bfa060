import { createStore, entries, promisifyRequest, type UseStore, update } from "idb-keyval";
import type { z } from "zod/mini";
import { addUnreadable } from "../failures.ts";
import { loadedOnce } from "./once.ts";

/** What the browser keeps for the page between visits. It may have no room for it, or not let the page keep anything. */

/** A store whose writes lie on the disk when they are done: neither a kill nor a power cut takes them back. */
export function strictStore(database: string, name: string): UseStore {
  const store = createStore(database, name);
  return (mode, act) =>
    store("readonly", ({ transaction: { db } }) =>
      act(db.transaction(name, mode, { durability: "strict" }).objectStore(name)),
    );
}

/** A browser that has not answered by then is not waited for any more, until it answers. */
const PATIENCE_MS = 10_000;
let isLate = false;

/** @throws Error where it takes too long */
const inTime = <T>(work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => {
        isLate = true;
        reject(new Error("the browser does not answer"));
      },
      isLate ? 0 : PATIENCE_MS,
    );
    work
      .finally(() => {
        clearTimeout(timer);
        isLate = false;
      })
      .then(resolve, reject);
  });

const PREFIX = "chainwright.";
/** Ends the key under which something is set aside that cannot be read. */
const UNREADABLE = ".unreadable";

const texts = strictStore("chainwright-texts", "texts");
/** What is kept, as far as this tab knows. */
const known = new Map<string, string>();
/** Tabs tell each other what they have kept. */
const tabs = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel("chainwright-texts");
tabs?.addEventListener("message", ({ data: [key, text] }: MessageEvent<[string, string]>) =>
  known.set(key, text),
);

/** Has all that is kept at hand; until then nothing seems to be. */
export const recalled = loadedOnce(async (_: "all"): Promise<void> => {
  try {
    for (const [key, text] of await inTime(entries<string, unknown>(texts)))
      if (!known.has(key)) known.set(key, typeof text === "string" ? text : JSON.stringify(text));
  } catch {
    // Then what is kept from now on cannot be, either, and that is said.
  }
  try {
    await takeOver();
  } catch {
    // Nothing was kept where nothing may be.
  }
  for (const [key, text] of known) if (key.endsWith(UNREADABLE) && text !== "") say(key, text);
});

/** What earlier versions of the page kept in `localStorage`, which may lose what was written last. */
async function takeOver(): Promise<void> {
  for (const key of Object.keys(localStorage).filter((one) => one.startsWith(PREFIX))) {
    const text = localStorage.getItem(key) ?? "";
    if (!known.has(key)) known.set(key, text);
    // Of what another tab has kept meanwhile nothing is lost; and what is forgotten stays, as an empty text, so that this cannot come back.
    await inTime(update<string>(key, (kept) => kept ?? text, texts));
    localStorage.removeItem(key);
  }
}

/** What was kept under a key, as soon as it has been recalled; undefined where nothing was. */
export const keptText = (key: string): string | undefined => known.get(key) || undefined;

/**
 * What was kept as JSON of this form; undefined where nothing was. What cannot be read is set aside, so that nothing is kept in
 * its place, and that is said.
 */
export function keptData<Form extends z.ZodMiniType>(key: string, form: Form): z.output<Form> | undefined {
  const text = keptText(key);
  if (text === undefined) return undefined;
  const { data } = form.safeParse(parsed(text));
  if (data !== undefined) return data;
  // Not while a component is being drawn.
  queueMicrotask(() => {
    if (keptText(key) === text) setAside(key, text);
  });
  return undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function setAside(key: string, text: string): void {
  const name = `${key}${UNREADABLE}`;
  known.delete(key);
  void keepText(name, text).then((isKept) => isKept && forget(key));
  say(name, text);
}

const say = (name: string, content: string): void =>
  addUnreadable({ name, content, forget: () => void forget(name) });

/** Keeps a text, in the order in which this is called; false where it could not be kept. */
export async function keepText(key: string, text: string): Promise<boolean> {
  known.set(key, text);
  try {
    await inTime(
      texts("readwrite", (store) => {
        store.put(text, key);
        // On its way whole, whatever becomes of the page from now on.
        store.transaction.commit();
        return promisifyRequest(store.transaction);
      }),
    );
  } catch {
    return false;
  }
  tabs?.postMessage([key, text]);
  return true;
}

export const forget = (key: string): Promise<boolean> => keepText(key, "");
