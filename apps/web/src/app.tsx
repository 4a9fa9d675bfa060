import type { Language } from "@chainwright/card-ir";
import { lazy, Suspense, use } from "react";
import { Boundary } from "./boundary.tsx";
import { download } from "./common/hand-out.ts";
import { recalled } from "./common/storage.ts";
import { useEngine } from "./engine.ts";
import { dismiss, remove, useFailure, useUnreadable } from "./failures.ts";
import { LanguageProvider, loadLanguage, loadSpoken, ownName, useLanguage } from "./language.tsx";
import { currentRoute, hrefOf, LANGUAGES, type Route, replaceRoute, useRoute } from "./route.ts";
import { loadTitles } from "./titles.ts";

// Each page is loaded when it is first opened: the rulebook and the table bring much along that the others do without.
const Gallery = lazy(async () => ({ default: (await import("./gallery/gallery.tsx")).Gallery }));
const ScenarioPage = lazy(async () => ({ default: (await import("./scenario/page.tsx")).ScenarioPage }));
const TablePage = lazy(async () => ({ default: (await import("./table/page.tsx")).TablePage }));
const CardsPage = lazy(async () => ({ default: (await import("./cards/page.tsx")).CardsPage }));
const EditorPage = lazy(async () => ({ default: (await import("./editor/page.tsx")).EditorPage }));
const DecksPage = lazy(async () => ({ default: (await import("./decks/page.tsx")).DecksPage }));
const RulesPage = lazy(async () => ({ default: (await import("./rules/page.tsx")).RulesPage }));

export function App() {
  const route = useRoute();
  return (
    <LanguageProvider lang={route.lang}>
      <Header route={route} />
      <Failures />
      <main id="main" tabIndex={-1}>
        <Content route={route} />
      </main>
    </LanguageProvider>
  );
}

/** What went wrong beside what is shown. */
function Failures() {
  const { t } = useLanguage();
  const failure = useFailure();
  const unreadable = useUnreadable();
  return (
    <>
      {failure === undefined ? null : (
        <p className="notice bad failure" role="alert">
          <b>{t.broken}</b> <span lang="en">{failure}</span>{" "}
          <button type="button" onClick={dismiss}>
            {t.card.close}
          </button>
        </p>
      )}
      {unreadable.map((one) => (
        <p key={one.name} className="notice bad failure" role="alert">
          {t.unreadable.said(one.name)}{" "}
          <button type="button" onClick={() => download(one.name, one.content, "application/octet-stream")}>
            {t.unreadable.save}
          </button>{" "}
          <button type="button" onClick={() => remove(one)}>
            {t.unreadable.remove}
          </button>
        </p>
      ))}
    </>
  );
}

function Content({ route }: { route: Route }) {
  const { t } = useLanguage();
  return (
    <Boundary key={route.page} title={t.broken}>
      <Suspense fallback={<p className="loading">{t.loading}</p>}>
        <Shown route={route} />
      </Suspense>
    </Boundary>
  );
}

function Shown({ route }: { route: Route }) {
  if (route.page === "judge") return <Gallery />;
  use(loadSpoken(route.lang));
  if (route.page === "rules") return <RulesPage route={route} />;
  return <Played route={route} />;
}

/** The pages on which the engine is at work. */
function Played({ route }: { route: Exclude<Route, { readonly page: "judge" | "rules" }> }) {
  // Both at once.
  const kept = recalled("all");
  const engine = useEngine();
  use(kept);
  const { page } = route;
  if (page === "scenario") return <ScenarioPage key={route.id} engine={engine} route={route} />;
  if (page === "editor") return <EditorPage engine={engine} route={route} />;
  if (page === "table") return <TablePage engine={engine} route={route} />;
  if (page === "cards") return <CardsPage engine={engine} route={route} />;
  return <DecksPage engine={engine} />;
}

/** What a page says things with, besides the language's own words. */
function wordsOf(page: Route["page"]): readonly ((lang: Language) => Promise<unknown>)[] {
  if (page === "judge") return [loadTitles];
  return page === "rules" ? [loadSpoken, loadTitles] : [loadSpoken];
}

/** The pages of the header, and those that belong to each. */
const PAGES = [
  ["judge", ["judge", "scenario", "editor"]],
  ["table", ["table"]],
  ["cards", ["cards"]],
  ["decks", ["decks"]],
  ["rules", ["rules"]],
] as const;

function Header({ route }: { route: Route }) {
  const { lang, t } = useLanguage();
  const skip = () => {
    // The hash is the route, so a plain link to #main would leave the page.
    document.getElementById("main")?.focus();
  };
  // The page changes at once when all is there, and shows what it showed until then.
  const change = async (one: Language): Promise<void> => {
    await Promise.all([loadLanguage(one), ...wordsOf(route.page).map((load) => load(one))]);
    replaceRoute({ ...currentRoute(), lang: one });
  };
  return (
    <header className="top">
      <button type="button" className="skip" onClick={skip}>
        {t.skip}
      </button>
      <a className="brand" href={hrefOf({ page: "judge", lang })}>
        <Sign />
        <span>Chainwright</span>
      </a>
      <nav className="pages" aria-label={t.pages.title}>
        {PAGES.map(([page, members]) => (
          <a
            key={page}
            href={hrefOf({ page, lang })}
            aria-current={members.some((one) => one === route.page) ? "page" : undefined}
          >
            {t.pages[page]}
          </a>
        ))}
      </nav>
      <fieldset className="switch" aria-label={t.languageSwitch}>
        {LANGUAGES.map((one) => (
          <button key={one} type="button" lang={one} aria-pressed={one === lang} onClick={() => change(one)}>
            {ownName(one)}
          </button>
        ))}
      </fieldset>
    </header>
  );
}

/** Two links of a chain. */
function Sign() {
  return (
    <svg viewBox="0 0 36 20" width="36" height="20" fill="none" strokeWidth="3.5" aria-hidden="true">
      <rect x="2" y="4" width="19" height="12" rx="6" />
      <path d="M18 4h10a6 6 0 0 1 0 12H22M15 16a6 6 0 0 1 0-12" opacity="0" />
      <path d="M19 16h9a6 6 0 0 0 0-12H21a6 6 0 0 0-6 6" />
    </svg>
  );
}
