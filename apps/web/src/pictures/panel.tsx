import { type FormEvent, useState } from "react";
import { useLanguage } from "../language.tsx";
import { chooseFolder, takeAddress, takeFiles, takeNone, unlock, usePictures } from "./source.ts";
import "../styles/pools.css";

/** The setting for the reader's own pictures of cards. */
export function PicturesPanel() {
  const { t } = useLanguage();
  const pictures = usePictures();
  const [pattern, setPattern] = useState(pictures.kind === "address" ? pictures.pattern : "");
  const [trouble, setTrouble] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTrouble(takeAddress(pattern.trim()) ? undefined : t.pictures.noAddress);
  };
  return (
    <details className="pools">
      <summary>{t.pictures.title}</summary>
      <p className="soft">{t.pictures.intro}</p>
      <form className="picture-address" onSubmit={submit}>
        <label>
          <span>{t.pictures.address}</span>
          <input
            type="text"
            inputMode="url"
            value={pattern}
            placeholder="https://…/{passcode}.jpg"
            aria-describedby="picture-said"
            onChange={(event) => setPattern(event.currentTarget.value)}
          />
        </label>
        <button type="submit">{t.pictures.useAddress}</button>
      </form>
      {window.showDirectoryPicker === undefined ? (
        <label className="file">
          {t.pictures.folderNow} …
          <input
            type="file"
            className="sr-only"
            multiple
            {...{ webkitdirectory: "" }}
            onChange={({ currentTarget }) => takeFiles([...(currentTarget.files ?? [])])}
          />
        </label>
      ) : (
        <button
          type="button"
          onClick={() => chooseFolder().catch((error: Error) => setTrouble(error.message))}
        >
          {t.pictures.folder}
        </button>
      )}
      {pictures.kind === "locked" ? (
        <button
          type="button"
          onClick={() => unlock(pictures.folder).catch((error: Error) => setTrouble(error.message))}
        >
          {t.pictures.unlock(pictures.folder.name)}
        </button>
      ) : null}
      {pictures.kind === "none" ? null : (
        <button type="button" onClick={takeNone}>
          {t.pictures.none}
        </button>
      )}
      <p className="soft" role="status" id="picture-said">
        {trouble ??
          (pictures.kind === "address"
            ? t.pictures.fromAddress
            : pictures.kind === "folder"
              ? t.pictures.fromFolder(pictures.name)
              : "")}
      </p>
    </details>
  );
}
