import type { Language } from "@chainwright/card-ir";
import { use, useMemo, useState } from "react";
import { useLanguage } from "../language.tsx";
import { LANGUAGES } from "../route.ts";

/**
 * What a search goes by, language by language: the reader's own alone until `widen` has loaded all of them, since who searches may
 * use the words of any.
 */
export function useInLanguages<T>(
  load: (lang: Language) => Promise<T>,
): readonly [loaded: readonly T[], widen: () => void] {
  const { lang } = useLanguage();
  const own = use(load(lang));
  const [all, setAll] = useState<readonly T[]>();
  const loaded = useMemo(() => all ?? [own], [all, own]);
  const widen = (): void => {
    // Without a network the search goes by what is there.
    Promise.all(LANGUAGES.map(load)).then(setAll, () => {});
  };
  return [loaded, widen];
}
