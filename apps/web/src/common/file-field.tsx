interface FileFieldProps {
  readonly label: string;
  /** Endings of names: ".ydk,.txt". */
  readonly accept: string;
  readonly read: (name: string, text: string) => void;
}

/** A file of the reader's, as text. The browser's own field would speak its own language. */
export function FileField({ label, accept, read }: FileFieldProps) {
  return (
    <label className="file">
      {label} …
      <input
        type="file"
        className="sr-only"
        accept={accept}
        onChange={async ({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file === undefined) return;
          read(file.name, await file.text());
          // The same file, mended, must be able to come again.
          currentTarget.value = "";
        }}
      />
    </label>
  );
}
