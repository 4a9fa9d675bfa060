import type { GameId } from "@chainwright/card-ir";
import { tell } from "@chainwright/explain";
import {
  addPlays,
  type Edit,
  edited,
  type PlaySource,
  type Position,
  type Report,
  readPosition,
} from "@chainwright/scenario";
import { lazy, Suspense, startTransition, use, useEffect, useMemo, useRef, useState } from "react";
import { Choice } from "../common/choice.tsx";
import { FileField } from "../common/file-field.tsx";
import { copyLink, download } from "../common/hand-out.ts";
import { pack, unpack } from "../common/pack.ts";
import { OtherTab, useSoleWriter } from "../common/sole-writer.tsx";
import { keepText, keptText } from "../common/storage.ts";
import type { Engine, RunResult } from "../engine.ts";
import { gameName, useLanguage } from "../language.tsx";
import { readyFor } from "../reader.ts";
import { currentRoute, GAMES, type RouteOf, replaceRoute } from "../route.ts";
import { Analysis } from "../scenario/analysis.tsx";
import { playPlaceAt, tableAt } from "../scenario/moment.ts";
import { Problems } from "../scenario/problems.tsx";
import { Variants } from "../scenario/variants.tsx";
import { useReadyFor } from "../use-ready-for.ts";
import { DRAFT, emptyBoard } from "./draft.ts";
import { PositionEditor } from "./position-editor.tsx";
import { Refused } from "./refused.tsx";
import "../styles/scenario.css";
import "../styles/table.css";
import "../styles/editor.css";

// A fifth of all that the page needs; who works on the board does not wait for it.
const TextField = lazy(async () => ({ default: (await import("./text-field.tsx")).TextField }));

interface EditorPageProps {
  readonly engine: Engine;
  readonly route: RouteOf<"editor">;
}

/** What was typed is there again when the page is. */
const KEY = "chainwright.editor";

const SIDES = ["board", "text"] as const;

/** The text of one of the page's own scenarios, whose list nobody else needs here. */
const filed = async (id: string): Promise<string> => (await import("../scenarios.ts")).sourceOf(id);

/** What the text was when it could last be read. */
interface Readable {
  readonly position: Position;
  readonly report: Report;
  readonly reports: readonly Report[];
}

/** What is to be changed in the text, by what it is then; nothing where that cannot be. */
type Wish = (base: Readable) => Edit | undefined;

function read(
  engine: Engine,
  result: RunResult,
  text: string,
  variant: string | undefined,
): Readable | undefined {
  if (!result.ok) return undefined;
  const { reports } = result;
  const report = reports.find((one) => one.variant === variant) ?? reports[0];
  if (report === undefined) return undefined;
  const options = { inPart: true, ...(report.variant === undefined ? {} : { variant: report.variant }) };
  return { position: readPosition(text, "", engine.pools, options), report, reports };
}

