import { useLanguage } from "../language.tsx";
import { hrefOf } from "../route.ts";
import { type Entry, ruleCount, type Status, statusOf } from "./entry.ts";

const SIGNS: Readonly<Record<Status, string>> = { held: "✓", failed: "✗", waiting: "·", error: "!" };

function StatusMark({ status }: { status: Status }) {
  const { t } = useLanguage();
  return (
    <span className="status" data-status={status} title={t.status[status]}>
      <span aria-hidden="true">{SIGNS[status]}</span>
      <span className="sr-only">{t.status[status]}</span>
    </span>
  );
}

export function EntryLine({ entry }: { entry: Entry }) {
  const { lang, t } = useLanguage();
  const { id, reports } = entry;
  const status = statusOf(entry);
  return (
    <li className="entry">
      <StatusMark status={status} />
      <code className="entry-id">{id}</code>
      <a href={hrefOf({ page: "scenario", lang, id })}>{entry.title[lang]}</a>
      <span className="entry-rules soft">{reports.length > 0 ? t.gallery.rules(ruleCount(entry)) : ""}</span>
      {reports.length > 1 ? (
        <ul className="entry-variants" aria-label={t.gallery.variants}>
          {reports.slice(1).map((report) => (
            <li key={report.variant ?? ""}>
              <StatusMark status={report.ok ? "held" : "failed"} />
              <a
                href={hrefOf({
                  page: "scenario",
                  lang,
                  id,
                  ...(report.variant === undefined ? {} : { variant: report.variant }),
                })}
              >
                {report.title[lang]}
              </a>
              <code className="soft">{report.variant}</code>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}
