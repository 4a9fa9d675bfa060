import type { Report } from "@chainwright/scenario";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import { BoardProvider, type BoardView } from "../board/context.tsx";
import { usedBy, usesExtraMonsterZones } from "../board/use.ts";
import { CardsProvider, type CardsView } from "../cards/context.tsx";

const ReportContext = createContext<Report | undefined>(undefined);

const NOTHING: ReadonlySet<number> = new Set();

interface ReportProviderProps {
  readonly report: Report;
  readonly show: CardsView["show"];
  readonly children: ReactNode;
}

export function ReportProvider({ report, show, children }: ReportProviderProps) {
  const cards = useMemo((): CardsView => ({ game: report.game, cards: report.cards, show }), [report, show]);
  const board = useMemo(
    (): BoardView => ({
      zones: report.zones,
      used: { A: usedBy(report, "A"), B: usedBy(report, "B") },
      usesExtraMonsterZones: usesExtraMonsterZones(report),
      near: "A",
      offered: NOTHING,
      press: ({ card, id }) => show({ card, id }),
    }),
    [report, show],
  );
  return (
    <ReportContext value={report}>
      <CardsProvider value={cards}>
        <BoardProvider value={board}>{children}</BoardProvider>
      </CardsProvider>
    </ReportContext>
  );
}

export function useReport(): Report {
  const report = useContext(ReportContext);
  if (report === undefined) throw new Error("useReport outside of a ReportProvider");
  return report;
}
