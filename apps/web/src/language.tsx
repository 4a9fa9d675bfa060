import type { GameId, Language } from "@chainwright/card-ir";
import type { Seat } from "@chainwright/explain";
import { createContext, type ReactNode, useContext, useLayoutEffect } from "react";
import { en, type Strings } from "./strings/en.ts";
import { ja } from "./strings/ja.ts";
import { ko } from "./strings/ko.ts";

const CATALOGUES: Readonly<Record<Language, Strings>> = { en, ko, ja };

export interface Tongue {
  readonly lang: Language;
  readonly t: Strings;
}

const LanguageContext = createContext<Tongue>({ lang: "en", t: en });

export function LanguageProvider({ lang, children }: { lang: Language; children: ReactNode }) {
  // Fonts and the screen reader's voice follow the document's language.
  useLayoutEffect(() => {
    document.documentElement.lang = lang;
  }, [lang]);
  return <LanguageContext value={{ lang, t: CATALOGUES[lang] }}>{children}</LanguageContext>;
}

export const useLanguage = (): Tongue => useContext(LanguageContext);

export const ownName = (lang: Language): string => CATALOGUES[lang].ownName;

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
