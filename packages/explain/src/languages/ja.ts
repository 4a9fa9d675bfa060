import { rules } from "@chainwright/rulebook/words/ja";
import { duelMasters } from "../locales/duel-masters/ja.ts";
import { ja as messages } from "../locales/ja.ts";
import type { Catalogue } from "../messages.ts";

export const ja: Catalogue = { messages, ownWords: { "duel-masters": duelMasters }, rules };
