import { ATTRIBUTES, CARD_TYPES, type GameId, type Language, OCG_TYPES } from "@chainwright/card-ir";
import {
  isMessageKey,
  type MessageKey,
  message,
  phaseTitle,
  pickedPlace,
  typeName,
  zoneTitle,
} from "@chainwright/explain";
import { parseReference } from "./actions.ts";
import { zoneName } from "./position.ts";
import type { ActSource, BringSource, ExpectSource, PlaySource } from "./source.ts";

/** Plays and expectations in one line each, for reports and errors. */

/** How they are said: the language, and a card's name in it. */
export interface Tongue {
  readonly language: Language;
  readonly game?: GameId;
  /** @param name as the file has it, without whose it is and which copy. */
  name(name: string): string;
}

/** What is written in a file, or was found instead of it. */
export type Value = string | number | readonly Value[] | { readonly [key: string]: Value | undefined };

const listed = (parts: readonly string[], { language }: Tongue): string =>
  parts.join(message("play.comma", language));

/** A player, a card as a file names it, or one of the words that can stand in its place. */
function named(written: string, tongue: Tongue): string {
  if (written === "A" || written === "B") return written;
  if ([OCG_TYPES, ATTRIBUTES, CARD_TYPES].some((words) => words.includes(written)))
    return typeName(tongue.language, written);
  const picked = pickedPlace(written, tongue.language);
  if (picked !== undefined) return picked;
  const found = `found.${written}`;
  if (isMessageKey(found)) return message(found, tongue.language);
  const { name, seat, copy } = parseReference(written);
  const card = tongue.name(name) + (copy === undefined ? "" : `#${copy}`);
  return seat === undefined ? card : message("play.card-of", tongue.language, { player: seat, card });
}

/** A value in one line: "Sangan, Dark Hole", "A 8000, B 7900". */
export function said(value: Value, tongue: Tongue): string {
  if (typeof value === "string") return named(value, tongue);
  if (typeof value === "number") return String(value);
  if (isList(value)) {
    if (value.length === 0) return message("play.nothing", tongue.language);
    const parts = value.map((one) => said(one, tongue));
    return value.some(isList) ? parts.join(" | ") : listed(parts, tongue);
  }
  return listed(
    Object.entries(value).flatMap(([key, inner]) =>
      inner === undefined ? [] : [`${key === "contains" ? "…" : named(key, tongue)} ${said(inner, tongue)}`],
    ),
    tongue,
  );
}

const isList = (value: Value): value is readonly Value[] => Array.isArray(value);

export function actTitle(act: "pass" | "decline" | Partial<ActSource> | BringSource, tongue: Tongue): string {
  const { language } = tongue;
  if (typeof act === "string") return message(`act.${act}`, language);
  return Object.entries(act)
    .flatMap(([key, value]) => (key === "player" || value === undefined ? [] : [{ key, value }]))
    .map(({ key, value }, i) => {
      const part = message(`act.${key}` as MessageKey, language, { value: valueTitle(key, value, tongue) });
      if (i === 0) return part;
      return message(["on", "at", "until"].includes(key) ? "play.space" : "play.comma", language) + part;
    })
    .join("");
}

/** What is said with a key of an act: a phase, a moment, how long, or cards. */
function valueTitle(key: string, value: Value, tongue: Tongue): string {
  const { language, game } = tongue;
  if (key === "phase") return phaseTitle(String(value), language, game);
  if (key !== "at" && key !== "until") return said(value, tongue);
  const word = `${key === "at" ? "when" : key}.${String(value)}`;
  return isMessageKey(word) ? message(word, language) : phaseTitle(String(value), language, game);
}

/** "A: activate Raigeki Break, target Jinzo", "A cannot activate Alien Dog". */
export function playTitle(play: PlaySource, tongue: Tongue): string {
  const { language } = tongue;
  if (typeof play === "string") return message(`play.${play}`, language);
  if ("cannot" in play || "can" in play) {
    const [key, act] =
      "cannot" in play ? (["play.cannot", play.cannot] as const) : (["play.can", play.can] as const);
    return message(key, language, { player: act.player, act: actTitle(act, tongue) });
  }
  if ("asked" in play) return message("play.asked", language, { player: play.asked });
  if ("so" in play) return expectationTitle(play.so, tongue);
  if ("orders" in play) return message("play.orders", language, { count: play.orders });
  const [player, act] = "A" in play ? (["A", play.A] as const) : (["B", play.B] as const);
  return message("play.act", language, { player, act: actTitle(act, tongue) });
}

/** Whether a play asks something instead of doing it. */
export const asksSomething = (play: PlaySource): boolean =>
  typeof play === "object" && ["cannot", "can", "asked", "orders", "so"].some((key) => key in play);

/** "destroyed: Sangan, Dark Hole", "LP: A 8000, B 7900". */
export function expectationTitle(expectation: ExpectSource, tongue: Tongue): string {
  const [[key, value]] = Object.entries(expectation) as [[string, Value]];
  const own = `expect.${key}`;
  const title = isMessageKey(own)
    ? message(own, tongue.language)
    : zoneTitle(zoneName(key), tongue.language, tongue.game);
  const told =
    key === "phase" ? phaseTitle(String(value), tongue.language, tongue.game) : said(value, tongue);
  return message("play.expect", tongue.language, { title, value: told });
}
