import { delMany, entries, set } from "idb-keyval";
import { strictStore } from "../common/storage.ts";

/** The compiled pools that the browser keeps for the page, by the names of their files. */

type Bytes = Uint8Array<ArrayBuffer>;

const store = strictStore("chainwright", "pools");

/** All that are kept; none where the browser keeps nothing for the page. */
export async function keptPools(): Promise<ReadonlyMap<string, Bytes>> {
  try {
    return new Map(await entries<string, Bytes>(store));
  } catch {
    return new Map();
  }
}

/** False where there is no room for it, or nothing may be kept. */
export async function keepPool(name: string, bytes: Bytes): Promise<boolean> {
  try {
    await set(name, bytes, store);
    return true;
  } catch {
    return false;
  }
}

export async function forgetPool(name: string): Promise<void> {
  try {
    await delMany([name], store);
  } catch {
    // Nothing was kept where nothing may be.
  }
}
