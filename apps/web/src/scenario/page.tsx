import type { GameId } from "@chainwright/card-ir";
import { message } from "@chainwright/explain";
import { readProfile } from "@chainwright/rulebook";
import { type Report, ROOMS, readPosition, titleOf } from "@chainwright/scenario";
import { use, useCallback, useEffect, useRef, useState } from "react";
import { copyLink } from "../common/hand-out.ts";
import { isProfile } from "../dates.ts";
import type { Engine } from "../engine.ts";
import { gameName, useLanguage } from "../language.tsx";
import { hrefOf, type RouteOf, replaceRoute } from "../route.ts";
import { files, type ScenarioFile, sourceOf } from "../scenarios.ts";
import { useReadyFor } from "../use-ready-for.ts";
import { Analysis } from "./analysis.tsx";
import { Problems } from "./problems.tsx";
import { ELSEWHERE } from "./regions.ts";
import { RulesField } from "./rules-field.tsx";
import { Variants } from "./variants.tsx";

interface ScenarioPageProps {
  readonly engine: Engine;
  readonly route: RouteOf<"scenario">;
}

/** The days on which something changes in a game, in the region of a profile. */
function daysOf(game: GameId, profile: string): readonly string[] {
  const region = readProfile(profile)?.region ?? null;
  const days = ROOMS[game].changes.filter((change) => change.region === region).map(({ date }) => date);
  return [...new Set(days)].sort();
}

export function ScenarioPage({ engine, route }: ScenarioPageProps) {
  const { t } = useLanguage();
  const index = files.findIndex(({ id }) => id === route.id);
  const file = files[index];
  if (file === undefined) return <Message title={t.page.missing(route.id)} />;
  return <Shown engine={engine} route={route} file={file} index={index} />;
}

interface ShownProps extends ScenarioPageProps {
  readonly file: ScenarioFile;
  readonly index: number;
}

function Shown({ engine, route, file, index }: ShownProps) {
  const { t } = useLanguage();
  const source = use(sourceOf(file.id));
  useReadyFor(source);
  const goTo = useCallback((step: number) => replaceRoute({ ...route, step }), [route]);
  const isBadDate = route.date !== undefined && !isProfile(route.date);
  const date = isBadDate ? undefined : route.date;
  const asFiled = engine.run(source, file.id);
  const result = date === undefined ? asFiled : engine.run(source, file.id, date);
  const filed = asFiled.ok ? pick(asFiled.reports, route.variant) : undefined;
  const report = result.ok ? pick(result.reports, route.variant) : undefined;
  const choose = (to: string | undefined) => {
    const { date: _, ...rest } = route;
    replaceRoute(to === undefined ? rest : { ...rest, date: to });
  };
  const shownDate = report?.rules ?? date ?? filed?.rules ?? "";

  return (
    <>
      <Head file={file} source={source} report={report ?? filed} route={route} index={index}>
        <RulesField
          value={shownDate}
          chosen={date !== undefined}
          days={daysOf(file.game, shownDate)}
          elsewhere={ELSEWHERE[file.game]}
          choose={choose}
        />
      </Head>
      {isBadDate ? (
        <p className="notice bad" role="alert">
          {t.page.badDate(route.date ?? "")}
        </p>
      ) : null}
      {result.ok ? (
        <Variants
          reports={result.reports}
          shown={report}
          to={(variant) => ({ href: linkTo(route, variant) })}
        />
      ) : (
        <div className="notice bad" role="alert">
          <p>
            <b>{t.page.cannotRun}</b>
          </p>
          <Problems result={result} />
        </div>
      )}
      {result.ok && report === undefined ? (
        <p className="notice bad" role="alert">
          {t.page.noVariant(route.variant ?? "")}
        </p>
      ) : null}
      {report === undefined ? null : (
        <Analysis
          key={report.variant ?? ""}
          report={report}
          origin={file}
          position={() =>
            readPosition(source, file.id, engine.pools, {
              inPart: true,
              ...(report.variant === undefined ? {} : { variant: report.variant }),
              ...(date === undefined ? {} : { rules: date }),
            })
          }
          filed={date === undefined ? undefined : filed}
          step={route.step ?? 0}
          goTo={goTo}
        />
      )}
    </>
  );
}

/** The link to a variant, from its beginning; the first is the scenario itself. */
function linkTo({ variant: _, step: __, ...rest }: RouteOf<"scenario">, variant: string | undefined): string {
  return hrefOf(variant === undefined ? rest : { ...rest, variant });
}

const pick = (reports: readonly Report[], variant: string | undefined): Report | undefined =>
  variant === undefined ? reports[0] : reports.find((report) => report.variant === variant);

function Message({ title }: { title: string }) {
  const { lang, t } = useLanguage();
  return (
    <div className="notice bad" role="alert">
      <h1>{title}</h1>
      <p>
        <a href={hrefOf({ page: "judge", lang })}>{t.page.back}</a>
      </p>
    </div>
  );
}

interface HeadProps {
  readonly file: ScenarioFile;
  readonly source: string;
  readonly report: Report | undefined;
  readonly route: RouteOf<"scenario">;
  readonly index: number;
  readonly children: React.ReactNode;
}

function Head({ file, source, report, route, index, children }: HeadProps) {
  const { lang, t } = useLanguage();
  const title = (report?.title ?? titleOf(source))?.[lang] ?? file.id;
  const heading = useRef<HTMLHeadingElement>(null);
  const [said, setSaid] = useState<string>();
  useEffect(() => {
    document.title = `${file.id}: ${title} – Chainwright`;
  }, [file.id, title]);
  // A new page begins at its heading, for the eye as for the ear.
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  const neighbour = (by: number, label: string, sign: string) => {
    const other = files[index + by];
    if (other === undefined) return null;
    const { date } = route;
    const href = hrefOf({ page: "scenario", lang, id: other.id, ...(date === undefined ? {} : { date }) });
    return (
      <a href={href} aria-label={`${label}: ${other.id}`} title={`${label}: ${other.id}`}>
        {sign}
      </a>
    );
  };
  return (
    <header className="page-head">
      <nav aria-label={t.page.back}>
        <a href={hrefOf({ page: "judge", lang })}>{t.page.back}</a>
        <a href={hrefOf({ page: "editor", from: file.id, lang })}>{t.editor.fromScenario}</a>
        <span className="neighbours">
          {neighbour(-1, t.page.previousScenario, "‹")}
          {neighbour(1, t.page.nextScenario, "›")}
        </span>
        <button type="button" onClick={async () => setSaid(await copyLink(route, t))}>
          {t.share.link}
        </button>
        <span className="soft said" role="status">
          {said}
        </span>
      </nav>
      <div className="page-title">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className="soft">
          <code>{file.id}</code> <span>{gameName(t, file.game)}</span>
          {report?.confidence === undefined ? null : (
            <span> · {message("ui.confidence", lang, { confidence: report.confidence })}</span>
          )}
        </p>
      </div>
      {children}
    </header>
  );
}
