import { useLanguage } from "../language.tsx";
import { emptied, openDraft, type Shelf, withNew, withoutOpen } from "./draft.ts";

interface ShelfBarProps {
  readonly shelf: Shelf;
  readonly put: (shelf: Shelf) => void;
  /** Not to be taken back letter by letter. */
  readonly rename: (name: string) => void;
}

/** The decks of a game: which one lies open, what it is called, a new one, a copy, one less. */
export function ShelfBar({ shelf, put, rename }: ShelfBarProps) {
  const { t } = useLanguage();
  const { drafts, open } = shelf;
  const draft = openDraft(shelf);
  return (
    <div className="shelf-bar">
      {drafts.length < 2 ? null : (
        <label>
          <span>{t.decks.which}</span>
          <select value={open} onChange={(event) => put({ drafts, open: Number(event.currentTarget.value) })}>
            {drafts.map(({ name }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: decks may have the same name
              <option key={at} value={at}>
                {name === "" ? t.decks.nameless : name}
              </option>
            ))}
          </select>
        </label>
      )}
      <label>
        <span>{t.decks.name}</span>
        <input
          type="text"
          value={draft.name}
          placeholder={t.decks.nameless}
          onChange={(event) => rename(event.currentTarget.value)}
        />
      </label>
      <button type="button" onClick={() => put(withNew(shelf, { name: "", deck: emptied() }))}>
        {t.decks.newDeck}
      </button>
      <button
        type="button"
        onClick={() => put(withNew(shelf, { ...draft, name: t.decks.copyOf(draft.name) }))}
      >
        {t.decks.copy}
      </button>
      {drafts.length < 2 ? null : (
        <button type="button" onClick={() => put(withoutOpen(shelf))}>
          {t.decks.remove}
        </button>
      )}
    </div>
  );
}
