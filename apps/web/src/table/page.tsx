import { problemText, tell } from "@chainwright/explain";
import { ReplayError } from "@chainwright/players";
import { useEffect, useState } from "react";
import type { Engine } from "../engine.ts";
import { useLanguage } from "../language.tsx";
import { currentRoute, type RouteOf, replaceRoute } from "../route.ts";
import { TooSlow } from "../sandbox.ts";
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
  const { lang, t } = useLanguage();
  const { game, seed } = route;
  const isBrought = route.from !== undefined || route.text !== undefined || route.duel !== undefined;
  // Who comes with a deck, a number or a position wants to play it, not to go on with what was there before.
  const isNew = game !== undefined || seed !== undefined;
  const [session, setSession] = useState(isNew || isBrought ? undefined : kept);
  const [trouble, setTrouble] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address that is gone to while a duel is played
  useEffect(() => {
    if (isNew) setSession(undefined);
  }, [game, seed]);
  useEffect(() => {
    document.title = `${t.pages.table} – Chainwright`;
  }, [t]);
  const begin = (next: Session | undefined, isStill = false) => {
    kept?.close();
    kept = next;
    setSession(next);
    if (!isStill) next?.begin();
    setTrouble(undefined);
    // Once what it brings is being played the address has served: a reload is to find the duel.
    if (isNew || isBrought) replaceRoute({ page: "table", lang: currentRoute().lang });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the address brings is taken once, in whatever language
  useEffect(() => {
    if (!isBrought) return;
    let isGone = false;
    const fail = (error: Error) => {
      if (error instanceof ReplayError || error instanceof TooSlow) {
        setTrouble(`${t.table.cannotLoad} ${tell(error.told, lang)}`);
        return;
      }
      const [problem] = error instanceof PositionError ? error.problems : [];
      const why = problem === undefined ? error.message : problemText(problem, lang);
      setTrouble(
        error instanceof PositionError && error.kind === "link"
          ? t.share.brokenDuel
          : `${t.page.cannotRun} ${why}`,
      );
    };
    sessionAt(route, engine).then(
      // Who has gone elsewhere meanwhile stays there.
      // A shared duel is seen at the moment at which it was shared, before anything in it goes on.
      (next) => (isGone ? undefined : begin(next, route.duel !== undefined)),
      (error: Error) => (isGone ? undefined : fail(error)),
    );
    return () => {
      isGone = true;
    };
  }, [engine, route.from, route.text, route.duel, route.variant, route.date, route.step]);
  if (isBrought && trouble === undefined) return <p className="loading">{t.loading}</p>;
  return session === undefined ? (
    <>
      {trouble === undefined ? null : (
        <p className="notice bad" role="alert">
          {trouble}
        </p>
      )}
      <SetupForm key={`${game} ${seed}`} engine={engine} game={game} seed={seed} begin={begin} />
    </>
  ) : (
    <DuelView session={session} leave={() => begin(undefined)} />
  );
}
