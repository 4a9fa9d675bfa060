/** What the browser keeps for the page between visits. It may have no room for it, or not let the page keep anything. */

export function keptText(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** What was kept as JSON; undefined where nothing was, or nothing that can be read. */
export function keptData(key: string): unknown {
  try {
    return JSON.parse(keptText(key) ?? "");
  } catch {
    return undefined;
  }
}

/** False where it could not be kept. */
export function keepText(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept where nothing may be.
  }
}
