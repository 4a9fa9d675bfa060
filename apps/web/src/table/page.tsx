import { useEffect, useState } from "react";
import type { Engine } from "../engine.ts";
import { useLanguage } from "../language.tsx";
import { currentRoute, type RouteOf, replaceRoute } from "../route.ts";
import { DuelView } from "./duel.tsx";
import { PositionError, sessionAt } from "./position.ts";
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
export function TablePage({ engine, route }: TablePageProps) {
  const { t } = useLanguage();
  const { game } = route;
  const isBrought = route.from !== undefined || route.text !== undefined;
  // Who comes with a deck or a position wants to play it, not to go on with what was there before.
  const [session, setSession] = useState(game === undefined && !isBrought ? kept : undefined);
  const [trouble, setTrouble] = useState<string>();
  useEffect(() => {
    document.title = `${t.pages.table} – Chainwright`;
  }, [t]);
  const begin = (next: Session | undefined) => {
    kept?.close();
    kept = next;
    setSession(next);
    next?.begin();
    setTrouble(undefined);
    // Once its deck or position is being played the address has served: a reload is to find the duel.
    if (game !== undefined || isBrought) replaceRoute({ page: "table", lang: currentRoute().lang });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the address brings is taken once, in whatever language
  useEffect(() => {
    if (!isBrought) return;
    let isGone = false;
    const fail = (error: Error) =>
      setTrouble(
        error instanceof PositionError && error.kind === "link"
          ? t.editor.brokenLink
          : `${t.page.cannotRun} ${error.message}`,
      );
    sessionAt(route, engine).then(
      // Who has gone elsewhere meanwhile stays there.
      (next) => (isGone ? undefined : begin(next)),
      (error: Error) => (isGone ? undefined : fail(error)),
    );
    return () => {
      isGone = true;
    };
  }, [engine, route.from, route.text, route.variant, route.date, route.step]);
  if (isBrought && trouble === undefined) return <p className="loading">{t.loading}</p>;
  return session === undefined ? (
    <>
      {trouble === undefined ? null : (
        <p className="notice bad" role="alert">
          {trouble}
        </p>
      )}
      <SetupForm engine={engine} game={game} begin={begin} />
    </>
  ) : (
    <DuelView session={session} leave={() => begin(undefined)} />
  );
}
