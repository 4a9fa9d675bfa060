import type { Language } from "@chainwright/card-ir";
import { loadedOnce } from "./common/once.ts";

/** What a scenario and its variants are called in one language. */
export interface Titles {
  readonly title: string;
  /** In the order of the file. */
  readonly variants: readonly { readonly id: string; readonly title: string }[];
}

/** By the scenario's id. */
export type TitlesById = Readonly<Record<string, Titles>>;

const TITLES: Readonly<Record<Language, () => Promise<TitlesById>>> = {
  en: async () => (await import("virtual:scenarios/en")).titles,
  ko: async () => (await import("virtual:scenarios/ko")).titles,
  ja: async () => (await import("virtual:scenarios/ja")).titles,
};

/** Loads what the scenarios are called in a language: what lists them needs it. */
export const loadTitles = loadedOnce((lang: Language): Promise<TitlesById> => TITLES[lang]());
