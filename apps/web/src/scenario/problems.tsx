import { tell } from "@chainwright/explain";
import type { RunResult } from "../engine.ts";
import { useLanguage } from "../language.tsx";

/** What is wrong in a scenario file, each with its place. */
export function Problems({ result }: { readonly result: Extract<RunResult, { ok: false }> }) {
  const { lang, t } = useLanguage();
  if (result.problems.length === 0) return <pre lang="en">{result.message}</pre>;
  const said = result.problems.map(({ line, column, told, hint }) => ({
    place: t.editor.place(line, column),
    text: tell(told, lang),
    hint: hint === undefined ? "" : tell(hint, lang),
  }));
  return (
    <ul>
      {said.map(({ place, text, hint }) => (
        <li key={`${place} ${text}`}>
          {place} {text} {hint === "" ? null : <b>{hint}</b>}
        </li>
      ))}
    </ul>
  );
}
