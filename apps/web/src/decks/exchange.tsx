import { type DeckEntries, writeDeckList, writeYdk, writeYdke } from "@chainwright/formats";
import type { Pool } from "@chainwright/pool";
import { useState } from "react";
import { FileField } from "../common/file-field.tsx";
import { copy, download } from "../common/hand-out.ts";
import { useLanguage } from "../language.tsx";
import { PARTS } from "./draft.ts";
import { lineFault } from "./faults.tsx";
import { type Import, importDeck } from "./reading.ts";

interface ExchangeProps {
  readonly deck: DeckEntries;
  readonly pool: Pool;
  readonly take: (deck: DeckEntries) => void;
}

/** The ways into the page and out of it: files, lists, links. */
export function Exchange({ deck, pool, take }: ExchangeProps) {
  const { t } = useLanguage();
  const [text, setText] = useState("");
  const [outcome, setOutcome] = useState<Import>();

  const bring = (from: string) => {
    const result = importDeck(from, pool);
    setOutcome(result);
    if (!result.ok) return;
    take(result.deck);
    setText("");
  };
  return (
    <section className="deck-exchange">
      <h2>{t.decks.import}</h2>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          bring(text);
        }}
      >
        <label className="paste">
          <span>{t.decks.paste}</span>
          <textarea
            rows={4}
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </label>
        <p className="actions">
          <button type="submit">{t.decks.takeOver}</button>
          <FileField label={t.decks.file} accept=".ydk,.txt" read={(_, from) => bring(from)} />
        </p>
      </form>
      <Outcome outcome={outcome} />
      <Export deck={deck} pool={pool} />
    </section>
  );
}

function Outcome({ outcome }: { readonly outcome: Import | undefined }) {
  const { t } = useLanguage();
  if (outcome === undefined) return null;
  if (!outcome.ok) {
    return (
      <p className="notice bad" role="alert">
        {t.decks.importFaults[outcome.fault]}
      </p>
    );
  }
  if (outcome.problems.length === 0) return null;
  return (
    <div className="notice bad" role="alert">
      <p>{t.decks.leftOut}</p>
      <ul>
        {outcome.problems.map((problem) => (
          <li key={problem.line}>{lineFault(problem, t)}</li>
        ))}
      </ul>
    </div>
  );
}

/** What was put into the clipboard; shown, to be copied by hand, where the browser does not let the page do it. */
type Copied = { readonly text: string; readonly done: boolean };

function Export({ deck, pool }: { readonly deck: DeckEntries; readonly pool: Pool }) {
  const { t } = useLanguage();
  const [copied, setCopied] = useState<Copied>();
  const [nameless, setNameless] = useState<readonly string[]>([]);

  const give = async (text: string) => {
    setNameless([]);
    setCopied({ text, done: await copy(text) });
  };
  const link = () => {
    const entries = PARTS.flatMap((part) => deck[part]);
    const without = entries.filter(({ passcode }) => passcode === undefined).map(({ name }) => name);
    if (without.length > 0) {
      setCopied(undefined);
      setNameless([...new Set(without)]);
      return;
    }
    const codes = (part: (typeof PARTS)[number]) =>
      deck[part].flatMap(({ passcode = 0, copies }) => Array.from({ length: copies }, () => passcode));
    give(writeYdke({ main: codes("main"), extra: codes("extra"), side: codes("side") }));
  };
  return (
    <>
      <h2>{t.decks.export}</h2>
      <p className="actions">
        <button type="button" onClick={() => download(`${pool.game}.ydk`, writeYdk(deck), "text/plain")}>
          {t.decks.saveYdk}
        </button>
        <button type="button" onClick={() => give(writeDeckList(deck))}>
          {t.decks.copyList}
        </button>
        <button type="button" onClick={link}>
          {t.decks.copyLink}
        </button>
      </p>
      <p className="note" role="status">
        {copied?.done === true ? t.decks.copied : null}
        {nameless.length > 0 ? t.decks.noPasscode(nameless.slice(0, 3).join(", "), nameless.length) : null}
      </p>
      {copied?.done === false ? <pre className="by-hand">{copied.text}</pre> : null}
    </>
  );
}
