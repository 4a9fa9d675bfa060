import { useLanguage } from "../language.tsx";

/** Why what was done on the board cannot be; nothing where nothing was refused. */
export function Refused({ why }: { readonly why: readonly string[] }) {
  const { t } = useLanguage();
  if (why.length === 0) return null;
  return (
    <div className="notice bad" role="alert">
      <p>{t.editor.refused}</p>
      {why.map((one) => (
        <p key={one}>{one}</p>
      ))}
    </div>
  );
}
