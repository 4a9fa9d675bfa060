import { en } from "./en.ts";

export const ko: Readonly<Record<keyof typeof en, string>> = en;
