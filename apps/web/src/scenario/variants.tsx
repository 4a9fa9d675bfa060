import type { Report } from "@chainwright/scenario";
import { useLanguage } from "../language.tsx";
import { hrefOf, type RouteOf } from "../route.ts";

/** The scenario and its variants, which share a start. */
export function Variants({ reports, route }: { reports: readonly Report[]; route: RouteOf<"scenario"> }) {
  const { lang, t } = useLanguage();
  if (reports.length < 2) return null;
  const { variant: current, step: _, ...rest } = route;
  const shown = current ?? reports[0]?.variant;
  return (
    <nav className="variants" aria-label={t.page.variants}>
      <span>{t.page.variants}</span>
      <ul>
        {reports.map(({ variant, ok, title }, i) => (
          <li key={variant ?? ""}>
            <a
              href={hrefOf(variant === undefined || i === 0 ? rest : { ...rest, variant })}
              aria-current={variant === shown ? "page" : undefined}
            >
              <span className="mark" data-ok={ok}>
                <span aria-hidden="true">{ok ? "✓" : "✗"}</span>
                <span className="sr-only">{ok ? t.status.held : t.status.failed}</span>
              </span>
              <span>
                {title[lang]}
                {variant === undefined ? null : <code>{variant}</code>}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
