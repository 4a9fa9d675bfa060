import { changesOfStat, mayKnow, printed, type StatChange, statOf } from "@chainwright/engine/applying";
import type { Duel } from "@chainwright/engine/board";
import { CARD, type CardId, type Player, STAT, UNTIL } from "@chainwright/engine/state";
import { message, statName } from "./messages.ts";
import type { Saying } from "./options.ts";
import { printedEffect } from "./words.ts";

/** A stat of a card in play that is not as printed, or was changed to that again, and what makes it what it is. */
export interface ValueOf {
  readonly stat: string;
  readonly value: number;
  readonly printed: number;
  readonly changes: readonly ValueChange[];
}

export interface ValueChange {
  /** "+500 by “…”, as long as that applies: 2000 → 2500". */
  readonly says: string;
  /** The words of the effect that does it, in English; empty where one may not know whose it is. */
  readonly words: string;
}

const STATS = ["atk", "def", "power", "level", "rank", "rating", "scale", "cost"] as const;

const UNTIL_WORDS: Readonly<Record<number, string>> = Object.fromEntries(
  Object.entries(UNTIL).map(([word, code]) => [code, word]),
);

/** The changed values of a card and their sources, as far as a player (null: a judge) may know them. */
export function valuesOf(
  duel: Duel,
  card: CardId,
  viewer: Player | null,
  saying: Saying,
): readonly ValueOf[] {
  const { state } = duel;
  if (!mayKnow(duel, card, viewer)) return [];
  const { facts } = duel.definition(state.get(CARD.def, card)).card;
  const inPlay = duel.game.zones[state.get(CARD.zone, card)]?.field === true;
  if (!inPlay || (facts.kind !== "monster" && facts.kind !== "creature")) return [];
  return STATS.flatMap((name) => {
    const stat = STAT[name];
    if (facts[name === "rank" || name === "rating" ? "level" : name] === undefined) return [];
    const from = printed(duel, card, stat);
    const changes = changesOfStat(duel, card, stat);
    if (changes.length === 0) return [];
    return {
      stat: statName(name, saying.language),
      value: statOf(duel, card, stat),
      printed: from,
      changes: changes.map((change) => sayChange(duel, change, viewer, saying)),
    };
  });
}

function sayChange(
  duel: Duel,
  { how, value, of, source, effect, until, from, to }: StatChange,
  viewer: Player | null,
  { language, names }: Saying,
): ValueChange {
  const isKnown = mayKnow(duel, source, viewer);
  const { name } = duel.definition(duel.state.get(CARD.def, source)).card;
  const printed = isKnown ? printedEffect(duel, source, effect) : undefined;
  const span = printed?.effect.span;
  const isLoss = how === "lose" || (how === "gain" && value < 0);
  return {
    says: message("value.change", language, {
      how: isLoss ? "lose" : how,
      original: of === "original" ? "yes" : "no",
      value: how === "become" ? value : Math.abs(value),
      known: isKnown ? "yes" : "no",
      card: isKnown ? names(name.en, language) : "",
      until: UNTIL_WORDS[until] ?? "",
      from,
      to,
    }),
    words: printed === undefined || span === undefined ? "" : printed.text.slice(span[0], span[1]),
  };
}
