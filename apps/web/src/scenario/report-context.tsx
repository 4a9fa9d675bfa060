import type { Report, ReportCard } from "@chainwright/scenario";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import { useLanguage } from "../language.tsx";

export interface Shown {
  /** A card by its English name, or a pile: what the reader wants to look at closely. */
  readonly card?: string;
  readonly pile?: { readonly title: string; readonly cards: readonly string[] };
}

interface ReportView {
  readonly report: Report;
  readonly show: (shown: Shown) => void;
}

const ReportContext = createContext<ReportView | undefined>(undefined);

export function ReportProvider({ report, show, children }: ReportView & { children: ReactNode }) {
  const view = useMemo(() => ({ report, show }), [report, show]);
  return <ReportContext value={view}>{children}</ReportContext>;
}

export function useReport(): ReportView {
  const view = useContext(ReportContext);
  if (view === undefined) throw new Error("useReport outside of a ReportProvider");
  return view;
}

/** What the report knows of a card; tokens and cards that only came up on the way may be missing. */
export function cardOf(report: Report, card: string): ReportCard | undefined {
  return Object.hasOwn(report.cards, card) ? report.cards[card] : undefined;
}

/** Names of cards in the reader's language. */
export function useCardName(): (card: string) => string {
  const { report } = useReport();
  const { lang } = useLanguage();
  return (card) => cardOf(report, card)?.name[lang] ?? card;
}
