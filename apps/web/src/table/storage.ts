import { z } from "zod";

/** The duel that was being played, so that it is there again when the page is. */
const KEY = "chainwright.table";

const Kept = z.object({ seating: z.enum(["bot", "two", "alone"]), replay: z.string() });
export type Kept = z.output<typeof Kept>;

/** False where the browser has no room for it, or does not let the page keep anything. */
export function keep(duel: Kept): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(duel));
    return true;
  } catch {
    return false;
  }
}

/** What was kept; undefined where nothing was, or nothing that can be read. */
export function keptDuel(): Kept | undefined {
  try {
    return Kept.safeParse(JSON.parse(localStorage.getItem(KEY) ?? "")).data;
  } catch {
    return undefined;
  }
}

export function forget(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept where nothing may be.
  }
}
