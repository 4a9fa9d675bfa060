import type { CardId } from "@chainwright/engine/state";
import type { PlaySource, Position, Report } from "@chainwright/scenario";
import { useCallback, useState } from "react";
import { Board } from "../board/board.tsx";
import { Chain } from "../board/chain.tsx";
import type { Shown } from "../cards/context.tsx";
import { CardDialog } from "../cards/dialog.tsx";
import { Difference } from "./difference.tsx";
import { Explanation } from "./explanation.tsx";
import { useStepKeys } from "./keys.ts";
import { tableAt } from "./moment.ts";
import { type Origin, PlayOn } from "./play-on.tsx";
import { ReportProvider } from "./report-context.tsx";
import { CitedRules, Expectations, Stopped } from "./result.tsx";
import { Stepper } from "./stepper.tsx";
import { Steps } from "./steps.tsx";
import { cardsOf, longestChain, placeAt, placeCount } from "./timeline.ts";
import { Verdicts } from "./verdicts.tsx";
import "../styles/scenario.css";
import "../styles/analysis.css";
import "../styles/result.css";

interface AnalysisProps {
  readonly report: Report;
  /** The run by the file's own date, when another date is shown. */
  readonly filed: Report | undefined;
  readonly origin: Origin;
  /** The position that the run began with. */
  readonly position: () => Position;
  /** Puts a play into the file at this step; left out where there is none to write in. */
  readonly write?: (play: PlaySource) => void;
  /** Place in the timeline, 0 for the starting position. */
  readonly step: number;
  readonly goTo: (step: number) => void;
}

/** A run, step by step, with the reasons of each, and what became of its expectations. */
export function Analysis({ report, filed, origin, position, write, step, goTo }: AnalysisProps) {
  const [shown, setShown] = useState<Shown>();
  const count = placeCount(report);
  const place = placeAt(report, step);
  const go = useCallback((to: number) => goTo(Math.max(0, Math.min(count, to))), [goTo, count]);
  useStepKeys(place.number, count, go);
  return (
    <ReportProvider report={report} show={setShown}>
      <div className="notices">
        {filed === undefined ? null : <Difference filed={filed} chosen={report} />}
        <Stopped />
      </div>
      <div className="analysis">
        <Board board={place.board} involved={cardsOf(place.step?.moment)} />
        <Stepper place={place} count={count} go={go} />
        <PlayOn
          origin={origin}
          report={report}
          date={filed === undefined ? undefined : report.rules}
          step={place.number}
        />
        <Explanation place={place} go={go} />
        <Chain board={place.board} room={longestChain(report)} />
        <Steps number={place.number} go={go} />
      </div>
      <div className="outcome">
        <Expectations go={go} />
        <CitedRules />
      </div>
      <CardDialog shown={shown} show={setShown}>
        {shown?.id === undefined ? null : (
          <Verdicts
            table={tableAt(position(), report, place.number)}
            card={shown.id as CardId}
            write={
              write &&
              ((play) => {
                setShown(undefined);
                write(play);
              })
            }
          />
        )}
      </CardDialog>
    </ReportProvider>
  );
}
