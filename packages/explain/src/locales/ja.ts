import { en } from "./en.ts";

export const ja: Readonly<Record<keyof typeof en, string>> = en;
