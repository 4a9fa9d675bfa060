import { useCallback, useEffect, useRef, useState } from "react";
import { z } from "zod/mini";
import { type SoleWriter, useSoleWriter } from "../common/sole-writer.tsx";
import { forget, keepText, keptData } from "../common/storage.ts";
import { RESPONDS, SEATINGS, type Session } from "./session.ts";

/** The duel that was being played, so that it is there again when the page is. */
const KEY = "chainwright.table";

/** So that quick answers are written once. */
const DELAY_MS = 300;

const Wishes = z.object({ respond: z.enum(RESPONDS), stops: z.array(z.string()) });
const Kept = z.object({
  seating: z.enum(SEATINGS),
  replay: z.string(),
  wishes: z.exactOptional(z.tuple([Wishes, Wishes])),
  passed: z.exactOptional(z.array(z.int())),
});
export type Kept = z.output<typeof Kept>;

export const keptDuel = (): Kept | undefined => Kept.safeParse(keptData(KEY)).data;

export const forgetDuel = (): void => forget(KEY);

/** Keeps a duel as it goes on, unless another tab does; `isFull` where there is no room for it. */
export function useKeptDuel(
  session: Session,
  version: number,
): { readonly writer: SoleWriter; readonly isFull: boolean; readonly keepNow: () => void } {
  const writer = useSoleWriter(KEY);
  const [isFull, setIsFull] = useState(false);
  const { isSole } = writer;
  const due = useRef(false);
  const latest = useRef<() => void>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is to be kept changes with the version
  useEffect(() => {
    if (isSole !== true) return;
    due.current = true;
    const keep = () => {
      if (!due.current) return;
      due.current = false;
      const { seating, everyWishes: wishes, passed } = session;
      setIsFull(!keepText(KEY, JSON.stringify({ seating, replay: session.save(), wishes, passed })));
    };
    latest.current = keep;
    const timer = setTimeout(keep, DELAY_MS);
    window.addEventListener("pagehide", keep);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("pagehide", keep);
    };
  }, [session, version, isSole]);
  const keepNow = useCallback(() => latest.current?.(), []);
  // Who leaves the table at once after an answer finds it there again, too.
  useEffect(() => keepNow, [keepNow]);
  return { writer, isFull, keepNow };
}
