import type { Report } from "@chainwright/scenario";
import type { ReactNode } from "react";
import { useLanguage } from "../language.tsx";

interface VariantsProps {
  readonly reports: readonly Report[];
  readonly shown: Report | undefined;
  /** How one gets to a variant: by a link, or by something that is done here. */
  readonly to: (variant: string | undefined) => { readonly href: string } | { readonly press: () => void };
}

/** The scenario and its variants, which share a start. */
export function Variants({ reports, shown, to }: VariantsProps) {
  const { lang, t } = useLanguage();
  if (reports.length < 2) return null;
  return (
    <nav className="variants" aria-label={t.page.variants}>
      <span>{t.page.variants}</span>
      <ul>
        {reports.map((report, i) => {
          const { variant, ok, title } = report;
          const way = to(i === 0 ? undefined : variant);
          const inside = (
            <>
              <span className="mark" data-ok={ok}>
                <span aria-hidden="true">{ok ? "✓" : "✗"}</span>
                <span className="sr-only">{ok ? t.status.held : t.status.failed}</span>
              </span>
              <span>
                {title[lang]}
                {variant === undefined ? null : <code>{variant}</code>}
              </span>
            </>
          );
          return (
            <li key={variant ?? ""}>
              <Way way={way} isShown={report === shown}>
                {inside}
              </Way>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

interface WayProps {
  readonly way: ReturnType<VariantsProps["to"]>;
  readonly isShown: boolean;
  readonly children: ReactNode;
}

function Way({ way, isShown, children }: WayProps) {
  if ("href" in way)
    return (
      <a href={way.href} aria-current={isShown ? "page" : undefined}>
        {children}
      </a>
    );
  return (
    <button type="button" aria-current={isShown ? "true" : undefined} onClick={way.press}>
      {children}
    </button>
  );
}
