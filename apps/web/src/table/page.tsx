import { useEffect, useState } from "react";
import type { Engine } from "../engine.ts";
import { useLanguage } from "../language.tsx";
import { DuelView } from "./duel.tsx";
import type { Session } from "./session.ts";
import { SetupForm } from "./setup.tsx";

// It outlives a look at another page.
let kept: Session | undefined;

/** The table: first who plays what, then the duel. */
export function TablePage({ engine }: { readonly engine: Engine }) {
  const { t } = useLanguage();
  const [session, setSession] = useState(kept);
  useEffect(() => {
    document.title = `${t.pages.table} – Chainwright`;
  }, [t]);
  const begin = (next: Session | undefined) => {
    kept?.close();
    kept = next;
    setSession(next);
    next?.begin();
  };
  return session === undefined ? (
    <SetupForm engine={engine} begin={begin} />
  ) : (
    <DuelView session={session} leave={() => begin(undefined)} />
  );
}
