import type { GameId, Language } from "@chainwright/card-ir";
import type { Catalogue, Seat } from "@chainwright/explain";
import { createContext, type ReactNode, use, useContext, useLayoutEffect } from "react";
import { loadedOnce } from "./common/once.ts";
import type { Strings } from "./strings/en.ts";

/** Each language's words are loaded when they are first read. */
const CATALOGUES: Readonly<Record<Language, () => Promise<Strings>>> = {
  en: async () => (await import("./strings/en.ts")).en,
  ko: async () => (await import("./strings/ko.ts")).ko,
  ja: async () => (await import("./strings/ja.ts")).ja,
};

const OWN_NAMES: Readonly<Record<Language, string>> = { en: "English", ko: "한국어", ja: "日本語" };

/** Loads the words of a language. Who waits for it before changing the language sees the page change at once. */
export const loadLanguage = loadedOnce((lang: Language): Promise<Strings> => CATALOGUES[lang]());

const SPOKEN: Readonly<Record<Language, () => Promise<Catalogue>>> = {
  en: async () => (await import("@chainwright/explain/en")).en,
  ko: async () => (await import("@chainwright/explain/ko")).ko,
  ja: async () => (await import("@chainwright/explain/ja")).ja,
};

/** Loads what rules, moments and faults of files are said with in a language, and gives it: all but the list of scenarios needs it. */
export const loadSpoken = loadedOnce(async (lang: Language): Promise<Language> => {
  const [{ speak }, catalogue] = await Promise.all([import("@chainwright/explain"), SPOKEN[lang]()]);
  speak(lang, catalogue);
  return lang;
});

export interface Tongue {
  readonly lang: Language;
  readonly t: Strings;
}

const LanguageContext = createContext<Tongue | undefined>(undefined);

export function LanguageProvider({ lang, children }: { lang: Language; children: ReactNode }) {
  const t = use(loadLanguage(lang));
  // Fonts and the screen reader's voice follow the document's language.
  useLayoutEffect(() => {
    document.documentElement.lang = lang;
  }, [lang]);
  return <LanguageContext value={{ lang, t }}>{children}</LanguageContext>;
}

export function useLanguage(): Tongue {
  const tongue = useContext(LanguageContext);
  if (tongue === undefined) throw new Error("useLanguage outside of a LanguageProvider");
  return tongue;
}

export const ownName = (lang: Language): string => OWN_NAMES[lang];

/**
 * A word that came as data: its translation where the catalogue has one, that of the game first ("duel-masters:draw");
 * else the word itself, made readable.
 */
export function wordFor(table: Readonly<Record<string, string>>, key: string, game?: GameId): string {
  const own = `${game}:${key}`;
  if (Object.hasOwn(table, own)) return table[own] ?? key;
  if (Object.hasOwn(table, key)) return table[key] ?? key;
  const spaced = key.replace(/([a-z0-9])([A-Z])/g, "$1 $2").replace(/[-_]/g, " ");
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

export const gameName = (t: Strings, game: GameId): string => t.games[game];

export const playerName = (t: Strings, seat: Seat): string =>
  seat === "A" ? t.board.playerA : t.board.playerB;
