import type { Report } from "@chainwright/scenario";
import { pack } from "../common/pack.ts";
import { useLanguage } from "../language.tsx";
import { hrefOf } from "../route.ts";

/** Where a scenario comes from: it is one of the gallery, or a text that is being written. */
export type Origin = { readonly id: string } | { readonly text: string };

interface PlayOnProps {
  readonly origin: Origin;
  readonly report: Report;
  /** By whose and which day's rules it is to be played, where not by the file's own. */
  readonly date: string | undefined;
  readonly step: number;
}

/** The ways from a step of a run to the table: alone on both sides, or against the bot. */
export function PlayOn({ origin, report: { variant }, date, step }: PlayOnProps) {
  const { lang, t } = useLanguage();
  const open = async (who: "bot" | undefined) => {
    window.location.hash = hrefOf({
      page: "table",
      lang,
      ...("id" in origin ? { from: origin.id } : { text: await pack(origin.text) }),
      ...(variant === undefined ? {} : { variant }),
      ...(date === undefined ? {} : { date }),
      ...(who === undefined ? {} : { who }),
      step,
    });
  };
  return (
    <p className="play-on">
      <button type="button" className="primary" onClick={() => open(undefined)}>
        {t.explain.playOn}
      </button>
      <button type="button" onClick={() => open("bot")}>
        {t.explain.playOnBot}
      </button>
    </p>
  );
}
