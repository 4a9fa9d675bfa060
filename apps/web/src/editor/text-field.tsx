import type { Language } from "@chainwright/card-ir";
import { type FileProblem, problemText } from "@chainwright/explain";
import { autocompletion, type CompletionContext, type CompletionResult } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { yaml } from "@codemirror/lang-yaml";
import { bracketMatching, HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { type Diagnostic, lintGutter, setDiagnostics } from "@codemirror/lint";
import { EditorState } from "@codemirror/state";
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { useEffect, useRef } from "react";
import { useLanguage } from "../language.tsx";

interface TextFieldProps {
  readonly value: string;
  readonly label: string;
  /** Names that are offered while one types. */
  readonly names: readonly string[];
  readonly problems: readonly FileProblem[];
  readonly change: (text: string) => void;
}

/** In the page's own colours, which go with light and dark. */
const COLOURS = HighlightStyle.define([
  { tag: [tags.propertyName, tags.definition(tags.propertyName)], color: "var(--accent)" },
  { tag: [tags.comment, tags.punctuation, tags.separator], color: "var(--soft)" },
  { tag: [tags.string, tags.content], color: "var(--ink)" },
]);

/** A scenario file being written, with what is wrong where it is wrong. */
export function TextField({ value, label, names, problems, change }: TextFieldProps) {
  const { lang } = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const latest = useRef({ names, change });
  latest.current = { names, change };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the field is made once; later values come in below
  useEffect(() => {
    const parent = place.current;
    if (parent === null) return;
    const made = new EditorView({
      parent,
      state: EditorState.create({
        doc: value,
        extensions: [
          lineNumbers(),
          history(),
          drawSelection(),
          bracketMatching(),
          highlightActiveLine(),
          syntaxHighlighting(COLOURS),
          yaml(),
          lintGutter(),
          autocompletion({ override: [(context) => completions(context, latest.current.names)] }),
          // Tab stays what it is elsewhere: a way out of the field.
          keymap.of([...defaultKeymap, ...historyKeymap]),
          EditorView.lineWrapping,
          EditorView.contentAttributes.of({ "aria-label": label }),
          EditorView.updateListener.of((update) => {
            if (update.docChanged) latest.current.change(update.state.doc.toString());
          }),
        ],
      }),
    });
    view.current = made;
    return () => made.destroy();
  }, []);

  useEffect(() => {
    const shown = view.current;
    if (shown === undefined || shown.state.doc.toString() === value) return;
    shown.dispatch({ changes: difference(shown.state.doc.toString(), value) });
  }, [value]);

  useEffect(() => {
    const shown = view.current;
    if (shown !== undefined)
      shown.dispatch(setDiagnostics(shown.state, diagnosticsOf(shown.state, problems, lang)));
  }, [problems, lang]);

  return <div className="text-field" ref={place} />;
}

/** What has to be replaced for one text to become another: what is around it stays, and with it cursor and place. */
function difference(before: string, after: string): { from: number; to: number; insert: string } {
  const most = Math.min(before.length, after.length);
  let from = 0;
  while (from < most && before[from] === after[from]) from++;
  let end = 0;
  while (end < most - from && before.at(-1 - end) === after.at(-1 - end)) end++;
  return { from, to: before.length - end, insert: after.slice(from, after.length - end) };
}

function diagnosticsOf({ doc }: EditorState, problems: readonly FileProblem[], lang: Language): Diagnostic[] {
  return problems.map((problem) => {
    const { line, column } = problem;
    const there = doc.line(Math.min(Math.max(1, line), doc.lines));
    const from = Math.min(there.from + Math.max(0, column - 1), there.to);
    return {
      from,
      to: there.to,
      severity: "error",
      message: problemText(problem, lang),
    };
  });
}

/** Names of cards that go on as one has begun. */
function completions(context: CompletionContext, names: readonly string[]): CompletionResult | null {
  const word = context.matchBefore(/[^\s,[\]{}:#"][^,[\]{}:#"\n]*/);
  if (word === null || (word.text.length < 2 && !context.explicit)) return null;
  const begun = word.text.toLowerCase();
  const options = names.filter((name) => name.toLowerCase().startsWith(begun)).map((label) => ({ label }));
  return options.length === 0 ? null : { from: word.from, options };
}