/** A scenario to write: its position as a board and its file as text, and what the engine makes of it. */
export function EditorPage({ engine, route }: EditorPageProps) {
  const { lang, t } = useLanguage();
  const [text, setText] = useState(() => keptText(KEY) ?? DRAFT);
  const [trouble, setTrouble] = useState<string>();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [said, setSaid] = useState<string>();
  const [step, setStep] = useState(0);
  const [variant, setVariant] = useState<string>();
  const [side, setSide] = useState<(typeof SIDES)[number]>("board");
  // While one types the answer may come later; what is done on the board is seen on it at once.
  const [wanted, setWanted] = useState(text);
  const latest = useRef(text);
  const put = (next: string) => {
    latest.current = next;
    setText(next);
  };
  const typed = (next: string) => {
    put(next);
    startTransition(() => setWanted(next));
  };
  useReadyFor(wanted);
  const result = use(engine.tried(wanted, ""));
  const current = useMemo(() => read(engine, result, wanted, variant), [engine, result, wanted, variant]);
  const last = useRef<Readable>(undefined);
  if (current !== undefined) last.current = current;
  const readable = current ?? last.current;
  const names = useMemo(
    () => [...new Set(Object.values(engine.pools).flatMap((pool) => pool.allNames))],
    [engine],
  );

  useEffect(() => {
    document.title = `${t.editor.title} – Chainwright`;
  }, [t]);
  const begin = (source: string) => {
    typed(source);
    setVariant(undefined);
    setStep(0);
    setRefused([]);
    setSaid(undefined);
  };
  // What a link brings takes the place of what was typed here before (undo brings that back). Then the link is spent:
  // loading the page anew must not undo what is typed from now on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a text is taken over in the same way at all times
  useEffect(() => {
    let isGone = false;
    const brought = (source: string) => {
      // Who has gone elsewhere meanwhile stays there.
      if (isGone) return;
      begin(source);
      setTrouble(undefined);
      replaceRoute({ page: "editor", lang: currentRoute().lang });
    };
    if (route.from !== undefined) filed(route.from).then(brought, () => setTrouble(t.editor.notLoaded));
    if (route.text !== undefined) unpack(route.text).then(brought, () => setTrouble(t.share.broken));
    return () => {
      isGone = true;
    };
  }, [route.from, route.text, t]);
  const writer = useSoleWriter(KEY);
  const { isSole } = writer;
  useEffect(() => {
    if (!isSole) return;
    void keepText(KEY, text).then((isKept) => isKept || setTrouble(t.editor.notKept));
  }, [text, t, isSole]);

  const share = async () => setSaid(await copyLink({ page: "editor", text: await pack(text), lang }, t));
  /** At once, as what is clicked has to show it; so the page itself plays it, as a small change of a text that came to its end. */
  const make = (base: Readable, wish: Wish, done?: string): void => {
    const edit = wish(base);
    if (edit === undefined) return;
    const next = edited(base.position, edit);
    const result = engine.run(next, "");
    setRefused(result.ok ? [] : result.problems.map(({ told }) => tell(told, lang)));
    setSaid(result.ok ? done : undefined);
    if (!result.ok) return;
    put(next);
    setWanted(next);
  };
  /** Takes over what was done on the board, if the file can be run with it. */
  const change = (wish: Wish, done?: string): void => {
    if (text === wanted) {
      if (current !== undefined) make(current, wish, done);
      return;
    }
    // What is shown lags behind what was typed, and that is what is meant.
    void engine.tried(text, "").then(async (tried) => {
      await readyFor(text);
      const base = read(engine, tried, text, variant);
      if (base !== undefined && latest.current === text) make(base, wish, done);
    });
  };
  /** Puts a play, or a question, to where in the file the moment is that is looked at. */
  const write = (at: number) => (play: PlaySource) =>
    change((base) => {
      const place = playPlaceAt(tableAt(base.position, base.report, at), base.report, at);
      if (place !== undefined) return addPlays(place.after, [...place.passes, play]);
      setRefused([t.editor.midPlay]);
      return undefined;
    }, t.editor.written);

  return (
    <div className="editor">
      <h1>{t.editor.title}</h1>
      <p className="intro">{t.editor.intro}</p>
      <OtherTab writer={writer} />
      <div className="duel-bar" role="toolbar" aria-label={t.editor.tools}>
        <button type="button" onClick={share}>
          {t.share.link}
        </button>
        <button type="button" onClick={() => download("scenario.yaml", text, "text/yaml")}>
          {t.editor.save}
        </button>
        <FileField label={t.editor.open} accept=".yaml,.yml" read={(_, from) => begin(from)} />
        <button type="button" onClick={() => begin(DRAFT)}>
          {t.editor.begin}
        </button>
        <NewPosition begin={(game) => begin(emptyBoard(game))} />
      </div>
      <p className="soft said" role="status">
        {said}
      </p>
      {trouble === undefined ? null : (
        <p className="notice bad" role="alert">
          {trouble}
        </p>
      )}
      <div className="sides" data-shown={side}>
        <Choice
          title={t.editor.shown}
          options={SIDES.map((one) => [one, t.editor.sides[one]])}
          value={side}
          choose={setSide}
        />
        <div className="board-side">
          <Refused why={refused} />
          {result.ok ? null : <p className="notice">{t.editor.inert(result.problems[0]?.line ?? 1)}</p>}
          {readable === undefined ? null : (
            <PositionEditor
              engine={engine}
              position={readable.position}
              report={readable.report}
              isInert={current === undefined}
              change={(edit) => change(() => edit)}
              write={write(0)}
              refused={refused}
              refuse={setRefused}
            />
          )}
        </div>
        <div className="text-side">
          <Suspense fallback={<pre className="text-field">{text}</pre>}>
            <TextField
              value={text}
              label={t.editor.field}
              names={names}
              problems={result.ok ? [] : result.problems}
              change={typed}
            />
          </Suspense>
          {result.ok ? null : (
            <div className="notice bad" role="alert">
              <Problems result={result} />
            </div>
          )}
        </div>
      </div>
      {current === undefined ? null : (
        <>
          <h2>{t.editor.outcome}</h2>
          <Variants
            reports={current.reports}
            shown={current.report}
            to={(one) => ({ press: () => setVariant(one) })}
          />
          <Analysis
            key={current.report.variant ?? ""}
            report={current.report}
            filed={undefined}
            origin={{ text: wanted }}
            position={() => current.position}
            write={write(step)}
            step={step}
            goTo={setStep}
          />
        </>
      )}
    </div>
  );
}

function NewPosition({ begin }: { begin: (game: GameId) => void }) {
  const { t } = useLanguage();
  return (
    <fieldset className="choice">
      <legend>{t.editor.empty}</legend>
      {GAMES.map((game) => (
        <button key={game} type="button" onClick={() => begin(game)}>
          {gameName(t, game)}
        </button>
      ))}
    </fieldset>
  );
}
