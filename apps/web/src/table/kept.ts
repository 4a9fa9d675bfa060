import { useEffect, useState } from "react";
import { z } from "zod/mini";
import { type SoleWriter, useSoleWriter } from "../common/sole-writer.tsx";
import { forget, keepText, keptData } from "../common/storage.ts";
import { RESPONDS, SEATINGS, type Session } from "./session.ts";

/** The duel that was being played, so that it is there again when the page is. */
const KEY = "chainwright.table";

const Wishes = z.object({ respond: z.enum(RESPONDS), stops: z.array(z.string()) });
const Kept = z.object({
  seating: z.enum(SEATINGS),
  replay: z.string(),
  wishes: z.exactOptional(z.tuple([Wishes, Wishes])),
  passed: z.exactOptional(z.array(z.int())),
});
export type Kept = z.output<typeof Kept>;

export const keptDuel = (): Kept | undefined => keptData(KEY, Kept);

export const forgetDuel = (): Promise<boolean> => forget(KEY);

/** Keeps a duel as it goes on, unless another tab does; `isFull` where there is no room for it. */
export function useKeptDuel(session: Session): { readonly writer: SoleWriter; readonly isFull: boolean } {
  const writer = useSoleWriter(KEY);
  const [isFull, setIsFull] = useState(false);
  const { isSole } = writer;
  // Who leaves the table at once after an answer finds it there again, too. Before the other, which ends the keeping.
  useEffect(() => () => session.keepNow(), [session]);
  useEffect(() => {
    if (isSole !== true) return;
    return session.keptBy(async () => {
      const { seating, everyWishes: wishes, passed } = session;
      setIsFull(!(await keepText(KEY, JSON.stringify({ seating, replay: session.save(), wishes, passed }))));
    });
  }, [session, isSole]);
  return { writer, isFull };
}
