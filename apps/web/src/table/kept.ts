import { z } from "zod";
import { forget, keepText, keptData } from "../common/storage.ts";

/** The duel that was being played, so that it is there again when the page is. */
const KEY = "chainwright.table";

const Kept = z.object({ seating: z.enum(["bot", "two", "alone"]), replay: z.string() });
export type Kept = z.output<typeof Kept>;

/** False where it could not be kept. */
export const keepDuel = (duel: Kept): boolean => keepText(KEY, JSON.stringify(duel));

export const keptDuel = (): Kept | undefined => Kept.safeParse(keptData(KEY)).data;

export const forgetDuel = (): void => forget(KEY);
