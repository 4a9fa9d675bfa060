import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { FileField } from "../common/file-field.tsx";
import { copy, download } from "../common/hand-out.ts";
import { pack, unpack } from "../common/pack.ts";
import { keepText, keptText } from "../common/storage.ts";
import type { Engine } from "../engine.ts";
import { useLanguage } from "../language.tsx";
import { currentRoute, hrefOf, type RouteOf, replaceRoute } from "../route.ts";
import { Analysis } from "../scenario/analysis.tsx";
import { Variants } from "../scenario/variants.tsx";
import { files, sourceOf } from "../scenarios.ts";
import { DRAFT } from "./draft.ts";
import { TextField } from "./text-field.tsx";
import "../styles/scenario.css";
import "../styles/table.css";
import "../styles/editor.css";

interface EditorPageProps {
  readonly engine: Engine;
  readonly route: RouteOf<"editor">;
}

/** What was typed is there again when the page is. */
const KEY = "chainwright.editor";

/** A scenario to write: the file beside what the engine makes of it. */
export function EditorPage({ engine, route }: EditorPageProps) {
  const { lang, t } = useLanguage();
  const [text, setText] = useState(() => keptText(KEY) ?? DRAFT);
  const [trouble, setTrouble] = useState<string>();
  const [said, setSaid] = useState<string>();
  const [step, setStep] = useState(0);
  const [variant, setVariant] = useState<string>();
  const wanted = useDeferredValue(text);
  const result = useMemo(() => engine.run(wanted, ""), [engine, wanted]);
  const reports = result.ok ? result.reports : [];
  const report = reports.find((one) => one.variant === variant) ?? reports[0];
  const names = useMemo(
    () => [...new Set(Object.values(engine.pools).flatMap((pool) => pool.allNames))],
    [engine],
  );

  useEffect(() => {
    document.title = `${t.editor.title} – Chainwright`;
  }, [t]);
  // What a link brings takes the place of what was typed here before (undo brings that back). Then the link is spent:
  // loading the page anew must not undo what is typed from now on.
  useEffect(() => {
    const brought = (source: string) => {
      setText(source);
      setTrouble(undefined);
      replaceRoute({ page: "editor", lang: currentRoute().lang });
    };
    const scenario = files.find(({ id }) => id === route.from);
    if (scenario !== undefined) sourceOf(scenario.file).then(brought, () => setTrouble(t.editor.notLoaded));
    if (route.text !== undefined) unpack(route.text).then(brought, () => setTrouble(t.editor.brokenLink));
  }, [route.from, route.text, t]);
  useEffect(() => {
    if (!keepText(KEY, text)) setTrouble(t.editor.notKept);
  }, [text, t]);

  const share = async () => {
    const link = new URL(window.location.href);
    link.hash = hrefOf({ page: "editor", text: await pack(text), lang });
    // Without leave to use the clipboard the link is shown, to be copied by hand.
    setSaid((await copy(link.href)) ? t.editor.copied : link.href);
  };
  return (
    <div className="editor">
      <h1>{t.editor.title}</h1>
      <p className="intro">{t.editor.intro}</p>
      <div className="duel-bar" role="toolbar" aria-label={t.editor.tools}>
        <button type="button" onClick={share}>
          {t.editor.share}
        </button>
        <button type="button" onClick={() => download("scenario.yaml", text, "text/yaml")}>
          {t.editor.save}
        </button>
        <FileField label={t.editor.open} accept=".yaml,.yml" read={(_, from) => setText(from)} />
        <button type="button" onClick={() => setText(DRAFT)}>
          {t.editor.begin}
        </button>
      </div>
      <p className="soft said" role="status">
        {said}
      </p>
      {trouble === undefined ? null : (
        <p className="notice bad" role="alert">
          {trouble}
        </p>
      )}
      <TextField
        value={text}
        label={t.editor.field}
        names={names}
        problems={result.ok ? [] : result.problems}
        change={setText}
      />
      {result.ok ? null : (
        <div className="notice bad" role="alert">
          {result.problems.length === 0 ? <pre lang="en">{result.message}</pre> : null}
          <ul>
            {result.problems.map(({ line, column, message, suggestion }) => (
              <li key={`${line} ${column} ${message}`}>
                {t.editor.place(line, column)} <span lang="en">{message}</span>
                {suggestion === undefined ? null : <b lang="en"> {suggestion}</b>}
              </li>
            ))}
          </ul>
        </div>
      )}
      {report === undefined ? null : (
        <>
          <Variants reports={reports} shown={report} to={(one) => ({ press: () => setVariant(one) })} />
          <Analysis
            key={report.variant ?? ""}
            report={report}
            filed={undefined}
            origin={{ text: wanted }}
            step={step}
            goTo={setStep}
          />
        </>
      )}
    </div>
  );
}
