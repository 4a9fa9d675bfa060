import { useEffect, useState } from "react";
import type { Engine } from "../engine.ts";
import { useLanguage } from "../language.tsx";
import { type RouteOf, replaceRoute } from "../route.ts";
import { DuelView } from "./duel.tsx";
import type { Session } from "./session.ts";
import { SetupForm } from "./setup.tsx";
import "../styles/analysis.css";
import "../styles/scenario.css";
import "../styles/table.css";

// It outlives a look at another page.
let kept: Session | undefined;

interface TablePageProps {
  readonly engine: Engine;
  readonly route: RouteOf<"table">;
}

/** The table: first who plays what, then the duel. */
export function TablePage({ engine, route: { game } }: TablePageProps) {
  const { lang, t } = useLanguage();
  // Who comes with a deck wants to play it, not to go on with what was there before.
  const [session, setSession] = useState(game === undefined ? kept : undefined);
  useEffect(() => {
    document.title = `${t.pages.table} – Chainwright`;
  }, [t]);
  const begin = (next: Session | undefined) => {
    kept?.close();
    kept = next;
    setSession(next);
    next?.begin();
    // Once its deck is being played the address has served: a reload is to find the duel.
    if (game !== undefined) replaceRoute({ page: "table", lang });
  };
  return session === undefined ? (
    <SetupForm engine={engine} game={game} begin={begin} />
  ) : (
    <DuelView session={session} leave={() => begin(undefined)} />
  );
}
