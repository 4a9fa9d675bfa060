import { rules } from "@chainwright/rulebook/words/en";
import { duelMasters } from "../locales/duel-masters/en.ts";
import { en as messages } from "../locales/en.ts";
import type { Catalogue } from "../messages.ts";

export const en: Catalogue = { messages, ownWords: { "duel-masters": duelMasters }, rules };
