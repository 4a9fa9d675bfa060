import { rules } from "@chainwright/rulebook/words/ko";
import { duelMasters } from "../locales/duel-masters/ko.ts";
import { ko as messages } from "../locales/ko.ts";
import type { Catalogue } from "../messages.ts";

export const ko: Catalogue = { messages, ownWords: { "duel-masters": duelMasters }, rules };
